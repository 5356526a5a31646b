"""The lobby: a guest's own tables, and those that anybody may join or watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludoteka.server import telling
from ludoteka.server.rows import lobby_rows, resting_view
from ludoteka.server.wire.tables import Lobby, TableRow

if TYPE_CHECKING:
    from ludoteka.server.house import House


async def lobby(house: House, guest: str) -> Lobby:
    mine, listed = await house.store.read(lambda connection: lobby_rows(connection, guest))
    rows = sorted((lobby_row(house, *found, guest) for found in mine), key=lambda row: not row.asked)
    return Lobby(rows, [lobby_row(house, *found, guest) for found in listed])


def lobby_row(house: House, row: dict[str, Any], seats: list[dict[str, Any]], guest: str) -> TableRow:
    table = house.tables.get(row["id"])
    mine = [seat["seat"] for seat in seats if guest and seat["kind"] == "person" and seat["guest"] == guest]
    asked = any(seat in mine for seat in msgspec.json.decode(row["asked"]))
    view = telling.table_view(table) if table is not None else resting_view(row, seats)
    return TableRow(view, mine, asked, bool(guest) and row["owner"] == guest)
