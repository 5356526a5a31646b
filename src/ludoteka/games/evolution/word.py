"""The words of the traits: what a printed sentence can tell a creature to do.

In a sentence "this" is the creature whose trait speaks, "target" the other side of the attack, and x the trait for
which the speaking card was laid: the card itself is found by it, also while it is a copy of something else.
"""

from __future__ import annotations

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import PRINTED
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import FACE
from ludoteka.kernel.machine import Effect


class Word(Effect[Evolution]):
    """A sentence that may also be asked whether it could be begun."""

    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        """Whether a trait that begins with this sentence can be begun."""
        return True


def can_begin(state: Evolution, lines: tuple[Effect[Evolution], ...], this: int, target: int, x: int) -> bool:
    for line in lines:
        assert isinstance(line, Word)
        if not line.is_possible(state, this, target, x):
            return False
    return True


def named(base: int, creature: Creature) -> list[int]:
    """The traits of a creature as options, by the names for which the cards were laid."""
    return [base + PRINTED[packed & FACE] for packed in creature.traits]
