"""Every screen: nothing axe-core objects to, nothing that sticks out, in both lights and at both sizes."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from tests.browser.conftest import Come

GAMES = list(shelf.SHELF)
LOOKS = [("desktop", "dark"), ("phone", "light")]
SCREENS = [
    "/",
    "/new/shards",
    "/settings",
    "/rules/shards",
    "/rules/evolution",
    "/cards/quarriors",
    "/cards/elves/black-janira",
]


@pytest.mark.parametrize(("size", "light"), LOOKS)
@pytest.mark.parametrize("path", SCREENS)
async def test_axe_has_nothing_against_a_screen(come: Come, path: str, size: str, light: str) -> None:
    anna = await come(size, light=light)
    await anna.go(path)
    await anna.page.wait_for_timeout(700)
    assert await anna.axe() == []
    assert await anna.fits()


@pytest.mark.parametrize(("size", "light"), [*LOOKS, ("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", GAMES)
async def test_axe_has_nothing_against_a_table(come: Come, game: str, size: str, light: str) -> None:
    anna = await come(size, light=light)
    await anna.open_table(game)
    await anna.asked()
    for _ in range(9):
        await anna.choose_something()
        await anna.page.wait_for_timeout(120)
        if await anna.over():
            break
    await anna.page.wait_for_timeout(400)
    assert await anna.axe() == []
    assert await anna.fits()


@pytest.mark.parametrize("game", GAMES)
async def test_rules_and_cards_of_every_game(come: Come, game: str) -> None:
    anna = await come(lang="en")
    await anna.go(f"/rules/{game}")
    rules = anna.page.locator(".rule")
    await rules.first.wait_for()
    whole = await rules.count()
    assert whole > 20
    await anna.page.locator("input[type=search]").fill("draw")
    await expect(rules).not_to_have_count(whole)
    await anna.go(f"/cards/{game}")
    cards = anna.page.locator(".catalogue .card")
    await cards.first.wait_for()
    await cards.first.click()
    await expect(anna.page.locator(".opened .facts")).to_be_visible()


async def test_a_card_says_where_it_comes_from_and_leads_to_its_rules_and_back(come: Come) -> None:
    anna = await come()
    await anna.go("/cards/elves")
    cards = anna.page.locator(".catalogue .card")
    await cards.first.wait_for()
    whole = await cards.count()
    await anna.page.locator("select[name=provenance]").select_option(label="из книги правил")
    await expect(cards).to_have_count(sum(card.provenance == "rulebook" for card in shelf.box("elves").cards()))
    await anna.page.locator("select[name=provenance]").select_option("")
    await expect(cards).to_have_count(whole)
    await anna.go("/cards/elves/black-janira")
    facts = anna.page.locator(".opened .facts")
    await expect(facts.locator("dd").last).to_contain_text("наш собственный замысел")
    await expect(facts.locator(".source")).to_have_text("Имя и роль из книги правил, числа наши.")
    await facts.locator(".spoken a").first.click()
    rule = anna.page.locator(".rule.here")
    await expect(rule).to_be_in_viewport()
    await rule.locator("a.card-link", has_text=shelf_name("elves", "black-janira")).click()
    await expect(facts).to_be_visible()


def shelf_name(game: str, id: str) -> str:
    return next(card.ru for card in shelf.box(game).cards() if card.id == id)


async def test_rules_say_what_is_reconstructed(come: Come) -> None:
    anna = await come(lang="en")
    await anna.go("/rules/evolution")
    rules = anna.page.locator("section:not(:last-of-type) .rule")
    await rules.first.wait_for()
    whole = await rules.count()
    await anna.page.locator("select[name=basis]").select_option("reconstructed")
    await expect(rules.first.locator(".basis")).to_have_text("reconstructed by us")
    assert 0 < await rules.count() < whole


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_the_contents_lead_to_a_section(come: Come, size: str) -> None:
    anna = await come(size)
    await anna.go("/rules/elves")
    contents = anna.page.locator(".toc")
    if size == "phone":
        await contents.locator("summary").click()
    entry = contents.locator("button", has_text="Захват Земли. Г. Бой")
    await entry.click()
    await expect(anna.page.locator(".panel h2", has_text="Захват Земли. Г. Бой")).to_be_in_viewport()


async def test_every_section_can_be_reached_on_a_phone(come: Come) -> None:
    anna = await come("phone")
    await anna.go("/")
    for name, address in (("Правила", "/rules/"), ("Карты", "/cards/")):
        await anna.page.locator(".nav:visible a", has_text=name).click()
        await anna.page.wait_for_url(f"**{address}*")
        await anna.page.go_back()



@pytest.mark.parametrize("lang", ["ru", "en"])
async def test_every_card_is_read_whole_when_it_is_large(come: Come, lang: str) -> None:
    anna = await come("laptop", lang=lang)
    for game in shelf.SHELF:
        await anna.go(f"/cards/{game}")
        await anna.page.locator(".catalogue .card .in").first.wait_for()
        # every card of the catalogue, as large as it is when it is pointed at
        cut = await anna.page.evaluate(
            """() => {
                const all = document.querySelector('.catalogue');
                all.classList.add('opened');
                all.style.setProperty('--cw', '300px');
                for (const card of all.querySelectorAll('.card')) card.classList.add('big');
                return [...all.querySelectorAll('.card.big')].filter((card) =>
                    [...card.querySelectorAll('.tx, .ht, .ty span')].some((el) =>
                        el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1),
                ).map((card) => card.ariaLabel);
            }"""
        )
        assert cut == [], game
