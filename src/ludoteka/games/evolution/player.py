"""What lies before one seat."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.twins import PlainPlayer
from ludoteka.kernel.plain import makes


@final
@mypyc_attr(acyclic=True)
class Player(PlainPlayer):
    """What lies before one seat."""

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def take(self, card: int) -> None:
        self.hand = [*self.hand, card]

    def give(self, card: int) -> None:
        """This card leaves the hand."""
        hand = self.hand[:]
        hand.remove(card)
        self.hand = hand

    def is_awake(self) -> bool:
        """Whether any creature of this player is awake."""
        for creature in self.creatures:
            if not creature.asleep:
                return True
        return False




makes(Player)
