"""What is on disk: tables, seats and an append-only journal of each table. A write returns when it is safe.

The database is a SQLite file of one process, or a PostgreSQL that several workers share.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.metrics import Histogram
from ludoteka.server.storage.writes import Job, Pen, Statement, carry_out, is_cut_off

T = TypeVar("T")

Isolation = Literal["AUTOCOMMIT", "REPEATABLE READ"]

MIGRATING = 0x4C55444F  # the advisory lock under which one of many servers migrates

READERS = 4
# A database that hangs is a fault after a while, not for ever.
PATIENT = {
    "connect_timeout": 10,
    "tcp_user_timeout": 15_000,
    "options": "-c statement_timeout=15s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s",
}
TOGETHER = 256  # how many waiting writes are made safe by one flush of the disk


def migrate(engine: sa.Engine) -> None:
    """Bring an empty or older database up to what this code expects."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_shared(db: str | Path) -> bool:
    """Whether several workers can serve the tables of this database; refuses what is neither of the two kinds."""
    if isinstance(db, Path):
        return False
    scheme, mark, _ = db.partition("://")
    if mark and scheme not in ("postgresql", "postgres"):
        raise Refused("server-db-unknown", scheme=scheme[:30])
    return bool(mark)


def address_of(db: str) -> sa.URL:
    """The address of a PostgreSQL as our driver wants it."""
    try:
        return sa.make_url(db).set(drivername="postgresql+psycopg")
    except (sa.exc.ArgumentError, ValueError):
        raise Refused("server-db-bad-address") from None


def engine_of(db: str | Path, ping: bool = True) -> sa.Engine:
    """Connections to a database. `ping`: each is tried before it is used, which costs a way there and back."""
    # A fault of the database is logged with its statement; what was to be written may be a seed.
    if is_shared(db):
        engine = sa.create_engine(address_of(str(db)), hide_parameters=True, pool_pre_ping=ping, connect_args=PATIENT)
        orders = [
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        ]
    else:
        with suppress(OSError):  # what cannot be made here is told when it is opened
            os.close(os.open(db, os.O_CREAT | os.O_RDWR, 0o600))  # seeds and hands are in it: its owner's alone
        engine = sa.create_engine(f"sqlite:///{db}", hide_parameters=True)
        orders = [
            f"PRAGMA {pragma}"
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
        ]

    @sa.event.listens_for(engine, "connect")
    def careful(connection: Any, _: Any) -> None:
        for order in orders:
            connection.execute(order)
        connection.commit()

    return engine


class Store:
    """The database. One thread writes: what waits together is flushed together."""

    def __init__(self, db: str | Path) -> None:
        self.db = db
        self.shared = is_shared(db)
        self.engine = engine_of(db)
        try:
            migrate(self.engine)
        except sa.exc.OperationalError as fault:
            self.engine.dispose()
            raise Refused("server-db-unreachable", why=first_line(fault)) from None
        except sa.exc.DBAPIError as fault:
            self.engine.dispose()
            raise Refused("server-db-broken", why=first_line(fault)) from None
        except CommandError:
            self.engine.dispose()
            raise Refused("server-db-newer") from None
        # A reader need not try a connection first: over a broken one it reads again.
        self.readable = engine_of(db, ping=False) if self.shared else self.engine
        # Several statements of one question must see one moment; a single one always does.
        self.at_one_moment = self.seen("REPEATABLE READ")
        self.at_a_glance = self.seen("AUTOCOMMIT")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.pen = Pen(self.engine)
        self.flushes = 0
        self.closed = False
        self.took = Histogram()  # how long writes waited and took
        # Of our own, so that closing can wait for them: a connection in use must not outlive its pool.
        self.readers = ThreadPoolExecutor(READERS, "ludoteka-reader")
        self.writer = threading.Thread(target=self.work, name="ludoteka-writer", daemon=True)
        self.writer.start()

    def seen(self, isolation: Isolation) -> sa.Engine:
        return self.readable.execution_options(isolation_level=isolation) if self.shared else self.readable

    async def write(
        self, *statements: Statement, about: str = "", guard: Statement | None = None, notice: str = ""
    ) -> None:
        """Returns when the statements are safe on disk. `about`: the table they change."""
        if self.closed:
            raise Denied(denied.FULL, "server-again")
        job = Job(statements, asyncio.get_running_loop(), guard, notice if self.shared else "")
        job.about = about
        self.jobs.put(job)
        # Who waits may be cancelled; what was handed over is written all the same.
        await job.written

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        """What the database answers; several statements of one question see one moment."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, ask, self.at_one_moment)

    async def glance(self, ask: Callable[[sa.Connection], T]) -> T:
        """What the database answers to a single statement: one way there and back."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, ask, self.at_a_glance)

    def ask(self, ask: Callable[[sa.Connection], T], readable: sa.Engine) -> T:
        try:
            with readable.connect() as connection:
                return ask(connection)
        except sa.exc.DBAPIError as fault:
            if not is_cut_off(fault):
                raise
        # The database had hung up on a connection that lay ready: over a new one reading again loses nothing.
        with readable.connect() as connection:
            return ask(connection)

    def close(self) -> None:
        self.closed = True  # what comes now would wait for ever
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.readable.dispose()
        self.engine.dispose()

    def work(self) -> None:
        try:
            self.write_on()
        finally:
            self.pen.put_down()

    def write_on(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < TOGETHER and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            # Every worker takes tables in one order, so that no two wait for each other's rows.
            batch.sort(key=lambda job: job.about)
            self.flush(batch)
            if last:
                return

    def flush(self, batch: list[Job]) -> None:
        try:
            self.pen.write(batch)
        except Exception:  # one of them spoils it, or the database hung up: each for itself, step by step
            for job in batch:
                self.flush_alone(job)
            return
        self.flushed(batch)

    def flush_alone(self, job: Job, again: bool = True) -> None:
        try:
            with self.engine.begin() as connection:
                carry_out(connection, job)
        except Exception as fault:
            if again and is_cut_off(fault):
                # Over a new connection. If the first attempt was written after all, the guard notices.
                self.flush_alone(job, again=False)
            else:
                settle([job], fault)
            return
        self.flushed([job])

    def flushed(self, batch: list[Job]) -> None:
        self.flushes += 1
        now = time.perf_counter()
        for job in batch:
            self.took.note(now - job.began)
        settle(batch, None)


def settle(batch: list[Job], fault: BaseException | None) -> None:
    """Let those who wait go on; the loop is woken once for all of them."""
    batch[0].loop.call_soon_threadsafe(resolve, batch, fault)


def resolve(batch: list[Job], fault: BaseException | None) -> None:
    for job in batch:
        job.resolve(fault)


def first_line(fault: sa.exc.DBAPIError) -> str:
    return str(fault.orig).strip().partition("\n")[0][:200]
