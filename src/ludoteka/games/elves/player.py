"""What lies before one seat, and the rules that hold for all of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.board import CELL
from ludoteka.games.elves.deck import CARD, NATION
from ludoteka.games.elves.goal_cards import GOAL
from ludoteka.games.elves.pieces import SPIED
from ludoteka.kernel.plain import FLAG, HIDDEN, NUMBER, OPEN, OWN, SEAT, WORD, Field, Many, Plain


@final
@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat.

    `lands`, `held` and `border` are kept up to date by the table: how many tokens of the seat lie on the map, on which
    cells, and which cells share a side with one of these; the two sets as bits.
    """

    # rule: elves.setup.hand-secret

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.nation = -1
            self.castle = -1
            self.out = False
            self.goal = -1
            self.ruled_out = 0
            self.hand: list[int] = []
            self.known: list[int] = []
            self.sent: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.treasures: list[int] = []
            self.artefacts: list[int] = []
            self.spied: list[int] = []
            self.turns = 0
            self.vigil = 0
            self.trophies = 0
            self.silent = False
            self.offers = 0
            self.lands = 0
            self.held = 0
            self.border = 0
        else:
            self.nation = of.nation
            self.castle = of.castle
            self.out = of.out
            self.goal = of.goal
            self.ruled_out = of.ruled_out
            self.hand = of.hand[:]
            self.known = of.known[:]
            self.sent = of.sent[:]
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.treasures = of.treasures[:]
            self.artefacts = of.artefacts[:]
            self.spied = of.spied[:]
            self.turns = of.turns
            self.vigil = of.vigil
            self.trophies = of.trophies
            self.silent = of.silent
            self.offers = of.offers
            self.lands = of.lands
            self.held = of.held
            self.border = of.border

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def kept(self) -> tuple[str, ...]:
        return ("lands", "held", "border")

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("nation", OPEN, NATION),
    Field("castle", OPEN, CELL),  # the starting Castle
    Field("out", OPEN, FLAG),
    Field("goal", OWN, GOAL),
    Field("ruled_out", OPEN, NUMBER),  # goals that this seat would have won by already, as bits
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
    Field("trophies", OPEN, NUMBER),  # Castles held that were taken from who held them, as bits
    Field("silent", OPEN, FLAG),  # passes until the battle ends
    Field("offers", OPEN, NUMBER),  # partners offered a trade in this turn, as bits
)


def blank_player() -> Plain:
    return Player(0)


class Rules(Plain):
    """The scenario and the readings of the book in force at this table. Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.scenario = "superiority"
        self.layout = "novice"
        self.race = "lands"
        self.nations = "random"
        self.castles = "seated"
        self.allies = "across"
        self.trade = True
        self.castle_retreat = False
        self.reveal = "on_take"
        self.inherit = False
        self.ally_keeper = False
        self.castles_are_towers = False

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("scenario", OPEN, WORD),
    Field("layout", OPEN, WORD),
    Field("race", OPEN, WORD),
    Field("nations", OPEN, WORD),
    Field("castles", OPEN, WORD),
    Field("allies", OPEN, WORD),
    Field("trade", OPEN, FLAG),
    Field("castle_retreat", OPEN, FLAG),
    Field("reveal", OPEN, WORD),
    Field("inherit", OPEN, FLAG),
    Field("ally_keeper", OPEN, FLAG),
    Field("castles_are_towers", OPEN, FLAG),
)
