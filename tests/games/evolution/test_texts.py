"""The texts of traits and cards as they are read, in both languages."""

from __future__ import annotations

import re

import pytest

from ludoteka.games.shelf import box
from ludoteka.text.voice import voice

AFTER_A_COLON = re.compile(r": ([A-ZА-ЯЁ]\w*)")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_sentence_goes_on_after_a_colon_with_a_small_letter(language: str) -> None:
    said = [voice(language).say(line) for card in box("evolution").cards() for line in card.text]
    assert said
    assert not [line for line in said if AFTER_A_COLON.search(line)]
