"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.board import CELL
from ludoteka.games.elves.deck import CARD, NATION, SLOTS
from ludoteka.games.elves.goal_cards import GOAL
from ludoteka.games.elves.pieces import HANDS, PLACES, STANCES
from ludoteka.kernel.happenings import ACT, BANNER, BLOW, FATE, QUIET, STEP, Happening, Slot
from ludoteka.kernel.plain import NUMBER, OWN, SEAT, Name

HAPPENINGS: Final[list[Happening]] = []

PLACE: Final = Name(PLACES, PLACES)
HAND: Final = Name(HANDS, HANDS)
STANCE: Final = Name(STANCES, STANCES)
STRIKE: Final = Name(SLOTS, SLOTS)

_SEAT: Final = Slot("seat", SEAT)
_FOE: Final = Slot("foe", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_OTHER: Final = Slot("other", CARD, term="card")
_SECRET: Final = Slot("card", CARD, OWN, "card")
_CELL: Final = Slot("cell", CELL, term="cell")
_N: Final = Slot("n", NUMBER)
_STRIKE: Final = Slot("strike", STRIKE, term="slot")
_PLACE: Final = Slot("place", PLACE, term="place")


def happening(name: str, weight: int, *slots: Slot) -> Happening:
    """What is worth seeing by itself."""
    what = Happening("elves", name, *slots, weight=weight)
    HAPPENINGS.append(what)
    return what


def part(name: str, weight: int, *slots: Slot) -> Happening:
    """What belongs to the moment that is open."""
    what = Happening("elves", name, *slots, weight=weight, opens=False)
    HAPPENINGS.append(what)
    return what


NATION_TAKEN: Final = happening("nation-taken", ACT, _SEAT, Slot("nation", NATION, term="nation"))
CASTLE_TAKEN: Final = happening("castle-taken", ACT, _SEAT, _CELL)
LOT_DRAWN: Final = happening("lot-drawn", STEP, _SEAT, _CARD, _N)
GOES_FIRST: Final = happening("goes-first", ACT, _SEAT)
GOAL_DEALT: Final = happening("goal-dealt", ACT, _SEAT, Slot("goal", GOAL, OWN, "goal"))
PUT_BACK: Final = happening("put-back", STEP, _SEAT, _SECRET)
TURN_BEGAN: Final = happening("turn-began", BANNER, _SEAT, _N)
SUMMONED: Final = happening("summoned", STEP, _SEAT, _N)
DREW: Final = part("drew", STEP, _SEAT, _SECRET)
SHUFFLED: Final = part("shuffled", QUIET, _SEAT)
NEUTRALS_SHUFFLED: Final = part("neutrals-shuffled", QUIET, _N)
DISCARDED: Final = happening("discarded", STEP, _SEAT, _CARD)
DECLINED: Final = happening("declined", ACT, _SEAT)
ATTACKED: Final = happening("attacked", ACT, _SEAT, _CELL, _FOE)
LOOKED: Final = happening("looked", ACT, _SEAT, _N)
SHOWED: Final = happening("showed", ACT, _SEAT, _N, _CARD)
SQUAD_CHOSEN: Final = happening("squad-chosen", ACT, _SEAT, _N)
SQUADS_FORMED: Final = part("squads-formed", QUIET, _N)
KEEPS_NEUTRALS: Final = part("keeps-neutrals", STEP, _SEAT)
ACCEPTED: Final = happening("accepted", ACT, _SEAT, _CELL)
RETREATED: Final = happening("retreated", ACT, _SEAT, _CELL)
SURRENDERED: Final = happening("surrendered", ACT, _SEAT, _CELL)
CALLED_OFF: Final = happening("called-off", ACT, _SEAT, _CELL)
SENT: Final = happening("sent", STEP, _SEAT, _SECRET)
PLACED: Final = happening("placed", STEP, _SEAT, _CARD, _PLACE)
COVERED: Final = happening("covered", STEP, _SEAT, _PLACE)
CENTRE_OPENED: Final = happening("centre-opened", BLOW, _CARD, _OTHER)
RESERVE_SWAPPED: Final = happening("reserve-swapped", ACT, _SEAT, _CARD, _OTHER)
FATALLY_WOUNDED: Final = happening("fatally-wounded", FATE, _CARD)
IN_RESERVE: Final = happening("in-reserve", STEP, _CARD)
ROUND_BEGAN: Final = happening("round-began", BANNER, _N)
STRUCK: Final = happening("struck", BLOW, _CARD, _STRIKE, _OTHER)
HIT: Final = part("hit", BLOW, _CARD, _N)
STOPPED: Final = part("stopped", BLOW, _CARD, _STRIKE)
SPARED: Final = part("spared", BLOW, _CARD)
STRUCK_BACK: Final = part("struck-back", BLOW, _CARD, _STRIKE)
STRIKE_LOST: Final = happening("strike-lost", ACT, _CARD)
HELD: Final = happening("held", STEP, _CARD)
STAYED: Final = happening("stayed", STEP, _CARD)
MOVED: Final = happening("moved", ACT, _CARD, _PLACE)
CHANGED_PLACES: Final = happening("changed-places", ACT, _CARD, _OTHER, _PLACE)
DIED: Final = happening("died", FATE, _CARD)
SAVED_: Final = happening("saved", FATE, _CARD)
ACTION_DECLARED: Final = happening("action-declared", ACT, _SEAT, _CARD)
ARTEFACT_USED: Final = happening("artefact-used", ACT, _SEAT, _CARD)
CANCELLED: Final = happening("cancelled", ACT, _CARD)
SIDE_CHANGED: Final = part("side-changed", ACT, _CARD, Slot("hand", HAND, term="hand"), _STRIKE)
DAMAGE_RAISED: Final = part("damage-raised", ACT, _N)
DAMAGE_LOWERED: Final = part("damage-lowered", ACT, _N)
HEALED: Final = part("healed", ACT, _CARD, _N)
LIFE_ADDED: Final = part("life-added", ACT, _CARD, _N)
INITIATIVE_CHANGED: Final = part("initiative-changed", ACT, _CARD, _N)
LOST_TURN: Final = part("lost-turn", ACT, _CARD)
ACTS_AGAIN: Final = part("acts-again", ACT, _CARD)
TURNED_ROUND: Final = part("turned-round", ACT, _CARD)
CENTRE_SWAPPED: Final = part("centre-swapped", ACT)
ACTIONS_BLOCKED: Final = part("actions-blocked", ACT, _SEAT)
FLED: Final = part("fled", BLOW, _SEAT)
RECOVERED: Final = part("recovered", ACT, _SEAT, _CARD)
HAND_SEEN: Final = part("hand-seen", ACT, _SEAT, _FOE)
SQUAD_SEEN: Final = part("squad-seen", ACT, _SEAT, _N)
ARTEFACT_GAINED: Final = part("artefact-gained", ACT, _SEAT, _SECRET)
LAND_TAKEN: Final = part("land-taken", FATE, _SEAT, _CELL)
LAND_PROTECTED: Final = part("land-protected", ACT, _SEAT, _CELL)
WAYS_OPENED: Final = part("ways-opened", ACT, _SEAT)
SECOND_CAPTURE: Final = part("second-capture", ACT, _SEAT)
BATTLE_WON: Final = happening("battle-won", BANNER, _SEAT, _CELL, _N, Slot("theirs", NUMBER))
BATTLE_LOST: Final = happening("battle-lost", BANNER, _SEAT, _CELL, _N, Slot("theirs", NUMBER))
BY_RESERVE: Final = happening("by-reserve", QUIET, Slot("stance", STANCE, term="stance"))
LOOPED: Final = happening("looped", QUIET)
TREASURE_WON: Final = part("treasure-won", FATE, _SEAT, _CARD)
TREASURE_LOST: Final = part("treasure-lost", STEP, _CARD)
TREASURE_EXCHANGED: Final = happening("treasure-exchanged", ACT, _SEAT, _CARD)
CAPTURED: Final = part("captured", FATE, _SEAT, _CELL)
ELIMINATED: Final = part("eliminated", FATE, _SEAT)
GOAL_MET: Final = happening("goal-met", BANNER, _SEAT, Slot("goal", GOAL, term="goal"))
OFFERED: Final = happening("offered", ACT, _SEAT, _FOE)
TRADED: Final = happening("traded", ACT, _SEAT, _FOE)
REFUSED: Final = happening("refused", STEP, _SEAT, _FOE)
COUNTERED: Final = happening("countered", ACT, _SEAT, _FOE)
WITHDRAWN: Final = happening("withdrawn", STEP, _SEAT, _FOE)
PROMISED: Final = part("promised", STEP, _SEAT, _FOE)
