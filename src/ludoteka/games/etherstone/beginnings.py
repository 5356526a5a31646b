"""Where a position of Etherstone can begin: at a turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.layout import MAIN
from ludoteka.games.etherstone.rounds import Rounds
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.turn import ACT, BEGIN, Turn

BEGINNINGS: Final = ("act", "turn")


def begin(state: Etherstone, where: str, seat: int) -> None:
    """A seat about to act, or at the very beginning of its turn."""
    rounds = Rounds((seat + 1) % len(state.players))
    rounds.at = 1
    state.follow(rounds)
    turn = Turn(seat)
    turn.at = ACT if where == "act" else BEGIN
    state.turn = seat
    state.turns = max(1, state.turns)
    state.phase = MAIN
    state.follow(turn)
