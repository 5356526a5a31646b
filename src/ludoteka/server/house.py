"""The house: all tables, those in memory and those on disk, and everything they share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql import Executable

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.server import denied, guests, minds
from ludoteka.server.denied import Denied
from ludoteka.server.limits import Limits, Rhythm
from ludoteka.server.line import Line, living
from ludoteka.server.messages import Lobby, OpenTable, SeatPlan, TableRow
from ludoteka.server.metrics import Metrics
from ludoteka.server.play import Play, begun, rebuild
from ludoteka.server.replays import Replay, replay
from ludoteka.server.rows import (
    Chair,
    Terms,
    count,
    counts_of_workers,
    lobby_rows,
    present_workers,
    record_text,
    resting_view,
    row_of,
    stored,
    terms_of,
    transfer,
    waiting_for_bots,
)
from ludoteka.server.store import PRESENCE, RECORDS, SEATS, TABLES, TRANSFERS, WATCHERS, WORKERS, Statement, Store
from ludoteka.server.table import Table, chat_of, outcome_of
from ludoteka.server.thinkers import Thinkers

LOG = logging.getLogger("ludoteka.server")
CODE_SECONDS = 600
DAY = 24 * 3600.0
REPLAYS = 24  # finished games kept ready


def opening(table: Table) -> list[Executable]:
    """The rows of a new table."""
    return [
        sa.insert(TABLES).values(**row_of(table)),
        sa.insert(SEATS).values([chair.row(table.id) for chair in table.chairs]),
    ]


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
        self.chores: set[asyncio.Task[None]] = set()
        self.opened_at = time.time()
        self.shared = store.shared
        self.living: set[int] = set()  # the workers that live, this one among them
        self.line = Line(str(store.db), self.hear, self.heard_nothing) if self.shared else None

    @property
    def me(self) -> int:
        """The number of this worker; 0 where there is only one."""
        return 0 if self.line is None else self.line.me

    async def start(self) -> None:
        if self.line is not None:
            self.tasks.append(asyncio.create_task(self.line.hold()))
            await self.line.up.wait()
            await self.look_who_lives()
            self.tasks.append(asyncio.create_task(self.beat()))
        self.tasks.append(asyncio.create_task(self.sweep()))
        self.later(self.resume())

    async def close(self) -> None:
        for task in [*self.tasks, *self.chores]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.chores, return_exceptions=True)
        for table in list(self.tables.values()):
            for socket in list(table.sockets):
                socket.dismiss("server-closing", again=True)
            table.close()
        self.tables.clear()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.chores.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("a chore of the house failed", exc_info=fault)

    # --- other workers

    def hear(self, notice: str) -> None:
        """Another worker has written something of a table."""
        try:
            sender, id, revision, charged, what = notice.split(" ")
            numbers = int(sender), int(revision), int(charged)
        except ValueError:
            LOG.warning("a notice on the line of the workers is not one of theirs")
            return
        if numbers[0] == self.me:
            return
        table = self.tables.get(id)
        if table is not None:
            table.hear(numbers[1], what == "moves")
        elif numbers[2] == self.me and id not in self.loading:
            self.later(self.fetch(id))  # its bots are ours, though nobody here looks at it

    async def fetch(self, id: str) -> None:
        await self.table(id)

    def heard_nothing(self) -> None:
        """The line was broken: what was told meanwhile must be looked up, and who is here be told again."""
        for table in self.tables.values():
            table.hear(-1, moves=False)
            table.show_presence()

    async def look_who_lives(self) -> None:
        if self.shared:
            self.living = await self.store.read(living) | {self.me}

    async def beat(self) -> None:
        """See who has died. The living share what the dead have left: each takes on the tables it holds."""
        known: set[int] = await self.store.read(present_workers)
        while True:
            try:
                known |= self.living
                await self.look_who_lives()
                await self.store.write(*self.counted())
                gone = known - self.living
                if gone:
                    known -= gone
                    await self.bury(gone)
            except sa.exc.DBAPIError as fault:
                LOG.warning("who lives could not be asked: %s", type(fault).__name__)
            except Exception:  # whatever it was, the next beat must come
                LOG.exception("what the dead have left could not be shared")
            await asyncio.sleep(self.rhythm.beat)

    def counts(self) -> dict[str, float]:
        """What this worker has counted, by the names that the metrics have."""
        now = {
            "tables_in_memory": len(self.tables),
            "flushes_total": self.store.flushes,
            "bot_questions_total": self.thinkers.asked,
        }
        return now | self.metrics.counts()

    def counted(self) -> list[Statement]:
        """What this worker has counted, for whichever worker is asked."""
        text = msgspec.json.encode(self.counts()).decode()
        return [
            sa.delete(WORKERS).where(WORKERS.c.worker == self.me),
            sa.insert(WORKERS).values(worker=self.me, counts=text),
        ]

    async def all_counts(self) -> dict[int, dict[str, float]]:
        """What each worker has counted; of others as it was a moment ago."""
        found = await self.store.read(counts_of_workers) if self.shared else {}
        living = {worker: counts for worker, counts in found.items() if worker in self.living}
        return living | {self.me: self.counts()}

    async def bury(self, gone: set[int]) -> None:
        """Workers have died: their guests are away, and others answer for their bots."""
        await self.store.write(
            sa.delete(PRESENCE).where(PRESENCE.c.worker.in_(gone)), sa.delete(WORKERS).where(WORKERS.c.worker.in_(gone))
        )
        for table in list(self.tables.values()):
            if table.worker in gone or gone & set(table.elsewhere):
                table.hear(-1, moves=False)
        await self.resume()

    # --- finding

    async def table(self, id: str) -> Table:
        """The table of this id, brought back from disk if it must be."""
        table = self.tables.get(id)
        if table is not None:
            if self.shared:
                await table.freshen()
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
        if not guests.ID.fullmatch(id):
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        found = await self.store.read(lambda connection: stored(connection, id))
        if found is None:
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        row = found.row
        terms = terms_of(row)
        table = Table(self, id, row["owner"], terms, found.chairs, row["created"])
        table.take_over(found)
        table.number = row["number"]
        table.chat.extend(chat_of(line) for line in found.journal if line.kind == "chat")
        if row["status"] != "gathering":
            table.play = await asyncio.to_thread(rebuild, table.game, terms.seed, found.journal, found.snapshot)
            for choice in found.journal:
                if choice.kind == "choice":
                    table.spent[choice.seat] = table.spent.get(choice.seat, 0) + choice.body["spent"]
            at = {entry.number: entry.at for entry in found.journal}
            # While the house was closed no clock ran.
            table.since = {
                seat: max(at.get(number, 0), self.opened_at) for seat, number in table.play.ids.items()
            }
        table.status = row["status"]
        table.given_up = outcome_of(found)
        self.tables[id] = table
        self.metrics.loaded += 1
        if self.shared:
            await table.freshen()  # what was written while we read was told to a table that was not yet here
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
        """Put away what nobody looks at, throw away what was never begun, and wake what waits for a bot of ours."""
        while True:
            await asyncio.sleep(self.rhythm.sweep)
            for table in list(self.tables.values()):
                if table.is_idle(self.rhythm.idle):
                    self.forget(table)
            now = time.time()
            try:
                await self.store.write(
                    sa.delete(TRANSFERS).where(TRANSFERS.c.expires < now),
                    sa.delete(TABLES).where(
                        TABLES.c.status == "gathering",
                        TABLES.c.updated < now - DAY,
                        TABLES.c.id.not_in(list(self.tables)),
                        TABLES.c.id.not_in(sa.select(PRESENCE.c.table_id)),
                    ),
                )
                await self.resume()
            except sa.exc.DBAPIError as fault:
                LOG.warning("the house could not be swept: %s", type(fault).__name__)
            except Exception:
                LOG.exception("the house could not be swept")

    async def resume(self) -> None:
        """Tables that wait for a bot go on by themselves, unless another worker sees to them; others when asked for."""
        for id, worker in await self.store.read(waiting_for_bots):
            if id in self.tables or (worker != self.me and worker in self.living):
                continue
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
        table = await self.fresh(guest, terms, chairs)
        await self.store.write(*opening(table), about=table.id)
        self.welcome(table)
        if start:
            await table.held(table.begin)
        return table

    async def fresh(self, guest: str, terms: Terms, chairs: list[Chair]) -> Table:
        """A new table that is nowhere yet, if there is room for it."""
        counts = await self.store.read(lambda connection: count(connection, guest))
        if counts[0] >= self.limits.tables:
            raise Denied(denied.FULL, "server-full", n=self.limits.tables)
        if counts[1] >= self.limits.tables_each:
            raise Denied(denied.TOO_OFTEN, "server-too-many-tables", n=self.limits.tables_each)
        return Table(self, guests.fresh_id(), guest, terms, chairs, time.time())

    def welcome(self, table: Table) -> None:
        self.tables[table.id] = table
        self.metrics.opened += 1

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
            return Terms(view.game, view.players, view.options, self.seeded(view.seed), **rest, begun=plan.begin)
        game: Game = shelf.game_of(plan.game, plan.players, plan.options)
        seed = guests.fresh_token() if plan.seed is None else self.seeded(plan.seed)
        return Terms(game.name, game.players, game.options, seed, **rest)

    def seeded(self, seed: str) -> str:
        """A seed fit to be kept: printable, not long."""
        if len(seed) > 64 or not (seed.isprintable() or not seed):
            raise Denied(denied.NOT_UNDERSTOOD, "server-bad-seed")
        return seed

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

        async def deed() -> None:
            if table.status != "gathering":
                raise Denied(denied.NOT_NOW, "server-started")
            free = [chair.seat for chair in table.chairs if chair.kind == "open"]
            if seat is None and not free:
                raise Denied(denied.NOT_NOW, "server-no-seat-left")
            chair = table.chair(free[0] if seat is None else seat)
            if chair.kind != "open":
                raise Denied(denied.NOT_NOW, "server-seat-taken")
            await self.reseat(table, Chair(chair.seat, "person", tidy, "", guest))

        await table.held(deed)

    async def leave(self, table: Table, guest: str, seat: int) -> None:
        async def deed() -> None:
            chair = table.mine(guest, seat)
            if table.status == "playing":
                await self.reseat(table, Chair(seat, "bot", chair.name, minds.STAND_IN))
                table.drive()
            else:
                await self.reseat(table, Chair(seat, "open"))

        await table.held(deed)

    async def plan(self, table: Table, guest: str, seat: int, plan: SeatPlan) -> None:
        async def deed() -> None:
            if guest != table.owner:
                raise Denied(denied.NOT_YOURS, "server-not-your-table")
            if table.status != "gathering":
                raise Denied(denied.NOT_NOW, "server-started")
            chair = table.chair(seat)
            mine = table.seats_of(guest)
            name = plan.name or (table.chairs[mine[0]].name if mine else "")
            await self.reseat(table, self.seated(chair.seat, plan, guest, name))

        await table.held(deed)

    async def reseat(self, table: Table, chair: Chair) -> None:
        """Change who holds a seat. Called with the lock held."""
        await table.write(table.row(), table.chair_row(chair))
        table.chairs[chair.seat] = chair
        table.recheck()

    async def begin(self, table: Table, guest: str) -> None:
        async def deed() -> None:
            if guest != table.owner:
                raise Denied(denied.NOT_YOURS, "server-not-your-table")
            await table.begin()

        await table.held(deed)

    async def watch(self, table: Table, guest: str, name: str) -> None:
        tidy = self.named(name) if name else ""

        async def deed() -> None:
            if not table.terms.spectators:
                raise Denied(denied.NOT_YOURS, "server-no-spectators")
            await table.write(
                table.row(),
                sa.delete(WATCHERS).where(WATCHERS.c.table_id == table.id, WATCHERS.c.guest == guest),
                sa.insert(WATCHERS).values(table_id=table.id, guest=guest, name=tidy),
            )
            table.watchers[guest] = tidy

        await table.held(deed)

    # --- to another device

    async def offer(self, table: Table, guest: str) -> str:
        """A code that moves the guest's seats here to whoever types it first."""

        async def deed() -> str:
            if not table.seats_of(guest):
                raise Denied(denied.NOT_YOURS, "server-not-your-seat")
            code = guests.fresh_code()
            await table.write(
                table.row(),
                sa.delete(TRANSFERS).where(TRANSFERS.c.table_id == table.id, TRANSFERS.c.guest == guest),
                sa.insert(TRANSFERS).values(
                    code=guests.hashed(code), table_id=table.id, guest=guest, expires=time.time() + CODE_SECONDS
                ),
            )
            return code

        return await table.held(deed)

    async def take(self, code: str, guest: str) -> Table:
        """Move the seats behind a code to this guest."""
        hashed = guests.hashed(code.strip().lower())
        found = await self.store.read(lambda connection: transfer(connection, hashed))
        if found is None or found["expires"] < time.time():
            raise Denied(denied.NO_SUCH, "server-no-such-code")
        table = await self.table(found["table_id"])
        former = found["guest"]

        async def deed() -> None:
            again = await self.store.read(lambda connection: transfer(connection, hashed))
            seats = table.seats_of(former)
            if again is None or not seats:
                raise Denied(denied.NO_SUCH, "server-no-such-code")
            moved = [
                Chair(seat, "person", table.chairs[seat].name, "", guest, table.chairs[seat].silent) for seat in seats
            ]
            owner = guest if table.owner == former else table.owner
            await table.write(
                table.row(owner=owner),
                sa.delete(TRANSFERS).where(TRANSFERS.c.code == hashed),
                *(table.chair_row(chair) for chair in moved),
            )
            table.owner = owner
            for chair in moved:
                table.chairs[chair.seat] = chair
            table.recheck()

        await table.held(deed)
        return table

    # --- again

    async def rematch(self, table: Table, guest: str) -> Table:
        """A new table with the same terms; whoever asks first opens it, the others find it."""

        async def deed() -> Table:
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
            fresh = await self.fresh(guest, terms, chairs)
            # In one write: if another worker opens the rematch first, this one was never there.
            await table.write(table.row(rematch=fresh.id), *opening(fresh))
            table.rematch = fresh.id
            self.welcome(fresh)
            table.tell_table()
            return fresh

        return await table.held(deed)

    # --- records

    async def replay(self, id: str) -> Replay:
        """The record of an uploaded game or of a finished table, ready to look at."""
        found = self.replays.get(id)
        if found is not None:
            self.replays.move_to_end(id)
            return found
        if not guests.ID.fullmatch(id):
            raise Denied(denied.NO_SUCH, "server-no-such-table")
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
