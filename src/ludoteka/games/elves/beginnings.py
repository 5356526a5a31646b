"""Where a position of Elven Fury can begin: the moments of a turn, and of the battle in it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.capture import LAY_OUT, RESULT, SEND_DEFENCE, Capture
from ludoteka.games.elves.fight import Fight
from ludoteka.games.elves.layout import CAPTURE, COMMITMENT, DISCARD, FIGHTING, LAYING, SUMMON
from ludoteka.games.elves.pieces import DEFENDING, FREE, numbered
from ludoteka.games.elves.rounds import Rounds
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.turn import BEFORE_CAPTURE, BEGIN, CAPTURED, DRAW, LIMIT, Turn
from ludoteka.kernel.refusal import Refused

STEPS: Final = {  # of the turn, with its phase
    "capture": (BEFORE_CAPTURE, CAPTURE),
    "turn": (BEGIN, SUMMON),
    "summon": (DRAW, SUMMON),
    "discard": (LIMIT, DISCARD),
}
BATTLE: Final = {  # of the capture of a cell, with the stage of the battle
    "muster": (SEND_DEFENCE, COMMITMENT),
    "layout": (LAY_OUT, LAYING),
    "fight": (RESULT, FIGHTING),
}
BEGINNINGS: Final = (*STEPS, *BATTLE)


def begin(state: Elves, where: str, seat: int) -> None:
    """What is under way at this moment of a seat's turn. In battle the conflict token tells what is fought for."""
    rounds = Rounds(seat)
    rounds.at = 1
    state.follow(rounds)
    turn = Turn(seat)
    state.turn = seat
    state.turns = max(1, state.turns)
    state.follow(turn)
    if where in STEPS:
        turn.at, state.phase = STEPS[where]
        return
    turn.at = CAPTURED
    turn.cell = state.conflict
    state.phase = CAPTURE
    capture = Capture(seat, state.conflict)
    capture.at, state.stage = BATTLE[where]
    take_sides(state, seat)
    state.follow(capture)
    if where == "fight":
        state.field = numbered(state.field)
        state.follow(Fight(seat))


def take_sides(state: Elves, seat: int) -> None:
    """Who attacks, who defends, and who decides for the neutrals: as far as the position does not say it."""
    if state.conflict < 0 or state.owners[state.conflict] == seat:
        raise Refused("elves-no-conflict")
    state.attacker = seat
    state.defender = state.owners[state.conflict]
    if state.keeper < 0:
        state.keeper = state.defender if state.defender >= 0 else state.next_seat(seat)
    if state.reserve < 0:
        state.reserve = DEFENDING
    if state.stage == FIGHTING and all(one == FREE for one in state.field):
        raise Refused("elves-nobody-fights")
