"""The collector of cycles goes by what has left the house."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref

import pytest

from ludoteka.server import collecting
from ludoteka.server.collecting import Litter


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
