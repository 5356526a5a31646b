"""The room by itself: no database, no web server, no threads, no processes; a table of each game to the end."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludoteka.games import shelf
from tests.room.alone import BARRED


def run(*call: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *call], capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": "."}
    )


@pytest.mark.parametrize("game", list(shelf.SHELF))
def test_a_table_is_played_to_the_end_where_nothing_but_the_room_is(game: str) -> None:
    done = run("-m", "tests.room.alone", game)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["plies"] > 6
    assert told["ending"]
    assert set(told["refused"]) <= {"server-late"}, "a window that passed by itself, nothing else"
    assert told["mine"] == ["over"]


@pytest.mark.parametrize("name", ["ludoteka.server.http.app", "ludoteka.text.voice", "ludoteka.parallel"])
def test_what_is_barred_cannot_be_entered(name: str) -> None:
    """Else the test above would prove nothing."""
    bars = f"import asyncio, sys; sys.modules.update(dict.fromkeys({BARRED!r})); import {name}"
    assert "ModuleNotFoundError" in run("-c", bars).stderr
