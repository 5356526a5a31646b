"""How to play in two minutes: before the first game, by R, and at the head of the rules; nothing of it is cut."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from tests.browser.conftest import SHOTS, Come
from tests.browser.person import SIZES, Person

# Pages whose words or things stick out of them, and pictures that came out empty.
CUT = """[...document.querySelectorAll('.primer li')].flatMap(page => {
  const box = page.getBoundingClientRect();
  const out = [...page.querySelectorAll('h3, p, small, .thing, .laid')].filter(el => {
    const at = el.getBoundingClientRect();
    return !at.width || at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1
      || at.bottom > box.bottom + 1 || (!el.matches('.thing, .laid') && el.scrollWidth > el.clientWidth + 1);
  });
  return out.map(el => `${page.dataset.page}: ${el.className || el.tagName} ${el.textContent.trim().slice(0, 30)}`);
})"""


async def read(anna: Person, game: str) -> None:
    pages = anna.page.locator(f"[data-primer={game}] li")
    await pages.first.wait_for()
    assert await pages.count() == 6
    assert await anna.page.evaluate(CUT) == []
    if anna.size == "phone":
        for _ in range(5):
            await anna.page.locator(".primer .dots button").last.click()
            await anna.page.wait_for_timeout(350)
        assert await anna.page.locator(".primer .dots .num").inner_text() == "6 / 6"


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_the_rules_begin_with_two_minutes(come: Come, game: str, size: str) -> None:
    anna = await come(size, lang="en" if size == "phone" else "ru")
    await anna.go(f"/rules/{game}")
    await anna.page.locator(".primer li").first.wait_for()
    SHOTS.mkdir(parents=True, exist_ok=True)
    await anna.page.screenshot(path=SHOTS / f"primer-{game}-{size}.png")
    await read(anna, game)
    assert await anna.fits()
    assert await anna.page.locator(".rules .panel").count() > 3, "the full rules are below"
    assert await anna.axe() == []


async def test_before_the_first_game_one_is_told_how_to_play(come: Come) -> None:
    anna = await come("laptop")
    for first in (True, False):
        await anna.go("/new/shards")
        begin = anna.page.locator("form.newtable .foot .primary")
        await anna.page.locator("input[data-guide]").check(force=True)
        await begin.click()
        await anna.at_table()
        if first:
            await read(anna, "shards")
            width, height = SIZES[anna.size]
            paper = await anna.page.locator("dialog .paper").bounding_box()
            assert paper
            assert paper["width"] <= width
            assert paper["height"] <= height
            await anna.page.screenshot(path=SHOTS / "primer-first-game.png")
            await anna.page.locator("[data-read]").click()
        assert await anna.page.locator(".primer").count() == 0
    await anna.page.keyboard.press("r")
    await read(anna, "shards")
    assert "/table/" in anna.page.url, "nobody leaves the table to read"
    await anna.page.keyboard.press("Escape")
    await anna.page.locator(".primer").wait_for(state="detached")
