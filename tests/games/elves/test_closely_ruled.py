"""Objects, Actions, treasures and scenarios looked at closely: the other seat, the other zone, one more, one less."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.pieces import ATTACKING, DEFENDING, NORTH, side_of
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import (
    act,
    bare,
    battle,
    card,
    offered,
    ours,
    own,
    theirs,
)

CIRCLET = "Amber Circlet"


# --- Actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.actions.interfere-own-only")
def test_what_is_for_ones_own_warrior_is_of_no_use_to_an_outsider() -> None:
    from ludoteka.games.elves.words import ANYONE, ENEMY, HARMS, HELPS, NEITHER, OWN, reach

    state = own(bare(3), 1, "land-16")
    battle(s=ours("MV - -", initiative=9), n=theirs("MV - -"), state=state)
    attacking, defending = 1, 2
    assert [reach(state, seat, OWN, NEITHER) for seat in (0, 1, 2)] == [attacking, defending, 0]
    assert [reach(state, seat, ENEMY, NEITHER) for seat in (0, 1, 2)] == [defending, attacking, 3]
    for bent in (HELPS, NEITHER, HARMS):
        assert [reach(state, seat, ANYONE, bent) for seat in (0, 1, 2)] == [3, 3, 3], "outside the alliance anyone is"


# --- trade and movement ------------------------------------------------------------------------------------------


def offers(state: Elves) -> set[str]:
    return {word for word in offered(state) if word.startswith("offer-to")}


@pytest.mark.rule("elves.actions.trade-allowed", "elves.objects.artefact-trade")
def test_who_has_a_treasure_or_an_artefact_may_offer_it_to_all_who_play() -> None:
    for treasures, artefacts in (([card(CIRCLET)], []), ([], [card("Truce Bell")]), ([], [])):
        state = bare(4)
        take_cell(state, 3, state.players[2].castle)
        state.players[0].treasures, state.players[0].artefacts = treasures, artefacts
        state.players[1].artefacts = [card("Muster Scroll")]
        state.offered = None
        assert offers(state) == ({"offer-to B", "offer-to D"} if treasures or artefacts else set())
        with pytest.raises(Refused):
            state.clone().apply("offer-to C")
    shut = bare(2, trade=False)
    shut.players[0].treasures = [card(CIRCLET)]
    shut.offered = None
    assert offers(shut) == set(), "a table may do without trade"
    with pytest.raises(Refused):
        shut.apply("offer-to B")


@pytest.mark.rule("elves.attacks.movement-free-place", "elves.attacks.movement-swap")
@pytest.mark.parametrize(("hand", "sides"), [("left", "MV - -"), ("forward", "- MV -"), ("right", "- - MV")])
def test_each_hand_moves_where_it_points(hand: str, sides: str) -> None:
    state = battle(s=ours(sides, initiative=9, lives=3), n=theirs("MV - -", lives=3, initiative=4))
    assert offered(state) == {f"move {hand}", "stay"}
    moved = {"left": 3, "forward": NORTH, "right": 1}[hand]
    act(state, f"move {hand}")
    assert side_of(state.field[moved]) == ATTACKING
    if hand == "forward":
        assert side_of(state.field[2]) == DEFENDING, "they have changed places"
    else:
        assert state.field[2] == -1
        assert side_of(state.field[NORTH]) == DEFENDING


@pytest.mark.rule("elves.attacks.winner-counts-edges-only", "elves.attacks.winner-more-cards")
def test_each_card_on_the_edges_counts_as_one() -> None:
    state = bare()
    state.attacker, state.defender = 0, 1
    assert [state.warriors(side) for side in (ATTACKING, DEFENDING)] == [0, 0]
    state.field = [theirs(lives=4), ours(), ours(), ours()]
    assert [state.warriors(side) for side in (ATTACKING, DEFENDING)] == [3, 1]
    state.top, state.bottom, state.reserve = ours(), theirs(), DEFENDING
    assert [state.warriors(side) for side in (ATTACKING, DEFENDING)] == [3, 1], "the centre counts for nothing"
