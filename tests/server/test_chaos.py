"""Everything fails while tables play: every acknowledged choice is there, once, in order, and every table goes on.

Fifty tables play, and every blow falls twice at least; after each of them every table must make more choices before
the next one falls. It goes on for five minutes at least, half of them over each database, and for half an hour over
each in the soak. LUDOTEKA_CHAOS_SECONDS: for how long instead.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa
import websockets

from ludoteka.games import shelf
from ludoteka.server.operate.admin import restored
from ludoteka.server.storage.schema import JOURNAL
from ludoteka.server.storage.store import engine_of
from tests.server.browser import Browser, Stream
from tests.server.test_crash import children, until_up
from tools.postgres import Cluster

SOAK = os.environ.get("LUDOTEKA_SOAK") == "1"
SECONDS = float(os.environ.get("LUDOTEKA_CHAOS_SECONDS", "1800" if SOAK else "150"))
TABLES = 50
ROUNDS = 2
ONWARD = 2  # acknowledged choices of each table between two blows
PATIENCE = 240.0  # seconds in which they must come, on a machine that has much else to do
DAY = 86_400

# The clock on the wall jumps when a file says so.
COMMAND = """
import argparse, pathlib, sys, time
real, jumps = time.time, pathlib.Path(sys.argv.pop(1))
time.time = lambda: real() + float(jumps.read_text())
from ludoteka.server.operate.serve import add, run
from ludoteka.text.voice import Voice

if __name__ == "__main__":
    parser, voice = argparse.ArgumentParser(), Voice("en")
    add(parser, voice)
    sys.exit(run(parser.parse_args(), voice))
"""
# Quick, and wide enough for people who never think.
SETTINGS = {
    "LUDOTEKA_LANG": "en",
    "LUDOTEKA_RHYTHM_BOT": "[0.0, 0.0]",
    "LUDOTEKA_RHYTHM_WATCHED": "0",
    "LUDOTEKA_RHYTHM_WINDOW": "0",
    "LUDOTEKA_RHYTHM_PASSES": "0",
    "LUDOTEKA_RHYTHM_SWEEP": "5",
    "LUDOTEKA_LIMITS_SHARE": "1000",
    "LUDOTEKA_LIMITS_SHARE_AT_ONCE": "1000",
    "LUDOTEKA_LIMITS_MESSAGES_A_SECOND": "1000",
    "LUDOTEKA_LIMITS_REQUESTS_A_SECOND": "1000",
    "LUDOTEKA_LIMITS_OPENINGS_A_SECOND": "1000",
    "LUDOTEKA_LOG_LEVEL": "error",
}
BROKEN = (websockets.WebSocketException, httpx.HTTPError, OSError, EOFError, TimeoutError, AssertionError)


class Attacked:
    """A server in processes of its own that is hurt from outside."""

    def __init__(self, db: str | Path, folder: Path, *more: str) -> None:
        self.db = db
        self.more = more
        self.folder = folder
        self.jumps = folder / "jumps"
        self.jumps.write_text("0")
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, self.jumps, "--port", "0", "--db", str(self.db), *self.more],
                stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | SETTINGS,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.rpartition(" ")[2].strip().rstrip("/").replace("localhost", "127.0.0.1")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def servers(self) -> list[int]:
        """The processes that serve."""
        return children(self.process.pid) if self.more else [self.process.pid]

    def thinkers(self) -> list[int]:
        return [pid for server in self.servers() for pid in children(server)]


class Player:
    """Somebody who plays table after table against a bot, comes back however he is cut off, and notes every answer."""

    def __init__(self, server: Attacked, number: int) -> None:
        self.server = server
        self.rng = random.Random(number)
        self.game = list(shelf.SHELF)[number % len(shelf.SHELF)]
        self.browser = Browser(server.url)
        self.browser.http.timeout = httpx.Timeout(60)
        self.stream: Stream | None = None
        self.table = ""
        self.fault = ""  # what cut him off last
        self.made: dict[str, dict[int, str]] = {}  # by table: acknowledged choices by their number
        self.unsure: dict[str, int] = {}  # by table: choices that were sent and never answered

    @property
    def acknowledged(self) -> int:
        return sum(len(made) for made in self.made.values())

    async def play(self) -> None:
        while True:
            try:
                await self.sit()
            except BROKEN as fault:
                self.fault = repr(fault)
                await asyncio.sleep(0.2)
                self.browser.url = self.browser.origin = self.server.url
                self.browser.http.base_url = self.server.url

    async def sit(self) -> None:
        if not self.table:
            players = min(n for n in shelf.box(self.game).players() if n > 1)
            seats = ["me"] + ["random"] * (players - 1)
            self.table = await self.browser.open(*seats, game=self.game, forced=False)
            self.made[self.table], self.unsure[self.table] = {}, 0
        async with self.browser.stream(self.table) as self.stream:
            await self.answer(self.stream)
        self.table = ""

    async def answer(self, stream: Stream) -> None:
        while not stream.over:
            decision = stream.decision
            if decision is None:
                await stream.hear()
                continue
            choice = self.rng.choice(decision["choices"])
            self.unsure[self.table] += 1
            told = await stream.ask(
                "choose", decision=decision["id"], seat=decision["seat"], option=choice["option"]
            )
            self.unsure[self.table] -= told["type"] in ("done", "refused")
            if told["type"] == "done":
                assert told["number"] not in self.made[self.table], "one number is acknowledged twice"
                self.made[self.table][told["number"]] = choice["notation"]
            await asyncio.sleep(0.02 if told["type"] == "done" else 0.2)

    def cut_off(self) -> None:
        if self.stream is not None:
            self.stream.socket.transport.abort()


async def go_on(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until every table has gone on from here."""
    goals = {player: player.acknowledged + ONWARD for player in players}
    end = time.monotonic() + PATIENCE
    while behind := [player for player, goal in goals.items() if player.acknowledged < goal]:
        for task in playing:
            assert not task.done(), task.exception()
        stand = [(one.game, one.table, one.acknowledged, one.fault) for one in behind]
        assert time.monotonic() < end, f"these do not go on: {stand}"
        await asyncio.sleep(0.05)


def proved(db: str | Path, players: list[Player]) -> int:
    """How many acknowledged choices are there, once, in order, in journals that can be played through."""
    engine = engine_of(db)
    found = 0
    with engine.connect() as connection:
        for player in players:
            for table, made in player.made.items():
                rows = connection.execute(
                    sa.select(JOURNAL).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.number)
                ).all()
                assert [row.number for row in rows] == list(range(1, len(rows) + 1)), table
                bodies = {row.number: msgspec.json.decode(row.body) for row in rows if row.kind == "choice"}
                assert made.items() <= {number: body["notation"] for number, body in bodies.items()}.items(), table
                own = [row for row in rows if row.seat == 0 and row.kind == "choice" and not bodies[row.number]["auto"]]
                assert len(own) <= len(made) + player.unsure[table], f"a choice was made twice at {table}"
                assert restored(connection, table)[1] is None, table
                found += len(made)
    engine.dispose()
    return found


Blow = Callable[[], Awaitable[None]]


def blows_of(server: Attacked, players: list[Player], cluster: Cluster | None) -> dict[str, Blow]:
    rng = random.Random(len(players))

    async def a_server_dies() -> None:
        if server.more:
            os.kill(rng.choice(server.servers()), signal.SIGKILL)
        else:
            await asyncio.to_thread(server.end)
            await asyncio.to_thread(server.start)

    async def all_restart() -> None:
        await asyncio.to_thread(server.end, signal.SIGTERM)
        await asyncio.to_thread(server.start)

    async def thinkers_die() -> None:
        for pid in server.thinkers():
            with suppress(ProcessLookupError):  # it may have died already
                os.kill(pid, signal.SIGKILL)

    async def the_database_dies() -> None:
        assert cluster is not None
        await asyncio.to_thread(cluster.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(cluster.start)

    async def the_disk_is_full() -> None:
        """No file may grow beyond what it is; after a while there is room again."""
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        await asyncio.sleep(1.5)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)

    async def sockets_are_cut() -> None:
        for player in players:
            player.cut_off()

    async def the_clock_jumps() -> None:
        fresh = server.jumps.with_suffix(".new")
        fresh.write_text(str(rng.choice((-DAY, DAY))))
        fresh.replace(server.jumps)  # in one go: the server reads it at any moment

    return {
        "sockets": sockets_are_cut,
        "clock": the_clock_jumps,
        "thinkers": thinkers_die,
        "server": a_server_dies,
        "restart": all_restart,
        "storage": the_disk_is_full if cluster is None else the_database_dies,
    }


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def test_whatever_fails_nothing_acknowledged_is_lost_and_every_table_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    cluster: Cluster | None = request.getfixturevalue("cluster") if kind == "postgres" else None
    db: str | Path = tmp_path / "ludoteka.sqlite" if cluster is None else cluster.database()
    more = () if cluster is None else ("--workers", "2")
    server = await asyncio.to_thread(Attacked, db, tmp_path, *more)
    players = [Player(server, number) for number in range(TABLES)]
    playing: list[asyncio.Task[None]] = []
    end = time.monotonic() + SECONDS
    blows = blows_of(server, players, cluster)
    try:
        await until_up(players[0].browser)
        playing = [asyncio.create_task(player.play()) for player in players]
        await go_on(players, playing)
        for n, blow in enumerate(cycle(blows.values())):
            if n >= ROUNDS * len(blows) and time.monotonic() >= end:
                break
            await blow()
            await go_on(players, playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            await player.browser.close()
        server.end()
    assert await asyncio.to_thread(proved, db, players) >= TABLES * ONWARD * len(blows) * ROUNDS
