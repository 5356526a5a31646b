"""kill -9 in the middle of play: nothing acknowledged is lost, nothing made twice, every table stands as it stood."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa
import websockets

from ludoteka.games import shelf
from ludoteka.server.storage.schema import JOURNAL, SNAPSHOTS
from ludoteka.server.storage.store import engine_of
from tests.server.browser import Browser, Stream, serving
from tools.postgres import Cluster

COMMAND = """
import argparse, sys
from ludoteka.server.operate.serve import add, run
from ludoteka.text.voice import Voice

if __name__ == "__main__":
    parser, voice = argparse.ArgumentParser(), Voice("en")
    add(parser, voice)
    sys.exit(run(parser.parse_args(), voice))
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, db: str | Path, *more: str) -> None:
        self.db = db
        self.more = more
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "--port", "0", "--db", str(self.db), *self.more],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"LUDOTEKA_LANG": "en"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.rpartition(" ")[2].strip().rstrip("/").replace("localhost", "127.0.0.1")
        assert self.url.startswith("http://"), line

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def until_up(browser: Browser) -> None:
    for _ in range(400):
        try:
            if (await browser.get("/healthz")).status_code == 200:
                return
        except (OSError, httpx.TransportError):
            pass
        await asyncio.sleep(0.05)
    raise AssertionError("the server does not come up")


async def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost(db: str | Path) -> None:
    server = await asyncio.to_thread(Process, db)
    rng = random.Random(6)
    acknowledged: list[tuple[str, int]] = []  # the notation of each choice that was acknowledged, and its number
    anna = Browser(server.url)
    await until_up(anna)
    table = await anna.open("me", "me", forced=False)
    try:
        for round in range(4):
            enough = len(acknowledged) + 7
            killer: asyncio.Task[None] | None = None
            try:
                async with anna.stream(table) as stream:
                    while True:
                        await one_choice(stream, rng, acknowledged)
                        if killer is None and len(acknowledged) >= enough:
                            killer = asyncio.create_task(kill_after(server, rng.random() / 20 * (round + 1)))
            except (websockets.ConnectionClosed, AssertionError, OSError, EOFError):
                pass
            assert killer is not None
            await killer
            await asyncio.to_thread(server.start)
            anna.url = anna.origin = server.url
            anna.http.base_url = server.url
            await until_up(anna)
            async with anna.stream(table) as stream:
                numbers = [entry["number"] for entry in stream.last["log"]]
                assert numbers == list(range(1, len(numbers) + 1))
                assert not acknowledged or stream.number >= acknowledged[-1][1]
        async with anna.stream(table) as stream:
            assert (await stream.ask("resign", seat=0))["type"] == "done"
        record = shelf.record((await anna.get(f"/api/records/{table}/text")).text)
    finally:
        server.kill()
        await anna.close()
    assert record.verify() == len(record.plies)
    made = [ply.notation for ply in record.plies]
    assert len(acknowledged) >= 28
    for notation, number in acknowledged:
        assert made[number - 2] == notation  # the start is number 1, and every choice after it has one number
    # in each of the four rounds one choice may have been written whose acknowledgement did not arrive
    mine = [ply for ply in record.plies if ply.notation != "no-more"]
    assert len(mine) <= len([one for one, _ in acknowledged if one != "no-more"]) + 4


async def kill_after(server: Process, seconds: float) -> None:
    """While choices go on being sent."""
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.kill)


async def one_choice(stream: Stream, rng: random.Random, acknowledged: list[tuple[str, int]]) -> None:
    assert stream.position is not None
    asked = stream.position["asked"]
    if not asked:  # a window of answers names nobody
        await stream.hear()
        return
    if stream.position["viewer"] not in asked:
        await stream.ask("look", viewer=asked[0])
        assert stream.position is not None
    decision = stream.decision
    if decision is None or (decision["window"] and len(decision["choices"]) == 1):
        await stream.hear()
        return
    choice = rng.choice(decision["choices"])
    told = await stream.ask("choose", decision=decision["id"], seat=decision["seat"], option=choice["option"])
    if told["type"] == "done":
        acknowledged.append((choice["notation"], told["number"]))


async def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Process, tmp_path / "ludoteka.sqlite")
    try:
        second = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", COMMAND, "--port", "0", "--db", str(tmp_path / "ludoteka.sqlite")],
            capture_output=True,
            text=True,
            check=False,
        )
        assert second.returncode != 0
        assert "Another server already uses" in second.stderr or "server-db-in-use" in second.stderr
    finally:
        server.kill()


async def knocking(port: int, done: asyncio.Event) -> tuple[int, int]:
    """Come to this port again and again: how often, and how often nobody was there to listen."""
    knocks = refused = 0
    while not done.is_set():
        knocks += 1
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
        except ConnectionRefusedError:
            refused += 1
        except OSError:
            pass  # taken in by the old one in its last moment
        await asyncio.sleep(0.005)
    return knocks, refused


async def test_a_new_server_takes_over_from_the_old_one_in_the_middle_of_play(tmp_path: Path) -> None:
    """At the same port, with the same tables; what the old one acknowledged stands.

    All the while somebody listens: who comes meanwhile waits for the new one and need not come again. How long that
    is depends on the machine, and `make load` measures it.
    """
    db = tmp_path / "ludoteka.sqlite"
    old = await asyncio.to_thread(Process, db)
    port = old.url.rpartition(":")[2]
    anna = Browser(old.url)
    rng = random.Random(4)
    acknowledged: list[tuple[str, int]] = []
    new: Process | None = None
    done = asyncio.Event()
    knocker = asyncio.create_task(knocking(int(port), done))
    try:
        await until_up(anna)
        table = await anna.open("me", "me", forced=False)
        coming: asyncio.Task[Process] | None = None
        try:
            async with anna.stream(table) as stream:
                while True:  # until the old one says goodbye
                    await one_choice(stream, rng, acknowledged)
                    if coming is None and len(acknowledged) >= 5:
                        coming = asyncio.create_task(asyncio.to_thread(Process, db, "--replace", "--port", port))
        except (websockets.ConnectionClosed, AssertionError, OSError):
            pass
        assert coming is not None
        new = await coming
        assert await asyncio.to_thread(old.process.wait, 60) is not None
        assert new.url == old.url
        await until_up(anna)
        before = len(acknowledged)
        async with anna.stream(table) as stream:
            assert stream.number >= acknowledged[-1][1]
            while len(acknowledged) < before + 3:
                await one_choice(stream, rng, acknowledged)
        journal = await journal_of(str(db), table)
    finally:
        done.set()
        knocks, refused = await knocker
        for server in (old, new):
            if server is not None:
                server.kill()
        await anna.close()
    assert (refused, knocks > 20) == (0, True)
    assert sorted(journal) == list(range(1, len(journal) + 1))
    assert [journal[number] for _, number in acknowledged] == [notation for notation, _ in acknowledged]


@pytest.mark.parametrize("spoiled", ["snapshot", "none"])
async def test_after_a_restart_the_bot_goes_on_by_itself(db: str | Path, spoiled: str) -> None:
    """Also where the snapshot is spoiled: it is compared with the journal and not believed."""
    async with serving(db) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random")
        async with anna.stream(table) as stream:
            for _ in range(40):
                if stream.over:
                    break
                await stream.choose(rng=random.Random(8))
        play = server.table(table).play
        assert play is not None
        digest, ply = play.state.digest(), play.ply
    assert ply > 25
    if spoiled == "snapshot":
        engine = engine_of(db)
        with engine.begin() as connection:
            changed = sa.func.replace(SNAPSHOTS.c.state, '"health":', '"health":1')
            connection.execute(sa.update(SNAPSHOTS).values(state=changed))
        engine.dispose()
    async with serving(db) as server:
        found = await server.house.table(table)
        assert found.play is not None
        assert found.play.record().verify() >= ply
        assert found.play.record(ply).replay().digest() == digest
        await anna.close()


@pytest.mark.postgres
async def test_one_of_two_workers_is_killed_and_the_other_goes_on(cluster: Cluster) -> None:
    """Two people at two workers with a bot; the worker that asks the bot is killed in the middle of play."""
    address = cluster.database()
    one, other = await asyncio.gather(*(asyncio.to_thread(Process, address) for _ in range(2)))
    anna, boris, vera = Browser(one.url), Browser(other.url), Browser(other.url)
    rng = random.Random(3)
    acknowledged: list[tuple[str, int]] = []
    try:
        await asyncio.gather(until_up(anna), until_up(boris))
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        plan = {"name": "Anna", "game": "shards", "players": 3, "seats": seats, "forced": False}
        table = (await anna.post("/api/tables", plan)).json()["table"]
        await boris.sit(table)
        await vera.post(f"/api/tables/{table}/watch")
        assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
        async with boris.stream(table) as b, vera.stream(table) as v:
            killer: asyncio.Task[None] | None = None
            watching = asyncio.create_task(v.until(lambda told: False))  # who does not listen is taken for gone
            try:
                async with anna.stream(table) as a:
                    tellers = [asyncio.create_task(play_and_note(stream, rng, acknowledged)) for stream in (a, b)]
                    while len(acknowledged) < 12:
                        await asyncio.sleep(0.02)
                    killer = asyncio.create_task(kill_after(one, rng.random() / 20))
                    await asyncio.wait(tellers[:1])
            except (websockets.ConnectionClosed, OSError, EOFError):
                pass
            assert killer is not None
            await killer
            for task in (*tellers, watching):
                task.cancel()
            await asyncio.gather(*tellers, watching, return_exceptions=True)
            move_to(anna, other.url)
            async with boris.stream(table) as b2, anna.stream(table) as a:
                before = max(number for _, number in acknowledged)
                noted = len(acknowledged)
                assert a.number >= before
                tellers = [asyncio.create_task(play_and_note(stream, rng, acknowledged)) for stream in (a, b2)]
                bots = 0
                while (bots < 3 or len(acknowledged) < noted + 2) and not v.over:  # at the worker that lives
                    told = await v.until(lambda told: told["type"] == "update")
                    bots += told["entry"]["seat"] == 2 and told["number"] > before + 1
                for teller in tellers:
                    teller.cancel()
                await asyncio.gather(*tellers, return_exceptions=True)
        async with boris.stream(table) as b:
            numbers = [entry["number"] for entry in b.last["log"]]
            assert numbers == list(range(1, len(numbers) + 1))
        journal = await journal_of(address, table)
    finally:
        other.kill()
        one.kill()
        for browser in (anna, boris, vera):
            await browser.close()
    assert sorted(journal) == list(range(1, len(journal) + 1))
    for notation, number in acknowledged:
        assert journal[number] == notation
    assert len(acknowledged) >= noted + 2


def move_to(browser: Browser, url: str) -> None:
    browser.url = browser.origin = url
    browser.http.base_url = url


async def play_and_note(stream: Stream, rng: random.Random, acknowledged: list[tuple[str, int]]) -> None:
    """Answer whatever this viewer is asked, and keep what was acknowledged."""
    while not stream.over:
        decision = stream.decision
        if decision is None or (decision["window"] and len(decision["choices"]) == 1):
            await stream.hear()
            continue
        choice = rng.choice(decision["choices"])
        told = await stream.ask("choose", decision=decision["id"], seat=decision["seat"], option=choice["option"])
        if told["type"] == "done":
            acknowledged.append((choice["notation"], told["number"]))


async def journal_of(address: str, table: str) -> dict[int, str]:
    """What is in the database, whoever wrote it: the notation of each choice by its number."""

    def read() -> dict[int, str]:
        engine = engine_of(address)
        with engine.connect() as connection:
            rows = connection.execute(
                sa.select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.body).where(JOURNAL.c.table_id == table)
            ).all()
        engine.dispose()
        return {
            number: msgspec.json.decode(body).get("notation", kind) if kind == "choice" else kind
            for number, kind, body in rows
        }

    return await asyncio.to_thread(read)


def children(pid: int) -> list[int]:
    """The worker processes of a server, without those that help multiprocessing."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1]
            words = (folder / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if parent == str(pid) and b"resource_tracker" not in words:
            found.append(int(folder.name))
    return found


@pytest.mark.postgres
async def test_several_workers_at_one_door_are_replaced_when_killed_and_end_with_their_parent(cluster: Cluster) -> None:
    server = await asyncio.to_thread(Process, cluster.database(), "--workers", "2")
    anna = Browser(server.url)
    rng = random.Random(9)
    acknowledged: list[tuple[str, int]] = []
    try:
        await until_up(anna)
        table = await anna.open("me", "me", forced=False)
        for _ in range(3):
            workers = children(server.process.pid)
            assert len(workers) == 2
            enough = len(acknowledged) + 5
            try:
                async with anna.stream(table) as stream:
                    while len(acknowledged) < enough:
                        await one_choice(stream, rng, acknowledged)
                    for worker in workers[:1]:
                        os.kill(worker, signal.SIGKILL)
                    for _ in range(5):
                        await one_choice(stream, rng, acknowledged)
            except (websockets.ConnectionClosed, AssertionError, OSError, EOFError):
                pass
            async with asyncio.timeout(60):
                while len(now := children(server.process.pid)) < 2 or set(now) == set(workers):
                    await asyncio.sleep(0.1)
            await until_up(anna)
        journal = await journal_of(str(server.db), table)
        last = children(server.process.pid)
    finally:
        server.kill()
        await anna.close()
    for notation, number in acknowledged:
        assert journal[number] == notation
    async with asyncio.timeout(60):
        while any(Path(f"/proc/{worker}").exists() and alive(worker) for worker in last):
            await asyncio.sleep(0.1)


def alive(pid: int) -> bool:
    """Whether a process still runs: one that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
