"""A choice is made by seeing: cards as cards, dice with their faces, numbers with what is left."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludoteka.kernel.machine import State
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.positions import Moment, first, prompt, read

LANGS = ["ru", "en"]


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
    assert await anna.page.locator(".decision [data-option]").count() == 0  # no card is chosen by its name alone
    shown = await cards.first.get_attribute("data-key")
    await cards.first.click()
    opened = anna.page.locator(".squads .known .one", has=anna.page.locator("small"))
    await expect(opened.locator(".spot")).to_have_attribute("data-key", shown or "")


async def test_who_will_defend_is_in_sight_while_fighters_are_picked(come: Come) -> None:
    def against_neutrals(state: State) -> bool:
        return prompt(state) == "elves-ask-send" and any(state.view(0)["guards"])

    anna = await come("laptop")
    await sit(anna, "elves", first("elves", against_neutrals))
    await expect(anna.page.locator(".guards .card")).to_have_count(3)
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
