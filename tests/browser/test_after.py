"""After the game: who won and why, the replay, and playing on from any position of it."""

from __future__ import annotations

import re

from playwright.async_api import expect

import ludoteka
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from tests.browser.conftest import Come


async def test_over_replay_and_on_from_there(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    for _ in range(3):
        await anna.page.locator(".hand .spot.legal").first.click()
        await anna.page.wait_for_timeout(200)
    await anna.page.get_by_role("button", name="Меню").click()
    await anna.page.get_by_role("button", name="Сдаться", exact=True).click()
    await anna.page.get_by_role("button", name="Да, сдаться").click()
    over = anna.page.locator("dialog .over")
    await over.wait_for()
    assert await over.locator(".winner").count() == 1
    await expect(anna.page.locator("dialog .graph polyline").first).to_be_attached()  # how the game went
    assert await anna.page.locator("dialog [data-deciding]").count() == 0  # nobody's blow decided it
    async with anna.page.expect_download() as coming:
        await anna.page.locator("dialog a[download]").click()
    record = await (await coming.value).path()
    assert record.read_text("utf-8").startswith("ludoteka record")
    await anna.page.locator("dialog").get_by_role("link", name="Повтор", exact=True).click()
    timeline = anna.page.locator(".timeline")
    await timeline.wait_for()
    await anna.page.keyboard.press("ArrowLeft")
    await anna.page.keyboard.press("ArrowLeft")
    await anna.page.wait_for_url("**/replay/*/*")
    ply = int(anna.page.url.rsplit("/", 1)[1])
    # a permalink shows the same position to a stranger
    boris = await come()
    await boris.page.goto(anna.page.url)
    await boris.page.locator(".timeline").wait_for()
    assert int(boris.page.url.rsplit("/", 1)[1]) == ply
    hands = "all => all.map(e => e.dataset.path + e.dataset.key).join()"
    theirs = await boris.page.locator(".board [data-key]").evaluate_all(hands)
    assert theirs == await anna.page.locator(".board [data-key]").evaluate_all(hands)
    await boris.page.get_by_role("button", name="Сыграть отсюда").click()
    # the others are as strong as they were
    await expect(boris.page.locator("form.newtable select[data-seat='1']")).to_have_value("bot:random")
    await boris.page.locator("form.newtable .foot .primary").click()
    await boris.at_table()


async def test_a_record_can_be_brought_back(come: Come) -> None:
    match = Match(ludoteka.game("shards"), "5")
    for _ in range(8):
        match.choose(match.state.actor, match.state.options()[0])
    anna = await come()
    await anna.go("/")
    await anna.page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": match.record.write().encode()}
    )
    await anna.page.locator(".timeline").wait_for()
    await expect(anna.page.locator(".timeline .ask .num")).to_contain_text("/ 8")
    await anna.page.locator("[aria-label='На шаг вперёд']").click()
    await expect(anna.page.locator(".timeline .ask .num")).to_contain_text("1 / 8")


async def test_the_same_deal_and_the_scrubber(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards", seats={1: "bot:greedy"})
    await anna.asked()
    cards = "all => all.map(el => el.dataset.key).sort().join()"
    hand = anna.page.locator(".hand .spot")
    before = await hand.evaluate_all(cards)
    for _ in range(3):
        await anna.page.locator(".hand .spot.legal").first.click()
        await anna.page.wait_for_timeout(200)
    await anna.page.get_by_role("button", name="Меню").click()
    await anna.page.get_by_role("button", name="Сдаться", exact=True).click()
    await anna.page.get_by_role("button", name="Да, сдаться").click()
    sheet = anna.page.locator("dialog:has(.over)")
    await sheet.locator(".graph polyline").first.wait_for(state="attached")
    scrubber = sheet.locator(".graph input[type=range]")
    chart = sheet.locator(".graph > svg")
    before_it = await chart.bounding_box()
    await scrubber.fill("2")
    await expect(sheet.locator(".graph .what")).to_have_text(re.compile(r"^\S+: \S+"))  # who chose what
    await expect(sheet.locator("a[href$='/2']", has_text="Повтор")).to_be_visible()
    await expect(sheet.locator("[data-fork]")).to_be_enabled()  # play on from there
    assert await chart.bounding_box() == before_it, "what is pointed at stays under the pointer"
    assert await anna.axe() == []
    await sheet.locator("[data-same]").click()
    await anna.page.wait_for_url("**/table/*")
    await anna.asked()
    await expect(hand).to_have_count(5)
    assert await hand.evaluate_all(cards) == before


async def test_a_line_of_the_log_leads_to_its_moment(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    hand = anna.page.locator(".hand .spot")
    for left in (4, 3, 2):
        await anna.page.locator(".hand .spot.legal").first.click()
        await expect(hand).to_have_count(left)
    await anna.asked()
    line = anna.page.locator(".log li", has=anna.page.locator("button.then")).last
    await line.hover()
    await line.locator(".then").click()
    await expect(hand).to_have_count(3)  # before the last card
    assert await anna.page.locator(".spot.legal").count() == 0  # nothing can be chosen in the past
    assert await anna.axe() == []
    await anna.page.locator("[data-present]").click()
    await expect(hand).to_have_count(2)
    await anna.asked()
    await anna.page.get_by_role("button", name="Меню").click()
    await anna.page.get_by_role("button", name="Сдаться", exact=True).click()
    await anna.page.get_by_role("button", name="Да, сдаться").click()
    await anna.page.locator("dialog .over").wait_for()
    await anna.page.keyboard.press("Escape")
    links = await anna.page.locator(".log a.then").evaluate_all("all => all.map(el => el.getAttribute('href'))")
    before = sorted({int(link.rsplit("/", 1)[1]) for link in links})[-2]
    line = anna.page.locator(".log li", has=anna.page.locator(f"a.then[href$='/{before}']")).last
    await line.hover()
    await line.locator("a.then").click()
    await anna.page.wait_for_url(f"**/replay/*/{before}")
    await expect(hand).to_have_count(3)  # with open eyes the hand of who is to move lies there


def nearly_won() -> Match:
    """A game of Elven Fury that somebody wins by a goal, played by bots; what ends it is a pass that makes itself."""
    box = shelf.box("elves")
    for seed in range(15, 60):
        match = Match(ludoteka.game("elves"), f"end-{seed}")
        bots = [bot("greedy", box, f"{seed}{seat}") for seat in range(2)]
        alone = False
        while not match.state.ending:
            question = match.questions()[0]
            alone = question.window and question.is_idle and len(question.options) == 1
            match.choose(question.seat, bots[question.seat].choose(Observer(match.state, question.seat)))
        if alone and match.state.outcome is not None and match.state.outcome.ending == "goal":
            return match
    raise AssertionError("no game ends so")


async def test_the_secret_goals_stand_in_the_sheet_of_the_end(come: Come) -> None:
    match = nearly_won()
    anna = await come("laptop", lang="en")
    await anna.sit_where(match.record, len(match.made) - 1)
    await anna.page.locator("dialog .over").wait_for(timeout=60_000)
    secrets = anna.page.locator("dialog .secrets li")
    assert await secrets.count() == 2
    assert await anna.page.locator("dialog .secrets li.met").count() == 1
    told = await secrets.all_inner_texts()
    assert all(re.search(r"\d/\d", line) for line in told), told
