"""Which cards a sentence speaks of."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import FOLLOWER, KIND


class Filter:
    """A sort of entities. `name` is the end of the ids of its messages."""

    def __init__(self, name: str, kind: int, but: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.but: Final = but

    def fits(self, card: int) -> bool:
        if self.kind < 0:
            return True
        return (KIND[card] == self.kind) != self.but


ENTITY: Final = Filter("entity", -1)
A_FOLLOWER: Final = Filter("follower", FOLLOWER)
NOT_FOLLOWER: Final = Filter("not-follower", FOLLOWER, True)
