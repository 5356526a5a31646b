"""What every effect of this game can be asked besides being done."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import PLACES, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.machine import Doing, Effect, Text

ANNOUNCED: Final = 0  # the closed list of moments at which a reaction may be cast
DEFENDING: Final = 1
FALLING: Final = 2
MOMENTS: Final = ["announced", "defending", "falling"]


class Word(Effect[Quarriors]):
    """One printed sentence of this game."""

    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        """Whether `you` may cast a spell that says this now: it needs something it can be done to."""
        return True

    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        """Whether a reaction that says this is of use to `you` at this moment."""
        return False


class Amount(Word):
    """A sentence with one number."""

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Pick(Word):
    """A sentence that asks `you` for one thing, if there is one that fits."""

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        """The options of all that fit."""
        raise NotImplementedError

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.targets(state, who))

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return self.targets(state, who)


class PickCreature(Pick):
    """A sentence that asks for a creature, whoever has it."""

    def __init__(self, verb: int) -> None:
        self.verb: Final = verb

    def fits(self, state: Quarriors, you: int, seat: int, at: int, why: Why | None) -> bool:
        """Whether `you` may choose what stands at this place of this seat's ready area."""
        raise NotImplementedError

    def of_seat(self, state: Quarriors, you: int, seat: int) -> list[int]:
        ready = state.players[seat].ready
        return [self.verb + seat * PLACES + at for at in range(len(ready)) if self.fits(state, you, seat, at, None)]

    def of_all(self, state: Quarriors, you: int) -> list[int]:
        return [option for seat in range(len(state.players)) for option in self.of_seat(state, you, seat)]

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        return self.of_all(state, who.you)

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        n = VERBS.thing(self.verb, option)
        if n >= 0:
            self.fits(state, who.you, n // PLACES, n % PLACES, why)

    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        found = bool(self.of_all(state, you))
        if why is not None:
            why.need(found, "quarriors-why-something-to-do", "quarriors.glossary.in-play", "R15")
        return found


def is_castable(state: Quarriors, you: int, text: Text, why: Why | None) -> bool:
    """Whether a spell with this text may be cast now."""
    for line in text.lines:
        word = line
        if isinstance(word, Word) and not word.is_possible(state, you, why):
            return False
    return len(text.lines) > 0


def is_answer(state: Quarriors, you: int, text: Text, moment: int) -> bool:
    """Whether a reaction with this text may be cast at this moment."""
    for line in text.lines:
        word = line
        if isinstance(word, Word) and word.answers(state, you, moment):
            return True
    return False
