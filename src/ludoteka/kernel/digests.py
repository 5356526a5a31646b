"""Short, stable hashes of plain data and of numbers."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from struct import error, pack
from typing import Any, Final

POURED: Final = "2-"  # how a hash of poured numbers begins; older ones, of JSON, have no such mark


def digest(data: Any) -> str:
    """A short stable hash of plain JSON."""
    text = dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def key_of(data: Any) -> int:
    """A number that stands for plain JSON."""
    text = digest(data)
    return int(text[:8], 16) << 30 | int(text[8:], 16) >> 2


def packed(numbers: list[int]) -> bytes:
    """Numbers as words of 64 bits. The compiled form does it without a call for each: see tools/inline.h."""
    try:
        return pack(f"<{len(numbers)}q", *numbers)
    except error:  # a table from outside may hold numbers of any length
        return repr(numbers).encode()


def poured(words: bytes) -> str:
    """A short stable hash of packed numbers, with the mark of its kind."""
    return POURED + blake2b(words, digest_size=8).hexdigest()
