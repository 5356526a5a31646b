"""«Действия», «Сокровища», «Обмен»: prices, times, windows, answers, exchange and trade."""

from __future__ import annotations

import pytest

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
    theirs,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"
TREASURE = "Amber Circlet"


def nation(state: Elves, seat: int, number: int) -> Elves:
    state.players[seat].nation = number
    return state


def treasurer(lands: int) -> Elves:
    """A leads the High Elves and holds the Crown Treasurer, price 2, at any time."""
    state = nation(bare(), 0, 3)
    own(state, 0, *["tower-1", "land-1", "land-2", "land-19"][: lands - 1])
    return hold(state, 0, "Crown Treasurer", "Spear of the Dawn", "Spear of the Dawn", "Spear of the Dawn")


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
