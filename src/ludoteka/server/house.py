"""The house: all tables, those in memory and those on disk, and everything they share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.server import denied, guests, minds
from ludoteka.server.denied import Denied
from ludoteka.server.limits import Limits, Rhythm
from ludoteka.server.messages import (
    ChatLine,
    Clock,
    From,
    Lobby,
    OpenTable,
    OutcomeView,
    SeatPlan,
    SeatView,
    TableRow,
    TableView,
)
from ludoteka.server.play import Play, Row, begun, rebuild
from ludoteka.server.replays import Replay, replay
from ludoteka.server.store import JOURNAL, RECORDS, SEATS, SNAPSHOTS, TABLES, TRANSFERS, WATCHERS, Store
from ludoteka.server.table import Chair, Table, Terms
from ludoteka.server.thinkers import Thinkers

LOG = logging.getLogger("ludoteka.server")
CODE_SECONDS = 600
DAY = 24 * 3600.0
REPLAYS = 24  # finished games kept ready
LISTED = 100


@dataclass(slots=True)
class Metrics:
    """Counts since the start."""

    started: float = field(default_factory=time.time)
    moves: int = 0
    sockets: int = 0
    messages: int = 0
    refusals: int = 0
    opened: int = 0
    loaded: int = 0
    faults: int = 0
    buckets: dict[float, int] = field(
        default_factory=lambda: dict.fromkeys((0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0), 0)
    )
    seconds: float = 0
    acknowledged: int = 0

    def acknowledge(self, seconds: float) -> None:
        """Note how long an acknowledged choice took."""
        self.seconds += seconds
        self.acknowledged += 1
        for bound in self.buckets:
            if seconds <= bound:
                self.buckets[bound] += 1


class House:
    """Where tables are opened, found, put away and brought back."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, rhythm: Rhythm) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.rhythm = rhythm
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.metrics = Metrics()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.resume()), asyncio.create_task(self.sweep())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            for socket in list(table.sockets):
                socket.dismiss("server-closing", again=True)
            table.close()
        self.tables.clear()
        self.thinkers.close()
        self.store.close()

    # --- finding

    async def table(self, id: str) -> Table:
        """The table of this id, brought back from disk if it must be."""
        table = self.tables.get(id)
        if table is not None:
            return table
        waiting = self.loading.get(id)
        if waiting is None:
            waiting = self.loading[id] = asyncio.ensure_future(self.load(id))
            waiting.add_done_callback(lambda done: self.loaded(id, done))
        return await asyncio.shield(waiting)

    def loaded(self, id: str, done: asyncio.Future[Table]) -> None:
        self.loading.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever waits gets it; nobody may be waiting any more

    async def load(self, id: str) -> Table:
        found = await self.store.read(lambda connection: stored(connection, id))
        if found is None:
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        row, seats, watchers, journal, snapshot = found
        terms = terms_of(row)
        table = Table(self, id, row["owner"], terms, [chair_of(seat) for seat in seats], row["created"])
        table.watchers = watchers
        table.number = row["number"]
        table.rematch = row["rematch"]
        for chat in journal:
            if chat.kind == "chat":
                table.chat.append(ChatLine(chat.number, chat.seat, **chat.body))
        if row["status"] != "gathering":
            table.play = await asyncio.to_thread(rebuild, table.game, terms.seed, journal, snapshot)
            for choice in journal:
                if choice.kind == "choice":
                    table.spent[choice.seat] = table.spent.get(choice.seat, 0) + choice.body["spent"]
        table.status = row["status"]
        if row["outcome"] is not None:
            table.given_up = msgspec.json.decode(row["outcome"], type=OutcomeView)
        self.tables[id] = table
        self.metrics.loaded += 1
        table.since = {seat: time.monotonic() for seat in table.asked()}
        table.watch_absence()
        table.drive()
        return table

    def forget(self, table: Table) -> None:
        """Put a table out of memory; it stands on disk."""
        table.close()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for socket in list(table.sockets):
            socket.dismiss("server-again", again=True)

    async def sweep(self) -> None:
        """Put away what nobody looks at, and throw away what was never begun."""
        while True:
            await asyncio.sleep(self.rhythm.sweep)
            for table in list(self.tables.values()):
                if table.is_idle(self.rhythm.idle):
                    self.forget(table)
            now = time.time()
            await self.store.write(
                sa.delete(TRANSFERS).where(TRANSFERS.c.expires < now),
                sa.delete(TABLES).where(
                    TABLES.c.status == "gathering",
                    TABLES.c.updated < now - DAY,
                    TABLES.c.id.not_in(list(self.tables)),
                ),
            )

    async def resume(self) -> None:
        """After a restart: tables that wait for a bot go on by themselves; the others when somebody comes."""
        for id in await self.store.read(waiting_for_bots):
            try:
                await self.table(id)
            except (Denied, Refused) as fault:
                LOG.error("table %s does not come back: %s", id, fault)

    # --- opening

    async def open(self, guest: str, plan: OpenTable) -> Table:
        """A new table with its seats."""
        terms = await self.terms(plan)
        if len(plan.seats) != terms.players:
            raise Denied(denied.NOT_UNDERSTOOD, "server-seats-differ", players=terms.players, seats=len(plan.seats))
        name = self.named(plan.name)
        chairs = [self.seated(seat, part, guest, name) for seat, part in enumerate(plan.seats)]
        return await self.put(guest, terms, chairs, plan.start)

    async def put(self, guest: str, terms: Terms, chairs: list[Chair], start: bool = False) -> Table:
        """Put a new table into the house and on disk."""
        counts = await self.store.read(lambda connection: count(connection, guest))
        if counts[0] >= self.limits.tables:
            raise Denied(denied.FULL, "server-full", n=self.limits.tables)
        if counts[1] >= self.limits.tables_each:
            raise Denied(denied.TOO_OFTEN, "server-too-many-tables", n=self.limits.tables_each)
        table = Table(self, guests.fresh_id(), guest, terms, chairs, time.time())
        await self.store.write(
            sa.insert(TABLES).values(**row_of(table)),
            sa.insert(SEATS).values([chair.row(table.id) for chair in chairs]),
        )
        self.tables[table.id] = table
        self.metrics.opened += 1
        if start:
            async with table.lock:
                await table.begin()
        return table

    async def terms(self, plan: OpenTable) -> Terms:
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
        if plan.begin is not None:
            found = await self.replay(plan.begin.record)
            view = found.view
            if not 0 <= plan.begin.ply <= len(view.plies):
                raise Denied(denied.NO_SUCH, "server-no-such-ply", ply=plan.begin.ply, plies=len(view.plies))
            if plan.begin.ply == len(view.plies) and view.outcome is not None:
                raise Denied(denied.NOT_NOW, "server-over-there")
            return Terms(view.game, view.players, view.options, view.seed, **rest, begun=plan.begin)
        game: Game = shelf.game_of(plan.game, plan.players, plan.options)
        if plan.seed is not None and len(plan.seed) > 64:
            raise Denied(denied.NOT_UNDERSTOOD, "server-bad-seed")
        seed = guests.fresh_token() if plan.seed is None else plan.seed
        return Terms(game.name, game.players, game.options, seed, **rest)

    async def dealt(self, terms: Terms) -> Play:
        """The game of a table at its first decision, or at the one it is played on from."""
        if terms.begun is None:
            return Play(shelf.game_of(terms.game, terms.players, terms.options), terms.seed)
        found = await self.replay(terms.begun.record)
        return (await asyncio.to_thread(begun, found.text, terms.begun.ply))[2]

    def seated(self, seat: int, plan: SeatPlan, guest: str, name: str) -> Chair:
        if plan.kind == "bot":
            if plan.level not in minds.LEVELS:
                raise Denied(denied.NOT_UNDERSTOOD, "server-no-such-level", level=plan.level)
            return Chair(seat, "bot", self.named(plan.name) if plan.name else plan.level, plan.level)
        if plan.kind == "open":
            return Chair(seat, "open")
        return Chair(seat, "person", self.named(plan.name) if plan.name else name, "", guest)

    def named(self, name: str) -> str:
        """A name fit for a table: printable, not empty, not long."""
        tidy = " ".join("".join(letter for letter in name if letter.isprintable()).split())
        if not tidy or len(tidy) > self.limits.name:
            raise Denied(denied.NOT_UNDERSTOOD, "server-bad-name", most=self.limits.name)
        return tidy

    # --- seats

    async def sit(self, table: Table, guest: str, seat: int | None, name: str) -> None:
        tidy = self.named(name)
        async with table.lock:
            if table.status != "gathering":
                raise Denied(denied.NOT_NOW, "server-started")
            free = [chair.seat for chair in table.chairs if chair.kind == "open"]
            if seat is None and not free:
                raise Denied(denied.NOT_NOW, "server-no-seat-left")
            chair = table.chair(free[0] if seat is None else seat)
            if chair.kind != "open":
                raise Denied(denied.NOT_NOW, "server-seat-taken")
            await self.reseat(table, Chair(chair.seat, "person", tidy, "", guest))

    async def leave(self, table: Table, guest: str, seat: int) -> None:
        async with table.lock:
            chair = table.mine(guest, seat)
            if table.status == "playing":
                await self.reseat(table, Chair(seat, "bot", chair.name, minds.STAND_IN))
                table.drive()
            else:
                await self.reseat(table, Chair(seat, "open"))

    async def plan(self, table: Table, guest: str, seat: int, plan: SeatPlan) -> None:
        async with table.lock:
            if guest != table.owner:
                raise Denied(denied.NOT_YOURS, "server-not-your-table")
            if table.status != "gathering":
                raise Denied(denied.NOT_NOW, "server-started")
            chair = table.chair(seat)
            mine = table.seats_of(guest)
            name = plan.name or (table.chairs[mine[0]].name if mine else "")
            await self.reseat(table, self.seated(chair.seat, plan, guest, name))

    async def reseat(self, table: Table, chair: Chair) -> None:
        """Change who holds a seat. Called with the lock held."""
        await table.write(table.chair_row(chair), table.row())
        table.chairs[chair.seat] = chair
        table.recheck()

    async def begin(self, table: Table, guest: str) -> None:
        async with table.lock:
            if guest != table.owner:
                raise Denied(denied.NOT_YOURS, "server-not-your-table")
            await table.begin()

    async def watch(self, table: Table, guest: str, name: str) -> None:
        tidy = self.named(name) if name else ""
        async with table.lock:
            if not table.terms.spectators:
                raise Denied(denied.NOT_YOURS, "server-no-spectators")
            await table.write(
                sa.delete(WATCHERS).where(WATCHERS.c.table_id == table.id, WATCHERS.c.guest == guest),
                sa.insert(WATCHERS).values(table_id=table.id, guest=guest, name=tidy),
            )
            table.watchers[guest] = tidy

    # --- to another device

    async def offer(self, table: Table, guest: str) -> str:
        """A code that moves the guest's seats here to whoever types it first."""
        async with table.lock:
            if not table.seats_of(guest):
                raise Denied(denied.NOT_YOURS, "server-not-your-seat")
            code = guests.fresh_code()
            await table.write(
                sa.delete(TRANSFERS).where(TRANSFERS.c.table_id == table.id, TRANSFERS.c.guest == guest),
                sa.insert(TRANSFERS).values(
                    code=guests.hashed(code), table_id=table.id, guest=guest, expires=time.time() + CODE_SECONDS
                ),
            )
            return code

    async def take(self, code: str, guest: str) -> Table:
        """Move the seats behind a code to this guest."""
        hashed = guests.hashed(code.strip().lower())
        found = await self.store.read(lambda connection: transfer(connection, hashed))
        if found is None or found["expires"] < time.time():
            raise Denied(denied.NO_SUCH, "server-no-such-code")
        table = await self.table(found["table_id"])
        async with table.lock:
            again = await self.store.read(lambda connection: transfer(connection, hashed))
            seats = table.seats_of(found["guest"])
            if again is None or not seats:
                raise Denied(denied.NO_SUCH, "server-no-such-code")
            moved = [
                Chair(seat, "person", table.chairs[seat].name, "", guest, table.chairs[seat].silent) for seat in seats
            ]
            owner = guest if table.owner == found["guest"] else table.owner
            await table.write(
                sa.delete(TRANSFERS).where(TRANSFERS.c.code == hashed),
                *(table.chair_row(chair) for chair in moved),
                table.row(owner=owner),
            )
            table.owner = owner
            for chair in moved:
                table.chairs[chair.seat] = chair
            table.recheck()
        return table

    # --- again

    async def rematch(self, table: Table, guest: str) -> Table:
        """A new table with the same terms; whoever asks first opens it, the others find it."""
        async with table.lock:
            if not table.seats_of(guest):
                raise Denied(denied.NOT_YOURS, "server-not-your-seat")
            if table.status != "over":
                raise Denied(denied.NOT_NOW, "server-not-over")
            if table.rematch is not None:
                return await self.table(table.rematch)
            old = table.terms
            terms = Terms(
                old.game, old.players, old.options, guests.fresh_token(),
                old.listed, old.spectators, old.hints, old.forced, clock=old.clock,
            )  # fmt: skip
            chairs = [
                Chair(chair.seat, chair.kind, chair.name, chair.level, chair.guest)
                if chair.kind == "bot" or chair.guest == guest
                else Chair(chair.seat, "open")
                for chair in table.chairs
            ]
            fresh = await self.put(guest, terms, chairs)
            await table.write(table.row(rematch=fresh.id))
            table.rematch = fresh.id
            table.tell_table()
            return fresh

    # --- records

    async def replay(self, id: str) -> Replay:
        """The record of an uploaded game or of a finished table, ready to look at."""
        found = self.replays.get(id)
        if found is not None:
            self.replays.move_to_end(id)
            return found
        text = await self.store.read(lambda connection: record_text(connection, id))
        if text is not None:
            found = await asyncio.to_thread(replay, id, text, [], self.limits.plies)
        else:
            table = await self.table(id)
            async with table.lock:
                if table.status != "over" or table.play is None:
                    raise Denied(denied.NOT_YOURS, "server-not-over")
                written = table.play.record().write()
                names = [chair.name for chair in table.chairs]
                given_up, taken_back = table.given_up, table.play.taken_back
            found = await asyncio.to_thread(replay, id, written, names, self.limits.plies, given_up, taken_back)
        self.replays[id] = found
        while len(self.replays) > REPLAYS:
            self.replays.popitem(last=False)
        return found

    async def keep(self, text: str) -> Replay:
        """Take in a record from outside, if it is true."""
        id = guests.fresh_id()
        found = await asyncio.to_thread(replay, id, text, [], self.limits.plies)
        await self.store.write(sa.insert(RECORDS).values(id=id, created=time.time(), text=text))
        self.replays[id] = found
        return found

    # --- the lobby

    async def lobby(self, guest: str) -> Lobby:
        mine, listed = await self.store.read(lambda connection: lobby_rows(connection, guest))
        rows = sorted((self.lobby_row(*found, guest) for found in mine), key=lambda row: not row.asked)
        return Lobby(rows, [self.lobby_row(*found, guest) for found in listed])

    def lobby_row(self, row: dict[str, Any], seats: list[dict[str, Any]], guest: str) -> TableRow:
        table = self.tables.get(row["id"])
        mine = [seat["seat"] for seat in seats if guest and seat["kind"] == "person" and seat["guest"] == guest]
        asked = any(seat in mine for seat in msgspec.json.decode(row["asked"]))
        view = table.view() if table is not None else resting_view(row, seats)
        return TableRow(view, mine, asked, bool(guest) and row["owner"] == guest)


# --- rows ------------------------------------------------------------------------------------------------------------


def row_of(table: Table) -> dict[str, Any]:
    terms = table.terms
    return {
        "id": table.id,
        "created": table.created,
        "updated": table.created,
        "owner": table.owner,
        "game": terms.game,
        "players": terms.players,
        "options": msgspec.json.encode(terms.options).decode(),
        "seed": terms.seed,
        "status": table.status,
        "listed": terms.listed,
        "spectators": terms.spectators,
        "hints": terms.hints,
        "forced": terms.forced,
        "seeded": terms.seeded,
        "clock": None if terms.clock is None else msgspec.json.encode(terms.clock).decode(),
        "begun": None if terms.begun is None else msgspec.json.encode(terms.begun).decode(),
        "number": table.number,
        "asked": "[]",
    }


def terms_of(row: dict[str, Any]) -> Terms:
    return Terms(
        row["game"],
        row["players"],
        msgspec.json.decode(row["options"]),
        row["seed"],
        row["listed"],
        row["spectators"],
        row["hints"],
        row["forced"],
        row["seeded"],
        None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Clock),
        None if row["begun"] is None else msgspec.json.decode(row["begun"], type=From),
    )


def chair_of(row: dict[str, Any]) -> Chair:
    silent = set(msgspec.json.decode(row["silent"]))
    return Chair(row["seat"], row["kind"], row["name"], row["level"], row["guest"], silent)


def resting_view(row: dict[str, Any], seats: list[dict[str, Any]]) -> TableView:
    """A table that is not in memory, as the lobby shows it; its sides are not known there."""
    terms = terms_of(row)
    chairs = [
        SeatView(seat["seat"], seat["kind"], seat["name"], seat["level"], seat["kind"] == "bot", -1) for seat in seats
    ]
    return TableView(
        row["id"], terms.game, terms.players, terms.options, row["status"], chairs, terms.listed, terms.spectators,
        terms.hints, terms.forced, terms.clock, terms.seeded, 0, row["created"],
        rematch=row["rematch"], begun=terms.begun,
    )  # fmt: skip


Stored = tuple[
    dict[str, Any], list[dict[str, Any]], dict[str, str], list[Row], tuple[int, dict[str, Any]] | None
]


def stored(connection: sa.Connection, id: str) -> Stored | None:
    """Everything that is on disk of one table."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    watchers = connection.execute(sa.select(WATCHERS.c.guest, WATCHERS.c.name).where(WATCHERS.c.table_id == id))
    journal = connection.execute(
        sa.select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.ply, JOURNAL.c.body)
        .where(JOURNAL.c.table_id == id)
        .order_by(JOURNAL.c.number)
    )
    snapshot = connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).mappings().first()
    return (
        dict(row),
        seat_rows(connection, [id]).get(id, []),
        {guest: str(name) for guest, name in watchers},
        [Row(number, kind, seat, ply, msgspec.json.decode(body)) for number, kind, seat, ply, body in journal],
        None if snapshot is None else (snapshot["number"], msgspec.json.decode(snapshot["state"])),
    )


def seat_rows(connection: sa.Connection, ids: list[str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings():
        found.setdefault(row["table_id"], []).append(dict(row))
    return found


def waiting_for_bots(connection: sa.Connection) -> list[str]:
    """Tables in play at which a bot is asked."""
    rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.asked).where(TABLES.c.status == "playing"))
    asked = {id: set(msgspec.json.decode(seats)) for id, seats in rows}
    bots = connection.execute(
        sa.select(SEATS.c.table_id, SEATS.c.seat)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.kind == "bot", TABLES.c.status == "playing")
    )
    return sorted({id for id, seat in bots if seat in asked.get(id, set())})


def count(connection: sa.Connection, guest: str) -> tuple[int, int]:
    """Tables that are not over: in all, and of one guest."""
    going = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.status != "over")
    every = connection.execute(going).scalar_one()
    return every, connection.execute(going.where(TABLES.c.owner == guest)).scalar_one()


def transfer(connection: sa.Connection, code: str) -> dict[str, Any] | None:
    row = connection.execute(sa.select(TRANSFERS).where(TRANSFERS.c.code == code)).mappings().first()
    return None if row is None else dict(row)


def record_text(connection: sa.Connection, id: str) -> str | None:
    text: str | None = connection.execute(sa.select(RECORDS.c.text).where(RECORDS.c.id == id)).scalar()
    return text


Rows = list[tuple[dict[str, Any], list[dict[str, Any]]]]


def lobby_rows(connection: sa.Connection, guest: str) -> tuple[Rows, Rows]:
    """The guest's tables, and those that anybody may join or watch."""
    held = sa.select(SEATS.c.table_id).where(SEATS.c.guest == (guest or "nobody"), SEATS.c.kind == "person")
    newest = TABLES.c.updated.desc()
    mine = connection.execute(
        sa.select(TABLES)
        .where(sa.or_(TABLES.c.id.in_(held), TABLES.c.owner == (guest or "nobody")))
        .order_by(newest)
        .limit(LISTED)
    ).mappings()
    listed = connection.execute(
        sa.select(TABLES)
        .where(
            TABLES.c.listed.is_(True),
            sa.or_(TABLES.c.status == "gathering", TABLES.c.spectators.is_(True)),
            TABLES.c.status != "over",
        )
        .order_by(TABLES.c.status, newest)
        .limit(LISTED)
    ).mappings()
    rows = [[dict(row) for row in found] for found in (mine, listed)]
    seats = seat_rows(connection, [row["id"] for found in rows for row in found])
    both = [[(row, seats.get(row["id"], [])) for row in found] for found in rows]
    return both[0], both[1]
