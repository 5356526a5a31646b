"""How the page looks and sounds in each game: what it names of a game is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.games.shelf import SHELF

LOOKS = Path(__file__).parents[2] / "web/src/looks"


def named(look: str, part: str) -> set[str]:
    """The words of one part of a look: the keys of a record, or what a list holds."""
    found = re.search(rf"^  {part}: ([{{\[].*?[}}\]]),$", look, re.MULTILINE | re.DOTALL)
    assert found is not None, part
    words = re.findall(r"'([\w-]+)'(?=:|,|\])|(\w+)(?=:)", found[1])
    return {one or other for one, other in words} - {"dice", "drum", "glass"}


@pytest.mark.parametrize("game", list(SHELF))
def test_what_is_heard_and_what_heads_the_log_happens(game: str) -> None:
    look = (LOOKS / f"{game}.ts").read_text("utf-8")
    known = {happening.name for happening in SHELF[game].happenings()}
    sounds, headings = named(look, "sounds"), named(look, "headings")
    assert len(sounds) > 3
    assert headings
    assert (sounds | headings) - known == set()


@pytest.mark.parametrize("game", list(SHELF))
def test_the_icon_of_a_verb_is_of_a_verb_that_there_is(game: str) -> None:
    look = (LOOKS / f"{game}.ts").read_text("utf-8")
    verbs = {verb.name for verb in SHELF[game].blank().verbs().all}
    keys = re.search(r"^  verbs: (\{.*?\}),$", look, re.MULTILINE | re.DOTALL)
    assert keys is not None
    found = {one or other for one, other in re.findall(r"'([\w-]+)':|(\w+):", keys[1])}
    assert found - verbs == set()
