"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD, COLOURS
from ludoteka.kernel.happenings import ACT, BANNER, BLOW, FATE, QUIET, STEP, Happenings, Slot
from ludoteka.kernel.kinds import NUMBER, SEAT, Name

HAPPENINGS: Final = Happenings("etherstone")
happening = HAPPENINGS.happening
part = HAPPENINGS.part
COLOUR: Final = Name(COLOURS, COLOURS)

_SEAT: Final = Slot("seat", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_N: Final = Slot("n", NUMBER)
_COLOUR: Final = Slot("colour", COLOUR, term="colour")
_DIE: Final = Slot("die", COLOUR, term="die")

TURN_BEGAN: Final = happening("turn-began", BANNER, _SEAT, _N)
ROUND_PICKED: Final = happening("round-picked", ACT, _N)
LEADER_SHOWN: Final = happening("leader-shown", ACT, _SEAT, _CARD)
SET_TAKEN: Final = happening("set-taken", ACT, _SEAT, Slot("set", NUMBER))
REFRESHED_MARKET: Final = happening("refreshed", ACT, _SEAT, _N)
DIE_ROLLED: Final = part("die-rolled", ACT, _DIE, _N)
DIE_TAKEN: Final = happening("die-taken", ACT, _SEAT, _DIE, _N)
DIE_COUNTS_AS: Final = part("die-counts-as", STEP, _SEAT, _COLOUR)
DIE_CHANGED: Final = part("die-changed", ACT, _SEAT, _DIE, _N)
GAINED_STONES: Final = part("gained-stones", STEP, _SEAT, _N, _COLOUR)
SPENT_STONES: Final = part("spent-stones", QUIET, _SEAT, _N, _COLOUR)
GAINED_VP: Final = part("gained-vp", ACT, _SEAT, _N)
GAINED_SET_ASIDE: Final = part("gained-set-aside", ACT, _SEAT, _N)
GAINED: Final = part("gained-health", STEP, _SEAT, _N)
HEALTH_FULL: Final = part("health-full", STEP, _SEAT, _N)
LOST: Final = part("lost-health", BLOW, _SEAT, _N)
INFECTED: Final = happening("infected", FATE, _SEAT)
MARKED: Final = part("marked", STEP, _SEAT, _CARD, _N)
UNMARKED: Final = part("unmarked", STEP, _SEAT, _CARD, _N)
SUMMONED: Final = happening("summoned", ACT, _SEAT, _CARD)
RECALLED_CARD: Final = part("recalled", ACT, _SEAT, _CARD)
DESTROYED_CARD: Final = part("destroyed", FATE, _SEAT, _CARD)
TAPPED_CARD: Final = part("tapped", STEP, _SEAT, _CARD)
RESTORED: Final = part("restored", STEP, _SEAT, _CARD)
APPLIED: Final = happening("applied", ACT, _SEAT, _CARD, _N)
ATTACKED: Final = happening("attacked", BLOW, _SEAT, _CARD, _N, Slot("health", NUMBER))
CRUSHED: Final = happening("crushed", BLOW, _SEAT, _CARD, _N)
TROPHY: Final = happening("trophy", FATE, _SEAT, _CARD, _N)
REVEALED: Final = part("revealed", STEP, _CARD)
CYCLED: Final = happening("cycled", ACT, _SEAT, _CARD)
RESTED_ALL: Final = happening("rested", ACT, _SEAT, _N)
DEAL_MADE: Final = happening("deal-made", FATE, _SEAT, _N)
END_TOKEN: Final = happening("end-token", BANNER, _SEAT)
