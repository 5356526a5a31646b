"""Short, stable hashes of plain data and of numbers."""

from __future__ import annotations

import sys
from array import array
from hashlib import blake2b
from json import dumps
from typing import Any, Final

POURED: Final = "2-"  # how a hash of poured numbers begins; older ones, of JSON, have no such mark


def digest(data: Any) -> str:
    """A short stable hash of plain JSON."""
    text = dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def key_of(data: Any) -> int:
    """A number that stands for plain JSON."""
    return int(digest(data), 16) >> 2


def poured(numbers: list[int]) -> str:
    """A short stable hash of numbers, with the mark of its kind."""
    try:
        words = array("q", numbers)
        if sys.byteorder == "big":
            words.byteswap()
        data = words.tobytes()
    except OverflowError:  # a table from outside may hold numbers of any length
        data = repr(numbers).encode()
    return POURED + blake2b(data, digest_size=8).hexdigest()
