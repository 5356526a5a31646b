"""The house: all tables, those in memory and those on disk, and everything they share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied
from ludoteka.room.archive import Archive
from ludoteka.room.budgets import Budgets
from ludoteka.room.denied import Denied
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.table import Table
from ludoteka.server import guests
from ludoteka.server.collecting import Litter
from ludoteka.server.crew import Crew
from ludoteka.server.metrics import Metrics
from ludoteka.server.questions import waiting_for_bots
from ludoteka.server.retention import Retention, outdated
from ludoteka.server.rows import chat_of, outcome_of, stored, terms_of
from ludoteka.server.store import Store
from ludoteka.server.thinkers import Thinkers

LOG = logging.getLogger("ludoteka.room")
HOUR = 3600.0


class House:
    """Where tables are found, put away and brought back."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits, rhythm: Rhythm, retention: Retention | None = None
    ) -> None:
        self.retention = retention or Retention()
        self.tidy_at = 0.0
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.rhythm = rhythm
        self.tables: dict[str, Table] = {}
        self.halted: set[str] = set()  # tables that no bot can play on at
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.metrics = Metrics()
        self.budgets = Budgets(limits)
        self.tasks: list[asyncio.Task[None]] = []
        self.chores: set[asyncio.Task[None]] = set()
        self.resting: dict[str, dict[tuple[int, int], float]] = {}  # since when seats are asked at tables put away
        self.litter = Litter()
        self.crew = Crew(self)
        self.archive = Archive(self)

    async def start(self) -> None:
        self.tasks += await self.crew.start()
        self.tasks.append(asyncio.create_task(self.sweep()))
        self.later(self.resume())

    async def close(self) -> None:
        for task in [*self.tasks, *self.chores]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.chores, return_exceptions=True)
        for table in list(self.tables.values()):
            table.audience.dismiss("server-closing")
            table.close()
        self.tables.clear()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.chores.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("a chore of the house failed", exc_info=fault)

    def counts(self) -> dict[str, float]:
        """What this worker has counted, by the names that the metrics have."""
        now = {
            "tables_in_memory": len(self.tables),
            "flushes_total": self.store.flushes,
            "bot_questions_total": self.thinkers.asked,
        }
        return now | self.metrics.counts()

    # --- finding

    async def table(self, id: str) -> Table:
        """The table of this id, brought back from disk if it must be."""
        table = self.tables.get(id)
        if table is not None:
            if self.store.shared:
                await table.following.freshen()
            return table
        waiting = self.loading.get(id)
        if waiting is None:
            waiting = self.loading[id] = asyncio.ensure_future(self.load(id))
            waiting.add_done_callback(lambda done: self.loaded(id, done))
        return await asyncio.shield(waiting)

    def loaded(self, id: str, done: asyncio.Future[Table]) -> None:
        self.loading.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever waits gets it; nobody may be waiting any more

    async def load(self, id: str) -> Table:
        if not guests.ID.fullmatch(id):
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        found = await self.store.read(lambda connection: stored(connection, id))
        if found is None:
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        row = found.row
        try:
            terms = terms_of(row)
            table = Table(self, id, row["owner"], terms, found.chairs, row["created"])
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, Refused) as fault:
            LOG.error("table %s cannot be read: %s", id, fault)
            raise Denied(denied.NOT_NOW, "server-table-unreadable") from None
        table.following.take_over(found)
        table.number = row["number"]
        table.chat.extend(chat_of(line) for line in found.journal if line.kind == "chat" and line.body)
        if row["status"] != "gathering":
            table.play, table.halted = await self.archive.brought_back(table.game, terms, found)
            for choice in found.journal:
                if choice.kind == "choice" and "spent" in choice.body:
                    table.patience.spend(choice.seat, choice.body["spent"])
            # While a table was out of memory its clocks ran; while the house was closed they did not.
            resting, now = self.resting.pop(id, {}), time.monotonic()
            table.patience.since = {seat: resting.get((seat, ask), now) for seat, ask in table.play.ids.items()}
        table.status = row["status"]
        table.given_up = outcome_of(found)
        if table.halted is not None and table.status == "playing":
            self.halted.add(id)
            LOG.error("table %s stands, because no more of its journal can be verified: %s", id, table.halted)
        self.tables[id] = table
        self.metrics.loaded += 1
        if self.store.shared:
            await table.following.freshen()  # what was written while we read was told to a table that was not yet here
        table.patience.look_who_is_away()
        table.answers.drive()
        return table

    # --- putting away

    def forget(self, table: Table) -> None:
        """Put a table out of memory; it stands on disk."""
        if table.terms.clock is not None and table.play is not None and table.status == "playing":
            ids, since = table.play.ids, table.patience.since
            self.resting[table.id] = {(seat, ids[seat]): since[seat] for seat in ids if seat in since}
        table.close()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.litter.drop()
        # In a moment, so that who has just been told why is told that first.
        asyncio.get_running_loop().call_soon(table.audience.dismiss, "server-again")

    async def sweep(self) -> None:
        """Put away what nobody looks at, throw away what was never begun, and wake what waits for a bot of ours."""
        while True:
            await asyncio.sleep(self.rhythm.sweep)
            for table in list(self.tables.values()):
                if table.is_idle(self.rhythm.idle):
                    self.forget(table)
            self.litter.sweep(len(self.tables) + self.metrics.sockets)
            try:
                if time.monotonic() >= self.tidy_at:  # it looks through every table
                    await self.store.write(*outdated(self.retention, time.time(), list(self.tables)))
                    self.tidy_at = time.monotonic() + HOUR
                await self.resume()
            except sa.exc.DBAPIError as fault:
                LOG.warning("the house could not be swept: %s", type(fault).__name__)
            except Exception:
                LOG.exception("the house could not be swept")

    async def resume(self) -> None:
        """Tables that wait for a bot go on by themselves, unless another worker sees to them; others when asked for."""
        crew = self.crew
        for id, worker in await self.store.read(waiting_for_bots):
            if id in self.tables or id in self.halted or (worker != crew.me and worker in crew.living):
                continue
            try:
                await self.table(id)
            except Exception as fault:  # whatever is wrong with one, the others go on
                LOG.error("table %s does not come back: %s", id, fault)
