"""The table tells by itself: goals and dangers in the rail or behind a chip, and what a click would do."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from tests.browser.conftest import Come
from tests.browser.positions import VIEWER, first, read

OWN = {
    "shards": "Мастерство",
    "evolution": "Жетоны трансмутации",
    "quarriors": "Слава",
    "etherstone": "у лучшего соперника",
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
    crystal = anna.page.locator(".hand .spot.legal").filter(has=anna.page.get_by_text("Кристалл", exact=True)).first
    await crystal.hover()
    await expect(anna.page.locator(".decision .help")).to_contain_text("получает 1 кристалл")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_that_ones_castle_is_attacked_is_read_whole(come: Come, size: str, lang: str) -> None:
    """The sentence itself, nothing of it cut: in the rail, or one tap behind the chip."""
    attacked = first(
        "elves",
        lambda state: any(
            danger.message.id == "elves-danger-castle-attacked" and danger.message.args["to"] == "you"
            for danger in shelf.box("elves").dangers(state, VIEWER)
        ),
    )
    anna = await come(size, lang=lang)
    await anna.sit_where(read("elves", attacked.record), attacked.ply)
    await anna.asked()
    if size == "phone":
        await anna.page.locator(".goalchip.alarm").click()
    said = anna.page.locator(".danger.now").first
    await expect(said).to_contain_text("потеряете его — выбываете" if lang == "ru" else "lose it and you are out")
    assert await said.evaluate(READ_WHOLE) == []


# The words of rows that somebody can read only in part: cut by an ellipsis, or by what holds them.
READ_WHOLE = """el => [el, ...el.querySelectorAll('.words')].filter(one => {
    const box = one.getBoundingClientRect(), by = one.closest('[data-area], dialog').getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || box.right > by.right + 1 || box.bottom > by.bottom + 1
        || getComputedStyle(one).whiteSpace === 'nowrap' && one.offsetWidth > one.parentElement.clientWidth
}).map(one => one.textContent)"""
