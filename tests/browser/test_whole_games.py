"""For each game a whole game is played through the page, person against a bot, by clicking what glows.

`make test` plays each game at one size; `make soak` at both. The bot is an apprentice: against one that plays at random
a game of elves or creatures has five to ten times as many decisions, and would prove nothing more about the page.
"""

from __future__ import annotations

import os

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from tests.browser.conftest import Come

SIZES = ["desktop", "phone"]
ALL = [(game, size) for game in shelf.SHELF for size in SIZES]
ONE_EACH = [(game, SIZES[number % 2]) for number, game in enumerate(shelf.SHELF)]


@pytest.mark.parametrize(("game", "size"), ALL if os.environ.get("LUDOTEKA_SOAK") else ONE_EACH)
async def test_a_whole_game(come: Come, game: str, size: str) -> None:
    anna = await come(size, lang="en" if size == "phone" else "ru")
    await anna.open_table(game, players=2, seats={1: "bot:apprentice"})
    await anna.at_table()
    clicks = await anna.play_to_the_end()
    assert clicks > 5
    assert await anna.page.locator("dialog .over .how").inner_text()
    assert await anna.fits()
    if game == "shards":  # a blow ends it, and the sheet leads there
        await expect(anna.page.locator("dialog [data-deciding]")).to_have_count(1)
    await anna.page.keyboard.press("Escape")  # the sheet that says who won can be closed, and had again
    await anna.page.locator("dialog .over").wait_for(state="detached")
    await anna.page.wait_for_timeout(500)  # what the sheet uncovers under a pointer at rest takes no click at once
    await anna.page.locator(".decision [data-result]").click()
    await anna.page.locator("dialog .over").wait_for()


async def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    anna = await come(lang="en")
    await anna.open_table("shards", seats={1: "bot:apprentice"})
    await anna.at_table()
    page = anna.page
    press = 0
    while press < 1500:
        seen = await anna.seen()
        if seen["over"] or seen["result"]:
            break
        if not seen["mine"]:  # what the others do is watched at its pace: only one's own presses are counted
            await page.wait_for_timeout(40)
            continue
        press += 1
        if press % 5 == 4 or not seen["glowing"]:
            await page.keyboard.press("1")
        else:
            await page.keyboard.press("h" if press % 2 else "m")
            for _ in range(12):  # Tab stops at what glows before anything else of the board
                if await page.evaluate("document.activeElement?.matches('.spot.legal, .spot.aim, [role=menuitem]')"):
                    await page.keyboard.press("Enter")
                    break
                await page.keyboard.press("Tab")
            if await page.locator(".menu").count():
                await page.keyboard.press("Enter")
        # What glowed when Tab was pressed may be gone when Enter is: then a card of the log or a reason is opened.
        if await page.locator(".whynot, dialog[open]:not(:has(.over))").count():
            await page.keyboard.press("Escape")
        await page.wait_for_timeout(20)
    assert press < 1500
    await expect(page.locator("dialog .over, .decision [data-result]").first).to_be_visible()
