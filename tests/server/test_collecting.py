"""The collector of cycles goes by what has left the house."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server import collecting
from ludoteka.server.collecting import Litter
from ludoteka.server.http.protocols import Requests, Sockets
from tests.server.browser import Browser, serving


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.self = self


def test_little_is_left_lying_and_much_is_swept_up() -> None:
    gc.collect()
    found = weakref.ref(Knot())
    swept = Litter()
    for _ in range(collecting.LEAST):
        swept.drop()
    assert not swept.sweep(0)
    swept.drop()
    assert not swept.sweep(4 * collecting.LEAST + 4), "a quarter of what lives is little"
    assert swept.sweep(0)
    assert found() is None
    assert swept.left == 0
    assert not swept.sweep(0)


def test_what_is_little_is_swept_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    swept = Litter()
    assert not swept.sweep(0)
    monkeypatch.setattr(swept, "looked", swept.looked - collecting.LONGEST - 1)
    assert swept.sweep(0)


def test_a_server_never_looks_at_the_old_by_itself() -> None:
    """In a process of its own: this one shall stay as it is."""
    code = """
import gc
from ludoteka.server import collecting
collecting.by_house()
seen = []
gc.callbacks.append(lambda phase, info: seen.append(info["generation"]))
kept = [[n] for n in range(400_000)]
assert seen and max(seen) == 1, set(seen)
assert gc.get_freeze_count() > 1000
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


async def test_who_has_gone_leaves_nothing_for_the_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To look through all that lives because sockets come and go would hold everybody up again and again."""
    come: list[weakref.ref[Any]] = []
    plain = Sockets.connection_made

    def noted(socket: Sockets, transport: Any) -> None:
        come.extend((weakref.ref(socket), weakref.ref(transport)))
        plain(socket, transport)

    monkeypatch.setattr(Sockets, "connection_made", noted)
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        gc.disable()
        try:
            for _ in range(5):
                async with anna.stream(table):
                    pass
            async with asyncio.timeout(20):
                while any(one() is not None for one in come):
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
        await anna.close()
    assert len(come) == 10
    assert issubclass(Requests, Sockets.__mro__[1]), "plain requests end in the same way"
