"""How writes reach the database: many of them in one go, in the driver's own words; or one by one, step by step."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql import Executable
from sqlalchemy.sql.compiler import SQLCompiler

from ludoteka.room.ports import Behind
from ludoteka.server.storage.channels import channels_of

# With values apart, so that it need not be built each time; with many, it is done once for each.
Statement = Executable | tuple[Executable, dict[str, Any] | list[dict[str, Any]]]

NOTIFY = "SELECT pg_notify(%s, %s)"  # one by one: an array of them would be put into quotes letter by letter


class Job:
    """Statements that are written together or not at all, and who waits for them.

    `guard` must change exactly one row, or the others are not written. `notice` is told to the other workers.
    """

    def __init__(
        self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop, guard: Statement | None, notice: str
    ) -> None:
        self.statements = statements
        self.loop = loop
        self.guard = guard
        self.notice = notice
        self.about = ""
        self.began = time.perf_counter()
        self.written: asyncio.Future[None] = loop.create_future()

    def all(self) -> tuple[Statement, ...]:
        return (*self.statements,) if self.guard is None else (self.guard, *self.statements)

    def resolve(self, fault: BaseException | None) -> None:
        if self.written.done():
            return
        if fault is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(fault)


class Pen:
    """The connection of who writes, kept at hand.

    Over PostgreSQL all statements of a batch are sent before the first of them is waited for: with a way there and
    back for each, most of a flush would be waiting. Whether every guard held is seen before anything is committed. What
    goes wrong here is tried again step by step (`carry_out`), where each write finds out for itself what it was.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None

    def write(self, batch: list[Job]) -> None:
        """All of it in one transaction, or nothing."""
        connection = self.connection
        if connection is None:
            connection = self.connection = self.engine.connect()
        try:
            with connection.begin():
                write_all(connection, batch)
        except Exception:
            if is_lost(connection):
                self.put_down()
            raise

    def put_down(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            if is_lost(connection):
                connection.invalidate()
            connection.close()


def is_lost(connection: sa.Connection) -> bool:
    return connection.invalidated or bool(getattr(connection.connection.driver_connection, "closed", False))


def write_all(connection: sa.Connection, batch: list[Job]) -> None:
    driver: Any = connection.connection.driver_connection
    at_once: AbstractContextManager[Any] = nullcontext()
    if hasattr(driver, "pipeline") and all(is_plain(one) for job in batch for one in job.all()):
        at_once = driver.pipeline()
    guards: list[Any] = []
    with at_once:
        for job in batch:
            if job.guard is not None:
                guards.append(put(connection, driver, job.guard))
            for statement in job.statements:
                put(connection, driver, statement)
        for told in notices_of(batch):
            driver.execute(NOTIFY, told)
    if any(guard.rowcount != 1 for guard in guards):
        raise Behind


def is_plain(statement: Statement) -> bool:
    """Whether it is put into the words of the database once and for all, and done once."""
    if not isinstance(statement, tuple):
        return False
    return isinstance(statement[1], dict) and isinstance(statement[0], sa.Update | sa.Insert | sa.Delete)


def put(connection: sa.Connection, driver: Any, statement: Statement) -> Any:
    """Carry out a statement, past all that is only needed where something may go wrong; it has a `rowcount`."""
    if is_plain(statement):
        return driver.execute(*words_of(statement, connection.dialect))
    return executed(connection, statement)


def notices_of(batch: list[Job]) -> list[tuple[str, str]]:
    """Channels, and what is told there."""
    return [(channel, job.notice) for job in batch if job.notice for channel in channels_of(job.notice)]


def carry_out(connection: sa.Connection, job: Job) -> None:
    """One write, step by step."""
    if job.guard is not None and executed(connection, job.guard).rowcount != 1:
        raise Behind
    for statement in job.statements:
        executed(connection, statement)
    for told in notices_of([job]):
        connection.exec_driver_sql(NOTIFY, told)


def executed(connection: sa.Connection, statement: Statement) -> sa.CursorResult[Any]:
    if is_plain(statement):
        return connection.exec_driver_sql(*words_of(statement, connection.dialect))
    if isinstance(statement, tuple):
        return connection.execute(*statement)
    return connection.execute(statement)


def words_of(statement: Any, dialect: sa.Dialect) -> tuple[str, Any]:
    """A plain statement and its values as the driver wants them."""
    what, values = statement
    words, order, fixed = worded(what, tuple(values), dialect)
    told = {**fixed, **values}
    return words, told if order is None else tuple([told[name] for name in order])


@lru_cache(maxsize=64)
def worded(
    statement: sa.Update | sa.Insert | sa.Delete, names: tuple[str, ...], dialect: sa.Dialect
) -> tuple[str, list[str] | None, dict[str, Any]]:
    """A statement in the words of a database, the order of its values, and those that are always the same; found once:
    every choice is written with the same two."""
    found = statement.compile(dialect=dialect, column_keys=list(names))
    assert isinstance(found, SQLCompiler)
    return found.string, found.positiontup, dict(found.construct_params(dict.fromkeys(names)))


def is_cut_off(fault: Exception) -> bool:
    """Whether the database hung up in the middle of it."""
    return isinstance(fault, sa.exc.DBAPIError) and fault.connection_invalidated
