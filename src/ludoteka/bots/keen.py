"""A policy whose `worth` goes by numbers that were learned by winning: a champion where nothing is played out.

The odds are the table's. `python -m ludoteka.lab.gauge` finds the numbers.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.policy import EXPLORE, Policy
from ludoteka.kernel.game import Box, Judge
from ludoteka.kernel.machine import State


class Keen(Policy):
    """Draws as the table does, and judges by numbers of its own; see `Box.judge`."""

    def __init__(
        self, box: Box, weights: list[float], told: dict[str, float], wary: bool = True, explore: float = EXPLORE
    ) -> None:
        super().__init__(box, weights)
        self.told: Final = told
        self.eye: Final[Judge] = box.judge(told)
        self.wary = wary
        self.explore = explore

    def held(self, firmly: float) -> Policy:
        if firmly == 1.0:
            return self
        if firmly not in self.twins:
            weights = [weight * firmly for weight in self.weights]
            self.twins[firmly] = Keen(self.box, weights, self.told, self.wary, self.explore)
        return self.twins[firmly]

    def lesson(self) -> tuple[Any, ...]:
        return (type(self.box), self.weights, self.told, self.wary, self.explore)

    def worth(self, state: State, seat: int) -> float:
        return self.eye.worth(state, seat)
