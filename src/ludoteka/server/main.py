"""`ludoteka serve`: the arguments, the folder of data, the browser, and uvicorn around the server."""

from __future__ import annotations

import argparse
import fcntl
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import IO

import uvicorn

from ludoteka.kernel.refusal import Refused
from ludoteka.server import app
from ludoteka.server.limits import Limits
from ludoteka.server.thinkers import Thinkers
from ludoteka.text.voice import Voice

PORT = 8317
FRAME = 64 * 1024  # what uvicorn cuts off; what we refuse with a sentence is shorter


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default="127.0.0.1", help=voice.text("server-arg-host"))
    parser.add_argument("--port", type=int, default=PORT, help=voice.text("server-arg-port"))
    parser.add_argument("--data", type=Path, default=folder(), metavar="DIR", help=voice.text("server-arg-data"))
    parser.add_argument("--open", action="store_true", help=voice.text("server-arg-open"))
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help=voice.text("server-arg-thinkers"))


def folder() -> Path:
    """Where the tables of this person are kept, unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local/share") / "ludoteka"


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    # alembic and uvicorn's access log would repeat every path and every step
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with hold(args.data), listen(args.host, args.port) as listening:
        local = args.host in app.LOCAL
        built = app.create(
            args.data,
            thinkers=Thinkers(max(1, args.thinkers)),
            limits=Limits(),
            hosts=app.LOCAL if local else (),
        )
        port = listening.getsockname()[1]
        url = f"http://{'localhost' if local or args.host in ('0.0.0.0', '::') else args.host}:{port}/"
        print(voice.text("server-started-at", url=url), flush=True)
        if args.open:
            threading.Timer(0.5, webbrowser.open, [url]).start()
        uvicorn.Server(settings(built)).run(sockets=[listening])
    return 0


def settings(built: object) -> uvicorn.Config:
    """How uvicorn runs the server: one process, small frames, nothing about requests in the log."""
    return uvicorn.Config(
        built,  # type: ignore[arg-type]
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )


def hold(data: Path) -> IO[str]:
    """Keep a folder of data for this process alone: two servers would each think they know the tables."""
    data.mkdir(parents=True, exist_ok=True)
    lock = (data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Refused("server-data-in-use", folder=str(data)) from None
    return lock


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        raise Refused("server-port-taken", host=host, port=port, why=str(fault.strerror)) from None
    listening.listen(2048)
    return listening
