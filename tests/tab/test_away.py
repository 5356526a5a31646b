"""The server's page falls back to the tab's tables when the server cannot be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.person import Person
from tests.server.browser import Browser as Client
from tests.server.browser import serving
from tests.tab.visit import PATIENCE, play

KEPT = "caches.match('/tab/').then((found) => !!found)"


async def test_who_loses_the_network_plays_on_alone(built: Path, browser: Browser, tmp_path: Path) -> None:
    async with serving(tmp_path, tab=built) as server:
        address = f"http://127.0.0.1:{server.port}"
        anna = await Person.come(browser, address, "phone", "en", "light")
        anna.page.context.set_default_timeout(PATIENCE)
        await anna.go("/")
        await anna.until("navigator.serviceWorker.controller !== null")
        await anna.until(KEPT)
    await anna.page.goto(f"{address}/table/some-table")
    await expect(anna.page).to_have_url(f"{address}/tab/?away#/")
    await anna.page.locator("[data-box=elves] .meta").wait_for()
    away = anna.page.locator(".athome")
    await expect(away).to_contain_text("The house is out of reach")
    await expect(away.locator("a")).to_have_attribute("href", "../")
    assert await anna.axe() == []
    anna.address = f"{address}/tab/?away#"
    await anna.open_table("shards", seats={1: "bot:apprentice"})
    await anna.asked()
    await play(anna, 2)
    async with serving(tmp_path, tab=built, port=server.port):  # and back, when it is there again
        await anna.go("/")
        await away.locator("a").click()
        await expect(anna.page).to_have_url(f"{address}/")
        await anna.page.locator("[data-box=elves] .meta").wait_for()
    await anna.page.context.close()
    assert anna.faults == []


@pytest.mark.parametrize(
    ("path", "status", "kind"),
    [
        ("/tab/", 200, "text/html"),
        ("/tab/pyodide/pyodide.asm.wasm", 200, "application/wasm"),
        ("/tab/../index.html", 200, "text/html"),  # a client makes it /index.html, which is the server's
        ("/tab/%2e%2e/%2e%2e/pyproject.toml", 404, "application/json"),
        ("/tab/a%00b", 404, "application/json"),
        ("/tab/nothing.js", 404, "application/json"),
    ],
)
async def test_the_folder_is_served_and_nothing_beside_it(
    built: Path, tmp_path: Path, path: str, status: int, kind: str
) -> None:
    async with serving(tmp_path, tab=built) as server:
        anna = Client(server.url)
        told = await anna.get(path)
        assert (told.status_code, told.headers["content-type"].partition(";")[0]) == (status, kind)
        assert ("wasm-unsafe-eval" in told.headers["content-security-policy"]) == told.url.path.startswith("/tab/")
        if status == 200 and told.url.path.startswith("/tab/"):
            again = await anna.http.get(path, headers={"if-none-match": told.headers["etag"]})
            assert again.status_code == 304
        await anna.close()
