"""The opponents by name. A level is a budget of iterations, never of time, so that it plays alike on every machine."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.player import Bot, GreedyBot, PolicyBot, RandomBot, SearchBot
from ludoteka.bots.search import Habits
from ludoteka.bots.weights import policy_of
from ludoteka.kernel.game import Box
from ludoteka.kernel.refusal import Refused

LEVELS: Final = ("random", "greedy", "novice", "apprentice", "adept", "master")
BLUR: Final = 0.35  # a novice knows what is good, but not how good
ADEPT: Final = 30
MASTER: Final = 300
TREES: Final = 2  # a master grows two trees and adds them up, so that two cores can share the work

TO_THE_END: Final = 100_000
USUAL: Final = Habits(60, 1.0, 0.03, 8.0, 0.35, 1)
HABITS: Final[dict[str, Habits]] = {}  # where a game wants others, as the arena has shown


def bot(level: str, box: Box, seed: str) -> Bot:
    """An opponent of this level for this game."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, box)
    if level == "novice":
        return PolicyBot(seed, policy_of(box).held(BLUR))
    if level == "apprentice":
        return PolicyBot(seed, policy_of(box))
    if level == "adept":
        return searching(box, seed, ADEPT)
    if level == "master":
        return searching(box, seed, MASTER, TREES)
    raise Refused("kernel-no-such-bot", bot=level, known=", ".join(LEVELS))


def searching(box: Box, seed: str, iterations: int, trees: int = 1) -> SearchBot:
    """A bot that searches so many worlds a decision: what an adept and a master are, with any budget."""
    return SearchBot(seed, policy_of(box), habits_of(box), iterations, trees)


def habits_of(box: Box) -> Habits:
    """How a search goes about this game."""
    return HABITS.get(box.name, USUAL)
