"""«Итоги боя», «Объекты на карте Земель», «Артефакты»: what a cell brings, Castles, dragons, elimination."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import DRAGON_OF, NEUTRAL
from ludoteka.games.elves.results import take_cell
from tests.games.elves.table import (
    act,
    bare,
    battle,
    card,
    cell,
    hold,
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


# --- Castles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.objects.castle-dragon-not-discarded")
def test_a_dead_dragon_defends_again() -> None:
    state = own(bare(), 1, "land-16")
    dragon = theirs(lives=1, of="Gorhash Dragon of the Black Stone")
    battle(s=ours("- S1 -", initiative=9), n=dragon, e=theirs(LOCK), w=theirs(LOCK, initiative=3), state=state)
    assert not won(state)
    assert DRAGON_OF[1] not in state.players[1].discard + state.players[1].hand
    assert state.dragon_of(state.players[1].castle) == DRAGON_OF[1]


# --- the Central Castle ------------------------------------------------------------------------------------------


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
