"""One table: who sits there, the game, the sockets that look at it. What changes it goes through its lock."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

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
    Clock,
    From,
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
from ludoteka.server.play import Entry, Play, told, written_events
from ludoteka.server.store import ENTER, SEATS, SNAPSHOTS, STAND, TABLES, Statement

if TYPE_CHECKING:
    from ludoteka.server.house import House
    from ludoteka.server.stream import Socket

LOG = logging.getLogger("ludoteka.server")
ENCODER = msgspec.json.Encoder()
SNAPSHOT_EVERY = 25
CHATS = 200
SOON = 0.05  # changes of seats and connections that come together are told together

Kind = Literal["person", "bot", "open"]


@dataclass(slots=True)
class Chair:
    """A seat and who holds it; `guest` is the hash of a token."""

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""
    guest: str = ""
    silent: set[str] = field(default_factory=set)

    def row(self, table: str) -> dict[str, Any]:
        silent = msgspec.json.encode(sorted(self.silent)).decode()
        return {
            "table_id": table,
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "guest": self.guest,
            "silent": silent,
        }


@dataclass(slots=True)
class Terms:
    """What was agreed when the table was opened."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    listed: bool = True
    spectators: bool = True
    hints: bool = True
    forced: bool = True
    seeded: bool = False
    clock: Clock | None = None
    begun: From | None = None


@dataclass(slots=True)
class Asking:
    """A wish to take back a choice that needs the consent of others."""

    seat: int
    to: int
    waiting: set[int]


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
        self.since: dict[int, float] = {}  # since when each seat has been asked
        self.spent: dict[int, int] = {}
        self.gone = False

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
            sum(1 for socket in self.sockets if socket.role == "spectator"),
            self.created,
            None if asking is None else UndoAsked(asking.seat, sorted(asking.waiting)),
            self.claimable(),
            self.rematch,
            terms.begun,
        )

    def seat_views(self) -> list[SeatView]:
        sides = list(range(len(self.chairs))) if self.play is None else self.play.state.sides()
        here = {socket.guest for socket in self.sockets if socket.role == "player"}
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
        here = {socket.guest for socket in self.sockets if socket.role == "player"}
        now = time.monotonic()
        for seat in self.asked():
            chair = self.chairs[seat] if seat < len(self.chairs) else None
            if chair is not None and chair.kind == "person" and chair.guest not in here and seat not in self.away:
                self.away[seat] = now
                asyncio.get_running_loop().call_later(self.house.rhythm.gone + SOON, self.tell_table)
        for seat in [seat for seat in self.away if seat not in self.asked()]:
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
        running = int((time.monotonic() - self.since[seat]) * 1000) if seat in self.since else 0
        plies = sum(1 for made in self.play.made if made.seat == seat) if self.play is not None else 0
        return 1000 * (clock.seconds + clock.increment * plies) - self.spent.get(seat, 0) - running

    def stop_watch(self, seat: int) -> int:
        """The milliseconds since this seat was asked."""
        spent = int((time.monotonic() - self.since.pop(seat, time.monotonic())) * 1000)
        self.spent[seat] = self.spent.get(seat, 0) + spent
        return spent

    # --- writing

    async def write(self, *statements: Statement) -> None:
        """On disk when it returns. What cannot be written never happened: the table is read from disk again."""
        try:
            await self.house.store.write(*statements)
        except Exception:
            LOG.exception("table %s could not be written", self.id)
            self.house.forget(self)
            raise Denied(denied.FULL, "server-not-saved") from None

    def row(self, **values: Any) -> Executable:
        return sa.update(TABLES).where(TABLES.c.id == self.id).values(updated=time.time(), **values)

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
        return STAND, {"which": self.id, "now": time.time(), "last": number, "how": how, "whom": whom}

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
        rows.append(self.standing(number))
        await self.write(*rows)
        self.number = number
        self.status = "over" if play.over else "playing"
        play.renumber(number, -1, {})
        self.went_on(Entry(number, "start", play.ply, -1))
        self.tell_table()

    async def choose(self, guest: str, seat: int, decision: int, options: list[int]) -> int:
        """Answer a question with one pick or several; how many were made."""
        async with self.lock:
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
                await self.make(seat, option)
                done += 1
            return done

    async def make(self, seat: int, option: int, auto: bool = False) -> None:
        """Carry out a choice: in the engine, on disk, then told. Called with the lock held."""
        play = self.playing()
        old = play.questions()
        made = play.choose(seat, option, auto)
        events = play.events()
        number = self.number + 1
        body = made.data() | {"events": written_events(events), "spent": self.stop_watch(seat)}
        rows = [self.journal(number, "choice", seat, play.ply, body), self.standing(number)]
        if play.ply % SNAPSHOT_EVERY == 0:
            rows += self.snapshot_rows(number)
        await self.write(*rows)
        self.number = number
        self.house.metrics.moves += 1
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
        self.touched = time.monotonic()
        self.play.note(entry)
        now = time.monotonic()
        self.since = {seat: self.since.get(seat, now) for seat in self.asked()}
        self.tell_update(entry)
        if self.status == "over":
            self.tell_table()
        self.watch_absence()
        self.drive()

    # --- answers that the server gives: bots, and people who have no choice

    def drive(self) -> None:
        """Set going whatever answers without a person."""
        if self.status != "playing" or self.play is None or self.gone:
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
        async with self.lock:
            if self.status == "playing" and self.play is not None and self.play.ids.get(seat) == id:
                await self.make(seat, option, auto=True)

    async def think(self, seat: int, id: int, level: str) -> None:
        """Ask a bot; its answer counts only if the question is still the same."""
        play = self.playing()
        rhythm = self.house.rhythm
        window = shown.is_response(play.state, seat)
        began = time.monotonic()
        seed = f"{self.id}/{id}/{seat}"
        option = await self.house.thinkers.choose(self.game.name, play.state.clone(), seat, level, seed)
        wait = random.uniform(*(rhythm.window if window else rhythm.bot)) if self.sockets else 0
        await asyncio.sleep(max(0, wait - (time.monotonic() - began)))
        async with self.lock:
            if self.status != "playing" or self.play is not play or play.ids.get(seat) != id:
                return
            if self.chairs[seat].kind == "bot":
                await self.make(seat, option)

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
        async with self.lock:
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
            self.asking = Asking(seat, to, others)
            self.tell_table()

    async def consent(self, guest: str, seat: int, yes: bool) -> None:
        async with self.lock:
            self.mine(guest, seat)
            self.playing()
            asking = self.asking
            if asking is None or seat not in asking.waiting:
                raise Denied(denied.NOT_NOW, "server-nobody-asks")
            if not yes:
                self.asking = None
            else:
                asking.waiting.discard(seat)
                if not asking.waiting:
                    self.asking = None
                    await self.take_back(asking.seat, asking.to)
            self.tell_table()

    async def take_back(self, seat: int, to: int) -> None:
        play = self.playing()
        number = self.number + 1
        play.take_back(to)
        self.since = {}
        rows: list[Statement] = [self.journal(number, "undo", seat, to, {}), self.standing(number)]
        rows.append(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.id))
        await self.write(*rows)
        self.number = number
        self.asking = None
        play.renumber(number, seat, {})
        self.went_on(Entry(number, "undo", to, seat))

    # --- giving up

    async def resign(self, guest: str, seat: int) -> None:
        async with self.lock:
            self.mine(guest, seat)
            await self.give_up("resigned", seat)

    async def claim(self, guest: str, seat: int, against: int) -> None:
        async with self.lock:
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
            rows.append(
                self.row(number=number, status="over", asked="[]", outcome=msgspec.json.encode(outcome).decode())
            )
        else:
            rows += [self.row(number=number), self.chair_row(taken)]
        await self.write(*rows)
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
        async with self.lock:
            name = self.watchers.get(guest, "") if role == "spectator" else self.mine(guest, seat).name
            number = self.number + 1
            line = ChatLine(number, seat if role == "player" else -1, name, text, time.time())
            body = {"name": line.name, "text": line.text, "at": line.at}
            ply = 0 if self.play is None else self.play.ply
            await self.write(self.journal(number, "chat", line.seat, ply, body), self.row(number=number))
            self.number = number
            self.chat.append(line)
            ready = ENCODER.encode(ChatTold(number, line))
            for socket in list(self.sockets):
                socket.send(ready)

    async def ask_me(self, guest: str, seat: int, prompt: str, ask: bool) -> None:
        async with self.lock:
            chair = self.mine(guest, seat)
            silent = chair.silent - {prompt} if ask else chair.silent | {prompt}
            if len(silent) > 100:
                raise Denied(denied.NOT_NOW, "server-too-many")
            changed = Chair(seat, chair.kind, chair.name, chair.level, chair.guest, silent)
            await self.write(self.chair_row(changed))
            self.chairs[seat] = changed
            self.tell_table()
            self.drive()

    # --- leaving memory

    def is_idle(self, after: float) -> bool:
        resting = not self.sockets and not self.tasks and not self.lock.locked()
        return resting and time.monotonic() - self.touched > after

    def close(self) -> None:
        """Leave memory: nothing of this object may change the table any more."""
        self.gone = True
        for task in list(self.tasks.values()):
            task.cancel()
        if self.telling is not None:
            self.telling.cancel()


def refusal_of(fault: Denied | Refused) -> tuple[int, Any, bool]:
    """The status, the refusal and whether it came too late."""
    if isinstance(fault, Denied):
        return fault.status, fault.refusal, fault.late
    return denied.BY_THE_RULES, shown.refused(fault), False
