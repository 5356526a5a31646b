"""Who may look at a table: the handshake of a socket, and what it is counted among while it lives."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteka.kernel.refusal import Refused as RefusedByRules
from ludoteka.room import denied
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.living import Gone, live
from ludoteka.room.pacing import Meter
from ludoteka.room.stream import AGAIN, POLICY, Role, Socket
from ludoteka.room.wire.told import ENCODER, Bye
from ludoteka.server.house import ServerHouse
from ludoteka.server.http import guests
from ludoteka.server.http.replies import network_of

K = TypeVar("K")


class Wire:
    """A line over a web socket. That somebody does not read at all has a limit of time at the door."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket

    async def send(self, text: str) -> None:
        try:
            await self.websocket.send({"type": "websocket.send", "text": text})
        except WebSocketDisconnect:
            raise Gone from None

    async def close(self, code: int) -> None:
        await self.websocket.close(code)


class Admission:
    """Counts who is in, greeted or not: by network, and by guest and table."""

    def __init__(self, house: ServerHouse) -> None:
        self.house = house
        self.networks: Counter[str] = Counter()
        self.places: Counter[tuple[str, str]] = Counter()

    async def __call__(self, websocket: WebSocket, table: str) -> None:
        """Who may look at this table gets its stream."""
        house = self.house
        network = network_of("" if websocket.client is None else websocket.client.host)
        try:
            house.budgets.knock(network)
            if self.networks[network] >= house.limits.sockets_of_network and not house.budgets.is_home(network):
                raise Denied(denied.TOO_OFTEN, "server-too-many-sockets", n=house.limits.sockets_of_network)
            if house.metrics.sockets >= house.limits.sockets:
                raise Denied(denied.FULL, "server-too-many-sockets", n=house.limits.sockets)
        except Denied:
            await websocket.close(AGAIN)  # before the handshake: who knocks too often is not even greeted
            return
        house.metrics.sockets += 1
        self.networks[network] += 1
        try:
            async with asyncio.timeout(house.limits.body_seconds):
                await websocket.accept()
                meter = Meter(self.admitted(websocket, table, network))
                try:
                    socket = await meter
                finally:
                    house.budgets.pay("", network, meter.seconds)
            let_go(websocket)
            place = (socket.table.id, socket.guest)
            self.places[place] += 1
            try:
                await live(socket, lambda: received(websocket))
            finally:
                forgotten(self.places, place)
        except (Denied, RefusedByRules) as fault:
            _, refusal, _ = refusal_of(fault)
            again = isinstance(fault, Denied) and fault.status in (denied.FULL, denied.TOO_OFTEN)
            await websocket.send_text(ENCODER.encode(Bye(refusal, again)).decode())
            await websocket.close(AGAIN if again else POLICY)
        except TimeoutError:
            await websocket.close(AGAIN)
        finally:
            house.metrics.sockets -= 1
            forgotten(self.networks, network)

    async def admitted(self, websocket: WebSocket, id: str, network: str) -> Socket:
        """Who this is at this table, or why not."""
        house = self.house
        player = guests.guest_of(websocket, guests.PLAYER)
        spectator = guests.guest_of(websocket, guests.SPECTATOR)
        house.let_in(network, player, spectator)
        table = await house.table(id)
        watching = websocket.query_params.get("as") == "spectator"
        role: Role
        if not watching and (table.seats_of(player) or (player and player == table.owner)):
            guest, role = player, "player"
        elif spectator and spectator in table.watchers and table.terms.spectators:
            guest, role = spectator, "spectator"
        else:
            raise Denied(denied.NOT_YOURS, "server-not-at-table")
        house.budgets.afford(guest, network)
        watchers = sum(1 for socket in table.audience.sockets if socket.role == "spectator")
        full = role == "spectator" and watchers >= house.limits.watchers
        if full or self.places[table.id, guest] >= house.limits.sockets_each:
            raise Denied(denied.TOO_OFTEN, "server-too-many-sockets", n=house.limits.sockets_each)
        return Socket(Wire(websocket), house, table, guest, role, network)


def let_go(websocket: WebSocket) -> None:
    """What was said at the handshake is not asked for again, and a socket lives for hours."""
    websocket.scope["headers"].clear()
    for kept in ("_headers", "_cookies", "_query_params", "_url"):
        vars(websocket).pop(kept, None)


def forgotten(counter: Counter[K], key: K) -> None:
    """One less; nothing is kept of whom nothing is left."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


async def received(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = message.get("text")
    return "" if text is None else text
