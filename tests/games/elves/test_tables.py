"""Which tables can be set: how many sit down to which scenario, and who plays with whom."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.elves.state import Elves
from ludoteka.games.shelf import game
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import bare


def is_possible(players: int, **options: Any) -> bool:
    try:
        game("elves", players, **options)
    except Refused:
        return False
    return True


@pytest.mark.rule("elves.scenarios.alliance-four-players")
def test_how_many_sit_down_to_what() -> None:
    assert [is_possible(n, scenario="alliance") for n in (2, 3, 4)] == [False, False, True]
    assert [is_possible(n) for n in (2, 3, 4)] == [True, True, True]
    assert [is_possible(n, castles="chosen") for n in (2, 3, 4)] == [True, False, False]
    assert is_possible(4, castles="chosen", scenario="alliance")
    assert [is_possible(n, scenario="races", race="towers") for n in (2, 3, 4)] == [False, True, True]
    others = [value for value in values("race") if value != "towers"]
    assert all(is_possible(2, scenario="races", race=race) for race in others)
    assert is_possible(2, race="towers"), "the race is run in its own scenario only"


def values(name: str) -> tuple[Any, ...]:
    return next(setting.values for setting in game("elves", 2).box.settings() if setting.name == name)


@pytest.mark.rule("elves.scenarios.alliance-two-sides")
def test_who_plays_with_whom() -> None:
    def sides(players: int, **options: Any) -> list[int]:
        state = bare(players, **options)
        assert isinstance(state, Elves)
        return state.sides()

    assert sides(4, scenario="alliance", allies="across") == [0, 1, 0, 1]
    assert [sides(4, scenario="alliance", allies=way) for way in values("allies") if way != "across"] == [[0, 0, 1, 1]]
    assert sides(4) == [0, 1, 2, 3]
    assert sides(2) == [0, 1]
