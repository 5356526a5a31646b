"""What lies on the table: the market, the threats, and the cards nobody has; before each seat its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.player import CARDS, Player, Rules
from ludoteka.kernel.machine import STATE, State
from ludoteka.kernel.plain import HIDDEN, INNER, NUMBER, OPEN, SEAT, Field, Many, Nest, Plain

FULL_HEALTH: Final = 16
HAND: Final = 7
AREA: Final = 3
DICE: Final = 5
STONES_IN_BOX: Final = 20  # of each colour; for show, a gain never fails
MARKERS_IN_BOX: Final = 32
VP_TOKENS: Final = 32
DEAL_COSTS: Final = 7

DICE_LUCK: Final = 0  # streams of luck
THREAT_LUCK: Final = 1
CARD_LUCK: Final = 2
SEAT_LUCK: Final = 3
STREAMS: Final = 4

SETUP: Final = 0
DRAFTING: Final = 1
MAIN: Final = 2
PHASES: Final = ["setup", "draft", "main"]

HAND_EMPTY: Final = 1
THREATS_GONE: Final = 2
SUPPLY_EMPTY: Final = 3
ENDINGS: Final = ("", "hand-empty", "threats-gone", "supply-empty")


@mypyc_attr(acyclic=True)
class Layout(State):
    """The things of one table; what can happen to them is told by `Etherstone`."""

    def __init__(self, of: Layout | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.players: list[Player] = []
            self.first = 0
            self.turn = 0
            self.turns = 0
            self.phase = SETUP
            self.closing = 0
            self.supply = 0
            self.aside = 0
            self.dice: list[int] = []
            self.holder: list[int] = []
            self.die = -1
            self.colour = -1
            self.value = 0
            self.area: list[int] = []
            self.ones: list[int] = []
            self.twos: list[int] = []
            self.threes: list[int] = []
            self.left: list[int] = []
            self.under: list[int] = []
            self.box: list[int] = []
            self.undealt: list[int] = []
            self.absent: list[int] = []
            self.packets: list[int] = []
            self.picked = 0
            self.waiting: list[int] = []
        else:
            self.rules = of.rules
            self.players = [player.clone() for player in of.players]
            self.first = of.first
            self.turn = of.turn
            self.turns = of.turns
            self.phase = of.phase
            self.closing = of.closing
            self.supply = of.supply
            self.aside = of.aside
            self.dice = of.dice[:]
            self.holder = of.holder[:]
            self.die = of.die
            self.colour = of.colour
            self.value = of.value
            self.area = of.area[:]
            self.ones = of.ones[:]
            self.twos = of.twos[:]
            self.threes = of.threes[:]
            self.left = of.left[:]
            self.under = of.under[:]
            self.box = of.box[:]
            self.undealt = of.undealt[:]
            self.absent = of.absent[:]
            self.packets = of.packets[:]
            self.picked = of.picked
            self.waiting = of.waiting[:]

    def fields(self) -> tuple[Field, ...]:
        return LAYOUT

    def seats(self) -> int:
        return len(self.players)

    def packet(self, seat: int) -> list[int]:
        """The cards that `seat` now holds to pick from; empty when the draft is over."""
        if self.phase != DRAFTING or not self.packets:
            return []
        n = len(self.players)
        q = (seat - self.picked) % n
        return self.packets[q * HAND + self.picked : (q + 1) * HAND]

    def market_dice(self) -> int:
        count = 0
        for seat in self.holder:
            if seat < 0:
                count += 1
        return count

    def market_is_empty(self) -> bool:
        for seat in self.holder:
            if seat < 0:
                return False
        return True

    def deck_size(self) -> int:
        left = self.left
        return left[0] + left[1] + left[2] + len(self.under)

    def stones_left(self, colour: int) -> int:
        """What the supply shows of a colour; substitutes are used when it is empty."""
        # rule: etherstone.components.stones, etherstone.setup.common-supply, etherstone.tokens.unlimited-supply
        out = 0
        for player in self.players:
            out += player.stones[colour]
        return max(0, STONES_IN_BOX - out)

    def markers_left(self) -> int:
        # rule: etherstone.components.markers
        out = 0
        for player in self.players:
            out += player.all_markers()
        return max(0, MARKERS_IN_BOX - out)


def blank_player() -> Plain:
    return Player(0)


NUMBERS: Final = Many(NUMBER)
LAYOUT: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("first", OPEN, SEAT),
    Field("turn", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("closing", OPEN, NUMBER),  # the condition of the end that was met first, or 0
    Field("supply", OPEN, NUMBER),
    Field("aside", OPEN, NUMBER),
    Field("dice", OPEN, NUMBERS),  # the values of the black, green, red, white and violet die
    Field("holder", OPEN, Many(SEAT)),  # beside whose leader each lies; nobody's is on the market
    Field("die", OPEN, NUMBER),  # the one taken this turn, what it counts as, and its value
    Field("colour", OPEN, NUMBER),
    Field("value", OPEN, NUMBER),
    Field("area", OPEN, CARDS),
    Field("ones", HIDDEN, CARDS),  # threats not yet seen, by level; so many of each are in the deck
    Field("twos", HIDDEN, CARDS),
    Field("threes", HIDDEN, CARDS),
    Field("left", OPEN, NUMBERS),
    Field("under", OPEN, CARDS),  # threats put under the deck
    Field("box", OPEN, CARDS),  # entities destroyed
    Field("undealt", HIDDEN, CARDS),
    Field("absent", HIDDEN, CARDS),  # leaders that nobody plays
    Field("packets", INNER, CARDS),  # seven cards a packet: first those picked, in order, then the rest
    Field("picked", OPEN, NUMBER),
    Field("waiting", INNER, NUMBERS),  # constant abilities to be applied: seat * 256 + ability
)
