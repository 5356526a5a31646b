"""What a person does at one table of the page."""

from __future__ import annotations

import re

from playwright.async_api import WebSocketRoute, expect

from tests.browser.conftest import Come


async def test_bad_combinations_cannot_be_chosen_and_say_why(come: Come) -> None:
    anna = await come()
    await anna.go("/new/shards")
    sheet = anna.page.locator("form.newtable")
    team = sheet.locator(".chip", has_text="две команды")
    await expect(team.locator("input")).to_be_disabled()
    await expect(sheet.locator(".setting .why", has_text="четверых")).to_be_visible()
    await sheet.locator("input[name=players][value='4']").check(force=True)
    await expect(team.locator("input")).to_be_enabled()


async def test_only_what_is_offered_glows(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    hand = anna.page.locator(".hand .spot")
    glowing = anna.page.locator(".hand .spot.legal")
    assert await hand.count() == 5
    assert await glowing.count() == 5
    assert await anna.page.locator(".spot.legal[data-path^='row']").count() == 0  # no gems yet
    for spot in await anna.page.locator("[data-path^='row']").all():
        assert await spot.get_attribute("tabindex") == "-1"


async def test_why_not_cites_the_rule_and_opens_it(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator("[data-path='row/0']").click()
    note = anna.page.get_by_role("dialog")
    await expect(note).to_be_visible()
    assert await note.locator(".req .no").count() >= 1
    assert await note.locator(".req .yes").count() >= 1
    rule = await note.locator("cite span").first.inner_text()
    await note.get_by_role("link", name="открыть правило").first.click()
    await expect(anna.page.locator(".rule.here footer .ru")).to_have_text(rule)


async def test_undo_says_what_it_undoes(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    cards = anna.page.locator(".hand .spot")
    before = await cards.count()
    crystal = anna.page.locator(".hand .spot[data-key='crystal']")
    await crystal.first.click()
    await expect(cards).to_have_count(before - 1)
    # A card from the hand was shown to the others, so they are asked; bots consent.
    await expect(anna.page.locator(".undo")).to_have_attribute("aria-label", re.compile("Разыграть: Кристалл$"))
    await anna.page.keyboard.press("z")
    await expect(cards).to_have_count(before)


async def test_the_language_changes_at_once_and_without_a_reload(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.evaluate("window.here = true")
    await expect(anna.page.locator(".gname")).to_have_text("Осколки бесконечности")
    await anna.page.get_by_role("button", name="EN").click()
    await expect(anna.page.locator(".gname")).to_have_text("Shards of Infinity")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    assert await anna.page.evaluate("window.here") is True
    assert "Кристалл" not in await anna.page.locator("body").inner_text()


async def test_a_card_is_large_on_demand(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    card = anna.page.locator("[data-path='row/1']")
    await card.click(button="right")
    large = anna.page.locator(".peek.pinned")
    await expect(large).to_be_visible()
    box = await large.locator(".card.big").bounding_box()
    assert box is not None
    assert box["width"] >= 290
    await anna.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_a_line_of_the_log_lights_up_what_it_speaks_of(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".hand .spot[data-key='crystal']").first.click()
    line = anna.page.locator(".rail .log li", has_text="Кристалл").last
    await line.hover()
    await expect(anna.page.locator(".spot.lit[data-key='crystal']").first).to_be_visible()
    await anna.page.locator(".topbar").hover()
    await expect(anna.page.locator(".spot.lit")).to_have_count(0)


async def test_a_lost_socket_is_said_and_mended(come: Come) -> None:
    anna = await come()
    sockets: list[WebSocketRoute] = []

    def meet(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    await anna.page.route_web_socket("**/ws/*", meet)
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".hand .spot.legal").first.click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await sockets[-1].close()
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await expect(anna.page.locator(".strip")).to_have_count(0)
    assert len(sockets) >= 2
    await anna.page.locator(".hand .spot.legal").first.click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(3)


async def test_the_screen_reader_is_told(come: Come) -> None:
    anna = await come(lang="en")
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".hand .spot[data-key='crystal']").first.click()
    await expect(anna.page.get_by_test_id("voice")).to_contain_text("Crystal")
    label = await anna.page.locator(".hand .spot.legal").first.get_attribute("aria-label")
    assert label is not None
    assert "You can:" in label
