"""Goals and dangers told in Shards: both sides of each threshold."""

from __future__ import annotations

from ludoteka.games import shelf
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.goals import FAR, NEAR, NEXT, Goal
from ludoteka.kernel.seats import NOBODY
from tests.games.shards.table import laid

BOX = shelf.box("shards")


def goal_of(state: Shards, seat: int) -> Goal:
    (found,) = [goal for goal in BOX.goals(state, NOBODY) if goal.seat == seat]
    return found


def told(state: Shards, viewer: int) -> list[tuple[str, str]]:
    return [(danger.message.id, danger.when) for danger in BOX.dangers(state, viewer)]


def test_power_is_lethal_from_exactly_the_health_of_the_other() -> None:
    for power, standing, said in ((12, NEXT, [("shards-danger-lethal", "now")]), (11, FAR, [])):
        state = laid(f"A  power {power}", "B  health 12")
        assert goal_of(state, 0).standing == standing
        assert told(state, 1) == said
        assert told(state, 0) == []
        against, _ = goal_of(state, 0).parts
        assert (against.have, against.need) == (power, 12)


def test_a_standing_shield_is_counted() -> None:
    for power, standing in ((14, FAR), (15, NEXT)):
        state = laid(f"A  power {power}", "B  health 12  champions Praetorian-02")
        assert goal_of(state, 0).standing == standing
        assert bool(told(state, 1)) == (standing == NEXT)


def test_thirty_mastery_kills_and_one_less_does_not_yet() -> None:
    for mastery, standing, said in (
        (30, NEXT, [("shards-danger-shard", "next_turn")]),
        (29, NEAR, [("shards-danger-mastery", "soon")]),
        (19, FAR, []),
    ):
        state = laid(f"B  mastery {mastery}  discard Infinity Shard")
        assert goal_of(state, 1).standing == standing
        assert told(state, 0) == said


def test_whose_shard_is_banished_no_longer_threatens_with_it() -> None:
    state = laid("B  mastery 30  discard Crystal", "table  banished Infinity Shard")
    assert told(state, 0) == []
    assert goal_of(state, 1).standing == NEAR


def test_mastery_is_counted_to_the_next_step() -> None:
    for mastery, need in ((9, 10), (10, 15), (15, 20), (20, 30), (30, 30)):
        part = goal_of(laid(f"A  mastery {mastery}"), 0).parts[-1]
        assert (part.have, part.need) == (mastery, need)


def test_low_health_is_told_from_ten() -> None:
    assert told(laid("A  health 10"), 0) == [("shards-danger-health", "soon")]
    assert told(laid("A  health 11"), 0) == []


def test_power_is_divided_among_several_but_not_in_the_triple_game() -> None:
    lines = ("A  power 12", "B  health 10", "C  health 10")
    assert goal_of(laid(*lines, players=3), 0).standing == NEAR
    assert goal_of(laid("A  power 20", *lines[1:], players=3), 0).standing == NEXT
    assert goal_of(laid(*lines, players=3, variant="triple"), 0).standing == NEXT


def test_in_the_team_game_only_who_is_faced_is_threatened() -> None:
    state = laid("A  power 60", players=4, variant="team")
    assert [told(state, seat) for seat in range(4)] == [[], [("shards-danger-lethal", "now")], [], []]
    assert [goal.title.id for goal in BOX.goals(state, NOBODY)] == ["shards-goal-team"] * 4


def test_the_nemesis_has_three_ways() -> None:
    centre = "table  centre " + ", ".join(["Crystal"] * 11)
    state = laid("A  health 31", "B  mastery 12", centre, players=1, variant="nemesis")
    assert [(part.have, part.need) for part in goal_of(state, 1).parts] == [(31, 0), (12, 30), (11, 0)]
    assert goal_of(state, 1).standing == FAR
    assert told(state, 0) == []


def test_the_nemesis_is_near_by_mastery_and_by_the_centre_deck() -> None:
    def told_of(mastery: int, cards: int) -> list[tuple[str, str]]:
        deck = ", ".join(["Crystal"] * cards) or "nothing"
        return told(laid(f"B  mastery {mastery}", f"table  centre {deck}", players=1, variant="nemesis"), 0)

    assert told_of(27, 11) == [("shards-danger-nemesis-mastery", "next_turn")]
    assert told_of(26, 11) == [("shards-danger-nemesis-mastery", "soon")]
    assert told_of(19, 11) == []
    assert told_of(0, 10) == [("shards-danger-centre", "soon")]
    assert told_of(0, 0) == [("shards-danger-centre-empty", "now")]


def test_what_is_assigned_is_what_threatens_while_shields_are_shown() -> None:
    state = laid("A  power 12", "B  health 12  hand Crystal")
    state.apply("end-main")
    assert state.actor == 1
    assert told(state, 1) == [("shards-danger-lethal", "now")]


def test_the_eliminated_have_neither_goal_nor_danger() -> None:
    state = laid("A  power 60", "C  out yes  health 0", players=3)
    assert {goal.seat for goal in BOX.goals(state, NOBODY)} == {0, 1}
    assert told(state, 2) == []
