"""The levels: the bots that can be asked to a table, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.bots.player import Bot, GreedyBot, RandomBot
from ludoteka.kernel.game import Box
from ludoteka.kernel.refusal import Refused


def random_bot(box: Box, seed: str) -> Bot:
    return RandomBot(seed)


def greedy_bot(box: Box, seed: str) -> Bot:
    return GreedyBot(seed, box.worth)


LEVELS: Final[dict[str, Callable[[Box, str], Bot]]] = {"random": random_bot, "greedy": greedy_bot}


def bot(name: str, box: Box, seed: str) -> Bot:
    """A bot of this level for this game; refuses a level that there is not."""
    if name not in LEVELS:
        raise Refused("kernel-no-such-bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[name](box, seed)
