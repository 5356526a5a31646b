"""«Расстановка»: where the two cards of the centre go."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.layout import LAYING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    fights,
    warrior,
    with_initiative,
)
from ludoteka.games.elves.state import Elves
from tests.games.elves.table import bare, card, cell, names, own

LAND = "land-20"


def centre(top: int, bottom: int, layout: str = "advanced", **options: Any) -> Elves:
    """Both centre cards open, before the window: the attacker's first, the defender's second."""
    state = own(bare(layout=layout, **options), 1, LAND)
    state.conflict, state.attacker, state.defender, state.keeper = cell(LAND), 0, 1, 1
    state.stage = LAYING
    lock = warrior(card("Guard of Darn"), 0, DEFENDING)
    state.field = [lock, warrior(card("Shifter Lynx"), 1, ATTACKING), FREE, FREE]
    state.top, state.bottom = top, bottom
    return state


def ours(initiative: int, name: str = "Keeper of the Quiet Grove") -> int:
    return with_initiative(warrior(card(name), 4, ATTACKING), initiative)


def theirs(initiative: int, name: str = "Shard Golem") -> int:
    return with_initiative(warrior(card(name), 5, DEFENDING), initiative)


def left(state: Elves) -> Elves:
    """The centre cards have left."""
    Layout(0).leave(state)
    return state


@pytest.mark.rule(
    "elves.battle.centre-leaves-field", "elves.battle.centre-bottom-dies", "elves.battle.centre-top-reserve"
)
def test_the_lower_card_dies_and_the_upper_goes_to_hand() -> None:
    state = left(centre(theirs(7), ours(5)))
    assert state.top == state.bottom == FREE
    assert state.players[0].discard == [card("Keeper of the Quiet Grove")]
    assert state.players[1].hand == [card("Shard Golem")]
    assert state.reserve == DEFENDING
    assert sum(fights(one) for one in state.field) == 2


@pytest.mark.rule("elves.battle.reserve-neutral-discarded", "elves.battle.centre-bottom-dies")
def test_neutral_centre_cards_go_to_the_neutral_discard() -> None:
    state = centre(theirs(7, "Cinder Wolf"), theirs(5, "Fen Crone"))
    state.defender = -1
    left(state)
    assert names(state.fallen) == ["Cinder Wolf", "Fen Crone"]
    assert state.reserve == DEFENDING
