"""Conditions that several acts and answers share; a person who asks why is told each with its rule."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import C_ID, KINDS_OF_CARD, T_ID
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.twins import PlainTurn
from ludoteka.games.evolution.verbs import SIDES
from ludoteka.games.evolution.word import named
from ludoteka.kernel.acts import Why

BEGIN: Final = 0  # the steps of a turn
CREATE_STEP: Final = 1
ADD_STEP: Final = 2
ACTIVATE_STEP: Final = 3
ACT_STEP: Final = 4
CLOSE: Final = 5


def trait_args(trait: int) -> dict[str, object]:
    """The argument of a message about this trait."""
    return {"trait": f"card:{T_ID[trait]}" if trait < len(T_ID) else ""}


def step_of(state: Evolution, seat: int) -> int:
    """The step of its turn at which this seat is asked; -1 where it is not. A step that has nothing to ask is over."""
    turn = state.current()
    if not isinstance(turn, PlainTurn) or turn.you != seat:
        return -1
    me = state.players[seat]
    at = turn.at - 1
    if at == CREATE_STEP and not me.hand:
        at = ADD_STEP
    return ACTIVATE_STEP if at == ADD_STEP and not (me.hand and me.creatures) else at


def own_turn(state: Evolution, seat: int, why: Why | None) -> bool:
    """It is the turn of this seat."""
    own = state.turn == seat
    if why is not None:
        why.need(own, "evolution-why-your-turn", "evolution.base.turns-clockwise")
    return own


def in_hand(state: Evolution, seat: int, kind: int, rule: str, why: Why | None) -> bool:
    """This seat has such a card in hand."""
    held = kind in state.players[seat].hand
    if why is not None:
        card = f"card:{C_ID[kind]}" if kind < KINDS_OF_CARD else ""
        why.need(held, "evolution-why-in-hand", rule, args={"card": card})
    return held


def own_creature(state: Evolution, seat: int, i: int, rule: str, why: Why | None) -> bool:
    """This seat has this many creatures."""
    there = i < len(state.players[seat].creatures)
    if why is not None:
        why.need(there, "evolution-why-own-creature", rule)
    return there


def acting_one(state: Evolution, seat: int, why: Why | None) -> int:
    """The number of the creature that is to do its action for this seat; -1 where none is."""
    turn = state.current()
    code = -1
    if isinstance(turn, PlainTurn) and turn.you == seat and turn.at - 1 == ACT_STEP and turn.acting >= 0:
        code = turn.acting * SIDES + seat
    if why is not None:
        why.need(code >= 0, "evolution-why-active", "evolution.base.traits-then-one-action")
    return code


def speaks(state: Evolution, code: int, trait: int, open_ones: list[int], why: Why, *rules: str) -> None:
    """This creature has the trait in force, and it can be used at this moment."""
    has = state.at(code).force >> trait & 1 == 1
    why.need(has, "evolution-why-in-force", *rules, args=trait_args(trait))
    if has:
        why.need(trait in open_ones, "evolution-why-speaks", *rules, args=trait_args(trait))


def carries(state: Evolution, code: int, trait: int, why: Why, *rules: str) -> bool:
    """A card lies by this creature that was laid for the trait."""
    there = trait in named(0, state.at(code))
    why.need(there, "evolution-why-carries", *rules, args=trait_args(trait))
    return there
