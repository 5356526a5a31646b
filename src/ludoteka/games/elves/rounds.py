"""Turn after turn, round the table, until the game is decided."""

from __future__ import annotations

from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.turn import Turn
from ludoteka.games.elves.twins import PlainRounds
from ludoteka.kernel.machine import GO, passage


class Rounds(PlainRounds):
    """`you` is the seat whose turn it is."""

    def clone(self) -> Rounds:
        return Rounds(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == 0:
            state.follow(Turn(self.you))
            return GO
        # rule: elves.setup.turn-order-clockwise
        self.you = state.next_seat(self.you)
        self.at = 0
        return GO


passage(Rounds)
