"""Goals and dangers told in Etherstone: the running score is the game's own, and three gauges run out."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.etherstone.layout import MAIN
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.goals import FAR, MET, NEAR, NEXT, Goal
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.playout import playout
from ludoteka.kernel.seats import NOBODY

BOX = shelf.box("etherstone")


def begun(players: int = 2, seed: int | str = 1, **options: Any) -> Etherstone:
    """A dealt game at its first turn."""
    state = shelf.game("etherstone", players, **options).deal(seed)
    assert isinstance(state, Etherstone)
    while state.phase != MAIN:
        state.play(state.options()[0])
    return state


def goal_of(state: Etherstone, seat: int) -> Goal:
    (found,) = [goal for goal in BOX.goals(state, NOBODY) if goal.seat == seat]
    return found


def told(state: Etherstone, viewer: int) -> list[tuple[str, str]]:
    return [(danger.message.id, danger.when) for danger in BOX.dangers(state, viewer)]


def points(state: Etherstone, seat: int) -> int:
    """The points that the table tells of a seat."""
    why = goal_of(state, seat).why
    assert why is not None
    n = why.args["n"]
    assert isinstance(n, int)
    return n


@pytest.mark.rule("etherstone.scoring.highest-wins")
def test_the_running_score_is_what_the_game_would_count() -> None:
    rng = Rng("running", "score")
    for n in range(6):
        state = begun(2 + n % 3, n)
        while not state.ending:
            assert [points(state, seat) for seat in range(state.seats())] == [
                sum(value for _, value in lines) for lines in state.scores()
            ]
            playout(state, rng.fork(), 9)
        assert [points(state, seat) for seat in range(state.seats())] == [
            sum(value for _, value in lines) for lines in state.scores()
        ]


def test_the_one_who_leads_is_near_and_the_other_is_not() -> None:
    state = begun()
    state.players[0].vp = 40
    assert (goal_of(state, 0).standing, goal_of(state, 1).standing) == (NEAR, FAR)
    state.players[1].vp = 80
    assert (goal_of(state, 0).standing, goal_of(state, 1).standing) == (FAR, NEAR)


def end(state: Etherstone) -> tuple[list[tuple[int, int]], str]:
    goal = goal_of(state, NOBODY)
    return [(part.have, part.need) for part in goal.parts], goal.standing


@pytest.mark.rule("etherstone.end.vp-supply-empty", "etherstone.end.threat-deck-empty", "etherstone.end.hand-empty")
def test_three_gauges_run_out() -> None:
    state = begun()
    parts, standing = end(state)
    assert parts == [(state.supply, 0), (state.deck_size(), 0), (7, 0)]
    assert standing == FAR
    for supply, how in ((9, FAR), (8, NEAR), (4, NEAR), (3, NEXT)):
        state.supply = supply
        assert end(state)[1] == how
    state = begun()
    for deck, how in ((4, FAR), (3, NEAR), (2, NEAR), (1, NEXT)):
        state.left = [deck, 0, 0]
        assert end(state)[1] == how
    state = begun()
    for cards, how in ((3, FAR), (2, NEAR), (1, NEXT)):
        state.players[1].hand = state.players[1].hand[:cards]
        assert end(state)[1] == how
        assert goal_of(state, NOBODY).parts[2].label.args["seat"] == "seat:1"


@pytest.mark.rule("etherstone.end.last-turn-seat", "etherstone.end.token-to-active-player")
def test_the_last_round_names_the_last_seat_and_who_has_the_token() -> None:
    state = begun(3)
    assert told(state, 0) == []
    state.closing = 3
    state.first = 2
    state.players[0].token = True
    goal = goal_of(state, NOBODY)
    assert goal.standing == MET
    assert goal.why is not None
    assert goal.why.args == {"last": "seat:1", "seat": "seat:0"}
    assert told(state, 2) == [("etherstone-danger-last-round", "next_turn")]


def test_who_is_behind_when_the_game_could_end_is_told() -> None:
    state = begun()
    state.players[0].vp = 40
    state.supply = 4
    assert told(state, 1) == []
    state.supply = 3
    assert told(state, 1) == [("etherstone-danger-behind", "soon")]
    assert told(state, 0) == []


@pytest.mark.rule("etherstone.infection.next-action-is-deal")
def test_the_infected_are_told_what_it_costs() -> None:
    state = begun()
    state.lose_health(1, state.players[1].health - 1)
    assert told(state, 1) == []
    state.lose_health(1, 1)
    assert told(state, 1) == [("etherstone-danger-infected", "next_turn")]
    assert told(state, 0) == []
    assert told(state, NOBODY) == [("etherstone-danger-infected", "next_turn")]
