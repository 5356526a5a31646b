"""Several people, one device or many."""

from __future__ import annotations

import re

from playwright.async_api import expect

from ludoteka.kernel.machine import State
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.positions import first, prompt, read


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


def may_trade(state: State) -> bool:
    """An artefact can be offered to the second seat, who has one that can be asked for."""
    offered = any(choice.verb == "offer-to" and "players/1" in choice.places for choice in state.choices())
    return offered and prompt(state) == "elves-ask-main" and bool(state.view(0)["players"][1]["artefacts"])


async def offer(anna: Person) -> str:
    """Something for an artefact of the other's choice; the name of what is given."""
    await anna.page.locator(".seat .acts .btn", has_text="Offer a trade").first.click()
    sheet = anna.page.locator("dialog .bargain")
    thing = sheet.locator("section").first.locator(".thing").first
    given = await thing.get_attribute("data-key") or ""
    await thing.click()
    await sheet.locator("[data-hidden]").click()
    await sheet.locator("[data-bargain-offer]").click()
    return given


async def test_two_people_trade_refuse_take_back_and_agree(come: Come) -> None:
    anna, boris = await come("laptop", lang="en"), await come("phone", lang="en")
    there = first("elves", may_trade)
    await anna.sit_with(boris, read("elves", there.record), there.ply)
    asked, answered = anna.page.locator(".decision .ask b"), boris.page.locator(".decision .ask b")
    await anna.asked()
    before = await asked.inner_text()
    given = await offer(anna)
    await boris.asked()
    await expect(answered).to_have_text(re.compile("You get: .*You give: an artefact.*Anna offers this trade"))
    # What he would get is read whole, and what he has says what it is asked for.
    await answered.locator(f"[data-card={given}]").click()
    await expect(boris.page.locator(".peek.pinned .card .tx")).to_be_visible()
    await boris.page.keyboard.press("Escape")
    await expect(boris.page.locator(".spot.legal .mark").first).to_have_text("give")
    # One act is taken back at once, by leave of who has seen it; the question stays whole meanwhile.
    await anna.page.locator(".undo").click()
    leave = boris.page.locator("[data-consent]")
    await expect(leave).to_contain_text("Anna asks to take back")
    assert await answered.evaluate("el => el.scrollHeight < el.clientHeight + 6"), "no line of it is lost"
    await leave.get_by_role("button", name="no").click()
    await expect(leave).to_have_count(0)
    await boris.page.get_by_role("button", name="Refuse").click()
    await expect(asked).to_have_text(before)
    await expect(anna.page.locator(".log")).to_contain_text("Boris refuses")
    await anna.page.locator(".undo").click()
    await leave.get_by_role("button", name="yes").click()
    await expect(anna.page.locator(".seat .acts .btn", has_text="Offer a trade")).to_be_visible()
    await expect(asked).to_have_text(before)
    assert await anna.page.locator(".log li.undone").count() >= 2
    await offer(anna)
    await boris.asked()
    mine = boris.page.locator(".spot.legal[data-key]").first
    paid = await mine.get_attribute("data-key")
    await boris.tap(mine)
    await expect(asked).to_have_text(before)
    await expect(anna.page.locator(f".spot[data-key='{paid}'][data-path^='players/0']")).to_be_visible()
    await expect(boris.page.locator(f".spot[data-key='{given}'][data-path^='players/1']")).to_be_visible()
