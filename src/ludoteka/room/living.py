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
    """The browser has hung up, or we have."""


async def listen(socket: Socket, receive: Receive) -> None:
    """Hear what the browser says, to the end; the first word has a limit of time."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not socket.greeted and not socket.leaving:
                await socket.hear(await receive())
    except TimeoutError:
        socket.dismiss("server-hello-first", again=True)
    while not socket.leaving:
        await socket.hear(await receive())
    while True:  # nothing of it is heard any more; what waits is still on its way
        await receive()


async def live(socket: Socket, receive: Receive) -> None:
    """Until the line is closed, at either end."""
    try:
        await listen(socket, receive)
    except (Gone, OSError):
        return
    except Exception:
        LOG.exception("table %s: a socket failed", socket.table.id)
    finally:
        await socket.part()
