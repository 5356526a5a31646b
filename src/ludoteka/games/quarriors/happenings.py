"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import CARD
from ludoteka.games.quarriors.dice import FACE, KIND
from ludoteka.kernel.happenings import Happening, Slot
from ludoteka.kernel.plain import NUMBER, SEAT

HAPPENINGS: Final[list[Happening]] = []

_SEAT: Final = Slot("seat", SEAT)
_FOE: Final = Slot("foe", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_DIE: Final = Slot("die", KIND, term="die")
_FACE: Final = Slot("face", FACE, term="face")
_N: Final = Slot("n", NUMBER)
_OF: Final = Slot("of", NUMBER)


def happening(name: str, *slots: Slot) -> Happening:
    what = Happening("quarriors", name, *slots)
    HAPPENINGS.append(what)
    return what


TURN_BEGAN: Final = happening("turn-began", _SEAT, _N)
PHASE_BEGAN: Final = happening("phase-began", _SEAT, _N)
SCORED: Final = happening("scored", _SEAT, _CARD, _N)
GAINED_GLORY: Final = happening("gained-glory", _SEAT, _N, _OF)
GAINED_QUIDDITY: Final = happening("gained-quiddity", _SEAT, _N)
CULLED: Final = happening("culled", _SEAT, _DIE)
DREW: Final = happening("drew", _SEAT, _DIE)
REFILLED: Final = happening("refilled", _SEAT, _N)
ROLLED: Final = happening("rolled", _SEAT, _FACE)
REROLLED: Final = happening("rerolled", _SEAT, _FACE, Slot("now", FACE, term="face"))
USED: Final = happening("used", _SEAT, _FACE)
SPENT: Final = happening("spent", _SEAT, _FACE)
READIED: Final = happening("readied", _SEAT, _FACE)
SUMMONED: Final = happening("summoned", _SEAT, _CARD, _FACE, _N)
SHOUTED: Final = happening("shouted", _SEAT, _CARD)
CAST: Final = happening("cast", _SEAT, _CARD)
REACTED: Final = happening("reacted", _SEAT, _CARD)
ATTACHED: Final = happening("attached", _SEAT, _CARD, Slot("host", CARD, term="card"))
STRENGTHENED: Final = happening("strengthened", _SEAT, _N)
TOUGHENED: Final = happening("toughened", _SEAT, _N)
SHELTERED: Final = happening("sheltered", _SEAT)
WEAKENED: Final = happening("weakened", _SEAT, _FOE, _CARD, _N)
TURNED: Final = happening("turned", _SEAT, _FACE, Slot("now", FACE, term="face"))
MIMICKED: Final = happening("mimicked", _SEAT, _FACE)
ATTACK_BEGAN: Final = happening("attack-began", _SEAT, _N)
ATTACKER: Final = happening("attacker", _SEAT, _CARD, _N)
ATTACKED: Final = happening("attacked", _SEAT, _FOE, _N)
PASSED_OVER: Final = happening("passed-over", _SEAT, _FOE)
DEFENDED: Final = happening("defended", _SEAT, _CARD, _N, _OF)
FELL: Final = happening("fell", _SEAT, _CARD, _N, _OF)
HELD: Final = happening("held", _SEAT, _CARD, _N, _OF)
LEFT_OVER: Final = happening("left-over", _SEAT, _FOE, _N)
FRENZIED: Final = happening("frenzied", _SEAT, _CARD, _N)
DESTROYED: Final = happening("destroyed", _SEAT, _CARD)
SPELL_DESTROYED: Final = happening("spell-destroyed", _SEAT, _FOE, _CARD)
WENT_TO_POOL: Final = happening("went-to-pool", _SEAT, _CARD)
RETURNED: Final = happening("returned", _SEAT, _CARD)
SET_ASIDE: Final = happening("set-aside", _SEAT, _CARD)
FETCHED: Final = happening("fetched", _SEAT, _DIE)
TRADED: Final = happening("traded", _SEAT, _FOE, _DIE, Slot("other", KIND, term="die"))
CAPTURED: Final = happening("captured", _SEAT, _CARD, _N)
CHEAPER: Final = happening("cheaper", _SEAT, _N)
MORE_CAPTURES: Final = happening("more-captures", _SEAT, _N)
DISCARDED: Final = happening("discarded", _SEAT, _CARD)
SWEPT: Final = happening("swept", _SEAT, _N)
QUIDDITY_LOST: Final = happening("quiddity-lost", _SEAT, _N)
CARDS_EMPTY: Final = happening("cards-empty", _N)
