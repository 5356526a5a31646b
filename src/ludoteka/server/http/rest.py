"""The lobby and the records over HTTP: paths, cookies, etags and buckets around the desk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.desk import Desk
from ludoteka.room.ids import fresh_token, hashed
from ludoteka.room.limits import Buckets
from ludoteka.room.lobby import page_of
from ludoteka.room.pacing import Meter
from ludoteka.room.wire.shelf import CallMe, CheckOptions
from ludoteka.room.wire.tables import (
    Leave,
    Opened,
    OpenTable,
    Rematch,
    Reseat,
    SitDown,
    TakeTransfer,
    TransferCode,
    Watch,
)
from ludoteka.room.wire.words import Msg, Refusal
from ludoteka.server.house import ServerHouse
from ludoteka.server.http import guests, offers, transfers
from ludoteka.server.http.machines import Machines
from ludoteka.server.http.replies import Json, Nothing, address, cached, network_of, squeezed
from ludoteka.server.storage import is_known

LOG = logging.getLogger("ludoteka.server")
B = TypeVar("B")
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


class Rest:
    """Answers requests for one house."""

    def __init__(self, house: ServerHouse, tab: bool = False) -> None:
        self.house = house
        self.tab = tab
        self.desk = Desk(house)
        limits = house.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.openings = Buckets(limits.openings_a_second, limits.openings_at_once)
        self.codes = Buckets(limits.codes_a_second, limits.codes_at_once)

    def routes(self) -> list[Route]:
        machines = Machines(self.house)
        listed: list[tuple[str, str, Endpoint]] = [
            ("GET", "/api/shelf", self.shelf),
            ("GET", "/api/games/{game}", self.rulebook),
            ("GET", "/text/{language}.ftl", self.words),
            ("POST", "/api/check", self.check),
            ("GET", "/api/offers", self.offers),
            ("POST", "/api/offers/call", self.call_me),
            ("GET", "/api/tables", self.lobby),
            ("POST", "/api/tables", self.open),
            ("GET", "/api/tables/{table}", self.look),
            ("POST", "/api/tables/{table}/sit", self.sit),
            ("POST", "/api/tables/{table}/watch", self.watch),
            ("POST", "/api/tables/{table}/leave", self.leave),
            ("POST", "/api/tables/{table}/reseat", self.reseat),
            ("POST", "/api/tables/{table}/start", self.start),
            ("POST", "/api/tables/{table}/transfer", self.offer),
            ("POST", "/api/tables/{table}/rematch", self.rematch),
            ("POST", "/api/transfer", self.take),
            ("GET", "/api/puzzles/{game}", self.puzzles),
            ("GET", "/api/puzzles/{game}/{number}", self.solution),
            ("POST", "/api/records", self.upload),
            ("GET", "/api/records/{record}", self.record),
            ("GET", "/api/records/{record}/text", self.record_text),
            ("GET", "/api/records/{record}/at/{ply}", self.replayed),
            ("GET", "/api/records/{record}/coach", self.coached),
            ("POST", "/api/records/{record}/coach", self.coach),
            ("GET", "/livez", machines.life),
            ("GET", "/healthz", machines.health),
            ("GET", "/metrics", machines.metrics),
        ]
        # One route a path: a known path asked in the wrong way is told so.
        paths: dict[str, dict[str, Endpoint]] = {}
        for method, path, endpoint in listed:
            paths.setdefault(path, {})[method] = endpoint
        return [Route(path, self.answered(methods), methods=list(methods)) for path, methods in paths.items()]

    def answered(self, methods: dict[str, Endpoint]) -> Endpoint:
        """An endpoint whose refusals are answers, and whose faults are one sentence and a line in the log."""

        async def answer(request: Request) -> Response:
            try:
                network = network_of(address(request))
                guest = guests.guest_of(request, guests.PLAYER)
                self.house.let_in(network, guest, guests.guest_of(request, guests.SPECTATOR))
                if not self.requests.take(network):
                    raise Denied(denied.TOO_OFTEN, "server-too-often")
                self.house.budgets.afford(guest, network)
                meter = Meter(methods["GET" if request.method == "HEAD" else request.method](request))
                try:
                    return await meter
                finally:
                    self.house.budgets.pay(guest, network, meter.seconds)
            except (Denied, Refused) as refused:
                status, refusal, _ = refusal_of(refused)
            except ClientDisconnect:  # gone before it had said all: nobody is there to answer
                return Response(status_code=denied.NOT_UNDERSTOOD)
            except Exception:
                self.house.metrics.faults += 1
                LOG.exception("%s %s could not be answered", request.method, request.url.path)
                status, refusal = 500, Refusal(Msg("server-fault"))
            response = Json(refusal, status)
            if status in (denied.TOO_OFTEN, denied.FULL):
                response.headers["retry-after"] = "5"
            return response

        return answer

    # --- what comes in

    async def body(self, request: Request, kind: type[B]) -> B:
        """The body of a request, or a refusal."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Denied(denied.WRONG_TYPE, "server-not-json")
        data = await self.whole(request, self.house.limits.message)
        try:
            return msgspec.json.decode(data or b"{}", type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as fault:
            raise Denied(denied.NOT_UNDERSTOOD, "server-not-understood", why=str(fault)[:200]) from None

    async def whole(self, request: Request, most: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.house.limits.body_seconds):
                async for part in request.stream():
                    size += len(part)
                    if size > most:
                        raise Denied(denied.TOO_LONG, "server-too-long", most=most)
                    parts.append(part)
        except TimeoutError:
            raise Denied(denied.TOO_LATE, "server-too-late") from None
        return b"".join(parts)

    async def holder(self, request: Request, cookie: str = guests.PLAYER) -> tuple[str, str]:
        """The token of whoever asks and its hash. One that holds nothing here was not given by us: a new one is."""
        token = guests.token_of(request, cookie)
        if token is not None:
            guest = hashed(token)
            if await self.house.store.read(lambda connection: is_known(connection, guest)):
                return token, guest
        token = fresh_token()
        return token, hashed(token)

    def costly(self, request: Request) -> None:
        network = network_of(address(request))
        if not self.openings.take(network):
            raise Denied(denied.TOO_OFTEN, "server-too-often")
        self.house.budgets.open(network)

    def opened(self, request: Request, token: str, opened: Opened, status: int = 200) -> Response:
        response = Json(opened, status)
        guests.give(response, request, guests.PLAYER, token)
        return response

    # --- the shelf

    async def shelf(self, request: Request) -> Response:
        return squeezed(request, Json(await self.desk.shelf()))

    async def rulebook(self, request: Request) -> Response:
        return cached(request, Json(await self.desk.rulebook(request.path_params["game"])))

    async def words(self, request: Request) -> Response:
        return cached(request, PlainTextResponse(await self.desk.words(request.path_params["language"])))

    async def check(self, request: Request) -> Response:
        return Json(await self.desk.check(await self.body(request, CheckOptions)))

    async def offers(self, request: Request) -> Response:
        return Json(await offers.offers(self.house, self.tab))

    async def call_me(self, request: Request) -> Response:
        asked = await self.body(request, CallMe)
        return Json(await offers.call_me(self.house, guests.guest_of(request, guests.PLAYER), asked))

    # --- tables

    async def lobby(self, request: Request) -> Response:
        pages = [page_of(request.query_params.get(name, "0")) for name in ("mine", "open")]
        return Json(await self.desk.lobby(guests.guest_of(request, guests.PLAYER), *pages))

    async def open(self, request: Request) -> Response:
        self.costly(request)
        plan = await self.body(request, OpenTable)
        token, guest = await self.holder(request)
        return self.opened(request, token, await self.desk.open(guest, plan), 201)

    async def look(self, request: Request) -> Response:
        return Json(await self.desk.look(request.path_params["table"]))

    async def sit(self, request: Request) -> Response:
        asked = await self.body(request, SitDown)
        token, guest = await self.holder(request)
        return self.opened(request, token, await self.desk.sit(guest, request.path_params["table"], asked))

    async def watch(self, request: Request) -> Response:
        asked = await self.body(request, Watch)
        token, guest = await self.holder(request, guests.SPECTATOR)
        response = Json(await self.desk.watch(guest, request.path_params["table"], asked))
        guests.give(response, request, guests.SPECTATOR, token)
        return response

    async def leave(self, request: Request) -> Response:
        asked = await self.body(request, Leave)
        guest = guests.guest_of(request, guests.PLAYER)
        return Json(await self.desk.leave(guest, request.path_params["table"], asked))

    async def reseat(self, request: Request) -> Response:
        asked = await self.body(request, Reseat)
        guest = guests.guest_of(request, guests.PLAYER)
        return Json(await self.desk.reseat(guest, request.path_params["table"], asked))

    async def start(self, request: Request) -> Response:
        await self.body(request, Nothing)
        return Json(await self.desk.start(guests.guest_of(request, guests.PLAYER), request.path_params["table"]))

    async def rematch(self, request: Request) -> Response:
        self.costly(request)
        asked = await self.body(request, Rematch)
        token, guest = await self.holder(request)
        opened = await self.desk.rematch(guest, request.path_params["table"], asked)
        return self.opened(request, token, opened, 201)

    # --- to another device

    async def offer(self, request: Request) -> Response:
        await self.body(request, Nothing)
        table = await self.house.table(request.path_params["table"])
        code = await transfers.offer(table, guests.guest_of(request, guests.PLAYER))
        return Json(TransferCode(code, transfers.CODE_SECONDS))

    async def take(self, request: Request) -> Response:
        if not self.codes.take(network_of(address(request))):
            raise Denied(denied.TOO_OFTEN, "server-too-often")
        asked = await self.body(request, TakeTransfer)
        token, guest = await self.holder(request)
        table = await transfers.take(self.house, asked.code, guest)
        return self.opened(request, token, self.desk.opened(table, guest))

    # --- records

    async def upload(self, request: Request) -> Response:
        self.costly(request)
        if request.headers.get("content-type", "").partition(";")[0].strip() != "text/plain":
            raise Denied(denied.WRONG_TYPE, "server-not-plain")
        data = await self.whole(request, self.house.limits.record)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise Denied(denied.NOT_UNDERSTOOD, "kernel-not-a-record") from None
        return Json(await self.desk.upload(text), 201)

    async def record(self, request: Request) -> Response:
        return Json((await self.desk.record(request.path_params["record"])).view)

    async def record_text(self, request: Request) -> Response:
        found = await self.desk.record(request.path_params["record"])
        name = f"{found.game}-{found.id}.record"
        return PlainTextResponse(found.text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def replayed(self, request: Request) -> Response:
        record, ply = request.path_params["record"], request.path_params["ply"]
        return Json(await self.desk.replayed(record, ply, request.query_params.get("as", "open")))

    async def puzzles(self, request: Request) -> Response:
        return cached(request, Json(await self.desk.puzzles(request.path_params["game"])))

    async def solution(self, request: Request) -> Response:
        asked = request.path_params
        return cached(request, Json(await self.desk.solution(asked["game"], asked["number"])))

    async def coached(self, request: Request) -> Response:
        return Json(await self.desk.coached(request.path_params["record"]))

    async def coach(self, request: Request) -> Response:
        self.costly(request)
        await self.body(request, Nothing)
        guest = guests.guest_of(request, guests.PLAYER)
        return Json(await self.desk.coach(guest, request.path_params["record"]))
