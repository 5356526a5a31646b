"""Tests that want other people's libraries, where `make test` could lay them beside ours (requirements-peers.lock)."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.needed import leave_out

WANTED = ("pyspiel", "polars")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if item.get_closest_marker("peers")]
    missing = [name for name in WANTED if find_spec(name) is None]
    if ours and missing:
        leave_out(config, items, ours, "PEERS", f"{' and '.join(missing)} cannot be imported")
