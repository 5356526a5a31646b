"""«Процесс игры»: Summon, Discard, the choice of a Land, squads, and the answer of the attacked."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.layout import COMMITMENT
from ludoteka.games.elves.pieces import squad, squad_cards
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import act, bare, begun, card, cell, hold, names, offered, own, pass_all

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


@pytest.mark.rule("elves.turn.summon-castle-only")
def test_with_only_a_castle_one_card_is_drawn() -> None:
    state = own(bare(), 1, "land-16", "land-17")
    to_next_turn(state)
    assert len(state.players[1].hand) == 1


@pytest.mark.rule("elves.turn.summon-not-first-turn")
def test_no_summon_in_ones_own_first_turn() -> None:
    state = begun(3, 4)
    hands: dict[int, int] = {}
    while len(hands) < 6:
        while "decline" not in offered(state):
            act(state, "pass" if "pass" in offered(state) else sorted(offered(state))[0])
        hands[state.turns] = state.players[state.turn].turns * 100 + len(state.players[state.turn].deck)
        act(state, "decline")
    firsts = [value for value in hands.values() if value < 200]
    assert firsts == [114, 114, 114], "nothing was drawn"


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


@pytest.mark.rule("elves.turn.three-phases")
def test_the_phases_come_in_order_and_no_attack_before_the_capture() -> None:
    state = own(bare(), 1, "tower-7")
    hold(state, 1, *[GOLEM] * 5)
    to_next_turn(state)
    assert state.view(1)["phase"] == "discard"
    with pytest.raises(Refused) as refusal:
        state.apply("attack land-16")
    assert "elves.turn.three-phases" in refusal.value.rules
    act(state, f"discard {GOLEM}", f"discard {GOLEM}")
    assert state.view(1)["phase"] == "capture"
    assert "attack land-16" in offered(state)


@pytest.mark.rule("elves.turn.capture-targets", "elves.turn.target-adjacent")
def test_targets_border_own_land_and_are_not_ones_own() -> None:
    state = hold(bare(), 0, LYNX, LYNX, LYNX)
    assert {word for word in offered(state) if word.startswith("attack")} == {"attack land-1", "attack land-20"}
    own(state, 0, "land-20")
    own(state, 1, "tower-8")
    assert {"attack tower-8", "attack tower-1", "attack land-19", "attack land-1"} <= offered(state)
    assert "attack land-20" not in offered(state)
    with pytest.raises(Refused) as refusal:
        state.apply("attack land-16")
    assert "elves.turn.target-adjacent" in refusal.value.rules


@pytest.mark.rule("elves.turn.any-own-land-as-base")
def test_any_own_cell_is_a_base() -> None:
    state = hold(own(bare(), 0, "tower-7"), 0, LYNX, LYNX, LYNX)
    assert {"attack land-15", "attack land-16", "attack land-18"} <= offered(state)


@pytest.mark.rule("elves.turn.capture-optional")
def test_declining_draws_two_and_ends_the_turn() -> None:
    state = hold(bare(), 0, LYNX, LYNX, LYNX)
    act(state, "decline")
    assert len(state.players[0].hand) == 5
    assert state.conflict == -1
    assert state.turn == 1


@pytest.mark.rule("elves.turn.conflict-token-placed", "elves.setup.conflict-token")
def test_the_conflict_token_marks_the_cell_which_still_counts_for_its_owner() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    act(state, "attack land-20")
    assert state.conflict == cell("land-20")
    assert state.lands(1) == 2


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


@pytest.mark.rule("elves.turn.attacker-three-cards")
def test_the_attacker_sends_exactly_three() -> None:
    state = hold(bare(), 0, LYNX, LYNX)
    assert not any(word.startswith("attack") for word in offered(state))
    with pytest.raises(Refused) as refusal:
        state.apply("attack land-1")
    assert "elves.turn.attacker-three-cards" in refusal.value.rules
    hold(state, 0, LYNX, LYNX, LYNX, LYNX, LYNX)
    act(state, "attack land-1", "fight 1", f"send {LYNX}", f"send {LYNX}")
    assert state.stage == COMMITMENT
    assert len(state.players[0].sent) == 2
    act(state, f"send {LYNX}")
    assert state.players[0].sent == []
    assert state.players[0].hand.count(card(LYNX)) == 2 or state.stage == 0


# --- squads ------------------------------------------------------------------------------------------------------


def facing_squads(players: int = 2) -> Elves:
    state = hold(bare(players), 0, *[LYNX] * 4)
    state.squads = [
        squad([card("Cinder Wolf"), card("Fen Crone"), card("Amber Circlet")]),
        squad([card("Irontusk"), card("Irontusk"), card("Magma Newt")]),
        squad([card("Barrow Ogre"), card("Lurelight"), card("Eldagar")]),
    ]
    return act(state, "attack land-1")


@pytest.mark.rule("elves.turn.squad-look-optional", "elves.turn.empty-land-neutrals")
def test_a_look_is_offered_but_not_required() -> None:
    state = facing_squads()
    assert offered(state) == {*(f"{verb} {n}" for verb in ("look", "fight") for n in (1, 2, 3)), "decline"}
    act(state, "fight 2")
    assert names(one & 127 for one in state.guards) == ["Irontusk", "Irontusk", "Magma Newt"]


@pytest.mark.rule("elves.turn.squad-reveal-one", "elves.turn.squad-look-one-only")
def test_who_looks_shows_one_card_and_keeps_the_rest_to_himself() -> None:
    state = facing_squads()
    act(state, "look 1")
    assert offered(state) == {"show Cinder Wolf", "show Fen Crone", "show Amber Circlet"}
    act(state, "show Fen Crone")
    for viewer in (0, 1, -1):
        assert state.view(viewer)["squads"][0]["shown"] == "neutral-fen-crone"
    assert len(state.view(0)["squads"][0]["cards"]) == 3
    assert state.view(1)["squads"][0]["cards"] == 3
    with pytest.raises(Refused) as refusal:
        state.apply("look 2")
    assert "elves.turn.squad-look-one-only" in refusal.value.rules


@pytest.mark.rule("elves.turn.squad-revealed-not-looked", "elves.turn.squad-look-impossible")
def test_an_open_squad_is_not_looked_at() -> None:
    state = facing_squads()
    state.squads[0] |= 1 << 21
    state.offered = None
    assert "look 1" not in offered(state)
    assert {"look 2", "look 3"} <= offered(state)
    with pytest.raises(Refused) as refusal:
        state.apply("look 1")
    assert "elves.turn.squad-revealed-not-looked" in refusal.value.rules
    for i in (1, 2):
        state.squads[i] |= 1 << 21
    state.offered = None
    assert offered(state) == {"fight 1", "fight 2", "fight 3", "decline"}


@pytest.mark.rule("elves.turn.squad-fight-seen", "elves.turn.squad-fight-other")
def test_the_squad_seen_or_another_may_be_fought() -> None:
    state = act(facing_squads(), "look 2", "show Magma Newt")
    seen = act(state.clone(), "fight 2")
    assert isinstance(seen, Elves)
    assert names(one & 127 for one in seen.guards) == ["Irontusk", "Irontusk", "Magma Newt"]
    assert len(seen.squads) == 2
    act(state, "fight 3")
    assert names(one & 127 for one in state.guards) == ["Barrow Ogre", "Eldagar", "Lurelight"]
    assert state.view(0)["guards"] == [None, None, None], "A has seen none of it"
    assert None not in state.view(1)["guards"], "who plays the neutrals sees them"
    assert state.view(1)["squads"][1]["shown"] == "neutral-magma-newt"


@pytest.mark.rule("elves.turn.squad-decline")
def test_after_looking_one_may_decline() -> None:
    state = act(facing_squads(), "look 1", "show Fen Crone", "decline")
    assert len(state.players[0].hand) == 6, "four and two: the limit waits for the next Discard"
    assert state.conflict == -1
    assert state.view(1)["squads"][0]["shown"] == "neutral-fen-crone"
    assert state.turn == 1


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


@pytest.mark.rule("elves.turn.squads-rebuilt")
def test_no_squad_is_added_while_one_is_left() -> None:
    state = hold(bare(), 0, *[LYNX] * 3)
    last = squad([card("Singing Casket"), card("Amber Circlet"), card("Dragon Pearl")])
    state.squads = [squad([card("Bastion Turtle")] * 3), last]
    state.neutrals = [card("Irontusk")] * 20
    act(state, "attack land-1", "fight 1", *[f"send {LYNX}"] * 3)
    while state.stage:
        act(state, sorted(offered(state))[0])
    assert state.squads == [last]


@pytest.mark.rule("elves.turn.neutral-controller-random")
def test_the_neutrals_are_played_by_another_player_drawn_by_lot() -> None:
    keepers = set()
    for luck in range(40):
        state = facing_squads(4)
        state.luck = [luck << 20 | 12345 for _ in state.luck]
        keepers.add(act(state, "fight 1").keeper)
    assert keepers == {1, 2, 3}, "the attacker is always A"
    assert act(facing_squads(), "fight 1").keeper == 1


# --- an opponent's Land ------------------------------------------------------------------------------------------


def attacked(defenders: int) -> Elves:
    state = hold(own(bare(), 1, "land-20"), 0, *[LYNX] * 3)
    hold(state, 1, *[GOLEM] * defenders)
    return act(state, "attack land-20")


@pytest.mark.rule("elves.turn.opponent-must-answer", "elves.turn.opponent-accepts")
def test_the_owner_accepts_with_three_cards_or_retreats() -> None:
    state = attacked(5)
    assert state.actor == 1
    assert offered(state) == {"accept", "retreat"}
    act(state, "accept")
    for n in range(3):
        assert state.actor == 1
        assert len(state.players[1].sent) == n
        act(state, f"send {GOLEM}")
    assert state.actor == 0, "now the attacker sends his"
    assert len(state.players[1].hand) == 2
    assert state.view(0)["players"][1]["sent"] == 3


@pytest.mark.rule(
    "elves.turn.opponent-retreats", "elves.objects.capture-without-battle", "elves.objects.artefact-only-empty-plain"
)
def test_retreating_costs_the_land_and_draws_two() -> None:
    state = attacked(4)
    act(state, "retreat")
    assert state.owners[cell("land-20")] == 0
    assert len(state.players[1].hand) == 7, "four, two, and one of his Summon"
    assert len(state.players[0].hand) == 3
    assert state.players[0].artefacts == []


@pytest.mark.rule("elves.turn.opponent-too-few-cards", "elves.turn.too-few-is-no-retreat")
def test_with_fewer_than_three_the_land_is_given_up_for_nothing() -> None:
    state = attacked(2)
    assert state.owners[cell("land-20")] == 0
    assert len(state.players[1].hand) == 3, "two and one of his Summon"
    assert attacked(3).owners[cell("land-20")] == 1


@pytest.mark.rule("elves.turn.attacker-three-cards")
def test_an_attack_without_three_cards_left_is_called_off() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, *[LYNX] * 3)
    state.players[1].treasures = [card("Amber Circlet")]
    hold(state, 1, GOLEM, GOLEM)
    act(state, "attack land-20")
    assert state.actor == 1
    hold(state, 0, LYNX, LYNX)
    act(state, "pass")
    assert state.owners[cell("land-20")] == 1
    assert state.conflict == -1
    assert state.turn == 1


@pytest.mark.rule("elves.turn.goal-wins", "elves.turn.ends-at-once")
def test_the_goal_wins_on_the_spot() -> None:
    state = hold(own(bare(3), 0, *CELLS[13:18]), 0, *[LYNX] * 3)
    state.players[0].goal = 1
    own(state, 1, "tower-1")
    assert state.lands(0) == 6
    act(state, "attack tower-1")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("goal", (0,))
    assert state.decision is None
