"""The keeper of the tables over a database: deeds become statements, and are safe when `write` returns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.room.deeds import (
    Changed,
    Deed,
    Entered,
    Guard,
    Kept,
    Opened,
    Reviewed,
    Seated,
    Shot,
    Stood,
    Watched,
)
from ludoteka.room.journal import Row
from ludoteka.room.ports import Rows
from ludoteka.room.rows import Stored
from ludoteka.server.storage.questions import count, lobby_rows, record_text, review_text, waiting_for_bots
from ludoteka.server.storage.schema import (
    ENTER,
    RECORDS,
    REVIEWS,
    SEATS,
    SHOOT,
    STAND,
    TABLES,
    TRANSFERS,
    UNSHOOT,
    WATCHERS,
)
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.stored import stored
from ludoteka.server.storage.writes import Statement

LONGEST_WORD = 7500  # bytes; a notice of PostgreSQL is shorter than 8,000
MANY = 50  # lines of a journal that are not put into words while others wait


class Offered(Deed, frozen=True, kw_only=True):
    """A code that moves the seats of a guest, in place of an older one."""

    code: str
    guest: str
    expires: float


class Redeemed(Deed, frozen=True, kw_only=True):
    """A code was used."""

    code: str


class SqlKeeper:
    """Keeps tables in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, guard: Guard | None, *deeds: Deed) -> None:
        if any(isinstance(deed, Entered) and len(deed.rows) > MANY for deed in deeds):
            statements = await asyncio.to_thread(statements_of, deeds)
        else:
            statements = statements_of(deeds)
        if guard is None:
            await self.store.write(*statements, about=deeds[0].table)
            return
        notice = notice_of(guard, statements) if self.store.shared else ""
        await self.store.write(*statements, about=guard.table, guard=guarding(guard), notice=notice)

    async def stored(self, id: str, after: int = -1) -> Stored | None:
        return await self.store.read(lambda connection: stored(connection, id, after))

    async def lobby(self, guest: str, mine: int, listed: int, most: int) -> tuple[Rows, Rows]:
        return await self.store.read(lambda connection: lobby_rows(connection, guest, mine, listed, most))

    async def counts(self, guest: str, lately: float) -> tuple[int, int]:
        return await self.store.read(lambda connection: count(connection, guest, lately))

    async def record(self, id: str) -> str | None:
        return await self.store.glance(lambda connection: record_text(connection, id))

    async def review(self, id: str) -> str | None:
        return await self.store.glance(lambda connection: review_text(connection, id))

    async def waiting(self) -> list[tuple[str, int]]:
        return await self.store.read(waiting_for_bots)


def guarding(guard: Guard) -> Statement:
    """The statement that must change exactly one row."""
    if isinstance(guard, Stood):
        whom = msgspec.json.encode(guard.asked).decode()
        values = {"which": guard.table, "now": guard.at, "last": guard.number, "how": guard.status, "whom": whom}
        return STAND, values | {"seen": guard.revision, "next": guard.revision + 1}
    assert isinstance(guard, Changed)
    return (
        sa.update(TABLES)
        .where(TABLES.c.id == guard.table, TABLES.c.revision == guard.revision)
        .values(updated=guard.at, revision=guard.revision + 1, **guard.values)
    )


def notice_of(guard: Guard, statements: Sequence[Statement]) -> str:
    """What the other workers are told when this is on disk."""
    what = f"moves {word_of(statements)}" if guard.moves else "row"
    return f"{guard.by} {guard.table} {guard.revision + 1} {guard.worker} {what}"


def word_of(statements: Sequence[Statement]) -> str:
    """The line of the journal among these, word by word, so that others need not look it up; empty if it is long."""
    for statement in statements:
        if isinstance(statement, tuple) and statement[0] is ENTER and isinstance(statement[1], dict):
            word = msgspec.json.encode({name: value for name, value in statement[1].items() if name != "table_id"})
            return word.decode() if len(word) < LONGEST_WORD else ""
    return ""


# --- deeds


def statements_of(deeds: Sequence[Deed]) -> list[Statement]:
    return [statement for deed in deeds for statement in WRITTEN[type(deed)](deed)]


def line(table: str, row: Row) -> dict[str, Any]:
    body = msgspec.json.encode(row.body).decode()
    values = {"number": row.number, "kind": row.kind, "seat": row.seat, "ply": row.ply, "body": body, "at": row.at}
    return {"table_id": table, **values}


def entered(deed: Entered) -> list[Statement]:
    lines = [line(deed.table, row) for row in deed.rows]
    return [(ENTER, lines[0] if len(lines) == 1 else lines)]


def shot(deed: Shot) -> list[Statement]:
    gone = (UNSHOOT, {"which": deed.table})
    if deed.state is None:
        return [gone]
    state = msgspec.json.encode(deed.state).decode()
    return [gone, (SHOOT, {"table_id": deed.table, "number": deed.number, "state": state})]


def seated(deed: Seated) -> list[Statement]:
    chair = deed.chair
    here = (SEATS.c.table_id == deed.table, SEATS.c.seat == chair.seat)
    return [sa.update(SEATS).where(*here).values(**chair.row(deed.table))]


def opened(deed: Opened) -> list[Statement]:
    chairs = [chair.row(deed.table) for chair in deed.chairs]
    return [sa.insert(TABLES).values(**deed.row), sa.insert(SEATS).values(chairs)]


def watched(deed: Watched) -> list[Statement]:
    return [
        sa.delete(WATCHERS).where(WATCHERS.c.table_id == deed.table, WATCHERS.c.guest.in_([deed.guest, *deed.gone])),
        sa.insert(WATCHERS).values(table_id=deed.table, guest=deed.guest, name=deed.name),
    ]


def kept(deed: Kept) -> list[Statement]:
    return [sa.insert(RECORDS).values(id=deed.id, created=deed.created, text=deed.text)]


def reviewed(deed: Reviewed) -> list[Statement]:
    return [
        sa.delete(REVIEWS).where(REVIEWS.c.id == deed.id),
        sa.insert(REVIEWS).values(id=deed.id, text=deed.text),
    ]


def offered(deed: Offered) -> list[Statement]:
    return [
        sa.delete(TRANSFERS).where(TRANSFERS.c.table_id == deed.table, TRANSFERS.c.guest == deed.guest),
        sa.insert(TRANSFERS).values(
            code=deed.code, table_id=deed.table, guest=deed.guest, expires=deed.expires
        ),
    ]


def redeemed(deed: Redeemed) -> list[Statement]:
    return [sa.delete(TRANSFERS).where(TRANSFERS.c.code == deed.code)]


WRITTEN: dict[type[Deed], Callable[[Any], list[Statement]]] = {
    Entered: entered,
    Shot: shot,
    Seated: seated,
    Opened: opened,
    Watched: watched,
    Kept: kept,
    Reviewed: reviewed,
    Offered: offered,
    Redeemed: redeemed,
}
