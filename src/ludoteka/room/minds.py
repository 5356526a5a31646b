"""What a bot answers: wherever the host lets it think, never where others wait for it."""

from __future__ import annotations

from ludoteka.bots.levels import CHAMPION, LEVELS, SEATED, bot, offered
from ludoteka.bots.observer import Observer
from ludoteka.bots.trees import Grow, in_turn
from ludoteka.games import shelf
from ludoteka.kernel.game import Box
from ludoteka.kernel.machine import State
from ludoteka.room.reasons import explained

__all__ = ["ADVISER", "LEVELS", "QUICK", "SEATED", "STAND_IN", "TUTOR", "Advised", "advised", "chosen"]

STAND_IN = "apprentice"  # who takes over the seat of somebody who has gone
ADVISER = "master"
TUTOR = "tutor"  # lets a learner see each thing once
QUICK = ("random", "beginner", "greedy", "novice", "apprentice", TUTOR)  # they answer at once; the others search

Advised = list[tuple[int, float, float, dict[str, object]]]  # option, share of attention, worth, words


def chosen(game: str, state: State, seat: int, level: str, seed: str, grow: Grow = in_turn) -> int:
    """The option that a bot of this level takes."""
    box = shelf.box(game)
    return bot(level, box, seed, grow).choose(Observer(state, seat))


def advised(game: str, state: State, seat: int, seed: str, grow: Grow = in_turn) -> Advised:
    """What a bot thinks of the best few options."""
    box = shelf.box(game)
    eyes = Observer(state, seat)
    advice = bot(adviser(box), box, seed, grow).advise(eyes)
    total = sum(max(one.weight, 0) for one in advice) or 1
    return [
        (one.option, max(one.weight, 0) / total, min(1.0, max(0.0, one.worth)), words.data())
        for one, words in zip(advice, explained(box, eyes, advice, seed))
    ]


def adviser(box: Box) -> str:
    """Who gives advice in this game: a champion where there is one."""
    return CHAMPION if CHAMPION in offered(box) else ADVISER
