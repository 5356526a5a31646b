"""Several trees for one question.

How many trees there are, and the seed of each, is settled by the level and by the bot's own luck, never by the machine:
whoever grows a tree, here or in another process, grows the same one, visit for visit.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy
from ludoteka.bots.search import Search
from ludoteka.kernel.luck import Rng

Rows = list[tuple[int, int, float]]  # option, visits, mean worth
Grow = Callable[[Policy, Observer, int, list[int]], tuple[Search, list[Rows]]]


def grown(policy: Policy, observer: Observer, iterations: int, seed: int) -> Search:
    """One tree over this many worlds, or fewer when no more of them could change what it likes best."""
    search = Search(policy, observer, Rng(str(seed), "tree"))
    for done in range(iterations):
        if done & 7 == 0 and search.is_settled(iterations - done):
            break
        search.grow()
    return search


def in_turn(policy: Policy, observer: Observer, iterations: int, seeds: list[int]) -> tuple[Search, list[Rows]]:
    """A tree for each seed, one after another: the first one whole, and what each of them found."""
    trees = [grown(policy, observer, iterations, seed) for seed in seeds]
    return trees[0], [tree.ranked() for tree in trees]
