"""A coach in the replay: asked once, it marks the moves; a mark leads to the position before it."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.conftest import SHOTS, Come
from tests.server.test_records import played

PATIENCE = 180_000  # ms: a coach thinks, and the machine may be slow


async def test_a_coach_marks_the_moves_and_leads_to_them(come: Come) -> None:
    anna = await come("laptop", lang="en")
    await anna.go("/")
    headers = {"content-type": "text/plain", "origin": anna.address}
    told = await anna.page.request.post(f"{anna.address}/api/records", data=played(most=40), headers=headers)
    record = (await told.json())["record"]
    await anna.go(f"/replay/{record}/0")
    page = anna.page
    await page.locator("[data-coach]").click()
    await page.locator("[data-begin]").click()
    panel = page.locator("[data-review]")
    await expect(panel).to_have_attribute("data-review", "ready", timeout=PATIENCE)
    await expect(panel.locator("[data-accuracy]")).to_have_count(2)
    await expect(panel.locator("[data-lesson]")).to_have_count(6)
    marked = panel.locator("[data-marked]")
    count = await marked.count()
    assert count, "somebody who chooses blindly makes mistakes"
    assert not await anna.axe()
    await page.screenshot(path=SHOTS / "coach-laptop.png")
    ply = int(await marked.first.get_attribute("data-marked") or 0)
    await marked.first.click()
    await page.wait_for_url(f"**/replay/{record}/{ply - 1}")
    await expect(panel).to_have_count(0)
    await expect(page.locator("[data-coached]")).to_have_count(count)
    await page.keyboard.press("Shift+ArrowRight")
    await page.wait_for_url(f"**/replay/{record}/{ply}")
    await expect(page.locator(f"[data-ply='{ply}'] [data-mark]")).to_be_visible()
    await page.reload()
    await expect(page.locator("[data-coached]")).to_have_count(count)
