"""What lies before one seat: the leader with health and mastery, the hand, the deck, the play zone."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.deck import FACTION
from ludoteka.games.shards.twins import PlainPlayer
from ludoteka.kernel.plain import makes


@final
@mypyc_attr(acyclic=True)
class Player(PlainPlayer):
    """What lies before one seat."""

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


makes(Player)
