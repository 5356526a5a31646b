"""The house: all tables, those in memory and those that are kept, and everything they share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied, ids
from ludoteka.room.archive import Archive
from ludoteka.room.budgets import Budgets
from ludoteka.room.catching_up import settle, take_over
from ludoteka.room.coaches import Coaches
from ludoteka.room.denied import Denied
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.metrics import Metrics
from ludoteka.room.pacing import for_all
from ludoteka.room.play import Play
from ludoteka.room.ports import Alone, Aside, Crew, Keeper, Thinkers, in_place
from ludoteka.room.rows import chat_of, terms_of
from ludoteka.room.table import Table

LOG = logging.getLogger("ludoteka.room")
LAST = 2.0  # seconds that what is under way has when the house closes
FETCHED = 2  # tables that are fetched at a time
AHEAD = 0.05  # seconds between two looks whether people still wait for their tables
AGAIN = (1, 2, 4, 8, 15)  # seconds before a table that was lost is looked for; what is not back then the sweep finds


class House:
    """Where tables are found, put away and brought back."""

    def __init__(
        self,
        keeper: Keeper,
        thinkers: Thinkers,
        limits: Limits | None = None,
        rhythm: Rhythm | None = None,
        beside: Callable[[Table], Crew] = Alone,
        aside: Aside = in_place,
    ) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.limits = limits or Limits()
        self.rhythm = rhythm or Rhythm()
        self.beside = beside
        self.aside = aside
        self.tables: dict[str, Table] = {}
        self.halted: set[str] = set()  # tables that no bot can play on at
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.fetching = asyncio.Semaphore(FETCHED)
        self.metrics = Metrics()
        self.budgets = Budgets(self.limits)
        self.muted: set[str] = set()  # guests and networks that may not talk
        self.chores: set[asyncio.Task[None]] = set()
        self.resting: dict[str, dict[tuple[int, int], float]] = {}  # since when seats are asked at tables put away
        self.closing = False
        self.left: list[Play | None] = []  # the games of a house that has closed, which go when it goes
        self.archive = Archive(self)
        self.coaches = Coaches(self)

    async def close(self) -> None:
        """What is under way comes to its end, nothing else begins, and everybody is told."""
        self.closing = True
        for task in self.chores:
            task.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        # Taking a thousand games apart takes longer than closing them, and who comes after us waits for us to be done.
        self.left = [table.play for table in self.tables.values()]
        end = asyncio.get_running_loop().time() + LAST
        for table in list(self.tables.values()):
            with suppress(TimeoutError):
                async with asyncio.timeout_at(end), table.lock:  # a choice that is being written is told before
                    pass
            table.audience.dismiss("server-closing")
            table.close()
        self.tables.clear()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.chores.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("a chore of the house failed", exc_info=fault)

    # --- finding

    async def table(self, id: str) -> Table:
        """The table of this id, brought back if it must be."""
        table = self.tables.get(id)
        if table is not None:
            await table.crew.freshen()
            return table
        if self.closing:
            raise Denied(denied.FULL, "server-again")
        waiting = self.loading.get(id)
        if waiting is None:
            waiting = self.loading[id] = asyncio.ensure_future(for_all(self.load_in_turn(id)))
            waiting.add_done_callback(lambda done: self.loaded(id, done))
        return await asyncio.shield(waiting)

    def loaded(self, id: str, done: asyncio.Future[Table]) -> None:
        self.loading.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever waits gets it; nobody may be waiting any more

    async def load_in_turn(self, id: str) -> Table:
        """A few at a time: where hundreds come at once, all of them together would have theirs at the very end."""
        async with self.fetching:
            return await self.load(id)

    async def load(self, id: str) -> Table:
        found = await self.keeper.stored(id) if ids.ID.fullmatch(id) else None
        if found is None:
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        row = found.row
        try:
            terms = terms_of(row)
            table = Table(self, id, row["owner"], terms, found.chairs, row["created"])
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, Refused) as fault:
            LOG.error("table %s cannot be read: %s", id, fault)
            raise Denied(denied.NOT_NOW, "server-table-unreadable") from None
        take_over(table, found)
        table.number = row["number"]
        table.chat.extend(chat_of(line) for line in found.journal if line.kind == "chat" and line.body)
        if row["status"] != "gathering":
            table.play, table.halted = await self.archive.brought_back(table.game, terms, found)
            for choice in found.journal:
                if choice.kind == "choice" and "spent" in choice.body:
                    table.clocks.spend(choice.seat, choice.body["spent"])
            # While a table was out of memory its clocks ran; while the house was closed they did not.
            resting, now = self.resting.pop(id, {}), time.monotonic()
            table.clocks.since = {seat: resting.get((seat, ask), now) for seat, ask in table.play.ids.items()}
        settle(table, found)
        if table.halted is not None and table.status == "playing":
            self.halted.add(id)
            LOG.error("table %s stands, because no more of its journal can be verified: %s", id, table.halted)
        table.look()
        self.tables[id] = table
        self.metrics.loaded += 1
        await table.crew.freshen()  # what was written while we read was told to a table that was not yet here
        table.clocks.look_who_is_away()
        table.answers.drive()
        return table

    async def resume(self) -> None:
        """Tables that wait for a bot go on by themselves, unless another worker sees to them; others when asked for."""
        for id, worker in await self.keeper.waiting():
            while self.loading:  # people go first: after a restart they all come at once
                await asyncio.sleep(AHEAD)
            if id in self.tables or id in self.halted or not self.is_ours(worker):
                continue
            try:
                await self.table(id)
            except Exception as fault:  # whatever is wrong with one, the others go on
                LOG.error("table %s does not come back: %s", id, fault)

    def is_ours(self, worker: int) -> bool:
        """Whether we see to the bots that this worker answers for."""
        return True

    def awaits(self, table: Table, seat: int) -> None:
        """It has become this seat's turn. A host that can reach who is not there does so."""

    def advice_waiting(self) -> int:
        """How many hints are answered before one that is asked for now."""
        return 0

    # --- putting away

    def rest(self, after: float) -> None:
        """Let go of what was last seen of tables where nothing has happened for so many seconds: it is a sixth of what
        such a table takes, and is looked at anew when somebody has thought enough."""
        since = time.monotonic() - after
        for table in self.tables.values():
            if table.touched < since and table.play is not None:
                table.play.sight.close()

    def lose(self, table: Table) -> None:
        """A table that could not be written or followed leaves memory. If its bots are ours it comes back by itself:
        whoever looks at it may look through another worker."""
        ours = table.status == "playing" and table.worker == table.crew.me
        self.forget(table)
        if ours:
            self.later(self.bring_back(table.id))

    async def bring_back(self, id: str) -> None:
        for pause in AGAIN:
            await asyncio.sleep(pause)
            try:
                await self.table(id)
            except Exception as fault:  # whatever it was may be over in a while; later the sweep tries
                LOG.warning("table %s is not back yet: %s", id, type(fault).__name__)
            else:
                return

    def forget(self, table: Table) -> None:
        """Put a table out of memory; it is kept."""
        if table.terms.clock is not None and table.play is not None and table.status == "playing":
            asked, since = table.play.ids, table.clocks.since
            self.resting[table.id] = {(seat, asked[seat]): since[seat] for seat in asked if seat in since}
        table.close()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        # In a moment, so that whoever has just been told why is told that first.
        asyncio.get_running_loop().call_soon(table.audience.dismiss, "server-again")
