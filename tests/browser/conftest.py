"""A server with the built page, and people with a real browser who come to it.

Where Debian's chromium is missing it is installed if this process may; if it may not, the tests of this room are not
collected and the last lines of the run say so. LUDOTEKA_REQUIRE_BROWSER=1 makes that an error.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.browser.person import FLAGS, Person
from tests.needed import leave_out
from tests.server.browser import serving
from tools.needs import chromium, shell

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build/shots"
ROOM = Path(__file__).parent

# Everything here lives in one loop: a browser that one test has started can serve the next.
ONE_LOOP = pytest.mark.asyncio(loop_scope="session")


@cache
def why_not() -> str:
    """Why no browser test can run here; empty if they can."""
    if chromium() is None or shell() is None:
        return "there is no chromium and it could not be installed (Debian: apt-get install chromium)"
    built = subprocess.run([sys.executable, ROOT / "tools/web.py"], check=False, capture_output=True, text=True)
    return "" if built.returncode == 0 else f"the page could not be built: {built.stderr.strip()[-300:]}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if ROOM in item.path.parents]
    if ours and why_not():
        leave_out(config, items, ours, "BROWSER", why_not())
    for item in ours:
        item.add_marker(ONE_LOOP, append=False)


@pytest_asyncio.fixture(loop_scope="session")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as server:
        yield f"http://127.0.0.1:{server.port}"


Start = Callable[[str | None], Awaitable[Browser]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started() -> AsyncIterator[Start]:
    """Starts this browser once for all tests of this process, and once more only if it has died."""
    async with async_playwright() as playwright:
        launched: dict[str | None, Browser] = {}

        async def start(path: str | None) -> Browser:
            if path not in launched or not launched[path].is_connected():
                launched[path] = await playwright.chromium.launch(executable_path=path, args=FLAGS)
            return launched[path]

        yield start
        for one in launched.values():
            await one.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(started: Start, request: pytest.FixtureRequest) -> AsyncIterator[Browser]:
    """A browser in which nobody else has a page open: who comes has cookies of their own. A whole one for who asks."""
    whole = request.node.get_closest_marker("whole_browser") is not None
    found = await started(chromium() if whole else shell())
    yield found
    for context in found.contexts:
        await context.close()


Come = Callable[..., Awaitable[Person]]


@pytest_asyncio.fixture(loop_scope="session")
async def come(address: str, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Come]:
    """Somebody new comes with a browser of this size, language and light."""
    people: list[Person] = []

    async def person(size: str = "desktop", lang: str = "ru", light: str = "dark", speed: float = 0) -> Person:
        people.append(await Person.come(browser, address, size, lang, light, speed))
        return people[-1]

    yield person
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(people):
        name = request.node.name.translate({ord(letter): "-" for letter in "[]/ "})
        await one.page.screenshot(path=SHOTS / f"{name}{number}.png")
        faults = one.faults
        await one.page.context.close()
        assert faults == [], "the page complained in its console"
