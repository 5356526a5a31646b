"""What lies before one seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.creature import Creature, blank_creature
from ludoteka.games.evolution.deck import CARD
from ludoteka.kernel.plain import NUMBER, OPEN, OWN, SEAT, Field, Many, Nest, Plain


@final
@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat."""

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.tokens = 0
            self.hand: list[int] = []
            self.creatures: list[Creature] = []
        else:
            self.tokens = of.tokens
            self.hand = of.hand  # shared: never changed, only replaced
            self.creatures = [Creature(creature) for creature in of.creatures]

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

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


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("tokens", OPEN, NUMBER),
    Field("hand", OWN, CARDS),
    Field("creatures", OPEN, Many(Nest(blank_creature))),
)


def blank_player() -> Plain:
    return Player(0)
