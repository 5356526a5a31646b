"""The terminal table shows dice as faces, in both languages, at every moment of a game."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ludoteka.cli.tables import board_of
from ludoteka.cli.tables.quarriors import drawn
from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.text.voice import Voice


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_can_be_drawn_at_any_time(language: str) -> None:
    board = board_of("quarriors")
    voice = Voice(language)
    state = shelf.game("quarriors", 3, wilds="shapes").deal("terminal")
    rng = Rng("terminal")
    while not state.ending:
        view = state.view(state.actor)
        glow = {place for choice in state.choices() for place in choice.places}
        console = Console(width=100, record=True, file=StringIO())
        console.print(board.render(view, state.actor, voice, 100, glow))
        shown = console.export_text()
        assert board.title(view, voice)
        for seat in range(3):
            assert f"{view['players'][seat]['glory']}/{view['goal']}" in shown
        assert board.lines(view, state.actor, voice)
        for _ in range(9):
            if not state.ending:
                options = state.options()
                state.play(options[rng.below(len(options))])
    assert voice.missing == set()


@pytest.mark.parametrize(
    ("face", "signs"),
    [
        ("Q2", "◆2"),
        ("Q2*", "◆2✹"),
        ("L3 8/7**", "⚔3 8/7✹✹"),
        ("S", "✦"),
        ("S*", "✦✹"),
        ("draw 2", "⤓2"),
        ("re-roll*", "↻✹"),
        ("Q3/re-roll", "◆3/↻"),
        ("re-roll+draw 1", "↻+⤓1"),
    ],
)
def test_faces_in_signs(face: str, signs: str) -> None:
    assert drawn(face) == signs
