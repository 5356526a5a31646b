"""The first turn of each game, step by step: the page shows where to press, and pressing it leads to the end of the lesson."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from tests.browser.conftest import Come

LESSONS = Path(__file__).parents[2] / "web/src/lessons"


@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_a_lesson_from_its_first_step_to_its_last(come: Come, game: str) -> None:
    steps = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))["steps"]
    anna = await come("phone" if game in ("shards", "evolution") else "desktop")
    await anna.go(f"/new/{game}")
    await anna.page.locator("[data-lesson]").click()
    guide = anna.page.locator(".guide")
    for _ in range(3):  # what it is about, where things lie, what a turn is
        await guide.locator(".primary").click()
    met: list[str] = []
    pointed = anna.page.locator(".spot.shown, .btn.shown")
    for _ in range(150):
        step = await guide.get_attribute("data-step", timeout=60_000)
        if step == "over":
            break
        if not step or (met and met[-1] == step and not await pointed.count()):
            there = await anna.seen()
            if not step and there["mine"]:  # a question no step speaks of is let go by, or answered somehow
                await (anna.buttons.last.click() if there["buttons"] else anna.choose_something(there))
            await anna.page.wait_for_timeout(60)
            continue
        if met[-1:] != [step]:
            met.append(step)
            assert not re.search(r"web-lesson|\{", await guide.inner_text())
        await expect(pointed).to_have_count(1)
        await pointed.click()
        await anna.page.wait_for_timeout(200)
    assert met == [str(number + 1) for number in range(len(steps))]
    assert await anna.axe() == []
