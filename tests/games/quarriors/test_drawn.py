"""Rules drawn by lot and broken by hand: what is told and dealt, which no story shows."""

from __future__ import annotations

import pytest

from ludoteka.games.quarriors import dice
from tests.games.quarriors.test_table import at, dealt, played


@pytest.mark.rule("quarriors.turn.six-phases")
def test_clean_up_is_one_phase_however_many_spells_are_put_away() -> None:
    state = at({"players": [{"spells": ["growth-4", "growth-4"]}, {}]})
    events = played(state, "attack", "end-turn", "discard Growth S", "discard Growth S")
    phases = [event.values[1] for event in events if event.what.name == "phase-began"]
    assert phases == [4, 5, 6, 1, 2, 3]


@pytest.mark.rule("quarriors.setup.three-spells")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_spells_lie_there_however_many_play(players: int) -> None:
    for seed in range(20):
        state = dealt(seed, players)
        assert sum(card >= 0 and dice.SORT[kind] == dice.SPELL for kind, card in enumerate(state.wilds)) == 3
