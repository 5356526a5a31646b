"""«Основная фаза»: turns go clockwise until a condition of the end was met and all have had equally many."""

from __future__ import annotations

from ludoteka.games.etherstone.layout import MAIN
from ludoteka.games.etherstone.score import winners
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.turn import Turn
from ludoteka.games.etherstone.twins import PlainRounds
from ludoteka.kernel.machine import GO, passage


class Rounds(PlainRounds):
    """`you` is the seat whose turn is next."""

    # rule: etherstone.turn.order-clockwise, etherstone.turn.no-fixed-length, etherstone.end.otherwise-next-player

    def clone(self) -> Rounds:
        return Rounds(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        if state.closing and self.you == state.first:
            # rule: etherstone.end.equal-turns, etherstone.end.last-turn-seat, etherstone.end.trigger-by-last-seat
            state.finish(state.closing, winners(state))
            return GO
        state.phase = MAIN
        seat = self.you
        self.you = (seat + 1) % len(state.players)
        self.at = 1
        state.follow(Turn(seat))
        return GO


passage(Rounds)
