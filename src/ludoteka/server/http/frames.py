"""The frames that browsers send nearly always: one whole short message, or the answer to a ping, in one read.

The library parses whatever there is, a frame in a hundred steps of Python. These two kinds are read here, where it
stands between two frames and nothing of a message is missing; everything else, and all that is wrong, is the library's.
"""

from __future__ import annotations

from types import GeneratorType
from typing import Any

from websockets.protocol import OPEN, Protocol
from websockets.streams import StreamReader

TEXT = 0x81  # a whole message
PONG = 0x8A
MASKED = 0x80
LONG = 126  # the length stands in the next two bytes
LONGEST = 4096  # bytes of what is read here


def whole(data: bytes) -> tuple[int, bytes] | None:
    """The first byte of a frame and its payload, if this is one whole frame of text or a pong, and nothing else."""
    if not 6 <= len(data) <= LONGEST or not data[1] & MASKED:
        return None
    kind, size, head = data[0], data[1] & 127, 6
    if kind == TEXT and size == LONG:
        size, head = int.from_bytes(data[2:4], "big"), 8
    elif kind not in (TEXT, PONG) or size >= LONG:
        return None
    if len(data) != head + size:
        return None
    return kind, unmasked(data[head:], data[head - 4 : head])


def unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def is_between_frames(protocol: Protocol) -> bool:
    """Whether the library has read all that came, to the end of a frame and of a message, and waits for more."""
    if protocol.state is not OPEN or protocol.current_size is not None:
        return False
    waits: Any = protocol.parser
    while isinstance(waits.gi_yieldfrom, GeneratorType):
        waits = waits.gi_yieldfrom
    return waits.gi_code is StreamReader.at_eof.__code__
