"""The first turn of each game, step by step: the page shows where to press, and pressing it ends the lesson."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteka.games import shelf
from tests.browser.conftest import Come

# Step, whether one is asked, and how many things are pointed at: at one glance, since the table moves on meanwhile.
GLANCE = """[document.querySelector('.guide')?.dataset.step ?? '',
             document.querySelectorAll('.decision.mine:not(.busy)').length,
             document.querySelectorAll('.spot.shown, .btn.shown').length]"""
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
    for _ in range(200):
        await anna.page.wait_for_timeout(150)
        step, mine, shown = await anna.page.evaluate(GLANCE)
        if step == "over":
            break
        if not step and mine:  # a question no step speaks of is let go by, or answered somehow
            buttons = await anna.buttons.count()
            await (anna.buttons.last.click() if buttons else anna.choose_something())
        if not step or not shown:
            continue
        if met[-1:] != [step]:
            met.append(step)
            assert not re.search(r"web-lesson|\{", await guide.inner_text())
        await pointed.click()
    assert met == [str(number + 1) for number in range(len(steps))]
    assert await anna.axe() == []
