"""«Расстановка»: novice and advanced layout, the centre and the reserve."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.layout import FIGHTING, LAYING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    card_of,
    fights,
    guard,
    side_of,
    warrior,
    with_initiative,
)
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import act, bare, card, cell, hold, names, offered, own, pass_all

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


@pytest.mark.rule("elves.battle.novice-spots", "elves.battle.two-variants")
def test_the_novice_layout_fills_four_places_and_the_centre() -> None:
    state = bare()
    state.attacker, state.defender, state.keeper = 0, 1, 1
    state.players[0].sent = [card(name) for name in OURS]
    state.players[1].sent = [card(name) for name in THEIRS]
    Layout(0).novice(state)
    assert all(one >= 0 for one in (*state.field, state.top, state.bottom))
    placed = [card_of(one) for one in (*state.field, state.top, state.bottom)]
    assert sorted(placed) == sorted(card(name) for name in OURS + THEIRS)
    assert state.players[0].sent == state.players[1].sent == []


@pytest.mark.rule("elves.battle.advanced-three-face-down")
def test_three_cards_lie_face_down_on_each_side() -> None:
    state = hold(own(bare(layout="advanced"), 1, LAND), 0, *OURS)
    hold(state, 1, *THEIRS)
    act(state, f"attack {LAND}", "accept", *(f"send {name}" for name in THEIRS))
    view = state.view(0)["players"][1]
    assert view["sent"] == 3
    assert view["hand"] == 0


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


def centre(top: int, bottom: int, layout: str = "advanced", **options: Any) -> Elves:
    """Both centre cards open, before the window: the attacker's first, the defender's second."""
    state = own(bare(layout=layout, **options), 1, LAND)
    state.conflict, state.attacker, state.defender, state.keeper = cell(LAND), 0, 1, 1
    state.stage = LAYING
    lock = warrior(card("Guard of Darn"), 0, DEFENDING)
    state.field = [lock, warrior(card("Shifter Lynx"), 1, ATTACKING), FREE, FREE]
    state.top, state.bottom = top, bottom
    return state


def contest(state: Elves) -> Elves:
    Layout(0).contest(state)
    return state


def ours(initiative: int, name: str = "Keeper of the Quiet Grove") -> int:
    return with_initiative(warrior(card(name), 4, ATTACKING), initiative)


def theirs(initiative: int, name: str = "Shard Golem") -> int:
    return with_initiative(warrior(card(name), 5, DEFENDING), initiative)


@pytest.mark.rule("elves.battle.advanced-centre-contest", "elves.battle.advanced-centre-stack")
def test_the_higher_initiative_lies_on_top() -> None:
    state = contest(centre(ours(5), theirs(7)))
    assert side_of(state.top) == DEFENDING
    assert side_of(state.bottom) == ATTACKING
    state = contest(centre(ours(8), theirs(7)))
    assert side_of(state.top) == ATTACKING


@pytest.mark.rule("elves.battle.advanced-centre-tie")
def test_on_a_tie_the_attackers_card_wins() -> None:
    assert side_of(contest(centre(ours(6), theirs(6))).top) == ATTACKING


@pytest.mark.rule("elves.battle.advanced-centre-actions")
def test_initiative_may_be_changed_before_the_contest() -> None:
    state = centre(ours(5), theirs(7))
    state.players[0].artefacts = [card("Boots of the First Step")]
    layout = Layout(0)
    layout.at = 1
    state.follow(layout)
    state.offered = None
    state.run()
    assert "use Boots of the First Step" in offered(state)
    act(state, "use Boots of the First Step")
    while state.stage == LAYING and "keep-reserve" not in offered(state):
        act(state, "pass")
    assert side_of(state.top) == ATTACKING, "5 + 6 beats 7"
    assert side_of(state.bottom) == DEFENDING


def left(state: Elves) -> Elves:
    """The centre cards have left."""
    Layout(0).leave(state)
    return state


@pytest.mark.rule(
    "elves.battle.centre-leaves-field", "elves.battle.centre-bottom-dies", "elves.battle.centre-top-reserve"
)
def test_the_lower_card_dies_and_the_upper_goes_to_hand() -> None:
    state = left(centre(theirs(7), ours(5)))
    assert state.top == state.bottom == FREE
    assert state.players[0].discard == [card("Keeper of the Quiet Grove")]
    assert state.players[1].hand == [card("Shard Golem")]
    assert state.reserve == DEFENDING
    assert sum(fights(one) for one in state.field) == 2


@pytest.mark.rule("elves.battle.reserve-neutral-discarded", "elves.battle.centre-bottom-dies")
def test_neutral_centre_cards_go_to_the_neutral_discard() -> None:
    state = centre(theirs(7, "Cinder Wolf"), theirs(5, "Fen Crone"))
    state.defender = -1
    left(state)
    assert names(state.fallen) == ["Cinder Wolf", "Fen Crone"]
    assert state.reserve == DEFENDING


@pytest.mark.rule("elves.battle.treasure-stays", "elves.actions.treasure-indestructible")
def test_a_treasure_in_the_centre_stays_and_helps_nobody() -> None:
    state = centre(ours(5), warrior(card("Amber Circlet"), 5, DEFENDING))
    state.defender = -1
    assert side_of(contest(state).top) == ATTACKING, "it has no initiative"
    left(state)
    assert state.players[0].discard == []
    assert state.players[0].hand == [card("Keeper of the Quiet Grove")]
    assert state.spoils == [card("Amber Circlet")]
    assert state.reserve == ATTACKING
    state = centre(warrior(card("Amber Circlet"), 4, DEFENDING), ours(5), layout="novice")
    state.defender = -1
    left(state)
    assert state.players[0].discard == [card("Keeper of the Quiet Grove")]
    assert state.reserve == DEFENDING
    assert state.spoils == [card("Amber Circlet")]


def open_centre(state: Elves) -> Elves:
    """Go on with the layout from the window at the open centre, in the middle of an attack."""
    from ludoteka.games.elves.capture import BATTLE, Capture

    capture = Capture(0, cell(LAND))
    capture.at = BATTLE
    state.follow(capture)
    layout = Layout(0)
    layout.at = 1
    state.follow(layout)
    state.offered = None
    state.run()
    return state


@pytest.mark.rule("elves.battle.reserve-swap-attacker", "elves.battle.reserve-swap-timing")
def test_the_attacker_may_bring_in_his_reserve_at_once() -> None:
    state = open_centre(centre(ours(9), theirs(2)))
    assert state.actor == 0
    assert offered(state) == {"keep-reserve", "swap-in E"}
    other = state.clone()
    act(state, "swap-in E")
    assert card("Shifter Lynx") in state.players[0].hand
    assert card("Keeper of the Quiet Grove") not in state.players[0].hand or state.stage == 0
    assert isinstance(other, Elves)
    act(other, "keep-reserve")
    with pytest.raises(Refused):
        other.apply("swap-in E")


@pytest.mark.rule("elves.battle.reserve-swap-only-attacker")
def test_the_defender_has_no_swap() -> None:
    state = open_centre(centre(ours(2), theirs(9)))
    assert not any(word.startswith("swap-in") for word in offered(state))


@pytest.mark.rule("elves.battle.reserve-action-usable", "elves.attacks.winner-reserve-fixed")
def test_the_reserve_cards_action_may_be_used_in_this_battle() -> None:
    state = centre(ours(2), theirs(9, "Initiate"))
    own(state, 1, "tower-7")
    open_centre(state)
    assert state.stage == FIGHTING
    while state.actor != 1:
        act(state, "pass")
    assert "act Initiate" in offered(state)
    act(state, "act Initiate")
    assert state.players[1].discard == [card("Initiate")]
    assert state.reserve == DEFENDING, "the tie-break stays"


@pytest.mark.rule("elves.actions.treasure-in-squad")
def test_a_squad_with_a_treasure_is_laid_out_whole() -> None:
    state = bare()
    state.attacker, state.defender, state.keeper = 0, -1, 1
    state.players[0].sent = [card(name) for name in OURS]
    state.guards = [guard(card(name), False, 2) for name in ("Cinder Wolf", "Fen Crone", "Amber Circlet")]
    Layout(0).novice(state)
    everything = [*state.field, state.top, state.bottom]
    assert sum(fights(one) for one in everything) == 5


def test_windows_pass_quietly_when_nobody_could_act() -> None:
    state = sent("novice")
    act(state, f"send {OURS[2]}")
    pass_all(state)
    assert state.stage in (0, LAYING, FIGHTING)
