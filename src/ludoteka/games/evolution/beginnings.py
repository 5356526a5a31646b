"""Where a position of Evolution can begin: the moments of a turn and of a round, the Shadow's and the beast's too."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.familiar import BeastTurn
from ludoteka.games.evolution.needs import ACTIVATE_STEP, ADD_STEP, CREATE_STEP
from ludoteka.games.evolution.rounds import NEXT_TURN, ROUND_OVER, START, Rounds
from ludoteka.games.evolution.shadow import ShadowTurn
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.turn import Turn
from ludoteka.kernel.refusal import Refused

STEPS: Final = {"create": CREATE_STEP, "add": ADD_STEP, "activate": ACTIVATE_STEP}
BEGINNINGS: Final = (*STEPS, "beast", "round", "round-end")


def begin(state: Evolution, where: str, seat: int) -> None:
    """What is under way at this moment of a seat's turn. The Shadow has one moment: its turn."""
    seats = len(state.players)
    state.round = max(1, state.round)
    rounds = Rounds(0)
    rounds.at = {"round": START, "round-end": ROUND_OVER}.get(where, NEXT_TURN)
    rounds.count = seats if where == "beast" else (seat - state.first) % seats + 1
    state.follow(rounds)
    if where in ("round", "round-end"):
        return
    if where == "beast":
        if not state.familiar:
            raise Refused("kernel-no-such-beginning", beginning="beast", known=", ".join(STEPS))
        state.follow(BeastTurn(0))
        return
    state.turn = seat
    if seat == state.shadow:
        state.follow(ShadowTurn(seat))
        return
    turn = Turn(seat)
    turn.at = STEPS[where]
    state.follow(turn)
