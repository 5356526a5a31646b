"""Who sits and watches at a table: sitting down, leaving, changing the plan, moving to another device."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ludoteka.room import denied, minds
from ludoteka.room.denied import Denied
from ludoteka.room.names import look_of
from ludoteka.room.opening import named, seated
from ludoteka.room.table import Table
from ludoteka.room.wire.tables import SeatPlan
from ludoteka.server import guests
from ludoteka.server.questions import transfer
from ludoteka.server.rows import Chair
from ludoteka.server.schema import TRANSFERS, WATCHERS

if TYPE_CHECKING:
    from ludoteka.room.house import House

CODE_SECONDS = 600  # how long a code that moves seats is good for


async def sit(table: Table, guest: str, seat: int | None, name: str) -> None:
    """Sit down at this seat, or at the first open one."""
    tidy = named(table.house, name)

    async def deed() -> None:
        if table.status != "gathering":
            raise Denied(denied.NOT_NOW, "server-started")
        free = [chair.seat for chair in table.chairs if chair.kind == "open"]
        if seat is None and not free:
            raise Denied(denied.NOT_NOW, "server-no-seat-left")
        chair = table.chair(free[0] if seat is None else seat)
        if chair.kind != "open":
            raise Denied(denied.NOT_NOW, "server-seat-taken")
        must_be_own(table, guest, tidy)
        await reseat(table, Chair(chair.seat, "person", tidy, "", guest))

    await table.held(deed)


def must_be_own(table: Table, guest: str, name: str) -> None:
    """Nobody takes a name that reads like that of another at this table."""
    others = [chair.name for chair in table.chairs if chair.kind != "open" and chair.guest != guest]
    others += [named for watcher, named in table.watchers.items() if watcher != guest and named]
    if name and look_of(name) in map(look_of, others):
        raise Denied(denied.NOT_NOW, "server-name-taken")


async def leave(table: Table, guest: str, seat: int) -> None:
    """The seat stands open before the start; after it a bot takes over."""

    async def deed() -> None:
        chair = table.mine(guest, seat)
        if table.status == "over":
            # The name stays in the record; the seat is nobody's any more.
            await reseat(table, Chair(seat, "person", chair.name))
        elif table.status == "playing":
            await reseat(table, Chair(seat, "bot", chair.name, minds.STAND_IN))
            table.answers.drive()
        else:
            await reseat(table, Chair(seat, "open"))

    await table.held(deed)


async def plan_seat(table: Table, guest: str, seat: int, plan: SeatPlan) -> None:
    """Before the start, whoever opened the table says who shall sit where."""

    async def deed() -> None:
        if guest != table.owner:
            raise Denied(denied.NOT_YOURS, "server-not-your-table")
        if table.status != "gathering":
            raise Denied(denied.NOT_NOW, "server-started")
        chair = table.chair(seat)
        mine = table.seats_of(guest)
        name = plan.name or (table.chairs[mine[0]].name if mine else "")
        await reseat(table, seated(table.house, chair.seat, plan, guest, name))

    await table.held(deed)


async def reseat(table: Table, chair: Chair) -> None:
    """Change who holds a seat. Called with the lock held."""
    await table.ledger.write(table.ledger.row(), table.ledger.chair(chair))
    table.chairs[chair.seat] = chair
    table.audience.recheck()


async def begin(table: Table, guest: str) -> None:
    """Everybody sits: whoever opened the table begins."""

    async def deed() -> None:
        if guest != table.owner:
            raise Denied(denied.NOT_YOURS, "server-not-your-table")
        await table.begin()

    await table.held(deed)


async def watch(table: Table, guest: str, name: str) -> None:
    tidy = named(table.house, name) if name else ""

    async def deed() -> None:
        if not table.terms.spectators:
            raise Denied(denied.NOT_YOURS, "server-no-spectators")
        must_be_own(table, guest, tidy)
        await table.ledger.write(
            table.ledger.row(),
            sa.delete(WATCHERS).where(WATCHERS.c.table_id == table.id, WATCHERS.c.guest == guest),
            sa.insert(WATCHERS).values(table_id=table.id, guest=guest, name=tidy),
        )
        table.watchers[guest] = tidy

    await table.held(deed)


# --- to another device


async def offer(table: Table, guest: str) -> str:
    """A code that moves the guest's seats here to whoever types it first."""

    async def deed() -> str:
        if not table.seats_of(guest):
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        code = guests.fresh_code()
        expires = time.time() + CODE_SECONDS
        await table.ledger.write(
            table.ledger.row(),
            sa.delete(TRANSFERS).where(TRANSFERS.c.table_id == table.id, TRANSFERS.c.guest == guest),
            sa.insert(TRANSFERS).values(code=guests.hashed(code), table_id=table.id, guest=guest, expires=expires),
        )
        return code

    return await table.held(deed)


async def take(house: House, code: str, guest: str) -> Table:
    """Move the seats behind a code to this guest."""
    hashed = guests.hashed(code.strip().lower())
    found = await house.store.glance(lambda connection: transfer(connection, hashed))
    if found is None or found["expires"] < time.time():
        raise Denied(denied.NO_SUCH, "server-no-such-code")
    table = await house.table(found["table_id"])
    former = found["guest"]

    async def deed() -> None:
        again = await house.store.glance(lambda connection: transfer(connection, hashed))
        seats = table.seats_of(former)
        if again is None or not seats:
            raise Denied(denied.NO_SUCH, "server-no-such-code")
        moved = [
            Chair(seat, "person", table.chairs[seat].name, "", guest, table.chairs[seat].silent) for seat in seats
        ]
        owner = guest if table.owner == former else table.owner
        await table.ledger.write(
            table.ledger.row(owner=owner),
            sa.delete(TRANSFERS).where(TRANSFERS.c.code == hashed),
            *(table.ledger.chair(chair) for chair in moved),
        )
        table.owner = owner
        for chair in moved:
            table.chairs[chair.seat] = chair
        table.audience.recheck()

    await table.held(deed)
    return table
