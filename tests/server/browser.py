"""A server and browsers for tests: real sockets on this machine, quick rhythm, bots in a thread."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.table import Table
from ludoteka.server.bots.thinkers import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.http import app
from ludoteka.server.operate import serve
from ludoteka.server.storage import Store

if TYPE_CHECKING:
    from ludoteka.server.push.calling import Calling

QUICK = Rhythm(window=0, passes=0, forced=(0, 0), bot=(0, 0), watched=0, sweep=3600, beat=0.2)
WIDE = replace(
    Limits(),
    messages_a_second=1e6,
    messages_at_once=10**6,
    requests_a_second=1e6,
    requests_at_once=10**6,
    openings_a_second=1e6,
    openings_at_once=10**6,
    codes_a_second=1e6,
    codes_at_once=10**6,
    tables_each=10**6,
    tables_a_day=10**9,
    share=1e6,
    chats_a_second=1e6,
    chats_at_once=10**6,
    share_at_once=1e6,
    handshakes_a_second=1e6,
    handshakes_at_once=10**6,
)
PATIENCE = 20.0

Told = dict[str, Any]


async def first_asked(table: Table) -> int:
    """The first seat that is asked; a window of answers names nobody, so it is waited for until it closes."""
    async with asyncio.timeout(PATIENCE):
        while not table.asked():
            await asyncio.sleep(0.01)
    return table.asked()[0]


class Server:
    """A server that runs in this process."""

    def __init__(self, house: ServerHouse, port: int) -> None:
        self.house = house
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def table(self, id: str) -> Table:
        return self.house.tables[id]


@asynccontextmanager
async def serving(
    db: str | Path,
    *,
    rhythm: Rhythm = QUICK,
    limits: Limits = WIDE,
    thinkers: Thinkers | None = None,
    hosts: tuple[str, ...] = (),
    static: Path = app.STATIC,
    proxy: str = "",
    tab: Path | None = None,
    port: int = 0,
    calls: Callable[[Store], Calling] | None = None,
) -> AsyncIterator[Server]:
    minded = thinkers
    if minded is None:
        minded = Thinkers()
        minded.pools = {"quick": ThreadPoolExecutor(1), "slow": ThreadPoolExecutor(1)}
    kept = db / "ludoteka.sqlite" if isinstance(db, Path) and db.is_dir() else db
    house: Any = {"rhythm": rhythm, "limits": limits, "thinkers": minded, "hosts": hosts}
    built = app.create(kept, **house, static=static, tab=tab, calls=calls)
    listening = serve.listen("127.0.0.1", port)
    port = listening.getsockname()[1]
    server = uvicorn.Server(serve.uvicorn_config(built, proxy, limits))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Server(built.state.house, port)
    except BaseException:
        for browser in list(Browser.all):  # whoever was to close it does not come to it any more
            await browser.close()
        raise
    finally:
        server.should_exit = True
        await running
        listening.close()


class Browser:
    """Somebody with cookies of his own."""

    all: ClassVar[set[Browser]] = set()  # those that are not closed yet

    def __init__(self, url: str) -> None:
        self.all.add(self)
        self.url = url
        self.origin = url
        self.http = httpx.AsyncClient(base_url=url)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body)

    async def open(self, *kinds: str, **more: Any) -> str:
        """A table of shards with these seats: me, open, or the level of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        body = {"name": "Anna", "game": "shards", "players": len(seats), "seats": seats, "start": "open" not in kinds}
        answer = await self.post("/api/tables", body | more)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["table"]
        return id

    async def sit(self, table: str, name: str = "Boris", seat: int | None = None) -> None:
        answer = await self.post(f"/api/tables/{table}/sit", {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def stream(
        self, table: str, *, seen: int = -1, viewer: int | None = None, spectator: bool = False, hello: bool = True
    ) -> AsyncIterator[Stream]:
        url = f"{self.url.replace('http', 'ws')}/ws/{table}" + ("?as=spectator" if spectator else "")
        headers = {"cookie": self.cookies} if self.cookies else {}
        async with websockets.connect(
            url, additional_headers=headers, origin=websockets.Origin(self.origin), compression=None
        ) as socket:
            stream = Stream(socket)
            if hello:
                await stream.say("hello", protocol=3, seen=seen, viewer=viewer)
                await stream.until(lambda told: told["type"] == "snapshot")
            yield stream

    async def close(self) -> None:
        self.all.discard(self)
        await self.http.aclose()


class Stream:
    """A socket of a table, and what it was told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ref = 0
        self.all: list[str] = []  # every text as it came over the wire
        self.last: Told = {}
        self.table: Told = {}
        self.you: Told = {}
        self.position: Told | None = None
        self.log: list[Told] = []
        self.number = -1

    async def say(self, type: str, **message: Any) -> int:
        self.ref += 1
        await self.socket.send(json.dumps({"type": type, "ref": self.ref, **message}))
        return self.ref

    async def hear(self) -> Told:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        return self.take(text)

    def take(self, text: str) -> Told:
        """What a text of the wire tells."""
        self.all.append(text)
        told: Told = json.loads(text)
        self.last = told
        if told["type"] in ("snapshot", "update", "chat"):
            self.number = told["number"]
        if told["type"] in ("snapshot", "table"):
            self.table, self.you = told["table"], told["you"]
        if told["type"] in ("snapshot", "update"):
            self.position = told["position"]
        if told["type"] == "update":
            self.log.append(told["entry"])
        return told

    async def until(self, met: Callable[[Told], bool]) -> Told:
        while not met(told := await self.hear()):
            pass
        return told

    async def ask(self, type: str, **message: Any) -> Told:
        """Say something and wait for the answer to it."""
        ref = await self.say(type, **message)
        return await self.until(lambda told: told.get("ref") == ref or told["type"] == "bye")

    @property
    def decision(self) -> Told | None:
        found = [] if self.position is None else self.position["decisions"]
        return found[0] if found else None

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None

    async def asked(self) -> Told:
        """Wait until this viewer is asked; his decision."""
        while self.decision is None:
            await self.hear()
        return self.decision

    async def choose(self, option: int | None = None, rng: random.Random | None = None) -> Told:
        """Answer the open decision: with this option, or with any."""
        decision = await self.asked()
        options = [choice["option"] for choice in decision["choices"]]
        picked = option if option is not None else (rng or random.Random(0)).choice(options)
        return await self.ask("choose", decision=decision["id"], seat=decision["seat"], option=picked)


async def play_on(streams: dict[int, Stream], rng: random.Random, most: int = 10_000) -> int:
    """Random play over real sockets until the game is over; how many choices these streams made."""
    waiting = {asyncio.ensure_future(stream.hear()): stream for stream in streams.values()}
    try:
        return await play_on_hearing(waiting, streams, rng, most)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def play_on_hearing(
    waiting: dict[asyncio.Task[Told], Stream], streams: dict[int, Stream], rng: random.Random, most: int
) -> int:
    made = 0
    sent: dict[int, int] = {}
    while made < most and not all(stream.over for stream in streams.values()):
        for seat, stream in streams.items():
            decision = stream.decision
            if decision is not None and sent.get(seat) != decision["id"] and not stream.over:
                sent[seat] = decision["id"]
                option = rng.choice(decision["choices"])["option"]
                await stream.say("choose", decision=decision["id"], seat=seat, option=option)
                made += 1
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        assert done, "nothing is told any more"
        for task in done:
            stream = waiting.pop(task)
            task.result()
            waiting[asyncio.ensure_future(stream.hear())] = stream
    return made
