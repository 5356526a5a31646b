"""The page, its files, and the tables of a tab: what everybody may have, charged to their network."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.pacing import Meter
from ludoteka.room.wire.words import Msg, Refusal
from ludoteka.server.house import ServerHouse
from ludoteka.server.http.replies import Json, address, network_of, takes_gzip
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.voice import Voice, voice

SQUEEZED = (".wasm", ".mjs", ".js", ".css", ".json", ".txt", ".html", ".svg")
NO_NAME = (OSError, ValueError)  # what a name that no file can have leads to
IMMUTABLE = "public, max-age=31536000, immutable"

Answer = Callable[[Request], Awaitable[Response]]


class Charged:
    """Pages and files cost their network what they cost: who asks for them without end is told to wait."""

    def __init__(self, house: ServerHouse, answer: Answer) -> None:
        self.house = house
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        budgets = self.house.budgets
        request = Request(scope, receive, send)
        network = network_of(address(request))
        try:
            budgets.afford("", network)
        except Denied as refused:
            status, refusal, _ = refusal_of(refused)
            await Json(refusal, status, {"retry-after": "5"})(scope, receive, send)
            return
        meter = Meter(self.answered(request, scope, receive, send))
        try:
            await meter
        finally:
            budgets.pay("", network, meter.seconds)

    async def answered(self, request: Request, scope: Scope, receive: Receive, send: Send) -> None:
        await (await self.answer(request))(scope, receive, send)


def file_reply(request: Request, file: Path, keep: str) -> Response:
    """A file of the page; in fewer bytes where the build has left it so beside it and the browser takes it."""
    headers = {"cache-control": keep}
    squeezed = file.with_name(f"{file.name}.gz")
    if not squeezed.is_file():
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if not takes_gzip(request):
        return FileResponse(file, headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(squeezed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)


def file_in(root: Path, path: str) -> Path | None:
    """A file of a folder; None where there is none, or the name leads out of it."""
    file = (root / path).resolve()
    return file if path and file.is_relative_to(root) and file.is_file() else None


def nothing_there() -> Response:
    return Json(Refusal(Msg("server-no-such-path")), 404)


async def page(request: Request) -> Response:
    """The page and its files; where it was not built, a plain page that says how."""
    path = request.path_params["path"]
    root = request.app.state.static
    if path.startswith(("api/", "ws/")):
        return nothing_there()
    try:
        file = file_in(root, path)
    except NO_NAME:
        return nothing_there()
    if file is not None:
        return file_reply(request, file, IMMUTABLE if path.startswith("assets/") else "no-cache")
    if "." in path.rpartition("/")[2]:
        return nothing_there()
    index = root / "index.html"
    if index.is_file():
        return file_reply(request, index, "no-cache")
    speech = voice("ru" if request.headers.get("accept-language", "").startswith("ru") else "en")
    return plain_page(speech, "server-no-page", 503)


async def in_tab(request: Request) -> Response:
    """The tables that run in the browser, for times without a network; they have a service worker of their own."""
    path = request.path_params["path"]
    root: Path | None = request.app.state.tab
    try:
        file = None if root is None else file_in(root, path or "index.html")
    except NO_NAME:
        file = None
    if file is None:
        return nothing_there()
    keep = IMMUTABLE if path.startswith("assets/") else "no-cache"
    if file.suffix not in SQUEEZED or not takes_gzip(request):
        return FileResponse(file, headers={"cache-control": keep, "vary": "accept-encoding"})
    body, tag = await asyncio.to_thread(squeezed_file, file, file.stat().st_mtime_ns)
    headers = {"cache-control": keep, "vary": "accept-encoding", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(body, headers=headers | {"content-encoding": "gzip"}, media_type=kind)


@lru_cache(maxsize=256)
def squeezed_file(file: Path, changed: int) -> tuple[bytes, str]:
    """A file in fewer bytes, squeezed once, and the tag of what it holds."""
    data = file.read_bytes()
    return gzip.compress(data, 6, mtime=0), f'"{sha256(data).hexdigest()[:20]}"'


async def away(request: Request) -> Response:
    """What the service worker keeps, to show it when this server cannot be reached and there is no tab to play in."""
    language = request.query_params.get("lang", "en")
    return plain_page(voice(language if language in LANGUAGES else "en"), "server-away", 200)


def plain_page(speech: Voice, said: str, status: int) -> Response:
    title = escape(speech.text("server-title"))
    return HTMLResponse(
        f'<!doctype html><html lang="{speech.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{title}</title><main><h1>{title}</h1><p>{escape(speech.text(said))}</p></main></html>",
        status,
    )
