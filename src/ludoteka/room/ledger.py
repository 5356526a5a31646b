"""A table's hand in the database: the row it stands in, its seats, its journal and its snapshots."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql import Executable

from ludoteka.kernel.machine import State
from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.journal import written_choice
from ludoteka.room.play import Entry, Play
from ludoteka.server.rows import Chair
from ludoteka.server.schema import ENTER, SEATS, SNAPSHOTS, STAND, TABLES
from ludoteka.server.store import Behind, Statement

if TYPE_CHECKING:
    from ludoteka.room.table import Table

LONGEST_WORD = 7500  # bytes; a notice of PostgreSQL is shorter than 8,000
LOG = logging.getLogger("ludoteka.room")


class Ledger:
    """Writes of one table. Each names the revision it starts from, and no two can start from the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.revision = 0

    async def write(self, guard: Statement, *statements: Statement, moves: bool = False) -> None:
        """On disk when it returns. What cannot be written never happened: the table is read from disk again.

        `guard` changes the row of the table; if another worker was first, this is Behind. `moves`: beside the row
        only the journal goes on.
        """
        table = self.table
        store = table.house.store
        notice = self.notice(f"moves {word_of(statements)}" if moves else "row") if store.shared else ""
        try:
            await store.write(*statements, about=table.id, guard=guard, notice=notice)
        except Behind:
            raise
        except Exception:
            LOG.exception("table %s could not be written", table.id)
            table.house.forget(table)
            raise Denied(denied.FULL, "server-not-saved") from None
        self.revision += 1

    def notice(self, what: str) -> str:
        """What the other workers are told when something of this table is on disk."""
        table = self.table
        return f"{table.house.crew.me} {table.id} {self.revision + 1} {table.following.worker} {what}"

    # --- the statements

    def row(self, **values: Any) -> Executable:
        """A change of the row of the table, if it still is what we know."""
        return (
            sa.update(TABLES)
            .where(TABLES.c.id == self.table.id, TABLES.c.revision == self.revision)
            .values(updated=time.time(), revision=self.revision + 1, **values)
        )

    def standing(self, number: int, state: State) -> Statement:
        """How the game stands after this number, for the row of the table."""
        table = self.table
        over = bool(state.ending) or table.given_up is not None
        whom = msgspec.json.encode([] if over else list(state.asked())).decode()
        how = "over" if over else "playing"
        values = {"which": table.id, "now": time.time(), "last": number, "how": how, "whom": whom}
        return STAND, values | {"seen": self.revision, "next": self.revision + 1}

    def chair(self, chair: Chair) -> Executable:
        row = chair.row(self.table.id)
        return sa.update(SEATS).where(SEATS.c.table_id == self.table.id, SEATS.c.seat == chair.seat).values(**row)

    def entry(self, number: int, kind: str, seat: int, ply: int, body: dict[str, Any]) -> Statement:
        """One line of the journal."""
        return ENTER, self.line(number, kind, seat, ply, body)

    def line(self, number: int, kind: str, seat: int, ply: int, body: dict[str, Any]) -> dict[str, Any]:
        text = msgspec.json.encode(body).decode()
        values = {"number": number, "kind": kind, "seat": seat, "ply": ply, "body": text, "at": time.time()}
        return {"table_id": self.table.id, **values}

    def past_lines(self, play: Play, past: list[Entry]) -> list[dict[str, Any]]:
        """The journal of what was played before this table began: every choice, though the log keeps but the last."""
        rows: list[dict[str, Any]] = []
        for number, (entry, made) in enumerate(zip(past, play.made, strict=True), self.table.number + 1):
            entry.number = number
            body = written_choice(made, entry.events, 0)
            rows.append(self.line(number, "choice", made.seat, entry.ply, body))
            play.note(entry)
        return rows

    def snapshot(self, number: int, state: State) -> list[Executable]:
        """The whole state in place of the last one, so that the table comes back sooner."""
        written = msgspec.json.encode(self.table.game.save(state)).decode()
        return [self.no_snapshot(), sa.insert(SNAPSHOTS).values(table_id=self.table.id, number=number, state=written)]

    def no_snapshot(self) -> Executable:
        return sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.table.id)


def word_of(statements: tuple[Statement, ...]) -> str:
    """The line of the journal among these, word by word, so that others need not look it up; empty if it is long."""
    for statement in statements:
        if isinstance(statement, tuple) and statement[0] is ENTER and isinstance(statement[1], dict):
            word = msgspec.json.encode({name: value for name, value in statement[1].items() if name != "table_id"})
            return word.decode() if len(word) < LONGEST_WORD else ""
    return ""
