"""What leaves a tab and comes back: the record of any game, and everything that is kept, in one file."""

from __future__ import annotations

import msgspec

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.desk import Desk
from ludoteka.tab.keeper import REVIEW, Change, TabKeeper


class Moved(msgspec.Struct):
    """How many tables and records a file brought that were not here."""

    tables: int
    records: int


class Moving:
    """Nothing is hidden from a browser that holds the whole table in memory: a game in play has a record here too."""

    def __init__(self, desk: Desk, keeper: TabKeeper) -> None:
        self.desk = desk
        self.keeper = keeper

    async def text(self, id: str) -> str:
        """The record of a game, also of one that is not over: another table goes on from its last choice."""
        if id in self.keeper.tables:
            table = await self.desk.house.table(id)
            async with table.lock:
                if table.play is not None and table.status == "playing":
                    return table.play.record().write()
        return (await self.desk.record(id)).text

    async def out(self) -> str:
        """Everything that is kept."""
        return await self.keeper.whole()

    async def back(self, text: str) -> Moved:
        """What `out` has given, here or in another browser; of a table that is here too the one that is further on."""
        try:
            brought = msgspec.json.decode(text, type=Change)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise Denied(denied.NOT_UNDERSTOOD, "tab-not-a-file") from None
        moved = await self.keeper.take_in(brought)
        for id in moved:
            if (table := self.desk.house.tables.get(id)) is not None:
                self.desk.house.forget(table)
        return Moved(len(moved), sum(1 for id in brought.records if not id.startswith(REVIEW)))
