"""The stream of a table: one socket, its viewer, and what the browser may say on it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Literal, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteka.kernel.refusal import Refused as RefusedByRules
from ludoteka.server import denied, giving_up, guests, taking_back, telling
from ludoteka.server.denied import Denied, refusal_of
from ludoteka.server.house import House
from ludoteka.server.limits import Bucket
from ludoteka.server.table import Table
from ludoteka.server.wire.said import (
    AskHint,
    AskMe,
    Choose,
    ChooseSeveral,
    Claim,
    Consent,
    Explain,
    FromBrowser,
    Hello,
    Look,
    Ping,
    Resign,
    Talk,
    Undo,
)
from ludoteka.server.wire.told import ENCODER, PROTOCOL, Bye, Done, Explained, Hinted, Pong, Refused, Told
from ludoteka.server.wire.words import Msg, Refusal

LOG = logging.getLogger("ludoteka.server")
DECODER = msgspec.json.Decoder(FromBrowser)
PATIENCE = 15.0  # seconds until a silent newcomer is shown out
FORGIVEN = 200  # refused messages in a row of one socket that says too much
NORMAL = 1000
GOING_AWAY = 1001
POLICY = 1008
AGAIN = 1013

Role = Literal["player", "spectator"]


class Socket:
    """One browser looking at one table with the eyes of `viewer`."""

    def __init__(self, websocket: WebSocket, house: House, table: Table, guest: str, role: Role) -> None:
        self.websocket = websocket
        self.house = house
        self.table = table
        self.guest = guest
        self.role: Role = role
        self.viewer = -1
        self.greeted = False
        self.leaving = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(house.limits.waiting + 2)
        limits = house.limits
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.noise = 0
        self.code = NORMAL
        self.hinting: asyncio.Task[None] | None = None

    # --- out

    def tell(self, message: Told) -> None:
        self.send(ENCODER.encode(message))

    def send(self, message: bytes) -> None:
        """Put a message on its way; who lags too far behind is shown out and may come back."""
        if self.leaving:
            return
        if self.waiting.qsize() >= self.house.limits.waiting:
            self.dismiss("server-too-slow", again=True)
            return
        self.waiting.put_nowait(message)

    def dismiss(self, id: str, again: bool) -> None:
        """Say why, then close."""
        if self.leaving:
            return
        self.leaving = True
        self.code = AGAIN if again else POLICY
        self.waiting.put_nowait(ENCODER.encode(Bye(Refusal(Msg(id)), again)))
        self.waiting.put_nowait(None)

    async def write(self) -> None:
        while (message := await self.waiting.get()) is not None:
            await self.websocket.send({"type": "websocket.send", "text": message.decode()})
        await self.websocket.close(self.code)

    # --- in

    async def read(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.greeted and not self.leaving:
                await self.hear(await self.receive())
        while not self.leaving:
            await self.hear(await self.receive())

    async def receive(self) -> str:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or NORMAL)
        text: str | None = message.get("text")
        return "" if text is None else text

    async def hear(self, text: str) -> None:
        """Carry out one message; whatever is wrong with it is answered with one sentence."""
        self.house.metrics.messages += 1
        try:
            if not self.bucket.take():
                self.noise += 1
                if self.noise > FORGIVEN:
                    self.dismiss("server-too-often", again=True)
                    return
                raise Denied(denied.TOO_OFTEN, "server-too-often")
            self.noise = 0
            if len(text) > self.house.limits.message:
                raise Denied(denied.TOO_LONG, "server-too-long", most=self.house.limits.message)
            try:
                said = DECODER.decode(text)
            except (msgspec.DecodeError, ValueError, RecursionError) as fault:
                raise Denied(denied.NOT_UNDERSTOOD, "server-not-understood", why=str(fault)[:200]) from None
        except Denied as refused:
            self.refuse(0, refused)
            return
        await self.answer(said, self.obey(said))

    async def answer(self, said: FromBrowser, work: Coroutine[Any, Any, None]) -> None:
        """Do what was asked; a refusal is an answer, and so is a fault."""
        try:
            await work
        except (Denied, RefusedByRules) as refused:
            self.refuse(said.ref, refused)
        except Exception:
            self.house.metrics.faults += 1
            LOG.exception("table %s: a message could not be carried out", self.table.id)
            self.tell(Refused(said.ref, Refusal(Msg("server-fault")), False))

    def refuse(self, ref: int, refused: Denied | RefusedByRules) -> None:
        self.house.metrics.refusals += 1
        _, refusal, late = refusal_of(refused)
        self.tell(Refused(ref, refusal, late))

    async def hint(self, said: AskHint) -> None:
        """A bot takes its time: other messages do not wait for it."""
        advice = await self.table.advise(self.guest, said.seat, said.decision)
        self.tell(Hinted(said.ref, said.decision, advice))

    async def obey(self, said: FromBrowser) -> None:
        table = self.table
        guest = self.guest
        if isinstance(said, Hello):
            await self.greet(said)
            return
        if isinstance(said, Ping):
            self.tell(Pong(said.ref))
            return
        if not self.greeted:
            raise Denied(denied.NOT_NOW, "server-hello-first")
        if self.role == "spectator" and not isinstance(said, Talk):
            raise Denied(denied.NOT_YOURS, "server-only-watching")
        match said:
            case Look():
                async with table.lock:
                    self.look(said.viewer)
                    self.tell(telling.snapshot(table, guest, self.role, self.viewer, -1, said.ref))
                return
            case Choose():
                began = time.perf_counter()
                await table.choose(guest, said.seat, said.decision, [said.option])
                self.house.metrics.acknowledge(time.perf_counter() - began)
            case ChooseSeveral():
                if not 1 <= len(said.options) <= 200:
                    raise Denied(denied.NOT_UNDERSTOOD, "server-too-many")
                await table.choose(guest, said.seat, said.decision, said.options)
            case Explain():
                if (said.intent is None) == (said.place is None):
                    raise Denied(denied.NOT_UNDERSTOOD, "server-explain-what")
                acts = await table.explain(guest, said.seat, said.intent, said.place)
                self.tell(Explained(said.ref, acts))
                return
            case Undo():
                await taking_back.undo(table, guest, said.seat, said.ask)
            case Consent():
                await taking_back.consent(table, guest, said.seat, said.yes)
            case AskHint():
                if self.hinting is not None and not self.hinting.done():
                    raise Denied(denied.TOO_OFTEN, "server-too-often")
                self.hinting = asyncio.create_task(self.answer(said, self.hint(said)))
                return
            case AskMe():
                if len(said.prompt) > 100:
                    raise Denied(denied.TOO_LONG, "server-too-long", most=100)
                await table.ask_me(guest, said.seat, said.prompt, said.ask)
            case Talk():
                await self.talk(said.text)
            case Resign():
                await giving_up.resign(table, guest, said.seat)
            case Claim():
                await giving_up.claim(table, guest, said.seat, said.against)
            case _:
                assert_never(said)
        self.tell(Done(said.ref, table.number))

    async def greet(self, said: Hello) -> None:
        if said.protocol != PROTOCOL:
            self.dismiss("server-other-protocol", again=False)
            return
        if self.table.gone and not self.greeted:  # put away between the handshake and the first word
            self.table = await self.house.table(self.table.id)
        async with self.table.lock:
            seats = self.table.seats_of(self.guest) if self.role == "player" else []
            if said.viewer is not None:
                self.look(said.viewer)
            elif not self.greeted:
                self.viewer = seats[0] if len(seats) == 1 else -1
            self.tell(telling.snapshot(self.table, self.guest, self.role, self.viewer, said.seen, said.ref))
            if not self.greeted:
                self.greeted = True
                self.table.audience.join(self)

    def look(self, viewer: int) -> None:
        seats = self.table.seats_of(self.guest) if self.role == "player" else []
        if viewer != -1 and viewer not in seats:
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        self.viewer = viewer

    async def talk(self, text: str) -> None:
        tidy = "".join(letter for letter in text if letter.isprintable()).strip()
        if not tidy or len(tidy) > self.house.limits.chat:
            raise Denied(denied.NOT_UNDERSTOOD, "server-bad-chat", most=self.house.limits.chat)
        seats = self.table.seats_of(self.guest)
        seat = self.viewer if self.viewer >= 0 or not seats else seats[0]
        await self.table.talk(self.guest, self.role, seat, tidy)


async def stream(websocket: WebSocket) -> None:
    """WebSocket /ws/{table}: who may look at this table gets its stream."""
    house: House = websocket.app.state.house
    await websocket.accept()
    try:
        socket = await admitted(websocket, house)
    except (Denied, RefusedByRules) as fault:
        _, refusal, _ = refusal_of(fault)
        again = isinstance(fault, Denied) and fault.status in (denied.FULL, denied.TOO_OFTEN)
        await websocket.send_text(ENCODER.encode(Bye(refusal, again)).decode())
        await websocket.close(AGAIN if again else POLICY)
        return
    house.metrics.sockets += 1
    reading = asyncio.create_task(socket.read())
    writing = asyncio.create_task(socket.write())
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if reading.done() and isinstance(reading.exception(), TimeoutError):
            socket.dismiss("server-hello-first", again=True)
            await asyncio.wait({writing}, timeout=PATIENCE)
    finally:
        house.metrics.sockets -= 1
        house.litter.drop()
        socket.leaving = True
        socket.table.audience.part(socket)
        for task in (reading, writing, *([] if socket.hinting is None else [socket.hinting])):
            task.cancel()
        outcomes = await asyncio.gather(reading, writing, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | TimeoutError | OSError):
                LOG.error("table %s: a socket failed", socket.table.id, exc_info=outcome)


async def admitted(websocket: WebSocket, house: House) -> Socket:
    """Who this is at this table, or why not."""
    if house.metrics.sockets >= house.limits.sockets:
        raise Denied(denied.FULL, "server-too-many-sockets", n=house.limits.sockets)
    table = await house.table(websocket.path_params["table"])
    player = guests.guest_of(websocket, guests.PLAYER)
    spectator = guests.guest_of(websocket, guests.SPECTATOR)
    watching = websocket.query_params.get("as") == "spectator"
    role: Role
    if not watching and (table.seats_of(player) or (player and player == table.owner)):
        guest, role = player, "player"
    elif spectator and spectator in table.watchers and table.terms.spectators:
        guest, role = spectator, "spectator"
    else:
        raise Denied(denied.NOT_YOURS, "server-not-at-table")
    mine = sum(1 for socket in table.audience.sockets if socket.guest == guest)
    watchers = sum(1 for socket in table.audience.sockets if socket.role == "spectator")
    if mine >= house.limits.sockets_each or (role == "spectator" and watchers >= house.limits.watchers):
        raise Denied(denied.TOO_OFTEN, "server-too-many-sockets", n=house.limits.sockets_each)
    return Socket(websocket, house, table, guest, role)
