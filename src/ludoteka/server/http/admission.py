"""Who may look at a table: the handshake of a socket, and what it is counted among while it lives."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TypeVar

from starlette.websockets import WebSocket

from ludoteka.kernel.refusal import Refused as RefusedByRules
from ludoteka.room import denied
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.living import live
from ludoteka.room.pacing import Meter
from ludoteka.room.sending import AGAIN, POLICY, Role
from ludoteka.room.stream import Socket
from ludoteka.room.wire.told import ENCODER, Bye
from ludoteka.server.house import ServerHouse
from ludoteka.server.http import guests
from ludoteka.server.http.protocols import LINE, Sockets
from ludoteka.server.http.replies import network_of

K = TypeVar("K")


class Wire:
    """A line over a web socket. That somebody does not read at all has a limit of time at the door."""

    __slots__ = ("protocol",)

    def __init__(self, protocol: Sockets) -> None:
        self.protocol = protocol

    def is_free(self) -> bool:
        return bool(self.protocol.writable.open)

    def send(self, message: bytes) -> None:
        self.protocol.send_text(message)

    def close(self, code: int) -> None:
        self.protocol.hang_up(code)


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
        stays = False
        try:
            async with asyncio.timeout(house.limits.body_seconds):
                await websocket.accept()
                meter = Meter(self.admitted(websocket, table, network))
                try:
                    socket = await meter
                finally:
                    house.budgets.pay("", network, meter.seconds)
            self.places[socket.table.id, socket.guest] += 1
            line: Sockets = websocket.scope["extensions"][LINE]
            line.lead(self.lived(socket, line), socket)
            stays = True
        except (Denied, RefusedByRules) as fault:
            _, refusal, _ = refusal_of(fault)
            again = isinstance(fault, Denied) and fault.status in (denied.FULL, denied.TOO_OFTEN)
            await websocket.send_text(ENCODER.encode(Bye(refusal, again)).decode())
            await websocket.close(AGAIN if again else POLICY)
        except TimeoutError:
            await websocket.close(AGAIN)
        finally:
            if not stays:
                self.gone(network)

    async def lived(self, socket: Socket, line: Sockets) -> None:
        place = (socket.table.id, socket.guest)
        try:
            await live(socket, line.hear)
        finally:
            forgotten(self.places, place)
            self.gone(socket.network)

    def gone(self, network: str) -> None:
        self.house.metrics.sockets -= 1
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
        return Socket(Wire(websocket.scope["extensions"][LINE]), house, table, guest, role, network)


def forgotten(counter: Counter[K], key: K) -> None:
    """One less; nothing is kept of whom nothing is left."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
