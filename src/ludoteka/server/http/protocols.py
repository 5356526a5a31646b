"""The door of the server: uvicorn's protocols with a limit of time for whoever is slow to ask, or to read."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ludoteka.room.limits import Bucket, Limits

FRAMES = 10  # how many times as many frames as messages: what a browser splits, and its answers to our pings
SIP = 4096  # bytes that are looked at before it is asked whether they were too many frames
LINGER = 5.0  # seconds that what was written last has to leave after the end


class Timed:
    """Cuts a connection off, with all that waits in it, when a time is over. A mere close would wait for the reader."""

    transport: asyncio.Transport
    limits = Limits()
    unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        if self.unread is None:
            self.unread = asyncio.get_running_loop().call_later(self.limits.write_seconds, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)  # type: ignore[misc]
        # A transport of asyncio holds a method of its own: without it nothing is left for the collector of cycles.
        vars(self.transport).pop("_read_ready_cb", None)

    def cut(self) -> None:
        self.transport.abort()

    def cut_soon(self) -> None:
        if not self.transport.is_closing() or self.transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(LINGER, self.cut)


class Requests(Timed, H11Protocol):
    """Requests: the headers of each have a limit of time."""

    slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        self.unlook()
        super().connection_lost(exc)

    def look(self) -> None:
        """Begin to wait for headers, or stop when they are there. More of them does not begin anew."""
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self.unlook()
        elif self.slow is None:
            self.slow = self.loop.call_later(self.limits.header_seconds, self.cut)

    def unlook(self) -> None:
        if self.slow is not None:
            self.slow.cancel()
            self.slow = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.unlook()  # between two requests the time that a connection is kept alive counts


class Sockets(Timed, WebSocketsSansIOProtocol):
    """Sockets: who does not answer to a ping, or not to the end, is cut off, and so is who sends frame after frame.

    Messages are counted by guest where they are heard; pings, pongs and pieces of messages are heard by nobody, and
    tens of thousands of them fit into one read.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.limits
        self.left = Bucket(limits.messages_a_second * FRAMES, limits.messages_at_once * FRAMES)
        self.flooded = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SIP):
            if self.flooded:
                return
            super().data_received(data[start : start + SIP])

    def may_say(self) -> bool:
        """Whether this socket may send one more frame; if not, it is cut off."""
        if not self.flooded and not self.left.take():
            self.flooded = True
            self.cut()
        return not self.flooded

    def handle_ping(self) -> None:
        if self.may_say():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_say():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_say():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self.may_say():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.may_say():
            super().handle_bytes(event)

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response  # the handshake is over, and nobody asks for them again

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.cut_soon()


def doors(limits: Limits) -> tuple[type[Requests], type[Sockets]]:
    """The protocols with these limits."""
    own = {"limits": limits}
    return type("Requests", (Requests,), own), type("Sockets", (Sockets,), own)
