"""The event loop is nobody's to block: long work lets others in, and what somebody costs is counted by who he is."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from ludoteka.room import helping, pacing
from ludoteka.room.budgets import Budgets
from ludoteka.room.denied import Denied
from ludoteka.room.limits import Limits
from ludoteka.room.outbox import Outbox
from ludoteka.room.pacing import Meter
from ludoteka.room.ports import Line
from ludoteka.room.wire.told import PROTOCOL
from ludoteka.server.aside import aside
from ludoteka.server.http.replies import network_of
from tests.server.browser import WIDE, Browser, Server, first_asked, serving


async def test_others_have_their_turn_while_something_is_explained(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.open("me", "me", game="evolution")
    monkeypatch.setattr(pacing, "SLICE", 0.0)
    found = server.table(table)
    guest = found.chairs[0].guest
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    assert found.play is not None
    await helping.explain(found, guest, found.asked()[0], None, "nowhere")
    waiting.cancel()
    assert turns > 50, "nobody else had a turn"


async def test_a_meter_counts_work_and_not_waiting() -> None:
    async def work() -> str:
        await asyncio.sleep(0.05)
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        await aside(busy, 0.02)
        with pytest.raises(ValueError, match="no"):
            await asyncio.wait_for(refused(), 1)
        return "done"

    meter = Meter(work())
    assert await meter == "done"
    assert 0.035 <= meter.seconds < 0.3
    stopped = Meter(asyncio.sleep(10))
    task = asyncio.ensure_future(waited(stopped))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def waited(meter: Meter[None]) -> None:
    await meter


async def refused() -> None:
    raise ValueError("no")


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_a_network_is_an_address_or_the_first_half_of_one() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff:ffff:ffff:ffff") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("") == ""


def test_who_costs_much_waits_and_so_does_his_network() -> None:
    budgets = Budgets(replace(Limits(), share=0.0001, share_at_once=1, guests_of_network=2))
    budgets.pay("anna", "here", 1.5)
    with pytest.raises(Denied, match="server-too-dear"):
        budgets.speak("anna", "elsewhere")
    budgets.speak("boris", "here")
    budgets.pay("boris", "here", 0.9)
    for guest in ("boris", "vera", ""):
        with pytest.raises(Denied, match="server-too-dear"):
            budgets.speak(guest, "here")
    with pytest.raises(Denied, match="server-too-often"):
        budgets.knock("here")
    budgets.speak("vera", "elsewhere")


async def test_coming_again_gives_nobody_more(tmp_path: Path) -> None:
    limits = replace(WIDE, messages_a_second=0.0001, messages_at_once=12)
    async with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        answered = 0
        for _ in range(6):
            async with anna.stream(table, hello=False) as stream:
                for _ in range(4):
                    await stream.say("ping")
                    answered += (await stream.hear())["type"] == "pong"
        assert answered == 12
        await anna.close()


async def test_what_is_dear_is_refused_sooner(tmp_path: Path) -> None:
    """Pings go on for long; explaining does not."""
    limits = replace(WIDE, share=0.0001, share_at_once=0.03)
    async with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", game="evolution", options={})
        server.house.budgets.seconds.known.clear()
        async with anna.stream(table) as stream:
            assert stream.position is not None
            seat = stream.position["asked"][0]
            explained = 0
            for _ in range(200):
                await stream.say("explain", seat=seat, place="players", intent=None)
                told = await stream.until(lambda told: told["type"] in ("explained", "refused"))
                if told["type"] == "refused":
                    break
                explained += 1
            assert told["refusal"]["message"]["id"] == "server-too-dear"
            assert 0 < explained < 100
        await anna.close()


async def test_handshakes_are_counted_by_network(tmp_path: Path) -> None:
    limits = replace(WIDE, handshakes_a_second=0.0001, handshakes_at_once=3, trust_loopback=False)
    async with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        for _ in range(3):
            async with anna.stream(table):
                pass
        with pytest.raises(websockets.InvalidStatus):
            async with anna.stream(table):
                pass
        await anna.close()


async def test_sockets_that_have_not_said_hello_are_counted_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(WIDE, sockets_each=2)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        ways = [anna.stream(table, hello=False) for _ in range(3)]
        async with ways[0], ways[1], ways[2] as third:
            assert (await third.hear())["refusal"]["message"]["id"] == "server-too-many-sockets"
        await anna.close()


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
async def test_who_is_slow_to_say_what_he_wants_is_shown_out(tmp_path: Path, words: bytes) -> None:
    limits = replace(WIDE, header_seconds=0.3, body_seconds=0.3)
    async with serving(tmp_path, limits=limits) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(words)
        try:
            async with asyncio.timeout(10):
                for letter in "slowly" * 20:
                    if reader.at_eof():
                        break
                    writer.write(letter.encode())
                    await asyncio.sleep(0.05)
                told = await reader.read()
        except ConnectionError:
            told = b""
        finally:
            writer.close()
        assert told == b"" or b"408" in told.partition(b"\r\n")[0]


# --- who does not read


def test_an_outbox_is_bounded_and_keeps_answers() -> None:
    outbox = Outbox(1000)
    for number in range(100):
        outbox.show(number, b"x" * 90)
        assert outbox.bytes <= 1000
    assert outbox.stale
    assert not outbox.lines
    assert all(outbox.answer(b"y" * 100) for _ in range(20))
    assert not outbox.answer(b"y" * 100)
    outbox.end(b"bye")
    assert list(outbox.lines) == [(-1, b"y" * 100)] * 20 + [(-1, b"bye")]


async def test_who_does_not_read_is_shown_the_table_once_when_he_does(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(WIDE, unread=60_000)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        async with anna.stream(table) as stream, anna.stream(table) as other:
            rng = random.Random(3)
            found = server.table(table)
            lagging = next(iter(found.audience.sockets))
            line = lagging.line
            lagging.line = Stuck(line)
            for _ in range(60):
                guest = found.chairs[0].guest
                assert found.play is not None
                seat = await first_asked(found)
                option = rng.choice(found.play.offers(seat))
                await found.choose(guest, seat, found.play.ids[seat], [option])
                assert lagging.outbox.bytes <= 60_000
            assert lagging.outbox.stale
            lagging.line = line
            lagging.flow()
            both = [stream, other]
            for one in both:
                await one.until(lambda told: told.get("number") == found.number)
            logs = [{entry["number"] for entry in told_to(one)} for one in both]
            assert logs[0] == logs[1]
        await anna.close()


class Stuck:
    """A line that takes nothing, because nobody reads at its other end."""

    def __init__(self, line: Line) -> None:
        self.send = line.send
        self.close = line.close

    def is_free(self) -> bool:
        return False


def told_to(stream: object) -> list[dict[str, int]]:
    """Every line of the log that somebody was told, in whatever message."""
    found = []
    for text in stream.all:  # type: ignore[attr-defined]
        told = json.loads(text)
        found += told.get("log", []) + ([told["entry"]] if told["type"] == "update" else [])
    return found


async def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    """A peer with closed eyes: its bytes are bounded, and the connection ends though it takes nothing."""
    async with serving(tmp_path, limits=replace(WIDE, write_seconds=0.5, unread=300_000)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", game="evolution")
        socket = await websockets.connect(
            f"ws://127.0.0.1:{server.port}/ws/{table}",
            additional_headers={"cookie": anna.cookies},
            origin=websockets.Origin(anna.url),
            compression=None,
        )
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "ref": 1}))
        await socket.recv()
        socket.transport.pause_reading()
        ours = next(iter(server.table(table).audience.sockets))
        async with asyncio.timeout(20):
            while server.house.metrics.sockets:
                ours.show(1, b"{" + b" " * 50_000 + b"}")
                assert ours.outbox.bytes <= 300_000
                await asyncio.sleep(0.01)
        assert not server.table(table).audience.sockets
        socket.transport.abort()
        await anna.close()
