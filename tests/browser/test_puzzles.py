"""Puzzles in the page: a list by kind, one failed, its best line played, and one solved, which is remembered."""

from __future__ import annotations

from playwright.async_api import expect

from ludoteka.games.shelf import SHELF
from ludoteka.kernel.match import resumed
from ludoteka.room.puzzles import book
from tests.browser.conftest import SHOTS, Come
from tests.browser.person import Person

PATIENCE = 60_000  # ms: the machine may be slow


def buttons() -> tuple[str, int, int, int]:
    """A puzzle that is answered by a button: its game and number, the right option, and a wrong one."""
    for game in SHELF:
        kept = book(game)
        for number, one in enumerate(kept.puzzles, 1):
            question = resumed(kept.record(one), one.ply).state.question(one.seat)
            if question is None or question.prompt.several or one.kind == "win":
                continue
            # what leaves something undone is asked about once more
            plain = [choice for choice in question.choices() if not choice.places]
            pressed = [choice for choice in plain if not question.forgone(choice.option)]
            right = [choice.option for choice in pressed if choice.notation in one.answers]
            wrong = [choice.option for choice in pressed if choice.notation not in one.answers]
            if right and wrong:
                return game, number, right[0], wrong[0]
    raise AssertionError("no puzzle is answered by a button")


async def open_puzzle(person: Person, number: int) -> None:
    await person.page.locator(f"[data-puzzle='{number}']").click()
    await person.asked()


async def test_a_puzzle_is_failed_shown_and_solved(come: Come) -> None:
    anna = await come("laptop", lang="en")
    page = anna.page
    game, number, right, wrong = buttons()
    await anna.go(f"/puzzles/{game}")
    await expect(page.locator("[data-puzzle]")).to_have_count(len(book(game).puzzles), timeout=PATIENCE)
    await expect(page.locator("[data-done]")).to_have_attribute("data-done", "0", timeout=PATIENCE)
    assert not await anna.axe()
    await page.screenshot(path=SHOTS / "puzzles-laptop.png")
    await open_puzzle(anna, number)
    panel = page.locator("[data-stage]")
    await expect(panel).to_have_attribute("data-stage", "open", timeout=PATIENCE)
    await expect(panel.locator("[data-why]")).to_have_count(0)
    await page.locator(f".decision [data-option='{wrong}']").click()
    await expect(panel).to_have_attribute("data-stage", "failed", timeout=PATIENCE)
    await expect(panel.locator("[data-why]").first).to_be_visible()
    assert not await anna.axe()
    await page.screenshot(path=SHOTS / "puzzle-failed-laptop.png")
    before = page.url
    await panel.locator("[data-show]").click()
    await page.wait_for_url(lambda url: url != before)
    await page.locator("[data-step]").click()
    await expect(panel).to_have_attribute("data-stage", "solved", timeout=PATIENCE)
    await expect(panel.locator("[data-verdict]")).to_have_count(0)
    await page.goto(f"{anna.address}/puzzles/{game}")
    # what was shown was not found
    await expect(page.locator("[data-done]")).to_have_attribute("data-done", "0", timeout=PATIENCE)
    await open_puzzle(anna, number)
    await page.locator(f".decision [data-option='{right}']").click()
    await expect(panel).to_have_attribute("data-stage", "solved", timeout=PATIENCE)
    await expect(panel.locator("[data-verdict]")).to_be_visible()
    await panel.locator(f"[href='/puzzles/{game}']").click()
    await expect(page.locator("[data-done]")).to_have_attribute("data-done", "1", timeout=PATIENCE)
    await page.reload()
    await expect(page.locator("[data-done]")).to_have_attribute("data-done", "1", timeout=PATIENCE)


async def test_on_a_phone_a_puzzle_leaves_room_for_the_table(come: Come) -> None:
    anna = await come("phone", lang="ru")
    page = anna.page
    game, number, right, _ = buttons()
    await anna.go(f"/puzzles/{game}")
    await open_puzzle(anna, number)
    panel = page.locator("[data-stage]")
    await expect(panel).to_be_visible()
    button = page.locator(f".decision [data-option='{right}']")
    shown, asked = await panel.bounding_box(), await button.bounding_box()
    assert shown
    assert asked
    assert shown["y"] + shown["height"] <= asked["y"], "the panel does not lie on what is asked"
    await page.screenshot(path=SHOTS / "puzzle-phone.png")
    await button.click()
    await expect(panel).to_have_attribute("data-stage", "solved", timeout=PATIENCE)
    await page.screenshot(path=SHOTS / "puzzle-solved-phone.png")
