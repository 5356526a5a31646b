"""«Процесс игры»: Summon, Discard, the choice of a Land, squads, and the answer of the attacked."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.pieces import squad, squad_cards
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import (
    act,
    bare,
    card,
    cell,
    hold,
    names,
    offered,
    own,
    pass_all,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"


def to_next_turn(state: Elves) -> Elves:
    """A declines; B's turn begins and goes on to his Capture."""
    act(state, "decline")
    return pass_all(state)


@pytest.mark.rule("elves.turn.summon-count", "elves.turn.summon-hidden")
def test_summon_draws_a_card_for_each_token_tower_side_up() -> None:
    state = own(bare(), 1, "tower-7", "tower-8", "land-14", "land-15", "land-16", "land-17")
    state.log = []
    to_next_turn(state)
    assert len(state.players[1].hand) == 3
    drew = [event for event in state.log if event.what.name == "drew" and event.values[0] == 1]
    assert len(drew) == 3
    assert all(event.view(0)["card"] is None and event.view(1)["card"] is not None for event in drew)


@pytest.mark.rule("elves.turn.summon-deck-empty")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    state = own(bare(), 1, "tower-7", "tower-8")
    state.players[1].deck = [card("Guard of Darn")]
    state.players[1].discard = [card(GOLEM)] * 8
    to_next_turn(state)
    player = state.players[1]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (3, 6, 0)
    assert card("Guard of Darn") in player.hand


@pytest.mark.rule("elves.turn.hand-limit-five", "elves.turn.discard-down-to-five")
def test_above_five_the_owner_discards_his_choice() -> None:
    state = own(bare(), 1, "tower-7")
    hold(state, 1, *[GOLEM] * 5)
    to_next_turn(state)
    assert state.actor == 1
    assert offered(state) == {f"discard {GOLEM}"}
    act(state, f"discard {GOLEM}")
    assert len(state.players[1].hand) == 6
    act(state, f"discard {GOLEM}")
    assert len(state.players[1].hand) == 5
    assert state.players[1].discard == [card(GOLEM)] * 2
    assert "decline" in offered(state)
    exactly = hold(bare(), 1, *[GOLEM] * 4)
    to_next_turn(exactly)
    assert "decline" in offered(exactly), "five after the Summon: nothing to discard"


@pytest.mark.rule("elves.turn.capture-optional")
def test_declining_draws_two_and_ends_the_turn() -> None:
    state = hold(bare(), 0, LYNX, LYNX, LYNX)
    act(state, "decline")
    assert len(state.players[0].hand) == 5
    assert state.conflict == -1
    assert state.turn == 1


@pytest.mark.rule(
    "elves.turn.one-attack-per-turn", "elves.objects.turn-ends-after-result", "elves.objects.attacker-wins-token"
)
def test_after_a_capture_the_turn_passes() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    act(state, "attack land-20")
    assert state.owners[cell("land-20")] == 0, "B had no cards and gave it up"
    assert state.conflict == -1
    assert state.lands(1) == 1
    assert state.turn == 1
    with pytest.raises(Refused):
        state.apply("attack land-1", 0)


# --- squads ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.turn.squads-rebuilt", "elves.turn.neutral-deck-reshuffled")
def test_squads_are_formed_again_and_the_neutral_discard_is_shuffled() -> None:
    state = hold(bare(), 0, *[LYNX] * 3)
    state.squads = [squad([card("Singing Casket"), card("Amber Circlet"), card("Dragon Pearl")])]
    state.neutrals = [card("Eldagar"), card("Atranax")]
    state.fallen = [card("Irontusk")] * 20
    act(state, "attack land-1", "fight 1", *[f"send {LYNX}"] * 3)
    while state.stage:
        act(state, sorted(offered(state))[0])
    assert len(state.squads) == 3
    inside = [c for stack in state.squads for c in squad_cards(stack)]
    assert card("Eldagar") in inside
    assert card("Atranax") in inside
    assert inside.count(card("Irontusk")) == 7
    assert len(state.neutrals) == 13


@pytest.mark.rule("elves.setup.turn-order-clockwise", "elves.turn.turn-passes")
def test_the_turn_goes_on_past_who_is_out_and_after_a_won_attack() -> None:
    state = own(bare(4), 1, "land-1")
    take_cell(state, 3, state.players[2].castle)
    assert state.players[2].out
    hold(state, 0, *[LYNX] * 3)
    state.offered = None
    act(state, "attack land-1")
    assert state.owners[cell("land-1")] == 0
    seen = []
    for _ in range(4):
        pass_all(state)
        seen.append(state.turn)
        if state.turn == 0:
            break
        with pytest.raises(Refused):
            state.clone().apply("attack land-2", 0)
        act(state, "decline")
    assert seen == [1, 3, 0]


@pytest.mark.rule("elves.turn.neutral-deck-reshuffled")
def test_the_shuffled_neutral_discard_is_empty_afterwards() -> None:
    state = bare()
    state.neutrals = [card("Eldagar"), card("Atranax")]
    state.fallen = [card("Irontusk"), card("Cinder Wolf"), card("Fen Crone")]
    drawn = [state.draw_neutral([]) for _ in range(2)]
    assert names(drawn) == ["Atranax", "Eldagar"]
    assert len(state.fallen) == 3, "not before a card is wanting"
    third = state.draw_neutral([])
    assert state.fallen == []
    assert names([third, *state.neutrals]) == ["Cinder Wolf", "Fen Crone", "Irontusk"]
    assert len(state.neutrals) == 2
