"""Somebody else has written to a table: reading what, and doing it again here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.journal import Row, follow, rebuild
from ludoteka.room.lines import happenings_of
from ludoteka.room.pacing import Pace
from ludoteka.room.rows import Stored, chat_of, outcome_of, read_asking
from ludoteka.room.taking_back import stood_after

if TYPE_CHECKING:
    from ludoteka.room.table import Table


async def catch_up(table: Table) -> None:
    """Read what others have written and do it again here. Called with the lock held."""
    must_be_here(table)
    found = await table.house.keeper.stored(table.id, table.number)
    if found is None:
        table.house.forget(table)
        raise Denied(denied.NO_SUCH, "server-no-such-table")
    must_be_here(table)
    take_over(table, found)
    if table.play is None and found.row["status"] != "gathering":
        await begun_elsewhere(table, found)
    else:
        await go_after(table, found.journal, found)
    settle(table, found)
    if table.window is None:  # whoever wants to be asked elsewhere may have said so; one that is open goes on
        table.look()
    table.audience.recheck()
    table.clocks.look_who_is_away()
    table.answers.drive()


def must_be_here(table: Table) -> None:
    """The table may have left memory while we read."""
    if table.gone:
        raise Denied(denied.FULL, "server-again")


def take_over(table: Table, found: Stored) -> None:
    """What the row of the table, its seats and its watchers say now."""
    row = found.row
    table.ledger.revision = row["revision"]
    table.worker = row["worker"]
    table.owner = row["owner"]
    table.rematch = row["rematch"]
    table.asking = read_asking(row["asking"])
    table.chairs = found.chairs
    table.watchers = found.watchers
    table.audience.elsewhere = {
        worker: presence for worker, presence in found.presence.items() if worker != table.crew.me
    }


def settle(table: Table, found: Stored) -> None:
    """Whether and how the game has ended, as it is kept."""
    table.given_up = outcome_of(found)
    table.ended = found.row["status"] == "over"


async def begun_elsewhere(table: Table, found: Stored) -> None:
    """Another worker has dealt: everybody here gets the whole table."""
    seen, table.number = table.number, found.row["number"]
    whole = await table.house.keeper.stored(table.id)
    rows = [] if whole is None else [row for row in whole.journal if row.number <= table.number]
    table.play = await table.house.aside(rebuild, table.game, table.terms.seed, rows, None)
    table.given_up = outcome_of(found)
    table.chat.extend(chat_of(row) for row in found.journal if row.kind == "chat")
    table.clocks.ask()
    table.look()
    table.audience.tell_all(seen)


async def go_after(table: Table, rows: list[Row], found: Stored | None) -> None:
    """Do again what other workers have written, and tell it here; others have their turns between two lines of it.
    Called with the lock held."""
    pace = Pace()
    for row in rows:
        await pace.step()
        if row.number <= table.number:  # read already, with what came before it
            continue
        must_be_here(table)
        if row.kind == "chat":
            table.number = row.number
            table.heard_chat(chat_of(row))
            continue
        play = table.play
        assert play is not None
        stood = await stood_after(table.house, play, row.ply) if row.kind == "undo" else None
        must_be_here(table)
        table.number = row.number
        entry = follow(play, row, happenings_of(table.game), stood)
        if row.kind == "choice":
            table.clocks.spend(row.seat, row.body["spent"])
        elif row.kind == "undo":
            table.clocks.since = {}
        elif row.kind in ("resigned", "claimed") and found is not None:
            table.given_up = outcome_of(found)
        if row.body.get("told", True):
            table.went_by(entry)
