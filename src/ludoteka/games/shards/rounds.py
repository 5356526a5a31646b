"""Turn after turn, round the table, until the game is decided."""

from __future__ import annotations

from ludoteka.games.shards.close import pass_the_turn
from ludoteka.games.shards.nemesis import NemesisTurn
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.turn import Turn
from ludoteka.games.shards.twins import PlainRounds
from ludoteka.kernel.machine import GO, passage


class Rounds(PlainRounds):
    """`you` is the seat whose turn it is."""

    def clone(self) -> Rounds:
        return Rounds(self.you, like=self)

    def step(self, state: Shards, at: int) -> int:
        if at == 0:
            # rule: shards.nemesis.player-turn-normal
            state.follow(NemesisTurn(self.you) if self.you == state.nemesis else Turn(self.you))
            return GO
        self.you = pass_the_turn(state, self.you)
        self.at = 0
        return GO


passage(Rounds)
