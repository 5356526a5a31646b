"""The opponents by name. A level is a budget of iterations, never of time, so that it plays alike on every machine."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.player import Bot, GreedyBot, PolicyBot, RandomBot, SearchBot
from ludoteka.bots.trees import Grow, in_turn
from ludoteka.bots.weights import policy_of
from ludoteka.kernel.game import Box
from ludoteka.kernel.refusal import Refused

LEVELS: Final = ("random", "greedy", "novice", "apprentice", "adept", "master")

# How firmly a level holds to what self-play has taught (1 is as learned), and in how many worlds it looks ahead.
NOVICE: Final = 0.2
APPRENTICE: Final = 0.35
ADEPT: Final = 0.2  # it relies on what it sees ahead
ADEPTS_WORLDS: Final = 12  # each played out
ADEPTS_LOOKS: Final = 24  # where nothing is played out
MASTERS_WORLDS: Final = 300
MASTERS_LOOKS: Final = 1200
TREES: Final = 2  # a master grows two trees and adds them up, so that two cores can share the work


def bot(level: str, box: Box, seed: str, grow: Grow = in_turn) -> Bot:
    """An opponent of this level for this game. `grow`: how the trees of one question are grown."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, box)
    if level == "novice":
        return PolicyBot(seed, policy_of(box).held(NOVICE))
    if level == "apprentice":
        return PolicyBot(seed, policy_of(box).held(APPRENTICE))
    if level == "adept":
        return adept(box, seed, ADEPTS_WORLDS if box.patience() else ADEPTS_LOOKS)
    if level == "master":
        return master(box, seed, MASTERS_WORLDS if box.patience() else MASTERS_LOOKS, grow)
    raise Refused("kernel-no-such-bot", bot=level, known=", ".join(LEVELS))


def adept(box: Box, seed: str, worlds: int) -> SearchBot:
    """An adept with this budget. It wavers, less where `worth` guides it."""
    return SearchBot(seed, policy_of(box).held(ADEPT), worlds, 1, 1 if box.patience() else 2)


def master(box: Box, seed: str, worlds: int, grow: Grow = in_turn) -> SearchBot:
    """A master with this budget."""
    return SearchBot(seed, policy_of(box), worlds, TREES, 0, grow)
