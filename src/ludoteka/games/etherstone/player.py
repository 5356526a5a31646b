"""What lies before one seat, and the readings of the book in force at a table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.deck import CARD, CARD_BITS, IN_PLAY, MARKER
from ludoteka.kernel.plain import FLAG, NUMBER, OPEN, OWN, SEAT, WORD, Field, Many, Plain


@final
@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat."""

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.leader = -1
            self.health = 0
            self.infected = False
            self.stones: list[int] = [0, 0, 0, 0]
            self.markers = 0
            self.vp = 0
            self.deals = 0
            self.token = False
            self.play: list[int] = []
            self.hand: list[int] = []
            self.known: list[int] = []
            self.trophies: list[int] = []
            self.leaders: list[int] = []
        else:
            self.leader = of.leader
            self.health = of.health
            self.infected = of.infected
            self.stones = of.stones[:]
            self.markers = of.markers
            self.vp = of.vp
            self.deals = of.deals
            self.token = of.token
            self.play = of.play[:]
            self.hand = of.hand[:]
            self.known = of.known[:]
            self.trophies = of.trophies[:]
            self.leaders = of.leaders[:]

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def place_of(self, card: int) -> int:
        """Where an entity lies among those in play; -1 if it does not."""
        play = self.play
        for i in range(len(play)):
            if play[i] & CARD_BITS == card:
                return i
        return -1

    def has_out(self, card: int) -> bool:
        """Whether this card lies before the player: the leader, or an entity in play."""
        return card == self.leader or self.place_of(card) >= 0

    def markers_on(self, card: int) -> int:
        if card == self.leader:
            return self.markers
        at = self.place_of(card)
        return self.play[at] // MARKER if at >= 0 else 0

    def all_markers(self) -> int:
        count = self.markers
        for it in self.play:
            count += it // MARKER
        return count

    def all_stones(self) -> int:
        stones = self.stones
        return stones[0] + stones[1] + stones[2] + stones[3]

    def leaves_hand(self, card: int) -> None:
        """Take a card out of the hand; if it was known to be there, that is no longer known."""
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("leader", OPEN, CARD),
    Field("health", OPEN, NUMBER),
    Field("infected", OPEN, FLAG),  # the dial lies on the leader card
    Field("stones", OPEN, Many(NUMBER)),  # black, green, red, white
    Field("markers", OPEN, NUMBER),  # on the leader
    Field("vp", OPEN, NUMBER),
    Field("deals", OPEN, NUMBER),
    Field("token", OPEN, FLAG),  # the end-of-game token
    Field("play", OPEN, Many(IN_PLAY)),
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand that everybody has seen
    Field("trophies", OWN, CARDS),
    Field("leaders", OWN, CARDS),  # dealt, before one of them is chosen
)


class Rules(Plain):
    """The variant and the readings of the book in force at this table. Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.cards = "draft"
        self.refresh_to_zero = True
        self.infected_refresh = True
        self.immediate = "optional"
        self.infected_gains = "lost"
        self.matches = "live"

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("cards", OPEN, WORD),
    Field("refresh_to_zero", OPEN, FLAG),
    Field("infected_refresh", OPEN, FLAG),
    Field("immediate", OPEN, WORD),
    Field("infected_gains", OPEN, WORD),
    Field("matches", OPEN, WORD),
)
