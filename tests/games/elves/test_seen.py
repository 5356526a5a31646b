"""What somebody sees, is asked or is told, and what chance may give: beside the stories, which tell what is so."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import (
    ARTEFACT,
    ATTACKED,
    DRAGON_OF,
    HAS_ACTION,
    ID,
    PRICE,
    ROLE,
    SUIT,
    TIMING,
    TIMINGS,
    WORDS,
)
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.layout import LAYING
from ludoteka.games.elves.pieces import ATTACKING, DEFENDING, card_of, side_of, squad, warrior
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Msg, Refused
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


@pytest.mark.rule("elves.turn.neutral-controller-random")
def test_the_neutrals_are_played_by_another_player_drawn_by_lot() -> None:
    keepers = set()
    for luck in range(40):
        state = facing_squads(4)
        state.luck = [luck << 20 | 12345 for _ in state.luck]
        keepers.add(act(state, "fight 1").keeper)
    assert keepers == {1, 2, 3}, "the attacker is always A"
    assert act(facing_squads(), "fight 1").keeper == 1


@pytest.mark.rule("elves.objects.artefact-trade")
def test_artefact_for_artefact_and_who_knows_of_it() -> None:
    state = traders()
    act(state, "offer-to B", "give Truce Bell", "want-artefact", "propose", "hand-over Muster Scroll")
    assert names(state.players[0].artefacts) == ["Muster Scroll"]
    assert names(state.players[1].artefacts) == ["Seal of Hush", "Truce Bell"]
    assert state.view(0)["players"][0]["spied"] == [{"seat": 1, "card": "artefact-truce-bell"}]
    for luck in range(20):
        assert card("Truce Bell") in state.redeal(0, luck).players[1].artefacts


@pytest.mark.rule("elves.actions.trade-help-promise")
def test_a_promise_of_help_is_logged_and_not_enforced() -> None:
    state = traders()
    state.log = []
    act(state, "offer-to B", f"give {TREASURE}", "want-help", "propose", "agree")
    assert state.players[1].treasures == [card(TREASURE)]
    assert [event.what.name for event in state.log][-2:] == ["traded", "promised"]
    assert "decline" in offered(state), "play goes on as before"


def test_a_traded_treasure_may_fulfil_a_goal_at_once() -> None:
    state = own(traders(), 1, "land-1", "land-2", "land-3", "land-4")
    state.players[1].goal = 6
    state.players[1].treasures = [card("Dragon Pearl")]
    act(state, "offer-to B", f"give {TREASURE}", "want-artefact", "propose", "hand-over Seal of Hush")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


CIRCLET = "Amber Circlet"


@pytest.mark.rule("elves.objects.artefact-kept-secret")
def test_an_artefact_drawn_is_known_to_its_owner_alone() -> None:
    state = bare(3)
    state.relics = [card("Truce Bell")]
    state.log = []
    take_cell(state, 0, cell("land-1"))
    gained = next(event for event in state.log if event.what.name == "artefact-gained")
    assert gained.view(0)["card"] == "artefact-truce-bell"
    for viewer in (1, 2, -1):
        assert gained.view(viewer)["card"] is None
        seen = state.view(viewer)["players"]
        assert seen[0]["artefacts"] == 1
        assert all(not player["spied"] for player in seen)


@pytest.mark.rule("elves.objects.castle-dragon-not-discarded")
def test_a_dragon_goes_back_to_its_castle_alive_or_dead() -> None:
    gorhash = "Gorhash Dragon of the Black Stone"
    for lives in (1, 9):
        state = battle(
            s=ours("- S1 -", initiative=9, lives=1),
            n=theirs("- CA -", lives=lives, of=gorhash, initiative=3),
            reserve=DEFENDING,
        )
        assert not won(state)
        player = state.players[1]
        assert DRAGON_OF[1] not in player.hand + player.discard + player.deck
        assert state.view(0)["dragons"][CELLS[player.castle]] == ID[DRAGON_OF[1]]
    top = warrior(card(gorhash), 4, DEFENDING)
    state = bare()
    state.attacker, state.defender, state.keeper, state.stage = 0, 1, 1, LAYING
    state.top, state.bottom = top, warrior(card(LYNX), 5, ATTACKING)
    Layout(0).leave(state)
    assert state.players[1].hand == [], "not as the reserve either"


@pytest.mark.rule("elves.turn.neutral-controller-random", "elves.objects.central-controller")
def test_nobody_who_is_out_plays_the_neutrals() -> None:
    for place in ("land-1", "centre"):
        keepers = set()
        for luck in range(30):
            state = bare(4)
            take_cell(state, 3, state.players[2].castle)
            state.lay_token(cell("tower-1"), 0)
            own(state, 0, *[CELLS[there] for there in state.map().near[0]])
            hold(state, 0, *[LYNX] * 3)
            state.neutrals = [card("Cinder Wolf")] * 5
            state.luck = [luck << 20 | 12345 for _ in state.luck]
            act(state, f"attack {place}")
            if place != "centre":
                act(state, "fight 1")
            keepers.add(state.keeper)
        assert keepers == {1, 3}


@pytest.mark.rule("elves.actions.action-special-ability")
def test_who_has_an_action_says_its_price_its_time_and_what_it_does() -> None:
    printed = {one.id: one for one in shelf.box("elves").cards()}
    for number, id in enumerate(ID):
        said = printed[id].text
        if HAS_ACTION[number]:
            assert len(said) == 1
            when = said[0].args["when"]
            assert isinstance(when, Msg)
            attacked = "-attacked" if ROLE[number] == ATTACKED else ""
            assert when.id == f"elves-when-{TIMINGS[TIMING[number]]}{attacked}"
            priced = SUIT[number] != ARTEFACT
            assert said[0].id == ("elves-say-priced-action" if priced else "elves-say-action")
            assert said[0].args.get("n") == (PRICE[number] if priced else None)
            first, *more = [word.say() for word in WORDS[number]]
            steps = Msg("elves-say-then", {"first": first, "then": more[0]}) if more else first
            assert said[0].args["steps"] == steps
            assert len(more) <= 1
        elif number not in map(card, [CIRCLET]) and not id.startswith("treasure"):
            assert said == []
    plain = own(bare(), 0, "land-1")
    hold(plain, 0, LYNX, LYNX, LYNX, LYNX)
    with pytest.raises(Refused) as refusal:
        plain.apply(f"act {LYNX}")
    assert "elves.actions.action-special-ability" in refusal.value.rules
