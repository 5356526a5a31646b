"""Tables in memory, and each write on the browser's disk before it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from ludoteka.room.deeds import Deed, Guard, Kept
from ludoteka.room.memory import MemoryKeeper, Shelved
from ludoteka.room.rows import Stored

REVIEW = "review-"  # what a coach said lies beside the records, under a name that no record has
Line = tuple[int, str, int, int, str, float]


class Disk(Protocol):
    """What the worker's script keeps: rows of tables, lines of journals, texts of records. All goes as text."""

    def tables(self) -> Awaitable[str]:
        """All tables without their journals."""

    def journal(self, table: str) -> Awaitable[str]:
        """The lines of one table, in their order."""

    def record(self, id: str) -> Awaitable[str]:
        """The text of a record; empty if there is none."""

    def whole(self) -> Awaitable[str]:
        """Everything, as one change that would make it."""

    def keep(self, change: str) -> Awaitable[object]:
        """All of a change in one transaction; done when it is complete."""


class Sheet(msgspec.Struct):
    """A table as it lies on the disk, without its journal."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    watchers: dict[str, str]
    snapshot: tuple[int, str] | None = None


class Change(msgspec.Struct):
    """What one write changes: whole tables, new lines of their journals, new records."""

    tables: dict[str, Sheet]
    journal: dict[str, list[Line]]
    records: dict[str, str]


class TabKeeper(MemoryKeeper):
    """Told means kept: memory follows the disk, never the other way round. Journals are read when a table is."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self.disk = disk
        self.turn = asyncio.Lock()
        self.unread: set[str] = set()  # tables whose journal is only on the disk

    async def unpack(self) -> None:
        """Learn which tables there are."""
        sheets = msgspec.json.decode(await self.disk.tables(), type=dict[str, Sheet])
        for id, sheet in sheets.items():
            self.shelve(id, sheet)

    def shelve(self, id: str, sheet: Sheet) -> None:
        seats = {seat["seat"]: seat for seat in sheet.seats}
        self.tables[id] = Shelved(sheet.row, seats, sheet.watchers, [], sheet.snapshot)
        self.unread.add(id)

    async def write(self, guard: Guard | None, *deeds: Deed) -> None:
        # Whoever waits may be gone before the disk has answered: what it was told is carried through nevertheless.
        await asyncio.shield(asyncio.ensure_future(self.carry_through(guard, deeds)))

    async def carry_through(self, guard: Guard | None, deeds: tuple[Deed, ...]) -> None:
        async with self.turn:
            named = {deed.table for deed in (guard, *deeds) if deed is not None and deed.table in self.tables}
            for id in named & self.unread:
                await self.read(id)
            draft = MemoryKeeper()
            for id in named:
                draft.tables[id] = drafted(self.tables[id])
            kept = [deed.id for deed in deeds if isinstance(deed, Kept)]
            draft.records = {id: "" for id in kept if await self.disk.record(id)}
            await draft.write(guard, *deeds)
            new = {id: [line for line in table.journal if not self.has(id, line)] for id, table in draft.tables.items()}
            sheets = {id: sheet_of(table) for id, table in draft.tables.items()}
            texts = draft.records | {f"{REVIEW}{id}": text for id, text in draft.reviews.items()}
            change = Change(sheets, {id: lines for id, lines in new.items() if lines}, texts)
            await self.disk.keep(msgspec.json.encode(change).decode())
            for id, table in draft.tables.items():
                before = self.tables[id].journal if id in self.tables else []
                table.journal = [*before, *new[id]]
                self.tables[id] = table

    def has(self, id: str, line: Line) -> bool:
        table = self.tables.get(id)
        return table is not None and bool(table.journal) and line[0] <= table.journal[-1][0]

    async def read(self, id: str) -> None:
        lines = msgspec.json.decode(await self.disk.journal(id), type=list[Line])
        if id in self.unread:
            self.unread.remove(id)
            self.tables[id].journal = lines

    async def stored(self, id: str, after: int = -1) -> Stored | None:
        if id in self.unread:
            await self.read(id)
        return await super().stored(id, after)

    async def record(self, id: str) -> str | None:
        return await self.disk.record(id) or None

    async def review(self, id: str) -> str | None:
        return await self.disk.record(f"{REVIEW}{id}") or None

    # --- to another browser, and back

    async def whole(self) -> str:
        async with self.turn:
            return await self.disk.whole()

    async def take_in(self, brought: Change) -> list[str]:
        """Tables of another house beside one's own; which of them are new here, or further on than they were."""
        async with self.turn:
            new = [id for id, sheet in brought.tables.items() if self.is_news(id, sheet)]
            journals = {id: brought.journal.get(id, []) for id in new}
            change = Change({id: brought.tables[id] for id in new}, journals, brought.records)
            await self.disk.keep(msgspec.json.encode(change).decode())
            for id in new:
                self.shelve(id, brought.tables[id])
            return new

    def is_news(self, id: str, sheet: Sheet) -> bool:
        ours = self.revision(id)
        return ours is None or sheet.row["revision"] > ours


def drafted(table: Shelved) -> Shelved:
    """A table to try a write on: of the journal only its last line, to which the next must fit."""
    return Shelved(dict(table.row), dict(table.seats), dict(table.watchers), table.journal[-1:], table.snapshot)


def sheet_of(table: Shelved) -> Sheet:
    return Sheet(table.row, list(table.seats.values()), table.watchers, table.snapshot)
