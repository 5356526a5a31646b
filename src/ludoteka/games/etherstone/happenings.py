"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD, COLOURS
from ludoteka.kernel.happenings import Happening, Slot
from ludoteka.kernel.plain import NUMBER, SEAT, Name

HAPPENINGS: Final[list[Happening]] = []
COLOUR: Final = Name(COLOURS, COLOURS)

_SEAT: Final = Slot("seat", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_N: Final = Slot("n", NUMBER)
_COLOUR: Final = Slot("colour", COLOUR, term="colour")
_DIE: Final = Slot("die", COLOUR, term="die")


def happening(name: str, *slots: Slot) -> Happening:
    what = Happening("etherstone", name, *slots)
    HAPPENINGS.append(what)
    return what


TURN_BEGAN: Final = happening("turn-began", _SEAT, _N)
ROUND_PICKED: Final = happening("round-picked", _N)
LEADER_SHOWN: Final = happening("leader-shown", _SEAT, _CARD)
SET_TAKEN: Final = happening("set-taken", _SEAT, Slot("set", NUMBER))
REFRESHED_MARKET: Final = happening("refreshed", _SEAT, _N)
DIE_ROLLED: Final = happening("die-rolled", _DIE, _N)
DIE_TAKEN: Final = happening("die-taken", _SEAT, _DIE, _N)
DIE_COUNTS_AS: Final = happening("die-counts-as", _SEAT, _COLOUR)
DIE_CHANGED: Final = happening("die-changed", _SEAT, _DIE, _N)
GAINED_STONES: Final = happening("gained-stones", _SEAT, _N, _COLOUR)
SPENT_STONES: Final = happening("spent-stones", _SEAT, _N, _COLOUR)
GAINED_VP: Final = happening("gained-vp", _SEAT, _N)
GAINED_SET_ASIDE: Final = happening("gained-set-aside", _SEAT, _N)
GAINED: Final = happening("gained-health", _SEAT, _N)
LOST: Final = happening("lost-health", _SEAT, _N)
INFECTED: Final = happening("infected", _SEAT)
MARKED: Final = happening("marked", _SEAT, _CARD, _N)
UNMARKED: Final = happening("unmarked", _SEAT, _CARD, _N)
SUMMONED: Final = happening("summoned", _SEAT, _CARD)
RECALLED_CARD: Final = happening("recalled", _SEAT, _CARD)
DESTROYED_CARD: Final = happening("destroyed", _SEAT, _CARD)
TAPPED_CARD: Final = happening("tapped", _SEAT, _CARD)
RESTORED: Final = happening("restored", _SEAT, _CARD)
APPLIED: Final = happening("applied", _SEAT, _CARD, _N)
ATTACKED: Final = happening("attacked", _SEAT, _CARD, _N, Slot("health", NUMBER))
CRUSHED: Final = happening("crushed", _SEAT, _CARD, _N)
TROPHY: Final = happening("trophy", _SEAT, _CARD, _N)
REVEALED: Final = happening("revealed", _CARD)
CYCLED: Final = happening("cycled", _SEAT, _CARD)
RESTED_ALL: Final = happening("rested", _SEAT, _N)
DEAL_MADE: Final = happening("deal-made", _SEAT, _N)
END_TOKEN: Final = happening("end-token", _SEAT)
