"""Turn after turn, round the table, until the game is decided."""

from __future__ import annotations

from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.turn import Turn
from ludoteka.kernel.machine import GO, PASSAGE, Procedure, passage
from ludoteka.kernel.plain import Field


class Rounds(Procedure[Elves]):
    """`you` is the seat whose turn it is."""

    def __init__(self, you: int = 0) -> None:
        super().__init__(you)

    def fields(self) -> tuple[Field, ...]:
        return PASSAGE

    def title(self) -> str:
        return "elves.rounds"

    def clone(self) -> Rounds:
        twin = Rounds(self.you)
        twin.at = self.at
        return twin

    def step(self, state: Elves, at: int) -> int:
        if at == 0:
            state.follow(Turn(self.you))
            return GO
        # rule: elves.setup.turn-order-clockwise
        self.you = state.next_seat(self.you)
        self.at = 0
        return GO


def blank() -> Rounds:
    return Rounds()


passage("elves.rounds", blank)
