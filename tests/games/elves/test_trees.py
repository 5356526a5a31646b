"""Small exact trees: every way a shrunken position can go, counted as decisions, chances and ends."""

from __future__ import annotations

from ludoteka.games.elves.pieces import ATTACKING
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.verbs import SEND
from tests.games.elves.table import bare, battle, hold, ours, own, theirs


def tree(state: Elves, over: int) -> tuple[int, int]:
    """How many decisions and how many ends there are until the turn is no longer A's. No luck is asked for."""
    if state.ending or state.turns != over:
        return 0, 1
    decisions, ends = 1, 0
    for option in state.options():
        twin = state.clone()
        before = twin.luck[:]
        twin.play(option)
        assert twin.luck == before or twin.turns != over, "luck was spent inside the tree"
        more, leaves = tree(twin, over)
        decisions += more
        ends += leaves
    return decisions, ends


def test_a_fight_of_one_moving_card() -> None:
    """It may move or stay; a round of rest or a loop ends the battle."""
    state = battle(s=ours("MV - -", initiative=9), n=theirs("- - -", initiative=2), reserve=ATTACKING)
    # after twelve moves both stand as at first, the thirteenth repeats a noted field: 13 times stay, one loop
    assert tree(state, state.turns) == (13, 14)


def test_a_fight_with_a_choice_of_strikes() -> None:
    state = battle(
        s=ours("S1 S1 S1", initiative=9),
        n=theirs("- S1 -", lives=1),
        e=theirs(lives=1, initiative=4),
        w=theirs(lives=1, initiative=3),
    )
    # whichever falls first, one choice of two remains
    assert tree(state, state.turns) == (4, 6)


def test_a_fight_with_one_action_in_hand() -> None:
    """The Initiate may be played at each window, at each of her warrior's sides, or not at all."""
    state = own(bare(), 1, "land-16", "tower-7")
    hold(state, 1, "Initiate")
    battle(s=ours("- S1 -", initiative=9), n=theirs("S1 - -", lives=1, initiative=2), state=state)
    # start, turn, strike and death: four windows with four aims; at each three sides or a pass for good
    assert tree(state, state.turns) == (8, 17)


def test_three_of_four_cards_are_sent() -> None:
    """The defender accepts or retreats, and both send three: the attacker from four kinds, the defender from one."""
    hand = ("Shifter Lynx", "Keeper of the Quiet Grove", "Green Vale Archer", "Foxshade")
    state = hold(own(bare(layout="advanced"), 1, "land-20"), 0, *hand)
    hold(state, 1, *["Shard Golem"] * 3)
    state.apply("attack land-20")
    sendings: list[tuple[int, ...]] = []
    ways(state, sendings)
    assert len(sendings) == 4 * 3 * 2
    assert len(set(sendings)) == 4, "in any order, four hands of three"


def ways(state: Elves, found: list[tuple[int, ...]]) -> None:
    """Every way to send cards, up to the third card of the attacker."""
    for option in state.options():
        twin = state.clone()
        twin.play(option)
        sent = twin.players[0].sent
        if twin.turns != state.turns:
            continue
        if len(sent) == 2:
            for last in twin.options():
                found.append(tuple(sorted([*sent, last - SEND])))
        else:
            ways(twin, found)
