"""The closed list of moments at which seats may act (ruling R37), and in which order they do (ruling R38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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

YOU_FIRST: Final = 0  # orders in peace
YOU_LAST: Final = 1
OTHERS: Final = 2


def peaceful_round(seats: int, you: int, order: int) -> list[int]:
    """Who may act while there is no battle: round the table from `you`."""
    others = [(you + i) % seats for i in range(1, seats)]
    if order == OTHERS:
        return others
    return [you, *others] if order == YOU_FIRST else [*others, you]


def warlike_round(seats: int, attacker: int, keeper: int, last: int) -> list[int]:
    """Who may act in a battle: both sides, then the others from the attacker on; whoever declared it answers last."""
    found: list[int] = []
    for seat in [attacker, keeper, *((attacker + i) % seats for i in range(1, seats))]:
        if seat >= 0 and seat != last and seat not in found:
            found.append(seat)
    if last >= 0:
        found.append(last)
    return found


MOST_SEATS: Final = 4
IN_PEACE: Final = [  # by seats, order and you
    [[peaceful_round(seats, you, order) for you in range(seats)] for order in (YOU_FIRST, YOU_LAST, OTHERS)]
    for seats in range(1, MOST_SEATS + 1)
]
IN_BATTLE: Final = [  # all of them, where `battle_order` says
    warlike_round(seats, attacker, keeper, last)
    for seats in range(1, MOST_SEATS + 1)
    for attacker in range(MOST_SEATS)
    for keeper in range(-1, MOST_SEATS)
    for last in range(-1, MOST_SEATS)
]


def battle_order(seats: i64, attacker: i64, keeper: i64, last: i64) -> list[int]:
    """The order of answers in a battle; nobody is -1. Do not change the list."""
    sides = (seats - 1) * MOST_SEATS + attacker
    return IN_BATTLE[(sides * (MOST_SEATS + 1) + keeper + 1) * (MOST_SEATS + 1) + last + 1]
