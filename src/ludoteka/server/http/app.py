"""The whole server: doors, guards and pages around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.wire.words import Msg, Refusal
from ludoteka.server.bots import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.http.admission import Admission
from ludoteka.server.http.replies import Json, takes_gzip
from ludoteka.server.http.rest import Rest
from ludoteka.server.logs import REQUEST, fresh_request
from ludoteka.server.storage import Retention, Store
from ludoteka.text.voice import voice

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
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
LOCAL = ("localhost", "127.0.0.1", "::1")


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
        named = (b"x-request-id", request.encode())

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *HEADERS, named]
            await send(message)

        connection = HTTPConnection(scope)
        reason = self.why_not(connection, scope)
        if reason is None:
            await self.app(scope, receive, guarded)
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


async def page(request: Request) -> Response:
    """The page and its files; where it was not built, a plain page that says how."""
    path = request.path_params["path"]
    root = request.app.state.static
    if path.startswith(("api/", "ws/")):
        return Json(Refusal(Msg("server-no-such-path")), 404)
    try:
        file = (root / path).resolve()
        there = bool(path) and file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return Json(Refusal(Msg("server-no-such-path")), 404)
    if there:
        keep = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return file_reply(request, file, keep)
    if "." in path.rpartition("/")[2]:
        return Json(Refusal(Msg("server-no-such-path")), 404)
    index = root / "index.html"
    if index.is_file():
        return file_reply(request, index, "no-cache")
    speech = voice("ru" if request.headers.get("accept-language", "").startswith("ru") else "en")
    text = escape(speech.text("server-no-page"))
    title = escape(speech.text("server-title"))
    return HTMLResponse(
        f'<!doctype html><html lang="{speech.language}"><meta charset="utf-8">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p></html>",
        503,
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
) -> Starlette:
    """The server over a database. `hosts`: the names it answers to; empty for any."""
    house = ServerHouse(Store(db), thinkers or Thinkers(), limits or Limits(), rhythm or Rhythm(), retention)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=[
            *Rest(house).routes(),
            WebSocketRoute("/ws/{table}", Admission(house).__call__),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, hosts=hosts)],
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.static = static.resolve()
    return app
