"""Evolution on a phone: a rival's creatures can be read and aimed at, one's own found, a trait chosen in few words."""

from __future__ import annotations

from collections.abc import Callable

from playwright.async_api import expect

from ludoteka.kernel.machine import State
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.positions import VIEWER, first, prompt
from tests.browser.test_stage import resize, sit

COVERED = """([one, other]) => {
    const [a, b] = [one, other].map(query => document.querySelector(query).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom }"""
OVERLAPPING = """() => {
    const boxes = [...document.querySelectorAll('.lens .creature')].map(el => el.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((a, i) => boxes.slice(0, i).filter(b => meet(a, b))).length }"""


def herds(state: State) -> list[int]:
    """How many creatures lie before each of two players; none where more or fewer play."""
    sides = state.view(VIEWER)["players"]
    return [len(side["creatures"]) for side in sides] if len(sides) == 2 else [0, 0]


def many_targets(state: State) -> bool:
    strikes = sum(choice.verb == "attack" for choice in state.choices())
    return strikes > 2 and min(herds(state)) > 4


def many_to_activate(state: State) -> bool:
    return prompt(state) == "evolution-ask-activate" and len(state.choices()) > 4 and herds(state)[VIEWER] > 4


def source_too(state: State) -> bool:
    """Somebody may be struck, and energy taken from the source between him and one's own."""
    verbs = {choice.verb for choice in state.choices()}
    return {"attack", "gain-lower"} <= verbs and min(herds(state)) > 0


def one_trait(state: State) -> bool:
    return prompt(state) == "evolution-ask-trigger" and len(state.choices()) == 2 and herds(state)[VIEWER] > 0


async def sit_where(anna: Person, like: Callable[[State], bool], query: str = "") -> None:
    await sit(anna, "evolution", first("evolution", like), query)


async def test_a_rivals_creatures_are_read_by_a_tap_and_struck_from_there(come: Come) -> None:
    anna = await come("phone")
    await sit_where(anna, many_targets)
    lens = anna.page.locator(".lens")
    asked = await anna.page.locator(".decision .ask b").inner_text()
    await anna.page.locator(".seat .herd .spot.aim").first.click()
    await expect(lens).to_be_visible()
    assert await anna.page.locator(".decision .ask b").inner_text() == asked, "the first tap only shows"
    assert await anna.page.evaluate(OVERLAPPING) == 0
    names = await lens.locator(".creature .trait span").all_inner_texts()
    assert names
    # The list tells what each target is.
    await anna.page.keyboard.press("Escape")
    await expect(lens).to_have_count(0)
    await anna.page.locator(".decision [data-more]").click()
    rows = await anna.page.locator("dialog .offers [data-option]:has(small)").all_inner_texts()
    assert any(name in row for row in rows for name in names)
    await anna.page.keyboard.press("Escape")
    await anna.page.locator(".seat .herd .spot.aim").first.click()
    await lens.locator(".spot.aim").first.click()
    await expect(lens).to_have_count(0)


async def test_a_rival_seen_large_covers_nothing_that_glows(come: Come) -> None:
    anna = await come("phone")
    await sit_where(anna, source_too)
    await anna.page.locator(".seat .herd .spot.aim").first.click()
    lens = anna.page.locator(".lens")
    await expect(lens).to_be_visible()
    part = anna.page.locator(".source .part.legal").first
    await expect(part).to_be_visible()
    assert not await anna.page.evaluate(COVERED, [".lens", ".source .part.legal"])
    await part.click()
    await expect(lens).to_have_count(0)


async def test_ones_own_creatures_out_of_sight_are_told_and_come(come: Come) -> None:
    anna = await come("phone")
    await sit_where(anna, many_to_activate, "?guide")
    await resize(anna.page, (360, 640))
    await expect(anna.page.locator(".guide")).to_be_visible()
    await anna.until("document.querySelector('.edge.glows') !== null")
    assert not await anna.page.evaluate(COVERED, [".guide", "[data-area=rivals]"])
    last = anna.page.locator(".mineherd .herd > .creature").last
    await anna.page.locator(".edge.on").click()
    await expect(last.locator(".mask")).to_be_in_viewport(ratio=0.9)
    await expect(anna.page.locator(".edge.on")).to_have_count(0)
    await last.locator(".mask").click()
    # A high phone shows them all.
    await sit_where(anna, many_to_activate)
    await resize(anna.page, (390, 844))
    await expect(anna.page.locator(".edge")).to_have_count(0)


async def test_one_trait_is_asked_for_in_a_few_lines(come: Come) -> None:
    anna = await come("phone")
    await sit_where(anna, one_trait)
    tray = anna.page.locator(".tray")
    await expect(tray).to_be_visible()
    assert not await anna.page.evaluate(COVERED, [".tray", ".mineherd .herd"])
    await expect(anna.page.locator(".decision .opts .primary")).to_have_count(0)
    await expect(tray.locator("[data-option] .primary")).to_have_text("Применить")
    await tray.locator("[data-option]").click()
    await expect(tray.locator(".slim .primary")).to_have_count(0)
