"""What workers that share a database leave in it for each other: who is at their tables, and what each has counted."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ludoteka.room.rows import Presence, read_body
from ludoteka.server.storage.schema import COME, PART, PRESENCE, WORKERS
from ludoteka.server.storage.writes import Statement

NOBODY = -1  # the worker whose row is written to see whether anything can be


def present(table: str, worker: int, here: Presence) -> list[Statement]:
    """Who is at a table with sockets of this worker, in place of whoever was."""
    statements: list[Statement] = [(PART, {"which": table, "whose": worker})]
    if here.players or here.watching:
        statements.append((COME, here.row(table, worker)))
    return statements


def counted(worker: int, counts: dict[str, float]) -> list[Statement]:
    """What this worker has counted, for whichever worker is asked."""
    return [
        sa.delete(WORKERS).where(WORKERS.c.worker == worker),
        sa.insert(WORKERS).values(worker=worker, counts=msgspec.json.encode(counts).decode()),
    ]


def buried(gone: set[int]) -> list[Statement]:
    """Nothing is left of workers that have died."""
    return [sa.delete(left).where(left.c.worker.in_(gone)) for left in (PRESENCE, WORKERS)]


def tried() -> list[Statement]:
    """A mark that means nothing, to see whether anything can be written."""
    return counted(NOBODY, {})


def counts_of_workers(connection: sa.Connection) -> dict[int, dict[str, float]]:
    rows = connection.execute(sa.select(WORKERS).where(WORKERS.c.worker >= 0))
    return {worker: read_body(counts) for worker, counts in rows}


def present_workers(connection: sa.Connection) -> set[int]:
    """The workers that have left something here, whether they live or not."""
    left = sa.union(sa.select(PRESENCE.c.worker), sa.select(WORKERS.c.worker))
    return {worker for (worker,) in connection.execute(left) if worker >= 0}
