"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.evolution.deck import CARD, SOURCE, TRAIT
from ludoteka.games.evolution.verbs import FAMILIAR, SIDES
from ludoteka.kernel.happenings import Happening, Slot
from ludoteka.kernel.plain import NUMBER, OWN, SEAT, Kind, letter
from ludoteka.kernel.refusal import Refused


class CreatureKind(Kind):
    """A creature by its place on the table; the familiar is a term of the text room."""

    def save(self, value: Any) -> Any:
        code = int(value)
        return "creature:familiar" if code % SIDES == FAMILIAR else f"{letter(code % SIDES)}{code // SIDES + 1}"

    def load(self, data: Any) -> Any:
        raise Refused("kernel-no-such-name", value=repr(data))


HAPPENINGS: Final[list[Happening]] = []

_SEAT: Final = Slot("seat", SEAT)
_WHO: Final = Slot("creature", CreatureKind())
_OTHER: Final = Slot("other", CreatureKind())
_TRAIT: Final = Slot("trait", TRAIT, term="card")
_COPY: Final = Slot("copy", TRAIT, term="card")
_CARD: Final = Slot("card", CARD, term="card")
_N: Final = Slot("n", NUMBER)
_OF: Final = Slot("of", NUMBER)


def happening(name: str, *slots: Slot) -> Happening:
    what = Happening("evolution", name, *slots)
    HAPPENINGS.append(what)
    return what


ROUND_BEGAN: Final = happening("round-began", _N)
ROUND_ENDED: Final = happening("round-ended", _N)
FIRST: Final = happening("first", _SEAT)
SOURCE_OPENED: Final = happening("source-opened", Slot("source", SOURCE, term="card"), _N, _OF)
TURN_BEGAN: Final = happening("turn-began", _SEAT)
SKIPPED: Final = happening("skipped", _SEAT)
DREW: Final = happening("drew", _SEAT, Slot("card", CARD, OWN, "card"))
SHUFFLED: Final = happening("shuffled")
REDREW: Final = happening("redrew", _SEAT, _N)
DISCARDED: Final = happening("discarded", _SEAT, _CARD)
CREATED: Final = happening("created", _SEAT, _WHO, Slot("card", CARD, OWN, "card"))
HATCHED: Final = happening("hatched", _SEAT, _WHO)
ADDED: Final = happening("added", _WHO, _TRAIT)
ACTIVATED: Final = happening("activated", _WHO)
USED: Final = happening("used", _WHO, _TRAIT)
GAINED: Final = happening("gained", _WHO, _N)
FROM_LOWER: Final = happening("from-lower", _WHO, _N)
FROM_UPPER: Final = happening("from-upper", _WHO, _N)
TAKEN_OVER: Final = happening("taken-over", _WHO, _OTHER)
LOST_CRYSTAL: Final = happening("lost-crystal", _WHO, _N)
LOST_TRAIT: Final = happening("lost-trait", _WHO, _TRAIT)
TO_ETHER: Final = happening("to-ether", _TRAIT)
FELL_ASLEEP: Final = happening("fell-asleep", _WHO)
WOKE: Final = happening("woke", _WHO)
ATTACKED: Final = happening("attacked", _WHO, _OTHER)
NO_EFFECT: Final = happening("no-effect", _WHO, _TRAIT, _OTHER)
BROKEN_OFF: Final = happening("broken-off", _WHO, _OTHER)
COPIED: Final = happening("copied", _WHO, _TRAIT, _COPY)
COPY_ENDED: Final = happening("copy-ended", _WHO, _TRAIT)
CANCELLED: Final = happening("cancelled", _WHO, _TRAIT)
HID: Final = happening("hid", _WHO)
SWAPPED: Final = happening("swapped", _WHO, _OTHER, _TRAIT, _COPY)
REVEALED: Final = happening("revealed", _CARD)
TRANSMUTED: Final = happening("transmuted", _SEAT, _WHO, _N)
TOOK_ETHER: Final = happening("took-ether", _SEAT, _TRAIT, _WHO)
FAMILIAR_GREW: Final = happening("familiar-grew", _TRAIT)
FAMILIAR_FLIPPED: Final = happening("familiar-flipped")
BEAST_TURN: Final = happening("beast-turn", _N)
BEAST_IDLE: Final = happening("beast-idle", _N)
BEAST_RESULT: Final = happening("beast-result", _N)
CHOICE_CARD: Final = happening("choice-card", _N, _OF)
SHADOW_CARD: Final = happening("shadow-card", _CARD)
SHADOW_STEP: Final = happening("shadow-step", Slot("step", NUMBER), _WHO)
