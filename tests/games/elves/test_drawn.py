"""Rules drawn by lot and broken by hand: what is dealt and what is told, which no story shows."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import CELLS
from tests.games.elves.table import act, bare, card, dealt, offered


@pytest.mark.rule("elves.setup.map-two-players-adjacent-corners")
def test_four_may_choose_any_corner_that_is_left() -> None:
    state = dealt(4, scenario="alliance", castles="chosen")
    corners = {f"take-castle castle-{n}" for n in (1, 2, 3, 4)}
    for choice in ("take-castle castle-1", "take-castle castle-3", "take-castle castle-2"):
        assert offered(state) == corners
        act(state, choice)
        corners.remove(choice)
    assert offered(state) == {"take-castle castle-4"}


@pytest.mark.rule("elves.setup.nation-by-choice-or-random")
def test_the_last_has_the_nation_that_nobody_chose() -> None:
    state = dealt(4, nations="chosen")
    act(state, "take-nation Snow", "take-nation High")
    assert offered(state) == {"take-nation Forest", "take-nation Black"}
    act(state, "take-nation Black")
    assert offered(state) == {"take-nation Forest"}
    act(state, "take-nation Forest")
    assert [player.nation for player in state.players] == [2, 3, 1, 0]


@pytest.mark.rule("elves.actions.trade-help-promise")
def test_who_takes_the_treasure_has_promised_help_to_who_gave_it() -> None:
    state = bare(3)
    state.players[0].treasures = [card("Amber Circlet")]
    state.log = []
    act(state, "offer-to C", "give Amber Circlet", "want-help", "propose", "agree")
    promises = [event.values[:2] for event in state.log if event.what.name == "promised"]
    assert promises == [(2, 0)], "C promised A"


@pytest.mark.rule("elves.turn.any-own-land-as-base")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_carries_a_token_is_a_base_from_then_on(players: int) -> None:
    board = bare(players).map()
    for cell in board.cells:
        state = bare(players)
        state.players[0].hand = [card("Shifter Lynx")] * 3
        state.lay_token(cell, 0)
        around = {f"attack {CELLS[near]}" for near in board.near[cell] if state.owners[near] != 0}
        assert around <= offered(state), CELLS[cell]
