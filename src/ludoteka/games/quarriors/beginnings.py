"""Where a position of Quarriors! can begin: the moments of a turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.layout import BUY, CLEAN, MAIN, ROLL, SCORE, STRIKE
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.turn import (
    ATTACK,
    BEGIN,
    CAPTURE_DICE,
    CLEAN_UP,
    DRAW_SIX,
    IMMEDIATE,
    SUMMON_AND_CAST,
    Turn,
)

STEPS: Final = {
    "summon": (SUMMON_AND_CAST, MAIN),
    "score": (BEGIN, SCORE),
    "roll": (DRAW_SIX, ROLL),
    "immediate": (IMMEDIATE, ROLL),
    "attack": (ATTACK, STRIKE),
    "capture": (CAPTURE_DICE, BUY),
    "clean-up": (CLEAN_UP, CLEAN),
}
BEGINNINGS: Final = tuple(STEPS)


def begin(state: Quarriors, where: str, seat: int) -> None:
    """What is under way at this moment of a seat's turn."""
    turn = Turn(seat)
    turn.at, state.phase = STEPS[where]
    state.turn = seat
    state.turns = max(1, state.turns)
    state.follow(turn)
