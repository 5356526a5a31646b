"""While you waited: what others did is told turn by turn, all of it that names who reads, and covers no question."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from ludoteka.games import shelf
from ludoteka.kernel.happenings import ACT
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match, resumed
from ludoteka.kernel.moments import moments
from ludoteka.room.table import Table
from ludoteka.text.voice import Voice
from tests.browser.conftest import SHOTS
from tests.browser.person import Person
from tests.server.browser import Server, serving


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


def before_the_rival_hurts(game: str, what: str) -> Match:
    """A match in which the next thing to happen by the rival is done to the first player, on the rival's turn."""
    for n in range(60):
        match = Match(shelf.game(game, 2), f"hurt/{n}")
        rng = Rng(f"hurt/{n}", "walk")
        mine = -1  # after how many choices the first player was asked last on his own turn
        while not match.state.ending and len(match.made) < 300:
            seat = match.state.actor
            question = match.question(seat)
            assert question is not None
            if seat == 0 and not question.window:
                mine = len(match.made)
            made = match.choose(seat, question.options[rng.below(len(question.options))])
            if seat == 1 and mine > 0 and any(named(event.message(0), 0, event, what) for event in made.events):
                return resumed(match.record, mine)
    raise AssertionError("nobody was hurt")


def named(message: Any, seat: int, event: Any, what: str = "") -> bool:
    return f"seat:{seat}" in message.args.values() and (not what or event.what.name == what)


def told_of_me(table: Table) -> list[str]:
    """Every event of weight 2 or more, of the last stretch of others' moves, that names the first seat."""
    play = table.play
    assert play is not None
    log = [entry for entry in play.log if entry.kind == "choice"]
    while log and log[-1].seat == 0:
        log.pop()
    stretch: list[Any] = []
    while log and (log[-1].seat != 0 or log[-1].passed):
        stretch.insert(0, log.pop())
    voice = Voice("en", ["Anna", "random bot"])
    return [
        voice.say(event.message(0))
        for entry in stretch
        for moment in moments(entry.events)
        for event in moment.events
        if moment.weight >= ACT and event.what.name != "turn-began" and named(event.message(0), 0, event)
    ]


def plain(text: str) -> str:
    return re.sub(r"[\u2068\u2069\s]+", " ", text).strip(" .")


@pytest.mark.parametrize("size", ["laptop", "phone"])
async def test_what_was_done_to_me_is_told_while_i_waited(browser: Browser, server: Server, size: str) -> None:
    anna = await Person.come(browser, server.url, size, "en", "dark")
    await anna.sit_at(before_the_rival_hurts("shards", "assigned"))
    table = server.table(anna.page.url.rpartition("/")[2])
    for _ in range(80):  # end the turn, and let the rival have his
        await anna.asked()
        expected = told_of_me(table)
        if expected:
            break
        end = anna.page.locator(".decision .opts [data-option]").last
        await end.click()
        await anna.page.wait_for_timeout(80)
    assert expected, "the rival did nothing to Anna"
    recap = anna.page.locator("[data-recap]")
    if size == "phone":
        await recap.wait_for()  # by itself, in one's first games
    else:
        await anna.page.locator("[data-recap-open]").click()
    lines = [plain(text) for text in await recap.locator("li span").all_inner_texts()]
    for sentence in expected:
        assert any(plain(sentence) in line for line in lines), (sentence, lines)
    SHOTS.mkdir(parents=True, exist_ok=True)
    await anna.page.screenshot(path=SHOTS / f"recap-{size}.png")
    bottom = await recap.evaluate("el => el.getBoundingClientRect().bottom")
    ask = await anna.page.locator("[data-area=ask]").evaluate("el => el.getBoundingClientRect().top")
    assert bottom <= ask, "the question and the hand stay in sight"
    await anna.page.locator("[data-recap-close]").click()
    await recap.wait_for(state="detached")
    if size == "phone":
        await anna.page.locator(".ticker").click()
        await recap.wait_for()
    assert anna.faults == []
    await anna.page.context.close()
