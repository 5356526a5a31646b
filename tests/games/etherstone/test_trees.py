"""Small trees counted to the last leaf: decisions, throws of luck, ends."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.etherstone.deck import EN
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.shelf import game
from ludoteka.kernel.refusal import Refused

CHEAP = 8  # throws scripted ahead; no choice of these trees needs more


def last_round(**options: Any) -> Etherstone:
    """Both seats have one turn left and no health for a refresh."""
    table = game("etherstone", 2, refresh_to_zero=False, infected_refresh=False, **options)
    state = table.box.bare(2, table.options)
    assert isinstance(state, Etherstone)
    state.supply, state.closing = 0, 3
    state.holder = [1, 1, 1, 1, 1]
    for player in state.players:
        player.health = 1
    return state


def children(state: Etherstone, option: int, thrown: list[int]) -> list[tuple[Etherstone, int]]:
    """All states that an option can lead to, each with the number of throws on the way."""
    twin = state.clone()
    twin.script = [*thrown, *[0] * (CHEAP - len(thrown))]
    twin.play(option)
    used = CHEAP - len(twin.script)
    twin.script = []
    found = [(twin, used)]
    for place in range(len(thrown), used):
        value = 1
        while True:
            more = [*thrown, *[0] * (place - len(thrown)), value]
            try:
                found.extend(children(state, option, more))
            except Refused:
                break
            value += 1
    return found


def count(state: Etherstone) -> tuple[int, int, int]:
    if state.ending:
        return 0, 0, 1
    decisions, chances, ends = 1, 0, 0
    for option in state.options():
        worlds = children(state, option, [])
        chances += 1 if worlds[0][1] else 0
        for world, _ in worlds:
            d, c, e = count(world)
            decisions, chances, ends = decisions + d, chances + c, ends + e
    return decisions, chances, ends


def number(en: str) -> int:
    return EN.index(en)


def test_two_dice() -> None:
    """A takes one of two dice or rests; B the other, or rests."""
    state = last_round()
    state.holder = [-1, -1, 1, 1, 1]
    state.dice = [1, 1, 1, 1, 1]
    # A: black, green, rest. B: the die left or rest (2 + 2), both dice or rest (3).
    assert count(state) == (4, 0, 7)


def test_a_die_and_what_it_opens() -> None:
    """The black die shows a two: Circle of Amity (4 x 4 stones) and Scalewing Herder, in any order, or neither."""
    state = last_round()
    state.holder = [-1, -1, 0, 0, 0]
    state.dice = [2, 4, 1, 1, 1]
    state.players[0].play = [number("Circle of Amity"), number("Scalewing Herder")]
    state.players[1].infected = True
    state.players[1].health = 0
    state.offered = None
    assert count(state) == (81, 0, 52)


def test_an_attack_and_the_next_threat() -> None:
    """The swarm can be beaten by each of two hounds with or without help; one of two threats comes after it."""
    state = last_round()
    state.holder = [-1, -1, 0, 0, 0]
    state.dice = [6, 1, 1, 1, 1]
    state.area = [number("Thief of Glints"), -1, -1]
    state.threes = [number("Shepherd of Ruin"), number("Crowned Hunger")]
    state.left = [0, 0, 2]
    state.players[0].play = [number("Slagpaw Hound"), number("Ash Smith"), number("Sparkflinger") | 128]
    state.players[1].infected = True
    state.players[1].health = 0
    state.offered = None
    assert count(state) == (88, 23, 54)


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_a_payment(order: list[int]) -> None:
    """Three stones of three colours for two: the tree does not depend on the order of cards in hand."""
    state = last_round()
    state.holder = [-1, -1, 0, 0, 0]
    hand = [number("Fracture Prism"), number("Rupturing Cocoon")]
    state.players[0].hand = [hand[i] for i in order]
    state.players[0].stones = [1, 1, 1, 0]
    state.players[1].infected = True
    state.players[1].health = 0
    state.offered = None
    assert count(state) == (60, 0, 39)
