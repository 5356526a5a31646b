"""Factors: an option taken apart into a verb and up to two things, each a small number, and put together again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from ludoteka.kernel.choices import Verbs
from ludoteka.kernel.eyes import no_flags
from ludoteka.kernel.machine import State


class Factors:
    """The options of a game as verb × thing × thing. What is chosen first narrows down what may be chosen next."""

    def __init__(self, verbs: Verbs) -> None:
        self.verb: Final[list[int]] = verbs.at
        self.first: Final[list[int]] = []
        self.second: Final[list[int]] = []
        for verb in verbs.all:
            for n in range(verb.size):
                first, second = verb.noun.factors(n)
                self.first.append(first)
                self.second.append(second)
        self.sizes: Final = (len(verbs.all), max(self.first) + 1, max(self.second) + 1)
        self.options: Final[dict[tuple[int, int, int], int]] = {}
        for option in range(len(verbs.at)):
            self.options[self.split(option)] = option
        self.flags: Final = no_flags(max(self.sizes))

    def split(self, option: int) -> tuple[int, int, int]:
        return self.verb[option], self.first[option], self.second[option]

    def join(self, verb: int, first: int, second: int) -> int:
        """The option of these factors; -1 where there is none."""
        return self.options.get((verb, first, second), -1)

    def mask(self, state: State, out: memoryview, at: int = 0, verb: int = -1, first: int = -1) -> None:
        """Write which verbs the seat that must choose has; with a verb, which first things; with both, which second."""
        part = self.verb if verb < 0 else self.first if first < 0 else self.second
        size = self.sizes[0] if verb < 0 else self.sizes[1] if first < 0 else self.sizes[2]
        flags = self.flags[0:size]
        yes: u8 = 1
        if not state.ending:
            for option in state.options():
                if (verb < 0 or self.verb[option] == verb) and (first < 0 or self.first[option] == first):
                    flags[part[option]] = yes
        out[at : at + size] = flags
