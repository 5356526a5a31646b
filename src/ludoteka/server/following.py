"""What other workers do at a table: who of them answers for its bots, and doing again here what they have written."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.journal import Row, follow, happenings_of, rebuild
from ludoteka.server.rows import Stored, chat_of, journal, outcome_of, read_asking, revision, stored
from ludoteka.server.store import Behind

if TYPE_CHECKING:
    from ludoteka.room.table import Table

LOG = logging.getLogger("ludoteka.server")


class Following:
    """One table's eye on the other workers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.worker = table.house.crew.me  # who answers for bots here
        self.heard = 0  # the highest revision another worker has spoken of
        self.unsure = False  # whether more than the journal may have changed there
        self.words: dict[int, Row] = {}  # lines of the journal as they were told, by the revision they lead to
        self.charging: asyncio.Task[None] | None = None
        self.going: asyncio.Task[None] | None = None

    # --- who answers for bots

    def is_in_charge(self) -> bool:
        """Whether this worker answers for bots here. Where nobody who lives does, it takes that on, in a moment."""
        house = self.table.house
        if self.worker == house.crew.me:
            return True
        if self.worker not in house.crew.living and self.charging is None:
            self.charging = asyncio.create_task(self.take_charge())
        return False

    async def take_charge(self) -> None:
        try:
            await self.table.house.crew.look_who_lives()
            await self.table.held(self.take_charge_held)
        except Denied:
            return  # gone from memory, or not to be written: whoever reads it from disk looks again
        finally:
            self.charging = None
        self.table.answers.drive()

    async def take_charge_held(self) -> None:
        table = self.table
        me = table.house.crew.me
        if table.status == "playing" and self.worker != me and self.worker not in table.house.crew.living:
            former, self.worker = self.worker, me
            try:
                await table.ledger.write(table.ledger.row(worker=me))
            except Behind:
                self.worker = former
                raise

    # --- following

    async def freshen(self) -> None:
        """See whether another worker has written something that we have not heard of yet."""
        table = self.table
        known = await table.house.store.glance(lambda connection: revision(connection, table.id))
        if known != table.ledger.revision:
            async with table.lock:
                if known != table.ledger.revision:  # it may have been our own, just then
                    await self.catch_up()

    def hear(self, known: int, moves: bool, row: Row | None = None) -> None:
        """Another worker has written: follow it, unless we have already. `row`: what it has written, if that is all."""
        if row is not None and known > self.table.ledger.revision:
            self.words[known] = row
        self.heard = max(self.heard, known)
        self.unsure = self.unsure or (not moves and (known > self.table.ledger.revision or known < 0))
        if self.going is None and not self.table.gone and self.is_behind():
            self.going = asyncio.create_task(self.follow())
            self.going.add_done_callback(self.followed)

    def is_behind(self) -> bool:
        return self.heard > self.table.ledger.revision or self.unsure

    async def follow(self) -> None:
        async with self.table.lock:
            self.going = None  # what is heard from now on may not be in what is read below
            self.go_by_word()
            if not self.table.gone and self.is_behind():
                await self.catch_up(not self.unsure and self.heard == self.table.ledger.revision + 1)

    def go_by_word(self) -> None:
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
            self.go_after([row], None)
        self.words = {known: row for known, row in self.words.items() if known > ledger.revision}

    def followed(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("table %s: another worker could not be followed", self.table.id, exc_info=fault)
            self.table.house.forget(self.table)

    async def catch_up(self, by_one_move: bool = False) -> None:
        """Read what others have written and do it again here. `by_one_move`: only the journal went on, by one write."""
        table = self.table
        self.must_be_here()
        store = table.house.store
        if by_one_move and table.play is not None:
            rows = await store.glance(lambda connection: journal(connection, table.id, table.number))
            self.must_be_here()
            table.ledger.revision += 1
            table.asking = None if any(row.kind != "chat" for row in rows) else table.asking
            self.go_after(rows, None)
            return
        self.unsure = False
        found = await store.read(lambda connection: stored(connection, table.id, table.number))
        if found is None:
            table.house.forget(table)
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        self.must_be_here()
        self.take_over(found)
        if table.play is None and found.row["status"] != "gathering":
            await self.begun_elsewhere(found)
        else:
            self.go_after(found.journal, found)
        table.status = found.row["status"]
        table.given_up = outcome_of(found)
        table.audience.recheck()
        table.patience.look_who_is_away()
        table.answers.drive()

    def must_be_here(self) -> None:
        """The table may have left memory while we read."""
        if self.table.gone:
            raise Denied(denied.FULL, "server-again")

    def take_over(self, found: Stored) -> None:
        """What the row of the table, its seats and its watchers say now."""
        table = self.table
        row = found.row
        table.ledger.revision = row["revision"]
        self.worker = row["worker"]
        table.owner = row["owner"]
        table.rematch = row["rematch"]
        table.asking = read_asking(row["asking"])
        table.chairs = found.chairs
        table.watchers = found.watchers
        table.audience.elsewhere = {
            worker: presence for worker, presence in found.presence.items() if worker != table.house.crew.me
        }

    async def begun_elsewhere(self, found: Stored) -> None:
        """Another worker has dealt: everybody here gets the whole table."""
        table = self.table
        seen, table.number = table.number, found.row["number"]
        whole = await table.house.store.glance(lambda connection: journal(connection, table.id, -1))
        rows = [row for row in whole if row.number <= table.number]
        table.play = await asyncio.to_thread(rebuild, table.game, table.terms.seed, rows, None)
        table.status = found.row["status"]
        table.given_up = outcome_of(found)
        table.chat.extend(chat_of(row) for row in found.journal if row.kind == "chat")
        table.patience.ask()
        table.audience.tell_all(seen)

    def go_after(self, rows: list[Row], found: Stored | None) -> None:
        """Do again what other workers have written, and tell it here."""
        table = self.table
        for row in rows:
            table.number = row.number
            if row.kind == "chat":
                table.heard_chat(chat_of(row))
                continue
            assert table.play is not None
            entry = follow(table.play, row, happenings_of(table.game))
            if row.kind == "choice":
                table.patience.spend(row.seat, row.body["spent"])
            elif row.kind == "undo":
                table.patience.since = {}
            elif row.kind in ("resigned", "claimed") and found is not None:
                table.given_up = outcome_of(found)
            if table.play.over or table.given_up is not None:
                table.status = "over"
            table.went_by(entry)
