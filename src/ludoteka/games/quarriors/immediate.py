"""Immediate effects: which faces have one, and the way out when only Portals are left to draw."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import IMMEDIATE
from ludoteka.games.quarriors.dice import BURST, DICE, DRAW, IS_SPELL, LEVEL, QUIDDITY, REROLL
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
    if DRAW[face] or REROLL[face]:
        return True
    return has_text(face) and len(IMMEDIATE.texts[state.row(face)].lines) > 0


def is_loop(player: Player, kind: int) -> bool:
    """Whether bag and used pile hold nothing but dice of this kind."""
    # rule: quarriors.optional.faq-portal-loop
    for other in player.bag:
        if other != kind:
            return False
    for other in player.used:
        if other != kind:
            return False
    return kind in player.bag or kind in player.used


class DrawOrSet(Word):
    """Draw `x` dice and roll them, or set one of those left to its quiddity face."""

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
        kind = who.this >> 3
        (player.used if kind in player.used else player.bag).remove(kind)
        for n in range(6):
            if QUIDDITY[kind * 8 + n]:
                player.pool.append(kind * 8 + n)
                return

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-loop", "quarriors.optional.faq-portal-loop")

    def say(self) -> Msg:
        return Msg("quarriors-say-loop")


LOOP_TEXT: Final = enter("quarriors/loop", Text(DrawOrSet()))
