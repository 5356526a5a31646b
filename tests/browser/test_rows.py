"""Lists on the page: a long log is whole, and no two tables of the lobby look alike."""

from __future__ import annotations

import re

import ludoteka
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match
from tests.browser.conftest import Come

LONG = 300


async def test_all_of_a_long_log_is_there_in_its_order(come: Come) -> None:
    match = Match(ludoteka.game("shards"), "log")
    rng = Rng("log")
    question = match.questions()[0]
    # Where it is left, nobody plays on but who looks at it.
    while len(match.made) < LONG or question.seat != 0 or question.window or len(question.options) < 2:
        match.choose(question.seat, question.options[rng.below(len(question.options))])
        question = match.questions()[0]
    turns = [event.view(0)["n"] for made in match.made for event in made.events if event.what.name == "turn-began"]
    anna = await come("laptop", lang="en")
    await anna.sit_at(match)
    await anna.page.locator(".log li").first.wait_for()
    lines = await anna.page.locator(".log li").all_inner_texts()
    told = [int(found[1]) for line in lines if (found := re.match(r"Turn (\d+)", line))]
    assert told == turns
    assert len(turns) > 20
    acts = {"played": "plays", "recruited": "recruits", "focused": "focuses"}
    for what, word in acts.items():
        happened = sum(event.what.name == what for made in match.made for event in made.events)
        times = sum(int(n) - 1 for line in lines if word in line and (n := (re.search(r"×(\d+)$", line) or "01")[1]))
        assert sum(line.count(f" {word}") for line in lines) + times == happened, what


async def test_two_tables_of_one_game_are_told_apart_in_the_lobby(come: Come) -> None:
    anna = await come("laptop", lang="en")
    for level in ("bot:random", "bot:novice"):
        await anna.open_table("shards", seats={1: level})
        await anna.at_table()
    await anna.go("/")
    rows = anna.page.locator(".trow")
    await rows.nth(1).wait_for()
    told = await rows.locator("small").all_inner_texts()
    assert len(told) == len(set(told)) == 2
    assert all(re.search(r"\d\d:\d\d", line) for line in told), told
    named = [await rows.nth(n).locator("a.btn").get_attribute("aria-label") for n in range(2)]
    assert len(set(named)) == 2
