"""The set-up of Elven Fury looked at closely: the map, the artefacts, who draws again."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import BOARDS, CELLS, WHOLE
from ludoteka.games.elves.deck import INITIATIVE
from tests.games.elves.table import (
    agrees,
    bare,
    begun,
    dealt,
    hold,
    offered,
    own,
)

LYNX = "Shifter Lynx"


# --- the map and the box -----------------------------------------------------------------------------------------


@pytest.mark.rule("elves.setup.map-two-players-side", "elves.setup.map-three-players", "elves.setup.map-four-players")
def test_the_side_of_the_map_is_chosen_by_the_number_of_players() -> None:
    castles = {players: dealt(players).map().middles for players in (2, 3, 4)}
    assert castles[2] is castles[4] is BOARDS[WHOLE].middles
    assert castles[3] is not castles[4]
    assert [sum(owner >= 0 for owner in dealt(players).owners) for players in (2, 3, 4)] == [2, 3, 4]
    assert sum(place is not None for place in castles[2][1:5]) == 4, "four Castles on the side for two"


@pytest.mark.rule("elves.setup.map-two-players-forbidden-half", "elves.turn.target-adjacent")
def test_no_cell_of_the_unused_half_borders_one_in_play() -> None:
    state = own(bare(2), 0, "centre")
    used = set(state.map().cells)
    for here in range(len(CELLS)):
        assert set(state.map().near[here]) <= used if here in used else state.map().near[here] == []
    hold(state, 0, *[LYNX] * 3)
    agrees(state, "attack")
    assert {word for word in offered(state) if word.startswith("attack")} == {
        f"attack {CELLS[there]}"
        for there in range(len(CELLS))
        if there in {*state.map().near[0], *state.map().near[state.players[0].castle]}
    }


@pytest.mark.rule("elves.setup.artefact-count", "elves.setup.artefact-deck-shuffled")
def test_twenty_different_artefacts_lie_in_the_deck() -> None:
    state = dealt(3)
    assert len(state.relics) == 20
    assert len(set(state.relics)) == 20
    assert len(begun(4).relics) == 20


@pytest.mark.rule("elves.setup.first-player-draw")
def test_who_draws_equally_high_cards_draws_again() -> None:
    again = 0
    for seed in range(60):
        state = dealt(4, seed)
        state.log = []
        while state.turns == 0:
            state.play(state.options()[0])
        drawn = [event.values[:3] for event in state.log if event.what.name == "lot-drawn"]
        left = [0, 1, 2, 3]
        while len(left) > 1:
            lots, drawn = drawn[: len(left)], drawn[len(left) :]
            assert [lot[0] for lot in lots] == left
            assert all(lot[2] == INITIATIVE[lot[1]] for lot in lots)
            best = max(lot[2] for lot in lots)
            left = [lot[0] for lot in lots if lot[2] == best]
            again += len(left) > 1
        assert drawn == []
        assert state.first == state.turn == left[0]
    assert again, "some of these tables drew twice"
