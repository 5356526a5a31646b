"""Every field of this game, written once. `tools/fields.py` writes `twins.py` and the page's `views.ts` from it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.board import BOARD, CELL, CELLS, OWNERS
from ludoteka.games.elves.deck import CARD, NATION
from ludoteka.games.elves.goal_cards import GOAL
from ludoteka.games.elves.pieces import FIELD, FREE, GUARD, SPIED, SQUAD, WARRIOR
from ludoteka.games.elves.rules import SETTINGS
from ludoteka.kernel.game import options
from ludoteka.kernel.kinds import FLAG, NUMBER, SEAT, Bits, ByName, Many, Maybe, Step
from ludoteka.kernel.machine import PASSAGE, STATE
from ludoteka.kernel.plain import HIDDEN, INNER, OPEN, OWN, Field, Fields, Nest, derived, given, kept, note
from ludoteka.kernel.windows import WINDOW

PHASES: Final = ("setup", "summon", "discard", "capture")
STAGES: Final = ("peace", "commitment", "layout", "fight")  # of a battle
CARDS: Final = Many(CARD)

RULES: Final = Fields("Rules", None, *options(SETTINGS), constant=True)

PLAYER: Final = Fields(
    "Player",
    None,
    Field("seat", OPEN, SEAT, given=True),
    Field("nation", OPEN, NATION),
    Field("castle", OPEN, CELL),  # the starting Castle
    Field("out", OPEN, FLAG),
    Field("goal", OWN, GOAL),
    Field("ruled_out", OPEN, Bits(len(GOAL.ids))),  # goals that this seat would have won by already, as bits
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand, sent cards included, that everybody knows
    Field("sent", OWN, CARDS),  # face down before the seat, on their way to the field
    Field("deck", HIDDEN, CARDS),
    Field("discard", OPEN, CARDS),
    Field("treasures", OPEN, CARDS),
    Field("artefacts", OWN, CARDS),
    Field("spied", OWN, Many(SPIED)),  # cards that this seat has seen in others' hands or among their artefacts
    Field("turns", OPEN, NUMBER),  # turns begun
    Field("vigil", OPEN, NUMBER),  # own turns begun since the Central Castle was taken
    Field("trophies", OPEN, Bits(len(CELLS))),  # Castles held that were taken from who held them, as bits
    Field("silent", OPEN, FLAG),  # passes until the battle ends
    Field("offers", OPEN, Bits(4, by_seat=True)),  # partners offered a trade in this turn, as bits
    kept("lands", NUMBER),  # how many tokens of the seat lie on the map
    kept("held", NUMBER),  # on which cells, as bits
    kept("border", NUMBER),  # the cells that share a side with one of these, as bits
)

ELVES: Final = Fields(
    "Elves",
    STATE,
    Field("rules", OPEN, Nest(RULES)),
    Field("players", OPEN, Many(Nest(PLAYER))),
    Field("board", OPEN, BOARD, 0),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, Step(*PHASES)),
    Field("owners", OPEN, OWNERS, [-1] * len(CELLS)),
    Field("conflict", OPEN, CELL),  # where the conflict token lies
    Field("squads", OPEN, Many(SQUAD), room=5),
    Field("neutrals", HIDDEN, CARDS),  # the neutral deck
    Field("fallen", OPEN, CARDS),  # its discard
    Field("relics", HIDDEN, CARDS),  # the artefact deck
    Field("removed", OPEN, CARDS),  # artefacts that were used
    Field("gone", HIDDEN, CARDS),  # what the eliminated left behind
    Field("unused", HIDDEN, Many(GOAL)),
    Field("pledged", INNER, CARDS),  # what lies in an open offer
    Field("common", OPEN, GOAL),  # the goal that all share
    Field("lots", OPEN, CARDS),  # neutral cards that everybody knows to lie in the deck
    Field("mustered", OPEN, CARDS),  # neutral cards that everybody knows to lie in the squads
    Field("truce", OPEN, CELL),
    Field("teleport", OPEN, FLAG),
    Field("second", OPEN, FLAG),
    Field("stage", OPEN, Step(*STAGES)),
    Field("attacker", OPEN, SEAT, -1),
    Field("defender", OPEN, SEAT, -1),  # nobody when neutrals defend
    Field("keeper", OPEN, SEAT, -1),  # who decides for the attacked side
    Field("guards", OPEN, Many(GUARD), room=3),  # the neutrals that defend, before they are laid out
    Field("field", OPEN, FIELD, [FREE, FREE, FREE, FREE]),
    Field("taken", OPEN, CARD),  # turned up in the advanced layout, about to be placed
    Field("top", OPEN, WARRIOR, FREE),
    Field("bottom", OPEN, WARRIOR, FREE),
    Field("flipped", OPEN, FLAG),
    Field("spoils", OPEN, CARDS),  # treasures in the centre
    Field("reserve", OPEN, NUMBER, -1),  # the side that had the reserve at the start
    Field("reserve_card", OPEN, CARD),
    Field("fled", OPEN, NUMBER, -1),  # the side that left after the layout
    Field("round", OPEN, NUMBER),
    Field("stirred", OPEN, FLAG),  # somebody struck or moved in this round
    Field("last_initiative", OPEN, NUMBER, -1),
    Field("last_side", OPEN, NUMBER, -1),
    Field("blocker", OPEN, SEAT, -1),
    Field("looped", OPEN, FLAG),
    Field("trail", INNER, Many(NUMBER)),  # positions since the last strike or Action, to find a loop
    derived("cells", ByName(CELL, Many(NUMBER))),  # where the middle of each cell is drawn
    derived("lands", Many(NUMBER)),  # of each seat
    derived("summons", Many(NUMBER)),
    derived("tokens", Many(NUMBER)),
    derived("strikes", Many(NUMBER)),  # of the warrior in each place, as bits
    derived("dragons", ByName(CELL, Maybe(CARD))),  # in each Castle
    derived("goals", Many(Maybe(GOAL))),  # of each seat, where the viewer may know it
)

ANSWERS: Final = Fields(
    "Answers",
    WINDOW,
    given("window", NUMBER),
    given("item", NUMBER, -1),
    title="elves.answers",
)

DECLARED: Final = Fields(
    "Declared",
    PASSAGE,
    given("card", NUMBER),
    given("item", NUMBER, -1),  # where on the stack what it answers waits
    note("aim", NUMBER, -1),
    note("also", NUMBER, -1),
    note("prevented", NUMBER),
    note("cancelled", FLAG),
    title="elves.action",
)

CAPTURE: Final = Fields(
    "Capture",
    PASSAGE,
    given("cell", NUMBER),
    note("looked", NUMBER, -1),  # the squad looked at
    title="elves.capture",
)

FIGHT: Final = Fields("Fight", PASSAGE, title="elves.fight")

CARD_TURN: Final = Fields("CardTurn", PASSAGE, given("one", NUMBER), given("extra", FLAG), title="elves.card-turn")

LAYOUT: Final = Fields("Layout", PASSAGE, note("placed", NUMBER), title="elves.layout")

ROUNDS: Final = Fields("Rounds", PASSAGE, title="elves.rounds")

SET_UP: Final = Fields("SetUp", PASSAGE, title="elves.setup")

STRIKE: Final = Fields(
    "Strike",
    PASSAGE,
    given("by", NUMBER),  # numbers of warriors, not places
    given("hand", NUMBER),
    given("target", NUMBER),
    note("bonus", NUMBER),
    note("prevented", NUMBER),
    title="elves.strike",
)

MOVE: Final = Fields("Move", PASSAGE, given("by", NUMBER), given("hand", NUMBER), title="elves.move")

DEATHS: Final = Fields("Deaths", PASSAGE, title="elves.deaths")

EXCHANGE: Final = Fields("Exchange", PASSAGE, given("card", CARD, 0), title="elves.exchange")

OFFER: Final = Fields(
    "Offer",
    PASSAGE,
    given("to", SEAT),
    note("gives", Many(CARD)),
    note("wants", Many(CARD)),
    note("artefacts", NUMBER),
    note("paid", Many(CARD)),
    note("help", FLAG),
    given("countered", FLAG),
    title="elves.offer",
)

TURN: Final = Fields("Turn", PASSAGE, note("cell", NUMBER, -1), note("again", FLAG), title="elves.turn")
