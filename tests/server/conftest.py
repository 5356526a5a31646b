"""A server for each test, and people who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.browser import Browser, Server, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


@pytest.fixture
async def person(server: Server) -> AsyncIterator[Callable[[], Browser]]:
    """Makes somebody new at the server."""
    found: list[Browser] = []

    def come() -> Browser:
        found.append(Browser(server.url))
        return found[-1]

    yield come
    for browser in found:
        await browser.close()


@pytest.fixture
async def anna(person: Callable[[], Browser]) -> Browser:
    return person()


@pytest.fixture
async def boris(person: Callable[[], Browser]) -> Browser:
    return person()


@pytest.fixture
async def vera(person: Callable[[], Browser]) -> Browser:
    return person()


Seated = Callable[..., Awaitable[str]]


@pytest.fixture
def two(anna: Browser, boris: Browser) -> Seated:
    """A table at which Anna and Boris play."""

    async def seated(**more: object) -> str:
        table = await anna.open("me", "open", **more)
        await boris.sit(table)
        answer = await anna.post(f"/api/tables/{table}/start")
        assert answer.status_code == 200, answer.text
        return table

    return seated
