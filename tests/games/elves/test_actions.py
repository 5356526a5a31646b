"""«Действия», «Сокровища», «Обмен»: prices, times, windows, answers, exchange and trade."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.pieces import EAST, NORTH, SOUTH, card_of
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
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
    wounds,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"
LOCK = "SH SH SH"
TREASURE = "Amber Circlet"


def nation(state: Elves, seat: int, number: int) -> Elves:
    state.players[seat].nation = number
    return state


def treasurer(lands: int) -> Elves:
    """A leads the High Elves and holds the Crown Treasurer, price 2, at any time."""
    state = nation(bare(), 0, 3)
    own(state, 0, *["tower-1", "land-1", "land-2", "land-19"][: lands - 1])
    return hold(state, 0, "Crown Treasurer", "Spear of the Dawn", "Spear of the Dawn", "Spear of the Dawn")


@pytest.mark.rule("elves.actions.price-threshold")
@pytest.mark.parametrize(("lands", "may"), [(1, False), (3, False), (4, True), (5, True)])
def test_the_price_is_a_threshold_of_lands(lands: int, may: bool) -> None:
    state = treasurer(lands)
    assert ("act Crown Treasurer" in offered(state)) == may
    if not may:
        with pytest.raises(Refused) as refusal:
            state.apply("act Crown Treasurer")
        assert "elves.actions.price-threshold" in refusal.value.rules


@pytest.mark.rule("elves.actions.price-counts-all-tokens", "elves.actions.price-not-paid")
def test_every_token_counts_and_none_is_spent() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1", "land-2")
    hold(state, 0, "Mirayna Sharpleaf")
    start(state)
    assert state.lands(0) == 4
    act(state, "act Mirayna Sharpleaf")
    assert state.lands(0) == 4


def battle_of(word: str) -> Elves:
    """A table for a battle of Forest (A) against Black (B)."""
    assert word == "forest"
    return own(bare(), 1, "land-16")


def start(state: Elves, **pieces: int) -> Elves:
    """Begin a battle in which both sides have a card that only moves."""
    return battle(
        n=pieces.get("n", theirs("MV - -", lives=3, initiative=4)),
        s=pieces.get("s", ours("MV - -", lives=3, initiative=9)),
        state=state,
    )


@pytest.mark.rule("elves.actions.price-many-actions")
def test_any_number_of_actions_each_with_lands_enough() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1")
    hold(state, 0, "Thorn Maiden", "Foxshade", "Thorn Maiden")
    start(state)
    assert state.lands(0) == 3
    for name in ("Thorn Maiden", "Thorn Maiden", "Foxshade"):
        while f"act {name}" not in offered(state) or state.actor != 0:
            act(state, "pass")
        act(state, f"act {name}")
        if any(word.startswith("swap-with") for word in offered(state)):
            act(state, "swap-with E")
    pass_all(state)
    assert names(state.players[0].discard) == ["Foxshade", "Thorn Maiden", "Thorn Maiden"]


@pytest.mark.rule("elves.actions.action-declare-and-discard", "elves.actions.action-rule-for-all-cards")
def test_a_declared_card_is_spent_even_if_it_is_cancelled() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1", "land-2")
    hold(state, 0, "Mirayna Sharpleaf", LYNX)
    state.players[1].artefacts = [card("Seal of Hush")]
    start(state)
    act(state, "act Mirayna Sharpleaf")
    assert state.players[0].discard == [card("Mirayna Sharpleaf")], "a hero too"
    assert state.players[0].hand == [card(LYNX)]
    assert state.actor == 1
    act(state, "use Seal of Hush")
    pass_all(state)
    assert wounds(state, NORTH) == 0
    assert card("Mirayna Sharpleaf") in state.players[0].discard


@pytest.mark.rule("elves.actions.action-from-hand", "elves.actions.action-not-fighting-card")
def test_only_cards_in_hand_act() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1", "land-2")
    state.players[0].discard = [card("Thorn Maiden")]
    hold(state, 0, "Foxshade")
    start(state, s=ours("MV - -", lives=3, initiative=9, of="Mirayna Sharpleaf"))
    assert offered(state) == {"act Foxshade", "pass", "pass-battle"}
    for name in ("Thorn Maiden", "Mirayna Sharpleaf"):
        with pytest.raises(Refused) as refusal:
            state.apply(f"act {name}")
        assert "elves.actions.action-from-hand" in refusal.value.rules


@pytest.mark.rule("elves.actions.action-choose-before-battle")
def test_cards_sent_cannot_be_taken_back() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, LYNX, LYNX, LYNX, "Foxshade")
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    act(state, "attack land-20", "accept", *[f"send {GOLEM}"] * 3, f"send {LYNX}")
    assert offered(state) == {f"send {LYNX}", "send Foxshade"}


@pytest.mark.rule("elves.actions.action-any-time")
def test_an_action_without_a_time_may_be_played_in_anothers_turn() -> None:
    state = treasurer(4)
    act(state, "decline")
    assert (state.turn, state.actor) == (0, 0), "before the turn passes"
    act(state, "pass")
    assert state.turn == 1
    seen = set()
    for _ in range(3):
        assert state.actor == 0
        assert "act Crown Treasurer" in offered(state)
        seen.add(state.view(0)["phase"])
        act(state, "pass")
    assert seen == {"summon", "capture"}, "when B's turn begins, after his Summon and after his Discard"


@pytest.mark.rule("elves.actions.action-timing-restriction", "elves.objects.artefact-timing")
def test_a_stated_time_is_binding() -> None:
    state = own(bare(), 0, "tower-1", "land-1", "land-2")
    hold(state, 0, "Mirayna Sharpleaf", "Foxshade")
    state.players[0].artefacts = [card("Thunder Vial"), card("Truce Bell")]
    state.offered = None
    assert {"act Mirayna Sharpleaf", "act Foxshade", "use Thunder Vial"} & offered(state) == set()
    with pytest.raises(Refused) as refusal:
        state.apply("act Mirayna Sharpleaf")
    assert "elves.actions.action-timing-restriction" in refusal.value.rules
    with pytest.raises(Refused) as refusal:
        state.apply("use Thunder Vial")
    assert "elves.objects.artefact-timing" in refusal.value.rules
    own(state, 1, "land-16")
    start(state)
    assert {"act Mirayna Sharpleaf", "act Foxshade", "use Thunder Vial"} <= offered(state)
    assert "use Truce Bell" not in offered(state)


@pytest.mark.rule("elves.objects.artefact-single-use")
def test_a_used_artefact_leaves_the_game() -> None:
    state = bare()
    state.players[0].artefacts = [card("Muster Scroll")]
    state.offered = None
    act(state, "use Muster Scroll")
    assert state.players[0].artefacts == []
    assert state.removed == [card("Muster Scroll")]
    assert card("Muster Scroll") not in state.relics


@pytest.mark.rule("elves.battle.actions-influence-battle")
def test_actions_and_artefacts_are_offered_when_a_cards_turn_begins() -> None:
    state = own(battle_of("forest"), 1, "tower-7", "tower-8")
    hold(state, 1, "Initiate")
    state.players[1].artefacts = [card("Thunder Vial")]
    start(state)
    for _ in range(2):
        assert state.actor == 1
        assert {"act Initiate", "use Thunder Vial"} <= offered(state)
        act(state, "pass")
    assert offered(state) == {"move left", "stay"}


@pytest.mark.rule("elves.actions.response-allowed", "elves.actions.response-preempts")
def test_an_answer_comes_first() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1", "land-2")
    own(state, 1, "tower-7", "tower-8", "land-14")
    hold(state, 0, "Mirayna Sharpleaf")
    hold(state, 1, "Priest of the Dark Crystal")
    start(state, n=theirs("MV - -", lives=1, initiative=4))
    act(state, "act Mirayna Sharpleaf")
    assert state.actor == 1, "the opposed side answers first"
    act(state, "act Priest of the Dark Crystal")
    while state.stage and "stay" not in offered(state):
        act(state, "pass")
    assert state.field[NORTH] >= 0, "a life was added before the damage"
    assert wounds(state, NORTH) == 1


@pytest.mark.rule("elves.actions.attack-is-action")
def test_a_declared_strike_may_be_answered() -> None:
    state = own(battle_of("forest"), 1, "tower-7")
    hold(state, 1, "Initiate")
    start(state, s=ours("- S1 -", initiative=9), n=theirs("- - MV", lives=2, initiative=2))
    while True:
        assert state.actor == 1
        if state.field[SOUTH] & 1 << 11:
            break
        act(state, "pass")
    act(state, "act Initiate", "side N forward")
    while "move right" not in offered(state):
        act(state, "pass")
    assert wounds(state, NORTH) == 0, "the new shield stops the strike that was declared"


@pytest.mark.rule("elves.actions.response-chain")
def test_an_answer_may_be_answered() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1", "land-2")
    own(state, 1, "tower-7", "tower-8", "land-14")
    hold(state, 0, "Mirayna Sharpleaf", "Thorn Maiden")
    hold(state, 1, "Priest of the Dark Crystal")
    start(state, n=theirs("MV - -", lives=1, initiative=4))
    act(state, "act Mirayna Sharpleaf", "act Priest of the Dark Crystal")
    assert state.actor == 0
    assert "act Thorn Maiden" in offered(state)
    act(state, "act Thorn Maiden")
    pass_all(state)
    assert state.players[1].discard.count(card("Guard of Darn")) == 1, "the last answer killed it before the life came"


@pytest.mark.rule("elves.actions.interfere-in-others-battle", "elves.actions.interfere-own-only")
def test_outsiders_interfere_unless_the_card_says_own() -> None:
    state = own(bare(3), 1, "land-16")
    own(state, 2, *["tower-2", "land-4", "land-5", "land-6", "tower-3"])
    nation(state, 0, 1)
    nation(state, 1, 3)
    nation(state, 2, 0)
    hold(state, 2, "Mirayna Sharpleaf", "Thorn Maiden")
    battle(
        s=ours("MV - -", lives=3, initiative=9, of=GOLEM),
        n=theirs("MV - -", lives=3, of="Spear of the Dawn"),
        state=state,
        land="tower-1",
    )
    state.lay_token(cell("tower-1"), 1)
    assert state.actor == 2
    assert "act Mirayna Sharpleaf" in offered(state)
    assert "act Thorn Maiden" not in offered(state), "in your own battle"
    with pytest.raises(Refused) as refusal:
        state.apply("act Thorn Maiden")
    assert "elves.actions.interfere-own-only" in refusal.value.rules
    act(state, "act Mirayna Sharpleaf")
    assert offered(state) == {"target N", "target S"}, "either side is an enemy to an outsider"


@pytest.mark.rule("elves.battle.death-can-be-prevented")
def test_a_dying_warrior_may_be_healed() -> None:
    state = battle_of("forest")
    state.players[1].artefacts = [card("Honey Balm")]
    start(state, s=ours("- S1 -", initiative=9), n=theirs("- - MV", lives=1, initiative=2))
    while "use Honey Balm" not in offered(state):
        act(state, "pass")
    act(state, "use Honey Balm")
    while "move right" not in offered(state):
        act(state, "pass")
    assert state.field[NORTH] >= 0
    assert wounds(state, NORTH) == 0


def test_pass_this_battle_passes_every_window_of_it() -> None:
    state = own(battle_of("forest"), 1, "tower-7", "tower-8")
    hold(state, 1, "Initiate")
    start(state)
    act(state, "pass-battle")
    assert offered(state) == {"move left", "stay"}
    act(state, "stay", "stay")
    assert not any(p.silent for p in state.players), "it ends with the battle"


def test_who_could_hold_an_answer_is_asked_whatever_he_holds() -> None:
    asked = []
    for name in ("Initiate", GOLEM):
        state = own(battle_of("forest"), 1, "tower-7", "tower-8")
        hold(state, 1, name)
        start(state)
        asked.append(state.actor)
    assert asked == [1, 1]
    poor = hold(battle_of("forest"), 1, "Initiate")
    poor.lay_token(cell("land-16"), 1)
    poor.lay_token(cell("castle-4"), -1)
    start(poor)
    assert offered(poor) == {"move left", "stay"}, "with one Land no Action of the nation can be paid for"


# --- treasures ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.actions.treasure-exchange-draw-two", "elves.actions.treasure-to-neutral-discard")
def test_a_treasure_is_worth_two_cards() -> None:
    state = hold(bare(), 0, LYNX, LYNX, LYNX)
    state.players[0].treasures = [card(TREASURE)]
    state.offered = None
    act(state, f"exchange {TREASURE}")
    assert (len(state.players[0].hand), state.players[0].treasures) == (5, [])
    assert state.fallen == [card(TREASURE)]
    state.neutrals = []
    assert state.draw_neutral([]) == card(TREASURE), "it comes again with the neutral deck"


@pytest.mark.rule("elves.actions.treasure-exchange-discard")
def test_after_an_exchange_what_is_above_five_is_discarded_at_once() -> None:
    state = hold(bare(), 0, LYNX, LYNX, LYNX, LYNX)
    state.players[0].treasures = [card(TREASURE)]
    state.offered = None
    act(state, f"exchange {TREASURE}")
    assert offered(state) == {f"discard {LYNX}"}
    act(state, f"discard {LYNX}")
    assert len(state.players[0].hand) == 5
    assert "decline" in offered(state)


@pytest.mark.rule("elves.actions.treasure-exchange-any-turn")
def test_a_treasure_may_be_exchanged_in_anothers_turn() -> None:
    state = bare()
    state.players[0].treasures = [card(TREASURE)]
    state.offered = None
    act(state, "decline")
    assert (state.turn, state.actor) == (1, 0)
    act(state, f"exchange {TREASURE}")
    assert state.players[0].treasures == []


@pytest.mark.rule("elves.actions.treasure-exchange-before-battle")
def test_the_attacked_may_reach_three_cards_by_an_exchange() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    hold(state, 1, GOLEM, GOLEM)
    state.players[1].treasures = [card(TREASURE)]
    act(state, "attack land-20", f"exchange {TREASURE}")
    assert len(state.players[1].hand) == 4
    assert offered(state) == {"accept", "retreat"}


@pytest.mark.rule(
    "elves.actions.treasure-not-in-battle",
    "elves.actions.trade-not-in-battle",
    "elves.objects.artefact-no-trade-in-battle",
)
def test_no_exchange_and_no_trade_in_battle() -> None:
    state = own(battle_of("forest"), 0, "tower-1", "land-1", "land-2")
    for player in state.players:
        player.treasures = [card(TREASURE)]
        player.artefacts = [card("Thunder Vial")]
    start(state)
    for _ in range(4):
        assert not any(word.startswith(("exchange", "offer-to")) for word in offered(state))
        for refused in (f"exchange {TREASURE}", "offer-to B", "offer-to A"):
            with pytest.raises(Refused):
                state.clone().apply(refused)
        act(state, "pass")


# --- trade -------------------------------------------------------------------------------------------------------


def traders() -> Elves:
    state = bare(3)
    state.players[0].treasures = [card(TREASURE)]
    state.players[0].artefacts = [card("Truce Bell")]
    state.players[1].artefacts = [card("Muster Scroll"), card("Seal of Hush")]
    state.offered = None
    return state


@pytest.mark.rule("elves.actions.trade-allowed", "elves.objects.artefact-trade")
def test_both_sides_change_hands_in_one_step() -> None:
    state = traders()
    act(state, "offer-to B", f"give {TREASURE}", "want-artefact", "propose")
    assert state.actor == 1
    assert offered(state) == {"hand-over Muster Scroll", "hand-over Seal of Hush", "refuse", "counter-offer"}
    refused = state.clone()
    act(state, "hand-over Seal of Hush")
    assert (names(state.players[0].artefacts), state.players[1].treasures) == (
        ["Seal of Hush", "Truce Bell"],
        [card(TREASURE)],
    )
    assert isinstance(refused, Elves)
    act(refused, "refuse")
    assert refused.players[0].treasures == [card(TREASURE)]
    assert len(refused.players[1].artefacts) == 2
    assert "offer-to B" not in offered(refused), "one offer a partner and turn"
    assert "offer-to C" in offered(refused)


@pytest.mark.rule("elves.objects.artefact-trade")
def test_artefact_for_artefact_and_who_knows_of_it() -> None:
    state = traders()
    act(state, "offer-to B", "give Truce Bell", "want-artefact", "propose", "hand-over Muster Scroll")
    assert names(state.players[0].artefacts) == ["Muster Scroll"]
    assert names(state.players[1].artefacts) == ["Seal of Hush", "Truce Bell"]
    assert state.view(0)["players"][0]["spied"] == [{"seat": 1, "card": "artefact-truce-bell"}]
    for luck in range(20):
        assert card("Truce Bell") in state.redeal(0, luck).players[1].artefacts


def test_an_offer_may_be_withdrawn_or_countered_once() -> None:
    state = act(traders(), "offer-to B", f"give {TREASURE}", "want-help")
    assert "propose" in offered(state)
    act(state, "withdraw")
    assert state.players[0].treasures == [card(TREASURE)]
    assert state.actor == 0
    state = act(traders(), "offer-to B", f"give {TREASURE}", "want-artefact", "propose", "counter-offer")
    assert state.actor == 1
    act(state, "give Muster Scroll", f"want {TREASURE}", "propose")
    assert state.actor == 0
    assert offered(state) == {"agree", "refuse"}, "no counter to a counter"
    act(state, "agree")
    assert state.players[1].treasures == [card(TREASURE)]
    assert names(state.players[0].artefacts) == ["Muster Scroll", "Truce Bell"]


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


def test_places_after_a_swap() -> None:
    state = battle_of("forest")
    state.players[0].artefacts = [card("Crossroads Cloak")]
    start(state)
    act(state, "use Crossroads Cloak", "target S", "swap-with E")
    assert card_of(state.field[EAST]) == card("Keeper of the Quiet Grove")
