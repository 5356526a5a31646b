"""Chance: one published generator, one packed word a stream.

The generator is PCG RXS-M-XS 32 (O'Neill 2014): 32 bits of state, an odd increment that names the stream, 32 bits out.
Both numbers are packed into one int below 2**62, so that a stream of luck is a single field of a state, cheap to copy.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import unpack
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
    block = blake2b(f"{name}\0{seed}".encode(), digest_size=8).digest()
    halves: tuple[int, int] = unpack(">2I", block)
    return packed(halves[1], halves[0])


SECRET: Final = "secret-1:"  # how the seed of a table begins whose luck nobody can foretell


def is_secret(seed: str) -> bool:
    """Whether luck is drawn anew from this seed for every choice, so that what was seen foretells nothing."""
    return seed.startswith(SECRET)


LAID: Final = "example-1:"  # how the seed of a table begins that is laid as a printed example; its number follows


def is_laid(seed: str) -> bool:
    """Whether this seed names a printed example: the table is laid, not dealt, and its first luck is the book's."""
    return seed.startswith(LAID)


def promise(seed: str) -> str:
    """What a house can show of a seed before the game, to be held to when the seed is told: its SHA-256."""
    return sha256(seed.encode()).hexdigest()


def drawn_anew(seed: str, number: int, streams: int) -> list[int]:
    """The streams of luck for choice `number` under a secret seed: the words of a keyed BLAKE2b.

    The generator below is fast and small enough to be searched by who sees its numbers, so a live table keeps it for
    one choice only: what a choice brought says nothing of the next.
    """
    key = sha256(seed.encode()).digest()
    words: list[int] = []
    while len(words) < streams:
        block = blake2b(f"{number}/{len(words)}".encode(), key=key, digest_size=64).digest()
        for i in range(0, 64, 8):
            high = int.from_bytes(block[i : i + 4], "big")
            words.append(high << 30 | int.from_bytes(block[i + 4 : i + 8], "big") >> 2)
    return words[:streams]


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
