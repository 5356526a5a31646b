"""What lies before one seat, and the readings of the book in force at a table."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.deck import ANY, CARD_BITS, MARKER, OF_HEALTH
from ludoteka.games.etherstone.twins import PlainPlayer
from ludoteka.kernel.plain import makes


@final
@mypyc_attr(acyclic=True)
class Player(PlainPlayer):
    """What lies before one seat."""

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

    def can_pay(self, purse: list[int]) -> bool:
        """Whether all of a purse could be paid."""
        stones = self.stones
        together = purse[ANY]
        for colour in range(ANY):
            if purse[colour] > stones[colour]:
                return False
            together += purse[colour]
        return together <= self.all_stones() and purse[OF_HEALTH] <= self.health

    def leaves_hand(self, card: int) -> None:
        """Take a card out of the hand; if it was known to be there, that is no longer known."""
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)


makes(Player)
