"""A policy that sees the position, and a learned value: the two opinions of a champion.

The weight of a sort of choice is a sum over a few numbers that tell how the turn began (`Box.context`), so the same
purchase may be good early and bad late. The value is a small net over what a seat knows, counted (`Box.inputs`).
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from ludoteka.bots.policy import EXPLORE, Policy
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

HIDDEN: Final = 32  # units of the value; they are worked out four at a time
SURE: Final = 16  # eighths of log odds: beyond them `worth` is quite sure
MOST: Final = 12.0  # beyond these a weight is as good as certain


def sight(box: Box, state: State, seat: int) -> list[int]:
    """What the value judges by: what the game counts, and where it has no patience the hand-written `worth`.

    There `worth` sees begun things through to their end, which no count of cards does: what is learned begins with it.
    """
    found = box.inputs(state, seat)
    if box.patience() == 0:
        near = steep(box.worth(state, seat))
        found.append(near)
        found.append(max(-SURE, min(SURE, near)))
    return found


def sight_names(box: Box) -> list[str]:
    """The names of what the value judges by."""
    found = list(box.input_names())
    if box.patience() == 0:
        found += ["worth", "worth-within-bounds"]
    return found


def steep(chance: float) -> int:
    """A chance as eighths of its log odds, so that the last percents count too."""
    sure = min(0.9999, max(0.0001, chance))
    return round(8.0 * log(sure / (1.0 - sure)))


class Value:
    """A linear sum over the inputs, a hidden layer beside it, and the chance that both make.

    `rows[i]` belongs to input i: its linear weight, then one for each hidden unit. `last` are the weights of the units.
    """

    def __init__(self, box: Box, rows: list[list[float]], last: list[float]) -> None:
        assert len(last) % 4 == 0
        self.box: Final = box
        self.rows: Final = rows
        self.last: Final = last
        self.linear: Final = [row[0] for row in rows]
        self.columns: Final = [[row[1 + unit] for row in rows] for unit in range(len(last))]

    def worth(self, state: State, seat: int) -> float:
        """The chance of this seat to win, by what it knows."""
        if state.ending:
            return 1.0 / len(state.winners) if seat in state.winners else 0.0
        return self.of(sight(self.box, state, seat))

    def of(self, inputs: list[int]) -> float:
        """The chance that these inputs speak of. Counts are summed by place, so that no order of a pile can matter."""
        at: list[int] = []
        counts: list[float] = []
        score = 0.0
        linear = self.linear
        for i in range(len(inputs)):
            count = inputs[i]
            if count != 0:
                at.append(i)
                counts.append(float(count))
                score += linear[i] * count
        columns = self.columns
        last = self.last
        for unit in range(0, len(last), 4):
            one = columns[unit]
            two = columns[unit + 1]
            three = columns[unit + 2]
            four = columns[unit + 3]
            a = 0.0  # a sum of its own each: numbers in a list would be boxed again and again
            b = 0.0
            c = 0.0
            d = 0.0
            for j in range(len(at)):
                i = at[j]
                count_here = counts[j]
                a += count_here * one[i]
                b += count_here * two[i]
                c += count_here * three[i]
                d += count_here * four[i]
            if a > 0.0:
                score += a * last[unit]
            if b > 0.0:
                score += b * last[unit + 1]
            if c > 0.0:
                score += c * last[unit + 2]
            if d > 0.0:
                score += d * last[unit + 3]
        return 1.0 / (1.0 + exp(-min(30.0, max(-30.0, score))))


class Tuned(Policy):
    """Odds exp(row of the sort times the context); worked out once a turn and sort, when they are first asked for.

    Where `turns` is 0 nothing but the value is learned: the odds are the table's, as the context is.
    """

    def __init__(
        self, box: Box, tastes: list[list[float]], value: Value, turns: int, explore: float = EXPLORE
    ) -> None:
        super().__init__(box, [row[0] for row in tastes])
        self.explore = explore
        self.tastes: Final = tastes
        self.value: Final = value
        self.turns = turns
        self.leanings: list[float] = []  # the context of the turn
        self.noted: Final = [0.0] * len(tastes)  # odds of this turn
        self.marks: Final = [0] * len(tastes)  # and of which turn they are
        self.mark = 0
        self.turn = -1
        self.whose = -1

    def held(self, firmly: float) -> Policy:
        if firmly == 1.0:
            return self
        if firmly not in self.twins:
            tastes = [[weight * firmly for weight in row] for row in self.tastes]
            self.twins[firmly] = Tuned(self.box, tastes, self.value, self.turns, self.explore)
        return self.twins[firmly]

    def begin(self) -> None:
        self.turn = -1

    def lesson(self) -> tuple[Any, ...]:
        return (type(self.box), self.tastes, self.value.rows, self.value.last, self.turns, self.explore)

    def worth(self, state: State, seat: int) -> float:
        return self.value.worth(state, seat)

    def look(self, state: State) -> None:
        """Note how the turn begins, if it is another than the last time."""
        turn = self.box.turn_number(state)
        if turn != self.turn or state.actor != self.whose:
            self.turn = turn
            self.whose = state.actor
            self.mark += 1
            self.leanings = self.box.context(state, state.actor)

    def odd(self, sort: int) -> float:
        if self.marks[sort] != self.mark:
            row = self.tastes[sort]
            leanings = self.leanings
            score = 0.0
            for k in range(len(row)):
                score += row[k] * leanings[k]
            self.noted[sort] = exp(min(MOST, max(-MOST, score)))
            self.marks[sort] = self.mark
        return self.noted[sort]

    def draw(self, state: State, options: list[int], rng: Rng) -> int:
        n = len(options)
        if n == 1:
            return options[0]
        self.look(state)
        box = self.box
        total = 0.0
        for option in options:
            total += self.odd(box.feature(state, option))
        point = rng.unit() * total
        for i in range(n - 1):
            option = options[i]
            point -= self.odd(box.feature(state, option))
            if point < 0.0:
                return option
        return options[n - 1]

    def shares(self, state: State, options: list[int]) -> list[float]:
        self.look(state)
        found = [self.odd(self.box.feature(state, option)) for option in options]
        total = sum(found)
        return [share / total for share in found]
