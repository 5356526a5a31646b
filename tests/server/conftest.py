"""A server for each test, over either database, and people who come to it.

Where PostgreSQL is missing it is installed if this process may; if it may not, its tests are not run and the last lines
of the run say so. LUDOTEKA_REQUIRE_POSTGRES=1 makes that an error.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.needed import leave_out
from tests.server.browser import Browser, Server, serving
from tools import needs
from tools.postgres import Cluster
from tools.postgres import cluster as running

KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if item.get_closest_marker("postgres")]
    if ours and needs.postgres() is None:
        why = "there is no PostgreSQL and it could not be installed (Debian: apt-get install postgresql)"
        leave_out(config, items, ours, "POSTGRES", why)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as found:
        yield found


@pytest.fixture(params=KINDS)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return tmp_path / "ludoteka.sqlite"
    found: Cluster = request.getfixturevalue("cluster")
    return found.database()


@pytest.fixture
async def server(db: str | Path) -> AsyncIterator[Server]:
    async with serving(db) as found:
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
