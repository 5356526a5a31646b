"""Questions that are asked of the database about many tables at once: the lobby, the bots, the guests."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludoteka.room.ports import Rows
from ludoteka.room.rows import read_list
from ludoteka.server.storage.schema import PRESENCE, RECORDS, REVIEWS, SEATS, TABLES, TRANSFERS, WATCHERS
from ludoteka.server.storage.stored import seat_rows

PEOPLE = SEATS.alias()
ATTENDED = sa.or_(
    sa.exists().where(PEOPLE.c.table_id == TABLES.c.id, PEOPLE.c.kind == "person"),
    sa.exists().where(PRESENCE.c.table_id == TABLES.c.id),
)


def waiting_for_bots(connection: sa.Connection) -> list[tuple[str, int]]:
    """Tables in play at which a bot is asked, and the worker that answers there."""
    rows = connection.execute(
        sa.select(TABLES.c.id, TABLES.c.worker, TABLES.c.asked, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "playing", SEATS.c.kind == "bot", ATTENDED)
    )
    return sorted({(id, worker) for id, worker, asked, seat in rows if seat in read_list(asked, int)})


def count(connection: sa.Connection, guest: str, lately: float) -> tuple[int, int]:
    """Tables that are not over: all at which something has happened lately, and those of one guest."""
    going = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.status != "over")
    every = connection.execute(going.where(TABLES.c.updated >= lately)).scalar_one()
    return every, connection.execute(going.where(TABLES.c.owner == guest)).scalar_one()


def is_known(connection: sa.Connection, guest: str) -> bool:
    """Whether this guest holds anything here: a seat, a table, a place to watch from."""
    asked = (
        sa.select(SEATS.c.seat).where(SEATS.c.guest == guest),
        sa.select(TABLES.c.number).where(TABLES.c.owner == guest),
        sa.select(sa.literal(0)).select_from(WATCHERS).where(WATCHERS.c.guest == guest),
    )
    return any(connection.execute(question.limit(1)).first() is not None for question in asked)


def guests_here(connection: sa.Connection, most: int) -> list[tuple[str, str, int, float]]:
    """Who sits at tables: their hash, a name, at how many, and when something last happened at one of them."""
    held = (
        sa.select(
            SEATS.c.guest,
            sa.func.max(SEATS.c.name),
            sa.func.count(sa.distinct(SEATS.c.table_id)),
            sa.func.max(TABLES.c.updated).label("last"),
        )
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.kind == "person", SEATS.c.guest != "")
        .group_by(SEATS.c.guest)
        .order_by(sa.desc("last"))
        .limit(most)
    )
    return [(guest, name, tables, last) for guest, name, tables, last in connection.execute(held)]


def transfer(connection: sa.Connection, code: str) -> dict[str, Any] | None:
    row = connection.execute(sa.select(TRANSFERS).where(TRANSFERS.c.code == code)).mappings().first()
    return None if row is None else dict(row)


def record_text(connection: sa.Connection, id: str) -> str | None:
    text: str | None = connection.execute(sa.select(RECORDS.c.text).where(RECORDS.c.id == id)).scalar()
    return text


def review_text(connection: sa.Connection, id: str) -> str | None:
    text: str | None = connection.execute(sa.select(REVIEWS.c.text).where(REVIEWS.c.id == id)).scalar()
    return text


def lobby_rows(connection: sa.Connection, guest: str, mine: int, listed: int, most: int) -> tuple[Rows, Rows]:
    """The guest's tables and those open to all: `most` of each, after the first `mine` and `listed`."""
    who = guest or "nobody"
    held = sa.select(SEATS.c.table_id).where(SEATS.c.guest == who, SEATS.c.kind == "person")
    ours = held.union(sa.select(TABLES.c.id).where(TABLES.c.owner == who))
    found = sa.select(TABLES).where(TABLES.c.id.in_(ours)).order_by(TABLES.c.updated.desc()).offset(mine).limit(most)
    both = [connection.execute(found).mappings().all(), listed_rows(connection, listed, most)]
    seats = seat_rows(connection, [row["id"] for rows in both for row in rows])
    mine_, open_ = [[(dict(row), seats.get(row["id"], [])) for row in rows] for rows in both]
    return mine_, open_


def listed_rows(connection: sa.Connection, first: int, most: int) -> list[sa.RowMapping]:
    """Tables open to all: those that gather, then those in play, the newest of each first."""
    # One question for each status: each is read off the end of an index, however many tables there are.
    gathering = sa.and_(TABLES.c.listed == sa.true(), TABLES.c.status == "gathering")
    playing = sa.and_(TABLES.c.listed == sa.true(), TABLES.c.status == "playing", TABLES.c.spectators == sa.true())
    newest = sa.select(TABLES).order_by(TABLES.c.updated.desc())
    found = list(connection.execute(newest.where(gathering).offset(first).limit(most)).mappings())
    if len(found) < most:
        before = 0
        if first and not found:  # all of those that gather stand on earlier pages
            before = first - connection.execute(sa.select(sa.func.count()).where(gathering)).scalar_one()
        found += connection.execute(newest.where(playing).offset(before).limit(most - len(found))).mappings()
    return found
