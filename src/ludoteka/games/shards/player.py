"""What lies before one seat: the leader with health and mastery, the hand, the deck, the play zone."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.deck import CARD, FACTION, IN_PLAY, LEADER_NAME
from ludoteka.kernel.piles import Pile, Piled
from ludoteka.kernel.plain import FLAG, NUMBER, OPEN, OWN, SEAT, Field, Many, Plain

FULL_HEALTH: Final = 50


@final
@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat."""

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.leader = -1
            self.health = FULL_HEALTH
            self.mastery = 0
            self.gems = 0
            self.power = 0
            self.infinite = False
            self.focused = False
            self.out = False
            self.hand: list[int] = []
            self.known: list[int] = []
            self.deck = Pile(1 + seat, [], [], [])
            self.discard: list[int] = []
            self.allies: list[int] = []
            self.hired: list[int] = []
            self.champions: list[int] = []
            self.played: list[int] = []
            self.relics: list[int] = []
            self.secret: list[int] = []
            self.unused: list[int] = []
            self.relic = -1
            self.bid = 0
            self.summons = 0
            self.echoes = 0
            self.talons = 0
            self.hearts = 0
            self.struck = 0
            self.unblockable = False
        else:
            self.leader = of.leader
            self.health = of.health
            self.mastery = of.mastery
            self.gems = of.gems
            self.power = of.power
            self.infinite = of.infinite
            self.focused = of.focused
            self.out = of.out
            self.hand = of.hand[:]
            self.known = of.known[:]
            self.deck = of.deck.clone()
            self.discard = of.discard[:]
            self.allies = of.allies[:]
            self.hired = of.hired[:]
            self.champions = of.champions[:]
            self.played = of.played[:]
            self.relics = of.relics[:]
            self.secret = of.secret[:]
            self.unused = of.unused[:]
            self.relic = of.relic
            self.bid = of.bid
            self.summons = of.summons
            self.echoes = of.echoes
            self.talons = of.talons
            self.hearts = of.hearts
            self.struck = of.struck
            self.unblockable = of.unblockable

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def leaves_hand(self, card: int) -> None:
        """Take a card out of the hand; if it was known to be there, that is no longer known."""
        self.hand.remove(card)
        if self.known and card in self.known:
            self.known.remove(card)

    def champions_of(self, faction: int) -> int:
        count = 0
        for champion in self.champions:
            if FACTION[champion & 127] == faction:
                count += 1
        return count


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("leader", OPEN, LEADER_NAME),
    Field("health", OPEN, NUMBER),
    Field("mastery", OPEN, NUMBER),
    Field("gems", OPEN, NUMBER),
    Field("power", OPEN, NUMBER),
    Field("infinite", OPEN, FLAG),
    Field("focused", OPEN, FLAG),
    Field("out", OPEN, FLAG),
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand that everybody has seen
    Field("deck", OPEN, Piled(CARD, 0)),
    Field("discard", OPEN, CARDS),
    Field("allies", OPEN, CARDS),  # in the play zone, from hand
    Field("hired", OPEN, CARDS),  # in the play zone, fast-played
    Field("champions", OPEN, Many(IN_PLAY)),
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


def blank_player() -> Plain:
    return Player(0)
