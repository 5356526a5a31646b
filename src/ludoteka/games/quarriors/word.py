"""What every effect of this game can be asked besides being done."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.machine import Effect, Text

ANNOUNCED: Final = 0  # the closed list of moments at which a reaction may be cast
DEFENDING: Final = 1
FALLING: Final = 2
MOMENTS: Final = ["announced", "defending", "falling"]


class Word(Effect[Quarriors]):
    """One printed sentence of this game."""

    def is_possible(self, state: Quarriors, you: int) -> bool:
        """Whether `you` may cast a spell that says this now: it needs something it can be done to."""
        return True

    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        """Whether a reaction that says this is of use to `you` at this moment."""
        return False


def is_castable(state: Quarriors, you: int, text: Text) -> bool:
    """Whether a spell with this text may be cast now."""
    for line in text.lines:
        word = line
        if isinstance(word, Word) and not word.is_possible(state, you):
            return False
    return len(text.lines) > 0


def is_answer(state: Quarriors, you: int, text: Text, moment: int) -> bool:
    """Whether a reaction with this text may be cast at this moment."""
    for line in text.lines:
        word = line
        if isinstance(word, Word) and word.answers(state, you, moment):
            return True
    return False
