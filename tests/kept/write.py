"""Writes what this version leaves behind to tests/kept/VERSION: saves, records, a database, the words of the wire.

`python -m tests.kept.write` is run once a release; what it wrote is never written again: later versions read it.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.match import Match
from tests.server.browser import Browser, serving

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests/kept" / ludoteka.__version__
CHOICES = 25


def save(name: str) -> dict[str, Any]:
    """A table in mid-game: how it was saved, its hash, and the record that leads there."""
    game = ludoteka.game(name, players=2)
    match = Match(game, "kept")
    rng = random.Random(name)
    for _ in range(CHOICES):
        match.choose(match.state.actor, rng.choice(match.state.options()))
    return {"save": game.save(match.state), "hash": match.state.digest(), "record": match.record.write()}


async def house(folder: Path) -> dict[str, Any]:
    """A table of every game in a database, played for a while over real sockets; who sits there, what he was told."""
    tables: dict[str, Any] = {}
    said = []
    async with serving(folder / "house.sqlite") as server:
        anna = Browser(f"http://127.0.0.1:{server.port}")
        for name in SHELF:
            table = await anna.open("me", "random", game=name)
            async with anna.stream(table) as stream:
                for _ in range(4):
                    await stream.choose()
                await stream.asked()
                said += stream.all[:2]
            play = server.table(table).play
            assert play is not None
            tables[table] = {"game": name, "ply": play.ply, "hash": play.state.digest()}
        cookies = dict(anna.http.cookies.items())
        await anna.close()
    return {"tables": tables, "cookies": cookies, "told": said}


def main() -> None:
    if FOLDER.exists():
        raise SystemExit(f"{FOLDER.name} is kept already, and stays as it is.")
    FOLDER.mkdir(parents=True)
    for name in SHELF:
        (FOLDER / f"{name}.json").write_text(json.dumps(save(name), ensure_ascii=False) + "\n", "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(house(Path(folder)))
        with sqlite3.connect(Path(folder) / "house.sqlite") as database:
            (FOLDER / "house.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    said = re.findall(r"```json\n(.*?)```", (ROOT / "docs/wire.md").read_text("utf-8"), re.S)[0]
    (FOLDER / "said.jsonl").write_text(said, "utf-8")
    (FOLDER / "house.json").write_text(json.dumps(told, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
