"""«Итоги боя», «Объекты на карте Земель», «Артефакты»: what a cell brings, Castles, dragons, elimination."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import DRAGON_OF, NEUTRAL
from ludoteka.games.elves.layout import COMMITMENT
from ludoteka.games.elves.pieces import ATTACKING, DEFENDING, FREE
from ludoteka.games.elves.results import take_cell
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
    treasure,
    won,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"
LOCK = "SH SH SH"
EBRUNG = "Ebrung Warden of the Portal"


@pytest.mark.rule(
    "elves.objects.tower-side-on-objects", "elves.objects.tower-more-cards", "elves.objects.land-side-on-plain"
)
def test_towers_raise_the_summon_and_plain_lands_do_not() -> None:
    state = bare()
    take_cell(state, 0, cell("land-20"))
    assert state.summons(0) == 1
    take_cell(state, 0, cell("tower-1"))
    assert state.summons(0) == 2
    take_cell(state, 0, cell("tower-8"))
    assert state.summons(0) == 3


@pytest.mark.rule(
    "elves.objects.tower-loss-fewer-cards", "elves.objects.castle-tower-side", "elves.objects.central-tower-side"
)
def test_lost_towers_and_held_castles_count_for_the_summon() -> None:
    state = own(bare(3), 0, "tower-1", "tower-2")
    assert state.summons(0) == 3
    take_cell(state, 1, cell("tower-2"))
    assert state.summons(0) == 2
    own(state, 0, "centre")
    assert state.summons(0) == 3
    take_cell(state, 0, state.players[2].castle)
    assert state.summons(0) == 4


@pytest.mark.rule("elves.objects.castle-no-artefact")
@pytest.mark.parametrize("whose", [2, -1])  # that of somebody who is out is nobody's
def test_no_artefact_for_a_tower_a_castle_or_the_centre(whose: int) -> None:
    state = bare(3)
    state.relics = [card("Truce Bell")] * 20
    castle = state.players[2].castle
    state.owners[castle] = whose
    for place in (cell("tower-1"), cell("centre"), castle):
        take_cell(state, 0, place)
        assert state.owners[place] == 0
        assert state.players[0].artefacts == []


@pytest.mark.rule("elves.objects.artefact-on-plain-land", "elves.objects.artefact-kept-secret")
def test_an_artefact_for_an_empty_plain_land_only() -> None:
    state = bare(3)
    state.relics = [card("Truce Bell")] * 20
    take_cell(state, 0, cell("land-1"))
    assert (len(state.players[0].artefacts), len(state.relics)) == (1, 19)
    assert state.view(1)["players"][0]["artefacts"] == 1
    assert state.view(0)["players"][0]["artefacts"] == ["artefact-truce-bell"]
    for name in ("tower-1", "centre", CELLS[state.players[2].castle]):
        take_cell(state, 0, cell(name))
    assert len(state.players[0].artefacts) == 1


@pytest.mark.rule("elves.objects.artefact-only-empty-plain")
def test_no_artefact_for_a_land_taken_from_a_player() -> None:
    state = own(bare(), 1, "land-20")
    state.relics = [card("Truce Bell")] * 20
    battle(s=ours(LOCK), reserve=ATTACKING, n=theirs(LOCK), state=state, land="land-20")
    assert won(state, "land-20")
    assert state.players[0].artefacts == []


@pytest.mark.rule("elves.objects.artefact-no-limit", "elves.objects.artefact-not-in-hand")
def test_any_number_of_artefacts_outside_the_hand() -> None:
    state = bare()
    state.relics = [card("Truce Bell")] * 20
    state.players[0].artefacts = [card("Truce Bell")] * 8
    take_cell(state, 0, cell("land-1"))
    assert len(state.players[0].artefacts) == 9
    state.players[1].artefacts = [card("Truce Bell")] * 4
    hold(state, 1, *[GOLEM] * 4)
    act(state, "decline")
    pass_all(state)
    assert "decline" in offered(state), "five cards and four artefacts: nothing to discard"


@pytest.mark.rule("elves.objects.castle-counts-as-land")
def test_towers_and_castles_are_lands() -> None:
    state = own(bare(), 0, "tower-1", "tower-8", "land-1", "land-2", "land-19", "land-20")
    assert state.lands(0) == 7


@pytest.mark.rule("elves.objects.attacker-loses-nothing")
def test_a_lost_battle_changes_nothing_on_the_map() -> None:
    state = own(bare(), 1, "land-16")
    before = state.owners[:]
    battle(s=ours(LOCK), n=theirs(LOCK), reserve=DEFENDING, state=state)
    assert state.owners == before
    assert state.conflict == -1
    assert state.players[0].artefacts == []


@pytest.mark.rule("elves.objects.attacker-wins-token")
def test_a_won_battle_replaces_the_token() -> None:
    state = battle(s=ours(LOCK), n=theirs(LOCK), reserve=ATTACKING)
    assert won(state)
    assert state.conflict == -1
    assert state.view(0)["tokens"] == [9, 10]


# --- Castles -----------------------------------------------------------------------------------------------------


def siege(hand: int, players: int = 2, **options: str) -> Elves:
    """A stands before B's Castle and attacks it."""
    state = bare(players, **options)
    near = state.map().near[state.players[1].castle][0]
    state.lay_token(near, 0)
    hold(state, 0, *[LYNX] * 3)
    hold(state, 1, *[GOLEM] * hand)
    return act(state, f"attack {CELLS[state.players[1].castle]}")


@pytest.mark.rule("elves.objects.castle-dragon-must-defend", "elves.objects.castle-not-surrendered")
def test_the_dragon_is_one_of_the_three_defenders() -> None:
    state = siege(4)
    assert state.actor == 1
    assert offered(state) == {f"send {GOLEM}"}, "no retreat is offered"
    assert state.players[1].sent == [DRAGON_OF[1]]
    act(state, f"send {GOLEM}", f"send {GOLEM}")
    assert state.actor == 0
    assert len(state.players[1].hand) == 2


@pytest.mark.rule("elves.objects.castle-missing-cards-drawn", "elves.objects.castle-not-surrendered")
@pytest.mark.parametrize(("hand", "drawn"), [(0, 2), (1, 1), (2, 0)])
def test_missing_cards_are_drawn(hand: int, drawn: int) -> None:
    state = siege(hand)
    assert len(state.players[1].hand) == 2
    assert len(state.players[1].deck) == 8 - drawn
    assert state.stage == COMMITMENT


@pytest.mark.rule("elves.objects.castle-dragon-not-discarded")
def test_a_dead_dragon_defends_again() -> None:
    state = own(bare(), 1, "land-16")
    dragon = theirs(lives=1, of="Gorhash Dragon of the Black Stone")
    battle(s=ours("- S1 -", initiative=9), n=dragon, e=theirs(LOCK), w=theirs(LOCK, initiative=3), state=state)
    assert not won(state)
    assert DRAGON_OF[1] not in state.players[1].discard + state.players[1].hand
    assert state.dragon_of(state.players[1].castle) == DRAGON_OF[1]


@pytest.mark.rule("elves.objects.castle-captured-with-dragon", "elves.objects.castle-captured-dragon-must-defend")
def test_a_captured_castle_is_defended_by_its_own_dragon() -> None:
    state = bare(3)
    castle = state.players[1].castle
    take_cell(state, 2, castle)
    near = state.map().near[castle][0]
    state.lay_token(near, 0)
    hold(state, 0, *[LYNX] * 3)
    act(state, f"attack {CELLS[castle]}")
    assert state.actor == 2
    assert state.players[2].sent == [DRAGON_OF[1]]


@pytest.mark.rule("elves.objects.castle-captured-dragon-handed-over", "elves.objects.other-castle-lost-stays")
def test_a_captured_castle_lost_again_goes_with_its_dragon() -> None:
    state = bare(3)
    castle = state.players[1].castle
    take_cell(state, 0, castle)
    take_cell(state, 2, castle)
    assert not state.players[0].out
    assert state.owners[castle] == 2
    assert state.dragon_of(castle) == DRAGON_OF[1]
    assert state.dragon_of(state.players[0].castle) == DRAGON_OF[0]


@pytest.mark.rule("elves.objects.starting-castle-lost-out", "elves.objects.artefacts-removed-on-elimination")
def test_losing_the_starting_castle_eliminates() -> None:
    state = own(bare(3), 1, "tower-1", "centre", "land-1")
    player = state.players[1]
    player.artefacts = [card("Truce Bell"), card("Muster Scroll"), card("Seal of Hush")]
    player.treasures = [card("Amber Circlet")]
    hold(state, 1, GOLEM)
    take_cell(state, 0, player.castle)
    assert player.out
    assert not state.ending
    assert state.lands(1) == 0
    assert player.artefacts == []
    assert state.players[0].artefacts == []
    assert {card("Truce Bell"), card("Muster Scroll"), card("Seal of Hush")} <= set(state.gone)
    assert state.fallen == [card("Amber Circlet")]
    assert state.view(2)["goals"][1] is None, "nobody had a goal at this bare table"
    assert state.next_seat(0) == 2
    assert state.owners[cell("centre")] == -1
    state.turn = 0
    act(state, "decline")
    pass_all(state)
    assert state.turn == 2


def test_a_truce_ends_with_its_owner_and_with_nobody_elses() -> None:
    state = own(own(bare(3), 1, "tower-1"), 2, "land-1")
    state.truce = cell("land-1")
    take_cell(state, 0, state.players[1].castle)
    assert state.truce == cell("land-1"), "C is still in the game"
    state = own(own(bare(3), 1, "tower-1"), 2, "land-1")
    state.truce = cell("tower-1")
    take_cell(state, 0, state.players[1].castle)
    assert state.truce == -1, "the Tower is empty now and may be attacked"


def test_the_conqueror_may_inherit_by_the_other_reading() -> None:
    state = own(bare(3, inherit=True), 1, "tower-1", "land-1")
    take_cell(state, 0, state.players[1].castle)
    assert state.lands(0) == 4


def test_the_last_one_standing_wins() -> None:
    state = bare(2)
    take_cell(state, 0, state.players[1].castle)
    assert state.outcome is not None
    assert state.outcome.ending == "last-standing"


def test_an_eliminated_players_other_castle_is_guarded_by_its_dragon() -> None:
    state = bare(4)
    state.neutrals = [card("Cinder Wolf"), card("Fen Crone"), card("Eldagar")]
    castle = state.players[1].castle
    take_cell(state, 2, castle)
    take_cell(state, 3, state.players[2].castle)
    assert state.owners[castle] == -1
    near = state.map().near[castle][0]
    state.lay_token(near, 0)
    hold(state, 0, *[LYNX] * 3)
    act(state, f"attack {CELLS[castle]}")
    assert DRAGON_OF[1] in [one & 127 for one in state.guards]
    assert len(state.guards) == 3


# --- the Central Castle ------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.objects.central-adjacent-only")
def test_the_central_castle_is_attacked_from_next_to_it() -> None:
    state = hold(bare(), 0, *[LYNX] * 3)
    with pytest.raises(Refused) as refusal:
        state.apply("attack centre")
    assert "elves.objects.central-adjacent-only" in refusal.value.rules
    assert "attack centre" in offered(own(state, 0, "land-18"))


@pytest.mark.rule(
    "elves.objects.central-empty-defence", "elves.objects.central-no-squad-look", "elves.objects.central-controller"
)
def test_ebrung_and_two_neutrals_guard_the_empty_centre() -> None:
    keepers = set()
    for luck in range(30):
        state = hold(own(bare(3), 0, "tower-1"), 0, *[LYNX] * 3)
        state.neutrals = [card("Cinder Wolf"), card("Fen Crone"), card("Eldagar")]
        state.luck = [luck << 20 | 12345 for _ in state.luck]
        act(state, "attack centre")
        assert offered(state) == {f"send {LYNX}"}, "no squad is looked at or chosen"
        assert DRAGON_OF[NEUTRAL] in [one & 127 for one in state.guards]
        assert len(state.neutrals) == 1
        assert len(state.squads) == 4
        keepers.add(state.keeper)
    assert keepers == {1, 2}


@pytest.mark.rule("elves.objects.central-ebrung-for-owner", "elves.objects.central-ebrung-castles-only")
def test_ebrung_joins_attacks_on_castles_only() -> None:
    state = own(bare(), 0, "centre", "land-16")
    own(state, 1, "tower-8")
    hold(state, 0, LYNX, LYNX)
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    assert {word for word in offered(state) if word.startswith("attack")} == {"attack castle-4"}, "he is the third"
    act(state, "attack castle-4", f"send {GOLEM}", f"send {GOLEM}")
    assert offered(state) == {f"send {LYNX}", f"send {EBRUNG}"}
    act(state, f"send {EBRUNG}", f"send {LYNX}")
    assert EBRUNG not in offered(state)
    state = own(bare(), 0, "centre", "land-16")
    own(state, 1, "tower-8")
    hold(state, 0, LYNX, LYNX, LYNX)
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    act(state, "attack tower-8", "accept", *[f"send {GOLEM}"] * 3)
    assert offered(state) == {f"send {LYNX}"}


@pytest.mark.rule("elves.objects.central-ebrung-lost-with-castle")
def test_ebrung_goes_with_the_central_castle() -> None:
    state = own(bare(3), 0, "centre")
    castle = state.players[1].castle
    assert state.lent_dragons(0, castle) == [DRAGON_OF[NEUTRAL]]
    take_cell(state, 2, cell("centre"))
    assert state.lent_dragons(0, castle) == []
    assert state.lent_dragons(2, castle) == [DRAGON_OF[NEUTRAL]]


def test_the_owned_central_castle_is_defended_by_ebrung() -> None:
    state = own(bare(), 1, "centre")
    own(state, 0, "land-18")
    hold(state, 0, *[LYNX] * 3)
    act(state, "attack centre")
    assert state.players[1].sent == [DRAGON_OF[NEUTRAL]]
    assert state.actor == 1


def test_the_vigil_counts_turns_begun_in_the_central_castle() -> None:
    state = own(bare(), 1, "centre")
    state.players[1].goal = 5
    act(state, "decline")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


# --- treasures after a battle ------------------------------------------------------------------------------------


@pytest.mark.rule("elves.actions.treasure-winner-takes")
def test_the_winner_takes_all_treasures() -> None:
    state = battle(
        s=ours(LOCK),
        n=treasure(),
        e=treasure("Dragon Pearl"),
        w=theirs("- - -", lives=1, of="Cinder Wolf"),
        neutral=True,
        land="land-20",
        reserve=ATTACKING,
    )
    assert names(state.players[0].treasures) == ["Amber Circlet", "Dragon Pearl"]
    assert card("Amber Circlet") not in state.fallen


@pytest.mark.rule("elves.actions.treasure-neutrals-win")
def test_nobody_gets_the_treasures_if_the_neutrals_win() -> None:
    state = battle(s=ours(LOCK), n=treasure(), w=theirs(LOCK, of="Cinder Wolf"), neutral=True, land="land-20")
    assert state.players[0].treasures == state.players[1].treasures == []
    assert names(state.fallen) == ["Amber Circlet", "Cinder Wolf"]
    assert state.field == [FREE] * 4
