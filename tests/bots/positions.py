"""Positions to think about, and bots of each level that think cheaply: the same code with a small budget."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteka.bots.levels import CHAMPION, bot, champion, ladder, offered, searching
from ludoteka.bots.player import Bot
from ludoteka.kernel.game import Box
from ludoteka.kernel.machine import State
from ludoteka.lab.tables import Table
from tests.contract.tables import TABLES, sample

FEW: Final = 12  # iterations
AT_TABLES: Final = [(table, level) for table in TABLES for level in ("random", *offered(table.game.box))]


def cheap(level: str, box: Box, seed: str, iterations: int = FEW) -> Bot:
    """A bot of this level; one that searches has few iterations, and all else as it has it."""
    if level == CHAMPION:
        return champion(box, seed, iterations)
    rung = ladder(box).get(level)
    searches = rung is not None and rung.worlds
    return searching(level, box, seed, iterations) if searches else bot(level, box, seed)


def questions(table: Table, seed: str, most: int) -> Iterator[tuple[State, int]]:
    """States, and a seat that has something to choose there."""
    left = most
    for state in sample(table, seed, 6 * most):
        for decision in state.decisions:
            if len(decision.options) > 1 and left:
                left -= 1
                yield state, decision.seat
