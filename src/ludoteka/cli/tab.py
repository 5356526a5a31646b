"""`ludoteka tab`: whether the folder that `make tab` has made is whole, and a look at it."""

from __future__ import annotations

import argparse
import json
from contextlib import suppress
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice

FOLDER = "dist/tab"
MEGA = 1_000_000


class Files(SimpleHTTPRequestHandler):
    """Files of a folder as any static host serves them, and nothing said about it."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        self.send_header("x-content-type-options", "nosniff")
        super().end_headers()

    def log_message(self, *said: object) -> None:
        """Who looks at it sees it."""


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("folder", nargs="?", default=FOLDER, help=voice.text("tab-arg-folder", default=FOLDER))
    parser.add_argument("--serve", action="store_true", help=voice.text("tab-arg-serve"))
    parser.add_argument("--port", type=int, default=0, help=voice.text("tab-arg-port"))


def run(args: argparse.Namespace, voice: Voice) -> int:
    if not 0 <= args.port <= 65535:
        raise Refused("tab-bad-port", port=args.port)
    told = whole(Path(args.folder))
    print(voice.text("tab-whole", folder=args.folder, **told))
    if args.serve:
        with listening(args.folder, args.port) as server:
            print(voice.text("tab-serving", port=server.server_address[1]), flush=True)
            with suppress(KeyboardInterrupt):
                server.serve_forever()
    return 0


def whole(folder: Path) -> dict[str, object]:
    """The release, its files and their size; a refusal if it is not as it was built."""
    try:
        listed = json.loads((folder / "files.json").read_text("utf-8"))
    except (OSError, ValueError):
        raise Refused("tab-no-folder", folder=str(folder)) from None
    size = 0
    for name, known in listed["files"].items():
        file = folder / name
        data = file.read_bytes() if file.is_file() else b""
        if sha256(data).hexdigest() != known:
            raise Refused("tab-spoiled", file=name, folder=str(folder))
        size += len(data)
    return {"release": listed["release"], "files": len(listed["files"]), "bytes": f"{size / MEGA:.1f}"}


def listening(folder: str, port: int) -> ThreadingHTTPServer:
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=folder))
    except OSError as fault:
        raise Refused("tab-port-taken", port=port, why=fault.strerror or str(fault)) from None
