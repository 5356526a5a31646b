"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import CARD
from ludoteka.games.quarriors.dice import FACE, KIND
from ludoteka.kernel.happenings import ACT, BANNER, BLOW, FATE, QUIET, STEP, Happenings, Slot
from ludoteka.kernel.kinds import NUMBER, SEAT

HAPPENINGS: Final = Happenings("quarriors")
happening = HAPPENINGS.happening
part = HAPPENINGS.part

_SEAT: Final = Slot("seat", SEAT)
_FOE: Final = Slot("foe", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_DIE: Final = Slot("die", KIND, term="die")
_FACE: Final = Slot("face", FACE, term="face")
_N: Final = Slot("n", NUMBER)
_OF: Final = Slot("of", NUMBER)

TURN_BEGAN: Final = happening("turn-began", BANNER, _SEAT, _N)
PHASE_BEGAN: Final = happening("phase-began", STEP, _SEAT, _N)
SCORED: Final = happening("scored", FATE, _SEAT, _CARD, _N)
GAINED_GLORY: Final = part("gained-glory", FATE, _SEAT, _N, _OF)
GAINED_QUIDDITY: Final = part("gained-quiddity", STEP, _SEAT, _N)
CULLED: Final = happening("culled", ACT, _SEAT, _DIE)
DREW: Final = part("drew", STEP, _SEAT, _DIE)
REFILLED: Final = part("refilled", QUIET, _SEAT, _N)
ROLLED: Final = part("rolled", ACT, _SEAT, _FACE)
REROLLED: Final = part("rerolled", ACT, _SEAT, _FACE, Slot("now", FACE, term="face"))
USED: Final = happening("used", ACT, _SEAT, _FACE)
SPENT: Final = part("spent", STEP, _SEAT, _FACE)
READIED: Final = happening("readied", STEP, _SEAT, _FACE)
SUMMONED: Final = happening("summoned", ACT, _SEAT, _CARD, Slot("face", FACE, term="side"), _N)
SHOUTED: Final = part("shouted", ACT, _SEAT, _CARD)
CAST: Final = happening("cast", ACT, _SEAT, _CARD)
REACTED: Final = happening("reacted", ACT, _SEAT, _CARD)
ATTACHED: Final = part("attached", ACT, _SEAT, _CARD, Slot("host", CARD, term="card"))
STRENGTHENED: Final = part("strengthened", ACT, _SEAT, _N)
TOUGHENED: Final = part("toughened", ACT, _SEAT, _N)
SHELTERED: Final = part("sheltered", ACT, _SEAT)
WEAKENED: Final = part("weakened", BLOW, _SEAT, _FOE, _CARD, _N)
TURNED: Final = part("turned", ACT, _SEAT, _FACE, Slot("now", FACE, term="face"))
MIMICKED: Final = part("mimicked", ACT, _SEAT, _FACE)
ATTACK_BEGAN: Final = happening("attack-began", ACT, _SEAT, _N)
ATTACKER: Final = happening("attacker", QUIET, _SEAT, _CARD, _N)
ATTACKED: Final = happening("attacked", ACT, _SEAT, _FOE, _N)
PASSED_OVER: Final = part("passed-over", STEP, _SEAT, _FOE)
DEFENDED: Final = happening("defended", BLOW, _SEAT, _CARD, _N, _OF)
FELL: Final = part("fell", BLOW, _SEAT, _CARD, _N, _OF)
HELD: Final = part("held", BLOW, _SEAT, _CARD, _N, _OF)
LEFT_OVER: Final = part("left-over", STEP, _SEAT, _FOE, _N)
FRENZIED: Final = part("frenzied", ACT, _SEAT, _CARD, _N)
DESTROYED: Final = happening("destroyed", FATE, _SEAT, _CARD)
SPELL_DESTROYED: Final = part("spell-destroyed", FATE, _SEAT, _FOE, _CARD)
WENT_TO_POOL: Final = part("went-to-pool", STEP, _SEAT, _CARD)
RETURNED: Final = part("returned", ACT, _SEAT, _CARD)
SET_ASIDE: Final = part("set-aside", STEP, _SEAT, _CARD)
FETCHED: Final = part("fetched", STEP, _SEAT, _DIE)
TRADED: Final = part("traded", BLOW, _SEAT, _FOE, _DIE, Slot("other", KIND, term="die"))
CAPTURED: Final = happening("captured", ACT, _SEAT, _CARD, _N)
CHEAPER: Final = part("cheaper", STEP, _SEAT, _N)
MORE_CAPTURES: Final = part("more-captures", STEP, _SEAT, _N)
DISCARDED: Final = part("discarded", STEP, _SEAT, _CARD)
SWEPT: Final = part("swept", QUIET, _SEAT, _N)
QUIDDITY_LOST: Final = part("quiddity-lost", QUIET, _SEAT, _N)
CARDS_EMPTY: Final = happening("cards-empty", BANNER, _N)
