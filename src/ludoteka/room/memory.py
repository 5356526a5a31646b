"""A keeper in memory: for a host that keeps its tables elsewhere as well, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludoteka.room.deeds import Changed, Deed, Entered, Guard, Kept, Opened, Reviewed, Seated, Shot, Stood, Watched
from ludoteka.room.journal import Row
from ludoteka.room.ports import Behind, Rows
from ludoteka.room.rows import Stored, chair_of, read_body, read_list

EMPTY = {"outcome": None, "rematch": None, "asking": None}


class Spoiled(Exception):
    """What shall be written does not fit what is kept. Nothing was written."""


@dataclass(slots=True)
class Shelved:
    """One table, as text wherever another keeper would have text."""

    row: dict[str, Any]
    seats: dict[int, dict[str, Any]]
    watchers: dict[str, str] = field(default_factory=dict)
    journal: list[tuple[int, str, int, int, str, float]] = field(default_factory=list)
    snapshot: tuple[int, str] | None = None


class MemoryKeeper:
    """Keeps tables for as long as it lives itself."""

    def __init__(self) -> None:
        self.tables: dict[str, Shelved] = {}
        self.records: dict[str, str] = {}
        self.reviews: dict[str, str] = {}
        self.fits: dict[type[Deed], Callable[[Any], bool]] = {
            Opened: lambda deed: deed.table not in self.tables,
            Entered: self.goes_on,
            Seated: lambda deed: deed.chair.seat in self.tables[deed.table].seats,
            Kept: lambda deed: deed.id not in self.records,
        }
        self.doing: dict[type[Deed], Callable[[Any], None]] = {
            Opened: self.open,
            Entered: self.enter,
            Seated: self.seat,
            Shot: self.shoot,
            Watched: self.watch,
            Kept: self.keep,
            Reviewed: self.keep_review,
        }

    # --- writing

    async def write(self, guard: Guard | None, *deeds: Deed) -> None:
        if guard is not None and self.revision(guard.table) != guard.revision:
            raise Behind
        for deed in deeds:  # all of it or nothing
            fits = self.fits.get(type(deed))
            if type(deed) not in self.doing or (fits is not None and not fits(deed)):
                raise Spoiled(type(deed).__name__)
        if guard is not None:
            self.guard(guard)
        for deed in deeds:
            self.doing[type(deed)](deed)

    def revision(self, id: str) -> int | None:
        table = self.tables.get(id)
        return None if table is None else table.row["revision"]

    def goes_on(self, deed: Entered) -> bool:
        journal = self.tables[deed.table].journal
        return all(not journal or row.number > journal[-1][0] for row in deed.rows)

    def guard(self, guard: Guard) -> None:
        row = self.tables[guard.table].row
        row["revision"] += 1
        row["updated"] = guard.at
        if isinstance(guard, Stood):
            asked = msgspec.json.encode(guard.asked).decode()
            row.update(number=guard.number, status=guard.status, asked=asked, asking=None)
        elif isinstance(guard, Changed):
            row.update(guard.values)

    def open(self, deed: Opened) -> None:
        seats = {chair.seat: chair.row(deed.table) for chair in deed.chairs}
        self.tables[deed.table] = Shelved({**EMPTY, **deed.row}, seats)

    def enter(self, deed: Entered) -> None:
        self.tables[deed.table].journal += [
            (row.number, row.kind, row.seat, row.ply, msgspec.json.encode(row.body).decode(), row.at)
            for row in deed.rows
        ]

    def seat(self, deed: Seated) -> None:
        self.tables[deed.table].seats[deed.chair.seat] = deed.chair.row(deed.table)

    def shoot(self, deed: Shot) -> None:
        state = None if deed.state is None else (deed.number, msgspec.json.encode(deed.state).decode())
        self.tables[deed.table].snapshot = state

    def watch(self, deed: Watched) -> None:
        watchers = self.tables[deed.table].watchers
        watchers[deed.guest] = deed.name
        for guest in deed.gone:
            watchers.pop(guest, None)

    def keep(self, deed: Kept) -> None:
        self.records[deed.id] = deed.text

    def keep_review(self, deed: Reviewed) -> None:
        self.reviews[deed.id] = deed.text

    # --- questions

    async def stored(self, id: str, after: int = -1) -> Stored | None:
        table = self.tables.get(id)
        if table is None:
            return None
        return Stored(
            dict(table.row),
            [chair_of(seat) for seat in table.seats.values()],
            dict(table.watchers),
            [
                Row(number, kind, seat, ply, read_body(body), at)
                for number, kind, seat, ply, body, at in table.journal
                if number > after
            ],
            {},
            None if table.snapshot is None or after >= 0 else (table.snapshot[0], read_body(table.snapshot[1])),
        )

    async def lobby(self, guest: str, mine: int, listed: int, most: int) -> tuple[Rows, Rows]:
        newest = sorted(self.tables.values(), key=lambda table: -table.row["updated"])
        ours = [table for table in newest if guest and (table.row["owner"] == guest or self.holds(table, guest))]
        open_to_all = [table for table in newest if self.is_listed(table.row)]
        open_to_all.sort(key=lambda table: str(table.row["status"]))
        both = [
            [(dict(table.row), [dict(seat) for seat in table.seats.values()]) for table in found]
            for found in (ours[mine : mine + most], open_to_all[listed : listed + most])
        ]
        return both[0], both[1]

    def holds(self, table: Shelved, guest: str) -> bool:
        return any(seat["kind"] == "person" and seat["guest"] == guest for seat in table.seats.values())

    def is_listed(self, row: dict[str, Any]) -> bool:
        watchable = row["status"] == "playing" and row["spectators"]
        return bool(row["listed"] and (watchable or row["status"] == "gathering"))

    async def counts(self, guest: str, lately: float) -> tuple[int, int]:
        going = [table.row for table in self.tables.values() if table.row["status"] != "over"]
        return sum(1 for row in going if row["updated"] >= lately), sum(1 for row in going if row["owner"] == guest)

    async def record(self, id: str) -> str | None:
        return self.records.get(id)

    async def review(self, id: str) -> str | None:
        return self.reviews.get(id)

    async def waiting(self) -> list[tuple[str, int]]:
        return sorted((id, table.row["worker"]) for id, table in self.tables.items() if self.waits(table))

    def waits(self, table: Shelved) -> bool:
        """Whether a bot is asked at a table at which a person sits."""
        kinds = {number: seat["kind"] for number, seat in table.seats.items()}
        asked = read_list(table.row["asked"], int)
        playing = table.row["status"] == "playing" and "person" in kinds.values()
        return playing and any(kinds.get(seat) == "bot" for seat in asked)
