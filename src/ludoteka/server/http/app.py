"""The whole server: doors, guards and pages around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.wire.words import Msg, Refusal
from ludoteka.server.bots import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.http.admission import Admission
from ludoteka.server.http.pages import Charged, away, in_tab, page
from ludoteka.server.http.replies import Json
from ludoteka.server.http.rest import Rest
from ludoteka.server.logs import REQUEST, fresh_request
from ludoteka.server.storage import Retention, Store

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
TAB = "tab/"  # below it is the folder that `make tab` makes, where there is one
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
        policy = TAB_POLICY if scope["path"].startswith(f"/{TAB}") else POLICY
        own = [(b"content-security-policy", policy.encode()), (b"x-request-id", request.encode())]

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *HEADERS, *own]
            await send(message)

        reason = self.why_not(HTTPConnection(scope), scope)
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
