"""What a playout does without a look at the list: in Shards it plays the hand."""

from __future__ import annotations

from ludoteka.bots.policy import policy_playout
from ludoteka.bots.weights import policy_of
from ludoteka.games import shelf
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.verbs import PLAY
from ludoteka.kernel.luck import Rng


def test_a_playout_of_shards_plays_the_hand_first() -> None:
    game = shelf.game("shards", 2)
    policy = policy_of(game.box)
    for seed in range(5):
        state = game.deal(seed)
        assert isinstance(state, Shards)
        me = state.players[state.actor]
        hand = me.hand[:]
        assert state.current().obvious(state) == PLAY + hand[0]
        assert policy_playout(state, policy, Rng("playouts"), len(hand)) == len(hand)
        assert me.hand == []
        assert me.played == hand
        assert state.current().obvious(state) == -1, "then it looks"
        assert state.options()[0] != PLAY


def test_a_playout_is_the_same_every_time() -> None:
    game = shelf.game("shards", 2)
    policy = policy_of(game.box)
    ends = []
    for _ in range(2):
        state = game.deal("again")
        ends.append((policy_playout(state, policy, Rng("again")), state.digest(), state.winners))
        assert state.ending
    assert ends[0] == ends[1]
