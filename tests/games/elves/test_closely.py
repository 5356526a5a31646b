"""Both sides of a threshold, the other seat and the other zone: what a rule forbids beside what it allows."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import BOARDS, CELLS, WHOLE
from ludoteka.games.elves.deck import DRAGON_OF, INITIATIVE, NEUTRAL
from ludoteka.games.elves.goal_cards import FOUR_TOWERS, SEVEN_LANDS
from ludoteka.games.elves.layout import COMMITMENT
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    squad,
)
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import (
    act,
    agrees,
    bare,
    battle,
    begun,
    card,
    cell,
    dealt,
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
EBRUNG = "Ebrung Warden of the Portal"


# --- the map and the box -----------------------------------------------------------------------------------------


@pytest.mark.rule("elves.setup.map-two-players-side", "elves.setup.map-three-players", "elves.setup.map-four-players")
def test_the_side_of_the_map_is_chosen_by_the_number_of_players() -> None:
    castles = {players: dealt(players).map().middles for players in (2, 3, 4)}
    assert castles[2] is castles[4] is BOARDS[WHOLE].middles
    assert castles[3] is not castles[4]
    assert [sum(owner >= 0 for owner in dealt(players).owners) for players in (2, 3, 4)] == [2, 3, 4]
    assert sum(place is not None for place in castles[2][1:5]) == 4, "four Castles on the side for two"


@pytest.mark.rule("elves.setup.map-two-players-forbidden-half", "elves.turn.target-adjacent")
def test_no_cell_of_the_unused_half_borders_one_in_play() -> None:
    state = own(bare(2), 0, "centre")
    used = set(state.map().cells)
    for here in range(len(CELLS)):
        assert set(state.map().near[here]) <= used if here in used else state.map().near[here] == []
    hold(state, 0, *[LYNX] * 3)
    agrees(state, "attack")
    assert {word for word in offered(state) if word.startswith("attack")} == {
        f"attack {CELLS[there]}"
        for there in range(len(CELLS))
        if there in {*state.map().near[0], *state.map().near[state.players[0].castle]}
    }


@pytest.mark.rule("elves.setup.artefact-count", "elves.setup.artefact-deck-shuffled")
def test_twenty_different_artefacts_lie_in_the_deck() -> None:
    state = dealt(3)
    assert len(state.relics) == 20
    assert len(set(state.relics)) == 20
    assert len(begun(4).relics) == 20


@pytest.mark.rule("elves.setup.conflict-token")
def test_the_conflict_token_leaves_the_map_whatever_comes_of_the_attack() -> None:
    for reserve in (ATTACKING, DEFENDING):
        state = battle(s=ours(LOCK), n=theirs(LOCK), reserve=reserve)
        assert won(state) == (reserve == ATTACKING)
        assert state.conflict == -1
    state = hold(own(bare(), 1, "land-20"), 0, *[LYNX] * 3)
    hold(state, 1, *[GOLEM] * 3)
    act(state, "attack land-20")
    assert state.conflict == cell("land-20")
    act(state, "retreat")
    assert state.conflict == -1
    state = act(hold(bare(), 0, *[LYNX] * 3), "attack land-1", "decline")
    assert state.conflict == -1


@pytest.mark.rule("elves.setup.first-player-draw")
def test_who_draws_equally_high_cards_draws_again() -> None:
    again = 0
    for seed in range(60):
        state = dealt(4, seed)
        state.log = []
        while state.turns == 0:
            state.play(state.options()[0])
        drawn = [event.values[:3] for event in state.log if event.what.name == "lot-drawn"]
        left = [0, 1, 2, 3]
        while len(left) > 1:
            lots, drawn = drawn[: len(left)], drawn[len(left) :]
            assert [lot[0] for lot in lots] == left
            assert all(lot[2] == INITIATIVE[lot[1]] for lot in lots)
            best = max(lot[2] for lot in lots)
            left = [lot[0] for lot in lots if lot[2] == best]
            again += len(left) > 1
        assert drawn == []
        assert state.first == state.turn == left[0]
    assert again, "some of these tables drew twice"


# --- turns -------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("elves.turn.summon-not-first-turn")
def test_in_the_second_turn_everybody_draws() -> None:
    state = begun(3, 4)
    decks: dict[tuple[int, int], int] = {}
    while len(decks) < 6:
        while "decline" not in offered(state):
            act(state, "pass" if "pass" in offered(state) else sorted(offered(state))[0])
        player = state.players[state.turn]
        decks[player.turns, player.seat] = len(player.deck)
        act(state, "decline")
    for seat in range(3):
        assert decks[1, seat] == 14, "nothing was drawn"
        assert decks[2, seat] == 14 - 2 - 1, "two for declining and one of the Summon"


@pytest.mark.rule("elves.turn.capture-targets")
def test_ones_own_land_is_neither_offered_nor_allowed() -> None:
    state = hold(own(bare(), 0, "land-20"), 0, *[LYNX] * 3)
    own(state, 1, "tower-8")
    agrees(state, "attack")
    for own_cell in ("land-20", CELLS[state.players[0].castle]):
        with pytest.raises(Refused) as refusal:
            state.clone().apply(f"attack {own_cell}")
        assert "elves.turn.capture-targets" in refusal.value.rules
    assert {"attack tower-8", "attack tower-1"} <= offered(state), "an opponent's and an empty one"


@pytest.mark.rule("elves.turn.any-own-land-as-base", "elves.turn.target-adjacent")
def test_all_own_cells_are_bases_at_once() -> None:
    state = hold(own(bare(), 0, "tower-7", "land-20"), 0, *[LYNX] * 3)
    near = state.map().near
    bases = [state.players[0].castle, cell("tower-7"), cell("land-20")]
    wanted = {there for base in bases for there in near[base]} - set(bases)
    assert {word for word in offered(state) if word.startswith("attack")} == {
        f"attack {CELLS[there]}" for there in wanted
    }
    agrees(state, "attack")


@pytest.mark.rule("elves.turn.attacker-three-cards")
@pytest.mark.parametrize(("cards", "may"), [(0, False), (2, False), (3, True), (4, True)])
def test_an_attack_wants_three_cards(cards: int, may: bool) -> None:
    state = hold(bare(), 0, *[LYNX] * cards)
    assert ("attack land-1" in offered(state)) == may
    agrees(state, "attack")


@pytest.mark.rule("elves.turn.empty-land-neutrals")
@pytest.mark.parametrize("place", ["land-1", "tower-1"])
def test_an_empty_land_and_an_empty_tower_are_held_by_a_squad(place: str) -> None:
    state = hold(own(bare(), 0, "land-1" if place == "tower-1" else "land-20"), 0, *[LYNX] * 3)
    beasts = ["Cinder Wolf", "Fen Crone", "Irontusk"]
    state.squads = [squad([card(name) for name in beasts]), squad([card("Bastion Turtle")] * 3)]
    state.neutrals = [card("Eldagar")] * 5
    act(state, f"attack {place}")
    assert offered(state) == {"look 1", "look 2", "fight 1", "fight 2", "decline"}
    act(state, "fight 1")
    assert names(one & 127 for one in state.guards) == beasts
    assert state.defender == -1
    assert len(state.neutrals) == 5, "nothing comes from the deck"


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


@pytest.mark.rule("elves.turn.goal-wins")
def test_the_goal_is_not_met_by_one_land_less() -> None:
    state = own(bare(3), 0, *CELLS[13:17])
    state.players[0].goal = SEVEN_LANDS
    assert state.lands(0) == 5
    take_cell(state, 0, cell("tower-1"))
    assert not state.ending, "six are not seven"
    take_cell(state, 0, cell("tower-2"))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    state = own(bare(4), 1, "tower-1", "tower-2")
    state.players[1].goal = FOUR_TOWERS
    take_cell(state, 1, cell("tower-3"))
    assert not state.ending
    take_cell(state, 1, cell("tower-4"))
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


# --- Castles, artefacts ------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.objects.castle-dragon-must-defend")
def test_the_central_castle_too_is_defended_by_its_dragon_and_two_cards() -> None:
    state = own(bare(), 1, "centre")
    hold(own(state, 0, "land-18"), 0, *[LYNX] * 3)
    hold(state, 1, *[GOLEM] * 4)
    act(state, "attack centre")
    assert state.players[1].sent == [DRAGON_OF[NEUTRAL]]
    assert offered(state) == {f"send {GOLEM}"}
    act(state, f"send {GOLEM}", f"send {GOLEM}")
    assert (state.actor, len(state.players[1].hand)) == (0, 2)


@pytest.mark.rule("elves.objects.artefact-only-empty-plain", "elves.objects.artefact-on-plain-land")
def test_an_artefact_lies_on_no_tower_and_on_no_owned_land() -> None:
    state = bare(3)
    state.relics = [card("Truce Bell")] * 20
    for name, gained in (("tower-1", 0), ("centre", 0), ("land-1", 1)):
        take_cell(state, 0, cell(name))
        assert len(state.players[0].artefacts) == gained
    for name in ("land-1", "tower-1"):
        take_cell(state, 1, cell(name))
        assert state.players[1].artefacts == []
    assert len(state.relics) == 19


@pytest.mark.rule("elves.objects.central-ebrung-for-owner", "elves.objects.central-ebrung-lost-with-castle")
def test_ebrung_fights_for_nobody_but_the_owner_of_the_centre() -> None:
    for scenario in ("superiority", "dragonlord"):
        state = own(bare(3, scenario=scenario), 0, "centre")
        castle = state.players[1].castle
        assert state.lent_dragons(0, castle) == [DRAGON_OF[NEUTRAL]]
        assert state.lent_dragons(2, castle) == []
        assert state.lent_dragons(1, castle) == []
        take_cell(state, 2, cell("centre"))
        assert state.lent_dragons(0, castle) == []
        assert state.lent_dragons(2, castle) == [DRAGON_OF[NEUTRAL]]


@pytest.mark.rule("elves.objects.central-ebrung-for-owner")
def test_ebrung_is_one_of_three_and_only_if_wanted() -> None:
    state = own(bare(), 0, "centre", "land-16")
    hold(state, 0, *[LYNX] * 4)
    hold(state, 1, *[GOLEM] * 3)
    act(state, "attack castle-4", f"send {GOLEM}", f"send {GOLEM}")
    without = state.clone()
    assert isinstance(without, Elves)
    act(without, *[f"send {LYNX}"] * 3)
    assert without.stage != COMMITMENT, "three cards of the hand are as good"
    act(state, f"send {EBRUNG}")
    assert offered(state) == {f"send {LYNX}"}, "there is one Ebrung"
