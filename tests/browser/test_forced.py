"""The only move is announced: nothing of mine is sent without a click or a ring that was seen to close."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match
from tests.browser.conftest import SHOTS, Come
from tests.browser.person import Person
from tests.server.browser import QUICK, serving


@pytest_asyncio.fixture(loop_scope="session")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A house that makes no move for who is still on the way."""
    async with serving(tmp_path, rhythm=replace(QUICK, forced=(60, 60))) as server:
        yield f"http://127.0.0.1:{server.port}"


# Every choice that leaves the page: when, how long ago somebody clicked or pressed a key, how long a ring was shown.
SPYING = """
window.sent = [];
let clicked = -1e9, ring = null;
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (clicked = performance.now()), true);
const look = () => {
  const on = document.querySelector('[data-ring]') !== null;
  if (on && ring === null) ring = performance.now();
  if (!on) ring = null;
  requestAnimationFrame(look);
};
addEventListener('DOMContentLoaded', look);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (said.type.startsWith('choose')) {
    const now = performance.now();
    window.sent.push({ auto: said.auto === true, click: now - clicked, ring: ring === null ? 0 : now - ring });
  }
  return send.call(this, text);
};
"""


def before_the_only_move(game: str) -> Match:
    """A match in which the first player has one move, and it is his turn; a bargain is made up in a sheet."""
    windows = {*shelf.box(game).windows(), "elves-ask-give"}
    for n in range(40):
        match = Match(shelf.game(game, 2), f"only/{n}")
        rng = Rng(f"only/{n}", "walk")
        while not match.state.ending and len(match.made) < 400:
            seat = match.state.actor
            question = match.question(seat)
            assert question is not None
            asked = seat == 0 and question.prompt.message.id not in windows
            if asked and len(question.options) == 1 and len(match.made) > 10:
                return match
            match.choose(seat, question.options[rng.below(len(question.options))])
    raise AssertionError("nobody was forced to anything")


async def all_sent(anna: Person) -> list[dict[str, Any]]:
    """What was sent, once something was."""
    for _ in range(200):
        sent: list[dict[str, Any]] = await anna.page.evaluate("window.sent")
        if sent:
            return sent
        await anna.page.wait_for_timeout(50)
    raise AssertionError("nothing was sent")


@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_the_only_move_is_announced_by_a_ring(browser: Browser, address: str, game: str) -> None:
    size = "phone" if game in ("shards", "evolution") else "laptop"
    anna = await Person.come(browser, address, size, "en", "dark")
    await anna.page.add_init_script(SPYING)
    await anna.sit_at(before_the_only_move(game))
    announced = anna.page.locator("[data-only]")
    await expect(announced).to_contain_text("Only move: ")
    SHOTS.mkdir(parents=True, exist_ok=True)
    await anna.page.screenshot(path=SHOTS / f"only-{game}.png")
    sent = await all_sent(anna)
    assert sent[0]["auto"]
    assert sent[0]["ring"] >= 1500, "it was seen to close"
    assert sent[0]["click"] > 1500, "and nobody clicked"
    assert all(one["click"] < 500 or one["ring"] >= 1500 for one in sent)
    assert anna.faults == []
    await anna.page.context.close()


async def test_the_only_move_waits_or_is_made_now(come: Come) -> None:
    anna = await come("laptop", "en")
    await anna.page.add_init_script(SPYING)
    await anna.sit_at(before_the_only_move("shards"))
    await anna.page.locator("[data-wait]").click()
    await expect(anna.page.locator("[data-ring]")).to_have_count(0)
    await anna.page.wait_for_timeout(2500)
    assert await anna.page.evaluate("window.sent.length") == 0, "it waits for a click"
    await expect(anna.buttons).to_have_count(1)
    await anna.buttons.first.click()
    sent = await all_sent(anna)
    assert [one["auto"] for one in sent] == [False]


async def test_who_wants_to_be_asked_sees_no_ring(come: Come) -> None:
    anna = await come("laptop", "en")
    await anna.page.add_init_script("localStorage.ludoteka = JSON.stringify({speed: 0, forced: 'ask'})")
    await anna.page.add_init_script(SPYING)
    await anna.sit_at(before_the_only_move("quarriors"))
    await anna.asked()
    await anna.page.wait_for_timeout(2500)
    await expect(anna.page.locator("[data-ring]")).to_have_count(0)
    assert await anna.page.evaluate("window.sent.length") == 0
