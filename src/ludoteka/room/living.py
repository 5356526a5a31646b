"""The life of a socket that was let in, from its first word to its end, in any host."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludoteka.room.stream import Socket

LOG = logging.getLogger("ludoteka.room")
PATIENCE = 15.0  # seconds until a silent newcomer is shown out

Receive = Callable[[], Awaitable[str]]  # the next message; Gone if there is none to come


class Gone(Exception):
    """The browser has hung up."""


async def listen(socket: Socket, receive: Receive) -> None:
    """Hear what the browser says, to the end; the first word has a limit of time."""
    async with asyncio.timeout(PATIENCE):
        while not socket.greeted and not socket.leaving:
            await socket.hear(await receive())
    while not socket.leaving:
        await socket.hear(await receive())


async def live(socket: Socket, receive: Receive) -> None:
    reading = asyncio.create_task(listen(socket, receive))
    writing = asyncio.create_task(socket.write())
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if reading.done() and isinstance(reading.exception(), TimeoutError):
            socket.dismiss("server-hello-first", again=True)
            await asyncio.wait({writing}, timeout=PATIENCE)
    finally:
        socket.leaving = True
        socket.table.audience.part(socket)
        for task in (reading, writing, *([] if socket.hinting is None else [socket.hinting])):
            task.cancel()
        outcomes = await asyncio.gather(reading, writing, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, Gone | TimeoutError | OSError):
                LOG.error("table %s: a socket failed", socket.table.id, exc_info=outcome)
