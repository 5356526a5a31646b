"""The server's page on somebody's home screen."""

from __future__ import annotations

from tests.browser.conftest import Come


async def test_the_page_can_be_installed(come: Come) -> None:
    anna = await come("phone")
    await anna.go("/")
    devtools = await anna.page.context.new_cdp_session(anna.page)
    manifest = await devtools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    reasons = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert [one["errorId"] for one in reasons if one["errorId"] != "in-incognito"] == []  # where every test looks on
