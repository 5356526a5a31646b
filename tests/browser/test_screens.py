"""Every screen: nothing axe-core objects to, nothing that sticks out, in both lights and at both sizes."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from tests.browser.conftest import Come

GAMES = list(shelf.SHELF)
LOOKS = [("desktop", "dark"), ("phone", "light")]


@pytest.mark.parametrize(("size", "light"), LOOKS)
@pytest.mark.parametrize("path", ["/", "/new/shards", "/settings", "/rules/shards", "/cards/quarriors"])
async def test_axe_has_nothing_against_a_screen(come: Come, path: str, size: str, light: str) -> None:
    anna = await come(size, light=light)
    await anna.go(path)
    await anna.page.wait_for_timeout(700)
    assert await anna.axe() == []
    assert await anna.fits()


@pytest.mark.parametrize(("size", "light"), [*LOOKS, ("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", GAMES)
async def test_axe_has_nothing_against_a_table(come: Come, game: str, size: str, light: str) -> None:
    anna = await come(size, light=light)
    await anna.open_table(game)
    await anna.asked()
    for _ in range(9):
        await anna.choose_something()
        await anna.page.wait_for_timeout(120)
        if await anna.over():
            break
    await anna.page.wait_for_timeout(400)
    assert await anna.axe() == []
    assert await anna.fits()


@pytest.mark.parametrize("game", GAMES)
async def test_rules_and_cards_of_every_game(come: Come, game: str) -> None:
    anna = await come(lang="en")
    await anna.go(f"/rules/{game}")
    rules = anna.page.locator(".rule")
    await rules.first.wait_for()
    whole = await rules.count()
    assert whole > 20
    await anna.page.locator("input[type=search]").fill("draw")
    await expect(rules).not_to_have_count(whole)
    await anna.go(f"/cards/{game}")
    cards = anna.page.locator(".catalogue .card")
    await cards.first.wait_for()
    await cards.first.click()
    await expect(anna.page.locator(".opened .facts")).to_be_visible()
