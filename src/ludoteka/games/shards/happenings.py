"""What can happen at this table, for the log and the eye."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import CARD, LEADER_NAME
from ludoteka.kernel.happenings import ACT, BANNER, BLOW, FATE, QUIET, STEP, Happenings, Slot
from ludoteka.kernel.kinds import NUMBER, SEAT
from ludoteka.kernel.plain import OWN

HAPPENINGS: Final = Happenings("shards")
happening = HAPPENINGS.happening
part = HAPPENINGS.part

_SEAT: Final = Slot("seat", SEAT)
_FOE: Final = Slot("foe", SEAT)
_CARD: Final = Slot("card", CARD, term="card")
_N: Final = Slot("n", NUMBER)
_LEADER: Final = Slot("leader", LEADER_NAME, term="leader")

TURN_BEGAN: Final = happening("turn-began", BANNER, _SEAT, _N)
ATTACK_BEGAN: Final = happening("attack-began", ACT, _SEAT)
END_BEGAN: Final = happening("end-began", STEP, _SEAT)
PLAYED: Final = happening("played", STEP, _SEAT, _CARD)
FAST_PLAYED: Final = happening("fast-played", ACT, _SEAT, _CARD, _N)
RECRUITED: Final = happening("recruited", ACT, _SEAT, _CARD, _N)
RELIC_RECRUITED: Final = happening("relic-recruited", ACT, _SEAT, _CARD)
EXHAUSTED: Final = happening("exhausted", ACT, _SEAT, _CARD)
FOCUSED: Final = happening("focused", ACT, _SEAT)
COPIED: Final = part("copied", ACT, _SEAT, _CARD)
GAINED_GEMS: Final = part("gained-gems", STEP, _SEAT, _N)
GAINED_POWER: Final = part("gained-power", STEP, _SEAT, _N)
INFINITE_POWER: Final = happening("infinite-power", FATE, _SEAT)
GAINED_MASTERY: Final = part("gained-mastery", STEP, _SEAT, _N)
GAINED_HEALTH: Final = part("gained-health", STEP, _SEAT, _N)
DREW: Final = part("drew", STEP, _SEAT, Slot("card", CARD, OWN, "card"))
SHUFFLED: Final = part("shuffled", QUIET, _SEAT)
REVEALED: Final = part("revealed", ACT, _SEAT, _CARD)
RETURNED: Final = part("returned", ACT, _SEAT, _CARD)
BANISHED: Final = part("banished", ACT, _SEAT, _CARD)
DESTROYED: Final = happening("destroyed", FATE, _SEAT, _FOE, _CARD)
ROW_FILLED: Final = part("row-filled", QUIET, Slot("slot", NUMBER), _CARD)
ASSIGNED: Final = happening("assigned", BLOW, _SEAT, _FOE, _N)
SHIELDED: Final = part("shielded", BLOW, _SEAT, _N)
DAMAGED: Final = happening("damaged", BLOW, _SEAT, _N)
ELIMINATED: Final = happening("eliminated", FATE, _SEAT)
HIRED_LEFT: Final = part("hired-left", QUIET, _SEAT, _CARD)
ALLIES_DISCARDED: Final = part("allies-discarded", QUIET, _SEAT, _N)
HAND_DISCARDED: Final = part("hand-discarded", QUIET, _SEAT, _N)
POOL_LOST: Final = part("pool-lost", QUIET, _SEAT, _N, Slot("power", NUMBER))
TURN_PASSED: Final = part("turn-passed", QUIET, _SEAT, _FOE)
BID: Final = happening("bid", ACT, _SEAT, _N)
PASSED_BID: Final = happening("passed-bid", STEP, _SEAT)
LEADER_TAKEN: Final = happening("leader-taken", ACT, _SEAT, _LEADER, _N)
RELIC_DRAFTED: Final = happening("relic-drafted", ACT, _SEAT, _CARD)
NEMESIS_REVEALED: Final = happening("nemesis-revealed", ACT, _SEAT, _CARD)
NEMESIS_MATCHED: Final = part("nemesis-matched", ACT, _SEAT, _N)
LOST_MASTERY: Final = part("lost-mastery", STEP, _SEAT, _N)
