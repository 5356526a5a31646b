"""The workers that share the tables: who of them lives, what each has counted, and what the dead have left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from ludoteka.room.house import House
from ludoteka.room.journal import read_row
from ludoteka.room.table import Table
from ludoteka.server.storage import Store, buried, counted, counts_of_workers, present_workers, shard_of
from ludoteka.server.workers.following import Following
from ludoteka.server.workers.line import Line, living

LOG = logging.getLogger("ludoteka.server")
LOOKED = 1.0  # seconds between two looks at which shards we hold tables of, if no table has come


class Crew:
    """One worker among others; over a SQLite file it is alone."""

    def __init__(self, house: House, store: Store, counts: Callable[[], dict[str, float]]) -> None:
        self.house = house
        self.counts = counts
        self.store = store
        self.living: set[int] = set()  # the workers that live, this one among them
        self.stale = 0.0  # when to look again of which shards we hold tables
        ears = (self.hear, self.heard_nothing, self.shards, self.tuned)
        self.line = Line(str(store.db), *ears) if store.shared else None

    @property
    def me(self) -> int:
        """The number of this worker; 0 where there is only one."""
        return 0 if self.line is None else self.line.me

    def beside(self, table: Table) -> Following:
        """A table's eye on the others."""
        self.stale = 0.0
        return Following(self, table)

    def shards(self) -> set[int] | None:
        """The shards of which we hold tables, or are about to; nothing if we have just looked."""
        now = time.monotonic()
        if now < self.stale:
            return None
        self.stale = now + LOOKED
        return {shard_of(id) for held in (self.house.tables, self.house.loading) for id in held}

    def tuned(self, shards: set[int]) -> None:
        """What was told of these shards before we heard of them must be looked up."""
        for id in [id for id in self.house.loading if shard_of(id) in shards]:
            self.house.later(self.fetch(id))  # by then it is here, and is looked up
        for id, table in list(self.house.tables.items()):  # who is not needed goes
            if shard_of(id) in shards:
                following(table).hear(-1, moves=False)

    async def start(self) -> list[asyncio.Task[None]]:
        """Be one of them; what has to go on for as long as the house is open."""
        if self.line is None:
            return []
        holding = asyncio.create_task(self.line.hold())
        await self.line.up.wait()
        await self.look_who_lives()
        return [holding, asyncio.create_task(self.beat())]

    def hear(self, notice: str) -> None:
        """Another worker has written something of a table."""
        house = self.house
        try:
            sender, id, revision, charged, what, *word = notice.split(" ", 5)
            if int(sender) == self.me:
                return
            table = house.tables.get(id)
            if table is not None and what == "hold":
                table.held_by(int(word[0]))
            elif table is not None:
                row = read_row(word[0]) if word and word[0] else None
                following(table).hear(int(revision), what == "moves", row)
            elif int(charged) == self.me and id not in house.loading:
                house.later(self.fetch(id))  # its bots are ours, though nobody here looks at it
        except (ValueError, TypeError, KeyError, msgspec.DecodeError):
            LOG.warning("a notice on the line of the workers is not one of theirs")

    async def fetch(self, id: str) -> None:
        following(await self.house.table(id)).hear(-1, moves=False)

    def heard_nothing(self) -> None:
        """The line was broken: what was told meanwhile must be looked up, and who is here be told again."""
        for table in list(self.house.tables.values()):
            following(table).hear(-1, moves=False)
            table.audience.show_who_is_here(again=True)

    async def look_who_lives(self) -> None:
        if self.line is not None:
            self.living = await self.store.glance(living) | {self.me}

    async def beat(self) -> None:
        """See who has died. The living share what the dead have left: each takes on the tables it holds."""
        store = self.store
        known: set[int] = await store.glance(present_workers)
        while True:
            try:
                known |= self.living
                await self.look_who_lives()
                await store.write(*counted(self.me, self.counts()))
                gone = known - self.living
                if gone:
                    known -= gone
                    await self.bury(gone)
            except sa.exc.DBAPIError as fault:
                LOG.warning("who lives could not be asked: %s", type(fault).__name__)
            except Exception:  # whatever it was, the next beat must come
                LOG.exception("what the dead have left could not be shared")
            await asyncio.sleep(self.house.rhythm.beat)

    async def bury(self, gone: set[int]) -> None:
        """Workers have died: their guests are away, and others answer for their bots."""
        await self.store.write(*buried(gone))
        for table in list(self.house.tables.values()):
            if table.worker in gone or gone & set(table.audience.elsewhere):
                following(table).hear(-1, moves=False)
        await self.house.resume()

    # --- counts

    async def all_counts(self) -> dict[int, dict[str, float]]:
        """What each worker has counted; of others as it was a moment ago."""
        found = {} if self.line is None else await self.store.glance(counts_of_workers)
        others = {worker: counts for worker, counts in found.items() if worker in self.living}
        return others | {self.me: self.counts()}


def following(table: Table) -> Following:
    """What was made by `beside`."""
    assert isinstance(table.crew, Following)
    return table.crew
