"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import CARD, LEADER_NAME
from ludoteka.kernel.happenings import Happening, Slot
from ludoteka.kernel.plain import NUMBER, OWN, SEAT

HAPPENINGS: Final[list[Happening]] = []

_SEAT: Final = Slot("seat", SEAT)
_FOE: Final = Slot("foe", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_N: Final = Slot("n", NUMBER)
_LEADER: Final = Slot("leader", LEADER_NAME, term="leader")


def happening(name: str, *slots: Slot) -> Happening:
    what = Happening("shards", name, *slots)
    HAPPENINGS.append(what)
    return what


TURN_BEGAN: Final = happening("turn-began", _SEAT, _N)
ATTACK_BEGAN: Final = happening("attack-began", _SEAT)
END_BEGAN: Final = happening("end-began", _SEAT)
PLAYED: Final = happening("played", _SEAT, _CARD)
FAST_PLAYED: Final = happening("fast-played", _SEAT, _CARD, _N)
RECRUITED: Final = happening("recruited", _SEAT, _CARD, _N)
RELIC_RECRUITED: Final = happening("relic-recruited", _SEAT, _CARD)
EXHAUSTED: Final = happening("exhausted", _SEAT, _CARD)
FOCUSED: Final = happening("focused", _SEAT)
COPIED: Final = happening("copied", _SEAT, _CARD)
GAINED_GEMS: Final = happening("gained-gems", _SEAT, _N)
GAINED_POWER: Final = happening("gained-power", _SEAT, _N)
INFINITE_POWER: Final = happening("infinite-power", _SEAT)
GAINED_MASTERY: Final = happening("gained-mastery", _SEAT, _N)
GAINED_HEALTH: Final = happening("gained-health", _SEAT, _N)
DREW: Final = happening("drew", _SEAT, Slot("card", CARD, OWN, "card"))
SHUFFLED: Final = happening("shuffled", _SEAT)
REVEALED: Final = happening("revealed", _SEAT, _CARD)
RETURNED: Final = happening("returned", _SEAT, _CARD)
BANISHED: Final = happening("banished", _SEAT, _CARD)
DESTROYED: Final = happening("destroyed", _SEAT, _FOE, _CARD)
ROW_FILLED: Final = happening("row-filled", Slot("slot", NUMBER), _CARD)
ASSIGNED: Final = happening("assigned", _SEAT, _FOE, _N)
SHIELDED: Final = happening("shielded", _SEAT, _N)
DAMAGED: Final = happening("damaged", _SEAT, _N)
ELIMINATED: Final = happening("eliminated", _SEAT)
HIRED_LEFT: Final = happening("hired-left", _SEAT, _CARD)
ALLIES_DISCARDED: Final = happening("allies-discarded", _SEAT, _N)
HAND_DISCARDED: Final = happening("hand-discarded", _SEAT, _N)
POOL_LOST: Final = happening("pool-lost", _SEAT, _N, Slot("power", NUMBER))
TURN_PASSED: Final = happening("turn-passed", _SEAT, _FOE)
BID: Final = happening("bid", _SEAT, _N)
PASSED_BID: Final = happening("passed-bid", _SEAT)
LEADER_TAKEN: Final = happening("leader-taken", _SEAT, _LEADER, _N)
RELIC_DRAFTED: Final = happening("relic-drafted", _SEAT, _CARD)
NEMESIS_REVEALED: Final = happening("nemesis-revealed", _SEAT, _CARD)
NEMESIS_MATCHED: Final = happening("nemesis-matched", _SEAT, _N)
