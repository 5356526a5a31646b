"""What is on disk of one table: the questions that bring it back."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.room.journal import Row
from ludoteka.room.rows import Presence, Stored, chair_of, read_body
from ludoteka.server.storage.schema import JOURNAL, PRESENCE, SEATS, SNAPSHOTS, TABLES, WATCHERS

# Written once: after a restart every table is asked for at the same time.
WHICH: sa.BindParameter[Any] = sa.bindparam("which")
TABLE = sa.select(TABLES).where(TABLES.c.id == WHICH)
SEATED = sa.select(SEATS).where(SEATS.c.table_id == WHICH).order_by(SEATS.c.seat)
WATCHING = sa.select(WATCHERS.c.guest, WATCHERS.c.name).where(WATCHERS.c.table_id == WHICH)
PRESENT = sa.select(PRESENCE).where(PRESENCE.c.table_id == WHICH)
SHOT = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == WHICH)
GONE_ON = (
    sa.select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.ply, JOURNAL.c.body, JOURNAL.c.at)
    .where(JOURNAL.c.table_id == WHICH, JOURNAL.c.number > sa.bindparam("after"))
    .order_by(JOURNAL.c.number)
)
REVISION = sa.select(TABLES.c.revision).where(TABLES.c.id == WHICH)


def stored(connection: sa.Connection, id: str, after: int = -1) -> Stored | None:
    """What is on disk of one table. With `after`, only the journal after this number, and no snapshot."""
    which = {"which": id}
    row = connection.execute(TABLE, which).mappings().first()
    if row is None:
        return None
    watchers = connection.execute(WATCHING, which)
    present = connection.execute(PRESENT, which).mappings()
    found = Stored(
        dict(row),
        [chair_of(dict(seat)) for seat in connection.execute(SEATED, which).mappings()],
        {guest: str(name) for guest, name in watchers},
        journal(connection, id, after),
        {
            one["worker"]: Presence(frozenset(msgspec.json.decode(one["players"])), one["watching"])
            for one in present
        },
    )
    if after < 0:
        snapshot = connection.execute(SHOT, which).mappings().first()
        if snapshot is not None:
            found.snapshot = (snapshot["number"], msgspec.json.decode(snapshot["state"]))
    return found


def journal(connection: sa.Connection, id: str, after: int) -> list[Row]:
    rows = connection.execute(GONE_ON, {"which": id, "after": after})
    return [Row(number, kind, seat, ply, read_body(body), at) for number, kind, seat, ply, body, at in rows]


def revision(connection: sa.Connection, id: str) -> int | None:
    found: int | None = connection.execute(REVISION, {"which": id}).scalar()
    return found


def seat_rows(connection: sa.Connection, ids: list[str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings():
        found.setdefault(row["table_id"], []).append(dict(row))
    return found
