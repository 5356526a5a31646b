"""Tests that need something this machine may not have: they are left out aloud, or not at all."""

from __future__ import annotations

import os

import pytest

LEFT_OUT = pytest.StashKey[dict[str, str]]()


def leave_out(config: pytest.Config, items: list[pytest.Item], ours: list[pytest.Item], what: str, why: str) -> None:
    """Do not run these tests, and say so at the end; with LUDOTEKA_REQUIRE_<what>=1 refuse to run any."""
    if os.environ.get(f"LUDOTEKA_REQUIRE_{what}") == "1":
        raise pytest.UsageError(f"The tests that need {what} cannot run: {why}.")
    items[:] = [item for item in items if item not in ours]
    config.hook.pytest_deselected(items=ours)
    config.stash[LEFT_OUT][what] = f"{len(ours)} TESTS THAT NEED {what} DID NOT RUN: {why}."
