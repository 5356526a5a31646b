"""Seats: who has none, and the letters they go by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.refusal import Refused

NOBODY: Final = -1  # a viewer without a seat: a spectator
UNOWNED: Final = -2  # the owner of what belongs to no seat


def letter(seat: int) -> str:
    """A, B, C, …; "-" for no seat."""
    return "-" if seat < 0 else chr(65 + seat)


def seats_of(count: int) -> list[int]:
    """Every seat of so many."""
    found: list[int] = []
    for seat in range(count):
        found.append(seat)
    return found


def seat_of(letter: str) -> int:
    """The inverse of `letter`."""
    if letter == "-":
        return -1
    if len(letter) != 1 or not "A" <= letter <= "Z":
        raise Refused("kernel-not-a-seat", value=letter)
    return ord(letter) - 65
