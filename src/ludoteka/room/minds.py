"""What a bot answers: wherever the host lets it think, never where others wait for it."""

from __future__ import annotations

from ludoteka.bots.levels import (
    CHAMPION,
    LEVELS,
    MASTERS_LOOKS,
    MASTERS_WORLDS,
    SEATED,
    bot,
    champion,
    master,
    offered,
)
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Bot
from ludoteka.bots.trees import Grow, in_turn
from ludoteka.games import shelf
from ludoteka.kernel.game import Box
from ludoteka.kernel.machine import State
from ludoteka.room.reasons import explained

__all__ = ["ADVISER", "LEVELS", "QUICK", "SEATED", "STAND_IN", "TUTOR", "Advised", "advised", "chosen"]

STAND_IN = "apprentice"  # who takes over the seat of somebody who has gone
ADVISER = "master"
FEWEST = 24  # worlds that advice looks at, however many wait for some
TUTOR = "tutor"  # lets a learner see each thing once
QUICK = ("random", "beginner", "greedy", "novice", "apprentice", TUTOR)  # they answer at once; the others search

Advised = list[tuple[int, float, float, dict[str, object]]]  # option, share of attention, worth, words


def chosen(game: str, state: State, seat: int, level: str, seed: str, grow: Grow = in_turn) -> int:
    """The option that a bot of this level takes."""
    box = shelf.box(game)
    return bot(level, box, seed, grow).choose(Observer(state, seat))


def advised(game: str, state: State, seat: int, seed: str, grow: Grow = in_turn, waiting: int = 0) -> Advised:
    """What a bot thinks of the best few options. `waiting`: how many others want advice too."""
    box = shelf.box(game)
    eyes = Observer(state, seat)
    advice = (hurried(box, seed, waiting, grow) if waiting else bot(adviser(box), box, seed, grow)).advise(eyes)
    total = sum(max(one.weight, 0) for one in advice) or 1
    return [
        (one.option, max(one.weight, 0) / total, min(1.0, max(0.0, one.worth)), words.data())
        for one, words in zip(advice, explained(box, eyes, advice, seed))
    ]


def adviser(box: Box) -> str:
    """Who gives advice in this game: a champion where there is one."""
    return CHAMPION if CHAMPION in offered(box) else ADVISER


def hurried(box: Box, seed: str, waiting: int, grow: Grow) -> Bot:
    """The adviser, with a share of its worlds for each who waits: sooner and shallower for all of them alike."""
    whole = MASTERS_WORLDS if box.patience() else MASTERS_LOOKS
    worlds = max(FEWEST, whole // (1 + waiting))
    return champion(box, seed, worlds, grow) if adviser(box) == CHAMPION else master(box, seed, worlds, grow)
