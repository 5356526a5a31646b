"""Immediate effects: which faces have one, and the way out when only Portals are left to draw."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import IMMEDIATE
from ludoteka.games.quarriors.dice import BURST, DICE, DRAW, IS_SPELL, LEVEL, PORTAL, QUIDDITY, REROLL, STRIDE
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import GO_ON, SET_PORTAL
from ludoteka.games.quarriors.word import Word
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Text, enter
from ludoteka.kernel.refusal import Msg


def has_text(face: int) -> bool:
    """Whether the card's immediate text belongs to this face: its spell icon, or a burst beside another symbol."""
    return IS_SPELL[face] or (BURST[face] > 0 and LEVEL[face] == 0)


# the faces that can have an immediate effect at all
AT_ONCE: Final = [DRAW[face] > 0 or REROLL[face] or has_text(face) for face in range(DICE)]


def is_immediate(state: Quarriors, face: int) -> bool:
    """Whether this face of the active pool can be used in the immediate step."""
    if not AT_ONCE[face]:
        return False
    if DRAW[face] or REROLL[face]:
        return True
    return has_text(face) and len(IMMEDIATE.texts[state.row(face)].lines) > 0


def only_portals(player: Player) -> bool:
    """Whether bag and used pile hold nothing but Portals."""
    # rule: quarriors.optional.faq-portal-loop
    for kind in player.bag:
        if kind != PORTAL:
            return False
    for kind in player.used:
        if kind != PORTAL:
            return False
    return True


PORTAL_Q1: Final = next(face for face in range(PORTAL * STRIDE, DICE) if QUIDDITY[face] == 1)


class DrawOrSet(Word):
    """Draw `x` dice and roll them, or set one of the Portals left to its quiddity face."""

    # rule: quarriors.optional.faq-portal-loop
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return [GO_ON, SET_PORTAL]

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == GO_ON:
            state.draw_and_roll(who.you, who.x)
            return
        player = state.players[who.you]
        player.used.remove(PORTAL)  # the one that was spent for this draw lies there
        player.pool.append(PORTAL_Q1)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-loop", "quarriors.optional.faq-portal-loop")

    def say(self) -> Msg:
        return Msg("quarriors-say-loop")


LOOP_TEXT: Final = enter("quarriors/loop", Text(DrawOrSet()))
