"""The table tells by itself: goals and dangers in the rail or behind a chip, and what a click would do."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Come

OWN = {
    "shards": "Мастерство",
    "evolution": "Жетоны трансмутации",
    "quarriors": "Слава",
    "etherstone": "ПО сейчас",
    "elves": "Ваш Замок",
}


@pytest.mark.parametrize("game", list(OWN))
async def test_goals_stand_in_the_rail_and_open_whole(come: Come, game: str) -> None:
    anna = await come()
    await anna.open_table(game)
    await anna.asked()
    panel = anna.page.locator('[data-area="goals"]').first
    await expect(panel).to_be_visible()
    box = await panel.bounding_box()
    assert box is not None
    assert box["height"] <= 148
    await panel.get_by_role("button").click()
    sheet = anna.page.locator("dialog.sheet")
    await expect(sheet.locator(".whole").first).to_be_visible()
    assert OWN[game] in await sheet.inner_text()


async def test_on_a_phone_goals_are_a_chip(come: Come) -> None:
    anna = await come("phone")
    await anna.open_table("shards")
    await anna.asked()
    chip = anna.page.locator(".goalchip")
    await expect(chip).to_be_visible()
    await chip.click()
    await expect(anna.page.locator("dialog.sheet .whole").first).to_be_visible()


async def test_what_is_pointed_at_says_what_it_would_do(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    crystal = anna.page.locator(".hand .spot.legal").filter(has_text="Кристалл").first
    await crystal.hover()
    await expect(anna.page.locator(".decision .help")).to_contain_text("получает 1 кристалл")
