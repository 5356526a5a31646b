"""What is on disk: tables, seats and an append-only journal of each table. A write returns when it is safe."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.sql import Executable

T = TypeVar("T")

Statement = Executable | tuple[Executable, dict[str, Any]]  # with values apart, so that it need not be built each time

METADATA = sa.MetaData()


def key(name: str = "table_id", **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("forced", sa.Boolean, nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text),
    sa.Column("begun", sa.Text),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("asked", sa.Text, nullable=False),
    sa.Column("outcome", sa.Text),
    sa.Column("rematch", sa.String(32)),
    sa.Index("tables_by_status", "status", "updated"),
    sa.Index("tables_by_owner", "owner"),
)
SEATS = sa.Table(
    "seats",
    METADATA,
    key(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("guest", sa.String(64), nullable=False),  # the hash of a token, never the token
    sa.Column("silent", sa.Text, nullable=False),
    sa.Index("seats_by_guest", "guest"),
)
WATCHERS = sa.Table(
    "watchers",
    METADATA,
    key(primary_key=True),
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
)
JOURNAL = sa.Table(
    "journal",
    METADATA,
    key(primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    key(primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)
TRANSFERS = sa.Table(
    "transfers",
    METADATA,
    sa.Column("code", sa.String(64), primary_key=True),
    key(nullable=False),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

ENTER = sa.insert(JOURNAL)
STAND = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"))
    .values(
        updated=sa.bindparam("now"),
        number=sa.bindparam("last"),
        status=sa.bindparam("how"),
        asked=sa.bindparam("whom"),
    )
)

TOGETHER = 256  # how many waiting writes are made safe by one flush of the disk


def migrate(engine: sa.Engine) -> None:
    """Bring an empty or older database up to what this code expects."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def engine_of(file: Path) -> sa.Engine:
    # A fault of the database is logged with its statement; what was to be written may be a seed.
    engine = sa.create_engine(f"sqlite:///{file}", hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def careful(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


class Job:
    """Statements that are written together or not at all, and who waits for them."""

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.written: asyncio.Future[None] = loop.create_future()

    def settle(self, fault: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self.resolve, fault)

    def resolve(self, fault: BaseException | None) -> None:
        if self.written.done():
            return
        if fault is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(fault)


class Store:
    """The database. One thread writes: what waits together is flushed together."""

    def __init__(self, file: Path) -> None:
        self.engine = engine_of(file)
        migrate(self.engine)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.flushes = 0
        self.writer = threading.Thread(target=self.work, name="ludoteka-writer", daemon=True)
        self.writer.start()

    async def write(self, *statements: Statement) -> None:
        """Returns when the statements are safe on disk."""
        job = Job(statements, asyncio.get_running_loop())
        self.jobs.put(job)
        # Shielded: who waits may be cancelled, but what was handed over is written all the same.
        await asyncio.shield(job.written)

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        return await asyncio.to_thread(self.ask, ask)

    def ask(self, ask: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.engine.dispose()

    def work(self) -> None:
        with self.engine.connect() as connection:
            while (job := self.jobs.get()) is not None:
                batch = [job]
                last = False
                while len(batch) < TOGETHER and not self.jobs.empty():
                    more = self.jobs.get()
                    if more is None:
                        last = True
                        break
                    batch.append(more)
                self.flush(connection, batch)
                if last:
                    return

    def flush(self, connection: sa.Connection, batch: list[Job]) -> None:
        try:
            with connection.begin():
                for job in batch:
                    for statement in job.statements:
                        if isinstance(statement, tuple):
                            connection.execute(*statement)
                        else:
                            connection.execute(statement)
        except Exception as fault:
            if len(batch) == 1:
                batch[0].settle(fault)
                return
            for job in batch:  # one of them spoils it: each for itself
                self.flush(connection, [job])
            return
        self.flushes += 1
        for job in batch:
            job.settle(None)
