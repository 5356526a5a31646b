"""Worlds dealt anew are uniform: counted on small cases, a hidden hand of two from six cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from ludoteka.games.shelf import game
from ludoteka.kernel.luck import Rng
from tests.chance import chi_square, unlikely

WORLDS = 3000


def elves(cards: list[int]) -> Any:
    """B holds two cards of a deck of which four are left."""
    state: Any = game("elves", 2).deal("worlds")
    state.players[1].hand, state.players[1].deck = cards[:2], cards[2:]
    return state


def etherstone(cards: list[int]) -> Any:
    """Nobody remembers a draft, and six cards were never seen."""
    state: Any = game("etherstone", 2).deal("worlds")
    state.packets = []
    state.players[1].hand, state.undealt = cards[:2], cards[2:]
    return state


def evolution(cards: list[int]) -> Any:
    """B holds two cards, four are left in the deck, and no creature lies face down."""
    state: Any = game("evolution", 2).deal("worlds")
    for player in state.players:
        player.creatures = []
    state.players[1].hand, state.deck.bag, state.deck.top, state.deck.under = cards[:2], cards[2:], [], []
    return state


@pytest.mark.parametrize("small", [elves, etherstone, evolution])
def test_a_hidden_hand_is_every_hand_alike_often(small: Callable[[list[int]], Any]) -> None:
    cards = [1, 2, 3, 4, 5, 6]
    state = small(cards[:])
    rng = Rng(small.__name__, "uniform")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(WORLDS):
        twin: Any = state.redeal(0, rng.fork())
        found[tuple(sorted(twin.players[1].hand))] += 1
    expected = list(combinations(cards, 2))
    assert set(found) == set(expected)
    assert chi_square(list(found.values())) < unlikely(len(expected) - 1)
