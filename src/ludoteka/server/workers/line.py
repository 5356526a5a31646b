"""The line between workers that share a PostgreSQL: who is alive, and word of what another has written.

A worker holds an advisory lock for as long as it lives. The lock hangs on a connection, so it ends with the process,
however that ends. Nothing rests on it for safety: every write names the revision it started from.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ludoteka.server.storage import address_of, channel_of_shard, channel_of_worker

if TYPE_CHECKING:
    import psycopg

LOG = logging.getLogger("ludoteka.server")
ALIVE = 0x4C55  # the class of the locks that say "I live"
PAUSE = 0.5  # before a lost connection is tried again
TUNED = 0.05  # seconds between two looks at which shards are to be heard


class Line:
    """One worker's end of the line. `hear` gets each notice, `again` is called when some may have been missed.

    `wanted` says of which shards of tables we want to hear, or nothing if that has not changed; `tuned` is told which
    of them are heard from now on.
    """

    def __init__(
        self,
        db: str,
        hear: Callable[[str], None],
        again: Callable[[], None],
        wanted: Callable[[], set[int] | None],
        tuned: Callable[[set[int]], None],
    ) -> None:
        self.address = address_of(db).set(drivername="postgresql").render_as_string(hide_password=False)
        self.hear = hear
        self.again = again
        self.wanted = wanted
        self.tuned = tuned
        self.heard: set[int] = set()  # the shards of which we hear
        self.me = fresh_number()
        self.up = asyncio.Event()

    async def hold(self) -> None:
        """Stay on the line for ever; when it breaks, come back."""
        import psycopg  # an extra of its own, which a house over SQLite does without

        first = True
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await self.say_alive(connection)
                    await connection.execute(f"LISTEN {channel_of_worker(self.me)}")
                    former, self.heard = self.heard, set()
                    await self.tune(connection, former)
                    self.up.set()
                    if not first:
                        self.again()
                    first = False
                    while True:
                        async for notice in connection.notifies(timeout=TUNED):
                            self.hear(notice.payload)
                        if (wanted := self.wanted()) is not None:
                            await self.tune(connection, wanted)
            except psycopg.Error as fault:
                LOG.warning("the line to the other workers broke: %s", type(fault).__name__)
            self.up.clear()
            await asyncio.sleep(PAUSE)

    async def tune(self, connection: psycopg.AsyncConnection, wanted: set[int]) -> None:
        """Hear of these shards and of no others."""
        more, less = wanted - self.heard, self.heard - wanted
        orders = [f"LISTEN {channel_of_shard(shard)}" for shard in sorted(more)]
        orders += [f"UNLISTEN {channel_of_shard(shard)}" for shard in sorted(less)]
        if orders:
            await connection.execute("; ".join(orders))
            self.heard = wanted
        if more:
            self.tuned(more)

    async def say_alive(self, connection: psycopg.AsyncConnection) -> None:
        """Take the lock of our number; if what is left of a broken connection still has it, take another number."""
        while True:
            cursor = await connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (ALIVE, self.me))
            row = await cursor.fetchone()
            if row is not None and row[0]:
                return
            self.me = fresh_number()


def fresh_number() -> int:
    return 1 + secrets.randbelow(2**31 - 1)


LIVING = sa.text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = :alive AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def living(connection: sa.Connection) -> set[int]:
    """The numbers of the workers that live."""
    return {int(number) for (number,) in connection.execute(LIVING, {"alive": ALIVE})}
