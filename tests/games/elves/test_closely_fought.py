"""The layout and the battle looked at closely: both sides of a threshold, the other side, the other card."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    NORTH,
    SOUTH,
    WEST,
)
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import (
    act,
    agrees,
    battle,
    card,
    names,
    offered,
    ours,
    theirs,
    won,
    wounds,
)

LOCK = "SH SH SH"


# --- the battle --------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.battle.one-attack-per-turn-of-card")
def test_a_card_strikes_once_in_a_round() -> None:
    state = battle(
        s=ours("S1 S1 -", initiative=9, lives=5),
        w=theirs(lives=5, initiative=2),
        n=theirs("- MV -", lives=5, initiative=1),
    )
    assert offered(state) == {"strike left", "strike forward"}
    act(state, "strike left")
    assert (wounds(state, WEST), wounds(state, NORTH)) == (1, 0)
    assert state.actor == 1, "the next card is asked: the first has had its turn"
    assert state.round == 1


@pytest.mark.rule("elves.attacks.double-piercing-strike")
def test_a_double_piercing_strike_takes_two_at_once() -> None:
    state = battle(
        n=theirs("- SH -", lives=3, initiative=1), s=ours("- P2 -", initiative=9), w=ours("MV - -", initiative=8)
    )
    assert wounds(state, NORTH) == 2
    state = battle(
        n=theirs("- SH -", lives=2, initiative=1), s=ours("- P2 -", initiative=9), w=ours("MV - -", initiative=8)
    )
    assert state.conflict == -1 or state.field[NORTH] == FREE
    assert state.players[1].discard == [card("Guard of Darn")]


@pytest.mark.rule("elves.attacks.plain-shield-not-compulsory")
def test_a_plain_shield_is_neither_struck_nor_burned_on() -> None:
    state = battle(
        s=ours("- S1 -", initiative=9, lives=2),
        n=theirs("- SH -", initiative=1),
        w=ours("MV - -", initiative=8),
    )
    assert state.strikes(SOUTH) == 0
    assert offered(state) == {"move left", "stay"}, "S has done nothing"
    agrees(state, "strike")
    assert (wounds(state, SOUTH), wounds(state, NORTH)) == (0, 0)


@pytest.mark.rule("elves.attacks.fire-shield-avoidable")
def test_burning_is_refused_while_a_life_can_be_taken() -> None:
    state = battle(s=ours("S1 S1 S1", initiative=9), w=theirs(lives=3), n=theirs("- FS -"), e=theirs(lives=3))
    assert offered(state) == {"strike left", "strike right"}
    agrees(state, "strike")
    with pytest.raises(Refused) as refusal:
        state.apply("strike forward")
    assert "elves.attacks.fire-shield-avoidable" in refusal.value.rules


@pytest.mark.rule("elves.attacks.survivors-return", "elves.attacks.survivors-of-loser-return")
@pytest.mark.parametrize("reserve", [ATTACKING, DEFENDING])
def test_all_who_live_go_home_whoever_has_won(reserve: int) -> None:
    state = battle(
        s=ours(LOCK, initiative=9),
        e=ours(LOCK, lives=3, wounds=1, initiative=7),
        n=theirs(LOCK, initiative=5),
        w=theirs(LOCK, wounds=1, initiative=3),
        reserve=reserve,
    )
    assert won(state) == (reserve == ATTACKING)
    assert names(state.players[0].hand).count("Keeper of the Quiet Grove") == 2
    assert names(state.players[1].hand).count("Guard of Darn") == 2
    assert state.players[0].discard == state.players[1].discard == []
