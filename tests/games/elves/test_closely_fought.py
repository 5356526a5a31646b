"""The layout and the battle looked at closely: both sides of a threshold, the other side, the other card."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.deck import INITIATIVE
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.layout import LAYING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    EAST,
    FREE,
    NORTH,
    SOUTH,
    WEST,
    card_of,
    initiative_of,
    side_of,
    warrior,
    with_initiative,
)
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.windows import AT_ROUND
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import (
    act,
    agrees,
    bare,
    battle,
    card,
    cell,
    hold,
    names,
    offered,
    ours,
    own,
    theirs,
    won,
    wounds,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"
LOCK = "SH SH SH"
EBRUNG = "Ebrung Warden of the Portal"


# --- the layout --------------------------------------------------------------------------------------------------

SENT = ["Shifter Lynx", "Keeper of the Quiet Grove", "Green Vale Archer"]
MET = ["Shard Golem", "Guard of Darn", "Black Ore Cleaver"]


def laid(seed: int) -> Elves:
    """The six cards of an attack by A on B, laid out by the novices' way."""
    state = bare()
    state.attacker, state.defender, state.keeper = 0, 1, 1
    state.players[0].sent = [card(name) for name in SENT]
    state.players[1].sent = [card(name) for name in MET]
    state.luck = [seed * 7919 + i * 104729 + 1 << 8 for i in range(8)]
    Layout(0).novice(state)
    return state


@pytest.mark.rule("elves.battle.novice-pool-six", "elves.battle.novice-spots")
def test_each_of_six_cards_turns_up_on_each_of_six_spots() -> None:
    spots: list[set[int]] = [set() for _ in range(6)]
    for seed in range(200):
        state = laid(seed)
        here = [*state.field, state.top, state.bottom]
        assert all(one >= 0 for one in here), "one card on every place and two in the centre"
        assert len(state.field) == 4
        for spot, one in zip(spots, here):
            spot.add(card_of(one))
            assert side_of(one) == (ATTACKING if card_of(one) in map(card, SENT) else DEFENDING)
    assert all(spot == {card(name) for name in SENT + MET} for spot in spots)


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


def centred(mine: int, other: int) -> Elves:
    state = bare(layout="advanced")
    state.attacker, state.defender, state.keeper, state.stage = 0, 1, 1, LAYING
    state.top = with_initiative(warrior(card(SENT[1]), 4, ATTACKING), mine)
    state.bottom = with_initiative(warrior(card(MET[0]), 5, DEFENDING), other)
    Layout(0).contest(state)
    return state


@pytest.mark.rule(
    "elves.battle.advanced-centre-contest", "elves.battle.advanced-centre-tie", "elves.battle.advanced-centre-stack"
)
@pytest.mark.parametrize(("mine", "other", "on_top"), [(6, 7, DEFENDING), (6, 6, ATTACKING), (7, 6, ATTACKING)])
def test_one_more_initiative_decides_who_lies_on_top(mine: int, other: int, on_top: int) -> None:
    state = centred(mine, other)
    assert (side_of(state.top), side_of(state.bottom)) == (on_top, 1 - on_top)


@pytest.mark.rule("elves.battle.advanced-centre-contest", "elves.battle.advanced-three-face-down")
def test_three_a_side_lie_face_down_until_placed_and_the_last_two_are_compared() -> None:
    state = hold(own(bare(layout="advanced"), 1, "land-20"), 0, *SENT)
    hold(state, 1, *MET)
    act(state, "attack land-20", "accept", *(f"send {name}" for name in MET), *(f"send {name}" for name in SENT))
    assert state.stage == LAYING
    assert state.field == [FREE] * 4, "nothing is laid out but by hand"
    open_card = state.taken
    assert open_card in map(card, MET), "the attacker takes one of the defender's"
    assert state.view(1)["players"][0]["sent"] == 3
    assert state.view(0)["players"][1]["sent"] == 2, "two of them are hidden still"
    state.log = []
    act(state, "place S", "place E", "place N", "place W")
    standing = {card_of(one) for one in state.field if one >= 0}
    opened = next(event.values for event in state.log if event.what.name == "centre-opened")
    assert opened[0] in map(card, SENT)
    assert opened[1] in map(card, MET)
    if state.stage == LAYING:
        assert not standing & set(opened[:2])
        mine, other = INITIATIVE[opened[0]], INITIATIVE[opened[1]]
        assert card_of(state.top) == (opened[1] if other > mine else opened[0])


@pytest.mark.rule("elves.battle.reserve-swap-attacker")
def test_after_the_swap_the_reserve_stands_where_the_other_stood() -> None:
    from ludoteka.games.elves.capture import BATTLE, Capture

    state = own(bare(), 1, "land-20")
    state.conflict, state.attacker, state.defender, state.keeper = cell("land-20"), 0, 1, 1
    state.stage = LAYING
    state.field = [warrior(card(MET[1]), 0, DEFENDING), warrior(card(SENT[0]), 1, ATTACKING), FREE, FREE]
    state.top, state.bottom = warrior(card(SENT[1]), 4, ATTACKING), warrior(card(MET[0]), 5, DEFENDING)
    capture = Capture(0, cell("land-20"))
    capture.at = BATTLE
    state.follow(capture)
    layout = Layout(0)
    layout.at = 3
    state.follow(layout)
    state.offered = None
    state.run()
    assert offered(state) == {"keep-reserve", "swap-in E"}, "not the enemy at N, not an empty place"
    layout = state.current()  # type: ignore[assignment]
    layout.chosen(state, next(c.option for c in state.choices() if c.notation == "swap-in E"))
    assert card_of(state.field[EAST]) == card(SENT[1])
    assert card_of(state.top) == card(SENT[0])
    Layout(0).leave(state)
    assert card(SENT[0]) in state.players[0].hand
    assert state.reserve == ATTACKING


# --- the battle --------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.battle.tie-three-alternate", "elves.battle.tie-attacker-first")
def test_after_a_higher_card_of_the_attacker_the_tie_is_still_his_first() -> None:
    state = battle(
        s=ours("MV - -", initiative=9, lives=3),
        e=ours("MV - -", initiative=5, lives=3),
        n=theirs("MV - -", initiative=5, lives=3),
        w=theirs("MV - -", initiative=1, lives=3),
    )
    act(state, "stay")
    assert state.current().one == 1, "the attacker's five before the defender's, though he acted last"  # type: ignore[attr-defined]
    assert state.actor == 0
    act(state, "stay")
    assert state.actor == 1


@pytest.mark.rule("elves.battle.multiple-rounds")
def test_a_new_round_begins_with_the_attacker_on_a_tie_whoever_was_last() -> None:
    state = battle(
        s=ours("- S1 -", initiative=5, lives=9),
        n=theirs("- S1 -", initiative=5, lives=9),
        e=ours("MV - -", initiative=5, lives=3),
    )
    assert offered(state) == {"go-first S", "go-first E"}
    act(state, "go-first S")
    assert (state.round, wounds(state, NORTH), wounds(state, SOUTH)) == (1, 1, 1), "A, B, and A's other card is asked"
    act(state, "stay")
    assert state.round == 2
    assert offered(state) == {"go-first S", "go-first E"}, "A begins again, though he was the last to act"
    assert (wounds(state, NORTH), wounds(state, SOUTH)) == (1, 1)


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


@pytest.mark.rule("elves.battle.one-attack-per-turn-of-card")
def test_a_card_strikes_once_in_a_round() -> None:
    state = battle(
        s=ours("S1 S1 -", initiative=9, lives=5),
        w=theirs(lives=5, initiative=2),
        n=theirs("- MV -", lives=5, initiative=1),
    )
    assert offered(state) == {"strike left", "strike forward"}
    act(state, "strike left")
    assert (wounds(state, WEST), wounds(state, NORTH)) == (1, 0)
    assert state.actor == 1, "the next card is asked: the first has had its turn"
    assert state.round == 1


@pytest.mark.rule("elves.battle.death-at-last-life", "elves.battle.death-can-be-prevented")
def test_only_who_has_lost_the_last_life_dies() -> None:
    state = battle(
        s=ours("- S1 -", initiative=9, lives=3, wounds=2),
        n=theirs("- MV -", lives=1, initiative=1),
        w=theirs("- - MV", lives=3, wounds=2, initiative=5),
        e=theirs("MV - -", lives=2, wounds=1, initiative=4),
    )
    assert state.field[NORTH] == FREE
    assert state.players[1].discard == [card("Guard of Darn")]
    assert [wounds(state, place) for place in (EAST, SOUTH, WEST)] == [1, 2, 2], "the wounded fight on"


@pytest.mark.rule("elves.attacks.double-piercing-strike")
def test_a_double_piercing_strike_takes_two_at_once() -> None:
    state = battle(
        n=theirs("- SH -", lives=3, initiative=1), s=ours("- P2 -", initiative=9), w=ours("MV - -", initiative=8)
    )
    assert wounds(state, NORTH) == 2
    state = battle(
        n=theirs("- SH -", lives=2, initiative=1), s=ours("- P2 -", initiative=9), w=ours("MV - -", initiative=8)
    )
    assert state.conflict == -1 or state.field[NORTH] == FREE
    assert state.players[1].discard == [card("Guard of Darn")]


@pytest.mark.rule("elves.attacks.plain-shield-not-compulsory")
def test_a_plain_shield_is_neither_struck_nor_burned_on() -> None:
    state = battle(
        s=ours("- S1 -", initiative=9, lives=2),
        n=theirs("- SH -", initiative=1),
        w=ours("MV - -", initiative=8),
    )
    assert state.strikes(SOUTH) == 0
    assert offered(state) == {"move left", "stay"}, "S has done nothing"
    agrees(state, "strike")
    assert (wounds(state, SOUTH), wounds(state, NORTH)) == (0, 0)


@pytest.mark.rule("elves.attacks.fire-shield-avoidable")
def test_burning_is_refused_while_a_life_can_be_taken() -> None:
    state = battle(s=ours("S1 S1 S1", initiative=9), w=theirs(lives=3), n=theirs("- FS -"), e=theirs(lives=3))
    assert offered(state) == {"strike left", "strike right"}
    agrees(state, "strike")
    with pytest.raises(Refused) as refusal:
        state.apply("strike forward")
    assert "elves.attacks.fire-shield-avoidable" in refusal.value.rules


@pytest.mark.rule("elves.attacks.survivors-return", "elves.attacks.survivors-of-loser-return")
@pytest.mark.parametrize("reserve", [ATTACKING, DEFENDING])
def test_all_who_live_go_home_whoever_has_won(reserve: int) -> None:
    state = battle(
        s=ours(LOCK, initiative=9),
        e=ours(LOCK, lives=3, wounds=1, initiative=7),
        n=theirs(LOCK, initiative=5),
        w=theirs(LOCK, wounds=1, initiative=3),
        reserve=reserve,
    )
    assert won(state) == (reserve == ATTACKING)
    assert names(state.players[0].hand).count("Keeper of the Quiet Grove") == 2
    assert names(state.players[1].hand).count("Guard of Darn") == 2
    assert state.players[0].discard == state.players[1].discard == []
