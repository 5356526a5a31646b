"""What machines ask: whether the server can do its work, and what it has counted."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteka.server import denied
from ludoteka.server.denied import Denied
from ludoteka.server.house import House
from ludoteka.server.metrics import written
from ludoteka.server.replies import Json


class Machines:
    """Answers machines for one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def health(self, request: Request) -> Response:
        """Whether this worker can do its work: without its database it cannot."""
        line = self.house.crew.line
        if line is not None and not line.up.is_set():
            raise Denied(denied.FULL, "server-no-database")
        return Json({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(written(await self.house.crew.all_counts()))
