"""Small questions about zones of cards."""

from __future__ import annotations


def kinds(cards: list[int]) -> list[int]:
    """The different kinds among these cards, in order: equal cards are one option."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found
