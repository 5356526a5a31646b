"""The house as the server hosts it: over a database, with other workers beside it, swept now and then."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.house import House
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.metrics import Histogram
from ludoteka.room.ports import Alone
from ludoteka.room.table import Table
from ludoteka.server.aside import aside
from ludoteka.server.bots import Thinkers
from ludoteka.server.collecting import Litter
from ludoteka.server.storage import Retention, SqlKeeper, Store, barred, outdated
from ludoteka.server.workers import Crew

if TYPE_CHECKING:
    from ludoteka.server.push.calling import Calling  # which needs what only the extra `push` brings

LOG = logging.getLogger("ludoteka.server")
HOUR = 3600.0
DOOR = 5.0  # seconds between two looks at who is barred
LOOKED = 0.5  # seconds between two looks at how late the event loop is
RESTED = 3.0  # seconds after which a table is at rest: bots are quicker, people who think are not


class ServerHouse(House):
    """The tables of one worker."""

    thinkers: Thinkers

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits, rhythm: Rhythm, retention: Retention | None = None
    ) -> None:
        self.store = store
        self.crew = Crew(self, store, self.counts)
        beside = self.crew.beside if store.shared else Alone
        super().__init__(SqlKeeper(store), thinkers, limits, rhythm, beside, aside)
        self.retention = retention or Retention()
        self.tidy_at = 0.0
        self.tasks: list[asyncio.Task[None]] = []
        self.litter = Litter()
        self.late = Histogram()
        self.banned: set[str] = set()  # guests and networks
        self.calling: Calling | None = None  # how people are called to their tables; None: they are not

    async def start(self) -> None:
        self.tasks += await self.crew.start()
        self.tasks.append(asyncio.create_task(self.sweep()))
        await self.look_who_is_barred()
        self.tasks.append(asyncio.create_task(self.watch_the_door()))
        self.tasks.append(asyncio.create_task(self.watch_the_clock()))
        self.later(self.resume())

    async def close(self) -> None:
        if self.closing:
            return
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await super().close()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    # --- who may not come

    async def watch_the_door(self) -> None:
        """See whom the operator has muted, banned or pardoned."""
        while True:
            await asyncio.sleep(DOOR)
            try:
                await self.look_who_is_barred()
            except sa.exc.DBAPIError as fault:
                LOG.warning("who is barred could not be asked: %s", type(fault).__name__)

    async def look_who_is_barred(self) -> None:
        found = await self.store.glance(barred)
        self.muted = set(found)
        self.banned = {who for who, how in found.items() if how == "ban"}
        if self.banned:
            for table in self.tables.values():
                for socket in list(table.audience.sockets):
                    if self.banned & {socket.guest, socket.network}:
                        socket.dismiss("server-banned", again=False)

    def let_in(self, *who: str) -> None:
        """Refuses who is banned: guests, or the network they come from."""
        if not self.banned.isdisjoint(who):
            raise Denied(denied.NOT_YOURS, "server-banned")

    def counts(self) -> dict[str, float]:
        """What this worker has counted, by the names that the metrics have."""
        return {
            "tables_in_memory": len(self.tables),
            "writes_waiting": self.store.jobs.qsize(),
            "bots_waiting": self.thinkers.waiting("quick"),
            "bots_waiting_slow": self.thinkers.waiting("slow"),
            "hints_waiting": self.thinkers.waiting("hint"),
            "flushes_total": self.store.flushes,
            "bot_questions_total": self.thinkers.asked,
            **self.metrics.counts(),
            **self.store.took.counts("write_seconds"),
            **self.late.counts("late_seconds"),
        }

    def awaits(self, table: Table, seat: int) -> None:
        if self.calling is None or seat >= len(table.chairs):
            return
        chair = table.chairs[seat]
        away = chair.kind == "person" and not table.audience.has(chair.guest)
        if away and table.crew.is_in_charge():
            self.later(self.calling.call(table, seat))

    def advice_waiting(self) -> int:
        return self.thinkers.waiting("hint")

    def is_ours(self, worker: int) -> bool:
        return worker == self.crew.me or worker not in self.crew.living

    def forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            self.litter.drop()
        super().forget(table)

    async def watch_the_clock(self) -> None:
        """Note by how much the event loop is late: what blocks it is seen here first."""
        while True:
            due = time.monotonic() + LOOKED
            await asyncio.sleep(LOOKED)
            self.late.note(max(0.0, time.monotonic() - due))
            self.rest(RESTED)

    async def sweep(self) -> None:
        """Put away what nobody looks at, throw away what was never begun, and wake what waits for a bot of ours."""
        while True:
            await asyncio.sleep(self.rhythm.sweep)
            for table in list(self.tables.values()):
                if table.is_idle(self.rhythm.idle):
                    self.forget(table)
            self.litter.sweep(len(self.tables))
            try:
                if time.monotonic() >= self.tidy_at:  # it looks through every table
                    await self.store.write(*outdated(self.retention, time.time(), list(self.tables)))
                    self.tidy_at = time.monotonic() + HOUR
                await self.resume()
            except sa.exc.DBAPIError as fault:
                LOG.warning("the house could not be swept: %s", type(fault).__name__)
            except Exception:
                LOG.exception("the house could not be swept")
