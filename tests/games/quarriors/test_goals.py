"""Goals and dangers told in Quarriors!: glory due to creatures that live, and the cards that run empty."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.quarriors.dice import CREATURE, KINDS, SORT
from ludoteka.games.quarriors.goals import due
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.goals import FAR, NEAR, NEXT, Goal
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.seats import NOBODY
from tests.contract.tables import step

BOX = shelf.box("quarriors")


def begun(players: int = 2, seed: int | str = 1, **options: Any) -> Quarriors:
    state = shelf.game("quarriors", players, **options).deal(seed)
    assert isinstance(state, Quarriors)
    return state


def goal_of(state: Quarriors, seat: int) -> Goal:
    (found,) = [goal for goal in BOX.goals(state, NOBODY) if goal.seat == seat]
    return found


def told(state: Quarriors, viewer: int) -> list[tuple[str, str]]:
    return [(danger.message.id, danger.when) for danger in BOX.dangers(state, viewer)]


def with_creatures(seed: int = 1) -> tuple[Quarriors, int]:
    """A random game at the first question to A while B has creatures that are due some glory."""
    state = begun(2, seed)
    rng = Rng("creatures", str(seed))
    while not (state.players[1].creatures() and due(state, 1) and state.turn == 0):
        step(state, rng)
        assert not state.ending
    return state, due(state, 1)


@pytest.mark.rule("quarriors.win.goal-two-players", "quarriors.win.goal-four-players")
def test_glory_is_counted_to_the_goal() -> None:
    for players, need in ((2, 20), (3, 15), (4, 12)):
        part = goal_of(begun(players), 0).parts[0]
        assert (part.have, part.need) == (0, need)


@pytest.mark.rule("quarriors.score.all-ready-creatures")
def test_the_glory_due_is_what_is_then_scored() -> None:
    """When a turn is ended, the glory told of whoever is next is what the log says is scored."""
    rng = Rng("due", "scored")
    compared = 0
    for seed in range(6):
        state = begun(2, seed)
        while not state.ending:
            told_before = [due(state, seat) for seat in (0, 1)]
            last = state.turn
            state.log = []
            _, option = step(state, rng)
            scored = [event.values[2] for event in state.log if event.what.name == "scored"]
            verb = state.verbs().verb_of(option)
            if scored and verb is not None and verb.name == "end-turn":
                compared += 1
                assert sum(scored) == told_before[1 - last]
    assert compared > 5


def test_who_has_the_goal_due_wins_if_the_creatures_live() -> None:
    state, coming = with_creatures()
    state.players[1].glory = 20 - coming
    assert goal_of(state, 1).standing == NEXT
    assert told(state, 0) == [("quarriors-danger-rival", "next_turn")]
    assert told(state, 1) == []
    state.players[1].glory = 20 - coming - 1
    assert goal_of(state, 1).standing == NEAR
    assert told(state, 0) == []
    state.players[1].glory = 13
    state.players[1].ready = []
    assert goal_of(state, 1).standing == FAR


def emptied(state: Quarriors, n: int, last: int) -> Quarriors:
    """So many creature cards without dice, all others with `last`."""
    kinds = [k for k in range(KINDS) if state.wilds[k] >= 0 and SORT[k] == CREATURE]
    for i, kind in enumerate(kinds):
        state.supply[kind] = 0 if i < n else last
    return state


@pytest.mark.rule("quarriors.win.four-empty-cards", "quarriors.win.only-creature-cards-count")
def test_the_fourth_empty_card_ends_the_game() -> None:
    for n, last, standing in ((1, 5, FAR), (2, 5, NEAR), (3, 2, NEAR), (3, 1, NEXT)):
        goal = goal_of(emptied(begun(), n, last), NOBODY)
        assert (goal.parts[0].have, goal.parts[0].need) == (n, 4)
        assert len(goal.parts[0].places) == n
        assert goal.standing == standing


def test_who_is_behind_when_a_capture_could_end_the_game_is_told() -> None:
    state = emptied(begun(), 3, 1)
    state.players[0].glory = 3
    assert told(state, 1) == [("quarriors-danger-empty", "soon")]
    assert told(state, 0) == []
    assert told(emptied(state, 3, 2), 1) == []
