"""Goals and dangers told in Evolution: tokens, ripe creatures, the Shadow, the Baby and the Beast."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.evolution.state import Evolution
from ludoteka.kernel.goals import FAR, NEAR, NEXT, Goal
from ludoteka.kernel.positions import read_position
from ludoteka.kernel.seats import NOBODY

BOX = shelf.box("evolution")


def laid(*lines: str, players: int = 2, **options: Any) -> Evolution:
    game = shelf.game("evolution", players, **options)
    state = game.box.bare(game.players, game.options)
    for line in lines:
        read_position(state, line)
    assert isinstance(state, Evolution)
    return state


def goal_of(state: Evolution, seat: int) -> Goal:
    return next(goal for goal in BOX.goals(state, NOBODY) if goal.seat == seat)


def common(state: Evolution) -> dict[str, Goal]:
    return {goal.title.id: goal for goal in BOX.goals(state, NOBODY) if goal.seat == NOBODY}


def told(state: Evolution, viewer: int) -> list[tuple[str, str]]:
    return [(danger.message.id, danger.when) for danger in BOX.dangers(state, viewer)]


@pytest.mark.rule("evolution.base.aim-three-transmutations", "evolution.rare.win-with-two")
def test_tokens_are_counted_to_three_or_two() -> None:
    for players, need in ((2, 3), (4, 3), (5, 2), (6, 2)):
        part = goal_of(laid("A  tokens 1", players=players), 0).parts[0]
        assert (part.have, part.need) == (1, need)


def test_who_lacks_one_token_and_has_a_ripe_creature_awake_can_win() -> None:
    for line, standing, said in (
        ("B  tokens 2  creatures 4", NEXT, [("evolution-danger-rival", "next_turn")]),
        ("B  tokens 2  creatures 4 asleep", NEAR, []),
        ("B  tokens 2  creatures 3", NEAR, []),
        ("B  tokens 2  creatures 3 Tiny", NEXT, [("evolution-danger-rival", "next_turn")]),
        ("B  tokens 1  creatures 4", NEAR, []),
        ("B  tokens 1  creatures 3", FAR, []),
    ):
        state = laid(line)
        assert goal_of(state, 1).standing == standing, line
        assert told(state, 0) == said, line
        assert told(state, 1) == []


def test_creatures_that_lack_one_crystal_are_named() -> None:
    parts = goal_of(laid("A  creatures 2, 3, 4"), 0).parts
    assert [(part.label.args.get("creature"), part.have, part.places) for part in parts[1:]] == [
        ("A3", 4, ["players/0/creatures/2"]),
        ("A2", 3, ["players/0/creatures/1"]),
    ]


@pytest.mark.rule("evolution.base.solo-victory")
def test_the_shadow_needs_one_transmutation() -> None:
    for creatures, standing, said in (
        ("4", NEXT, [("evolution-danger-shadow", "next_turn")]),
        ("3", NEAR, [("evolution-danger-shadow-soon", "soon")]),
        ("2", FAR, []),
    ):
        state = laid(players=1)
        read_position(state, f"{'AB'[state.shadow]}  creatures {creatures}")
        goal = goal_of(state, state.shadow)
        assert (goal.parts[0].have, goal.parts[0].need) == (0, 1)
        assert goal.standing == standing
        assert told(state, 1 - state.shadow) == said


@pytest.mark.rule("evolution.familiar.baby-flips-at-second-crystal", "evolution.familiar.beast-wins-at-second-crystal")
def test_the_second_crystal_of_the_familiar() -> None:
    def standing(crystals: int, side: int, *more: str) -> tuple[str, int, int, str, list[tuple[str, str]]]:
        state = laid(*more, familiar=True)
        state.familiar[0].crystals = crystals
        state.side = side
        title = "evolution-goal-baby" if side == 0 else "evolution-goal-beast"
        goal = common(state)[title]
        return goal.standing, goal.parts[0].have, goal.parts[0].need, title, told(state, 0)

    assert standing(0, 0)[:3] == (FAR, 0, 2)
    assert standing(0, 0)[4] == []
    assert standing(1, 0)[4] == [("evolution-danger-baby", "soon")]
    assert standing(0, 1)[:3] == (NEAR, 0, 2)
    assert standing(0, 1)[4] == []
    assert standing(1, 1)[:3] == (NEXT, 1, 2)
    assert standing(1, 1)[4] == [("evolution-danger-beast-soon", "soon")]


@pytest.mark.rule("evolution.familiar.beast-attacks-every-target-at-once")
def test_an_armed_beast_with_prey_could_win_on_its_turn() -> None:
    state = laid("A  creatures 0", familiar=True)
    state.familiar[0].crystals = 1
    state.side = 1
    state.familiar[0].read("1 Vampire")
    assert told(state, 0) == [("evolution-danger-beast", "next_turn")]
    state.familiar[0].asleep = True
    assert told(state, 0) == [("evolution-danger-beast-soon", "soon")]


@pytest.mark.rule("evolution.base.round-ends-when-all-asleep")
def test_the_round_ends_when_all_sleep() -> None:
    part = common(laid("A  creatures 0, 1 asleep", "B  creatures 2"))["evolution-goal-round"].parts[0]
    assert (part.have, part.need, part.places) == (2, 0, ["players/0/creatures/0", "players/1/creatures/0"])
