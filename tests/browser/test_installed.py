"""The server's page on somebody's home screen, and when the server cannot be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.server.browser import serving


async def test_the_page_can_be_installed(come: Come) -> None:
    anna = await come("phone")
    await anna.go("/")
    devtools = await anna.page.context.new_cdp_session(anna.page)
    manifest = await devtools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    reasons = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert [one["errorId"] for one in reasons if one["errorId"] != "in-incognito"] == []  # where every test looks on


@pytest.mark.parametrize(("lang", "said"), [("ru", "До дома не достучаться"), ("en", "The house is out of reach")])
async def test_without_a_network_one_sentence_says_so(lang: str, said: str, browser: Browser, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        anna = await Person.come(browser, address, "phone", lang, "light")
        await anna.go("/")
        await anna.until("navigator.serviceWorker.controller !== null")
    await anna.page.goto(f"{address}/rules/shards")
    await expect(anna.page.locator("p")).to_contain_text(said)
    assert await anna.axe() == []
    await anna.page.context.close()
    assert anna.faults == []
