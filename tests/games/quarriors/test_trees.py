"""Small positions played out in every way: exact numbers of decisions, chances and ends.

Chance is unfolded by script: a choice is made again and again with one more number prescribed, each number from 0 until
the rules say that it is too large.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteka.games import shelf
from ludoteka.games.quarriors.layout import BUY, MAIN, ROLL, SCORE
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.positions import read_position
from ludoteka.kernel.refusal import Refused


class Tree:
    """Counts what it walks through."""

    def __init__(self, stop: Callable[[Quarriors], bool], depth: int = 99) -> None:
        self.stop = stop
        self.depth = depth
        self.decisions = 0
        self.chances = 0
        self.ends = 0

    def walk(self, state: Quarriors) -> Tree:
        if state.ending or self.stop(state) or self.depth == 0:
            self.ends += 1
            return self
        self.decisions += 1
        self.depth -= 1
        for option in state.options():
            self.unfold(state, option, [])
        self.depth += 1
        return self

    def unfold(self, state: Quarriors, option: int, script: list[int]) -> bool:
        """Walk on from a choice with these first numbers of luck; False when the last of them cannot be."""
        twin = state.clone()
        twin.script = script[:]
        try:
            twin.play(option)
        except Refused:
            return False
        if twin.horizon - state.horizon <= len(script):
            self.walk(twin)
            return True
        self.chances += 1
        number = 0
        while self.unfold(state, option, [*script, number]):
            number += 1
        assert number > 0
        return True

    def counts(self) -> tuple[int, int, int]:
        return self.decisions, self.chances, self.ends


def at(players: int, *lines: str, **options: object) -> Quarriors:
    game = shelf.game("quarriors", players, **options)
    state = game.box.bare(players, game.options)
    for line in lines:
        read_position(state, line)
    state.offered = None
    assert isinstance(state, Quarriors)
    return state


def in_phase(seat: int, phase: int) -> Callable[[Quarriors], bool]:
    """Whether the turn of this seat has come so far."""
    return lambda state: state.turn == seat and state.phase >= phase


def captured(state: Quarriors) -> bool:
    return state.phase >= BUY


@pytest.mark.rule("quarriors.attack.defender-chooses", "quarriors.attack.next-defender")
def test_a_battle() -> None:
    """7 against defenses 2, 3 and 5: six orders, cut short where one holds.

    A chooses (1), B chooses first (1). After the 2 (5 left): 3 or 5 (a decision), and both ways end: 3 then 2 against 5
    holds; 5 takes all. After the 3 (4 left): 2 or 5; 2 leaves 2 against 5; 5 holds. After the 5 (2 left): 2 or 3; the 2
    takes all, the 3 holds. So 1 + 1 + 3 decisions and 6 ends.
    """
    state = at(
        2,
        "table  wilds Witching Hag, Defender of the Pale, Deathdealer",
        "A  ready Witching Hag L2 4/5, Witching Hag L1 3/3",
        "B  ready Assistant L1 1/2, Witching Hag L1 3/3, Defender of the Pale L1 1/5*",
    )
    assert Tree(captured).walk(state).counts() == (5, 0, 6)


@pytest.mark.rule("quarriors.reaction.any-time")
def test_a_battle_with_a_reaction() -> None:
    """4 against defenses 2 and 3, with a Life Spell at hand.

    Cast at once: 6 or 7 hold, two ends. Passed: the 2 first (2 left): window again; cast or not, the 3 holds: two ends.
    The 3 first (1 left): window again; cast or not, the 2 holds: two ends.
    Decisions: A's, the window, two choices of a defender, two windows: 6.
    """
    state = at(
        2,
        "table  wilds Witching Hag, Life Spell",
        "A  ready Witching Hag L2 4/5",
        "B  ready Assistant L1 1/2, Witching Hag L1 3/3  spells Life S",
    )
    assert Tree(captured).walk(state).counts() == (6, 0, 6)


@pytest.mark.rule("quarriors.dice.slash-choose-one", "quarriors.immediate.repeat")
def test_a_dragon_rolled_again() -> None:
    """B draws his one die, the Dragon, and may re-roll its divided face; cut after four decisions.

    A's two choices; a draw of one and a roll of six: five ends, one question. Done: an end. Re-rolled: five ends, one
    question. Done: an end. Re-rolled: six ends. Decisions 4, chances 2 + 1 + 1, ends 5 + 1 + 5 + 1 + 6.
    """
    state = at(2, "table  wilds Quake Dragon", "B  bag Quake Dragon")
    assert Tree(in_phase(1, MAIN), 4).walk(state).counts() == (4, 4, 18)


@pytest.mark.rule("quarriors.score.cull-limit", "quarriors.draw.refill", "quarriors.components.six-faces")
def test_a_cull_and_the_draw_after_it() -> None:
    """B scores an Assistant with a Quiddity die in the used pile, and may cull one of the two.

    Kept: two draws (a chance of two, two of one) and two rolls (2 and 12 chances of six): 72 ends. One culled: a draw
    of one and a roll of six, for each of the two. Decisions 2 + 1, chances 17 + 2 + 2, ends 72 + 6 + 6.
    """
    state = at(2, "B  ready Assistant L1 1/2  used Quiddity")
    assert Tree(in_phase(1, ROLL), 9).walk(state).counts() == (3, 21, 84)


@pytest.mark.rule("quarriors.optional.second-capture", "quarriors.cards.cost")
def test_two_captures() -> None:
    """Three quiddity for Assistants at 1 and Goblins at 2, two captures at most.

    Nothing; A; A A; A G; G; G A: six ends, and a question before each; one more for the attack.
    """
    state = at(2, "table  wilds Scavenging Goblin", "A  quiddity 3", second_capture=True)
    assert Tree(in_phase(1, SCORE), 9).walk(state).counts() == (7, 0, 6)
