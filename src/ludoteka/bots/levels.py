"""The opponents by name. A level is a budget of iterations, never of time, so that it plays alike on every machine."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.player import Bot, GreedyBot, PolicyBot, RandomBot, SearchBot
from ludoteka.bots.policy import Policy
from ludoteka.bots.weights import policy_of
from ludoteka.kernel.game import Box
from ludoteka.kernel.refusal import Refused

LEVELS: Final = ("random", "greedy", "novice", "apprentice", "adept", "master")
BLUR: Final = 0.35  # a novice knows what is good, but not how good
ADEPT: Final = 100
MASTER: Final = 1600


def bot(level: str, box: Box, seed: str) -> Bot:
    """An opponent of this level for this game."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, box)
    if level == "novice":
        return PolicyBot(seed, blurred(policy_of(box), BLUR))
    if level == "apprentice":
        return PolicyBot(seed, policy_of(box))
    if level == "adept":
        return SearchBot(seed, policy_of(box), ADEPT)
    if level == "master":
        return SearchBot(seed, policy_of(box), MASTER)
    raise Refused("kernel-no-such-bot", bot=level, known=", ".join(LEVELS))


def blurred(policy: Policy, sharpness: float) -> Policy:
    """The same tastes, held less firmly."""
    return Policy(policy.box, [weight * sharpness for weight in policy.weights])
