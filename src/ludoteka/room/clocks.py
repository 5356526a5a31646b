"""How long a seat may be waited for: clocks, people who have gone, and when the others may claim."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ludoteka.room.audience import SOON

if TYPE_CHECKING:
    from ludoteka.room.table import Table


class Clocks:
    """Time at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.since: dict[int, float] = {}  # since when each seat has been asked, by a clock that never jumps
        self.spent: dict[int, int] = {}  # milliseconds
        self.away: dict[int, float] = {}  # since when a person who is asked has had no socket

    # --- clocks

    def shown(self) -> list[int] | None:
        """Milliseconds left for each seat, if the table has a clock."""
        return None if self.table.terms.clock is None else [self.left(chair.seat) for chair in self.table.chairs]

    def left(self, seat: int) -> int:
        clock = self.table.terms.clock
        play = self.table.play
        assert clock is not None
        plies = sum(1 for made in play.made if made.seat == seat) if play is not None else 0
        return 1000 * (clock.seconds + clock.increment * plies) - self.spent.get(seat, 0) - self.running(seat)

    def running(self, seat: int) -> int:
        """The milliseconds since this seat was asked."""
        return max(0, int((time.monotonic() - self.since[seat]) * 1000)) if seat in self.since else 0

    def spend(self, seat: int, spent: int) -> None:
        """A seat has answered and used this many milliseconds."""
        self.since.pop(seat, None)
        self.spent[seat] = self.spent.get(seat, 0) + spent

    def ask(self) -> None:
        """Whoever is asked and was not before is asked from now on."""
        now = time.monotonic()
        before = self.since
        self.since = {seat: before.get(seat, now) for seat in self.table.asked()}
        for seat in self.since.keys() - before.keys():
            self.table.house.awaits(self.table, seat)

    # --- who has gone

    def look_who_is_away(self) -> None:
        """Note who is asked and not here; tell the others when they may claim."""
        table = self.table
        audience = table.audience
        asked = table.asked()
        for seat in asked:
            if seat in self.away or seat >= len(table.chairs):
                continue
            chair = table.chairs[seat]
            if chair.kind == "person" and not audience.has(chair.guest):
                self.away[seat] = time.monotonic()
                asyncio.get_running_loop().call_later(table.house.rhythm.gone + SOON, audience.tell_table)
        for seat in [seat for seat in self.away if seat not in asked or audience.has(table.chairs[seat].guest)]:
            del self.away[seat]

    def claimable(self) -> list[int]:
        """Seats of people who are asked and have gone away, or have no time left."""
        table = self.table
        now = time.monotonic()
        found = {seat for seat, since in self.away.items() if now - since >= table.house.rhythm.gone}
        if table.terms.clock is not None:
            people = {chair.seat for chair in table.chairs if chair.kind == "person"}
            found |= {seat for seat in table.asked() if seat in people and self.left(seat) <= 0}
        return sorted(found)
