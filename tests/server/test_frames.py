"""Frames that are read past the library are read as the library reads them, wherever the network cuts them."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
import websockets
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from ludoteka.server.http import frames
from tests.server.browser import Browser, serving


def sent(kind: Opcode, payload: bytes, fin: bool = True, masked: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=masked)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 128, 255, 256, 4000])
def test_a_whole_frame_is_read_and_nothing_else_is(size: int) -> None:
    payload = random.Random(size).randbytes(size)
    text = sent(Opcode.TEXT, payload)
    assert frames.whole(text) == (frames.TEXT, payload)
    if size <= 125:
        assert frames.whole(sent(Opcode.PONG, payload)) == (frames.PONG, payload)
        for kind in (Opcode.PING, Opcode.CLOSE):
            assert frames.whole(sent(kind, payload)) is None
    for kind in (Opcode.BINARY, Opcode.CONT):
        assert frames.whole(sent(kind, payload)) is None
    assert frames.whole(sent(Opcode.TEXT, payload, fin=False)) is None
    assert frames.whole(sent(Opcode.TEXT, payload, masked=False)) is None
    assert frames.whole(text + text) is None
    for cut in (0, 1, 2, 5, 6, 7, len(text) // 2, len(text) - 1):
        assert cut >= len(text) or frames.whole(text[:cut]) is None
    for bit in (0x10, 0x20, 0x40):  # of extensions that nobody has agreed on
        assert frames.whole(bytes([text[0] | bit]) + text[1:]) is None


def test_what_is_longer_is_for_the_library() -> None:
    assert frames.whole(sent(Opcode.TEXT, bytes(5000))) is None
    assert frames.whole(sent(Opcode.TEXT, bytes(70_000))) is None


def test_the_library_is_trusted_to_be_between_frames_only_where_it_is() -> None:
    """Two bytes of a frame are out of its buffer before the others have come."""
    frame = sent(Opcode.TEXT, b"x" * 200)
    for cut in range(len(frame) + 1):
        protocol = opened()
        assert frames.is_between_frames(protocol)
        protocol.receive_data(frame[:cut])
        assert frames.is_between_frames(protocol) == (cut in (0, len(frame)))
        protocol.receive_data(frame[cut:])
        assert frames.is_between_frames(protocol)
    protocol = opened()
    protocol.receive_data(sent(Opcode.TEXT, b"a", fin=False))
    assert not frames.is_between_frames(protocol), "the rest of a message is to come"
    protocol.receive_data(sent(Opcode.CONT, b"b"))
    assert frames.is_between_frames(protocol)
    protocol.receive_data(sent(Opcode.CLOSE, b""))
    assert not frames.is_between_frames(protocol)


def opened() -> ServerProtocol:
    """A server's end of a socket after the handshake."""
    from websockets.client import ClientProtocol
    from websockets.http11 import Request
    from websockets.uri import parse_uri

    server, client = ServerProtocol(), ClientProtocol(parse_uri("ws://localhost/"))
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    return server


async def test_what_is_said_is_heard_wherever_it_is_cut(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        async with websockets.connect(
            f"ws://127.0.0.1:{server.port}/ws/{table}",
            additional_headers={"cookie": anna.cookies},
            origin=websockets.Origin(server.url),
        ) as socket:
            await socket.send('{"type":"hello","protocol":3,"seen":-1}')
            said = bytearray()
            for ref in range(1, 201):
                text = json.dumps({"type": "ping", "ref": ref}) + " " * rng.choice((0, 90, 400))
                said += sent(Opcode.PONG, b"late") if rng.random() < 0.2 else b""
                parts = text.encode()
                if rng.random() < 0.3:  # in two pieces
                    at = rng.randrange(len(parts))
                    said += sent(Opcode.TEXT, parts[:at], fin=False) + sent(Opcode.CONT, parts[at:])
                else:
                    said += sent(Opcode.TEXT, parts)
                if rng.random() < 0.5:  # whole, and alone
                    socket.transport.write(bytes(said))
                    said.clear()
                    await asyncio.sleep(0.002)
                while said and rng.random() < 0.7:
                    cut = rng.randrange(1, len(said) + 1)
                    socket.transport.write(bytes(said[:cut]))
                    del said[:cut]
                    await asyncio.sleep(0.001)
            socket.transport.write(bytes(said))
            answered: list[int] = []
            async with asyncio.timeout(20):
                while len(answered) < 200:
                    told = json.loads(await socket.recv())
                    assert told["type"] != "refused", told
                    if told["type"] == "pong":
                        answered.append(told["ref"])
            assert answered == list(range(1, 201)), "each once, in order"
        await anna.close()
