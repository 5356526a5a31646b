"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.evolution.deck import CARD, SOURCE, TRAIT
from ludoteka.games.evolution.verbs import CREATURES, FAMILIAR, SIDES
from ludoteka.kernel.happenings import ACT, BANNER, BLOW, FATE, QUIET, STEP, Happenings, Slot
from ludoteka.kernel.kinds import NUMBER, SEAT, Kind
from ludoteka.kernel.plain import OWN
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter


class CreatureKind(Kind):
    """A creature: its place on the table and, CREATURES times, its number; the familiar is a term of the text room.

    Journals of earlier releases tell the place alone.
    """

    def save(self, value: Any) -> Any:
        number, code = divmod(int(value), CREATURES)
        if code % SIDES == FAMILIAR:
            return "creature:familiar"
        return f"{letter(code % SIDES)}{number or code // SIDES + 1}"

    def load(self, data: Any) -> Any:
        raise Refused("kernel-no-such-name", value=repr(data))


HAPPENINGS: Final = Happenings("evolution")
happening = HAPPENINGS.happening
part = HAPPENINGS.part

_SEAT: Final = Slot("seat", SEAT)
CREATURE: Final = CreatureKind()
_WHO: Final = Slot("creature", CREATURE)
_OTHER: Final = Slot("other", CREATURE)
_TRAIT: Final = Slot("trait", TRAIT, term="card")
_COPY: Final = Slot("copy", TRAIT, term="card")
_CARD: Final = Slot("card", CARD, term="card")
_N: Final = Slot("n", NUMBER)
_OF: Final = Slot("of", NUMBER)

ROUND_BEGAN: Final = happening("round-began", BANNER, _N)
ROUND_ENDED: Final = happening("round-ended", ACT, _N)
FIRST: Final = part("first", STEP, _SEAT)
SOURCE_OPENED: Final = happening("source-opened", ACT, Slot("source", SOURCE, term="card"), _N, _OF)
TURN_BEGAN: Final = happening("turn-began", BANNER, _SEAT)
SKIPPED: Final = happening("skipped", ACT, _SEAT)
DREW: Final = part("drew", STEP, _SEAT, Slot("card", CARD, OWN, "card"))
SHUFFLED: Final = part("shuffled", QUIET)
REDREW: Final = happening("redrew", ACT, _SEAT, _N)
DISCARDED: Final = part("discarded", STEP, _SEAT, _CARD)
CREATED: Final = happening("created", ACT, _SEAT, _WHO, Slot("card", CARD, OWN, "card"))
HATCHED: Final = happening("hatched", ACT, _SEAT, _WHO)
ADDED: Final = happening("added", ACT, _WHO, _TRAIT)
ACTIVATED: Final = happening("activated", ACT, _WHO)
USED: Final = happening("used", ACT, _WHO, _TRAIT)
GAINED: Final = part("gained", STEP, _WHO, _N)
FROM_LOWER: Final = happening("from-lower", ACT, _WHO, _N)
FROM_UPPER: Final = happening("from-upper", ACT, _WHO, _N)
TAKEN_OVER: Final = part("taken-over", BLOW, _WHO, _OTHER)
LOST_CRYSTAL: Final = part("lost-crystal", BLOW, _WHO, _N)
LOST_TRAIT: Final = part("lost-trait", BLOW, _WHO, _TRAIT)
TO_ETHER: Final = part("to-ether", QUIET, _TRAIT)
FELL_ASLEEP: Final = happening("fell-asleep", BLOW, _WHO)
WOKE: Final = happening("woke", ACT, _WHO)
ATTACKED: Final = happening("attacked", ACT, _WHO, _OTHER)
NO_EFFECT: Final = part("no-effect", BLOW, _WHO, _TRAIT, _OTHER)
BROKEN_OFF: Final = part("broken-off", ACT, _WHO, _OTHER)
COPIED: Final = part("copied", ACT, _WHO, _TRAIT, _COPY)
COPY_ENDED: Final = part("copy-ended", QUIET, _WHO, _TRAIT)
CANCELLED: Final = part("cancelled", BLOW, _WHO, _TRAIT)
HID: Final = part("hid", ACT, _WHO)
SWAPPED: Final = part("swapped", BLOW, _WHO, _OTHER, _TRAIT, _COPY)
REVEALED: Final = happening("revealed", ACT, _CARD)
TRANSMUTED: Final = happening("transmuted", FATE, _SEAT, _WHO, _N)
TOOK_ETHER: Final = happening("took-ether", ACT, _SEAT, _TRAIT, _WHO)
FAMILIAR_GREW: Final = happening("familiar-grew", ACT, _TRAIT)
FAMILIAR_FLIPPED: Final = happening("familiar-flipped", FATE)
BEAST_TURN: Final = happening("beast-turn", BANNER, _N)
BEAST_IDLE: Final = part("beast-idle", STEP, _N)
BEAST_RESULT: Final = part("beast-result", ACT, _N)
CHOICE_CARD: Final = part("choice-card", QUIET, _N, _OF)
SHADOW_CARD: Final = happening("shadow-card", ACT, _CARD)
SHADOW_STEP: Final = happening("shadow-step", QUIET, Slot("step", NUMBER), _WHO)
