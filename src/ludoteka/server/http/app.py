"""The whole server: doors, guards and pages around one house."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.pacing import Meter
from ludoteka.room.wire.words import Msg, Refusal
from ludoteka.server.bots import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.http.admission import Admission
from ludoteka.server.http.replies import Json, address, network_of, takes_gzip
from ludoteka.server.http.rest import Rest
from ludoteka.server.logs import REQUEST, fresh_request
from ludoteka.server.storage import Retention, Store
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.voice import Voice, voice

if TYPE_CHECKING:
    from ludoteka.server.push.calling import Calling

STATIC = Path(__file__).parents[1] / "static"
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards in motion; no script can hide there
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# A tab's tables run in the browser: its page may run WebAssembly, and still no script of another host.
TAB_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SQUEEZED = (".wasm", ".mjs", ".js", ".css", ".json", ".txt", ".html", ".svg")
NO_NAME = (OSError, ValueError)  # what a name that no file can have leads to
IMMUTABLE = "public, max-age=31536000, immutable"
TAB = "tab/"  # below it is the folder that `make tab` makes, where there is one
LOCAL = ("localhost", "127.0.0.1", "::1")

Answer = Callable[[Request], Awaitable[Response]]


class Guard:
    """Stands at the door: known hosts, the same origin for what changes something, and headers on every answer."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        request = fresh_request()
        REQUEST.set(request)
        policy = TAB_POLICY if scope["path"].startswith(f"/{TAB}") else POLICY
        own = [(b"content-security-policy", policy.encode()), (b"x-request-id", request.encode())]

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *HEADERS, *own]
            await send(message)

        connection = HTTPConnection(scope)
        reason = self.why_not(connection, scope)
        if reason is None:  # a socket has no headers any more, and many messages
            await self.app(scope, receive, send if scope["type"] == "websocket" else guarded)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
        else:
            await Json(Refusal(Msg(reason)), 403)(scope, receive, guarded)

    def why_not(self, connection: HTTPConnection, scope: Scope) -> str | None:
        host = connection.headers.get("host", "")
        if self.hosts and urlsplit(f"//{host}").hostname not in self.hosts:
            return "server-other-host"
        origin = connection.headers.get("origin")
        if scope["type"] == "websocket":  # a browser always says where its page is from
            return None if origin is not None and urlsplit(origin).netloc == host else "server-other-origin"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if origin is not None:
            return None if urlsplit(origin).netloc == host else "server-other-origin"
        site = connection.headers.get("sec-fetch-site", "same-origin")
        return None if site in ("same-origin", "none") else "server-other-origin"


class Door(Starlette):
    """Requests go the way of Starlette; sockets, which live long and are many, straight to who admits them."""

    def __init__(self, house: ServerHouse, hosts: tuple[str, ...], **rest: Any) -> None:
        super().__init__(middleware=[Middleware(Guard, hosts=hosts)], **rest)
        self.sockets = Guard(Entrance(Admission(house)), hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.sockets if scope["type"] == "websocket" else super().__call__)(scope, receive, send)


class Entrance:
    """WebSocket /ws/{table}, and no other."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        way, _, table = scope["path"].rpartition("/")
        if way != "/ws" or not table:
            await send({"type": "websocket.close", "code": 1000})
            return
        await self.admission(WebSocket(scope, receive, send), table)


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


def create(
    db: str | Path,
    *,
    thinkers: Thinkers | None = None,
    limits: Limits | None = None,
    rhythm: Rhythm | None = None,
    retention: Retention | None = None,
    hosts: tuple[str, ...] = (),
    static: Path = STATIC,
    tab: Path | None = None,
    calls: Callable[[Store], Calling] | None = None,
) -> Starlette:
    """The server over a database. `hosts`: the names it answers to; empty for any. `tab`: what `make tab` has made.

    `calls`: how people are called to their tables; None: they are not.
    """
    house = ServerHouse(Store(db), thinkers or Thinkers(), limits or Limits(), rhythm or Rhythm(), retention)
    house.calling = None if calls is None else calls(house.store)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.close()

    app = Door(
        house,
        hosts,
        routes=[
            *Rest(house, tab is not None).routes(),
            Route(f"/{TAB}{{path:path}}", Charged(house, in_tab), methods=["GET"]),
            Route("/away", Charged(house, away), methods=["GET"]),
            Route("/{path:path}", Charged(house, page), methods=["GET"]),
        ],
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.static = static.resolve()
    app.state.tab = None if tab is None else tab.resolve()
    return app
