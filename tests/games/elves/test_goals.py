"""Goals and dangers told in Elven Fury: counts on the map, what a rival may seek, and Castles within reach.

With three players A starts at castle-1 (beside land-1 and land-15), B at castle-3 (land-10, land-11), C at castle-2.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.goal_cards import FOUR_TOWERS, SEVEN_LANDS, WIDE_REALM
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.goals import FAR, NEAR, NEXT, Goal
from ludoteka.kernel.seats import NOBODY
from ludoteka.text.voice import Voice
from tests.games.elves.table import FILLER, act, bare, cell, hold, own

BOX = shelf.box("elves")


def goal_of(state: Elves, seat: int, viewer: int) -> Goal:
    (found,) = [goal for goal in BOX.goals(state, viewer) if goal.seat == seat]
    return found


def told(state: Elves, viewer: int) -> list[tuple[str, str]]:
    return [(danger.message.id, danger.when) for danger in BOX.dangers(state, viewer)]


def armed(state: Elves, seat: int, cards: int = 3) -> Elves:
    return hold(state, seat, *[FILLER[0]] * cards)


def may_seek(state: Elves, seat: int, viewer: int) -> set[object]:
    goal = goal_of(state, seat, viewer)
    assert (goal.standing == NEXT) == bool(goal.parts)
    return {part.label.args["goal"] for part in goal.parts}


@pytest.mark.rule("elves.setup.goal-secret")
def test_ones_own_goal_shows_its_counts_and_places_and_a_rivals_does_not() -> None:
    state = armed(own(bare(3), 0, "tower-1", "land-3"), 0)
    state.players[0].goal = FOUR_TOWERS
    mine = goal_of(state, 0, 0)
    assert mine.secret
    assert [(part.have, part.need) for part in mine.parts] == [(1, 4)]
    assert mine.parts[0].places == ["owners/tower-1", "owners/tower-2", "owners/tower-3"]  # held, and beside land-3
    assert goal_of(state, 0, 1).title.id == "elves-goal-unknown"
    assert goal_of(state, 0, NOBODY).title.id == "elves-goal-unknown"


def test_a_goal_of_two_counts_has_two_parts() -> None:
    state = own(bare(3), 0, "tower-1", "land-1")
    state.players[0].goal = WIDE_REALM
    assert [(part.have, part.need) for part in goal_of(state, 0, 0).parts] == [(1, 3), (3, 6)]


def test_ones_own_goal_is_near_and_then_one_capture_away() -> None:
    state = armed(bare(3), 0)
    state.players[0].goal = SEVEN_LANDS
    assert goal_of(state, 0, 0).standing == FAR
    own(state, 0, "land-1", "land-2", "land-3", "land-4")
    assert goal_of(state, 0, 0).standing == NEAR
    own(state, 0, "land-5")
    assert goal_of(state, 0, 0).standing == NEXT
    armed(state, 0, 2)
    assert goal_of(state, 0, 0).standing == NEAR


def with_three_towers() -> Elves:
    """B holds three Towers, and land-3 beside a fourth."""
    return armed(own(bare(3), 1, "tower-4", "tower-5", "tower-6", "land-3"), 1)


def test_a_rival_may_seek_what_one_capture_would_meet() -> None:
    assert "goal:goal-four-towers" in may_seek(with_three_towers(), 1, 0)
    assert ("elves-danger-may-win", "next_turn") in told(with_three_towers(), 0)
    lone = armed(own(bare(3), 1, "tower-4", "tower-5"), 1)
    assert "goal:goal-four-towers" not in may_seek(lone, 1, 0)


def test_a_rival_does_not_seek_a_goal_that_would_have_won_already() -> None:
    state = with_three_towers()
    state.players[1].ruled_out = 1 << FOUR_TOWERS
    assert "goal:goal-four-towers" not in may_seek(state, 1, 0)


@pytest.mark.rule("elves.setup.one-goal-each")
def test_a_rival_does_not_seek_ones_own_goal_nor_one_laid_open() -> None:
    state = with_three_towers()
    state.players[0].goal = FOUR_TOWERS
    assert "goal:goal-four-towers" not in may_seek(state, 1, 0)
    assert "goal:goal-four-towers" in may_seek(state, 1, 2)
    assert "goal:goal-four-towers" in may_seek(state, 1, NOBODY)
    state.players[0].out = True
    assert "goal:goal-four-towers" not in may_seek(state, 1, 2)


def test_a_rival_without_three_cards_cannot_capture() -> None:
    state = with_three_towers()
    state.players[1].hand = []
    state.lay_token(cell("castle-3"), 0)  # so that a Summon brings three cards for three Towers
    assert "goal:goal-four-towers" in may_seek(state, 1, 0)
    state.lay_token(cell("tower-4"), -1)
    state.lay_token(cell("tower-5"), -1)
    state.lay_token(cell("land-4"), 1)
    state.lay_token(cell("land-5"), 1)
    assert may_seek(state, 1, 0) == set()


def test_the_vigil_needs_no_capture_and_the_hoard_may_win_its_treasure_in_one() -> None:
    state = own(bare(3), 1, "centre")
    assert "goal:goal-white-vigil" in may_seek(state, 1, 0)
    state.lay_token(cell("centre"), -1)
    assert "goal:goal-white-vigil" not in may_seek(state, 1, 0)
    armed(own(state, 1, "land-10", "land-11", "land-9"), 1)
    state.players[1].treasures = [0]
    assert "goal:goal-hoard" in may_seek(state, 1, 0)
    state.players[1].treasures = []
    assert "goal:goal-hoard" not in may_seek(state, 1, 0)


def castle(state: Elves, viewer: int) -> tuple[int, int, str]:
    (goal,) = [goal for goal in BOX.goals(state, viewer) if goal.title.id == "elves-goal-castle"]
    return goal.parts[0].have, goal.parts[0].need, goal.standing


@pytest.mark.rule("elves.objects.starting-castle-lost-out")
def test_a_castle_is_in_danger_once_a_neighbour_can_attack_it() -> None:
    state = armed(bare(3), 1)
    assert castle(state, 0) == (0, 0, FAR)
    assert told(state, 0) == []
    own(state, 1, "land-1")
    assert castle(state, 0) == (1, 0, NEXT)
    assert told(state, 0)[0] == ("elves-danger-castle", "next_turn")
    assert told(state, 1) == []
    state.truce = cell("castle-1")
    assert castle(state, 0) == (0, 0, FAR)
    state.truce = -1
    state.players[1].hand = []
    assert castle(state, 0) == (0, 0, FAR), "one Castle summons one card: not the three of an attack"


@pytest.mark.rule("elves.objects.starting-castle-lost-out")
def test_the_question_to_defend_a_castle_says_what_its_loss_means() -> None:
    state = armed(own(bare(3), 0, "land-10"), 0)
    hold(state, 1, *[FILLER[1]] * 3)
    act(state, "attack castle-3")
    while state.actor != 1 or state.conflict < 0 or state.current().title() != "elves.capture":
        state.play(state.options()[-1])
    assert told(state, 1)[0] == ("elves-danger-castle-attacked", "now")
    assert state.current().prompt(state).message.id == "elves-ask-send-castle"


@pytest.mark.rule("elves.objects.starting-castle-lost-out")
def test_who_attacks_a_castle_and_who_looks_on_are_told_what_its_loss_means() -> None:
    state = armed(own(bare(3), 0, "land-10"), 0)
    hold(state, 1, *[FILLER[1]] * 3)
    act(state, "attack castle-3")
    told_to = [BOX.dangers(state, viewer)[0].message for viewer in range(3)]
    assert {message.id for message in told_to} == {"elves-danger-castle-attacked"}
    assert [message.args["to"] for message in told_to] == ["me", "you", "them"]
    assert [message.args["foe"] for message in told_to] == ["seat:0"] * 3
    assert "out" in Voice("en").say(told_to[0])
    assert "выбывает" in Voice("ru").say(told_to[0])


@pytest.mark.parametrize(
    ("scenario", "title", "need"),
    [
        ("races", "elves-goal-common", 7),
        ("war", "elves-goal-common", 1),
        ("dragonlord", "elves-goal-dragonlord", 2),
    ],
)
def test_the_goal_of_a_scenario_is_everybodys_and_open(scenario: str, title: str, need: int) -> None:
    state = dealt(scenario=scenario)
    for seat in range(3):
        goal = goal_of(state, seat, NOBODY)
        assert (goal.title.id, goal.secret, goal.parts[0].need) == (title, False, need)


def dealt(players: int = 3, **options: Any) -> Elves:
    state = shelf.game("elves", players, **options).deal("goals")
    assert isinstance(state, Elves)
    while state.turns == 0:
        state.play(state.options()[0])
    return state


def test_who_can_reach_a_castle_could_win_the_war() -> None:
    state = dealt(scenario="war")
    assert [id for id, _ in told(state, 0)] == []
    own(armed(state, 1), 1, "land-1")
    assert [id for id, _ in told(state, 0)] == ["elves-danger-castle", "elves-danger-wins"]
    assert [id for id, _ in told(state, 2)] == ["elves-danger-wins"]
    assert goal_of(state, 1, 0).standing == NEXT


@pytest.mark.rule("elves.scenarios.dragonlord-win")
def test_the_dragonlord_needs_the_last_castle() -> None:
    state = armed(dealt(scenario="dragonlord"), 1)
    assert goal_of(state, 1, 0).standing == FAR
    state.lay_token(cell("castle-2"), 1)
    state.players[2].out = True
    assert goal_of(state, 1, 0).standing == NEXT, "a captured Castle is a portal to the others"
    state.players[1].hand = []
    state.players[1].deck = []
    assert goal_of(state, 1, 0).parts[0].have == 1


@pytest.mark.rule("elves.scenarios.alliance-win")
def test_an_ally_is_no_danger() -> None:
    state = dealt(4, scenario="alliance")
    assert [goal.side for goal in BOX.goals(state, NOBODY)] == [0, 1, 0, 1]
    own(armed(state, 2), 2, "land-1", "land-20")
    assert told(state, 0) == []
