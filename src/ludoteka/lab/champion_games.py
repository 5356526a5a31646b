"""The games of which a champion learns, a slice at a time: what a worker is told, and what it sends back.

Every game has luck of its own by its number, so it does not matter who plays which slice.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.practice import glean, harvest, teach
from ludoteka.bots.tuned import Tuned, sight_names
from ludoteka.bots.weights import taught
from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng

SLICE: Final = 50  # games of a slice that is noted
SHORT: Final = 16  # games of a slice that is learned from: a step has few games, and all wait for the last
SEATS: Final = (2, 2, 3, 2, 2, 4)  # where a champion practises
BLURS: Final = (0.0, 0.05, 0.2)  # how often one who looks ahead plays by the policy instead
OFTEN: Final = 4  # one choice in this many is noted

Lesson = tuple[Any, ...]  # see `Policy.lesson`
Noted = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.int64]]  # positions, who won, of which game


def harvested(name: str, lessons: list[Lesson], label: str, first: int, last: int) -> Noted:
    """Games by the policies in turn, noted at the beginning of some turns."""
    minds = [taught(lesson) for lesson in lessons]
    tables = [shelf.game(name, players) for players in SEATS]
    notes = Notes(name)
    for i in range(first, last):
        state = tables[i % len(tables)].deal(f"{label}/{i}")
        seats = harvest(state, minds[i % len(minds)], Rng(f"{label}/{i}", "harvest"), notes.rows)
        notes.take(state, seats, i)
    return notes.found()


def gleaned(name: str, lesson: Lesson, label: str, first: int, last: int) -> Noted:
    """Games for two who look one choice ahead, noted after some choices."""
    policy = taught(lesson)
    table = shelf.game(name, 2)
    notes = Notes(name)
    for i in range(first, last):
        state = table.deal(f"{label}/{i}")
        seats = glean(state, policy, Rng(f"{label}/{i}", "glean"), BLURS[i % len(BLURS)], OFTEN, notes.rows)
        notes.take(state, seats, i)
    return notes.found()


def sloped(
    name: str, lesson: Lesson, label: str, first: int, last: int, far: float, entropy: float
) -> tuple[NDArray[np.float64], int]:
    """What these games would change in the policy, summed up, and how many decisions they had."""
    mind = taught(lesson)
    assert isinstance(mind, Tuned)
    tables = [shelf.game(name, players) for players in SEATS]
    grad = [0.0] * (len(mind.tastes) * len(mind.tastes[0]))
    decisions = 0
    for i in range(first, last):
        state = tables[i % len(tables)].deal(f"{label}/{i}")
        decisions += teach(state, mind, Rng(f"{label}/{i}", "teach"), far, grad, entropy)
    return np.array(grad), decisions


class Notes:
    """What is noted of some games, with who won; a game that was broken off tells nothing."""

    def __init__(self, name: str) -> None:
        self.width: Final = len(sight_names(shelf.box(name)))
        self.rows: Final[list[list[int]]] = []
        self.won: Final[list[float]] = []
        self.of: Final[list[int]] = []

    def take(self, state: Any, seats: list[int], game: int) -> None:
        if state.ending:
            self.won.extend(1.0 / len(state.winners) if seat in state.winners else 0.0 for seat in seats)
            self.of.extend(game for _ in seats)
        del self.rows[len(self.won) :]

    def found(self) -> Noted:
        rows = np.array(self.rows, np.int16).reshape(-1, self.width)
        return rows, np.array(self.won, np.float32), np.array(self.of, np.int64)
