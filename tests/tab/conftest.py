"""The folder that `make tab` makes, and somewhere to see it from: it is built, if need be, before the first test of it.

Where it cannot be built (Pyodide comes from npm, two wheels from PyPI) its tests are left out and the last lines of
the run say so; LUDOTEKA_REQUIRE_TAB=1 makes that an error. A browser looks at the rest of it
in `make soak` (`soak_browser.py`).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from ludoteka.cli.tab import listening
from tests.browser.person import FLAGS
from tests.needed import leave_out
from tests.tab.visit import PATIENCE
from tools.needs import shell

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "dist/tab"


@cache
def why_not() -> str:
    """Why the folder cannot be had here; empty if it is there."""
    if shell() is None:
        return "there is no chromium and it could not be installed (Debian: apt-get install chromium)"
    made = subprocess.run([sys.executable, "-m", "tools.tab"], cwd=ROOT, check=False, capture_output=True, text=True)
    return "" if made.returncode == 0 else f"the folder could not be built: {made.stderr.strip()[-300:]}"


@pytest.hookimpl(trylast=True)  # nothing is built for tests that nobody wants
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if {"built", "site"} & set(getattr(item, "fixturenames", ()))]
    if ours and why_not():
        leave_out(config, items, ours, "TAB", why_not())


@pytest.fixture(scope="session")
def built() -> Path:
    return BUILT


@pytest.fixture
def site(built: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the folder somewhere below a host's first, and its address."""
    folder = tmp_path / "deep/ludoteka"
    shutil.copytree(built, folder)
    with listening(str(tmp_path), 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_address[1]}/deep/ludoteka/"
        server.shutdown()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=shell(), args=FLAGS)
        yield launched
        await launched.close()
    expect.set_options(timeout=5_000)
