"""The closed list of moments at which seats may act (ruling R37)."""

from __future__ import annotations

from typing import Final

AT_TURN: Final = 0
AFTER_SUMMON: Final = 1
AFTER_DISCARD: Final = 2
AFTER_DECLARATION: Final = 3
AFTER_ANSWER: Final = 4
AT_LAYOUT: Final = 5
AT_FATAL: Final = 6  # before the lower centre card dies, for Actions that name it (R20)
AT_START: Final = 7
AT_CARD: Final = 8
AT_ITEM: Final = 9  # when a strike, movement, Action or artefact is declared
AT_DEATH: Final = 10
AT_ROUND: Final = 11
AT_RESULT: Final = 12
IN_MAIN: Final = 13  # no window: the active player acts at will
WINDOWS: Final = [
    "turn",
    "summon",
    "discard",
    "declaration",
    "answer",
    "layout",
    "fatal",
    "start",
    "card",
    "item",
    "death",
    "round",
    "result",
]

# sets of windows as bits
EVERY: Final = (1 << (IN_MAIN + 1)) - 1
WHILE_FIGHTING: Final = 1 << AT_START | 1 << AT_CARD | 1 << AT_ITEM | 1 << AT_DEATH | 1 << AT_ROUND
ON_DYING: Final = 1 << AT_DEATH | 1 << AT_FATAL
ON_ANSWERING: Final = ON_DYING | 1 << AT_ITEM
