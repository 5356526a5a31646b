"""The stage: at every size and in the most crowded positions everything fits, nothing covers, nothing moves.

Each game is looked at in one window that changes its size, once with a mouse and once, as a phone, with a finger. Every
size is measured in every run, but not in every position: which in which changes with the commit. LUDOTEKA_SOAK=1
measures all of it, again in English, by day and with the largest text, and watches longer whether anything moves.
LUDOTEKA_SHOTS names a folder in which a picture of every cell is kept.
"""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, TimeoutError, expect

from ludoteka.games import shelf
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.positions import RECORDS, Moment, moments, read

SOAK = bool(os.environ.get("LUDOTEKA_SOAK"))
SHOTS = os.environ.get("LUDOTEKA_SHOTS", "")
MEASURE = (Path(__file__).parent / "stage.js").read_text("utf-8")
MOUSE = {
    "tablet": (768, 1024),
    "compact": (1024, 640),
    "laptop-720": (1280, 720),
    "laptop-768": (1366, 768),
    "laptop-765": (1440, 765),
    "desk": (1536, 864),
    "large": (1920, 1080),
    "ultra": (2560, 1080),
}
FINGER = {"phone-360": (360, 640), "phone-390": (390, 844), "phone-430": (430, 932)}
GAMES = list(shelf.SHELF)
LOOKS = [("ru", "dark", "usual")] + ([("en", "light", "usual"), ("ru", "light", "largest")] if SOAK else [])
# Where each area of the stage lies, by its name.
AREAS = """() => Object.fromEntries([...document.querySelectorAll('.stage [data-area]')].map(el => {
    const {x, y, width, height} = el.getBoundingClientRect(); return [el.dataset.area, [x, y, width, height]] }))"""


STRIDE = 1 if SOAK else 3  # of the sizes, in one position


def first_size() -> int:
    """At which size the first position begins: another one at another commit."""
    here = Path(__file__).parent
    told = subprocess.run(["git", "rev-parse", "HEAD"], check=False, capture_output=True, text=True, cwd=here)
    return int(told.stdout[:8] or "0", 16)


def sampled(sizes: dict[str, tuple[int, int]], number: int) -> dict[str, tuple[int, int]]:
    """The sizes at which this position is measured."""
    start = first_size() + number
    return {name: pixels for n, (name, pixels) in enumerate(sizes.items()) if (n + start) % STRIDE == 0}


async def resize(page: Page, size: tuple[int, int]) -> None:
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def sit(anna: Person, game: str, moment: Moment, query: str = "") -> None:
    await anna.sit_where(read(game, moment.record), moment.ply, query)
    await anna.asked()
    await anna.page.wait_for_timeout(120)


def positions(game: str) -> list[tuple[str, Moment]]:
    found = [(name, moment) for file in RECORDS[game] for name, moment in moments(game, file).items()]
    # A table of the fewest and one of the most players, each in several positions.
    assert {moment.players for _, moment in found} >= {2, max(shelf.box(game).players())}
    return found


@pytest.mark.parametrize(("lang", "light", "text"), LOOKS)
@pytest.mark.parametrize("hand", ["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
async def test_everything_fits(come: Come, game: str, hand: str, lang: str, light: str, text: str) -> None:
    anna = await come("phone" if hand == "finger" else "desktop", lang=lang, light=light)
    if text != "usual":
        await anna.page.add_init_script(f"localStorage.setItem('ludoteka', JSON.stringify({{size: '{text}'}}))")
    wrong: dict[str, list[str]] = {}
    measured: set[str] = set()
    for number, (name, moment) in enumerate(positions(game)):
        await sit(anna, game, moment)
        for size, pixels in sampled(FINGER if hand == "finger" else MOUSE, number).items():
            measured.add(size)
            await resize(anna.page, pixels)
            await anna.page.wait_for_timeout(60)
            cell = f"{game}-{moment.players}p-{name}-{size}"
            faults = await anna.page.evaluate(MEASURE)
            if faults:
                wrong[cell] = faults
            if SHOTS:
                Path(SHOTS).mkdir(parents=True, exist_ok=True)
                await anna.page.screenshot(path=Path(SHOTS) / f"{cell}-{lang}-{light}-{text}.png")
    assert wrong == {}
    assert measured == set(FINGER if hand == "finger" else MOUSE)


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_moves_while_the_game_goes_on(come: Come, game: str, size: str) -> None:
    anna = await come(size)
    places: dict[str, list[list[float]]] = {}
    found = moments(game, RECORDS[game][-1])
    for moment in sorted({found["fullest"], found["busiest"], min(found.values(), key=lambda one: one.ply)}):
        await sit(anna, game, moment)
        for _ in range(30 if SOAK else 10):
            await anna.page.locator(".decision.mine:not(.busy), dialog .over").first.wait_for(timeout=60_000)
            if await anna.over():
                break
            drafting = await anna.page.locator(".packet").count()  # it lies where the market and one's own come to lie
            for area, box in (await anna.page.evaluate(AREAS)).items():
                places.setdefault(f"{area} of the draft" if drafting else area, []).append(box)
            with suppress(TimeoutError):  # it moved on while we reached for it
                await anna.choose_something()
            await anna.page.wait_for_timeout(150)
    assert len(places["ask"]) > 10
    for area, boxes in places.items():
        assert all(near(box, boxes[0]) for box in boxes), (area, boxes)


def near(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) <= 0.5 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("size", [*MOUSE.values(), *FINGER.values()])
async def test_the_coach_covers_nothing_and_moves_nothing(come: Come, size: tuple[int, int]) -> None:
    anna = await come("phone" if size[0] < 600 else "desktop")
    for game in ("shards", "evolution") if not SOAK else GAMES:
        await sit(anna, game, moments(game, RECORDS[game][0])["fullest"], "?guide")
        await resize(anna.page, size)
        guide = anna.page.locator(".guide")
        await expect(guide).to_be_visible()
        await anna.page.wait_for_timeout(200)
        faults = [one for one in await anna.page.evaluate(MEASURE) if one.startswith("F8")]
        assert faults == [], game
        before = await anna.page.evaluate(AREAS)
        await guide.locator("[data-close]").click()
        await expect(guide).to_have_count(0)
        after = await anna.page.evaluate(AREAS)
        assert {area: near(box, after[area]) for area, box in before.items()} == dict.fromkeys(before, True)


async def test_what_has_no_room_in_the_bar_is_in_a_sheet_with_one_way_out(come: Come) -> None:
    anna = await come("laptop")
    await sit(anna, "etherstone", moments("etherstone", RECORDS["etherstone"][1])["fullest"])
    bar = anna.page.locator(".decision")
    shown = await bar.locator("[data-option]").count()
    assert shown <= 4
    await bar.locator("[data-more]").click()
    sheet = anna.page.locator("dialog .offers")
    offered: list[Any] = await sheet.locator("[data-option]").all()
    assert len(offered) > shown
    assert await anna.axe() == []
    await offered[0].click()
    await expect(sheet).to_have_count(0)


async def test_a_rival_is_seen_large_over_the_middle_of_the_table(come: Come) -> None:
    for size in ("laptop", "phone"):
        anna = await come(size)
        await sit(anna, "evolution", moments("evolution", RECORDS["evolution"][1])["fullest"])
        name = anna.page.locator(".seat .called").first
        await name.click()
        lens = anna.page.locator(".lens")
        await expect(lens).to_be_visible()
        traits = await lens.locator(".trait span").all_inner_texts()
        assert traits
        assert all(traits)
        box, ask = await lens.bounding_box(), await anna.page.locator(".decision").bounding_box()
        assert box is not None
        assert ask is not None
        assert box["y"] + box["height"] <= ask["y"]
        assert await anna.axe() == []
        await anna.page.keyboard.press("Escape")
        await expect(lens).to_have_count(0)


async def test_the_largest_text_is_larger_on_the_cards_too(come: Come) -> None:
    anna = await come("laptop")
    sizes = []
    for text in ("usual", "largest"):
        await anna.page.add_init_script(f"localStorage.setItem('ludoteka', JSON.stringify({{size: '{text}'}}))")
        await sit(anna, "shards", moments("shards", RECORDS["shards"][0])["widest"])
        printed = anna.page.locator(".hand .card .tx").first
        sizes.append(await printed.evaluate("el => parseFloat(getComputedStyle(el).fontSize)"))
    assert sizes[1] > sizes[0] * 1.2
    # The way out still has its own button, and one's own goal is whole.
    await sit(anna, "shards", moments("shards", RECORDS["shards"][1])["fullest"])
    await expect(anna.page.locator(".decision .opts [data-option]").first).to_be_visible()
    assert [one for one in await anna.page.evaluate(MEASURE) if one.startswith("F6")] == []


@pytest.mark.parametrize("light", ["dark", "light"])
async def test_where_the_focus_is_can_be_seen(come: Come, light: str) -> None:
    anna = await come(light=light)
    await anna.open_table("shards")
    await anna.asked()
    await anna.page.keyboard.press("h")
    ring = """el => { const {outlineWidth, outlineStyle, outlineColor} = getComputedStyle(el);
        return [parseFloat(outlineWidth), outlineStyle, outlineColor] }"""
    width, style, colour = await anna.page.locator(":focus").evaluate(ring)
    assert width >= 3
    assert style == "solid"
    assert colour == ("rgb(255, 255, 255)" if light == "dark" else "rgb(0, 38, 58)")
