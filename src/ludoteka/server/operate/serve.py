"""`ludoteka serve`: the arguments, the database, the browser, and uvicorn around the server."""

from __future__ import annotations

import argparse
import dataclasses
import fcntl
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, TYPE_CHECKING, Any

import uvicorn

from ludoteka.games import shelf
from ludoteka.kernel.refusal import Refused
from ludoteka.room.limits import Limits
from ludoteka.room.play import Play
from ludoteka.room.wire.told import ENCODER
from ludoteka.server import collecting, settings
from ludoteka.server.bots import Thinkers
from ludoteka.server.http import LOCAL, create, doors
from ludoteka.server.logs import write_log
from ludoteka.server.push.terms import Push
from ludoteka.server.settings import Serve, Settings
from ludoteka.server.storage import Store, is_shared
from ludoteka.server.workers import Handed, Plan, employ
from ludoteka.text.voice import Voice

if TYPE_CHECKING:
    from ludoteka.server.house import ServerHouse
    from ludoteka.server.push.calling import Calling

SWITCH = 0.0005  # seconds after which a thread that works lets the event loop in
FRAME = 64 * 1024  # what uvicorn cuts off; what we refuse with a sentence is shorter
WORKERS = 64
BUILT_TAB = "dist/tab"
HANDED_OVER = 30.0  # seconds that a server which is replaced may take to end


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", help=voice.text("server-arg-host"))
    parser.add_argument("--port", type=int, help=voice.text("server-arg-port"))
    parser.add_argument("--db", metavar="DB", help=voice.text("server-arg-db"))
    parser.add_argument("--workers", type=int, metavar="N", help=voice.text("server-arg-workers"))
    parser.add_argument("--proxy", metavar="ADDRESS", help=voice.text("server-arg-proxy"))
    parser.add_argument("--open", action="store_true", help=voice.text("server-arg-open"))
    parser.add_argument("--thinkers", type=int, metavar="N", help=voice.text("server-arg-thinkers"))
    parser.add_argument("--tab", metavar="FOLDER", help=voice.text("server-arg-tab"))
    parser.add_argument("--config", metavar="FILE", help=voice.text("server-arg-config"))
    parser.add_argument("--replace", action="store_true", help=voice.text("server-arg-replace"))


def told(args: argparse.Namespace) -> Settings:
    """The settings, with what the command line says in place of what the file and the environment do."""
    found = settings.read(args.config)
    names = [part.name for part in dataclasses.fields(Serve)]
    said = {name: getattr(args, name) for name in names if getattr(args, name, None) is not None}
    serve = replace(found.serve, **said)
    return replace(found, serve=replace(serve, db=serve.db or database()))


def database() -> str:
    """Where tables are kept unless told otherwise. An address with a password is safer in the environment."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local/share") / "ludoteka"
    return str(folder / "ludoteka.sqlite")


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Serve until told to stop."""
    chosen = told(args)
    serve = chosen.serve
    if not 1 <= serve.workers <= WORKERS or not 1 <= serve.thinkers <= WORKERS:
        raise Refused("server-how-many", most=WORKERS)
    if not 0 <= serve.port <= 65535:
        raise Refused("server-bad-port")
    shared = is_shared(serve.db)
    if serve.workers > 1 and not shared:
        raise Refused("server-workers-want-postgres")
    built_tab(serve.tab)
    calls(chosen.push)
    write_log(chosen.log.form, chosen.log.level)
    if args.replace and shared:
        raise Refused("server-replace-file")
    with ExitStack() as stack:
        # Who replaces another listens beside it before it stops: whoever comes meanwhile waits and is not turned away.
        listening: socket.socket | None = None
        if args.replace:
            with suppress(Refused):  # an older release shares its port with nobody: then after it
                listening = stack.enter_context(listen(serve.host, serve.port, beside=True))
        if args.replace:
            rehearse()
        held = None if shared else stack.enter_context(hold(Path(serve.db), args.replace))
        if listening is None:
            listening = stack.enter_context(listen(serve.host, serve.port))
        local = serve.host in LOCAL
        hosts = serve.hosts or (LOCAL if local and not serve.proxy else ())
        plan = Plan(serve.db if shared else Path(serve.db), chosen, hosts)
        if serve.workers > 1:
            Store(serve.db).close()  # it must be there, and migrated, before anybody serves it
        built = None if serve.workers > 1 else make(plan)
        port = listening.getsockname()[1]
        url = f"http://{'localhost' if local or serve.host in ('0.0.0.0', '::') else serve.host}:{port}/"
        print(voice.text("server-started-at", url=url), flush=True)

        def ready() -> None:
            if args.open:
                threading.Timer(0.5, webbrowser.open, [url]).start()

        if built is None:
            employ(serve.workers, work, plan, listening, ready)
        else:
            ready()
            open_doors(built, plan, listening, held)
    return 0


def rehearse() -> None:
    """Load and set up all that the first who come would wait for: while another still serves them."""
    with TemporaryDirectory() as folder:
        Store(Path(folder) / "rehearsal.sqlite").close()
    for name in shelf.SHELF:
        play = Play(shelf.game(name, max(2, min(shelf.box(name).players()))), "rehearsal")
        ENCODER.encode(play.position(-1, None))
    collecting.by_house()


def make(plan: Plan) -> Any:
    chosen = plan.settings
    thinkers = Thinkers(chosen.serve.thinkers, patience=chosen.rhythm.thought)
    return create(
        plan.db,
        thinkers=thinkers,
        limits=chosen.limits,
        rhythm=chosen.rhythm,
        retention=chosen.retention,
        hosts=plan.hosts,
        tab=built_tab(chosen.serve.tab),
        calls=calls(chosen.push),
    )


def calls(push: Push) -> Callable[[Store], Calling] | None:
    """How people are called to their tables, where the operator wants it."""
    if not push.contact:
        return None
    if not push.contact.startswith(("mailto:", "https:")):
        raise Refused("server-push-contact")
    try:
        from ludoteka.server.push.calling import Calling
    except ImportError:
        raise Refused("server-push-wants") from None
    return lambda store: Calling(store, push)


def built_tab(named: str) -> Path | None:
    """The folder that `make tab` has made, if there is one; a refusal if one was named and is not there."""
    folder = Path(named or BUILT_TAB)
    if (folder / "files.json").is_file():
        return folder
    if named:
        raise Refused("tab-no-folder", folder=named)
    return None


def work(plan: Plan, handed: socket.socket) -> None:
    """One worker of several: serve in this process until told to stop."""
    write_log(plan.settings.log.form, plan.settings.log.level)
    built = make(plan)
    Handed(configured(built, plan), handed, built.state.house).run()


class Serving(uvicorn.Server):
    """Who is told to stop lets go of the tables first: who takes over need not wait until everybody has hung up."""

    def __init__(self, config: uvicorn.Config, house: ServerHouse, held: IO[str] | None) -> None:
        super().__init__(config)
        self.house = house
        self.held = held

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await self.house.close()
        if self.held is not None:
            self.held.close()
        await super().shutdown(sockets)


def open_doors(built: Any, plan: Plan, listening: socket.socket, held: IO[str] | None = None) -> None:
    Serving(configured(built, plan), built.state.house, held).run(sockets=[listening])


def configured(built: object, plan: Plan) -> uvicorn.Config:
    collecting.by_house()
    sys.setswitchinterval(SWITCH)
    return uvicorn_config(built, plan.settings.serve.proxy, plan.settings.limits)


def uvicorn_config(built: object, proxy: str = "", limits: Limits | None = None) -> uvicorn.Config:
    """How uvicorn runs the server: one process, small frames, nothing about requests in the log.

    `proxy`: whose word is taken for where a request comes from; nobody's if empty.
    """
    requests, sockets = doors(limits or Limits())
    return uvicorn.Config(
        built,  # type: ignore[arg-type]
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=requests,
        ws=sockets,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
    )


def hold(file: Path, replace: bool = False) -> IO[str]:
    """Keep a SQLite file for this process alone: two servers would each think they know the tables.

    `replace`: whoever has it is told to stop, and waited for. All that takes long is loaded by then.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = Path(f"{file}.lock").open("a+")  # noqa: SIM115 - it is held for as long as we serve
    except OSError as fault:
        raise Refused("server-db-unreachable", why=str(fault.strerror)) from None
    end = time.monotonic() + (HANDED_OVER if replace else 0)
    asked = not replace
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except OSError:
            if time.monotonic() >= end:
                lock.close()
                raise Refused("server-db-in-use", file=str(file)) from None
            if not asked:
                asked = tell_to_stop(lock)
            time.sleep(0.02)
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def tell_to_stop(lock: IO[str]) -> bool:
    """Whether the server that holds this lock could be told; it writes its number there a moment after it has it."""
    lock.seek(0)
    number = lock.read()
    if not number.isdigit():
        return False
    with suppress(ProcessLookupError, PermissionError):
        os.kill(int(number), signal.SIGTERM)
    return True


def listen(host: str, port: int, beside: bool = False) -> socket.socket:
    """A socket that people come to. `beside`: also where another server of ours still listens."""
    if port and not beside:
        bound(host, port, shared=False).close()  # nobody else shall be there
    listening = bound(host, port, shared=True)
    listening.listen(2048)
    return listening


def bound(host: str, port: int, shared: bool) -> socket.socket:
    """A socket at this port. `shared`: one who replaces this server may listen there too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared and hasattr(socket, "SO_REUSEPORT"):
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        found.bind((host, port))
    except OSError as fault:
        found.close()
        raise Refused("server-port-taken", host=host, port=port, why=str(fault.strerror)) from None
    return found
