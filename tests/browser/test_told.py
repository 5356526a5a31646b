"""A choice is made by seeing: cards as cards, dice with their faces, numbers with what is left."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import expect

from ludoteka.kernel.machine import State
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.positions import RECORDS, Moment, first, moments, prompt, read

LANGS = ["ru", "en"]
MEASURE = (Path(__file__).parent / "stage.js").read_text("utf-8")


async def sit(anna: Person, game: str, moment: Moment) -> None:
    await anna.sit_where(read(game, moment.record), moment.ply)
    await anna.asked()


@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_a_squad_that_was_looked_at_lies_open_to_who_looked(come: Come, size: str) -> None:
    anna = await come(size)
    await sit(anna, "elves", first("elves", lambda state: prompt(state) == "elves-ask-show"))
    cards = anna.page.locator(".squads .known .spot.card.legal")
    await expect(cards).to_have_count(3)
    assert "$cards" not in await anna.page.locator(".stage").inner_text()
    assert await anna.page.evaluate(MEASURE) == []
    assert await anna.page.locator(".decision [data-option]").count() == 0  # no card is chosen by its name alone
    shown = await cards.first.get_attribute("data-key")
    await anna.tap(cards.first)
    opened = anna.page.locator(".squads .known .one", has=anna.page.locator("small"))
    await expect(opened.locator(".spot")).to_have_attribute("data-key", shown or "")


async def test_who_will_defend_is_in_sight_while_fighters_are_picked(come: Come) -> None:
    def against_neutrals(state: State) -> bool:
        return prompt(state) == "elves-ask-send" and any(state.view(0)["guards"])

    anna = await come("laptop")
    await sit(anna, "elves", first("elves", against_neutrals))
    await expect(anna.page.locator(".guards .card")).to_have_count(3)
    assert await anna.page.evaluate(MEASURE) == []
    assert await anna.page.locator(".guards .card:not(.back)").count() >= 1


@pytest.mark.parametrize("lang", LANGS)
async def test_the_two_in_the_centre_say_which_is_kept_and_which_dies(come: Come, lang: str) -> None:
    def opened(state: State) -> bool:
        answers = {choice.verb for choice in state.choices()} & {"act", "use"}
        return bool(answers) and prompt(state) == "elves-ask-answer-layout" and bool(state.view(0)["bottom"])

    anna = await come("laptop", lang=lang)
    await sit(anna, "elves", first("elves", opened))
    said = await anna.page.locator(".at-C .fate small").all_inner_texts()
    assert said[0] in ("запас", "трофей", "reserve", "spoils")
    assert said[1] in ("погибнет", "трофей", "dies", "spoils")
    assert await anna.axe() == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_a_die_shows_its_six_faces_and_how_often_they_come(come: Come, size: str) -> None:
    anna = await come(size)
    await sit(anna, "quarriors", first("quarriors", lambda state: prompt(state) == "quarriors-ask-capture"))
    tile = anna.page.locator(".spot.tile").first
    if size == "phone":
        await tile.focus()
        await anna.page.keyboard.press("Space")
    else:
        box = await tile.bounding_box()
        assert box is not None
        await anna.page.mouse.move(box["x"] + 20, box["y"] + 20)
        await anna.page.mouse.move(box["x"] + 24, box["y"] + 24)
    faces = anna.page.locator(".peek .faces")
    await expect(faces).to_be_visible()
    chances = await faces.locator("li > b").all_inner_texts()
    assert sum(int(chance.split("/")[0]) for chance in chances) == 6
    box = await faces.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= anna.page.viewport_size["height"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("game", "asks"),
    [
        ("evolution", "evolution-ask-copy"),
        ("shards", "shards-ask-banish"),
        ("shards", "shards-ask-leader"),
        ("elves", "elves-ask-nation"),
    ],
)
@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_what_lies_nowhere_on_the_table_is_chosen_by_seeing_it(
    come: Come, game: str, asks: str, size: str
) -> None:
    def offered(state: State) -> bool:
        return prompt(state) == asks and len({choice.places[0] for choice in state.choices() if choice.places}) != 1

    anna = await come(size)
    await sit(anna, game, first(game, offered))
    tray = anna.page.locator(".tray")
    await expect(tray).to_be_visible()
    shown = await tray.locator("[data-option]").count()
    named = await anna.page.locator(".decision [data-option]").count()
    assert shown >= 1
    assert named <= 1  # only the way out is a button
    if asks == "shards-ask-banish":
        await expect(anna.page.locator(".decision [data-option]")).to_be_in_viewport()
        # what glows in the hand says for what
        await expect(anna.page.locator(".hand .spot.legal .mark").first).to_contain_text("удалить")
    texts = tray.locator(".card .tx, .card .ht, .banner small, .words")
    assert await texts.first.is_visible()
    own = await anna.page.locator("[data-area=ask]").bounding_box()
    box = await tray.bounding_box()
    assert own is not None
    assert box is not None
    assert box["y"] + box["height"] <= own["y"]
    assert await anna.page.evaluate(MEASURE) == []
    assert await anna.axe() == []
    lines = await tray.locator(".words").count()  # a few traits are told in full, each with its button
    where = anna.page.locator(".decision .ask") if lines else tray
    asked = await where.locator("b, h2").first.inner_text()
    for _ in range(2 if size == "phone" and not lines else 1):  # on glass the first tap reads
        await tray.locator("[data-option]").first.click()
    await expect(where.get_by_text(asked, exact=True)).to_have_count(0)


@pytest.mark.parametrize("lang", LANGS)
async def test_several_are_ticked_and_one_button_ends_it(come: Come, lang: str) -> None:
    anna = await come("laptop", lang=lang)
    await sit(anna, "elves", first("elves", lambda state: prompt(state) == "elves-ask-send" and 0 in [state.actor]))
    done = anna.page.locator(".decision .opts .btn:not([data-more])")
    await expect(done).to_have_count(1)
    await expect(done).to_be_disabled()
    assert await done.get_attribute("title")  # it says what is missing
    label = "Готово" if lang == "ru" else "Done"
    wanted = int(re.findall(r"\d+", await done.inner_text())[1])
    for picked in range(wanted):
        await expect(done).to_contain_text(f"{label} · {picked}")
        await anna.page.locator(".hand .spot.legal:not(.picked)").first.click()
    await expect(done).to_be_enabled()
    # one too many is not ticked
    if await anna.page.locator(".hand .spot.legal:not(.picked)").count():
        await anna.page.locator(".hand .spot.legal:not(.picked)").first.click()
        await expect(anna.page.locator(".hand .spot.picked")).to_have_count(wanted)
    await anna.page.keyboard.press("1")  # the first key is for the button that ends it
    await expect(anna.page.locator(".decision [data-finish]")).to_have_count(0)


async def test_a_number_is_a_stepper_that_begins_with_the_most(come: Come) -> None:
    anna = await come("laptop")
    await sit(anna, "shards", first("shards", lambda state: prompt(state) == "shards-ask-assign"))
    numbers = anna.page.locator(".decision .numbers")
    most = (await numbers.locator("output").inner_text()).split(" / ")
    assert most[0] == most[1] != "0"
    await expect(anna.page.locator(".decision [data-option]")).to_have_count(1)
    await numbers.get_by_role("button", name="меньше").click()
    await expect(numbers.locator("output")).to_have_text(f"{int(most[1]) - 1} / {most[1]}")
    await expect(numbers.locator(".primary")).to_contain_text(str(int(most[1]) - 1))


# Printed ids, as developers write them: never in a sentence that somebody reads.
IDS = re.compile(r"\b[a-z]+\.[a-z]+[.-][a-z-]+")


@pytest.mark.parametrize("game", ["shards", "elves", "evolution", "etherstone", "quarriors"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_why_not_is_one_line_at_the_thing(come: Come, game: str, size: str) -> None:
    anna = await come(size)
    await sit(anna, game, moments(game, RECORDS[game][0])["fullest"])
    others = anna.page.locator(".stage .spot:not(.legal):not(.aim)")
    said = 0
    for n in range(min(8, await others.count())):
        await anna.page.keyboard.press("Escape")
        await others.nth(n).dispatch_event("click")
        line = anna.page.locator(".whynot")
        with suppress(AssertionError):
            await expect(line).to_be_visible(timeout=1500)
        if not await line.count():
            continue
        said += 1
        box = await line.bounding_box()
        assert box is not None
        assert box["height"] <= 72
        assert not IDS.search(await line.inner_text())
    assert said
    more = anna.page.locator(".whynot .ghost")
    if await more.count():
        await more.click()
        await expect(anna.page.locator(".whynot .req li").first).to_be_visible()
        assert not IDS.search(await anna.page.locator(".whynot").inner_text())
    await anna.page.mouse.click(5, 5)
    await expect(anna.page.locator(".whynot")).to_have_count(0)


async def test_a_trade_says_what_one_gives_and_what_one_gets(come: Come) -> None:
    anna = await come("laptop", lang="en")
    await sit(anna, "elves", first("elves", lambda state: prompt(state) == "elves-ask-want"))
    asked = anna.page.locator(".decision .ask b")
    await expect(asked).to_contain_text("You get: nothing yet")
    await anna.page.locator(".decision [data-option]", has_text="Ask for").first.click()
    await expect(asked).not_to_contain_text("nothing yet")
    await expect(anna.page.locator(".decision .primary")).to_have_text(re.compile("Make the offer"))


@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_a_trade_is_made_up_in_one_sheet_and_taken_back_at_once(come: Come, size: str) -> None:
    anna = await come(size, lang="en")
    await sit(anna, "elves", first("elves", may_trade))
    asked = await anna.page.locator(".decision .ask b").inner_text()
    undo = anna.page.locator(".undo")
    last = await undo.get_attribute("aria-label")
    await anna.page.locator(".seat .acts .btn", has_text="Offer a trade").first.click()
    sheet = anna.page.locator("dialog .bargain")
    await expect(sheet).to_be_visible()
    offer = sheet.locator("[data-bargain-offer]")
    await expect(offer).to_be_disabled()
    await sheet.locator("section").nth(0).locator(".thing").first.click()
    await expect(sheet.locator(".line")).to_contain_text("You get: nothing yet")
    await expect(offer).to_be_disabled()
    await sheet.locator("label.other input").check()
    await expect(sheet.locator(".line")).to_contain_text("help in battle")
    # Closing it sends nothing, and the way back to it is in the bar.
    await anna.page.keyboard.press("Escape")
    await anna.page.locator(".decision [data-bargain]").click()
    await sheet.locator("section").nth(0).locator(".thing").first.click()
    await sheet.locator("label.other input").check()
    await expect(offer).to_be_in_viewport()
    await offer.click()
    await expect(sheet).to_have_count(0)
    await expect(anna.page.locator(".decision [data-option]", has_text="Ask for")).to_have_count(0)
    await anna.asked()
    assert await anna.page.locator(".decision .ask b").inner_text() == asked, "a bot has answered at once"
    assert await undo.get_attribute("aria-label") != last
    await undo.click()
    if await anna.page.locator("[data-undo-yes]").count():  # the bot's answer was seen
        await anna.page.locator("[data-undo-yes]").click()
    assert last is not None
    await expect(undo).to_have_attribute("aria-label", last)


def may_trade(state: State) -> bool:
    """Something can be offered, and help may be asked for in return."""
    return any(choice.verb == "offer-to" for choice in state.choices()) and prompt(state) == "elves-ask-main"


async def test_rules_open_beside_the_table(come: Come) -> None:
    anna = await come("laptop")
    await anna.open_table("shards")
    await anna.asked()
    where = anna.page.url
    await anna.page.locator(".decision .ru").first.click()
    sheet = anna.page.locator("dialog.sheet .rules")
    await expect(sheet.locator(".rule.here")).to_be_in_viewport()
    await sheet.get_by_role("searchbox").fill("щит")
    assert await sheet.locator(".rule").count() > 0
    assert anna.page.url == where
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".decision.mine")).to_be_visible()


async def test_on_glass_the_first_tap_reads_and_the_second_chooses(come: Come) -> None:
    anna = await come("phone")
    await anna.open_table("shards")
    await anna.asked()
    card = anna.page.locator(".hand .spot.legal").first
    held = await anna.page.locator(".hand .spot").count()
    await card.click()
    large = anna.page.locator(".peek.read")
    await expect(large).to_contain_text("Коснитесь ещё раз")
    box, ask = await large.bounding_box(), await anna.page.locator("[data-area=ask]").bounding_box()
    assert box is not None
    assert ask is not None
    assert box["y"] + box["height"] <= ask["y"]
    await expect(anna.page.locator(".hand .spot")).to_have_count(held)
    await card.click()
    await expect(anna.page.locator(".hand .spot")).to_have_count(held - 1)
    await expect(large).to_have_count(0)


async def test_on_glass_a_land_is_attacked_with_the_second_tap(come: Come) -> None:
    anna = await come("phone")
    await anna.open_table("elves")
    lands = anna.page.locator(".map .spot:is(.legal, .aim)")
    for _ in range(40):
        await anna.asked()
        if await lands.count():
            break
        await anna.choose_something()
    recap = anna.page.locator("[data-recap-close]")
    if await recap.count():  # if the bot began: it came by itself, and lies over the map
        await recap.click()
        await expect(recap).to_have_count(0)
    bar = anna.page.locator("[data-area=ask]")
    asked = await bar.locator(".ask b").inner_text()
    await lands.first.click()
    await expect(bar).to_contain_text("Коснитесь ещё раз")
    assert await bar.locator(".ask b").inner_text() == asked
    await lands.first.click()
    await expect(bar).not_to_contain_text("Коснитесь ещё раз")
    await expect(bar.locator(".ask b")).not_to_have_text(asked)


async def test_cards_that_ask_nothing_more_are_played_and_taken_back_at_once(come: Come) -> None:
    anna = await come("laptop")
    await anna.open_table("shards")
    await anna.asked()
    cards = anna.page.locator(".hand .spot.card")
    held = await cards.count()
    together = anna.page.locator("[data-together]")
    await expect(together).to_contain_text(str(held))
    await together.click()
    await expect(cards).to_have_count(0)
    await anna.page.locator(".undo").click()
    await expect(cards).to_have_count(held)


async def test_what_comes_to_lie_under_a_pointer_at_rest_is_not_clicked(come: Come) -> None:
    anna = await come("laptop")
    await anna.open_table("shards")
    await anna.asked()
    # What stands under the pointer becomes another thing: a click that was on its way is not for it.
    await anna.page.evaluate(
        """() => {
            window.pressed = 0;
            const button = document.createElement('button');
            button.style = 'position: fixed; left: 600px; top: 300px; width: 90px; height: 40px; z-index: 99';
            button.textContent = 'one';
            button.onclick = () => { window.pressed++; button.textContent = 'another'; };
            document.body.append(button);
        }"""
    )
    await anna.page.mouse.move(640, 320)
    await anna.page.mouse.dblclick(640, 320)
    assert await anna.page.evaluate("window.pressed") == 1
    await anna.page.mouse.move(610, 310)  # the hand goes to it: now it is meant
    await anna.page.mouse.click(610, 310)
    assert await anna.page.evaluate("window.pressed") == 2


async def test_a_card_is_dragged_onto_what_it_goes_with(come: Come) -> None:
    anna = await come("laptop")
    await sit(anna, "evolution", first("evolution", lambda state: prompt(state) == "evolution-ask-add"))
    creature = anna.page.locator("[data-area=own] .spot.legal").first
    await anna.page.locator(".hand .spot.legal").first.drag_to(creature)
    menu = anna.page.locator(".menu [data-option]")
    await expect(menu.first).to_be_visible()
    assert await menu.locator("small").count()  # a trait is not chosen by its name alone
    await menu.first.click()
    await expect(menu).to_have_count(0)


async def test_a_card_dragged_out_of_the_hand_is_played(come: Come) -> None:
    anna = await come("laptop")
    await anna.open_table("shards")
    await anna.asked()
    held = await anna.page.locator(".hand .spot.card").count()
    await anna.page.locator(".hand .spot.legal").first.drag_to(anna.page.locator("[data-area=own]"))
    await expect(anna.page.locator(".hand .spot.card")).to_have_count(held - 1)
