"""kill -9 in the middle of play: nothing acknowledged is lost, nothing made twice, every table stands as it stood."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from ludoteka.games import shelf
from tests.server.browser import Browser, Stream

COMMAND = """
import argparse, sys
from ludoteka.server.main import add, run
from ludoteka.text.voice import Voice

if __name__ == "__main__":
    parser, voice = argparse.ArgumentParser(), Voice("en")
    add(parser, voice)
    sys.exit(run(parser.parse_args(), voice))
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "--port", "0", "--data", str(self.data)],
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
        except OSError:
            pass
        except Exception as fault:
            if "connect" not in type(fault).__name__.lower():
                raise
        await asyncio.sleep(0.05)
    raise AssertionError("the server does not come up")


async def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Process, tmp_path)
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


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Process, tmp_path)
    try:
        second = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", COMMAND, "--port", "0", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert second.returncode != 0
        assert "Another server already uses" in second.stderr or "server-data-in-use" in second.stderr
    finally:
        server.kill()


@pytest.mark.parametrize("spoiled", ["snapshot", "none"])
async def test_after_a_restart_the_bot_goes_on_by_itself(tmp_path: Path, spoiled: str) -> None:
    """Also where the snapshot is spoiled: it is compared with the journal and not believed."""
    import sqlite3

    from tests.server.browser import serving

    async with serving(tmp_path) as server:
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
        with sqlite3.connect(tmp_path / "ludoteka.sqlite") as connection:
            connection.execute("update snapshots set state = replace(state, '\"health\":', '\"health\":1')")
        connection.close()
    async with serving(tmp_path) as server:
        found = await server.house.table(table)
        assert found.play is not None
        assert found.play.record().verify() >= ply
        assert found.play.record(ply).replay().digest() == digest
        await anna.close()
