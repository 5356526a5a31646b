"""Where a position of Shards can begin: the moments of a turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.attack import Attack
from ludoteka.games.shards.nemesis import NemesisTurn
from ludoteka.games.shards.rounds import Rounds
from ludoteka.games.shards.state import ATTACK, CLOSE, MAIN, Shards
from ludoteka.games.shards.turn import ACT, CLEAR, Turn

BEGINNINGS: Final = ("main", "attack", "end")


def begin(state: Shards, where: str, seat: int) -> None:
    """What is under way at this moment of a seat's turn. The Nemesis has one moment: its turn."""
    rounds = Rounds(seat)
    rounds.at = 1
    state.follow(rounds)
    state.turn = seat
    state.turns = max(1, state.turns)
    if seat == state.nemesis:
        state.follow(NemesisTurn(seat))
        return
    turn = Turn(seat)
    turn.at = ACT if where == "main" else CLEAR
    state.follow(turn)
    state.phase = {"main": MAIN, "attack": ATTACK, "end": CLOSE}[where]
    if where == "attack":
        state.follow(Attack(seat))
