"""Whoever is eliminated leaves with all that lay before them."""

from __future__ import annotations

import pytest

from ludoteka.games.shards.attack import eliminate
from tests.games.shards.table import laid


@pytest.mark.rule("shards.victory.elimination")
def test_nothing_of_theirs_stays() -> None:
    state = laid(players=3)
    loser, other = state.players[1], state.players[2]
    before = len(state.gone)
    cards = iter(range(1, 60))
    for zone in (loser.hand, loser.discard, loser.allies, loser.hired, loser.relics, loser.champions, loser.secret):
        zone[:] = [next(cards), next(cards)]
    loser.champions[0] |= 128
    loser.known, loser.played = loser.hand[:1], loser.allies[:]
    loser.deck.bag, loser.deck.top, loser.deck.under = [next(cards)], [next(cards)], [next(cards)]
    loser.gems, loser.power, loser.infinite = 3, 4, True
    theirs = sorted(
        [*loser.hand, *loser.discard, *loser.allies, *loser.hired, *loser.relics, *loser.deck.all()]
        + [card & 127 for card in loser.champions]
    )
    secret, unused, rival = loser.secret[:], loser.unused[:], other.hand[:]

    eliminate(state, loser)

    assert loser.out
    assert sorted(state.gone[before:]) == theirs
    assert loser.unused == unused + secret
    zones = (loser.hand, loser.known, loser.discard, loser.allies, loser.hired, loser.champions, loser.played)
    assert [list(zone) for zone in (*zones, loser.relics, loser.secret)] == [[]] * 9
    assert loser.deck.all() == []
    assert (loser.gems, loser.power, loser.infinite) == (0, 0, False)
    assert not other.out
    assert other.hand == rival
