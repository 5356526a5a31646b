"""The lobby: a guest's own tables, and those that anybody may join or watch."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteka.room import views
from ludoteka.room.ports import Rows
from ludoteka.room.rows import read_list, resting_view
from ludoteka.room.wire.tables import Lobby, TableRow

if TYPE_CHECKING:
    from ludoteka.room.house import House

LOG = logging.getLogger("ludoteka.room")


async def lobby(house: House, guest: str) -> Lobby:
    mine, listed = await house.keeper.lobby(guest)
    rows = sorted(shown(house, mine, guest), key=lambda row: not row.asked)
    return Lobby(rows, shown(house, listed, guest))


def shown(house: House, rows: Rows, guest: str) -> list[TableRow]:
    """Those rows that can be read; one that cannot must not hide the others."""
    found: list[TableRow] = []
    for row, seats in rows:
        try:
            found.append(lobby_row(house, row, seats, guest))
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as fault:
            LOG.error("table %s cannot be shown in the lobby: %s", row["id"], fault)
    return found


def lobby_row(house: House, row: dict[str, Any], seats: list[dict[str, Any]], guest: str) -> TableRow:
    table = house.tables.get(row["id"])
    mine = [seat["seat"] for seat in seats if guest and seat["kind"] == "person" and seat["guest"] == guest]
    asked = any(seat in mine for seat in read_list(row["asked"], int))
    view = views.table_view(table) if table is not None else resting_view(row, seats)
    return TableRow(view, mine, asked, bool(guest) and row["owner"] == guest)
