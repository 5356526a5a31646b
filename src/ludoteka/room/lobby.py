"""The lobby: a guest's own tables, and those that anybody may join or watch."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteka.room import denied, views
from ludoteka.room.denied import Denied
from ludoteka.room.ports import Rows
from ludoteka.room.rows import read_list, resting_view
from ludoteka.room.wire.tables import Lobby, TableRow

if TYPE_CHECKING:
    from ludoteka.room.house import House

LOG = logging.getLogger("ludoteka.room")
PAGE = 20  # tables on a page of the lobby
LAST = 1000  # nobody turns further
DIGITS = 10


def page_of(said: str) -> int:
    """The page that somebody asks for."""
    if not (said.isascii() and said.isdigit() and len(said) < DIGITS):
        raise Denied(denied.NOT_UNDERSTOOD, "server-bad-page")
    return int(said)


async def lobby(house: House, guest: str, mine: int = 0, listed: int = 0) -> Lobby:
    """One page of the guest's tables, and one of those that are open to all."""
    first = min(mine, LAST) * PAGE, min(listed, LAST) * PAGE
    ours, all_ = await house.keeper.lobby(guest, *first, PAGE + 1)
    rows = sorted(shown(house, ours[:PAGE], guest), key=lambda row: not row.asked)
    return Lobby(rows, shown(house, all_[:PAGE], guest), len(ours) > PAGE, len(all_) > PAGE)


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
