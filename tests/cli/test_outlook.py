"""Goals and dangers above the question in the terminal, in both languages."""

from __future__ import annotations

import pytest

from ludoteka.cli.outlook import danger_lines, goal_lines
from ludoteka.cli.session import Sitting, sitters_of
from ludoteka.games import shelf
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.match import Match
from ludoteka.kernel.positions import read_position
from ludoteka.text.voice import Voice


@pytest.fixture
def sitting() -> Sitting:
    voice = Voice("en")
    found = Sitting(Match(shelf.game("shards", 2), "1"), sitters_of("Ann, Bob", voice), voice)
    assert isinstance(found.state, Shards)
    return found


def test_ones_goal_and_its_counts(sitting: Sitting) -> None:
    (mine,) = goal_lines(sitting, sitting.state.actor)
    assert mine.startswith("Eliminate every opponent (Power against ")
    assert "0/50, Mastery " in mine


def test_a_rival_is_named_only_when_one_act_would_do(sitting: Sitting) -> None:
    me = sitting.state.actor
    other = 1 - me
    name = ("Ann", "Bob")[other]
    read_position(sitting.state, f"{'AB'[other]}  mastery 30")
    found = goal_lines(sitting, me)
    assert len(found) == 2
    assert any(line.startswith(f"{name}: Eliminate every opponent") for line in found)
    assert danger_lines(sitting, me) == [f"{name} is at mastery 30: once the Infinity Shard is drawn, it kills you."]
    assert danger_lines(sitting, other) == []
