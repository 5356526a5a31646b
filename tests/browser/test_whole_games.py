"""For each game a whole game is played through the page, person against bots, by clicking what glows."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from tests.browser.conftest import Come

GAMES = list(shelf.SHELF)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(come: Come, game: str, size: str) -> None:
    anna = await come(size, lang="en" if size == "phone" else "ru")
    await anna.open_table(game, players=2, seats={1: "bot:apprentice"})
    await anna.at_table()
    clicks = await anna.play_to_the_end()
    assert clicks > 5
    assert await anna.page.locator("dialog .over .how").inner_text()
    assert await anna.fits()


async def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    anna = await come(lang="en")
    await anna.open_table("shards")
    await anna.at_table()
    page = anna.page
    for press in range(1500):
        if await anna.over():
            break
        if not await page.locator(".decision.mine:not(.busy)").count():
            await page.wait_for_timeout(40)
            continue
        if press % 5 == 4 or not await page.locator(".spot.legal, .spot.aim").count():
            await page.keyboard.press("1")
        else:
            await page.keyboard.press("h" if press % 2 else "m")
            for _ in range(12):  # Tab stops at what glows before anything else of the board
                if await page.evaluate("document.activeElement?.matches('.spot.legal, .spot.aim, [role=menuitem]')"):
                    break
                await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
            if await page.locator(".menu").count():
                await page.keyboard.press("Enter")
        if await page.locator(".whynot").count():
            await page.keyboard.press("Escape")
        await page.wait_for_timeout(30)
    assert await anna.over()
