"""Plays some games of each kind, always the same ones: what a profiled form of the rules is laid out for."""

from __future__ import annotations

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import policy_playout
from ludoteka.bots.search import Search
from ludoteka.bots.weights import policy_of
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.playout import playout
from ludoteka.lab.bench import LONG, midgame, usual

DECISIONS = 60_000  # at random, from the first decision of games to the last
POSITIONS = 8  # where a search looks around
LOOKS = 40


def practise(name: str) -> None:
    game = usual(name)
    policy = policy_of(game.box)
    rng = Rng("practice", name)
    number = decisions = 0
    while decisions < DECISIONS:
        number += 1
        decisions += playout(game.deal(f"practice {number}"), number, LONG)
    for state in midgame(game, POSITIONS):
        policy_playout(state.clone(), policy, rng, LONG)
        search = Search(policy, Observer(state, state.actor), rng)
        for _ in range(LOOKS):
            search.grow()


if __name__ == "__main__":
    for name in SHELF:
        practise(name)
