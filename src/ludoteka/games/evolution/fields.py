"""Every field of this game, written once. `tools/fields.py` writes `twins.py` and the page's `views.ts` from it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import CARD, CONDITIONS, ROOM_FOR_TRAITS, SOURCE, TRAIT
from ludoteka.games.evolution.rules import SETTINGS
from ludoteka.games.evolution.trait_card import TraitCard
from ludoteka.kernel.game import options
from ludoteka.kernel.kinds import COUNT, FLAG, NUMBER, SEAT, WORD, Bits, Many, Maybe, Number, Word
from ludoteka.kernel.machine import PASSAGE, STATE
from ludoteka.kernel.piles import Piled
from ludoteka.kernel.plain import HIDDEN, INNER, OPEN, OWN, Field, Fields, Nest, Same, derived, given, note

SIDE_NAMES: Final = ("baby", "beast")
TRACK: Final = 4  # crystals that a creature has room for
CRYSTALS: Final = Number(0, TRACK)
CARDS: Final = Many(CARD)

RULES: Final = Fields("Rules", None, *options(SETTINGS), constant=True)

CREATURE: Final = Fields(
    "Creature",
    None,
    Field("card", HIDDEN, CARD, 0),  # the face of the card that is the creature
    Field("known", OPEN, FLAG),  # laid from the owner's hand: the owner has seen its face
    Field("crystals", OPEN, CRYSTALS),
    Field("asleep", OPEN, FLAG),
    Field("part", OPEN, NUMBER),
    Field("hid", OPEN, FLAG),
    Field("traits", OPEN, Many(TraitCard()), shared=True),
    Field("mimicked", OPEN, NUMBER),
    Field("force", OPEN, Bits(ROOM_FOR_TRAITS)),  # the traits in force, as bits: worked out whenever a card changes
)

PLAYER: Final = Fields(
    "Player",
    None,
    Field("seat", OPEN, SEAT, given=True),
    Field("tokens", OPEN, COUNT),
    Field("hand", OWN, CARDS, shared=True),
    Field("creatures", OPEN, Many(Nest(CREATURE)), room=6),
)

EVOLUTION: Final = Fields(
    "Evolution",
    STATE,
    Field("rules", OPEN, Nest(RULES)),
    Field("players", OPEN, Many(Nest(PLAYER))),
    Field("shadow", OPEN, SEAT, -1),
    Field("familiar", OPEN, Many(Nest(CREATURE)), room=1),
    Field("side", OPEN, NUMBER),  # the familiar's
    Field("dormant", OPEN, FLAG),  # it was flipped in this round
    Field("first", OPEN, SEAT),
    Field("turn", OPEN, SEAT),
    Field("round", OPEN, NUMBER),
    Field("deck", OPEN, Piled(CARD, 0)),
    Field("discard", OPEN, CARDS),
    Field("ether", OPEN, CARDS, shared=True),
    Field("sources", OPEN, Piled(SOURCE, 1)),
    Field("past", OPEN, Many(SOURCE), shared=True),  # sources of earlier rounds
    Field("source", OPEN, SOURCE),
    Field("lower", OPEN, NUMBER),
    Field("upper", OPEN, NUMBER),
    Field("attacker", OPEN, NUMBER, -1),  # the attack going on
    Field("target", OPEN, NUMBER, -1),
    Field("success", OPEN, FLAG),  # whether the last effect of an attack took place
    Field("paid", OPEN, FLAG),  # whether this attack has already brought a crystal
    Field("part", OPEN, NUMBER),  # the part of the source being used: 0 lower, 1 upper
    Field("lasting", OPEN, FLAG),  # something was done that ends with the turn
    Field("called", OPEN, FLAG),  # several creatures are activated in this turn
    Field("rest", INNER, Bits(ROOM_FOR_TRAITS), late=True),  # what the leader has still to use when its band has acted
    # the numbers of the creatures of each seat that have left: those that stay keep theirs
    Field("gone", INNER, Many(Many(NUMBER)), shared=True, late=True, aside=True),
    derived("familiar_side", Maybe(Word(*SIDE_NAMES))),
    derived("condition", Maybe(Word(*CONDITIONS))),  # of the upper part of the source
    derived("needed", NUMBER),  # tokens to win
    derived("transmutable", Many(Many(FLAG))),  # whether each creature has crystals enough
    derived("abilities", Many(Many(Many(TRAIT)))),  # the traits in force of each creature
    derived("names", Many(Many(WORD))),  # what each creature is called as long as it lives
)

ACTIVATION: Final = Fields(
    "Activation",
    PASSAGE,
    given("code", NUMBER),
    given("waiting", NUMBER),  # those that may still speak
    note("seen", NUMBER, Same("waiting")),
    title="evolution.activation",
)

ATTACK: Final = Fields(
    "Attack",
    PASSAGE,
    given("code", NUMBER),
    given("target", NUMBER),
    note("first", NUMBER, Same("target")),
    note("which", NUMBER, 1),
    note("used", NUMBER),  # base attacking traits applied
    note("fresh", NUMBER, -1),  # the new attacking trait applied
    note("struck", FLAG),  # it has struck in this attack
    note("owed", FLAG, True),  # its sacrifice is still to be made
    title="evolution.attack",
)

BEAST_TURN: Final = Fields(
    "BeastTurn",
    PASSAGE,
    note("targets", Many(NUMBER)),
    note("i", NUMBER),
    note("hits", NUMBER),
    title="evolution.beast",
)

GAIN: Final = Fields(
    "Gain",
    PASSAGE,
    given("code", NUMBER),
    given("n", NUMBER),
    given("part", NUMBER, -1),
    title="evolution.gain",
)

GATHER: Final = Fields("Gather", PASSAGE, given("code", NUMBER), title="evolution.gather")

ROUNDS: Final = Fields("Rounds", PASSAGE, note("count", NUMBER), title="evolution.rounds")

ROUND_START: Final = Fields(
    "RoundStart",
    PASSAGE,
    given("left", NUMBER),  # seats still to be asked about their hand
    title="evolution.round-start",
)

SHADOW_TURN: Final = Fields("ShadowTurn", PASSAGE, note("code", NUMBER, -1), title="evolution.shadow")

TRANSMUTE: Final = Fields("Transmute", PASSAGE, given("i", NUMBER), title="evolution.transmute")

TURN: Final = Fields(
    "Turn",
    PASSAGE,
    note("acting", NUMBER, -1),  # the creature whose action is asked for
    title="evolution.turn",
)

USE_OVER: Final = Fields(
    "UseOver",
    PASSAGE,
    given("code", NUMBER),
    given("trait", NUMBER),
    given("x", NUMBER),
    given("target", NUMBER, -1),
    title="evolution.use-over",
)

ANSWERS: Final = Fields(
    "Answers",
    PASSAGE,
    given("code", NUMBER),
    given("timing", NUMBER),
    note("used", NUMBER),
    title="evolution.answers",
)
