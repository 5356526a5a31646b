"""One stranger who sends, asks or comes without end: what it costs is bounded, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from ludoteka.room import helping, pacing, taking_back
from ludoteka.room.catching_up import catch_up, go_after
from ludoteka.room.journal import Row, written_choice
from ludoteka.room.limits import Limits
from ludoteka.room.table import Table
from ludoteka.room.wire.told import PROTOCOL
from ludoteka.server.http.protocols import FRAMES, Sockets
from ludoteka.server.storage.schema import WATCHERS
from tests.server.browser import WIDE, Browser, Server, first_asked, serving

PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
TEXT = b"\x81\x80\0\0\0\0"
BEGUN = b"\x01\x80\0\0\0\0"  # a message that is not yet whole
MORE = b"\x00\x80\0\0\0\0"
MANY = 40_000


@pytest.mark.parametrize("frame", [PING, PONG, TEXT, MORE], ids=["ping", "pong", "text", "piece"])
async def test_who_sends_frame_after_frame_is_cut_off(
    tmp_path: Path, frame: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty thousand frames fit into what is read at once: they must not all be looked at before others have a turn."""
    heard = 0
    plain: Callable[[Sockets], bool] = Sockets.may_say

    def counted(sockets: Sockets) -> bool:
        nonlocal heard
        heard += 1
        return plain(sockets)

    monkeypatch.setattr(Sockets, "may_say", counted)
    limits = replace(WIDE, messages_a_second=1, messages_at_once=10)
    async with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        socket = await greeted(server, anna, table)
        socket.transport.write((BEGUN if frame is MORE else b"") + frame * MANY)
        async with asyncio.timeout(20):
            await socket.wait_closed()
            while server.house.metrics.sockets:
                await asyncio.sleep(0.01)
        assert 10 * FRAMES <= heard < 10 * FRAMES + 2000
        await anna.close()


async def greeted(server: Server, anna: Browser, table: str) -> websockets.ClientConnection:
    socket = await websockets.connect(
        f"ws://127.0.0.1:{server.port}/ws/{table}",
        additional_headers={"cookie": anna.cookies},
        origin=websockets.Origin(anna.url),
        compression=None,
    )
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "ref": 1}))
    await socket.recv()
    return socket


def handshake(server: Server, anna: Browser, table: str, more: bytes = b"") -> bytes:
    here = f"127.0.0.1:{server.port}"
    lines = [
        f"GET /ws/{table} HTTP/1.1", f"Host: {here}", f"Origin: http://{here}", f"Cookie: {anna.cookies}",
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]  # fmt: skip
    return "\r\n".join(lines).encode() + b"\r\n" + more + b"\r\n"


STRANGE = {
    "no colon": (b"no colon here\r\n", b""),
    "a long header": (b"X: " + b"y" * 12_000 + b"\r\n", b""),
    "many headers": (b"".join(b"X-%d: y\r\n" % n for n in range(400)), b""),
    "twice": (b"", b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"),
}


@pytest.mark.parametrize("strange", sorted(STRANGE))
async def test_a_handshake_that_is_none_is_refused_and_fills_no_log(
    tmp_path: Path, strange: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        header, after = STRANGE[strange]
        sent = handshake(server, anna, await anna.open("me", "me"), header) + after
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(sent)
        async with asyncio.timeout(20):
            told = await reader.read()
        writer.close()
        assert told.startswith(b"HTTP/1.1 4")
        assert not server.house.metrics.sockets
        await anna.close()
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


async def test_what_is_no_text_ends_the_socket_and_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        socket = await greeted(server, anna, await anna.open("me", "me"))
        socket.transport.write(b"\x81\x82\0\0\0\0\xff\xff")
        async with asyncio.timeout(20):
            await socket.wait_closed()
            while server.house.metrics.sockets:
                await asyncio.sleep(0.01)
        assert socket.close_code == 1007
        await anna.close()
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


async def test_pages_cost_their_network_too(tmp_path: Path) -> None:
    limits = replace(WIDE, share=0.0001, share_at_once=0.01, guests_of_network=1, trust_loopback=False)
    async with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.url)
        for path in ("/", "/away", "/tab/"):
            server.house.budgets.seconds_there.known.clear()
            told = [(await anna.get(path)).status_code for _ in range(100)]
            assert told[0] != 429
            assert told[-1] == 429, path
        await anna.close()


async def test_who_watches_under_ever_new_names_fills_nothing(tmp_path: Path) -> None:
    """Who looks stays; of those who only said that they would, the oldest are forgotten."""
    async with serving(tmp_path, limits=replace(WIDE, watchers=2)) as server:
        anna, vera = Browser(server.url), Browser(server.url)
        table = await anna.open("me", "me")
        await vera.post(f"/api/tables/{table}/watch", {"name": "Vera"})
        async with vera.stream(table, spectator=True) as stream:
            for _ in range(30):
                stranger = Browser(server.url)
                assert (await stranger.post(f"/api/tables/{table}/watch")).status_code == 200
                await stranger.close()
            async with vera.stream(table, spectator=True):
                pass
            assert len(server.table(table).watchers) <= 10
            kept = await server.house.store.read(
                lambda connection: connection.execute(sa.select(sa.func.count()).select_from(WATCHERS)).scalar_one()
            )
            assert kept == len(server.table(table).watchers)
            assert (await stream.ask("ping"))["type"] == "pong"
        await anna.close()
        await vera.close()


# --- work in slices


class Others:
    """Everybody else at the loop: how often they have had a turn."""

    def __init__(self) -> None:
        self.turns = 0

    async def live(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)

    async def __aenter__(self) -> Others:
        self.task = asyncio.create_task(self.live())
        await asyncio.sleep(0)
        self.turns = 0
        return self

    async def __aexit__(self, *fault: object) -> None:
        self.task.cancel()


async def test_others_have_their_turn_while_forecasts_are_made(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = server.table(await anna.open("me", "me", forced=False))
    monkeypatch.setattr(pacing, "SLICE", 0.0)
    seat = await first_asked(found)
    assert found.play is not None
    offers = len(found.play.offers(seat))
    async with Others() as others:
        await helping.previews(found, found.chairs[0].guest, seat, found.play.ids[seat])
    assert others.turns >= offers > 1


async def test_others_have_their_turn_while_a_lagging_socket_is_shown_all(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.open("me", "me")
    found = server.table(table)
    async with anna.stream(table):
        for _ in range(12):
            seat = await first_asked(found)
            assert found.play is not None
            await found.choose(found.chairs[0].guest, seat, found.play.ids[seat], [found.play.offers(seat)[0]])
        monkeypatch.setattr(pacing, "SLICE", 0.0)
        lagging = next(iter(found.audience.sockets))
        async with Others() as others:
            lagging.seen = -1
            await lagging.show_anew()
        assert others.turns >= 12


async def long_played(anna: Browser, server: Server) -> Table:
    """A table of 120 choices whose states nobody remembers."""
    match = Match(shelf.game("shards", 2), "7")
    while match.state.ending == 0 and len(match.made) < 120:
        match.choose(match.state.asked()[0], match.state.options()[0])
    text = match.record.write()
    record = await anna.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    begin = {"record": record.json()["record"], "ply": len(match.made)}
    found = server.table(await anna.open("me", "me", game="", players=0, begin=begin))
    play = found.playing()
    play.floor = 0  # as if all of it had been played here
    for made in play.made:
        made.let_go()
    return found


async def test_others_have_their_turn_while_a_game_is_played_again_to_take_back(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies further back than is remembered is played again from the seed, however far that is."""
    found = await long_played(anna, server)
    play = found.playing()
    stood = play.match.record.replay(100)
    write, before = found.ledger.write, []
    async with Others() as others:

        async def noted(*deeds: Any) -> None:
            before.append(others.turns)
            await write(*deeds)

        monkeypatch.setattr(found.ledger, "write", noted)
        await found.held(lambda: taking_back.take_back(found, 0, 100))
    assert (play.ply, play.state.digest()) == (100, stood.digest())
    assert before[0] > 0, "it was played on the loop"


async def test_who_follows_another_worker_far_back_does_not_play_the_game_on_its_loop(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await long_played(anna, server)
    play, number = found.playing(), found.number + 1
    stood = play.match.record.replay(100)
    undone = found.ledger.entered(number, "undo", 0, 100, {})
    await server.house.keeper.write(found.ledger.stood(number, stood, moves=True), undone)  # as another worker does
    plain, done = server.house.aside, []

    async def noted(work: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        done.append(work)
        return await plain(work, *args, **named)

    monkeypatch.setattr(server.house, "aside", noted)
    async with found.lock:
        await catch_up(found)
    assert (found.number, play.ply, play.state.digest()) == (number, 100, stood.digest())
    assert done == [taking_back.played_again], "it was played on the loop"


async def test_others_have_their_turn_while_another_worker_is_followed(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that comes back to a table may have missed much of it."""
    found = server.table(await anna.open("me", "me", forced=False, game="quarriors", seed="7"))
    match = Match(found.game, found.terms.seed)
    rows = []
    for number in range(found.number + 1, found.number + 31):
        made = match.choose(match.state.asked()[0], match.state.options()[0])
        rows.append(Row(number, "choice", made.seat, len(match.made), written_choice(made, made.events, 0)))
    monkeypatch.setattr(pacing, "SLICE", 0.0)
    async with Others() as others, found.lock:
        await go_after(found, rows, None)
    assert found.playing().state.digest() == match.state.digest()
    assert others.turns >= len(rows)


def test_a_browsers_frames_are_far_from_the_limit() -> None:
    limits = Limits()
    assert limits.messages_at_once * FRAMES >= 400
