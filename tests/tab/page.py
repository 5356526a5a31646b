"""A page without a browser: the worker's messages in this process, and a disk that is a dictionary."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from websockets.asyncio.client import ClientConnection

from ludoteka.tab.host import Tab
from ludoteka.tab.thinking import Beyond
from tests.server.browser import Stream, Told


class Paper:
    """A disk: three stores, as the worker's script has them. `full` is one on which there is no room."""

    def __init__(self) -> None:
        self.sheets: dict[str, Any] = {}
        self.lines: dict[str, dict[int, Any]] = {}
        self.texts: dict[str, str] = {}
        self.full = False

    async def tables(self) -> str:
        return json.dumps(self.sheets)

    async def journal(self, table: str) -> str:
        return json.dumps([line for _, line in sorted(self.lines.get(table, {}).items())])

    async def record(self, id: str) -> str:
        return self.texts.get(id, "")

    async def whole(self) -> str:
        journals = {id: [line for _, line in sorted(lines.items())] for id, lines in self.lines.items()}
        return json.dumps({"tables": self.sheets, "journal": journals, "records": self.texts})

    async def keep(self, change: str) -> None:
        await asyncio.sleep(0)  # a disk takes its time
        if self.full:
            raise OSError("QuotaExceededError")
        told = json.loads(change)
        self.sheets |= told["tables"]
        self.texts |= told["records"]
        for id, lines in told["journal"].items():
            self.lines.setdefault(id, {}).update({line[0]: line for line in lines})


class Cable:
    """What `Stream` needs of a socket, over the worker's messages."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.code = 0

    async def send(self, text: str) -> None:
        self.page.tab.tell(self.number, text)

    async def recv(self) -> str:
        return await self.told.get()


class Page:
    """Somebody who sits before the tab."""

    def __init__(self, disk: Paper | None = None, beyond: Beyond | None = None) -> None:
        self.disk = disk or Paper()
        self.tab = Tab(self.heard, self.disk, beyond, brisk=True)
        self.waiting: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.cables: dict[int, Cable] = {}
        self.last = 0

    def heard(self, number: int, status: int, text: str) -> None:
        if number in self.waiting:
            self.waiting.pop(number).set_result((status, text))
        elif status:
            self.cables[number].code = status
        else:
            self.cables[number].told.put_nowait(text)

    async def ask(self, method: str, path: str, body: Any = "") -> tuple[int, Any]:
        self.last += 1
        self.waiting[self.last] = asyncio.get_running_loop().create_future()
        answer = self.waiting[self.last]
        self.tab.ask(self.last, method, path, body if isinstance(body, str) else json.dumps(body))
        status, text = await asyncio.wait_for(answer, 60)
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    async def open(self, game: str, /, *levels: str, **more: Any) -> str:
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        plan = {"name": "Anna", "game": game, "players": len(seats), "seats": seats, "start": True}
        status, told = await self.ask("POST", "/api/tables", plan | more)
        assert status == 200, told
        id: str = told["table"]
        return id

    @asynccontextmanager
    async def look(self, table: str, viewer: int | None = None) -> AsyncIterator[Stream]:
        self.last += 1
        cable = self.cables[self.last] = Cable(self, self.last)
        self.tab.open(cable.number, table)
        stream = Stream(cast(ClientConnection, cable))
        await stream.say("hello", protocol=3, seen=-1, viewer=viewer)
        await stream.until(lambda told: told["type"] in ("snapshot", "bye"))
        try:
            yield stream
        finally:
            self.tab.close(cable.number)
            while cable.number in self.tab.lines:
                await asyncio.sleep(0)

    async def settled(self, table: str, stream: Stream) -> None:
        """Hear all there is to hear, until only this person is waited for."""
        cable = cast(Cable, stream.socket)
        await stream.ask("ping")  # what was said before it has been done
        there = self.tab.house.tables[table]
        while there.answers.tasks or there.lock.locked() or not cable.told.empty() or stream.decision is None:
            if cable.told.empty():
                await asyncio.sleep(0.001)
            else:
                await stream.hear()


@asynccontextmanager
async def at_home(disk: Paper | None = None, beyond: Beyond | None = None) -> AsyncIterator[Page]:
    """A tab that is opened and closed again; its disk stays."""
    page = Page(disk, beyond)
    await page.tab.begin()
    try:
        yield page
    finally:
        await page.tab.house.close()


def stood(told: Told | None) -> Any:
    """Where a table stands, as far as somebody sees it."""
    return None if told is None else (told["view"], told["decisions"], told["asked"])
