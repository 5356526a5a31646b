"""In the folder, by clicking: whole games, and axe-core has nothing against a screen on the way.

`make soak` plays all five games at both sizes; `make test` the shortest, and looks at the screens of that visit.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import Browser

from ludoteka.games import shelf
from tests.browser.person import Person
from tests.tab.visit import coming, play

LOOKS = {"desktop": ("ru", "dark"), "phone": ("en", "light")}
ALL = [(game, size) for game in shelf.SHELF for size in LOOKS]
SHORTEST = [("shards", "phone")]


async def seen(anna: Person, what: str) -> None:
    """The screen as it stands, once all of it is there: nothing against it, and nothing sticks out."""
    await anna.page.locator(what).first.wait_for()
    await anna.page.wait_for_timeout(700)  # what fades in has its colours then
    assert await anna.axe() == []
    assert await anna.fits()


@pytest.mark.parametrize(("game", "size"), ALL if os.environ.get("LUDOTEKA_SOAK") else SHORTEST)
async def test_a_whole_game_and_the_screens_on_the_way(
    game: str, size: str, site: tuple[Path, str], browser: Browser
) -> None:
    _, address = site
    async with coming(browser, address, size, *LOOKS[size]) as anna:
        await anna.go("/")
        await seen(anna, f"[data-box={game}] .meta")
        await anna.go(f"/rules/{game}")
        await seen(anna, "a.ru")
        await anna.go(f"/cards/{game}")
        await seen(anna, "a.card")
        await anna.go("/settings")
        await seen(anna, "main.narrowpage")
        await anna.open_table(game, seats={1: "bot:apprentice"})
        await anna.asked()
        await play(anna, 3)
        await seen(anna, ".decision.mine:not(.busy)")
        assert await anna.play_to_the_end() > 2
        assert await anna.page.locator("dialog .over .how").inner_text()
        await seen(anna, "dialog .over")
        await anna.page.locator("dialog a[href*=replay]").last.click()
        await anna.page.wait_for_url("**#/replay/**")
        await seen(anna, "main.stage")
