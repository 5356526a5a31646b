"""What is on disk of one table: the questions that bring it back."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.room.journal import Row
from ludoteka.room.rows import Presence, Stored, chair_of, read_body
from ludoteka.server.storage.schema import JOURNAL, PRESENCE, SEATS, SNAPSHOTS, TABLES, WATCHERS


def stored(connection: sa.Connection, id: str, after: int = -1) -> Stored | None:
    """What is on disk of one table. With `after`, only the journal after this number, and no snapshot."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    watchers = connection.execute(sa.select(WATCHERS.c.guest, WATCHERS.c.name).where(WATCHERS.c.table_id == id))
    present = connection.execute(sa.select(PRESENCE).where(PRESENCE.c.table_id == id)).mappings()
    found = Stored(
        dict(row),
        [chair_of(seat) for seat in seat_rows(connection, [id]).get(id, [])],
        {guest: str(name) for guest, name in watchers},
        journal(connection, id, after),
        {
            one["worker"]: Presence(frozenset(msgspec.json.decode(one["players"])), one["watching"])
            for one in present
        },
    )
    if after < 0:
        snapshot = connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).mappings().first()
        if snapshot is not None:
            found.snapshot = (snapshot["number"], msgspec.json.decode(snapshot["state"]))
    return found


GONE_ON = (
    sa.select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.ply, JOURNAL.c.body, JOURNAL.c.at)
    .where(JOURNAL.c.table_id == sa.bindparam("which"), JOURNAL.c.number > sa.bindparam("after"))
    .order_by(JOURNAL.c.number)
)
REVISION = sa.select(TABLES.c.revision).where(TABLES.c.id == sa.bindparam("which"))


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
