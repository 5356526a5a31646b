"""What the page asks once and is answered once: the server's paths, to the same desk, without cookies and buckets."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.desk import Desk
from ludoteka.room.lobby import page_of
from ludoteka.room.wire.shelf import CheckOptions
from ludoteka.room.wire.tables import Leave, OpenTable, Rematch, Reseat, SitDown
from ludoteka.room.wire.words import Msg, Refusal
from ludoteka.tab.moving import Moving

LOG = logging.getLogger("ludoteka.tab")
YOU = "you"  # a tab is one person
LOBBY = "/api/tables"

Answer = Callable[..., Awaitable[Any]]


class Asking:
    """Paths, what their body is, and who at the desk answers. A path's parts are handed over in their order."""

    def __init__(self, desk: Desk, moving: Moving) -> None:
        self.ways: list[tuple[str, str, Any, Answer]] = [
            ("GET", "/api/shelf", None, desk.shelf),
            ("GET", "/api/games/{game}", None, desk.rulebook),
            ("GET", "/text/{language}.ftl", None, desk.words),
            ("POST", "/api/check", CheckOptions, desk.check),
            ("GET", LOBBY, None, lambda mine, listed: desk.lobby(YOU, page_of(mine), page_of(listed))),
            ("POST", "/api/tables", OpenTable, lambda plan: desk.open(YOU, plan)),
            ("GET", "/api/tables/{table}", None, desk.look),
            ("POST", "/api/tables/{table}/sit", SitDown, lambda id, asked: desk.sit(YOU, id, asked)),
            ("POST", "/api/tables/{table}/leave", Leave, lambda id, asked: desk.leave(YOU, id, asked)),
            ("POST", "/api/tables/{table}/reseat", Reseat, lambda id, asked: desk.reseat(YOU, id, asked)),
            ("POST", "/api/tables/{table}/start", None, lambda id: desk.start(YOU, id)),
            ("POST", "/api/tables/{table}/rematch", Rematch, lambda id, asked: desk.rematch(YOU, id, asked)),
            ("GET", "/api/puzzles/{game}", None, desk.puzzles),
            ("GET", "/api/puzzles/{game}/{number}", None, desk.solution),
            ("POST", "/api/records", str, desk.upload),
            ("GET", "/api/records/{record}", None, lambda id: viewed(desk, id)),
            ("GET", "/api/records/{record}/text", None, moving.text),
            ("GET", "/api/records/{record}/at/{ply}", None, desk.replayed),
            ("GET", "/api/records/{record}/coach", None, desk.coached),
            ("POST", "/api/records/{record}/coach", None, lambda id: desk.coach(YOU, id)),
            ("GET", "/api/house", None, moving.out),
            ("POST", "/api/house", str, moving.back),
        ]

    async def answer(self, method: str, address: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer; a refusal is one too, and so is a fault."""
        try:
            found = await self.found(method, address, body)
            return 200, found if isinstance(found, str) else msgspec.json.encode(found).decode()
        except (Denied, Refused) as refused:
            status, refusal, _ = refusal_of(refused)
        except Exception:
            LOG.exception("%s %s could not be answered", method, address)
            status, refusal = 500, Refusal(Msg("server-fault"))
        return status, msgspec.json.encode(refusal).decode()

    async def found(self, method: str, address: str, body: str) -> Any:
        url = urlsplit(address)
        for known, way, kind, answer in self.ways:
            parts = re.fullmatch(re.sub(r"{\w+}", "([^/]+)", way), url.path)
            if parts is None or known != method:
                continue
            asked = [unquote(part) for part in parts.groups()]
            said = parse_qs(url.query)
            if way.endswith("{ply}"):
                asked.append(said.get("as", ["open"])[0])
            elif way == LOBBY and method == "GET":
                asked += [said.get(name, ["0"])[0] for name in ("mine", "open")]
            return await answer(*asked, *([] if kind is None else [read(body, kind)]))
        raise Denied(denied.NO_SUCH, "server-no-such-path")


async def viewed(desk: Desk, id: str) -> Any:
    return (await desk.record(id)).view


def read(body: str, kind: Any) -> Any:
    """The body of a request, or a refusal."""
    if kind is str:
        return body
    try:
        return msgspec.json.decode(body or "{}", type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise Denied(denied.NOT_UNDERSTOOD, "server-not-understood", why=str(fault)[:200]) from None
