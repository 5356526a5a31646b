"""Every field of this game, written once. `tools/fields.py` writes `twins.py` and the page's `views.ts` from it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD, COLOURS, IN_PLAY
from ludoteka.games.etherstone.rules import SETTINGS
from ludoteka.kernel.game import options
from ludoteka.kernel.kinds import (
    COUNT,
    FLAG,
    NUMBER,
    SAID,
    SEAT,
    ByName,
    Many,
    Maybe,
    Name,
    Number,
    Record,
    Some,
    Step,
)
from ludoteka.kernel.machine import PASSAGE, STATE
from ludoteka.kernel.plain import HIDDEN, INNER, OPEN, OWN, Field, Fields, Nest, derived, given, note
from ludoteka.kernel.windows import TOGETHER, TRIGGERS

PHASES: Final = ("setup", "draft", "main")
CARDS: Final = Many(CARD)
NUMBERS: Final = Many(NUMBER)
STONE: Final = Name(COLOURS[:4], COLOURS[:4])
OUTLOOK: Final = Record(need=NUMBER, most=NUMBER, wins=FLAG)
PREVIEW: Final = Record(
    seat=SEAT,
    threat=CARD,
    need=NUMBER,
    strength=NUMBER,
    could_add=NUMBER,
    attackers=CARDS,
    taps=CARDS,
    damage=NUMBER,
    wins=FLAG,
    points=NUMBER,
    reward=Many(SAID),
)

RULES: Final = Fields("Rules", None, *options(SETTINGS), constant=True)

PLAYER: Final = Fields(
    "Player",
    None,
    Field("seat", OPEN, SEAT, given=True),
    Field("leader", OPEN, CARD),
    Field("health", OPEN, COUNT),
    Field("infected", OPEN, FLAG),  # the dial lies on the leader card
    Field("stones", OPEN, Many(COUNT, 4), [0, 0, 0, 0]),  # black, green, red, white
    Field("markers", OPEN, COUNT),  # on the leader
    Field("vp", OPEN, COUNT),
    Field("deals", OPEN, NUMBER),
    Field("token", OPEN, FLAG),  # the end-of-game token
    Field("play", OPEN, Many(IN_PLAY)),
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand that everybody has seen
    Field("trophies", OWN, CARDS),
    Field("leaders", OWN, CARDS),  # dealt, before one of them is chosen
)

ETHERSTONE: Final = Fields(
    "Etherstone",
    STATE,
    Field("rules", OPEN, Nest(RULES)),
    Field("players", OPEN, Many(Nest(PLAYER))),
    Field("first", OPEN, SEAT),
    Field("turn", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, Step(*PHASES)),
    Field("closing", OPEN, NUMBER),  # the condition of the end that was met first, or 0
    Field("supply", OPEN, NUMBER),
    Field("aside", OPEN, NUMBER),
    Field("dice", OPEN, Many(Number(1, 6), 5)),  # the values of the black, green, red, white and violet die
    Field("holder", OPEN, Many(SEAT, 5)),  # beside whose leader each lies; nobody's is on the market
    Field("die", OPEN, NUMBER, -1),  # the one taken this turn, what it counts as, and its value
    Field("colour", OPEN, NUMBER, -1),
    Field("value", OPEN, NUMBER),
    Field("area", OPEN, Many(Maybe(CARD)), room=3),
    Field("ones", HIDDEN, CARDS),  # threats not yet seen, by level; everybody sees how many of each there are
    Field("twos", HIDDEN, CARDS),
    Field("threes", HIDDEN, CARDS),
    Field("left", OPEN, NUMBERS, room=3),
    Field("under", OPEN, CARDS),  # threats put under the deck
    Field("box", OPEN, CARDS),  # entities destroyed
    Field("undealt", HIDDEN, CARDS),
    Field("absent", HIDDEN, CARDS),  # leaders that nobody plays
    Field("packets", INNER, CARDS),  # seven cards a packet: first those picked, in order, then the rest
    Field("picked", OPEN, NUMBER),
    Field("waiting", INNER, NUMBERS),  # constant abilities to be applied: seat * 256 + ability
    derived("deck", NUMBER),
    derived("stones_left", ByName(STONE, NUMBER, all=True)),
    derived("markers_left", NUMBER),
    derived("points", Many(NUMBER)),
    derived("packet", CARDS, always=False),  # what the viewer now picks from
    derived("strengths", Many(Many(Maybe(NUMBER))), always=False),
    derived("leader_strengths", NUMBERS, always=False),
    derived("refresh_price", NUMBER, always=False),
    derived("abyss_price", NUMBER),  # health that taking the Abyss die costs
    derived("attacks", Many(Maybe(OUTLOOK)), always=False),  # what could be brought against each threat
    derived("attack", Some(PREVIEW), always=False),  # the attack going on
    derived("summon", Record(card=CARD, owed=NUMBER, paid=NUMBERS), always=False),
)

ATTACK: Final = Fields(
    "Attack",
    PASSAGE,
    given("slot", NUMBER, -1),
    note("going", Many(NUMBER)),
    note("strength", NUMBER),
    note("protection", NUMBER),
    note("applied", Many(NUMBER)),
    title="etherstone.attack",
)

AFTER_ATTACK: Final = Fields("AfterAttack", TRIGGERS, title="etherstone.after-attack")

VICTORY: Final = Fields("Victory", PASSAGE, given("slot", NUMBER), title="etherstone.victory")

TAKE_DIE: Final = Fields(
    "TakeDie",
    PASSAGE,
    given("die", NUMBER),
    given("colour", NUMBER),
    note("used", Many(NUMBER)),
    note("closed", FLAG),  # its owner wants to apply no more
    title="etherstone.take-die",
)

DRAFT: Final = Fields("Draft", TOGETHER, title="etherstone.draft")

CHOOSE_LEADER: Final = Fields("ChooseLeader", TOGETHER, title="etherstone.choose-leader")

REACTIONS: Final = Fields("Reactions", PASSAGE, title="etherstone.reactions")

ROUNDS: Final = Fields("Rounds", PASSAGE, title="etherstone.rounds")

SET_UP: Final = Fields("SetUp", PASSAGE, title="etherstone.setup")

SUMMON: Final = Fields(
    "Summon",
    PASSAGE,
    given("card", NUMBER),
    given("less", NUMBER),
    note("off", NUMBER),
    note("health", NUMBER),  # how many stones may be paid with health
    note("free", FLAG),  # whether the colours of the cost do not matter
    note("paid", Many(NUMBER), [0, 0, 0, 0]),
    note("used", Many(NUMBER)),
    title="etherstone.summon",
)

TURN: Final = Fields("Turn", PASSAGE, note("refreshed", FLAG), title="etherstone.turn")
