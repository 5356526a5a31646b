"""Small exact trees: every choice and every chance of a game that is nearly over, counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused

S = TypeVar("S", bound=State)


class Count(NamedTuple):
    """How many decisions, chance nodes and ends a tree has."""

    decisions: int
    chances: int
    ends: int

    def __add__(self, other: object) -> Count:
        assert isinstance(other, Count)
        return Count(self.decisions + other.decisions, self.chances + other.chances, self.ends + other.ends)


NOTHING = Count(0, 0, 0)


def outcomes(state: S, option: int, script: list[int]) -> tuple[list[S], int] | None:
    """All that an option leads to under chance, and how often chance was asked; None for an impossible script."""
    twin = state.clone()
    assert isinstance(twin, type(state))
    twin.script = script[:]
    try:
        twin.play(option)
    except Refused:
        return None
    if twin.luck == state.luck:
        return [twin], 0
    found: list[S] = []
    asked = 1
    value = 0
    while True:
        more = outcomes(state, option, [*script, value])
        if more is None:
            return found, asked
        found.extend(more[0])
        asked += more[1]
        value += 1


def is_over(state: State) -> bool:
    return state.ending != 0


def tree(state: State, depth: int, over: Callable[[State], bool] = is_over) -> Count:
    """The tree down to this many decisions; what is `over` counts as an end."""
    if over(state):
        return Count(0, 0, 1)
    if depth == 0:
        return NOTHING
    total = Count(1, 0, 0)
    for option in state.options():
        result = outcomes(state, option, [])
        assert result is not None
        total += Count(0, result[1], 0)
        for after in result[0]:
            total += tree(after, depth - 1, over)
    return total
