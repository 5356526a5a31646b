"""«Расстановка»: novice and advanced layout, the centre and the reserve."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.elves.deck import INITIATIVE
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.layout import FIGHTING, LAYING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    card_of,
    initiative_of,
    side_of,
)
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.windows import AT_ROUND
from tests.games.elves.table import (
    act,
    bare,
    battle,
    card,
    hold,
    offered,
    ours,
    own,
    pass_all,
    theirs,
    won,
)

OURS = ["Shifter Lynx", "Keeper of the Quiet Grove", "Green Vale Archer"]
THEIRS = ["Shard Golem", "Guard of Darn", "Black Ore Cleaver"]
LAND = "land-20"


def sent(layout: str, seed: int = 0, **options: Any) -> Elves:
    """Six cards on their way: A attacks a Land of B."""
    state = hold(own(bare(layout=layout, **options), 1, LAND), 0, *OURS)
    hold(state, 1, *THEIRS)
    state.luck = [seed * 7919 + i * 104729 + 1 << 8 for i in range(8)]
    act(state, f"attack {LAND}", "accept", *(f"send {name}" for name in THEIRS))
    return act(state, *(f"send {name}" for name in OURS[:2]))


@pytest.mark.rule(
    "elves.battle.novice-pool-six", "elves.battle.novice-owner-mix", "elves.battle.novice-flip-centre-together"
)
def test_six_cards_are_dealt_to_six_spots_at_random() -> None:
    spots: dict[int, set[int]] = {}
    uneven = False
    for seed in range(120):
        state = sent("novice", seed)
        state.log = []
        state.apply(f"send {OURS[2]}")
        opened = [event for event in state.log if event.what.name == "centre-opened"]
        assert len(opened) == 1
        top, bottom = opened[0].values[:2]
        spots.setdefault(4, set()).add(top)
        spots.setdefault(5, set()).add(bottom)
        uneven = uneven or (top in map(card, THEIRS)) == (bottom in map(card, THEIRS))
    every = {card(name) for name in OURS + THEIRS}
    assert spots[4] == every
    assert spots[5] == every
    assert uneven, "three against one is legal"


@pytest.mark.rule(
    "elves.battle.advanced-take-opponents-card", "elves.battle.advanced-free-place", "elves.battle.advanced-two-each"
)
def test_each_places_two_cards_of_the_other_in_turn() -> None:
    state = act(sent("advanced"), f"send {OURS[2]}")
    seats = []
    for place in ("S", "E", "N", "W"):
        seats.append(state.actor)
        side = ATTACKING if state.actor == 1 else DEFENDING
        assert state.taken in (
            state.players[0].sent + [card(n) for n in OURS] if side == ATTACKING else [card(n) for n in THEIRS]
        )
        if place == "N":
            assert offered(state) == {"place N", "place W"}
        act(state, f"place {place}")
    assert seats == [0, 1, 0, 1]
    if state.stage == LAYING:
        assert [side_of(one) for one in state.field].count(ATTACKING) == 2


@pytest.mark.rule("elves.battle.advanced-take-opponents-card")
def test_hidden_until_the_end_by_the_other_reading() -> None:
    state = act(sent("advanced", reveal="at_end"), f"send {OURS[2]}")
    assert state.taken == -1
    act(state, "place S")
    assert state.view(0)["field"][2]["card"] is None
    act(state, "place E", "place N", "place W")
    assert all(card_of(one) != 127 for one in state.field if one >= 0)


def test_windows_pass_quietly_when_nobody_could_act() -> None:
    state = sent("novice")
    act(state, f"send {OURS[2]}")
    pass_all(state)
    assert state.stage in (0, LAYING, FIGHTING)


def laid(seed: int) -> Elves:
    """The six cards of an attack by A on B, laid out by the novices' way."""
    state = bare()
    state.attacker, state.defender, state.keeper = 0, 1, 1
    state.players[0].sent = [card(name) for name in OURS]
    state.players[1].sent = [card(name) for name in THEIRS]
    state.luck = [seed * 7919 + i * 104729 + 1 << 8 for i in range(8)]
    Layout(0).novice(state)
    return state


@pytest.mark.rule("elves.battle.novice-owner-mix")
def test_three_of_a_side_may_stand_against_one() -> None:
    counts = set()
    for seed in range(120):
        state = laid(seed)
        counts.add((state.warriors(ATTACKING), state.warriors(DEFENDING)))
    assert counts == {(1, 3), (2, 2), (3, 1)}


@pytest.mark.rule("elves.battle.novice-flip-centre-together")
def test_the_upper_centre_card_is_a_matter_of_chance_and_all_six_lie_open() -> None:
    higher = {True: 0, False: 0}
    for seed in range(80):
        state = laid(seed)
        higher[initiative_of(state.top) > initiative_of(state.bottom)] += 1
        for viewer in (0, 1, -1):
            seen = state.view(viewer)
            assert all(one["card"] for one in [*seen["field"], seen["top"], seen["bottom"]])
    assert min(higher.values()) > 10


@pytest.mark.rule("elves.battle.advanced-centre-contest", "elves.battle.advanced-three-face-down")
def test_three_a_side_lie_face_down_until_placed_and_the_last_two_are_compared() -> None:
    state = hold(own(bare(layout="advanced"), 1, "land-20"), 0, *OURS)
    hold(state, 1, *THEIRS)
    act(state, "attack land-20", "accept", *(f"send {name}" for name in THEIRS), *(f"send {name}" for name in OURS))
    assert state.stage == LAYING
    assert state.field == [FREE] * 4, "nothing is laid out but by hand"
    open_card = state.taken
    assert open_card in map(card, THEIRS), "the attacker takes one of the defender's"
    assert state.view(1)["players"][0]["sent"] == 3
    assert state.view(0)["players"][1]["sent"] == 2, "two of them are hidden still"
    state.log = []
    act(state, "place S", "place E", "place N", "place W")
    standing = {card_of(one) for one in state.field if one >= 0}
    opened = next(event.values for event in state.log if event.what.name == "centre-opened")
    assert opened[0] in map(card, OURS)
    assert opened[1] in map(card, THEIRS)
    if state.stage == LAYING:
        assert not standing & set(opened[:2])
        mine, other = INITIATIVE[opened[0]], INITIATIVE[opened[1]]
        assert card_of(state.top) == (opened[1] if other > mine else opened[0])


@pytest.mark.rule("elves.attacks.end-no-damage")
def test_no_round_begins_when_the_last_enemy_dies_at_the_end_of_one() -> None:
    state = bare()
    state.players[0].artefacts = [card("Thunder Vial")]
    state.log = []
    battle(
        s=ours("MV - -", initiative=9),
        n=theirs("MV SH -", lives=1, initiative=1),
        state=state,
    )
    while state.current().title() != "elves.answers" or state.current().window != AT_ROUND:  # type: ignore[attr-defined]
        act(state, "pass" if "pass" in offered(state) else next(w for w in sorted(offered(state)) if "move" in w))
    act(state, "use Thunder Vial")
    assert won(state)
    assert sum(event.what.name == "round-began" for event in state.log) == 1
