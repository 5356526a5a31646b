"""The opponents by name. A level is a budget of iterations, never of time, so that it plays alike on every machine.

To add one: a line in `bot` and in `LEVELS` here, and its name and sentence in the two files `text/*/bots.ftl`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.bots.player import Bot, GreedyBot, PolicyBot, RandomBot, SearchBot
from ludoteka.bots.policy import Policy
from ludoteka.bots.trees import Grow, in_turn
from ludoteka.bots.weights import is_learned, policy_of
from ludoteka.kernel.game import Box
from ludoteka.kernel.refusal import Refused

CHAMPION: Final = "champion"
FROZEN: Final = "master-2026"  # the master of 2026 as it was: what later bots are measured by
LEVELS: Final = ("beginner", "novice", "apprentice", "greedy", "adept", "master", CHAMPION)  # what players are offered
SEATED: Final = ("random", *LEVELS)  # who may sit at a table
KNOWN: Final = (*SEATED, FROZEN)  # who may play in the arena

# How firmly a level holds to what self-play has taught (1 is as learned), and in how many worlds it looks ahead.
BEGINNER: Final = 0.05
NOVICE: Final = 0.2
APPRENTICE: Final = 0.35
ADEPT: Final = 0.2  # it relies on what it sees ahead
ADEPTS_WORLDS: Final = 12  # each played out
ADEPTS_LOOKS: Final = 24  # where nothing is played out
MASTERS_WORLDS: Final = 300
MASTERS_LOOKS: Final = 1200
TREES: Final = 2  # a master grows two trees and adds them up, so that two cores can share the work

# Somebody new to a game would rather do something, play a card, buy, attack, than end or decline.
EAGER: Final = 1.2  # taken off the weight of ending and declining
BEGINNERS: Final[dict[str, Policy]] = {}


def offered(box: Box) -> list[str]:
    """The levels that players of this game may choose from: a champion only where one was taught."""
    return [level for level in LEVELS if level != CHAMPION or is_learned(box, CHAMPION)]


def bot(level: str, box: Box, seed: str, grow: Grow = in_turn) -> Bot:
    """An opponent of this level for this game. `grow`: how the trees of one question are grown."""
    if level == "random":
        return RandomBot(seed)
    if level == "beginner":
        return PolicyBot(seed, eager(box))
    if level == "greedy":
        return GreedyBot(seed, policy_of(box))
    if level == "novice":
        return PolicyBot(seed, policy_of(box).held(NOVICE))
    if level == "apprentice":
        return PolicyBot(seed, policy_of(box).held(APPRENTICE))
    if level == "adept":
        return adept(box, seed, ADEPTS_WORLDS if box.patience() else ADEPTS_LOOKS)
    if level == "master":
        return master(box, seed, MASTERS_WORLDS if box.patience() else MASTERS_LOOKS, grow)
    if level == CHAMPION and is_learned(box, CHAMPION):
        return champion(box, seed, MASTERS_WORLDS if box.patience() else MASTERS_LOOKS, grow)
    if level == FROZEN:
        worlds = MASTERS_WORLDS if box.patience() else MASTERS_LOOKS
        return SearchBot(seed, policy_of(box, FROZEN), worlds, TREES, 0, grow)
    raise Refused("kernel-no-such-bot", bot=level, known=", ".join(offered(box)))


def eager(box: Box) -> Policy:
    """Tastes of somebody new: hardly any, but that doing something beats doing nothing."""
    if box.name not in BEGINNERS:
        weights = [weight * BEGINNER for weight in policy_of(box).weights]
        for verb in box.blank().verbs().all:
            if verb.ends:
                for option in range(verb.base, verb.base + verb.size):
                    weights[option] = min(0.0, weights[option]) - EAGER
        BEGINNERS[box.name] = Policy(box, weights)
    return BEGINNERS[box.name]


def adept(box: Box, seed: str, worlds: int) -> SearchBot:
    """An adept with this budget. It wavers, less where `worth` guides it."""
    return SearchBot(seed, policy_of(box).held(ADEPT), worlds, 1, 1 if box.patience() else 2)


def master(box: Box, seed: str, worlds: int, grow: Grow = in_turn) -> SearchBot:
    """A master with this budget."""
    return SearchBot(seed, policy_of(box), worlds, TREES, 0, grow)


def champion(box: Box, seed: str, worlds: int, grow: Grow = in_turn) -> SearchBot:
    """A champion with this budget: the search of a master by what a champion has learned."""
    return SearchBot(seed, policy_of(box, CHAMPION), worlds, TREES, 0, grow)
