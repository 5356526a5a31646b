"""The lesson of each game is one turn that its seed really deals: every step comes up, in its order."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.match import Match

LESSONS = Path(__file__).parents[2] / "web/src/lessons"
TEXTS = Path(__file__).parents[2] / "src/ludoteka/text"
MOST = 120  # choices of all seats; a lesson is one turn, or two where one shows too little
STRAYS = 12  # questions to the learner that no step explains


def lesson(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))
    return found


def followed(game: str, told: dict[str, Any], seed: str, level: str, luck: str = "1") -> tuple[int, int]:
    """How many steps came up when the learner does what he is shown; and how many questions came between."""
    match = Match(ludoteka.game(game, players=told["players"], **told["options"]), seed)
    other = bot(level, shelf.box(game), luck)
    done = strays = 0
    for _ in range(MOST):
        state = match.state
        if state.ending or done == len(told["steps"]):
            break
        if state.actor != 0:
            match.choose(state.actor, other.choose(Observer(state, state.actor)))
            continue
        step = told["steps"][done]
        asked = state.current().prompt(state).message.id
        fits = [one.option for one in state.choices() if re.search(step["choose"], one.notation)]
        if re.fullmatch(step["ask"], asked) and fits:
            match.choose(state.actor, fits[0])
            done += 1
        else:
            # What no step speaks of is let go by: the last thing offered ends or passes nearly everywhere.
            ends = "pass|done|no-more|decline|keep"
            passing = [one.option for one in state.choices() if re.match(ends, one.notation)]
            strays += len(state.options()) > 1 and done > 0
            match.choose(state.actor, (passing or state.options())[-1])
    return done, strays


@pytest.mark.parametrize("level", ["novice", "random"])
@pytest.mark.parametrize("game", list(shelf.SHELF))
def test_every_step_of_a_lesson_comes_up(game: str, level: str) -> None:
    told = lesson(game)
    for luck in "abcdefgh":  # whatever the bot does meanwhile
        done, strays = followed(game, told, told["seed"], level, luck)
        assert done == len(told["steps"]), f"the seed does not deal step {done + 1}: {told['steps'][done]}"
        assert strays <= STRAYS


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_step_has_words(lang: str) -> None:
    known = set(re.findall(r"^([a-z0-9-]+) =", (TEXTS / lang / "web.ftl").read_text("utf-8"), re.M))
    wanted = {f"web-lesson-{game}-{n + 1}" for game in shelf.SHELF for n in range(len(lesson(game)["steps"]))}
    assert wanted - known == set()


def test_every_game_has_a_lesson() -> None:
    assert {file.stem for file in LESSONS.glob("*.json")} == set(shelf.SHELF)
