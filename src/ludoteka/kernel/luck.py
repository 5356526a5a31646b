"""Chance: one published generator, one packed word a stream.

The generator is PCG RXS-M-XS 32 (O'Neill 2014): 32 bits of state, an odd increment that names the stream, 32 bits out.
Both numbers are packed into one int below 2**62, so that a stream of luck is a single field of a state, cheap to copy.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 747796405
MIXER: Final = 277803737
STREAMS: Final = 1 << 30


def packed(seed: int, sequence: int) -> int:
    """A stream started as PCG's own `srandom(seed, sequence)`; `sequence` below 2**30."""
    step = (sequence % STREAMS) * 2 + 1
    word = ((step + seed) * MULTIPLIER + step) & WORD
    return (sequence % STREAMS) << 32 | word


def stream(seed: str, name: str) -> int:
    """The stream of this name under this seed: far from every other name's and every other seed's."""
    number = int.from_bytes(blake2b(f"{name}\0{seed}".encode(), digest_size=8).digest(), "big")
    return packed(number & WORD, (number >> 32) % STREAMS)


def forward(luck: i64) -> i64:
    """The word after this one, in the same stream."""
    word = luck & WORD
    return (luck - word) | ((word * MULTIPLIER + ((luck >> 31) | 1)) & WORD)


def output(luck: i64) -> i64:
    """The 32 random bits that this word stands for."""
    word = luck & WORD
    word = (((word >> ((word >> 28) + 4)) ^ word) * MIXER) & WORD
    return (word >> 22) ^ word


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Luck of one's own, for bots and players of the lab: never the luck of a game."""

    def __init__(self, seed: str, name: str = "rng") -> None:
        self.word = stream(seed, name)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        word: i64 = self.word
        self.word = forward(word)
        return (output(word) * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        word: i64 = self.word
        self.word = forward(word)
        return float(output(word)) / 4294967296.0

    def fork(self) -> int:
        """A fresh packed word that starts another stream."""
        seed = self.below(1 << 32)
        return packed(seed, self.below(STREAMS))
