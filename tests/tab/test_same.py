"""The tab's own Python plays as this one does: the hash at every decision of whole games, bots included.

The folder is the one that is shipped, byte code and all. `make soak` plays twenty games a box, `make test` one.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from pathlib import Path
from typing import Any

from ludoteka.games import shelf
from ludoteka.lab.tables import few
from tests.tab import chains
from tools import web

ROOM = Path(__file__).parent
GAMES = 20 if os.environ.get("LUDOTEKA_SOAK") else 1
# Who sits at the first table, the second and so on, seat after seat: random choices reach odd places, bots far ones.
LEVELS = ["random", "apprentice", "random", "novice", "greedy", "random", "adept"]


def asked() -> list[tuple[str, int, dict[str, object], str, list[str]]]:
    games = []
    for name in shelf.SHELF:
        tables = few(name, GAMES, True)
        for n in range(GAMES):
            table = tables[n % len(tables)]
            levels = [LEVELS[(n + seat) % len(LEVELS)] for seat in range(table.players)]
            games.append((name, table.players, table.options, f"tab-{n}", levels))
    return games


def in_the_tab(folder: Path, question: str, file: str = "chains.py") -> list[Any]:
    """What a file of this room answers there."""
    node, _ = web.node()
    words = [str(node), str(ROOM / "engine.mjs"), str(folder), str(ROOM / file)]
    done = subprocess.run(words, input=question, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[Any] = json.loads(done.stdout)
    return found


async def test_every_decision_has_the_hash_that_it_has_here(built: Path) -> None:
    games = asked()
    question = json.dumps(games)
    there = await asyncio.to_thread(in_the_tab, built, question)
    here = json.loads(chains.played(question))
    assert len(here) == len(there) == GAMES * len(shelf.SHELF)
    for game, ours, theirs in zip(games, here, there):
        parted = next((at for at, (one, other) in enumerate(zip(ours, theirs)) if one != other), None)
        assert parted is None, f"{game} parts at decision {parted}"
        assert len(ours) == len(theirs) > 20
