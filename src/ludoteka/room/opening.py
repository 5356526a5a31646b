"""A new table: its terms, who shall sit where, and the same table once more."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from ludoteka.games import shelf
from ludoteka.kernel.luck import SECRET
from ludoteka.room import denied, ids, minds, puzzles
from ludoteka.room.deeds import Opened
from ludoteka.room.denied import Denied
from ludoteka.room.rows import Chair, Terms, row_of
from ludoteka.room.table import Table
from ludoteka.room.wire.tables import OpenTable, SeatPlan

if TYPE_CHECKING:
    from ludoteka.room.house import House

LONGEST_SEED = 64
ATTENDED = 3600.0  # seconds; a table at which nothing has happened for longer takes nobody's place
CROWDED = 0.8
FEW = 2


async def open_table(house: House, guest: str, plan: OpenTable) -> Table:
    """A table as this guest wishes it, in the house and on disk."""
    terms = await terms_of_plan(house, plan)
    if len(plan.seats) != terms.players:
        raise Denied(denied.NOT_UNDERSTOOD, "server-seats-differ", players=terms.players, seats=len(plan.seats))
    name = named(house, plan.name)
    chairs = [seated(house, seat, part, guest, name) for seat, part in enumerate(plan.seats)]
    table = await fresh(house, guest, terms, chairs)
    await house.keeper.write(None, opened(table))
    welcome(house, table)
    if plan.start:
        await table.held(table.begin)
    return table


async def rematch(house: House, table: Table, guest: str, same_deal: bool = False) -> Table:
    """A new table with the same terms; whoever asks first opens it, the others find it.

    With the same deal it begins where the old one did, and says that somebody knows the luck to come.
    """

    async def deed() -> Table:
        if not table.seats_of(guest):
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        if table.status != "over":
            raise Denied(denied.NOT_NOW, "server-not-over")
        if table.rematch is not None:
            return await house.table(table.rematch)
        old = table.terms
        luck: dict[str, Any] = {"seeded": True, "begun": old.begun} if same_deal else {}
        terms = Terms(
            old.game, old.players, old.options, old.seed if same_deal else fresh_seed(),
            old.listed, old.spectators, old.hints, old.forced, clock=old.clock, **luck,
        )  # fmt: skip
        chairs = [
            Chair(chair.seat, chair.kind, chair.name, chair.level, chair.guest)
            if chair.kind == "bot" or chair.guest == guest
            else Chair(chair.seat, "open")
            for chair in table.chairs
        ]
        again = await fresh(house, guest, terms, chairs)
        # In one write: if another worker opens the rematch first, this one was never there.
        await table.ledger.write(table.ledger.changed(rematch=again.id), opened(again))
        table.rematch = again.id
        welcome(house, again)
        table.audience.tell_table()
        if all(chair.kind != "open" for chair in chairs):
            await again.held(again.begin)  # nobody is waited for
        return again

    return await table.held(deed)


async def fresh(house: House, guest: str, terms: Terms, chairs: list[Chair]) -> Table:
    """A new table that is nowhere yet, if there is room for it."""
    lately = time.time() - ATTENDED
    counts = await house.keeper.counts(guest, lately)
    if counts[0] >= house.limits.tables:
        raise Denied(denied.FULL, "server-full", n=house.limits.tables)
    # Where it grows crowded, who has few tables goes before who has many: nobody new is locked out by one who is not.
    crowded = counts[0] >= house.limits.tables * CROWDED
    most = min(house.limits.tables_each, FEW) if crowded else house.limits.tables_each
    if counts[1] >= most:
        raise Denied(denied.TOO_OFTEN, "server-too-many-tables", n=most)
    return Table(house, ids.fresh_id(), guest, terms, chairs, time.time())


def opened(table: Table) -> Opened:
    """A new table, to be written."""
    return Opened(table=table.id, row=row_of(table), chairs=table.chairs)


def welcome(house: House, table: Table) -> None:
    house.tables[table.id] = table
    house.metrics.opened += 1


# --- what was agreed


async def terms_of_plan(house: House, plan: OpenTable) -> Terms:
    if plan.clock is not None and not (10 <= plan.clock.seconds <= 360_000 and 0 <= plan.clock.increment <= 3600):
        raise Denied(denied.NOT_UNDERSTOOD, "server-bad-clock")
    rest: dict[str, Any] = {
        "listed": plan.listed,
        "spectators": plan.spectators,
        "hints": plan.hints,
        "forced": plan.forced,
        "clock": plan.clock,
        "seeded": plan.seed is not None or plan.begin is not None,
    }
    if plan.begin is not None and plan.begin.record.startswith(puzzles.PREFIX):
        book, puzzle = puzzles.begun(plan.begin.record)
        if plan.begin.ply != puzzle.ply:
            raise Denied(denied.NO_SUCH, "server-no-such-ply", ply=plan.begin.ply, plies=puzzle.ply)
        record = book.record(puzzle)
        told = record.game.name, record.game.players, record.game.options
        return Terms(*told, fit_seed(record.seed), **rest, begun=plan.begin)
    if plan.begin is not None:
        view = (await house.archive.find(plan.begin.record)).view
        if not 0 <= plan.begin.ply <= len(view.plies):
            raise Denied(denied.NO_SUCH, "server-no-such-ply", ply=plan.begin.ply, plies=len(view.plies))
        if plan.begin.ply == len(view.plies) and view.outcome is not None:
            raise Denied(denied.NOT_NOW, "server-over-there")
        return Terms(view.game, view.players, view.options, fit_seed(view.seed), **rest, begun=plan.begin)
    game = shelf.game_of(plan.game, plan.players, plan.options)
    seed = fresh_seed() if plan.seed is None else fit_seed(plan.seed)
    return Terms(game.name, game.players, game.options, seed, **rest)


def fresh_seed() -> str:
    """A seed that nobody knows and whose luck nobody can foretell."""
    return SECRET + ids.fresh_token()


def fit_seed(seed: str) -> str:
    """A seed fit to be kept: printable, not long."""
    if len(seed) > LONGEST_SEED or not (seed.isprintable() or not seed):
        raise Denied(denied.NOT_UNDERSTOOD, "server-bad-seed")
    return seed


def seated(house: House, seat: int, plan: SeatPlan, guest: str, name: str) -> Chair:
    """Who shall sit here; `guest` is who opens the table, under this name unless the plan has another."""
    if plan.kind == "bot":
        if plan.level not in (*minds.SEATED, minds.TUTOR):
            raise Denied(denied.NOT_UNDERSTOOD, "server-no-such-level", level=plan.level)
        return Chair(seat, "bot", named(house, plan.name) if plan.name else plan.level, plan.level)
    if plan.kind == "open":
        return Chair(seat, "open")
    return Chair(seat, "person", named(house, plan.name) if plan.name else name, "", guest)


def named(house: House, name: str) -> str:
    """A name fit for a table: printable, not empty, not long."""
    tidy = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not tidy or len(tidy) > house.limits.name:
        raise Denied(denied.NOT_UNDERSTOOD, "server-bad-name", most=house.limits.name)
    return tidy
