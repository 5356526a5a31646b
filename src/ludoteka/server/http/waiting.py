"""What waits at a socket, in less room than asyncio's own, and what can be told of bytes before they are read."""

from __future__ import annotations

import asyncio
from typing import Any

KNOCK = b"GET /ws/"


def is_text(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True


def is_knock(data: bytes) -> bool:
    """Whether this is a handshake for a table, and all of it."""
    return data.startswith(KNOCK) and data.endswith(b"\r\n\r\n") and b"\r\nupgrade: websocket\r\n" in data.lower()


class Inbox:
    """What a browser has said and nobody has heard. A queue of asyncio takes three kilobytes while it is empty."""

    __slots__ = ("messages", "waiting")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def is_awaited(self) -> bool:
        return self.waiting is not None and not self.waiting.done()

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        return self.messages.pop(0)


class Gate:
    """Whether more may be written, in place of an event of asyncio, which is as large as a short message."""

    __slots__ = ("open", "waiting")

    def __init__(self) -> None:
        self.open = True
        self.waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self.open

    def set(self) -> None:
        self.open = True
        for one in self.waiting:
            if not one.done():
                one.set_result(None)
        self.waiting = []

    def clear(self) -> None:
        self.open = False

    async def wait(self) -> None:
        while not self.open:
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]
