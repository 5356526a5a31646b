"""The opponents by name. A level is a budget of iterations, never of time, so that it plays alike on every machine.

To add one: its name in `LEVELS`, a rung of each ladder, and its name and sentence in the two files `text/*/bots.ftl`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.bots.player import Bot, GreedyBot, HastyBot, PolicyBot, RandomBot, SearchBot
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

MASTERS_WORLDS: Final = 300
MASTERS_LOOKS: Final = 1200
TREES: Final = 2  # a master grows two trees and adds them up, so that two cores can share the work
TUTOR: Final = 0.2  # how firmly somebody plays who lets a learner win
# Who plays the games in which puzzles are found: strong, and never twice alike. How firmly; worlds, and how it wavers.
WAVERER: Final = "waverer"
LOOSELY: Final = 0.2
WAVERS: Final = (12, 1)
WAVERS_LOOKS: Final = (24, 2)  # where nothing is played out
# Somebody new to a game would rather do something, play a card, buy, attack, than end or decline.
EAGER: Final = 1.2  # taken off the weight of ending and declining


class Rung:
    """How a level plays one game.

    How firmly it holds to what self-play has taught (1 is as learned), and in how many worlds it looks ahead. `wavers`:
    0 if it takes what it looked at most, else it takes any option, by that power of how often it looked at each. Who is
    eager would rather do something than nothing. `looks`: at which share of its questions somebody without worlds looks
    one choice ahead, as `greedy` always does.
    """

    def __init__(
        self, firmly: float, worlds: int = 0, wavers: int = 0, eager: bool = False, looks: float = 0.0
    ) -> None:
        self.firmly: Final = firmly
        self.worlds: Final = worlds
        self.wavers: Final = wavers
        self.eager: Final = eager
        self.looks: Final = looks


# The rungs of each game's ladder, from the lowest; docs/ladder.md says how wide they are. `greedy` learns nothing and
# stands where each game puts it: one look ahead is worth more in some than in others.
LADDERS: Final[dict[str, dict[str, Rung]]] = {
    "shards": {
        "beginner": Rung(0.05, eager=True),
        "novice": Rung(0.1, eager=True),
        "greedy": Rung(1),
        "apprentice": Rung(0.35, eager=True),
        "adept": Rung(0.2, 12, 1),
        "master": Rung(1, MASTERS_WORLDS),
    },
    "quarriors": {
        "beginner": Rung(0.1, eager=True),
        "novice": Rung(0.17, eager=True),
        "apprentice": Rung(0.26, eager=True),
        "greedy": Rung(1),
        "adept": Rung(0.2, 12, 1),
        "master": Rung(1, MASTERS_WORLDS),
    },
    "etherstone": {
        "beginner": Rung(0.05, eager=True),
        "novice": Rung(0.16, eager=True),
        "apprentice": Rung(0.29, eager=True),
        "adept": Rung(0.42, looks=0.28),
        "greedy": Rung(1),
        "master": Rung(1, MASTERS_LOOKS),
    },
    "elves": {
        "beginner": Rung(0.05, eager=True),
        "novice": Rung(0.19, eager=True),
        "apprentice": Rung(0.33),
        "adept": Rung(0.48, looks=0.36),
        "greedy": Rung(1),
        "master": Rung(1, MASTERS_LOOKS),
    },
    "evolution": {
        "beginner": Rung(0.4, eager=True),
        "novice": Rung(0.49),
        "apprentice": Rung(0.53, looks=0.35),
        "adept": Rung(0.73, looks=0.68),
        "greedy": Rung(1),
        "master": Rung(1, MASTERS_LOOKS),
    },
}
USUAL: Final = LADDERS["quarriors"]  # of a game that nobody has measured
NEWCOMERS: Final[dict[str, Policy]] = {}  # what those hold to who are eager, by game and level


def ladder(box: Box) -> dict[str, Rung]:
    """The rungs of a game below its champion, from the lowest."""
    return LADDERS.get(box.name, USUAL)


def offered(box: Box) -> list[str]:
    """The levels that players of this game may choose from, the weakest first: a champion only where one was taught."""
    return [*ladder(box), CHAMPION] if is_learned(box, CHAMPION) else [*ladder(box)]


def bot(level: str, box: Box, seed: str, grow: Grow = in_turn) -> Bot:
    """An opponent of this level for this game. `grow`: how the trees of one question are grown."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, policy_of(box))
    if level == "tutor":
        return PolicyBot(seed, policy_of(box).held(TUTOR))
    if level == WAVERER:
        worlds, wavers = WAVERS if box.patience() else WAVERS_LOOKS
        return SearchBot(seed, policy_of(box).held(LOOSELY), worlds, 1, wavers, grow)
    if level == CHAMPION and is_learned(box, CHAMPION):
        return champion(box, seed, MASTERS_WORLDS if box.patience() else MASTERS_LOOKS, grow)
    if level == FROZEN:
        worlds = MASTERS_WORLDS if box.patience() else MASTERS_LOOKS
        return SearchBot(seed, policy_of(box, FROZEN), worlds, TREES, 0, grow)
    if level not in ladder(box):
        raise Refused("kernel-no-such-bot", bot=level, known=", ".join(offered(box)))
    rung = ladder(box)[level]
    if rung.worlds:
        return searching(level, box, seed, rung.worlds, grow)
    mind = policy_on(level, box)
    return HastyBot(seed, mind, rung.looks) if rung.looks else PolicyBot(seed, mind)


def searching(level: str, box: Box, seed: str, worlds: int, grow: Grow = in_turn) -> SearchBot:
    """Somebody who searches as this level does, with this budget."""
    rung = ladder(box)[level]
    return SearchBot(seed, policy_on(level, box), worlds, 1 if rung.wavers else TREES, rung.wavers, grow)


def policy_on(level: str, box: Box) -> Policy:
    """What a level of the ladder holds to."""
    rung = ladder(box)[level]
    if not rung.eager:
        return policy_of(box).held(rung.firmly)
    key = f"{box.name} {level}"
    if key not in NEWCOMERS:
        NEWCOMERS[key] = eager(box, rung.firmly)
    return NEWCOMERS[key]


def eager(box: Box, firmly: float) -> Policy:
    """Tastes of somebody new: few, but that doing something beats doing nothing."""
    weights = [weight * firmly for weight in policy_of(box).weights]
    for verb in box.blank().verbs().all:
        if verb.ends:
            for option in range(verb.base, verb.base + verb.size):
                weights[option] = min(0.0, weights[option]) - EAGER
    return Policy(box, weights)


def master(box: Box, seed: str, worlds: int, grow: Grow = in_turn) -> SearchBot:
    """A master with this budget."""
    return searching("master", box, seed, worlds, grow)


def champion(box: Box, seed: str, worlds: int, grow: Grow = in_turn) -> SearchBot:
    """A champion with this budget: the search of a master by what a champion has learned."""
    return SearchBot(seed, policy_of(box, CHAMPION), worlds, TREES, 0, grow)
