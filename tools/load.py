"""Loads a server with tables and spectators over real sockets and prints what it did: `python -m tools.load --help`."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

import ludoteka
from tools.postgres import cluster

GAMES = ["shards", "quarriors", "etherstone", "elves", "evolution"]
SERVED = Path(__file__).with_name("loaded.py")
SHOWS = ("snapshot", "update")  # messages that show the game up to their number


class Choice(msgspec.Struct):
    option: int


class Decision(msgspec.Struct):
    id: int
    seat: int
    choices: list[Choice]


class Position(msgspec.Struct):
    decisions: list[Decision]
    outcome: dict[str, Any] | None


class Told(msgspec.Struct):
    """What the load looks at of any message."""

    type: str
    ref: int = 0
    number: int = 0
    position: Position | None = None


class Figures:
    def __init__(self) -> None:
        self.done: list[float] = []  # from click to acknowledgement
        self.everybody: list[float] = []  # from click to the update of a spectator
        self.hinted: list[float] = []  # from asking for advice to having it
        self.moves = 0
        self.broken = 0  # lines that broke, and came again
        self.bytes = 0
        self.clicked: dict[tuple[str, int], float] = {}


class Server:
    """A server in a process of its own."""

    def __init__(self, db: str, workers: int, port: str = "0", *more: str) -> None:
        began = time.perf_counter()
        self.workers = workers
        self.process = subprocess.Popen(
            [sys.executable, str(SERVED), "--port", port, "--db", db, "--workers", str(workers), *more],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline().rpartition(" ")[2].strip()
        if not told:
            raise RuntimeError("the server does not start")
        self.url = told.rstrip("/").replace("localhost", "127.0.0.1")
        while True:
            try:
                httpx.get(f"{self.url}/healthz", timeout=5)
                break
            except httpx.TransportError:
                time.sleep(0.01)
        self.took = time.perf_counter() - began

    def pids(self) -> list[int]:
        """The processes that serve, without those that think for bots."""
        me = self.process.pid
        if self.workers == 1:
            return [me]
        commands = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children(me)}
        return [child for child, command in commands.items() if b"resource_tracker" not in command]

    def memory(self) -> float:
        """Megabytes in use."""
        found = [re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text("utf-8")) for pid in self.pids()]
        return sum(int(one[1]) for one in found if one) / 1024

    def seconds(self) -> float:
        """Processor seconds that the server itself has used, without its bots."""
        return sum(processor_seconds(pid) for pid in self.pids())

    def bot_seconds(self) -> float:
        """Processor seconds of the processes that think."""
        return sum(processor_seconds(child) for pid in self.pids() for child in children(pid))

    def metric(self, name: str) -> float:
        """A count, of all workers together."""
        text = httpx.get(f"{self.url}/metrics", timeout=30).text
        return sum(float(n) for n in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))

    def kill(self) -> None:
        """All of it at once, as a machine would that fails: who is told of nothing can tidy up nothing."""
        if self.process.poll() is not None:
            return
        pids = [self.process.pid, *(self.pids() if self.workers > 1 else [])]
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        self.process.wait()


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text("utf-8").split()]


def processor_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Away(Exception):
    """Somebody's line broke, as lines do; they come again."""


@asynccontextmanager
async def looking(server: Server, path: str, cookie: str, seen: int) -> AsyncIterator[websockets.ClientConnection]:
    """A socket of a browser, greeted. `seen`: up to where it has seen the game; whose line broke says so, as our page
    does, and is told only what came after."""
    async with websockets.connect(
        f"{server.url.replace('http', 'ws')}{path}", additional_headers={"cookie": cookie}, compression=None,
        origin=websockets.Origin(server.url), max_queue=None, open_timeout=60, ping_interval=None,
    ) as socket:  # fmt: skip
        await socket.send(f'{{"type":"hello","protocol":3,"seen":{seen}}}')
        yield socket


async def watch(socket: websockets.ClientConnection, number: int, args: argparse.Namespace) -> None:
    """See what happened up to this number, at a page's pace, and say so: bots wait for who watches."""
    await asyncio.sleep(args.watch)
    with suppress(websockets.ConnectionClosed):
        await socket.send(f'{{"type":"shown","ref":0,"number":{number}}}')


async def again_and_again(life: Callable[[], Awaitable[None]], figures: Figures, stop: asyncio.Event) -> None:
    """Live, and after the line broke live again."""
    while not stop.is_set():
        try:
            await life()
        except Away:
            figures.broken += 1


def lasts(rng: random.Random, args: argparse.Namespace) -> float:
    """When this line breaks."""
    return time.perf_counter() + (rng.expovariate(1 / args.lasting) if args.lasting else 1e9)


def chosen(ref: int, decision: Decision, rng: random.Random) -> str:
    option = rng.choice(decision.choices).option
    return f'{{"type":"choose","ref":{ref},"decision":{decision.id},"seat":{decision.seat},"option":{option}}}'


async def person(
    server: Server, id: str, cookie: str, args: argparse.Namespace, figures: Figures, stop: asyncio.Event
) -> None:
    """Plays at a table by random choices, thinking now and then, asking for advice now and then."""
    rng = random.Random(id)
    decoder = msgspec.json.Decoder(Told)
    seen = -1

    async def life() -> None:
        nonlocal seen
        ends = lasts(rng, args)
        asked: dict[int, float] = {}
        async with looking(server, f"/ws/{id}", cookie, seen) as socket:
            ref = 0
            clicked = 0.0
            taken_up = -1
            thinking: tuple[float, Decision] | None = None  # until when, and of what; what is told meanwhile is heard
            watching: set[asyncio.Task[None]] = set()
            while not stop.is_set():
                try:
                    async with asyncio.timeout_at(None if thinking is None else thinking[0]):
                        text = await socket.recv()
                except TimeoutError:
                    assert thinking is not None
                    decision, thinking = thinking[1], None
                    ref += 1
                    clicked = time.perf_counter()
                    await socket.send(chosen(ref, decision, rng))
                    continue
                told = decoder.decode(text)
                if told.type == "bye":
                    raise RuntimeError(str(text))
                if told.type in SHOWS:
                    seen = max(seen, told.number)
                if told.type == "update":
                    watching.add(task := asyncio.create_task(watch(socket, told.number, args)))
                    task.add_done_callback(watching.discard)
                if told.type == "done" and told.ref == ref:
                    figures.done.append(time.perf_counter() - clicked)
                    figures.moves += 1
                    figures.clicked[id, told.number] = clicked
                elif told.type == "hinted" and told.ref in asked:
                    figures.hinted.append(time.perf_counter() - asked[told.ref])
                position = told.position
                if position is None or (position.decisions and position.decisions[0].id == taken_up):
                    continue
                thinking = None
                if not position.decisions:
                    continue
                if time.perf_counter() > ends:
                    raise Away
                decision = position.decisions[0]
                taken_up = decision.id
                if rng.random() < args.hints:
                    ref += 1
                    asked[ref] = time.perf_counter()
                    await socket.send(f'{{"type":"hint","ref":{ref},"seat":{decision.seat},"decision":{decision.id}}}')
                thought = rng.expovariate(1 / args.think) if args.think else 0
                thinking = (asyncio.get_running_loop().time() + thought, decision)

    await again_and_again(life, figures, stop)


async def spectator(
    server: Server, id: str, number: int, args: argparse.Namespace, figures: Figures, stop: asyncio.Event
) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=False) as http:  # no certificates to load
        await http.post(f"/api/tables/{id}/watch", json={})
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    rng = random.Random(number)
    decoder = msgspec.json.Decoder(Told)
    seen = -1

    async def life() -> None:
        nonlocal seen
        ends = lasts(rng, args)
        async with looking(server, f"/ws/{id}?as=spectator", cookie, seen) as socket:
            while not stop.is_set():
                text = await socket.recv()
                now = time.perf_counter()
                figures.bytes += len(text)
                told = decoder.decode(text)
                if told.type in SHOWS:
                    seen = max(seen, told.number)
                if told.type == "update":
                    await asyncio.sleep(0)
                    clicked = figures.clicked.get((id, told.number))
                    if clicked is not None:
                        figures.everybody.append(now - clicked)
                if now > ends:
                    raise Away

    await again_and_again(life, figures, stop)


async def silence(where: list[Server], id: str, cookie: str) -> float:
    """From when the line breaks to being shown the table again, knocking as our page does. `where`: who serves now."""
    async with looking(where[0], f"/ws/{id}", cookie, -1) as socket:
        with suppress(websockets.ConnectionClosed):
            while True:
                await socket.recv()
    began = time.perf_counter()
    for knock in range(10):
        await asyncio.sleep(min(8.0, 0.3 * 2**knock))
        with suppress(OSError, websockets.WebSocketException, TimeoutError):
            async with looking(where[0], f"/ws/{id}", cookie, -1) as socket:
                await socket.recv()
                return time.perf_counter() - began
    return float("inf")


async def handed_over(server: Server, args: argparse.Namespace, tables: list[tuple[str, str]]) -> list[float]:
    """A new server takes the place of the old one: how long each of some people is shown nothing.

    Over a file it takes over the port and the file. Over a PostgreSQL it runs beside the old one, then the proxy is
    pointed at it and the old one is told to stop (`docs/server.md`).
    """
    where = [server]
    waiting = [asyncio.create_task(silence(where, id, cookie)) for id, cookie in tables[:200]]
    await asyncio.sleep(3)
    if "://" in args.db:
        new = await asyncio.to_thread(Server, args.db, args.workers)
        where[0] = new
        server.process.terminate()
    else:
        port = server.url.rpartition(":")[2]
        new = await asyncio.to_thread(Server, args.db, 1, port, "--replace")
    try:
        return await asyncio.gather(*waiting)
    finally:
        new.kill()


def shares(times: list[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"p50 {at[0]:.1f} ms, p95 {at[1]:.1f} ms, p99 {at[2]:.1f} ms ({len(ordered)})"


def load(args: argparse.Namespace) -> None:
    with ExitStack() as stack:
        if args.postgres:
            args.db = stack.enter_context(cluster(safe=True)).database()
        elif args.db is None:
            args.db = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "load.sqlite")
        servers: list[Server] = []
        try:
            asyncio.run(evening(args, servers))
        finally:
            for server in servers:
                server.kill()


async def evening(args: argparse.Namespace, servers: list[Server]) -> None:
    """People and spectators come, play for a while, the server is killed and comes back."""
    server = Server(args.db, args.workers)
    servers.append(server)
    empty = server.memory()
    figures = Figures()
    tables: list[tuple[str, str]] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=False) as http:  # no certificates to load
        seats = [{"kind": "me"}, {"kind": "bot", "level": args.level}]
        games = GAMES if args.game == "all" else [args.game]
        for n in range(args.tables):
            http.cookies.clear()
            plan = {"name": "L", "game": games[n % len(games)], "players": 2, "seats": seats, "start": True}
            answer = await http.post("/api/tables", json=plan)
            answer.raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            tables.append((answer.json()["table"], cookie))
    stop = asyncio.Event()
    work = [asyncio.create_task(person(server, id, cookie, args, figures, stop)) for id, cookie in tables]
    await asyncio.sleep(2)
    for n in range(args.spectators):
        work.append(asyncio.create_task(spectator(server, tables[n % len(tables)][0], n, args, figures, stop)))
        if n % 50 == 49:
            await asyncio.sleep(0.05)
    await asyncio.sleep(args.warm)
    figures.done.clear()
    figures.everybody.clear()
    figures.hinted.clear()
    began, moves, mine = time.perf_counter(), server.metric("ludoteka_moves_total"), figures.moves
    flushes, used = server.metric("ludoteka_flushes_total"), server.seconds()
    thought, mine_used = server.bot_seconds(), time.process_time()
    await asyncio.sleep(args.seconds)
    took = time.perf_counter() - began
    made = server.metric("ludoteka_moves_total") - moves
    flushed = server.metric("ludoteka_flushes_total") - flushes
    used = server.seconds() - used
    thought, mine_used = server.bot_seconds() - thought, time.process_time() - mine_used
    sockets, faults = server.metric("ludoteka_sockets"), server.metric("ludoteka_faults_total")
    memory = server.memory()
    failed = [task.exception() for task in work if task.done() and task.exception() is not None]
    stop.set()
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    silent = await handed_over(server, args, tables)
    server.kill()
    again = Server(args.db, args.workers)
    servers.append(again)
    first = time.perf_counter()
    while again.metric("ludoteka_tables_loaded_total") == 0 and time.perf_counter() - first < 10:
        await asyncio.sleep(0.05)
    loads: list[float] = []
    with httpx.Client(base_url=again.url, timeout=60) as web:
        for id, _ in tables[:50]:
            at = time.perf_counter()
            web.get(f"/api/tables/{id}").raise_for_status()
            loads.append(time.perf_counter() - at)
    table = (memory - empty) / args.tables * 1024
    by_people = (figures.moves - mine) / took
    print(f"tables {args.tables}, bots {args.level}, sockets {sockets:.0f}, think {args.think} s")
    print(f"rules {ludoteka.form()}, load of the machine {os.getloadavg()[0]:.1f}")
    print(f"choices a second: {made / took:.0f} in all, {by_people:.0f} by people; {flushed / took:.0f} flushes")
    print(f"processor: {100 * used / took:.0f} % of one core, {1000 * used / max(made, 1):.2f} ms a choice;", end=" ")
    print(f"bots {100 * thought / took:.0f} %, the load itself {100 * mine_used / took:.0f} %")
    print(f"click to acknowledgement (on disk): {shares(figures.done)}")
    print(f"click to a spectator's update: {shares(figures.everybody)}")
    print(f"asking to advice: {shares(figures.hinted)}; lines that broke and came again: {figures.broken}")
    print(f"memory: {empty:.0f} MB empty, {memory:.0f} MB now, {table:.0f} KB a table with its sockets")
    print(f"faults {faults:.0f}, clients that failed {len(failed)}{failed[:1] or ''}")
    if silent:
        print(f"silence while a new server takes over, 0.3 s of it a page's own pause: {shares(silent)}")
    print(f"killed and started again: answers after {again.took:.2f} s; a table comes back from disk: {shares(loads)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm", type=float, default=5)
    parser.add_argument("--think", type=float, default=3)
    parser.add_argument("--watch", type=float, default=1.0, help="seconds until a page has shown what happened")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--game", default="all", help="one game, or all of them in turn")
    parser.add_argument("--lasting", type=float, default=0, help="seconds until a line breaks, on average (never)")
    parser.add_argument("--hints", type=float, default=0, help="how often advice is asked for, of every question (0)")
    parser.add_argument("--db", help="a SQLite file or a postgresql:// address (default: a file that is thrown away)")
    parser.add_argument("--postgres", action="store_true", help="over a PostgreSQL of its own, made for this run")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--rush", action="store_true", help="nobody waits: bots and forced moves answer at once")
    args = parser.parse_args()
    if args.rush:
        args.watch = 0
        os.environ["LUDOTEKA_LOAD_RUSH"] = "1"
    load(args)


if __name__ == "__main__":
    main()
