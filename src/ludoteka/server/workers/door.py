"""The door of several workers: whoever comes to a table is led to the worker that table lives at.

Who listens reads the first line of a request without taking it, and hands the connection on. Nothing rests on it for
safety: a table that is looked at through another worker, because a browser kept a connection open, goes on as well.
"""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import suppress
from itertools import count
from typing import Any

import uvicorn

from ludoteka.room.house import House
from ludoteka.server.storage import shard_of

WHERE = re.compile(rb"[A-Z]{3,7} /(?:ws|api/tables)/([a-z0-9]{1,64})[/? ]")
LOOKED_AT = 512  # bytes of a request: a path is shorter
WAITS = 30  # seconds for which the system keeps whoever says nothing
TAKEN = 64  # connections that a worker takes at a time


class Door:
    """Hands connections to workers by their places: a place stays when its worker is replaced."""

    def __init__(self, listening: socket.socket, workers: int) -> None:
        self.listening = listening
        listening.setblocking(False)
        if hasattr(socket, "TCP_DEFER_ACCEPT"):  # who comes is here when the request is; who is silent, after a while
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, WAITS)
        self.places = [socket.socketpair() for _ in range(workers)]
        for ours, theirs in self.places:
            ours.setblocking(False)
            theirs.setblocking(False)
        self.turns = count()

    def led(self) -> int:
        """Lead everybody who waits to a worker; how many could not be, because a worker takes no more."""
        lost = 0
        while True:
            try:
                come, _ = self.listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return lost
            with come:
                lost += not self.hand_over(come)

    def hand_over(self, come: socket.socket) -> bool:
        ours, _ = self.places[place_of(peeked(come), len(self.places), next(self.turns))]
        try:
            socket.send_fds(ours, [b"."], [come.fileno()])
        except OSError:
            return False
        return True

    def close(self) -> None:
        for ours, theirs in self.places:
            ours.close()
            theirs.close()


def peeked(come: socket.socket) -> bytes:
    come.setblocking(False)
    try:
        return come.recv(LOOKED_AT, socket.MSG_PEEK)
    except OSError:
        return b""  # who has not asked yet is anybody's


def place_of(head: bytes, places: int, turn: int) -> int:
    """Where a request belongs: at its table's worker, or in turn."""
    table = WHERE.match(head)
    return (turn if table is None else shard_of(table[1].decode())) % places


class Handed(uvicorn.Server):
    """Serves connections that the door hands over, in place of a socket to listen to. Who is told to stop lets go of
    the tables first: everybody learns why, and finds them elsewhere at once."""

    def __init__(self, config: uvicorn.Config, door: socket.socket, house: House) -> None:
        super().__init__(config)
        self.door = door
        self.house = house
        self.coming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        asyncio.get_running_loop().add_reader(self.door, self.take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.door)
        await self.house.close()
        await super().shutdown([])

    def take(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(TAKEN):
            try:
                said, numbers, _, _ = socket.recv_fds(self.door, 1, 1)
            except (BlockingIOError, InterruptedError):
                return
            if not said:  # nobody stands at the door any more
                loop.remove_reader(self.door)
                return
            for number in numbers:
                come = socket.socket(fileno=number)
                come.setblocking(False)
                with suppress(OSError):
                    come.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                task = loop.create_task(self.let_in(come))
                self.coming.add(task)
                task.add_done_callback(self.coming.discard)

    async def let_in(self, come: socket.socket) -> None:
        with suppress(OSError):  # gone again
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, come)

    def protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return made
