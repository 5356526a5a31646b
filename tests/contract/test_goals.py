"""Goals, dangers: told from what a viewer knows and nothing else, in a form that every table can show."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.goals import MET, STANDINGS, TIMES, Part
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY
from ludoteka.lab.tables import Table
from tests.contract.tables import SOAK, TABLES, ended, sample, text, viewers

PLACES = 2000 if SOAK else 25
WORLDS = 2


def told(state: State, table: Table, viewer: int) -> str:
    box = shelf.box(table.name)
    return text([[goal.data() for goal in box.goals(state, viewer)], [d.data() for d in box.dangers(state, viewer)]])


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_is_told_is_the_same_in_every_world_that_the_viewer_cannot_tell_apart(table: Table) -> None:
    rng = Rng(repr(table), "goals")
    for state in sample(table, "goals", PLACES):
        before = state.digest()
        for viewer in viewers(state):
            here = told(state, table, viewer)
            for _ in range(WORLDS):
                assert told(state.redeal(viewer, rng.fork()), table, viewer) == here
        assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_goals_and_dangers_are_whole(table: Table) -> None:
    """Seats, sides and standings are of the table; places are paths of the view that are there; dangers by urgency."""
    box = shelf.box(table.name)
    for state in sample(table, "whole", PLACES):
        sides = state.sides()
        for viewer in viewers(state):
            view = state.view(viewer)
            found = box.goals(state, viewer)
            assert found, "every table has something to win"
            for goal in found:
                assert goal.seat == NOBODY or goal.side == sides[goal.seat]
                assert goal.standing in STANDINGS
                assert goal.title.id.startswith(f"{table.name}-goal-")
                for part in goal.parts:
                    assert part.label.id.startswith(f"{table.name}-goal-")
                    assert part.have >= 0
                    assert part.need >= 0
                    assert all(is_there(view, place) for place in part.places), part.places
            dangers = box.dangers(state, viewer)
            assert [d.when for d in dangers] == sorted((d.when for d in dangers), key=TIMES.index)
            for danger in dangers:
                assert danger.message.id.startswith(f"{table.name}-danger-")
                assert NOBODY <= danger.about < state.seats()
                assert all(is_there(view, place) for place in danger.places), danger.places


def is_there(view: Any, place: str) -> bool:
    """Whether a path leads to something in the view; into a hidden list no deeper than to the list."""
    here = view
    for step in place.split("/"):
        if isinstance(here, list):
            if not step.isdecimal() or int(step) >= len(here):
                return False
            here = here[int(step)]
        elif isinstance(here, dict):
            if step not in here:
                return False
            here = here[step]
        else:
            return False
    return True


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_whoever_has_won_has_met_a_goal_and_nobody_is_in_danger_after_the_end(table: Table) -> None:
    box = shelf.box(table.name)
    for n in range(3):
        state = ended(table, f"won/{n}")
        met = {goal.seat for goal in box.goals(state, NOBODY) if goal.standing == MET and goal.seat != NOBODY}
        sides = state.sides()
        assert {sides[seat] for seat in met} == {sides[seat] for seat in state.winners}
        assert [danger.message.id for danger in box.dangers(state, NOBODY)] == []


def test_a_part_rises_to_its_need_or_falls_to_nothing() -> None:
    label = Msg("shards-goal-mastery")
    assert [Part(label, n, 30).is_met() for n in (29, 30, 31)] == [False, True, True]
    assert [Part(label, n, 0).is_met() for n in (1, 0)] == [False, True]
