"""Seats that move to another device: a code for whoever types it first."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ludoteka.room import denied, ids, seats
from ludoteka.room.deeds import Deed
from ludoteka.room.denied import Denied
from ludoteka.room.table import Table
from ludoteka.server.storage import Offered, Redeemed, transfer

if TYPE_CHECKING:
    from ludoteka.server.house import ServerHouse

CODE_SECONDS = 600  # how long a code that moves seats is good for


async def offer(table: Table, guest: str) -> str:
    """A code that moves the guest's seats here to whoever types it first."""

    async def deed() -> str:
        if not table.seats_of(guest):
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        code = ids.fresh_code()
        expires = time.time() + CODE_SECONDS
        offered = Offered(table=table.id, code=ids.hashed(code), guest=guest, expires=expires)
        await table.ledger.write(table.ledger.changed(), offered)
        return code

    return await table.held(deed)


async def take(house: ServerHouse, code: str, guest: str) -> Table:
    """Move the seats behind a code to this guest."""
    hashed = ids.hashed(code.strip().lower())
    found = await house.store.glance(lambda connection: transfer(connection, hashed))
    if found is None or found["expires"] < time.time():
        raise Denied(denied.NO_SUCH, "server-no-such-code")
    table = await house.table(found["table_id"])
    former = found["guest"]

    async def check() -> Deed:
        again = await house.store.glance(lambda connection: transfer(connection, hashed))
        if again is None or not table.seats_of(former):
            raise Denied(denied.NO_SUCH, "server-no-such-code")
        return Redeemed(table=table.id, code=hashed)

    await seats.move(table, former, guest, check)
    return table
