"""After the game: who won and why, the replay, and playing on from any position of it."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.conftest import Come


async def test_over_replay_and_on_from_there(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    for _ in range(3):
        await anna.page.locator(".hand .spot.legal").first.click()
        await anna.page.wait_for_timeout(200)
    await anna.page.get_by_role("button", name="Меню").click()
    await anna.page.get_by_role("button", name="Сдаться").click()
    over = anna.page.locator("dialog .over")
    await over.wait_for()
    assert await over.locator(".winner").count() == 1
    await expect(anna.page.locator("dialog .graph polyline").first).to_be_attached()  # how the game went
    async with anna.page.expect_download() as coming:
        await anna.page.locator("dialog a[download]").click()
    record = await (await coming.value).path()
    assert record.read_text("utf-8").startswith("ludoteka record")
    await anna.page.get_by_role("link", name="Повтор").click()
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
    await boris.page.locator("form.newtable .foot .primary").click()
    await boris.at_table()


async def test_a_record_can_be_brought_back(come: Come) -> None:
    import ludoteka
    from ludoteka.kernel.match import Match

    match = Match(ludoteka.game("shards"), "5")
    for _ in range(8):
        match.choose(match.state.options()[0])
    anna = await come()
    await anna.go("/")
    await anna.page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": match.record.write().encode()}
    )
    await anna.page.locator(".timeline").wait_for()
    await expect(anna.page.locator(".timeline .ask span")).to_contain_text("/ 8")
    await anna.page.locator("[aria-label='На выбор вперёд']").click()
    await expect(anna.page.locator(".timeline .ask span")).to_contain_text("1 / 8")
