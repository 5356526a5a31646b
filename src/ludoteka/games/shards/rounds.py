"""Turn after turn, round the table, until the game is decided."""

from __future__ import annotations

from ludoteka.games.shards.close import pass_the_turn
from ludoteka.games.shards.nemesis import NemesisTurn
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.turn import Turn
from ludoteka.kernel.machine import GO, PASSAGE, Procedure, passage
from ludoteka.kernel.plain import Field


class Rounds(Procedure[Shards]):
    """`you` is the seat whose turn it is."""

    def __init__(self, you: int = 0) -> None:
        super().__init__(you)

    def fields(self) -> tuple[Field, ...]:
        return PASSAGE

    def title(self) -> str:
        return "shards.rounds"

    def clone(self) -> Rounds:
        twin = Rounds(self.you)
        twin.at = self.at
        return twin

    def step(self, state: Shards, at: int) -> int:
        if at == 0:
            # rule: shards.nemesis.player-turn-normal
            state.follow(NemesisTurn(self.you) if self.you == state.nemesis else Turn(self.you))
            return GO
        self.you = pass_the_turn(state, self.you)
        self.at = 0
        return GO


def blank() -> Rounds:
    return Rounds()


passage("shards.rounds", blank)
