"""One table: who sits there, the game, the sockets that look at it. What changes it goes through its lock."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql import Executable

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.server import denied, minds, shown
from ludoteka.server.denied import Denied
from ludoteka.server.messages import (
    PROTOCOL,
    Act,
    Advice,
    ChatLine,
    ChatTold,
    Msg,
    OutcomeView,
    Position,
    SeatView,
    Snapshot,
    TableChanged,
    TableView,
    UndoAsked,
    Update,
    You,
)
from ludoteka.server.play import Entry, Play, Row, follow, happenings_of, rebuild, told, written_events
from ludoteka.server.rows import (
    Asking,
    Chair,
    Presence,
    Stored,
    Terms,
    journal,
    read_asking,
    revision,
    stored,
    written_asking,
)
from ludoteka.server.store import ENTER, PRESENCE, SEATS, SNAPSHOTS, STAND, TABLES, Behind, Statement

if TYPE_CHECKING:
    from ludoteka.server.house import House
    from ludoteka.server.stream import Socket

LOG = logging.getLogger("ludoteka.server")
ENCODER = msgspec.json.Encoder()
SNAPSHOT_EVERY = 25
CHATS = 200
PATIENCE = 20  # how often somebody else may be first before a wish is given up
SOON = 0.05  # changes of seats and connections that come together are told together

T = TypeVar("T")

class Table:
    """See the module."""

    def __init__(self, house: House, id: str, owner: str, terms: Terms, chairs: list[Chair], created: float) -> None:
        self.house = house
        self.id = id
        self.owner = owner
        self.terms = terms
        self.chairs = chairs
        self.created = created
        self.game: Game = shelf.game_of(terms.game, terms.players, terms.options)
        self.status: Literal["gathering", "playing", "over"] = "gathering"
        self.number = 0
        self.play: Play | None = None
        self.given_up: OutcomeView | None = None
        self.rematch: str | None = None
        self.watchers: dict[str, str] = {}
        self.chat: deque[ChatLine] = deque(maxlen=CHATS)
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.asking: Asking | None = None
        self.telling: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.away: dict[int, float] = {}  # since when a person who is asked has had no socket here
        self.since: dict[int, float] = {}  # since when each seat has been asked, by the clock on the wall
        self.spent: dict[int, int] = {}
        self.gone = False
        # what only matters where several workers share the tables
        self.revision = 0
        self.worker = house.me
        self.elsewhere: dict[int, Presence] = {}
        self.shown_here = Presence()
        self.charging: asyncio.Task[None] | None = None
        self.following: asyncio.Task[None] | None = None
        self.heard = 0  # the highest revision another worker has spoken of
        self.unsure = False  # whether more than the journal may have changed there

    # --- who is who

    def seats_of(self, guest: str) -> list[int]:
        return [chair.seat for chair in self.chairs if guest and chair.kind == "person" and chair.guest == guest]

    def chair(self, seat: int) -> Chair:
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        if not 0 <= seat < len(self.chairs):
            raise Denied(denied.NO_SUCH, "server-no-such-seat", seat=seat)
        return self.chairs[seat]

    def mine(self, guest: str, seat: int) -> Chair:
        """The chair of this seat, if the guest holds it."""
        chair = self.chair(seat)
        if seat not in self.seats_of(guest):
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        return chair

    def playing(self) -> Play:
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        if self.status != "playing" or self.play is None:
            raise Denied(denied.NOT_NOW, "server-not-playing")
        return self.play

    def asked(self) -> list[int]:
        return sorted(self.play.ids) if self.status == "playing" and self.play is not None else []

    # --- what everybody sees

    def view(self) -> TableView:
        terms = self.terms
        asking = self.asking
        return TableView(
            self.id,
            terms.game,
            terms.players,
            self.game.options,
            self.status,
            self.seat_views(),
            terms.listed,
            terms.spectators,
            terms.hints,
            terms.forced,
            terms.clock,
            terms.seeded,
            self.here().watching + sum(other.watching for other in self.elsewhere.values()),
            self.created,
            None if asking is None else UndoAsked(asking.seat, sorted(asking.waiting)),
            self.claimable(),
            self.rematch,
            terms.begun,
        )

    def seat_views(self) -> list[SeatView]:
        sides = list(range(len(self.chairs))) if self.play is None else self.play.state.sides()
        here = self.connected()
        found = [
            SeatView(
                chair.seat,
                chair.kind,
                chair.name,
                chair.level,
                chair.kind == "bot" or (chair.kind == "person" and chair.guest in here),
                sides[chair.seat],
            )
            for chair in self.chairs
        ]
        if self.play is not None:
            for seat in range(len(self.chairs), self.play.state.seats()):
                found.append(SeatView(seat, "automaton", "", "", True, sides[seat]))
        return found

    def you(self, guest: str, role: Literal["player", "spectator"]) -> You:
        seats = self.seats_of(guest) if role == "player" else []
        silent = {str(seat): sorted(self.chairs[seat].silent) for seat in seats}
        return You(role, seats, role == "player" and guest == self.owner, silent)

    def position(self, viewer: int) -> Position | None:
        if self.play is None:
            return None
        position = self.play.position(viewer, self.clocks())
        if self.status == "over":
            position.asked = []
            position.decisions = []
            position.undo = None
            position.outcome = position.outcome or self.given_up
        return position

    def snapshot(
        self, guest: str, role: Literal["player", "spectator"], viewer: int, seen: int, ref: int = 0
    ) -> Snapshot:
        log, whole = ([], True) if self.play is None else self.play.told(viewer, seen)
        chat = [line for line in self.chat if line.number > seen]
        you = self.you(guest, role)
        return Snapshot(ref, PROTOCOL, self.number, self.view(), you, self.position(viewer), log, chat, whole)

    # --- telling

    def tell_update(self, entry: Entry) -> None:
        """Tell everybody what happened, each as far as he may know."""
        ready: dict[int, bytes] = {}
        for socket in list(self.sockets):
            viewer = socket.viewer
            if viewer not in ready:
                position = self.position(viewer)
                assert position is not None
                ready[viewer] = ENCODER.encode(Update(entry.number, told(entry, viewer), position))
            socket.send(ready[viewer])

    def tell_table(self) -> None:
        """Tell everybody, in a moment, who sits, watches, is connected."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(SOON, self.tell_table_now)

    def tell_table_now(self) -> None:
        self.telling = None
        if self.house.shared and not self.gone and self.here() != self.shown_here:
            self.show_presence()
        view = self.view()
        for socket in list(self.sockets):
            if socket.greeted:
                socket.tell(TableChanged(self.number, view, self.you(socket.guest, socket.role)))

    def recheck(self) -> None:
        """After seats changed hands: a socket whose seats are gone is shown out, an eye without its seat is covered."""
        for socket in list(self.sockets):
            if socket.role != "player":
                continue
            seats = self.seats_of(socket.guest)
            if not seats and socket.guest != self.owner:
                socket.dismiss("server-seat-moved", again=False)
                continue
            covered = socket.viewer == -1 and len(seats) != 1
            if socket.viewer not in seats and not covered:
                socket.viewer = seats[0] if len(seats) == 1 else -1
                if socket.greeted:
                    socket.tell(self.snapshot(socket.guest, socket.role, socket.viewer, -1))
        self.tell_table()

    # --- sockets

    def here(self) -> Presence:
        """Who holds sockets of this worker."""
        players = frozenset(socket.guest for socket in self.sockets if socket.role == "player")
        return Presence(players, sum(1 for socket in self.sockets if socket.role == "spectator"))

    def connected(self) -> frozenset[str]:
        """The guests who hold a socket of a player, at this worker or another."""
        return self.here().players.union(*(other.players for other in self.elsewhere.values()))

    def is_watched(self) -> bool:
        return bool(self.sockets) or any(other.players or other.watching for other in self.elsewhere.values())

    def join(self, socket: Socket) -> None:
        self.touched = time.monotonic()
        self.sockets.add(socket)
        for seat in self.seats_of(socket.guest) if socket.role == "player" else []:
            self.away.pop(seat, None)
        self.tell_table()

    def part(self, socket: Socket) -> None:
        self.touched = time.monotonic()
        self.sockets.discard(socket)
        self.watch_absence()
        self.tell_table()

    def watch_absence(self) -> None:
        """Note who is asked and not here; tell the others when they may claim."""
        here = self.connected()
        now = time.monotonic()
        for seat in self.asked():
            chair = self.chairs[seat] if seat < len(self.chairs) else None
            if chair is not None and chair.kind == "person" and chair.guest not in here and seat not in self.away:
                self.away[seat] = now
                asyncio.get_running_loop().call_later(self.house.rhythm.gone + SOON, self.tell_table)
        for seat in [seat for seat in self.away if seat not in self.asked() or self.chairs[seat].guest in here]:
            del self.away[seat]

    def claimable(self) -> list[int]:
        """Seats of people who are asked and have gone away, or have no time left."""
        now = time.monotonic()
        found = {seat for seat, since in self.away.items() if now - since >= self.house.rhythm.gone}
        if self.terms.clock is not None:
            people = {chair.seat for chair in self.chairs if chair.kind == "person"}
            found |= {seat for seat in self.asked() if seat in people and self.left(seat) <= 0}
        return sorted(found)

    # --- time

    def clocks(self) -> list[int] | None:
        """Milliseconds left for each seat, if the table has a clock."""
        return None if self.terms.clock is None else [self.left(chair.seat) for chair in self.chairs]

    def left(self, seat: int) -> int:
        clock = self.terms.clock
        assert clock is not None
        running = self.running(seat)
        plies = sum(1 for made in self.play.made if made.seat == seat) if self.play is not None else 0
        return 1000 * (clock.seconds + clock.increment * plies) - self.spent.get(seat, 0) - running

    def running(self, seat: int) -> int:
        """The milliseconds since this seat was asked."""
        return max(0, int((time.time() - self.since[seat]) * 1000)) if seat in self.since else 0

    def stop_watch(self, seat: int, spent: int) -> None:
        self.since.pop(seat, None)
        self.spent[seat] = self.spent.get(seat, 0) + spent

    # --- writing

    async def held(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Do something under the lock. If another worker was first: catch up, and see whether it can still be done."""
        async with self.lock:
            for _ in range(PATIENCE):
                if self.gone:
                    raise Denied(denied.FULL, "server-again")
                try:
                    return await deed()
                except Behind:
                    await self.catch_up()
            raise Denied(denied.FULL, "server-again")

    async def write(self, guard: Statement, *statements: Statement, moves: bool = False) -> None:
        """On disk when it returns. What cannot be written never happened: the table is read from disk again."""
        try:
            await self.house.store.write(
                *statements, about=self.id, guard=guard, notice=self.notice("moves" if moves else "row")
            )
        except Behind:
            raise
        except Exception:
            LOG.exception("table %s could not be written", self.id)
            self.house.forget(self)
            raise Denied(denied.FULL, "server-not-saved") from None
        self.revision += 1

    def notice(self, what: str) -> str:
        """What the other workers are told when something of this table is on disk."""
        return f"{self.house.me} {self.id} {self.revision + 1} {self.worker} {what}"

    def row(self, **values: Any) -> Executable:
        """A change of the row of the table, if it still is what we know."""
        return (
            sa.update(TABLES)
            .where(TABLES.c.id == self.id, TABLES.c.revision == self.revision)
            .values(updated=time.time(), revision=self.revision + 1, **values)
        )

    def journal(self, number: int, kind: str, seat: int, ply: int, body: dict[str, Any]) -> Statement:
        text = msgspec.json.encode(body).decode()
        values = {"number": number, "kind": kind, "seat": seat, "ply": ply, "body": text, "at": time.time()}
        return ENTER, {"table_id": self.id, **values}

    def chair_row(self, chair: Chair) -> Executable:
        row = chair.row(self.id)
        return sa.update(SEATS).where(SEATS.c.table_id == self.id, SEATS.c.seat == chair.seat).values(**row)

    def standing(self, number: int) -> Statement:
        """How the game stands after this number, for the row of the table."""
        assert self.play is not None
        over = self.play.over or self.given_up is not None
        whom = msgspec.json.encode([] if over else shown.asked(self.play.state)).decode()
        how = "over" if over else "playing"
        values = {"which": self.id, "now": time.time(), "last": number, "how": how, "whom": whom}
        return STAND, values | {"seen": self.revision, "next": self.revision + 1}

    # --- the game

    async def begin(self) -> None:
        """Deal and play. Called with the lock held."""
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        if self.status != "gathering":
            raise Denied(denied.NOT_NOW, "server-started")
        waiting = [chair for chair in self.chairs if chair.kind == "open"]
        if waiting:
            raise Denied(denied.NOT_NOW, "server-seats-open", n=len(waiting))
        terms = self.terms
        play = await self.house.dealt(terms)
        self.play = play
        rows: list[Statement] = []
        number = self.number
        for entry, made in zip(play.log, play.made):
            number += 1
            entry.number = number
            body = made.data() | {"events": written_events(entry.events), "spent": 0}
            rows.append(self.journal(number, "choice", made.seat, entry.ply, body))
        play.floor = play.ply
        number += 1
        rows.append(self.journal(number, "start", -1, play.ply, {}))
        try:
            await self.write(self.standing(number), *rows)
        except Behind:
            self.play = None
            raise
        self.number = number
        self.status = "over" if play.over else "playing"
        play.renumber(number, -1, {})
        self.went_on(Entry(number, "start", play.ply, -1))
        self.tell_table()

    async def choose(self, guest: str, seat: int, decision: int, options: list[int]) -> int:
        """Answer a question with one pick or several; how many were made."""
        return await self.held(lambda: self.choose_held(guest, seat, decision, options))

    async def choose_held(self, guest: str, seat: int, decision: int, options: list[int]) -> int:
        self.mine(guest, seat)
        play = self.playing()
        if play.ids.get(seat) != decision:
            raise Denied(denied.NOT_NOW, "server-late", late=True)
        if len(options) > 1 and not play.decision(seat).several:
            raise Denied(denied.NOT_NOW, "server-one-at-a-time")
        done = 0
        for option in options:
            if done and (self.status != "playing" or option not in play.offers(seat)):
                break
            try:
                await self.make(seat, option)
            except Behind:
                if not done:
                    raise
                await self.catch_up()  # somebody came between two picks: those made stand, the others are not made
                break
            done += 1
        return done

    async def make(self, seat: int, option: int, auto: bool = False) -> None:
        """Carry out a choice: in the engine, on disk, then told. Called with the lock held."""
        play = self.playing()
        mark = play.mark()
        old = play.questions()
        made = play.choose(seat, option, auto)
        events = play.events()
        number = self.number + 1
        spent = self.running(seat)
        body = made.data() | {"events": written_events(events), "spent": spent}
        rows: list[Statement] = [self.journal(number, "choice", seat, play.ply, body)]
        if play.ply % SNAPSHOT_EVERY == 0:
            rows += self.snapshot_rows(number)
        try:
            await self.write(self.standing(number), *rows, moves=True)
        except Behind:
            play.restore(mark)
            raise
        self.number = number
        self.house.metrics.moves += 1
        self.stop_watch(seat, spent)
        play.renumber(number, seat, old)
        self.asking = None
        if play.over:
            self.status = "over"
        self.went_on(Entry(number, "choice", play.ply, seat, made.label, events))

    def snapshot_rows(self, number: int) -> list[Executable]:
        assert self.play is not None
        state = msgspec.json.encode(self.play.game.save(self.play.state)).decode()
        return [
            sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.id),
            sa.insert(SNAPSHOTS).values(table_id=self.id, number=number, state=state),
        ]

    def went_on(self, entry: Entry) -> None:
        """Something is on disk: tell it, and see who must answer next."""
        assert self.play is not None
        self.play.note(entry)
        self.went_by(entry, time.time())

    def went_by(self, entry: Entry, now: float) -> None:
        self.touched = time.monotonic()
        self.since = {seat: self.since.get(seat, now) for seat in self.asked()}
        self.tell_update(entry)
        if self.status == "over":
            self.tell_table()
        self.watch_absence()
        self.drive()

    # --- answers that the server gives: bots, and people who have no choice

    def drive(self) -> None:
        """Set going whatever answers without a person."""
        if self.status != "playing" or self.play is None or self.gone or not self.is_in_charge():
            return
        for seat, id in self.play.ids.items():
            if (seat, id) in self.tasks or seat >= len(self.chairs):
                continue
            chair = self.chairs[seat]
            if chair.kind == "bot":
                self.later(seat, id, self.think(seat, id, chair.level))
            elif (answer := self.only_answer(seat)) is not None:
                self.later(seat, id, self.answer(seat, id, *answer))

    def later(self, seat: int, id: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks[seat, id] = task
        task.add_done_callback(lambda done: self.settled(seat, id, done))

    def settled(self, seat: int, id: int, task: asyncio.Task[None]) -> None:
        if self.tasks.get((seat, id)) is task:
            del self.tasks[seat, id]
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("table %s: the answer of seat %d failed", self.id, seat, exc_info=fault)

    def only_answer(self, seat: int) -> tuple[int, tuple[float, float]] | None:
        """The option that needs no asking, and after how long it is given."""
        assert self.play is not None
        state = self.play.state
        offers = self.play.offers(seat)
        rhythm = self.house.rhythm
        if shown.is_response(state, seat):
            passing = shown.passing_option(state, seat, offers)
            prompt = next(d.prompt.message.id for d in state.decisions if d.seat == seat)
            if shown.has_no_answer(state, offers):
                return offers[0] if passing is None else passing, rhythm.window
            return (passing, rhythm.window) if passing in offers and prompt in self.chairs[seat].silent else None
        return (offers[0], rhythm.forced) if len(offers) == 1 and self.terms.forced else None

    async def answer(self, seat: int, id: int, option: int, wait: tuple[float, float]) -> None:
        await asyncio.sleep(random.uniform(*wait))
        await self.held(lambda: self.answer_held(seat, id, option, auto=True))

    async def answer_held(self, seat: int, id: int, option: int, auto: bool) -> None:
        """Give an answer that nobody clicked, if the question is still the same and still ours to answer."""
        if self.status != "playing" or self.play is None or self.play.ids.get(seat) != id:
            return
        if auto or self.chairs[seat].kind == "bot":
            await self.make(seat, option, auto)

    async def think(self, seat: int, id: int, level: str) -> None:
        """Ask a bot; its answer counts only if the question is still the same."""
        play = self.playing()
        rhythm = self.house.rhythm
        window = shown.is_response(play.state, seat)
        began = time.monotonic()
        seed = f"{self.id}/{id}/{seat}"
        option = await self.house.thinkers.choose(self.game.name, play.state.clone(), seat, level, seed)
        wait = random.uniform(*(rhythm.window if window else rhythm.bot)) if self.is_watched() else 0
        await asyncio.sleep(max(0, wait - (time.monotonic() - began)))
        await self.held(lambda: self.answer_held(seat, id, option, auto=False))

    # --- questions to the engine

    async def explain(self, guest: str, seat: int, intent: int | str | None, place: str | None) -> list[Act]:
        async with self.lock:
            self.mine(guest, seat)
            if self.play is None:
                raise Denied(denied.NOT_NOW, "server-not-playing")
            return self.play.explain(seat, intent, place)

    async def advise(self, guest: str, seat: int, decision: int) -> list[Advice]:
        async with self.lock:
            self.mine(guest, seat)
            play = self.playing()
            if not self.terms.hints:
                raise Denied(denied.NOT_YOURS, "server-no-hints")
            if play.ids.get(seat) != decision:
                raise Denied(denied.NOT_NOW, "server-late", late=True)
            state = play.state.clone()
        advised = await self.house.thinkers.advise(self.game.name, state, seat, f"{self.id}/{decision}/hint")
        return [
            Advice(option, share, worth, msgspec.convert(words, Msg)) for option, share, worth, words in advised
        ]

    # --- taking back

    async def undo(self, guest: str, seat: int, ask: bool) -> None:
        await self.held(lambda: self.undo_held(guest, seat, ask))

    async def undo_held(self, guest: str, seat: int, ask: bool) -> None:
        self.mine(guest, seat)
        play = self.playing()
        to = play.undo_to(seat)
        if to is None:
            raise Denied(denied.NOT_NOW, "server-nothing-to-undo")
        if play.is_free(seat, to):
            await self.take_back(seat, to)
            return
        if not ask:
            raise Denied(denied.NOT_NOW, "server-undo-needs-consent")
        others = {chair.seat for chair in self.chairs if chair.kind == "person" and chair.guest != guest}
        if not others:
            await self.take_back(seat, to)
            return
        await self.wish(Asking(seat, to, others))

    async def wish(self, asking: Asking | None) -> None:
        """Note who asks to take back, and who has not yet answered."""
        await self.write(self.row(asking=written_asking(asking)))
        self.asking = asking
        self.tell_table()

    async def consent(self, guest: str, seat: int, yes: bool) -> None:
        await self.held(lambda: self.consent_held(guest, seat, yes))

    async def consent_held(self, guest: str, seat: int, yes: bool) -> None:
        self.mine(guest, seat)
        self.playing()
        asking = self.asking
        if asking is None or seat not in asking.waiting:
            raise Denied(denied.NOT_NOW, "server-nobody-asks")
        waiting = asking.waiting - {seat}
        if not yes:
            await self.wish(None)
        elif waiting:
            await self.wish(Asking(asking.seat, asking.to, waiting))
        else:
            await self.take_back(asking.seat, asking.to)
            self.tell_table()

    async def take_back(self, seat: int, to: int) -> None:
        play = self.playing()
        number = self.number + 1
        mark = play.mark()
        play.take_back(to)
        rows: list[Statement] = [
            self.journal(number, "undo", seat, to, {}),
            sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.id),
        ]
        try:
            await self.write(self.standing(number), *rows, moves=True)
        except Behind:
            play.restore(mark)
            raise
        self.number = number
        self.asking = None
        self.since = {}
        play.renumber(number, seat, {})
        self.went_on(Entry(number, "undo", to, seat))

    # --- giving up

    async def resign(self, guest: str, seat: int) -> None:
        await self.held(lambda: self.resign_held(guest, seat))

    async def resign_held(self, guest: str, seat: int) -> None:
        self.mine(guest, seat)
        await self.give_up("resigned", seat)

    async def claim(self, guest: str, seat: int, against: int) -> None:
        await self.held(lambda: self.claim_held(guest, seat, against))

    async def claim_held(self, guest: str, seat: int, against: int) -> None:
        self.mine(guest, seat)
        self.playing()
        if against not in self.claimable() or against == seat:
            raise Denied(denied.NOT_NOW, "server-not-claimable")
        await self.give_up("claimed", against)

    async def give_up(self, kind: str, seat: int) -> None:
        """A seat is given up: between two sides that ends the game, among more a bot takes it."""
        play = self.playing()
        sides = play.state.sides()
        number = self.number + 1
        chair = self.chairs[seat]
        rows: list[Statement] = [self.journal(number, kind, seat, play.ply, {})]
        outcome: OutcomeView | None = None
        taken = Chair(seat, "bot", chair.name, minds.STAND_IN)
        if len(set(sides)) == 2 and sides.count(sides[seat]) == 1:
            winners = [other for other in range(len(sides)) if sides[other] != sides[seat]]
            outcome = shown.given_up(seat, winners, f"server-ending-{kind}")
            told = msgspec.json.encode(outcome).decode()
            row = self.row(number=number, status="over", asked="[]", asking=None, outcome=told)
        else:
            rows.append(self.chair_row(taken))
            row = self.row(number=number, asking=None)
        await self.write(row, *rows)
        self.number = number
        self.asking = None
        if outcome is not None:
            self.given_up = outcome
            self.status = "over"
        else:
            self.chairs[seat] = taken
        self.away.pop(seat, None)
        self.went_on(Entry(number, kind, play.ply, seat))
        self.recheck()

    # --- words and wishes

    async def talk(self, guest: str, role: str, seat: int, text: str) -> None:
        await self.held(lambda: self.talk_held(guest, role, seat, text))

    async def talk_held(self, guest: str, role: str, seat: int, text: str) -> None:
        name = self.watchers.get(guest, "") if role == "spectator" else self.mine(guest, seat).name
        number = self.number + 1
        line = ChatLine(number, seat if role == "player" else -1, name, text, time.time())
        body = {"name": line.name, "text": line.text, "at": line.at}
        ply = 0 if self.play is None else self.play.ply
        await self.write(self.row(number=number), self.journal(number, "chat", line.seat, ply, body), moves=True)
        self.number = number
        self.tell_chat(line)

    def tell_chat(self, line: ChatLine) -> None:
        self.chat.append(line)
        ready = ENCODER.encode(ChatTold(line.number, line))
        for socket in list(self.sockets):
            socket.send(ready)

    async def ask_me(self, guest: str, seat: int, prompt: str, ask: bool) -> None:
        await self.held(lambda: self.ask_me_held(guest, seat, prompt, ask))

    async def ask_me_held(self, guest: str, seat: int, prompt: str, ask: bool) -> None:
        chair = self.mine(guest, seat)
        silent = chair.silent - {prompt} if ask else chair.silent | {prompt}
        if len(silent) > 100:
            raise Denied(denied.NOT_NOW, "server-too-many")
        changed = Chair(seat, chair.kind, chair.name, chair.level, chair.guest, silent)
        await self.write(self.row(), self.chair_row(changed))
        self.chairs[seat] = changed
        self.tell_table()
        self.drive()

    # --- what other workers do

    def is_in_charge(self) -> bool:
        """Whether this worker answers for bots here. Where nobody who lives does, it takes that on, in a moment."""
        if self.worker == self.house.me:
            return True
        if self.worker not in self.house.living and self.charging is None:
            self.charging = asyncio.create_task(self.take_charge())
        return False

    async def take_charge(self) -> None:
        try:
            await self.house.look_who_lives()
            await self.held(self.take_charge_held)
        except Denied:
            return  # gone from memory, or not to be written: whoever reads it from disk looks again
        finally:
            self.charging = None
        self.drive()

    async def take_charge_held(self) -> None:
        if self.status == "playing" and self.worker != self.house.me and self.worker not in self.house.living:
            former, self.worker = self.worker, self.house.me
            try:
                await self.write(self.row(worker=self.worker))
            except Behind:
                self.worker = former
                raise

    async def freshen(self) -> None:
        """See whether another worker has written something that we have not heard of yet."""
        known = await self.house.store.read(lambda connection: revision(connection, self.id))
        if known != self.revision:
            async with self.lock:
                if known != self.revision:  # it may have been our own, just then
                    await self.catch_up()

    def hear(self, known: int, moves: bool) -> None:
        """Another worker has written: follow it, unless we have already."""
        self.heard = max(self.heard, known)
        self.unsure = self.unsure or (not moves and (known > self.revision or known < 0))
        if self.following is None and not self.gone and (self.heard > self.revision or self.unsure):
            self.following = asyncio.create_task(self.follow_others())
            self.following.add_done_callback(self.followed)

    async def follow_others(self) -> None:
        async with self.lock:
            self.following = None  # what is heard from now on may not be in what is read below
            if not self.gone and (self.heard > self.revision or self.unsure):
                await self.catch_up(not self.unsure and self.heard == self.revision + 1)

    def followed(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("table %s: another worker could not be followed", self.id, exc_info=fault)
            self.house.forget(self)

    async def catch_up(self, by_one_move: bool = False) -> None:
        """Read what others have written and do it again here. `by_one_move`: only the journal went on, by one write."""
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        store = self.house.store
        if by_one_move and self.play is not None:
            rows = await store.read(lambda connection: journal(connection, self.id, self.number))
            self.revision += 1
            self.asking = None if any(row.kind != "chat" for row in rows) else self.asking
            self.go_after(rows, None)
            return
        self.unsure = False
        found = await store.read(lambda connection: stored(connection, self.id, self.number))
        if found is None:
            self.house.forget(self)
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        self.take_over(found)
        if self.play is None and found.row["status"] != "gathering":
            await self.begun_elsewhere(found)
        else:
            self.go_after(found.journal, found)
        self.status = found.row["status"]
        self.given_up = outcome_of(found)
        self.recheck()
        self.watch_absence()
        self.drive()

    def take_over(self, found: Stored) -> None:
        """What the row of the table, its seats and its watchers say now."""
        row = found.row
        self.revision = row["revision"]
        self.worker = row["worker"]
        self.owner = row["owner"]
        self.rematch = row["rematch"]
        self.asking = read_asking(row["asking"])
        self.chairs = found.chairs
        self.watchers = found.watchers
        self.elsewhere = {
            worker: presence for worker, presence in found.presence.items() if worker != self.house.me
        }

    async def begun_elsewhere(self, found: Stored) -> None:
        """Another worker has dealt: everybody here gets the whole table."""
        seen, self.number = self.number, found.row["number"]
        whole = await self.house.store.read(lambda connection: journal(connection, self.id, -1))
        rows = [row for row in whole if row.number <= self.number]
        self.play = await asyncio.to_thread(rebuild, self.game, self.terms.seed, rows, None)
        self.status = found.row["status"]
        self.given_up = outcome_of(found)
        self.chat.extend(chat_of(row) for row in found.journal if row.kind == "chat")
        self.since = {seat: time.time() for seat in self.asked()}
        for socket in list(self.sockets):
            if socket.greeted:
                socket.tell(self.snapshot(socket.guest, socket.role, socket.viewer, seen))

    def go_after(self, rows: list[Row], found: Stored | None) -> None:
        """Do again what other workers have written, and tell it here."""
        for row in rows:
            self.number = row.number
            if row.kind == "chat":
                self.tell_chat(chat_of(row))
                continue
            assert self.play is not None
            entry = follow(self.play, row, happenings_of(self.game))
            if row.kind == "choice":
                self.stop_watch(row.seat, row.body["spent"])
            elif row.kind == "undo":
                self.since = {}
            elif row.kind in ("resigned", "claimed") and found is not None:
                self.given_up = outcome_of(found)
            if self.play.over or self.given_up is not None:
                self.status = "over"
            self.went_by(entry, row.at)

    def show_presence(self) -> None:
        """Let the other workers know who is here."""
        self.shown_here = here = self.here()
        me = self.house.me
        mine = (PRESENCE.c.table_id == self.id, PRESENCE.c.worker == me)
        statements: list[Statement] = [sa.delete(PRESENCE).where(*mine)]
        if here.players or here.watching:
            statements.append(sa.insert(PRESENCE).values(**here.row(self.id, me)))
        notice = f"{me} {self.id} -1 {self.worker} presence"
        self.house.later(self.house.store.write(*statements, about=self.id, notice=notice))

    # --- leaving memory

    def is_idle(self, after: float) -> bool:
        resting = not self.sockets and not self.tasks and not self.lock.locked()
        if self.worker == self.house.me and self.status == "playing" and self.is_watched():
            return False  # others look at it elsewhere, and wait for our bots
        return resting and time.monotonic() - self.touched > after

    def close(self) -> None:
        """Leave memory: nothing of this object may change the table any more."""
        self.gone = True
        for task in list(self.tasks.values()):
            task.cancel()
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None


def chat_of(row: Row) -> ChatLine:
    return ChatLine(row.number, row.seat, **row.body)


def outcome_of(found: Stored) -> OutcomeView | None:
    text = found.row["outcome"]
    return None if text is None else msgspec.json.decode(text, type=OutcomeView)


def refusal_of(fault: Denied | Refused) -> tuple[int, Any, bool]:
    """The status, the refusal and whether it came too late."""
    if isinstance(fault, Denied):
        return fault.status, fault.refusal, fault.late
    return denied.BY_THE_RULES, shown.refused(fault), False
