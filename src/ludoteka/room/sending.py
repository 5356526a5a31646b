"""What one browser is told: bounded, in order, and once again whole for who lags behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Literal

from ludoteka.room import views
from ludoteka.room.house import House
from ludoteka.room.outbox import Outbox
from ludoteka.room.pacing import Meter
from ludoteka.room.ports import Line
from ludoteka.room.table import Table
from ludoteka.room.wire.told import ENCODER, Bye, Snapshot, Told
from ludoteka.room.wire.words import Msg, Refusal

LOG = logging.getLogger("ludoteka.room")
NORMAL = 1000
POLICY = 1008
AGAIN = 1013

Role = Literal["player", "spectator"]


class Sender:
    """The half of a socket that tells: what waits for one browser, and how it leaves."""

    __slots__ = (
        "catching_up", "closed", "code", "greeted", "guest", "hinting", "house", "leaving", "line", "network", "noise",
        "outbox", "role", "seen", "shown", "table", "viewer",
    )  # fmt: skip

    def __init__(self, line: Line, house: House, table: Table, guest: str, role: Role, network: str = "") -> None:
        self.line = line
        self.house = house
        self.table = table
        self.guest = guest
        self.role: Role = role
        self.network = network
        self.viewer = -1
        self.greeted = False
        self.shown = -1  # up to which number all has been seen to happen in this browser
        self.leaving = False
        self.closed = False
        self.outbox = Outbox(house.limits.unread)
        self.seen = -1  # the last number of the journal that this browser was sent
        self.noise = 0
        self.code = NORMAL
        self.hinting: asyncio.Task[None] | None = None
        self.catching_up: asyncio.Task[None] | None = None

    def tell(self, message: Told) -> None:
        """Put an answer on its way; who asks on and on without listening is shown out and may come back."""
        if not self.outbox.answer(ENCODER.encode(message)):
            self.dismiss("server-too-slow", again=True)
        self.flow()

    def show(self, number: int, message: Told | bytes) -> None:
        """Put on its way how the table is at this number; who lags behind sees it once, on listening again."""
        self.outbox.show(number, message if isinstance(message, bytes) else ENCODER.encode(message))
        self.flow()

    def dismiss(self, id: str, again: bool) -> None:
        """Say why, then close."""
        if self.leaving:
            return
        self.leaving = True
        self.code = AGAIN if again else POLICY
        self.outbox.end(ENCODER.encode(Bye(Refusal(Msg(id)), again)))
        self.flow()

    def flow(self) -> None:
        """Send what waits, for as long as the line takes it; who has the line says when it takes more. That somebody
        does not read at all is for the line to notice."""
        outbox, line = self.outbox, self.line
        while outbox.lines and line.is_free():
            number, message = outbox.take()
            self.seen = max(self.seen, number)
            line.send(message)
        if outbox.lines:
            return
        if outbox.ended:
            if not self.closed:
                self.closed = True
                line.close(self.code)
        elif outbox.stale and self.catching_up is None and line.is_free():
            self.catching_up = asyncio.create_task(self.catch_up())

    async def catch_up(self) -> None:
        try:
            await self.show_anew()
        except Exception:
            LOG.exception("table %s: the table could not be shown anew", self.table.id)
            self.dismiss("server-fault", again=True)
        finally:
            self.catching_up = None
        self.flow()

    async def show_anew(self) -> None:
        """In place of all that was thrown away; it is charged like what is asked for."""
        async with self.table.lock:  # never in the middle of a choice that is not yet on disk
            meter = Meter(self.whole(self.seen))
            snapshot = await meter
            self.house.budgets.pay(self.guest, self.network, meter.seconds)
            self.outbox.stale = False
            if not self.leaving:
                self.outbox.put(self.table.number, ENCODER.encode(snapshot))

    def snapshot(self, seen: int) -> Snapshot:
        return views.snapshot(self.table, self.guest, self.role, self.viewer, seen)

    def whole(self, seen: int, ref: int = 0) -> Coroutine[Any, Any, Snapshot]:
        return views.unhurried(self.table, self.guest, self.role, self.viewer, seen, ref)
