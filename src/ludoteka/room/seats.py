"""Who sits and watches at a table: sitting down, leaving, changing the plan, handing seats over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteka.room import denied, minds
from ludoteka.room.deeds import Deed, Watched
from ludoteka.room.denied import Denied
from ludoteka.room.names import look_of
from ludoteka.room.opening import named, seated
from ludoteka.room.rows import Chair
from ludoteka.room.table import Table
from ludoteka.room.wire.tables import SeatPlan

COME = 5  # how many times as many may have come to watch as can


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
    await table.ledger.write(table.ledger.changed(), table.ledger.seated(chair))
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
        gone = too_many(table, guest)
        await table.ledger.write(table.ledger.changed(), Watched(table=table.id, guest=guest, name=tidy, gone=gone))
        table.watchers[guest] = tidy
        for other in gone:
            table.watchers.pop(other, None)

    await table.held(deed)


def too_many(table: Table, guest: str) -> list[str]:
    """Who is forgotten when one more watches: of those who do not look, the oldest. Who comes again says so anew."""
    looking = {socket.guest for socket in table.audience.sockets} | {guest}
    over = len(table.watchers.keys() | {guest}) - COME * table.house.limits.watchers
    return [other for other in table.watchers if other not in looking][: max(0, over)]


async def move(table: Table, former: str, guest: str, check: Callable[[], Awaitable[Deed]]) -> None:
    """Give the seats of one guest to another. `check`: that it may be done, and what else is written with it."""

    async def deed() -> None:
        also = await check()
        moved = [
            Chair(seat, "person", table.chairs[seat].name, "", guest, table.chairs[seat].stops)
            for seat in table.seats_of(former)
        ]
        owner = guest if table.owner == former else table.owner
        await table.ledger.write(
            table.ledger.changed(owner=owner), also, *(table.ledger.seated(chair) for chair in moved)
        )
        table.owner = owner
        for chair in moved:
            table.chairs[chair.seat] = chair
        table.audience.recheck()

    await table.held(deed)
