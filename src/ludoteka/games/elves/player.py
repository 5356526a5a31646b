"""What lies before one seat, and the rules that hold for all of them."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.twins import PlainPlayer
from ludoteka.kernel.plain import makes


@final
@mypyc_attr(acyclic=True)
class Player(PlainPlayer):
    """What lies before one seat.

    `lands`, `held` and `border` are kept up to date by the table: how many tokens of the seat lie on the map, on which
    cells, and which cells share a side with one of these; the two sets as bits.
    """

    # rule: elves.setup.hand-secret

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)


makes(Player)
