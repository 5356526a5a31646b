"""A table's hand in what is kept of it: the row it stands in, its seats, its journal and its snapshots."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

from ludoteka.kernel.machine import State
from ludoteka.room import denied
from ludoteka.room.deeds import Changed, Deed, Entered, Guard, Seated, Shot, Stood
from ludoteka.room.denied import Denied
from ludoteka.room.journal import Row, written_choice
from ludoteka.room.lines import Entry
from ludoteka.room.play import Play
from ludoteka.room.ports import Behind
from ludoteka.room.rows import Chair

if TYPE_CHECKING:
    from ludoteka.room.table import Table

LOG = logging.getLogger("ludoteka.room")


class Ledger:
    """Writes of one table. Each names the revision it starts from, and no two can start from the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.revision = 0

    async def write(self, guard: Guard, *deeds: Deed) -> None:
        """Kept when it returns. What cannot be written never happened: the table is read anew.

        If another worker was first, this is Behind.
        """
        table = self.table
        try:
            await table.house.keeper.write(guard, *deeds)
        except Behind:
            raise
        except Exception:
            LOG.exception("table %s could not be written", table.id)
            table.house.lose(table)
            raise Denied(denied.FULL, "server-not-saved") from None
        self.revision += 1

    # --- the deeds

    def changed(self, moves: bool = False, **values: Any) -> Changed:
        """A change of the row of the table, if it still is what we know."""
        table = self.table
        return Changed(
            table=table.id, revision=self.revision, by=table.crew.me, worker=table.worker, moves=moves, values=values
        )

    def stood(self, number: int, state: State, moves: bool = False) -> Stood:
        """How the game stands after this number, for the row of the table."""
        table = self.table
        over = bool(state.ending) or table.given_up is not None
        return Stood(
            table=table.id,
            revision=self.revision,
            by=table.crew.me,
            worker=table.worker,
            moves=moves,
            number=number,
            status="over" if over else "playing",
            asked=[] if over else list(state.asked()),
        )

    def seated(self, chair: Chair) -> Seated:
        return Seated(table=self.table.id, chair=chair)

    def entered(self, number: int, kind: str, seat: int, ply: int, body: dict[str, Any]) -> Entered:
        """One line of the journal."""
        return Entered(table=self.table.id, rows=[Row(number, kind, seat, ply, body, time.time())])

    def past(self, play: Play, past: list[Entry]) -> Entered:
        """The journal of what was played before this table began: every choice, though the log keeps but the last."""
        rows: list[Row] = []
        for number, (entry, made) in enumerate(zip(past, play.made, strict=True), self.table.number + 1):
            entry.number = number
            body = written_choice(made, entry.events, 0)
            rows.append(Row(number, "choice", made.seat, entry.ply, body, time.time()))
            play.note(entry)
        play.slim()
        return Entered(table=self.table.id, rows=rows)

    def shot(self, number: int, state: State) -> Shot:
        """The whole state in place of the last one, so that the table comes back sooner."""
        return Shot(table=self.table.id, number=number, state=self.table.game.save(state))

    def unshot(self) -> Shot:
        """The snapshot is of what did not happen."""
        return Shot(table=self.table.id)
