"""What somebody sees, is asked or is told, and what chance may give: beside the stories, which tell what is so."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.pieces import ATTACKING, DEFENDING, card_of, side_of, squad
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from tests.games.elves.table import (
    act,
    bare,
    battle,
    card,
    cell,
    hold,
    names,
    offered,
    ours,
    own,
    pass_all,
    theirs,
    won,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"
LOCK = "SH SH SH"
TREASURE = "Amber Circlet"
OURS = ["Shifter Lynx", "Keeper of the Quiet Grove", "Green Vale Archer"]
THEIRS = ["Shard Golem", "Guard of Darn", "Black Ore Cleaver"]
LAND = "land-20"


@pytest.mark.rule("elves.turn.summon-hidden")
def test_drawn_cards_are_told_to_nobody_else() -> None:
    state = own(bare(), 1, "tower-7", "tower-8", "land-14", "land-15", "land-16", "land-17")
    state.log = []
    pass_all(act(state, "decline"))
    assert len(state.players[1].hand) == 3
    drew = [event for event in state.log if event.what.name == "drew" and event.values[0] == 1]
    assert len(drew) == 3
    assert all(event.view(0)["card"] is None and event.view(1)["card"] is not None for event in drew)


# --- squads ------------------------------------------------------------------------------------------------------


def facing_squads(players: int = 2) -> Elves:
    state = hold(bare(players), 0, *[LYNX] * 4)
    state.squads = [
        squad([card("Cinder Wolf"), card("Fen Crone"), card("Amber Circlet")]),
        squad([card("Irontusk"), card("Irontusk"), card("Magma Newt")]),
        squad([card("Barrow Ogre"), card("Lurelight"), card("Eldagar")]),
    ]
    return act(state, "attack land-1")


@pytest.mark.rule("elves.turn.squad-reveal-one", "elves.setup.squads-unseen")
def test_who_looks_shows_one_card_and_keeps_the_rest_to_himself() -> None:
    state = act(facing_squads(), "look 1", "show Fen Crone")
    for viewer in (0, 1, -1):
        assert state.view(viewer)["squads"][0]["shown"] == "neutral-fen-crone"
        assert state.view(viewer)["squads"][1]["cards"] == 3
    assert len(state.view(0)["squads"][0]["cards"]) == 3
    assert state.view(1)["squads"][0]["cards"] == 3


@pytest.mark.rule("elves.turn.squad-fight-other")
def test_who_fights_an_unseen_squad_sees_none_of_it() -> None:
    state = act(facing_squads(), "look 2", "show Magma Newt", "fight 3")
    assert names(one & 127 for one in state.guards) == ["Barrow Ogre", "Eldagar", "Lurelight"]
    assert state.view(0)["guards"] == [None, None, None], "A has seen none of it"
    assert None not in state.view(1)["guards"], "who plays the neutrals sees them"
    assert state.view(1)["squads"][1]["shown"] == "neutral-magma-newt"


# --- the layout --------------------------------------------------------------------------------------------------


def sent(layout: str, seed: int = 0, **options: Any) -> Elves:
    """Six cards on their way: A attacks a Land of B."""
    state = hold(own(bare(layout=layout, **options), 1, LAND), 0, *OURS)
    hold(state, 1, *THEIRS)
    state.luck = [seed * 7919 + i * 104729 + 1 << 8 for i in range(8)]
    act(state, f"attack {LAND}", "accept", *(f"send {name}" for name in THEIRS))
    return act(state, *(f"send {name}" for name in OURS[:2]))


def laid(seed: int) -> Elves:
    """The six cards of an attack by A on B, laid out by the novices' way."""
    state = bare()
    state.attacker, state.defender, state.keeper = 0, 1, 1
    state.players[0].sent = [card(name) for name in OURS]
    state.players[1].sent = [card(name) for name in THEIRS]
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
            assert side_of(one) == (ATTACKING if card_of(one) in map(card, OURS) else DEFENDING)
    assert all(spot == {card(name) for name in OURS + THEIRS} for spot in spots)


@pytest.mark.rule("elves.battle.advanced-three-face-down", "elves.turn.opponent-accepts")
def test_three_cards_lie_face_down_on_each_side() -> None:
    view = sent("advanced").view(0)["players"][1]
    assert view["sent"] == 3
    assert view["hand"] == 0


# --- what is won -------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.objects.artefact-kept-secret", "elves.objects.artefact-on-plain-land")
def test_an_artefact_is_seen_by_who_has_it() -> None:
    state = bare(3)
    state.relics = [card("Truce Bell")] * 20
    take_cell(state, 0, cell("land-1"))
    assert (len(state.players[0].artefacts), len(state.relics)) == (1, 19)
    assert state.view(1)["players"][0]["artefacts"] == 1
    assert state.view(0)["players"][0]["artefacts"] == ["artefact-truce-bell"]
    for name in ("tower-1", "centre", CELLS[state.players[2].castle]):
        take_cell(state, 0, cell(name))
    assert len(state.players[0].artefacts) == 1


@pytest.mark.rule("elves.objects.attacker-wins-token")
def test_the_tokens_left_are_told() -> None:
    state = battle(s=ours(LOCK), n=theirs(LOCK), reserve=ATTACKING)
    assert won(state)
    assert state.view(0)["tokens"] == [9, 10]


# --- answers and bargains ----------------------------------------------------------------------------------------


def moving(state: Elves) -> Elves:
    """Begin a battle in which both sides have a card that only moves."""
    return battle(n=theirs("MV - -", lives=3, initiative=4), s=ours("MV - -", lives=3, initiative=9), state=state)


def test_who_could_hold_an_answer_is_asked_whatever_he_holds() -> None:
    asked = []
    for name in ("Initiate", GOLEM):
        asked.append(moving(hold(own(bare(), 1, "land-16", "tower-7", "tower-8"), 1, name)).actor)
    assert asked == [1, 1]
    poor = hold(own(bare(), 1, "land-16"), 1, "Initiate")
    poor.lay_token(cell("castle-4"), -1)
    assert offered(moving(poor)) == {"move left", "stay"}, "with one Land no Action of the nation can be paid for"


def traders() -> Elves:
    state = bare(3)
    state.players[0].treasures = [card(TREASURE)]
    state.players[0].artefacts = [card("Truce Bell")]
    state.players[1].artefacts = [card("Muster Scroll"), card("Seal of Hush")]
    state.offered = None
    return state
