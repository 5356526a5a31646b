"""Small tools for what a seat knows, in numbers: see `Box.inputs`."""

from __future__ import annotations


def count(row: list[int], base: int, things: list[int]) -> None:
    """Count things by their kind, from this place on."""
    for thing in things:
        row[base + thing] += 1


def put(row: list[int], base: int, numbers: list[int]) -> None:
    """Write numbers one after another, from this place on."""
    for i in range(len(numbers)):
        row[base + i] = numbers[i]


def named(zones: tuple[str, ...], kinds: list[str], room: int) -> list[str]:
    """The names of places: each kind in each zone of `room` places; empty where there is nothing."""
    return [f"{zone} {kinds[i]}" if i < len(kinds) else "" for zone in zones for i in range(room)]


def foremost(standing: list[int], seat: int) -> int:
    """The rival to reckon with: of all seats but this one the one that stands best, of equals the next to move."""
    seats = len(standing)
    found = (seat + 1) % seats
    for i in range(2, seats):
        rival = (seat + i) % seats
        if standing[rival] > standing[found]:
            found = rival
    return found
