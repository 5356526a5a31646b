"""What other workers do at a table: who of them answers for its bots, and hearing what they have written."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ludoteka.room.catching_up import catch_up, go_after, must_be_here
from ludoteka.room.denied import Denied
from ludoteka.room.journal import Row
from ludoteka.room.ports import Behind
from ludoteka.room.rows import Presence
from ludoteka.room.table import Table
from ludoteka.server.storage import journal, present, revision

if TYPE_CHECKING:
    from ludoteka.server.workers.crew import Crew

LOG = logging.getLogger("ludoteka.server")
AGAIN = 1.0  # seconds after which the database is asked again


class Following:
    """One table's eye on the other workers: its `Crew`."""

    def __init__(self, crew: Crew, table: Table) -> None:
        self.crew = crew
        self.table = table
        self.heard = 0  # the highest revision another worker has spoken of
        self.unsure = False  # whether more than the journal may have changed there
        self.words: dict[int, Row] = {}  # lines of the journal as they were told, by the revision they lead to
        self.charging: asyncio.Task[None] | None = None
        self.going: asyncio.Task[None] | None = None
        self.wanted = time.monotonic()  # when it was last asked for here

    @property
    def me(self) -> int:
        return self.crew.me

    def show(self, here: Presence) -> None:
        """Let the other workers know who is here."""
        table = self.table
        statements = present(table.id, self.me, here)
        notice = f"{self.me} {table.id} -1 {table.worker} presence"
        table.house.later(self.crew.store.write(*statements, about=table.id, notice=notice))

    def tell(self, what: str) -> None:
        notice = f"{self.me} {self.table.id} -1 {self.table.worker} {what}"
        self.table.house.later(self.crew.store.write(about=self.table.id, notice=notice))

    # --- who answers for bots

    def is_in_charge(self) -> bool:
        """Whether this worker answers for bots here. Where nobody else should, it takes that on, in a moment."""
        if self.table.worker == self.me:
            return True
        if self.is_left() and self.charging is None:
            self.charging = asyncio.create_task(self.take_charge())
        return False

    def is_left(self) -> bool:
        """Whether who answers for bots here has died, or has nobody of this table while we have."""
        audience, former = self.table.audience, self.table.worker
        return former not in self.crew.living or (bool(audience.sockets) and former not in audience.elsewhere)

    async def take_charge(self) -> None:
        try:
            await self.crew.look_who_lives()
            await self.table.held(self.take_charge_held)
        except Denied:
            return  # gone from memory, or not to be written: whoever reads it from disk looks again
        finally:
            self.charging = None
        self.table.answers.drive()

    async def take_charge_held(self) -> None:
        table = self.table
        if table.status == "playing" and table.worker != self.me and self.is_left():
            former, table.worker = table.worker, self.me
            try:
                await table.ledger.write(table.ledger.changed(worker=self.me))
            except Behind:
                table.worker = former
                raise

    # --- following

    async def freshen(self) -> None:
        """See whether another worker has written something that we have not heard of yet."""
        self.wanted = time.monotonic()
        table = self.table
        known = await self.crew.store.glance(lambda connection: revision(connection, table.id))
        if known != table.ledger.revision:
            async with table.lock:
                if known != table.ledger.revision:  # it may have been our own, just then
                    await self.catch_up()

    def hear(self, known: int, moves: bool, row: Row | None = None) -> None:
        """Another worker has written: follow it, unless we have already. `row`: what it has written, if that is all."""
        if self.is_needless():
            self.table.house.forget(self.table)
            return
        if row is not None and known > self.table.ledger.revision:
            self.words[known] = row
        self.heard = max(self.heard, known)
        self.unsure = self.unsure or (not moves and (known > self.table.ledger.revision or known < 0))
        if self.going is None and not self.table.gone and self.is_behind():
            self.going = asyncio.create_task(self.follow())
            self.going.add_done_callback(self.followed)

    def is_needless(self) -> bool:
        """Whether this table lives at another worker and nobody here looks at it: to play every move of it once more
        would serve no one. Whoever asks for it here has it read anew."""
        table = self.table
        audience = table.audience
        if table.worker == self.me or table.worker not in self.crew.living or audience.sockets:
            return False
        if audience.telling is not None or audience.shown != Presence():  # the others must learn first that nobody is
            return False
        busy = table.lock.locked() or table.answers.tasks or self.going is not None or self.charging is not None
        return not busy and time.monotonic() - self.wanted > table.house.rhythm.elsewhere

    def is_behind(self) -> bool:
        return self.heard > self.table.ledger.revision or self.unsure

    async def follow(self) -> None:
        async with self.table.lock:
            self.going = None  # what is heard from now on may not be in what is read below
            await self.go_by_word()
            if self.table.gone or not self.is_behind():
                return
            if not self.unsure and self.heard == self.table.ledger.revision + 1 and self.table.play is not None:
                await self.go_by_one()
            else:
                await self.catch_up()

    async def go_by_word(self) -> None:
        """Do again what was told word by word, as far as it goes on from where we stand."""
        table = self.table
        ledger = table.ledger
        while not self.unsure and not table.gone and table.play is not None:
            row = self.words.pop(ledger.revision + 1, None)
            if row is None:
                break
            ledger.revision += 1
            if row.kind != "chat":
                table.asking = None
            await go_after(table, [row], None)
        self.words = {known: row for known, row in self.words.items() if known > ledger.revision}

    async def go_by_one(self) -> None:
        """Only the journal went on, by one write: read that and do it again."""
        table = self.table
        must_be_here(table)
        rows = await self.crew.store.glance(lambda connection: journal(connection, table.id, table.number))
        must_be_here(table)
        table.ledger.revision += 1
        table.asking = None if any(row.kind != "chat" for row in rows) else table.asking
        await go_after(table, rows, None)

    async def catch_up(self) -> None:
        self.unsure = False
        await catch_up(self.table)

    def followed(self, task: asyncio.Task[None]) -> None:
        fault = None if task.cancelled() else task.exception()
        if fault is None or isinstance(fault, Denied):
            return
        if isinstance(fault, sa.exc.DBAPIError):  # nothing can be written meanwhile either, so nothing goes wrong
            LOG.warning("table %s: another worker could not be followed: %s", self.table.id, type(fault).__name__)
            asyncio.get_running_loop().call_later(AGAIN, self.hear, -1, False)
            return
        LOG.error("table %s: another worker could not be followed", self.table.id, exc_info=fault)
        self.table.house.lose(self.table)
