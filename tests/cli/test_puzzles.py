"""Puzzles in the terminal: the task, the verdict and why, in lines and drawn."""

from __future__ import annotations

import pytest

from ludoteka.cli.main import main
from ludoteka.cli.playing import Table
from ludoteka.cli.puzzling import puzzle_sitting
from ludoteka.cli.sheets import Sheet
from ludoteka.room.puzzles import book
from ludoteka.room.translate import heard
from ludoteka.text.voice import Voice
from tests.cli.test_plain import typed
from tests.cli.test_terminal import SMALL, app, settled, words

Out = pytest.CaptureFixture[str]
GAME = "shards"
PUZZLES = book(GAME).puzzles
NUMBER = next(n for n, one in enumerate(PUZZLES, 1) if one.kind == "decides")
PUZZLE = PUZZLES[NUMBER - 1]


def wrong() -> str:
    choices = puzzle_sitting(GAME, NUMBER, Voice("en")).choices()
    return next(choice.notation for choice in choices if choice.notation not in PUZZLE.answers)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("right", [True, False])
def test_a_puzzle_in_lines_says_what_to_find_and_whether_it_was(
    lang: str, right: bool, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    answer = PUZZLE.answers[0] if right else wrong()
    out = typed([answer], [GAME, "--puzzle", str(NUMBER), "--lang", lang], monkeypatch, capsys)
    voice = Voice(lang)
    assert voice.text("bots-puzzle-decides") in out.splitlines()[0]
    said = [voice.text(f"bots-puzzle-{stage}") in out.splitlines() for stage in ("solved", "failed")]
    assert said == [right, not right]
    last = heard(PUZZLE.line[-1])
    assert voice.say(last) in out
    assert voice.text("cli-left") not in out


def test_a_puzzle_shows_only_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    sitting = puzzle_sitting(GAME, NUMBER, Voice("en"))
    assert sitting.viewer() == PUZZLE.seat
    assert sitting.people() == [PUZZLE.seat]
    assert sitting.verdict() == ""
    assert sitting.judgement() == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_puzzles_are_listed(lang: str, capsys: Out) -> None:
    assert main(["play", GAME, "--puzzles", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(PUZZLES)
    assert all(line.startswith(f"{n}. ") for n, line in enumerate(lines, 1))


@pytest.mark.parametrize("number", ["0", "-3", "9999", "x"])
def test_a_number_that_is_none_is_one_sentence(number: str, capsys: Out) -> None:
    assert main(["play", GAME, f"--puzzle={number}", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


@pytest.mark.parametrize("right", [True, False])
async def test_a_puzzle_drawn_says_its_task_and_its_verdict_once(right: bool) -> None:
    sitting = puzzle_sitting(GAME, NUMBER, Voice("en"))
    terminal = app(sitting)
    answer = PUZZLE.answers[0] if right else wrong()
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert "Find the choice that decides" in words(pilot, "#question")
        screen = terminal.screen
        assert isinstance(screen, Table)
        screen.choose(next(n for n, choice in enumerate(screen.offered) if choice.notation == answer))
        await settled(pilot)
        assert isinstance(terminal.screen, Sheet)
        assert terminal.screen.heading == ("Solved" if right else "Not the best")
        await pilot.press("escape")
        await settled(pilot)
        assert isinstance(terminal.screen, Table)
        assert "Find the choice that decides" not in words(pilot, "#question")


@pytest.mark.parametrize("more", ["--players=3", "-orelics=no", "--seed=7", "--seats=Anna,random", "--resume=x"])
def test_a_puzzle_has_its_own_table(
    more: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", "en")
    assert main(["play", GAME, "--puzzle=1", more, "--lang", "en"]) == 2
    assert "A puzzle has its own table" in capsys.readouterr().err
