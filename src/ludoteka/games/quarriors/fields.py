"""Every field of this game, written once. `tools/fields.py` writes `twins.py` and the page's `views.ts` from it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import SUPPLY, WILDS
from ludoteka.games.quarriors.dice import DICE_OF_KINDS, FACE, KINDS, ROLLED_DICE
from ludoteka.games.quarriors.rules import SETTINGS
from ludoteka.games.quarriors.standing import READY
from ludoteka.kernel.game import options
from ludoteka.kernel.kinds import COUNT, FLAG, NUMBER, SEAT, Bits, Many, Maybe, Record, Word
from ludoteka.kernel.machine import PASSAGE, STATE
from ludoteka.kernel.plain import OPEN, OWN, Field, Fields, Nest, derived, given, note
from ludoteka.kernel.windows import TRIGGERS, WINDOW

PHASES: Final = ("", "score", "roll", "summon", "attack", "capture", "clean-up")
STATS: Final = Record(level=NUMBER, attack=NUMBER, defense=NUMBER, glory=NUMBER)

RULES: Final = Fields("Rules", None, *options(SETTINGS), constant=True)

# rule: quarriors.manners.zones-clear, quarriors.components.glory-track, quarriors.components.glory-markers
PLAYER: Final = Fields(
    "Player",
    None,
    Field("seat", OPEN, SEAT, given=True),
    Field("glory", OPEN, COUNT),
    Field("quiddity", OPEN, COUNT),
    Field("bag", OWN, DICE_OF_KINDS),
    Field("pool", OPEN, ROLLED_DICE),
    Field("ready", OPEN, READY, room=8),  # creatures, each followed by the spells attached to it
    Field("spells", OPEN, Many(FACE)),  # spells in the ready area that are not attached
    Field("used", OPEN, DICE_OF_KINDS),
    Field("spent", OPEN, DICE_OF_KINDS),  # where the later rulebook's spent pile is played with
    Field("aside", OPEN, DICE_OF_KINDS),  # set aside by its own card, waiting for a kill
    Field("might", OPEN, NUMBER),  # what each of its creatures has more attack this turn
    Field("guard", OPEN, NUMBER),  # and more defense
    Field("haven", OPEN, FLAG),  # its creatures destroyed this turn go to the active pool
)

QUARRIORS: Final = Fields(
    "Quarriors",
    STATE,
    Field("rules", OPEN, Nest(RULES)),
    Field("wilds", OPEN, WILDS, [-1] * KINDS),
    Field("supply", OPEN, SUPPLY, [0] * KINDS),
    Field("players", OPEN, Many(Nest(PLAYER))),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("captures", OPEN, NUMBER),  # how many the seat whose turn it is may still make
    Field("discount", OPEN, NUMBER),  # what every capture of this turn costs less
    Field("scored", OPEN, NUMBER),  # creatures scored in this turn
    Field("just_scored", OPEN, DICE_OF_KINDS),  # the dice that scored in this turn's first phase
    Field("beaten", OPEN, Bits(4, by_seat=True)),  # opponents who lost a creature to this turn's attack, as bits
    Field("summoned", OPEN, Bits(KINDS)),  # the kinds of creatures summoned in this turn, as bits
    Field("attackers", OPEN, Many(FACE)),  # the attack in progress: faces, what each counts, where each stands
    Field("values", OPEN, Many(NUMBER), room=8),
    Field("places", OPEN, Many(NUMBER), room=8),
    Field("added", OPEN, Many(NUMBER), room=8),  # what each added to the attack on the present defender
    Field("defender", OPEN, SEAT, -1),
    Field("remaining", OPEN, NUMBER),
    Field("rescued", OPEN, FLAG),  # the creature about to leave comes back
    derived("phase_name", Word(*PHASES)),
    derived("goal", NUMBER),  # the glory that wins
    derived("prices", Many(NUMBER)),  # of the cards in the wilds, for the seat whose turn it is
    derived("on_cards", Many(NUMBER)),  # how many dice lie on each of them
    derived("funds", Many(NUMBER)),  # the quiddity of each seat
    derived("stats", Many(Many(Maybe(STATS)))),  # of each seat's creatures as they stand
)

ATTACK: Final = Fields(
    "Attack",
    PASSAGE,
    note("next", NUMBER, 1),
    note("kills", NUMBER),
    note("cursor", NUMBER, -1),
    note("quake", NUMBER),
    note("calm", FLAG),
    title="quarriors.attack",
)

FALL: Final = Fields(
    "Fall",
    PASSAGE,
    given("loser", SEAT),
    given("spot", NUMBER),
    given("struck", FLAG),
    note("die", NUMBER, -1),
    note("haunting", NUMBER),
    note("ways", Many(NUMBER)),
    title="quarriors.fall",
)

REACTIONS: Final = Fields(
    "Reactions",
    WINDOW,
    given("moment", NUMBER),
    given("of", SEAT, -1),
    title="quarriors.reactions",
)

ORDER: Final = Fields("Order", TRIGGERS, title="quarriors.order")

SCORING: Final = Fields("Scoring", PASSAGE, note("left", NUMBER), title="quarriors.scoring")

TURN: Final = Fields("Turn", PASSAGE, title="quarriors.turn")
