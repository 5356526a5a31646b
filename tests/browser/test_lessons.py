"""The lesson of each game on the page: what it speaks of is in sight and uncovered, and who does as told gets on."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.async_api import TimeoutError

from ludoteka.games import shelf
from ludoteka.text.lessons import lesson
from tests.browser.conftest import SHOTS, Come
from tests.browser.person import Person

SOAK = os.environ.get("LUDOTEKA_SOAK") == "1"
STEPS = 45
GLANCES = 6000  # at most until a first game is over
GLIMPSES = 10  # until what a beat speaks of must be in sight
ENOUGH = 7  # beats of a lesson that are met in those steps
# What the coach says and shows, at one glance: the table moves on meanwhile.
GLANCE = """(() => {
  const coach = document.querySelector('.guide');
  const over = document.querySelector('dialog .over') !== null;
  if (!coach) return {beat: '', does: false, mine: false, seen: 0, covers: [], words: '', over};
  const box = el => { const r = el.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const meet = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]) - 1)
    * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]) - 1);
  const at = box(coach);
  const shown = [...document.querySelectorAll('.shown')].filter(el => el.getClientRects().length);
  // In the place of a hand without a card nothing is read.
  const kept = [...document.querySelectorAll(
    '[data-area=own], [data-area=ask], [data-area=hand]:not(:has(.none)), [data-area=goals]')];
  const inside = b => b[2] > 0 && b[3] > 0 && b[0] < innerWidth && b[1] < innerHeight;
  return {
    beat: coach.dataset.beat,
    does: coach.dataset.does === 'yes',
    mine: document.querySelector('.decision.mine:not(.busy)') !== null,
    seen: shown.filter(el => inside(box(el))).length,
    covers: [...kept, ...shown].filter(el => !el.contains(coach) && meet(at, box(el)) > 0)
      .map(el => el.dataset.area || el.dataset.path || el.className),
    words: coach.innerText,
    over,
  };
})()"""


async def begin(anna: Person, game: str) -> None:
    await anna.go(f"/new/{game}")
    await anna.page.locator("[data-lesson]").click()
    await anna.page.locator(".guide").wait_for()


async def step(anna: Person, seen: dict[str, Any]) -> None:
    """Somebody who only reads: turns on, presses what is pointed at, else whatever is offered."""
    for _ in range(GLIMPSES):  # a thing is pointed at a moment after the words
        if not seen["does"] or seen["seen"]:
            break
        await anna.page.wait_for_timeout(60)
        seen = await anna.page.evaluate(GLANCE)
    try:
        if seen["beat"] and not seen["does"]:
            await anna.page.locator(".guide [data-next]").click(timeout=1_500)
        elif seen["mine"] and seen["does"] and seen["seen"]:
            await anna.page.locator(".shown").first.click(timeout=1_500)
        elif seen["mine"] and not await anna.choose_something():
            await anna.page.wait_for_timeout(60)
    except TimeoutError:
        await anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_what_a_lesson_speaks_of_is_in_sight_and_uncovered(come: Come, game: str, size: str) -> None:
    anna = await come(size, lang="ru" if size == "laptop" else "en")
    await begin(anna, game)
    SHOTS.mkdir(parents=True, exist_ok=True)
    met: list[str] = []
    unseen: list[str] = []
    covered: list[str] = []
    for _ in range(STEPS):
        await anna.page.wait_for_timeout(200)
        seen = await anna.page.evaluate(GLANCE)
        if seen["over"]:
            break
        if seen["beat"] and seen["beat"] not in met:
            met.append(seen["beat"])
            assert "lesson-" not in seen["words"]
            await anna.page.screenshot(path=SHOTS / f"lesson-{game}-{size}-{len(met)}.png")
        for _ in range(10):  # a thing is pointed at a moment after the words
            if seen["seen"] or not seen["beat"]:
                break
            await anna.page.wait_for_timeout(150)
            seen = await anna.page.evaluate(GLANCE)
        if seen["beat"] and not seen["seen"]:
            unseen.append(seen["beat"])
        if seen["beat"] and seen["covers"]:
            covered.append(f"{seen['beat']}: {seen['covers']}")
        await step(anna, seen)
    assert len(met) >= min(ENOUGH, len(lesson(game).beats)), met
    assert unseen == [], "spoken of and not in sight"
    assert covered == []
    assert await anna.axe() == []


async def test_undo_brings_a_beat_back_and_one_can_read_again_and_skip(come: Come) -> None:
    anna = await come("laptop", lang="en")
    await begin(anna, "shards")
    guide = anna.page.locator(".guide")
    await anna.page.locator(".guide[data-beat=goal]").wait_for()
    await guide.locator("[data-next]").click()
    await anna.page.locator(".guide[data-beat=play]").wait_for()
    await guide.locator("[aria-label='Read the last one again']").click()
    await anna.page.locator(".guide[data-beat=goal]").wait_for()
    await anna.page.wait_for_timeout(500)  # it has come to lie under the pointer, and takes no click at once
    await guide.locator("[data-next]").click()
    await anna.page.locator(".guide[data-beat=play][data-does=yes]").wait_for()
    assert "Click “Play:" in await guide.inner_text()
    for _ in range(12):
        seen = await anna.page.evaluate(GLANCE)
        if seen["beat"] != "play":
            break
        await step(anna, seen)
        await anna.page.wait_for_timeout(400)
    assert seen["beat"] == "focus"
    done = await guide.locator(".far .done").count()
    await anna.page.keyboard.press("z")
    await anna.page.locator(".guide[data-beat=play]").wait_for()
    assert await guide.locator(".far .done").count() == done - 1
    await guide.locator("[data-skip]").click()
    await anna.page.wait_for_timeout(300)
    assert (await anna.page.evaluate(GLANCE))["beat"] != "play"
    boris = await come("laptop", lang="en")  # nobody is asked to watch somebody learn
    async with boris.page.expect_response(lambda told: "/api/tables?" in told.url):
        await boris.go("/")
    await boris.page.wait_for_timeout(200)
    assert await boris.page.locator(".trow").count() == 0


@pytest.mark.parametrize("game", list(shelf.SHELF) if SOAK else ["etherstone", "elves", "quarriors", "shards"])
async def test_a_newcomer_who_only_reads_the_screen_finishes_a_first_game(come: Come, game: str) -> None:
    anna = await come("phone")
    await begin(anna, game)
    met: set[str] = set()
    for _ in range(GLANCES):
        seen = await anna.page.evaluate(GLANCE)
        if seen["over"]:
            break
        met.add(seen["beat"])
        await step(anna, seen)
        await anna.page.wait_for_timeout(40)
    assert await anna.over()
    assert len(met - {""}) >= 0.9 * len(lesson(game).beats), sorted(met)
    assert await anna.page.locator(".taught").count() == 1
    await anna.page.screenshot(path=SHOTS / f"lesson-over-{game}.png")
