"""Several people, one device or many."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.conftest import Come


async def test_two_browsers_at_one_table(come: Come) -> None:
    anna, boris = await come(), await come(lang="en")
    await anna.open_table("shards", seats={1: "open"})
    await anna.page.locator(".invite").wait_for()
    link = await anna.page.locator(".link input").input_value()
    await expect(anna.page.locator("svg.qr")).to_be_visible()
    await boris.page.goto(link)
    await boris.page.locator(".field input").fill("Boris")
    await boris.page.get_by_role("button", name="Sit down").click()
    await expect(anna.page.locator(".st b", has_text="Boris")).to_be_visible()
    await anna.page.get_by_role("button", name="Начать").click()
    await anna.at_table()
    await boris.at_table()
    for one in (anna, boris):  # nobody who was let in is told that he does not sit here
        await expect(one.page.locator(".toast")).to_have_count(0)
    first, second = (anna, boris) if await anna.page.locator(".decision.mine").count() else (boris, anna)
    card = first.page.locator(".hand .spot.legal").first
    key = await card.get_attribute("data-key")
    await card.click()
    await expect(second.page.locator(f".board .spot[data-key='{key}']").first).to_be_visible()
    # what one holds is nowhere in the other's page
    hidden = await second.page.locator("[data-path*='/hand/']").evaluate_all("all => all.map(e => e.dataset.path)")
    assert len({path.split("/")[1] for path in hidden}) == 1
    await second.page.locator(".rail .railfoot input").fill("hello")
    await second.page.keyboard.press("Enter")
    await expect(first.page.locator(".chat li", has_text="hello")).to_be_visible()


async def test_hotseat_covers_the_table_between_two_players(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards", seats={1: "me"})
    cover = anna.page.locator(".handover")
    await cover.wait_for()
    assert await anna.page.locator("[data-path]").count() == 0
    await anna.page.get_by_role("button", name="Это я").click()
    await anna.asked()
    assert await anna.page.locator(".hand .spot").count() == 5
    for _ in range(12):
        if await cover.count():
            break
        await anna.buttons.last.click()
        await anna.page.wait_for_timeout(250)
    await cover.wait_for()
    assert await anna.page.locator("[data-path]").count() == 0


async def test_on_one_device_nobody_reads_what_another_was_told(come: Come) -> None:
    """The log of the one before is not the log of the next: it told what that one drew at the end of the turn."""
    anna = await come()
    await anna.open_table("shards", seats={1: "me"})
    cover = anna.page.locator(".handover")
    await cover.wait_for()
    await anna.page.get_by_role("button", name="Это я").click()
    await anna.asked()
    for _ in range(30):
        if await cover.count():
            break
        if await anna.buttons.count():
            await anna.buttons.last.click()
        await anna.page.wait_for_timeout(250)
    await cover.wait_for()
    assert "берёт карту:" not in await cover.inner_text()
    await anna.page.get_by_role("button", name="Это я").click()
    await anna.asked()
    told = await anna.page.locator(".rail .log li").all_inner_texts()
    assert any(re.search(r"берёт карту\s*×5$", line) for line in told), told
    # Nor can the next look back with the eyes of the one before.
    assert await anna.page.locator(".rail .log button.then").count() == 0
    await anna.page.locator(".hand .spot.legal").first.click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await anna.page.locator(".rail .log button.then").first.click(force=True)
    await expect(anna.page.locator(".hand .spot")).to_have_count(5)


async def test_a_spectator_sees_no_hand(come: Come) -> None:
    anna, vera = await come(), await come()
    await anna.open_table("shards")
    await anna.asked()
    await vera.page.goto(anna.page.url)
    await vera.page.get_by_role("button", name="Смотреть").click()
    await vera.at_table()
    await expect(vera.page.locator(".toast")).to_have_count(0)
    assert await vera.page.locator("[data-path*='/hand/']").count() == 0
    assert await vera.page.locator(".decision.mine").count() == 0


async def test_one_comes_back_to_the_same_place(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".hand .spot.legal").first.click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await anna.page.reload()
    await anna.asked()
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await anna.go("/")
    await anna.page.locator(".trow.turn .btn").first.click()
    await anna.asked()
