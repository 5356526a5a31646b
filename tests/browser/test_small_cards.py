"""Cards at the width of a phone: what they say can be read, and what is read lies on top."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludoteka.kernel.machine import State
from tests.browser.conftest import Come
from tests.browser.positions import VIEWER, first
from tests.browser.test_stage import sit

CUT = """(query) => [...document.querySelectorAll(query)].filter(el => el.offsetParent && el.clientWidth).filter(el => {
    const range = document.createRange();
    range.selectNodeContents(el);
    const [text, card] = [range.getBoundingClientRect(), el.closest('.card').getBoundingClientRect()];
    return text.right > card.right + 0.5 || text.left < card.left - 0.5 || el.scrollHeight > el.clientHeight + 2
        || getComputedStyle(el).textOverflow === 'ellipsis' && el.scrollWidth > el.clientWidth })
    .map(el => el.textContent)"""
LINES = """() => [...document.querySelectorAll('.arena .card .tx')].map(el => {
    const style = getComputedStyle(el);
    const rows = el.clientHeight / parseFloat(style.lineHeight);
    return { size: parseFloat(style.fontSize), rows, shown: el.offsetParent !== null } })"""


def lying(state: State) -> int:
    mine = state.view(VIEWER)["players"][VIEWER]
    return len(mine["play"]) + (mine.get("leader") is not None)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ["shards", "etherstone"])
async def test_no_type_line_ends_in_dots(come: Come, game: str, lang: str) -> None:
    anna = await come("phone", lang=lang)
    await sit(anna, game, first(game, lambda state: bool(state.view(VIEWER)["players"][VIEWER].get("hand"))))
    await expect(anna.page.locator(".card .ty").first).to_be_attached()
    assert await anna.page.evaluate(CUT, ".card .ty > span") == []


@pytest.mark.parametrize("lang", ["ru", "en"])
async def test_all_cards_to_draft_are_in_sight_with_colour_and_kin(come: Come, lang: str) -> None:
    anna = await come("phone", lang=lang)
    await sit(anna, "etherstone", first("etherstone", lambda state: len(state.view(VIEWER).get("packet") or []) >= 6))
    cards = anna.page.locator(".packet .card")
    assert await cards.count() >= 6
    for n in range(await cards.count()):
        await expect(cards.nth(n)).to_be_in_viewport(ratio=0.99)
        await expect(cards.nth(n).locator(".tx")).to_be_visible()
    assert await anna.page.evaluate(CUT, ".packet .card .ty > span") == []


@pytest.mark.parametrize("count", [6, 8])
async def test_many_cards_in_play_say_what_they_do(come: Come, count: int) -> None:
    anna = await come("phone")
    await sit(anna, "etherstone", first("etherstone", lambda state: lying(state) == count))
    told = await anna.page.evaluate(LINES)
    assert len(told) >= count - 1
    assert all(one["shown"] and one["size"] >= 10 and one["rows"] >= 3 for one in told), told


async def test_what_is_read_from_an_open_pile_lies_over_it(come: Come) -> None:
    anna = await come("phone")
    await sit(anna, "quarriors", first("quarriors", used))
    await anna.page.locator(f".dicepile[data-path=\"players/{VIEWER}/used\"]").click()
    await anna.page.locator("dialog .spot").first.click()
    large = anna.page.locator(".peek.read")
    await expect(large).to_be_visible()
    assert await large.evaluate("el => el.closest('dialog[open]') !== null"), "what lies in a sheet is not under it"
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("dialog")).to_have_count(0)


def used(state: State) -> bool:
    return bool(state.view(VIEWER)["players"][VIEWER]["used"])


def offers_relics(state: State) -> bool:
    return any(choice.verb == "recruit-relic" for choice in state.choices())


@pytest.mark.parametrize("lang", ["ru", "en"])
async def test_the_largest_text_of_a_card_to_choose_keeps_its_last_line(come: Come, lang: str) -> None:
    anna = await come("laptop", lang=lang)
    await anna.page.context.add_init_script("localStorage.ludoteka = JSON.stringify({speed: 0, size: 'largest'})")
    await sit(anna, "shards", first("shards", offers_relics))
    texts = anna.page.locator(".tray .card .tx")
    await expect(texts.first).to_be_visible()
    assert await texts.evaluate_all("all => all.every(el => el.scrollHeight <= el.clientHeight + 1)")
