"""What machines ask: whether the server can do its work, and what it has counted."""

from __future__ import annotations

import asyncio
import logging
import time

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.server.house import ServerHouse
from ludoteka.server.http.exposition import exposed
from ludoteka.server.http.replies import Json
from ludoteka.server.storage import tried

FRESH = 1.0  # seconds for which an answer about health is good
PATIENCE = 3.0  # seconds that a write may take and still be called healthy
LOG = logging.getLogger("ludoteka.server")


class Machines:
    """Answers machines for one house."""

    def __init__(self, house: ServerHouse) -> None:
        self.house = house
        self.wrote = False
        self.tried = -FRESH
        self.trying: asyncio.Task[None] | None = None

    async def life(self, request: Request) -> Response:
        """Whether this process answers at all."""
        return Json({"status": "ok"})

    async def health(self, request: Request) -> Response:
        """Whether this worker can do its work: without a database that writes it cannot."""
        line = self.house.crew.line
        if (line is not None and not line.up.is_set()) or not await self.writes():
            raise Denied(denied.FULL, "server-no-database")
        return Json({"status": "ok"})

    async def writes(self) -> bool:
        """Whether something could be written a moment ago. However often it is asked, it is tried once a moment."""
        if self.trying is None and time.monotonic() - self.tried >= FRESH:
            self.trying = asyncio.create_task(self.write())
        if self.trying is not None:
            await asyncio.wait({self.trying}, timeout=PATIENCE)
            if self.trying is not None and not self.trying.done():
                return False
        return self.wrote

    async def write(self) -> None:
        try:
            await self.house.store.write(*tried())
            self.wrote = True
        except Exception as fault:
            LOG.error("nothing can be written: %s", type(fault).__name__)
            self.wrote = False
        finally:
            self.tried = time.monotonic()
            self.trying = None

    async def metrics(self, request: Request) -> Response:
        return Response(exposed(await self.house.crew.all_counts()), media_type=CONTENT_TYPE_LATEST)
