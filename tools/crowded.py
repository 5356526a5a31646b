"""How long the lobby and the count of tables take in a house with a long past: `python -m tools.crowded`.

A database is filled with finished and running tables; each question is asked as the server asks it.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludoteka.server.storage import Store
from ludoteka.server.storage.questions import count, lobby_rows, waiting_for_bots
from ludoteka.server.storage.schema import SEATS, TABLES
from tools.postgres import cluster

BATCH = 5000
DAY = 86_400.0


def fill(connection: sa.Connection, over: int, playing: int) -> None:
    rng = random.Random(1)
    now = time.time()
    rows: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    for n in range(over + playing):
        running = n >= over
        at = now - rng.uniform(0, 3600 if running else 700 * DAY)
        id, guest = f"t{n:07d}", f"g{rng.randrange(20_000):064d}"[:64]
        plain = {"options": "{}", "seed": "secret", "hints": True, "forced": True, "seeded": False, "number": 90}
        status = rng.choice(["playing", "playing", "playing", "gathering"]) if running else "over"
        asked = json.dumps([rng.randrange(2)] if status == "playing" else [])
        rows.append(
            {"id": id, "created": at, "updated": at, "owner": guest, "game": "shards", "players": 2, "status": status}
            | {"listed": rng.random() < 0.5, "spectators": rng.random() < 0.8, "asked": asked, "revision": 90}
            | {"worker": 0, **plain}
        )
        for seat, kind in enumerate(("person", rng.choice(["person", "bot"]))):
            who = guest if seat == 0 else "" if kind == "bot" else f"g{rng.randrange(20_000):064d}"[:64]
            seats.append(
                {"table_id": id, "seat": seat, "kind": kind, "name": "N", "level": "", "guest": who, "silent": "{}"}
            )
    for start in range(0, len(rows), BATCH):
        connection.execute(sa.insert(TABLES), rows[start : start + BATCH])
    for start in range(0, len(seats), BATCH):
        connection.execute(sa.insert(SEATS), seats[start : start + BATCH])


def asked(store: Store, question: Callable[[sa.Connection], object], times: int) -> str:
    """Milliseconds: the median and the worst of many."""
    took: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        store.ask(question, store.at_one_moment)
        took.append((time.perf_counter() - began) * 1000)
    return f"{statistics.median(took):6.1f} ms in the middle, {max(took):6.1f} ms at worst, {min(took):6.1f} at best"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--over", type=int, default=100_000, help="finished tables")
    parser.add_argument("--playing", type=int, default=5000, help="tables that are not over")
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    with ExitStack() as stack:
        if args.postgres:
            db: str | Path = stack.enter_context(cluster()).database()
        else:
            db = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "crowded.sqlite"
        store = Store(db)
        stack.callback(store.close)
        with store.engine.begin() as connection:
            fill(connection, args.over, args.playing)
        with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(sa.text("ANALYZE"))
        guest = f"g{7:064d}"[:64]
        print("lobby         ", asked(store, lambda connection: lobby_rows(connection, guest, 0, 0, 21), args.times))
        print("tables counted", asked(store, lambda connection: count(connection, guest, time.time()), args.times))
        print("bots waiting  ", asked(store, waiting_for_bots, args.times))


if __name__ == "__main__":
    main()
