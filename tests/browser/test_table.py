"""What a person does at one table of the page."""

from __future__ import annotations

import json
import re

from playwright.async_api import WebSocketRoute, expect

import ludoteka
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import PolicyBot
from ludoteka.bots.weights import policy_of
from ludoteka.games import shelf
from ludoteka.kernel.match import Match
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


async def test_one_player_can_be_chosen_and_the_variant_gives_way(come: Come) -> None:
    """Neither the number nor the variant is a dead end: two players play each for themselves, one plays the Nemesis."""
    anna = await come()
    await anna.go("/new/shards")
    sheet = anna.page.locator("form.newtable")
    alone = sheet.locator(".chip", has_text="против Немезиды").locator("input")
    for players, chosen in ((1, True), (2, False), (1, True)):
        await sheet.locator(f"input[name=players][value='{players}']").check()
        await expect(alone).to_be_checked(checked=chosen)
        await expect(sheet.locator(".foot .primary")).to_be_enabled()
    await sheet.locator(".foot .primary").click()
    await anna.asked()
    await expect(anna.page.locator(".seat").first).to_contain_text("Немезида")


async def test_the_newest_line_of_the_log_is_in_sight(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    newest = """() => { const list = document.querySelector('.log'), last = list.lastElementChild;
        return [list.scrollHeight > list.clientHeight, last.getBoundingClientRect().bottom
            <= list.getBoundingClientRect().bottom + 1] }"""
    for _ in range(30):
        await anna.asked()
        there = await anna.seen()
        await anna.click("picks" if there["picks"] else "buttons" if there["buttons"] else "glowing")
        await anna.page.wait_for_timeout(150)
        scrolls, in_sight = await anna.page.evaluate(newest)
        assert in_sight
        if scrolls:
            break
    assert scrolls
    await anna.page.locator(".log").evaluate("list => list.scrollTop = 0")  # who reads what was is left in peace
    await anna.asked()
    await anna.choose_something()
    await anna.page.wait_for_timeout(400)
    assert await anna.page.locator(".log").evaluate("list => list.scrollTop") == 0


async def test_a_closed_guide_stays_closed(come: Come) -> None:
    anna = await come()
    await anna.go("/new/shards")
    await anna.page.locator("form.newtable .foot .primary").click()
    await anna.at_table()
    await anna.page.locator("[data-read]").click()  # how to play, before the first game
    guide = anna.page.locator(".guide")
    await expect(guide).to_be_visible()
    await guide.get_by_role("button", name="Закрыть подсказки").click()
    await expect(guide).to_have_count(0)
    await anna.page.reload()
    await anna.at_table()
    await expect(guide).to_have_count(0)


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
    note = anna.page.locator(".whynot")
    await expect(note).to_be_visible()
    await note.get_by_role("button", name="ещё").click()
    assert await note.locator(".req .no").count() >= 1
    assert await note.locator(".req .yes").count() >= 1
    link = note.locator(".req a").first
    rule = (await link.get_attribute("href") or "").rsplit("/", 1)[-1]
    assert rule not in await note.inner_text()
    await link.click()
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
    await anna.page.keyboard.press("Shift+Z")
    await expect(cards).to_have_count(before - 1)
    await anna.page.keyboard.press("Shift+Z")  # nothing is left to do again
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


async def test_a_card_under_a_pointer_at_rest_stays_small(come: Come) -> None:
    """The page may lay a card under the pointer; only who moves over it is shown the large one."""
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    card = anna.page.locator(".hand .spot").nth(1)
    for event in ("pointerenter", "pointermove"):  # what a browser sends when the page, not the hand, has moved
        await card.dispatch_event(event, {"pointerType": "mouse", "movementX": 0, "movementY": 0})
    await anna.page.wait_for_timeout(800)
    await expect(anna.page.locator(".peek")).to_have_count(0)
    await card.hover()
    await expect(anna.page.locator(".peek")).to_be_visible()


async def test_a_large_card_shows_what_is_so_now_beside_the_print_and_explains_its_words(come: Come) -> None:
    anna = await come()

    def cheaper(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if (said.get("position") or {}).get("view"):
                said["position"]["view"]["prices"] = [0] * 6
            socket.send(json.dumps(said))

        server.on_message(told)

    await anna.page.route_web_socket("**/ws/*", cheaper)
    await anna.open_table("shards")
    await anna.asked()
    card = anna.page.locator("[data-path='row/1']")
    id = await card.get_attribute("data-key")
    printed = next(one for one in shelf.box("shards").cards() if one.id == id)
    await card.click(button="right")
    large = anna.page.locator(".peek.pinned")
    await expect(large.locator(".coin")).to_have_text("0")
    await expect(large.locator(".card .was")).to_have_text(str(printed.cost))
    await expect(large.locator(".changes")).to_contain_text(f"{printed.cost} 0")
    assert await anna.axe() == []
    await anna.page.keyboard.press("Escape")
    await anna.go("/cards/shards/arach_devotees")
    word = anna.page.locator(".opened .terms a", has_text="Единств").first
    await word.click()
    await expect(anna.page.locator(".rule.here footer .ru")).to_have_text("shards.abilities.unity-condition")


async def test_a_line_of_the_log_lights_up_what_it_speaks_of(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".hand .spot[data-key='crystal']").first.click()
    line = anna.page.locator(".rail .log li", has=anna.page.locator("button.cl", has_text="Кристалл")).last
    await expect(line).to_contain_text("получает 1 кристалл")  # one line where one says it
    await line.hover()
    await expect(anna.page.locator(".spot.lit[data-key='crystal']").first).to_be_visible()
    await anna.page.locator(".topbar").hover()
    await expect(anna.page.locator(".spot.lit")).to_have_count(0)


async def test_a_lost_socket_is_said_and_mended(come: Come) -> None:
    anna = await come()
    sockets: list[WebSocketRoute] = []
    cut: list[bool] = []

    def meet(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server().on_message(lambda message: None if cut else socket.send(message))

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
    # A browser without a network says so within three seconds, and takes it back when the network is there again.
    cut.append(True)
    await anna.page.context.set_offline(True)
    await expect(anna.page.locator(".strip")).to_be_visible(timeout=3_000)
    cut.clear()
    await anna.page.context.set_offline(False)
    await expect(anna.page.locator(".strip")).to_have_count(0)


async def test_the_screen_reader_is_told(come: Come) -> None:
    anna = await come(lang="en")
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".hand .spot[data-key='crystal']").first.click()
    await expect(anna.page.get_by_test_id("voice")).to_contain_text("Crystal")
    label = await anna.page.locator(".hand .spot.legal").first.get_attribute("aria-label")
    assert label is not None
    assert "You can:" in label


async def test_the_map_can_be_drawn_nearer(come: Come) -> None:
    anna = await come("phone")
    await anna.open_table("elves")
    await anna.asked()
    cells = anna.page.locator(".map .cells")
    before = await cells.bounding_box()
    await anna.page.get_by_role("button", name="Приблизить").click()
    await anna.page.wait_for_timeout(200)
    after = await cells.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.3
    assert await anna.fits()


def asked_to_answer() -> Match:
    """A game of elves that stands where the first seat may answer with a card."""
    match = Match(ludoteka.game("elves"), "1")
    mind = PolicyBot("1", policy_of(shelf.box("elves")).held(0.35))
    for _ in range(400):
        state = match.state
        answer = state.current().prompt(state).message.id.startswith("elves-ask-answer")
        if state.actor == 0 and answer and any(choice.places for choice in state.choices()):
            return match
        match.choose(state.actor, mind.choose(Observer(state, state.actor)))
    raise AssertionError("nobody could answer")


async def test_questions_for_an_answer_can_be_silenced(come: Come) -> None:
    match = asked_to_answer()
    anna = await come()
    await anna.sit_at(match)
    await expect(anna.page.locator(".decision .flag")).to_have_text("Ваш ответ")
    await anna.page.get_by_role("button", name="Меню").click()
    window = await anna.page.locator("[data-window]").first.get_attribute("data-window")
    asks = anna.page.locator(f"[data-window='{window}'] select")
    await expect(asks).to_have_value("able")
    await asks.select_option("never")
    await expect(asks).to_have_value("never")
    await anna.page.reload()  # remembered by the table, not by the page
    await anna.page.get_by_role("button", name="Меню").click()
    await expect(asks).to_have_value("never")


async def test_sounds_are_off_where_little_motion_is_wanted_until_asked_for(come: Come) -> None:
    anna = await come()
    await anna.go("/settings")
    sound = anna.page.get_by_label("Звуки")
    await expect(sound).not_to_be_checked()
    await sound.check()
    await anna.page.reload()
    await expect(sound).to_be_checked()


async def test_every_kind_of_window_can_be_set_before_it_is_met(come: Come) -> None:
    anna = await come(lang="en")
    await anna.open_table("quarriors")
    await anna.asked()
    await anna.page.get_by_role("button", name="Menu").click()
    windows = anna.page.locator("[data-window]")
    await expect(windows).to_have_count(3)
    await expect(windows.first).to_contain_text("an attack is announced")
    asks = windows.first.locator("select")
    await expect(asks).to_have_value("able")
    await asks.select_option("never")
    await anna.page.reload()
    await anna.asked()
    await anna.page.get_by_role("button", name="Menu").click()
    await expect(asks).to_have_value("never")


async def test_the_icon_of_the_tab_has_a_dot_while_it_is_your_turn(come: Come) -> None:
    anna, vera = await come(), await come()
    await anna.open_table("shards")
    await anna.asked()
    icon = anna.page.locator("link[rel=icon]")
    await expect(icon).to_have_attribute("href", "/assets/icon-turn.svg")
    await expect(anna.page).to_have_title("● Ваш ход · Осколки бесконечности")
    assert (await anna.page.request.get(f"{anna.address}/assets/icon-turn.svg")).ok
    await vera.page.goto(anna.page.url)
    await vera.page.get_by_role("button", name="Смотреть").click()
    await vera.at_table()
    await expect(vera.page.locator("link[rel=icon]")).to_have_attribute("href", "/assets/icon.svg")
    await expect(vera.page).to_have_title(re.compile("^Выбирает .* · Осколки бесконечности$"))
    await anna.page.get_by_role("button", name="Меню").click()
    await anna.page.get_by_role("link", name="К полке").click()
    await anna.page.get_by_role("heading", name="Ваши столы").wait_for()
    await expect(icon).to_have_attribute("href", "/assets/icon-turn.svg")  # the lobby says it too
    await expect(anna.page).to_have_title("● Лудотека")
    await anna.page.get_by_role("link", name="Настройки").click()
    await expect(icon).to_have_attribute("href", "/assets/icon.svg")


NOTES = """
window.notes = []; window.asked = 0;
window.Notification = class {
  static permission = localStorage.getItem('leave') ?? 'default';
  static async requestPermission() {
    window.asked++;
    localStorage.setItem('leave', 'granted');
    return (this.permission = 'granted');
  }
  constructor(title, options) { window.notes.push([title, options.body]); }
  close() {}
};
document.hasFocus = () => false;
"""


async def test_a_turn_is_told_outside_of_the_page_to_who_wanted_it(come: Come) -> None:
    """The browser's own messages are stood in for: what is shown here is when we send them, and that we ask first."""
    anna = await come(lang="en")
    await anna.page.add_init_script(NOTES)
    await anna.open_table("shards")
    await anna.asked()
    assert await anna.page.evaluate("[window.asked, window.notes.length]") == [0, 0]
    table = anna.page.url
    await anna.go("/settings")
    await anna.page.locator("input[name=notify]").check()
    assert await anna.page.evaluate("window.asked") == 1
    await anna.page.goto(table)
    await anna.asked()
    await anna.until("window.notes.length > 0")
    title, body = await anna.page.evaluate("window.notes[0]")
    assert title == "Your turn: Shards of Infinity"
    assert body


async def test_a_clock_shows_minutes_and_runs_for_who_is_asked(come: Come) -> None:
    anna = await come(lang="en")
    await anna.go("/new/shards")
    sheet = anna.page.locator("form.newtable")
    await sheet.locator("select", has=anna.page.locator("option", has_text="10")).select_option("600")
    await sheet.locator("input[data-guide]").uncheck(force=True)
    await sheet.locator(".foot .primary").click()
    await anna.asked()
    mine = anna.page.locator(".decision .clock")
    await expect(mine).to_have_text(re.compile(r"^(10:0\d|9:5\d)$"))
    await expect(anna.page.locator(".seat .clock")).to_have_count(1)
    shown = await mine.inner_text()
    await expect(mine).not_to_have_text(shown)  # it runs


async def test_an_end_that_leaves_something_useful_is_asked_once_more(come: Come) -> None:
    anna = await come()
    await anna.open_table("shards")
    await anna.asked()
    bar = anna.page.locator(".decision")
    end = bar.get_by_role("button", name="Закончить основную фазу")
    await end.click()
    await expect(bar.locator(".ask")).to_contain_text("Остались неразыгранные карты: 5")
    assert await anna.axe() == []
    await bar.locator("[data-back]").click()
    await expect(end).to_be_visible()
    await end.click()
    await anna.page.locator(".hand .spot.legal").first.click()  # doing one of the things left is an answer too
    await expect(anna.page.locator(".hand .spot")).to_have_count(4)
    await anna.asked()
    await end.click()
    await expect(bar.locator(".ask")).to_contain_text("Остались неразыгранные карты: 4")
    await bar.locator(".doubt [data-option]").click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(5)  # the turn is over: a new hand


async def test_the_question_before_the_end_can_be_turned_off(come: Come) -> None:
    anna = await come()
    await anna.go("/settings")
    asks = anna.page.locator("input[name=confirm]")
    await expect(asks).to_be_checked()
    await asks.uncheck()
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.locator(".decision").get_by_role("button", name="Закончить основную фазу").click()
    await expect(anna.page.locator(".log")).to_contain_text("Ход 2")
    await anna.asked()
    assert await anna.page.locator(".decision .doubt").count() == 0


async def test_settings_change_the_page_and_are_kept(come: Come) -> None:
    anna = await come(speed=1)
    await anna.page.emulate_media(reduced_motion="no-preference")
    await anna.go("/settings")
    root = anna.page.locator("html")
    pace = "el => getComputedStyle(el).getPropertyValue('--pace')"
    size = "el => parseFloat(getComputedStyle(el).fontSize)"
    usual = await root.evaluate(size)
    assert await root.evaluate(pace) == "1"
    for name, value in (("speed", "4"), ("motion", "short"), ("size", "largest")):
        await anna.page.locator(f"input[name={name}][value='{value}']").check()
    await anna.page.locator("input[name=patterns]").check()
    volume = anna.page.locator("input[name=volume]")  # sounds are on, and not loud
    assert 0.2 <= float(await volume.input_value()) <= 0.5
    await volume.fill("0.8")
    for name in ("forced", "grave"):  # the only move is announced; another wish is kept, for each kind
        await expect(anna.page.locator(f"input[name={name}][value=auto]")).to_be_checked()
    await anna.page.locator("input[name=grave][value=ask]").check()
    await anna.page.reload()
    await anna.page.locator("input[name=speed][value='4']").wait_for()
    await expect(volume).to_have_value("0.8")
    wishes = (("forced", "auto"), ("grave", "ask"))
    for name, value in (("speed", "4"), ("motion", "short"), ("size", "largest"), *wishes):
        await expect(anna.page.locator(f"input[name={name}][value='{value}']")).to_be_checked()
    assert await root.evaluate(pace) == "0.125"  # half the motion at four times the speed
    assert await root.evaluate(size) > usual * 1.2
    await expect(anna.page.locator("dl.keys kbd").first).to_be_visible()  # the keys stand on the same page
    await anna.go("/cards/etherstone")
    names = anna.page.locator(".catalogue .card .nm")
    await names.first.wait_for()
    drawn = await names.evaluate_all("all => new Set(all.map(el => getComputedStyle(el).backgroundImage)).size")
    assert drawn >= 4  # colours that are also told apart by their pattern
    assert await anna.axe() == []
