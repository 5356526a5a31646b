"""Every field of this game, written once. `tools/fields.py` writes `twins.py` and the page's `views.ts` from it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import CARD, IN_PLAY, LEADER_NAME
from ludoteka.games.shards.rules import SETTINGS
from ludoteka.kernel.game import options
from ludoteka.kernel.kinds import COUNT, FLAG, NUMBER, SEAT, Many, Maybe, Number, Step
from ludoteka.kernel.machine import PASSAGE, STATE
from ludoteka.kernel.piles import EMPTY, Piled
from ludoteka.kernel.plain import HIDDEN, OPEN, OWN, Field, Fields, Nest, derived, given, note

FULL_HEALTH: Final = 50
FULL_MASTERY: Final = 30
PHASES: Final = ("setup", "main", "attack", "end")
CARDS: Final = Many(CARD)

RULES: Final = Fields("Rules", None, *options(SETTINGS), constant=True)
PLAYER: Final = Fields(
    "Player",
    None,
    Field("seat", OPEN, SEAT, given=True),
    Field("leader", OPEN, LEADER_NAME),
    Field("health", OPEN, Number(0, FULL_HEALTH), FULL_HEALTH),
    Field("mastery", OPEN, Number(0, FULL_MASTERY)),
    Field("gems", OPEN, COUNT),
    Field("power", OPEN, COUNT),
    Field("infinite", OPEN, FLAG),
    Field("focused", OPEN, FLAG),
    Field("out", OPEN, FLAG),
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand that everybody has seen
    Field("deck", OPEN, Piled(CARD, 1, by_seat=True)),
    Field("discard", OPEN, CARDS),
    Field("allies", OPEN, CARDS),  # in the play zone, from hand
    Field("hired", OPEN, CARDS),  # in the play zone, fast-played
    Field("champions", OPEN, Many(IN_PLAY), room=8),
    Field("played", OPEN, CARDS),  # everything played this turn, in order
    Field("relics", OPEN, CARDS),  # set aside, not yet recruited
    Field("secret", OWN, CARDS),  # the same, face down
    Field("unused", OWN, CARDS),  # of those face down, what this seat knows to be in the box
    Field("relic", OPEN, CARD),  # the one recruited
    Field("bid", OPEN, NUMBER),
    Field("summons", OPEN, NUMBER),  # champions that will enter play when recruited this turn
    Field("echoes", OPEN, NUMBER),  # how often each Homo Deus ally of this turn is copied
    Field("talons", OPEN, NUMBER),  # how much power each point of health gives this turn
    Field("hearts", OPEN, NUMBER),  # how many wait for ten unblocked damage this turn
    Field("struck", OPEN, NUMBER),  # the most unblocked damage dealt to one opponent this turn
    Field("unblockable", OPEN, FLAG),
)

SHARDS: Final = Fields(
    "Shards",
    STATE,
    Field("rules", OPEN, Nest(RULES)),
    Field("players", OPEN, Many(Nest(PLAYER))),
    Field("nemesis", OPEN, SEAT, -1),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, Step(*PHASES)),
    Field("row", OPEN, Many(Maybe(CARD)), room=6),
    Field("centre", OPEN, Piled(CARD, 0)),
    Field("banished", OPEN, CARDS),
    Field("pool", OPEN, CARDS),  # relics laid out for the draft
    Field("box", HIDDEN, CARDS),  # relics that nobody will use
    Field("gone", HIDDEN, CARDS),  # what the eliminated left behind
    derived("prices", Many(Maybe(NUMBER))),  # of the row, for the seat whose turn it is
    derived("toughness", Many(Many(NUMBER))),  # of each seat's champions
)

ATTACK: Final = Fields(
    "Attack",
    PASSAGE,
    note("power", NUMBER),
    note("infinite", FLAG),
    note("targets", Many(SEAT)),
    note("assigned", Many(NUMBER)),
    note("shields", Many(NUMBER)),
    note("shown", Many(NUMBER)),  # seat * 128 + card, for every card revealed in this phase
    note("next", NUMBER),
    note("second", FLAG),
    title="shards.attack",
)

AUCTION: Final = Fields(
    "Auction",
    PASSAGE,
    note("bidders", Many(SEAT)),  # still in, from the next to bid
    note("bid", NUMBER),
    given("seats", NUMBER),
    title="shards.auction",
)

CLOSE: Final = Fields("Close", PASSAGE, title="shards.close")

DRAFT: Final = Fields("Draft", PASSAGE, title="shards.draft")

NEMESIS_TURN: Final = Fields("NemesisTurn", PASSAGE, note("revealed", NUMBER, EMPTY), title="shards.nemesis")

ROUNDS: Final = Fields("Rounds", PASSAGE, title="shards.rounds")

SET_UP: Final = Fields("SetUp", PASSAGE, title="shards.setup")

TURN: Final = Fields("Turn", PASSAGE, title="shards.turn")
