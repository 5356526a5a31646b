"""Room on the table: nothing that must be read lies under something else or out of sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Locator, expect

import ludoteka
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import PolicyBot
from ludoteka.bots.weights import policy_of
from ludoteka.games import shelf
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.machine import State
from ludoteka.kernel.match import Match
from tests.browser.conftest import Come

Box = dict[str, float]
BOXES = """all => all.map(el => {
    const {x, y, width, height} = el.getBoundingClientRect(); return {x, y, width, height} })"""


def until(game: str, met: Callable[[State], bool], seed: str = "1") -> Match:
    """A game by tastes that no ladder changes, standing where the first seat is asked and this is so."""
    match = Match(ludoteka.game(game), seed)
    tastes = policy_of(shelf.box(game)).held(0.45 if game == "etherstone" else 0.35)
    minds = [PolicyBot(f"{seed}{seat}", tastes) for seat in range(match.state.seats())]
    for _ in range(900):
        state = match.state
        assert not state.ending
        if state.actor == 0 and met(state):
            return match
        match.choose(state.actor, minds[state.actor].choose(Observer(state, state.actor)))
    raise AssertionError("it never was so")


async def boxes(things: Locator) -> list[Box]:
    found: list[Box] = await things.evaluate_all(BOXES)
    assert found
    return found


def shared(one: Box, other: Box) -> float:
    """How many pixels two boxes have in common."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0, wide) * max(0, high)


def apart(found: list[Box]) -> bool:
    return all(shared(one, other) < 4 for n, one in enumerate(found) for other in found[:n])


def crowded(state: State) -> bool:
    me = state.view(0)["players"][0]
    if isinstance(state, Shards):
        return len(me["allies"]) + len(me["champions"]) >= 9
    return me["leader"] is not None and len(me["play"]) >= 5


@pytest.mark.parametrize(
    ("game", "size"), [("shards", "desktop"), ("shards", "laptop"), ("shards", "phone"), ("etherstone", "laptop")]
)
async def test_many_cards_of_ones_own_lie_apart(come: Come, game: str, size: str) -> None:
    anna = await come(size)
    await anna.sit_at(until(game, crowded))
    cards = await boxes(anna.page.locator(".arena .holder .card"))
    assert len(cards) >= 6
    assert apart(cards)
    [zone] = await boxes(anna.page.locator(".arena"))
    assert all(zone["x"] <= card["x"] and card["x"] + card["width"] <= zone["x"] + zone["width"] for card in cards)
    assert all(zone["y"] <= card["y"] and card["y"] + card["height"] <= zone["y"] + zone["height"] for card in cards)


@pytest.mark.parametrize("size", ["desktop", "laptop"])
async def test_a_battle_and_what_is_ones_own_are_whole(come: Come, size: str) -> None:
    anna = await come(size)
    match = until("elves", lambda state: any(choice.verb == "strike" for choice in state.choices()))
    await anna.sit_at(match)
    await anna.asked()
    page = anna.page
    [bar] = await boxes(page.locator(".decision"))
    fighters = await boxes(page.locator(".cross > .place > .fighter"))
    assert len(fighters) == 4
    assert apart(fighters)
    assert all(one["y"] + one["height"] <= bar["y"] + 1 for one in fighters)
    [own] = await boxes(page.locator(".ownline"))
    assert own["y"] + 30 < page.viewport_size["height"] if page.viewport_size else False
    assert shared(own, bar) < 4
    for card in await boxes(page.locator(".ownline .card, .flanked .piles .pile")):
        assert shared(card, bar) < 4


async def test_a_gain_stands_beside_its_number(come: Come) -> None:
    """Where nothing moves, what was gained is told beside the number, not on it."""
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.evaluate(WATCH)
    await anna.page.locator(".hand .spot[data-key='crystal']").first.click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await anna.until("window.covered.length > 0")
    covered: list[Any] = await anna.page.evaluate("window.covered")
    assert covered
    assert not any(covered)
    await expect(anna.page.locator(".fly.still")).to_have_count(0)  # and is gone after a while


# Whether each gain that is shown lies on the number it speaks of.
WATCH = """() => {
    window.covered = [];
    new MutationObserver(() => requestAnimationFrame(() => {
        for (const gain of document.querySelectorAll('.fly.still')) {
            const number = gain.parentElement.querySelector('.num');
            if (!number) continue;
            const [a, b] = [gain, number].map(el => el.getBoundingClientRect());
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            window.covered.push(wide > 1 && high > 1);
        }
    })).observe(document.body, {subtree: true, childList: true});
}"""


async def test_who_comes_to_an_open_question_finds_in_sight_what_it_is_about(come: Come) -> None:
    """On a phone one's own cards lie far down the board."""
    anna = await come("phone")
    match = until("etherstone", lambda state: state.current().prompt(state).message.id == "etherstone-ask-abilities")
    await anna.sit_at(match)
    await anna.asked()
    await expect(anna.page.locator(".board .spot.legal").first).to_be_in_viewport(ratio=0.4)
    [bar] = await boxes(anna.page.locator(".decision"))
    [button] = await boxes(anna.page.locator(".decision .opts [data-option]"))
    assert button["width"] > bar["width"] * 0.8  # a finger finds it anywhere in its row
    assert bar["height"] < 130
