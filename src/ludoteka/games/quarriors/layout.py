"""What lies on the table: the wilds, and before each seat a bag, an active pool, a ready area and a used pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.deck import SUPPLY, WILDS
from ludoteka.games.quarriors.dice import DICE_OF_KINDS, FACE, KINDS
from ludoteka.games.quarriors.player import Player, Rules
from ludoteka.kernel.machine import STATE, State
from ludoteka.kernel.plain import FLAG, NUMBER, OPEN, SEAT, Field, Many, Nest, Plain

LAYING_OUT: Final = 0  # streams of luck: the cards laid out, then each seat's bag, then each seat's dice
BAGS: Final = 1
ROLLS: Final = 5
STREAMS: Final = 9

PHASES: Final = ["", "score", "roll", "summon", "attack", "capture", "clean-up"]
SCORE: Final = 1
ROLL: Final = 2
MAIN: Final = 3
STRIKE: Final = 4
BUY: Final = 5
CLEAN: Final = 6

# rule: quarriors.win.two-endings
GLORY_GOAL: Final = 1
EMPTY_CARDS: Final = 2
ENDINGS: Final = ("", "glory_goal", "empty_cards")
GOALS: Final = [0, 0, 20, 15, 12]  # by number of players
EMPTY_ENOUGH: Final = 4
HANDFUL: Final = 6**6


@mypyc_attr(acyclic=True)
class Layout(State):
    """The things of one table."""

    def __init__(self, of: Layout | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.wilds: list[int] = [-1] * KINDS
            self.supply: list[int] = [0] * KINDS
            self.players: list[Player] = []
            self.turn = 0
            self.first = 0
            self.turns = 0
            self.phase = 0
            self.captures = 0
            self.discount = 0
            self.scored = 0
            self.just_scored: list[int] = []
            self.beaten = 0
            self.summoned = 0
            self.attackers: list[int] = []
            self.values: list[int] = []
            self.places: list[int] = []
            self.added: list[int] = []
            self.defender = -1
            self.remaining = 0
            self.rescued = False
        else:
            self.rules = of.rules
            self.wilds = of.wilds[:]
            self.supply = of.supply[:]
            self.players = [player.clone() for player in of.players]
            self.turn = of.turn
            self.first = of.first
            self.turns = of.turns
            self.phase = of.phase
            self.captures = of.captures
            self.discount = of.discount
            self.scored = of.scored
            self.just_scored = of.just_scored[:]
            self.beaten = of.beaten
            self.summoned = of.summoned
            self.attackers = of.attackers[:]
            self.values = of.values[:]
            self.places = of.places[:]
            self.added = of.added[:]
            self.defender = of.defender
            self.remaining = of.remaining
            self.rescued = of.rescued

    def fields(self) -> tuple[Field, ...]:
        return LAYOUT

    def seats(self) -> int:
        return len(self.players)


def blank_player() -> Plain:
    return Player(0)


LAYOUT: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("wilds", OPEN, WILDS),
    Field("supply", OPEN, SUPPLY),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("captures", OPEN, NUMBER),  # how many the seat whose turn it is may still make
    Field("discount", OPEN, NUMBER),  # what every capture of this turn costs less
    Field("scored", OPEN, NUMBER),  # creatures scored in this turn
    Field("just_scored", OPEN, DICE_OF_KINDS),  # the dice that scored in this turn's first phase
    Field("beaten", OPEN, NUMBER),  # opponents who lost a creature to this turn's attack, as bits
    Field("summoned", OPEN, NUMBER),  # the kinds of creatures summoned in this turn, as bits
    Field("attackers", OPEN, Many(FACE)),  # the attack in progress: faces, what each counts, where each stands
    Field("values", OPEN, Many(NUMBER)),
    Field("places", OPEN, Many(NUMBER)),
    Field("added", OPEN, Many(NUMBER)),  # what each added to the attack on the present defender
    Field("defender", OPEN, SEAT),
    Field("remaining", OPEN, NUMBER),
    Field("rescued", OPEN, FLAG),  # the creature about to leave comes back
)
