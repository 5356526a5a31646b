"""What lies before one seat, and the options in force at a table."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.twins import PlainPlayer
from ludoteka.kernel.plain import makes


@final
@mypyc_attr(acyclic=True)
class Player(PlainPlayer):
    """What lies before one seat."""

    # rule: quarriors.locations.collection, quarriors.locations.four-places, quarriors.components.bags

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def creatures(self) -> int:
        """How many creatures stand in the ready area."""
        # rule: quarriors.creatures.definition, quarriors.creatures.not-elsewhere
        count = 0
        for die in self.ready:
            if not die & ATTACHED:
                count += 1
        return count


makes(Player)
