"""Turns at something scarce: whoever has had least of it goes first, by guest and then by table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(slots=True)
class Waiter:
    """Somebody who waits. `weight`: how many times as much they get as one of weight 1."""

    guest: str
    table: str
    weight: float
    since: float = field(default_factory=time.monotonic)
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A number of places. What somebody has had is reckoned in seconds and counts for as long as others wait."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiter] = []
        self.had: Counter[str] = Counter()  # by guest, and by table

    @asynccontextmanager
    async def turn(self, guest: str, table: str, weight: float = 1) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        one = Waiter(guest, table, weight)
        self.waiting.append(one)
        self.call()
        try:
            await one.called
        except asyncio.CancelledError:
            if one.called.done() and not one.called.cancelled():
                self.leave(one, 0)  # called and gone at the same moment
            elif one in self.waiting:  # who gave places away may have passed over them already
                self.waiting.remove(one)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self.leave(one, time.monotonic() - began)

    def call(self) -> None:
        """Give the free places to whoever has had least; who has waited longest among equals."""
        while self.free and self.waiting:
            had = self.had
            one = min(self.waiting, key=lambda one: (had[f"g{one.guest}"], had[f"t{one.table}"], one.since))
            self.waiting.remove(one)
            if not one.called.done():
                self.free -= 1
                one.called.set_result(None)

    def leave(self, one: Waiter, seconds: float) -> None:
        self.free += 1
        cost = max(seconds, 0.001) / one.weight
        self.had[f"g{one.guest}"] += cost  # type: ignore[assignment]
        self.had[f"t{one.table}"] += cost  # type: ignore[assignment]
        self.call()
        if not self.waiting:
            self.had.clear()  # nobody was kept waiting: all begin anew
        elif len(self.had) > 10_000:
            least = min(self.had[f"g{other.guest}"] for other in self.waiting)
            self.had = Counter({who: spent for who, spent in self.had.items() if spent > least})

    @property
    def length(self) -> int:
        """How many wait."""
        return len(self.waiting)
