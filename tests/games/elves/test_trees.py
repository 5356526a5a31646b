"""Small exact trees: every way a shrunken position can go, counted as decisions, chances and ends."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ludoteka.games.elves.layout import COMMITMENT, FIGHTING
from ludoteka.games.elves.pieces import ATTACKING
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.verbs import SEND
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import act, bare, battle, card, hold, ours, own, theirs


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


# --- trees with chance ---------------------------------------------------------------------------------------------

UNKNOWN = 10**6  # no luck is so high: the machine refuses it and tells how high it may be


def outcomes(state: Elves, option: int, script: tuple[int, ...] = ()) -> tuple[int, list[tuple[Elves, Fraction]]]:
    """Every way that luck can go after this choice, with its chance; and how many times luck was asked for."""
    twin = state.clone()
    twin.script = [*script, UNKNOWN]
    try:
        twin.play(option)
    except Refused as refused:
        n = int(str(refused.message.args["most"])) + 1
        asked, found = 1, []
        for value in range(n):
            more, ways_on = outcomes(state, option, (*script, value))
            asked += more
            found += [(after, chance / n) for after, chance in ways_on]
        return asked, found
    assert twin.script == [UNKNOWN], "all of the scripted luck was used"
    twin.script = []
    return 0, [(twin, Fraction(1))]


class Count:
    """A whole tree: decisions, chances and ends, and the value of the end for A if everybody chooses blindly."""

    def __init__(self) -> None:
        self.decisions = self.chances = self.ends = 0

    def grow(self, state: Elves, over: Callable[[Elves], bool], value: Callable[[Elves], int]) -> Fraction:
        if over(state):
            self.ends += 1
            return Fraction(value(state))
        self.decisions += 1
        total = Fraction(0)
        options = state.options()
        for option in options:
            asked, after = outcomes(state, option)
            self.chances += asked
            total += sum((chance * self.grow(twin, over, value) for twin, chance in after), Fraction(0))
        return total / len(options)

    def counted(self) -> tuple[int, int, int]:
        return self.decisions, self.chances, self.ends


def test_declining_draws_two_of_three() -> None:
    """Two cards of A, B or C: three first, two second; then B, whose deck is of one kind, is asked."""
    state = hold(bare(), 0, "Shifter Lynx")
    state.players[0].deck = [card("Shifter Lynx"), card("Foxshade"), card("Green Vale Archer")]
    state.players[1].deck = [card("Shard Golem")]
    count = Count()
    archer = card("Green Vale Archer")
    value = count.grow(state, lambda s: s.turn == 1, lambda s: archer in s.players[0].hand)
    # one decision; A's first and second card and, in each of the six, B's Summon of one from one
    assert count.counted() == (1, 1 + 3 + 6, 6)
    assert value == Fraction(2, 3)


def test_the_advanced_layout_is_a_tree_of_takes_and_places() -> None:
    state = hold(own(bare(layout="advanced"), 1, "land-20"), 0, *["Shifter Lynx"] * 3)
    hold(state, 1, *["Shard Golem"] * 3)
    act(state, "attack land-20", "accept", *["send Shard Golem"] * 3, *["send Shifter Lynx"] * 2)
    count = Count()
    value = count.grow(
        state, lambda s: s.top >= 0 or s.stage == FIGHTING, lambda s: sum(warriors_of(s)) == 4 and s.warriors(0) == 2
    )
    # the last card sent (1); A takes one of 3 and has 4 places, B 3 and 3, A 2 and 2, B 2 and the last place;
    # then the two that remain are opened, one of one each
    placed = [3, 3 * 4 * 3, 3 * 4 * 3 * 3 * 2, 3 * 4 * 3 * 3 * 2 * 2 * 2]
    ends = placed[3] * 1
    taken = [1, 3 * 4, 3 * 4 * 3 * 3, 3 * 4 * 3 * 3 * 2 * 2]
    assert count.counted() == (1 + sum(placed), sum(taken) + 2 * ends, ends)
    assert value == 1, "two of each side stand on the edges, whatever luck and everybody do"


def test_the_novice_layout_of_a_dragonless_battle_is_fair_by_count() -> None:
    """Three equal cards a side, six places: who has three of the four edges is a matter of luck alone."""
    state = hold(own(bare(), 1, "land-20"), 0, *["Shifter Lynx"] * 3)
    hold(state, 1, *["Shard Golem"] * 3)
    act(state, "attack land-20", "accept", *["send Shard Golem"] * 3, *["send Shifter Lynx"] * 2)
    count = Count()
    value = count.grow(state, lambda s: s.top >= 0 or s.stage != COMMITMENT, lambda s: s.warriors(0) == 3)
    assert count.counted() == (1, 1 + 6 + 30 + 120 + 360, 720)
    assert value == Fraction(1, 5), "both centre cards are B's: 3/6 of 2/5"


def warriors_of(state: Elves) -> tuple[int, int]:
    return state.warriors(0), state.warriors(1)
