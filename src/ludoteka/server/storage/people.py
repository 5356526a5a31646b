"""What is kept of one person: found by the hash of their token, told to them, and thrown away when they wish it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from ludoteka.kernel.refusal import Refused
from ludoteka.room.rows import read_body
from ludoteka.server.storage.questions import is_known
from ludoteka.server.storage.schema import JOURNAL, PUSHES, SEATS, TABLES, TRANSFERS, WATCHERS


def guest_in(connection: sa.Connection, which: str) -> str:
    """The guest that is meant: by its hash, or by `table:seat`."""
    table, colon, seat = which.partition(":")
    if colon and seat.isdigit():
        held = sa.select(SEATS.c.guest).where(SEATS.c.table_id == table, SEATS.c.seat == int(seat))
        which = connection.execute(held).scalar() or ""
    if not which or not is_known(connection, which):
        raise Refused("server-admin-nobody")
    return which


def seats_of(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    asked = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name, SEATS.c.silent).where(SEATS.c.guest == guest)
    return [dict(row) for row in connection.execute(asked).mappings()]


def lines_of(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """What this person has said: from their seats, and under their name where they watched."""
    found: list[dict[str, Any]] = []
    places = [(row["table_id"], row["seat"], None) for row in seats_of(connection, guest)]
    watched = connection.execute(sa.select(WATCHERS.c.table_id, WATCHERS.c.name).where(WATCHERS.c.guest == guest))
    places += [(table, -1, name) for table, name in watched]
    for table, seat, name in places:
        asked = sa.select(JOURNAL.c.number, JOURNAL.c.body).where(
            JOURNAL.c.table_id == table, JOURNAL.c.kind == "chat", JOURNAL.c.seat == seat
        )
        for number, body in connection.execute(asked):
            said = read_body(body)
            if name is None or said.get("name") == name:
                found.append({"table": table, "number": number, **said})
    return found


def kept(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """All that is kept of a person."""
    owned = connection.execute(sa.select(TABLES.c.id, TABLES.c.created).where(TABLES.c.owner == guest))
    watched = connection.execute(sa.select(WATCHERS.c.table_id, WATCHERS.c.name).where(WATCHERS.c.guest == guest))
    return {
        "guest": guest,
        "seats": [row | {"silent": msgspec.json.decode(row["silent"])} for row in seats_of(connection, guest)],
        "opened": [{"table": table, "created": created} for table, created in owned],
        "watched": [{"table": table, "name": name} for table, name in watched],
        "said": lines_of(connection, guest),
        "called": [
            {"service": urlsplit(endpoint).hostname, "language": language, "expires": expires}
            for endpoint, language, expires in connection.execute(
                sa.select(PUSHES.c.endpoint, PUSHES.c.language, PUSHES.c.expires).where(PUSHES.c.guest == guest)
            )
        ],
    }


def forget(connection: sa.Connection, guest: str) -> None:
    """Throw all of it away. Games that others played with this person stay, without the name."""
    for line in lines_of(connection, guest):
        connection.execute(
            sa.delete(JOURNAL).where(JOURNAL.c.table_id == line["table"], JOURNAL.c.number == line["number"])
        )
    touched = {row["table_id"] for row in seats_of(connection, guest)}
    touched |= set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.owner == guest)).scalars())
    connection.execute(sa.update(SEATS).where(SEATS.c.guest == guest).values(guest="", name="", silent="[]"))
    connection.execute(sa.update(TABLES).where(TABLES.c.owner == guest).values(owner=""))
    for orphaned in (WATCHERS, TRANSFERS, PUSHES):
        connection.execute(sa.delete(orphaned).where(orphaned.c.guest == guest))
    # So that a server that has such a table in memory reads it again before it writes.
    connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(touched)).values(revision=TABLES.c.revision + 1))
