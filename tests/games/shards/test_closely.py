"""The centre deck looked at closely: what goes under it comes last."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.shards.close import Close
from ludoteka.games.shards.state import Shards


@pytest.mark.rule("shards.end.fast-played-under-center-deck", "shards.end.fast-played-random-order")
def test_the_hired_are_the_last_cards_of_the_centre_deck() -> None:
    orders = set()
    for seed in range(30):
        state = shelf.game("shards", 2).deal(seed)
        assert isinstance(state, Shards)
        whole = state.centre.all()
        hired = sorted(set(whole))[:3]
        for card in hired:
            state.centre.bag.remove(card)
        me = state.players[0]
        me.hired = hired[:]
        size = state.centre.size()
        Close(0).send_the_hired_away(state, me)
        assert me.hired == []
        assert not set(hired) & {*me.discard, *me.deck.all()} or size == 0
        assert state.centre.size() == size + 3
        drawn = [state.centre.draw(state) for _ in range(size + 3)]
        assert sorted(drawn[size:]) == hired, "under everything else"
        orders.add(tuple(drawn[size:]))
    assert len(orders) > 1, "in no order that anybody knows"


@pytest.mark.rule("shards.draft.snake-order", "shards.draft.first-player")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_after_an_auction_the_draft_goes_there_and_back_from_the_left_of_the_first(players: int, seed: int) -> None:
    state = shelf.game("shards", players, auction=True, draft=True).deal(seed)
    assert isinstance(state, Shards)
    while not state.pool:
        state.play(state.options()[-1])
    first = state.first
    assert len(state.pool) == 2 * players
    seats = []
    while state.pool:
        seats.append(state.actor)
        state.play(state.options()[0])
    there = [(first + 1 + i) % players for i in range(players)]
    assert seats == [*there, *reversed(there)]
    assert [len(player.relics) for player in state.players] == [2] * players
    assert state.first == there[-1]
