"""Worlds dealt anew: what was seen stays, the rest is uniform on small cases that can be counted."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ludoteka.games.shards.deck import EN
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.luck import Rng
from tests.chance import unlikely
from tests.games.shards.table import dealt, laid

WORLDS = 3000


def number(name: str) -> int:
    return EN.index(name)


def hidden() -> Shards:
    """B holds two cards that nobody saw and one that everybody did; four more are in the deck."""
    state = laid("A  hand Crystal", "B  hand Command Seer, Crystal, Blaster  known Command Seer")
    state.players[1].deck.bag = [number(name) for name in ("Crystal", "Crystal", "Shard Reactor", "Infinity Shard")]
    return state


def test_unseen_hands_are_dealt_uniformly() -> None:
    state = hidden()
    unseen = [number(n) for n in ("Crystal", "Blaster", "Crystal", "Crystal", "Shard Reactor", "Infinity Shard")]
    expected: Counter[tuple[int, ...]] = Counter(tuple(sorted(pair)) for pair in combinations(unseen, 2))
    rng = Rng("uniform", "redeal")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(WORLDS):
        hand = state.redeal(0, rng.fork()).players[1].hand[:]
        hand.remove(number("Command Seer"))
        found[tuple(sorted(hand))] += 1
    assert set(found) == set(expected)
    each = WORLDS / expected.total()
    chi = sum((found[hand] - each * times) ** 2 / (each * times) for hand, times in expected.items())
    assert chi < unlikely(len(expected) - 1)


@pytest.mark.rule("shards.shields.stay-in-hand")
def test_what_was_shown_is_there_in_every_world() -> None:
    state = hidden()
    for luck in range(200):
        twin = state.redeal(0, luck * 104729 + 1)
        assert number("Command Seer") in twin.players[1].hand
        assert twin.players[1].known == [number("Command Seer")]
        assert len(twin.players[1].hand) == 3


def test_ones_own_hand_stays_and_ones_own_deck_is_drawn_anew() -> None:
    state = hidden()
    drawn: Counter[int] = Counter()
    rng = Rng("own", "redeal")
    for _ in range(1200):
        twin = state.redeal(1, rng.fork())
        assert twin.players[1].hand == state.players[1].hand
        assert sorted(twin.players[1].deck.bag) == sorted(state.players[1].deck.bag)
        twin.draw(1, 1)
        drawn[twin.players[1].hand[-1]] += 1
    wanted = {number("Crystal"): 600, number("Shard Reactor"): 300, number("Infinity Shard"): 300}
    assert sum((drawn[card] - n) ** 2 / n for card, n in wanted.items()) < unlikely(2)


def test_groups_under_the_centre_stay_where_they_are() -> None:
    state = dealt(3)
    state.centre.put_under([number("Axia"), number("Nil Assassin")])
    state.centre.put_under([number("Spore Cleric")])
    twin = state.redeal(0, 77)
    assert twin.centre.under == state.centre.under
    assert sorted(twin.centre.bag) == sorted(state.centre.bag)
    assert twin.row == state.row


def test_a_spectator_sees_no_hand() -> None:
    state = dealt(3)
    for seat in (0, 1):
        hands = {tuple(sorted(state.redeal(-1, luck * 7919 + 1).players[seat].hand)) for luck in range(40)}
        assert len(hands) > 3


def test_what_a_seat_learned_by_a_look_at_the_discard_is_kept() -> None:
    state = laid("A  discard Crystal, Blaster", "B  hand Crystal  discard Nil Assassin")
    twin = state.redeal(0, 5)
    assert twin.players[0].discard == state.players[0].discard
    assert twin.players[1].discard == state.players[1].discard
    assert twin.players[1].hand == state.players[1].hand, "one card and no deck: nothing is unknown"
