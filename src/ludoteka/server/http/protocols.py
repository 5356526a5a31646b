"""The door of the server: uvicorn's protocols with a limit of time for whoever is slow to ask, or to read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

from ludoteka.room.limits import Bucket, Limits
from ludoteka.room.living import Gone
from ludoteka.server.http import frames
from ludoteka.server.http.timed import Timed
from ludoteka.server.http.waiting import Gate, Inbox, is_knock, is_text

if TYPE_CHECKING:
    from ludoteka.room.stream import Socket

LOG = logging.getLogger("ludoteka.server")
LINE = "ludoteka.line"  # under which the scope of a socket has its protocol
READ = 16 * 1024  # bytes at once: asyncio's own 256 KiB are taken and given back for every little message
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NOT_TEXT = 1007
FRAMES = 10  # how many times as many frames as messages: what a browser splits, and its answers to our pings
SIP = 4096  # bytes that are looked at before it is asked whether they were too many frames


class Requests(Timed, H11Protocol):
    """Requests: the headers of each have a limit of time."""

    slow: asyncio.TimerHandle | None = None
    fresh = True  # whether nothing has been said yet

    def connection_made(self, transport: Any) -> None:
        transport.max_size = READ
        super().connection_made(transport)
        self.look()

    def data_received(self, data: bytes) -> None:
        if self.fresh and is_knock(data):
            self.pass_on(data)
            return
        self.fresh = False
        super().data_received(data)
        self.look()

    def pass_on(self, data: bytes) -> None:
        """Who comes for a table need not be read twice: its handshake is read where sockets are."""
        self.unlook()
        self.connections.discard(self)
        kind: Any = self.ws_protocol_class
        protocol = kind(config=self.config, server_state=self.server_state, app_state=self.app_state)
        self.transport.set_protocol(protocol)
        protocol.connection_made(self.transport)
        protocol.data_received(data)

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

    Who was let in is led on without ASGI (`lead`): a socket lives for hours, and there are thousands of them. From then
    on this is its `Line`.
    """

    socket: Socket | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.limits
        self.left = Bucket(limits.messages_a_second * FRAMES, limits.messages_at_once * FRAMES)
        self.flooded = False
        self.led = False  # whether somebody lives on this line
        self.queue: Any = Inbox()
        self.writable: Any = Gate()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not if the handshake was refused
            self.scope["headers"] = [(name.lower(), value) for name, value in self.scope["headers"]]
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    # --- the line of who was let in

    def lead(self, life: Coroutine[Any, Any, None], socket: Socket) -> None:
        """Live on this line from now on; nothing is kept of what was asked for at the door."""
        self.led = True
        self.socket = socket
        task = self.loop.create_task(life)
        self.tasks.add(task)
        task.add_done_callback(self.lived)
        del self.scope

    def lived(self, task: asyncio.Task[None]) -> None:
        self.on_task_complete(task)
        self.socket = None
        self.end()

    def end(self) -> None:
        if self.close_timer is None:
            self.transport.close()
        self.cut_soon()

    async def hear(self) -> str:
        """The next message; bytes are none that anybody understands."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or ""

    def send_text(self, message: bytes) -> None:
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)

    def hang_up(self, code: int) -> None:
        """Close when all that was sent has left; who does not answer to that is cut off."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.socket is not None:
            self.socket.flow()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        # It was no handshake, or went on before it was answered: there is nobody yet to be told in frames.
        if not self.handshake_complete:
            self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
        self.handshake_complete = True
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self.conn.fail(NOT_TEXT)
            self.handle_parser_exception()
            return
        if not self.queue.is_awaited():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # somebody listens: nothing piles up, and reading need not stop for it
        super().send_receive_event_to_app()
        self.read_paused = False

    def data_received(self, data: bytes) -> None:
        if self.led and self.is_taken(data):
            return
        for start in range(0, len(data), SIP):
            if self.flooded:
                return
            super().data_received(data[start : start + SIP])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.handle_parser_exception()
                return

    def is_taken(self, data: bytes) -> bool:
        """Whether this was a frame of the two kinds that are nearly all there are, and nothing else."""
        found = frames.whole(data)
        if found is None or not frames.is_between_frames(self.conn):
            return False
        kind, payload = found
        if kind == frames.PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif self.may_say():
            self.curr_msg_data_type = "text"
            self.frames = [payload]
            self.send_receive_event_to_app()
        return True

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
        self.request.headers.clear()  # the parser of the library keeps the request for as long as the socket lives
        del self.request, self.response  # the handshake is over, and nobody asks for them again

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()

    async def run_asgi(self) -> None:
        """As uvicorn has it, but who was let in stays when the application returns."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            LOG.exception("a socket could not be let in")
            self.send_500_response()
        finally:
            if not self.led:
                self.end()


def doors(limits: Limits) -> tuple[type[Requests], type[Sockets]]:
    """The protocols with these limits."""
    own = {"limits": limits}
    return type("Requests", (Requests,), own), type("Sockets", (Sockets,), own)
