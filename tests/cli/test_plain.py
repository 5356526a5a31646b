"""The table in plain lines, as a pipe and a screen reader get it."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.cli.main import main
from ludoteka.cli.tables import board_of
from ludoteka.cli.tables.generic import Board
from ludoteka.games.shelf import SHELF, game_of
from ludoteka.text.voice import Voice

Out = pytest.CaptureFixture[str]


def typed(lines: list[str], argv: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Out) -> str:
    """What a person reads who types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "\x1b" not in out
    return out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_by_numbers(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    out = typed(["1"] * 2000, ["shards", "-y", "--seed", "2", "--lang", lang], monkeypatch, capsys)
    voice = Voice(lang)
    assert voice.text("shards-ending-last-standing") in out
    assert voice.text("cli-won-by", n=1, names="")[:7] in out
    assert "shards-" not in out


def test_the_set_up_is_asked_in_lines(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    games = len(SHELF)
    name = sorted(SHELF, key=lambda game: Voice("en").text(f"{game}-name")).index("shards") + 1
    lines = [str(name)] if games > 1 else []
    lines += ["9", "3", "", "2", "", "2", "3", "1", "", "", ""]  # 9 is no such row; three players; triple; no relics
    out = typed(lines, ["--lang", "en", "--seed", "2"], monkeypatch, capsys)
    assert "“9” is not offered" in out
    assert "triple standoff" in out
    assert "centre row" in out
    assert "relics set aside" not in out


def test_help_cards_rules_and_reasons(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    lines = ["?", "? 1", "?hermit", "? 99", "why", "why recruit", "why recruit Nobody", "rules cap", "log", "table",
             "advice", "card zzz", "77", "nonsense", ""]
    out = typed(lines, ["shards", "-y", "--seed", "5", "--lang", "en"], monkeypatch, capsys)
    for part in (
        "A number chooses.",
        "shards.main.any-actions-any-order",
        "gain 5 health.",
        "“99” is not offered",
        "you have 0.",
        "There is nothing here called “recruit Nobody”.",
        "shards.mastery.cap-30",
        "There is no card “zzz”",
        "% to win",
        "“77” is not offered",
        "There is nothing here called “nonsense”.",
        "You have left the table",
    ):
        assert part in out, part


def test_commands_in_russian(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    lines = ["помощь", "почему", "журнал", "стол", "правила мастерство", "отмена", "карта отшельница", "выход"]
    out = typed(lines, ["shards", "-y", "--seed", "5", "--lang", "ru"], monkeypatch, capsys)
    for part in ("Номер — это выбор", "Цена", "Отменять нечего", "получите 5 здоровья", "Вы ушли из-за стола"):
        assert part in out, part


def test_a_choice_can_be_typed_in_notation_and_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    out = typed(["play Crystal", "undo"], ["shards", "-y", "--seed", "5", "--lang", "en"], monkeypatch, capsys)
    assert "Player A plays Crystal" in out
    assert out.count("gems 1") == 1
    assert out.count("gems 0") == 2


def test_save_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    file = tmp_path / "table.ludo"
    start = ["shards", "-y", "--seed", "5", "--lang", "en"]
    out = typed(["1", "1", f"save {file}", f"save {tmp_path}/no/such"], start, monkeypatch, capsys)
    assert f"Saved in {file}" in out
    assert "cannot be written" in out
    again = typed([], ["--resume", str(file), "--lang", "en"], monkeypatch, capsys)
    assert "in play: Blaster, Crystal" in again
    with_other = typed([], ["--resume", str(file), "--seats", "Anna,Boris", "--lang", "en"], monkeypatch, capsys)
    assert "Hand over to Anna" in with_other


def test_an_end_says_what_it_leaves(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    out = typed(["1", "1"], ["shards", "-y", "--seed", "5", "--lang", "en"], monkeypatch, capsys)
    for left in (5, 4, 3):
        assert f"End the main phase (Cards in hand not played: {left}." in out


def test_two_people_hand_over(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    out = typed(["", "end-main", "", "end-main"], ["shards", "-y", "--seats", "Ann,Bob", "--seed", "5", "--lang", "en"],
                monkeypatch, capsys)
    first, second, third = (out.index(f"Hand over to {name}") for name in ("Ann", "Bob", "Ann"))
    assert first < second
    assert "Ann draws a card" in out[second:]
    assert third == first
    for part in out.split("Hand over to ")[1:3]:
        name, other = part[:3], "Bob" if part.startswith("Ann") else "Ann"
        assert f"{other} draws a card" in part or f"{other} draws " not in part, name


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.one_of(st.text(max_size=10), st.integers(-3, 12).map(str)), max_size=12))
def test_whatever_is_typed_is_answered(lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    lines = [line for line in lines if "save" not in line and "сохранить" not in line]
    typed(lines, ["shards", "-y", "--seed", "5", "--lang", "en"], monkeypatch, capsys)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_board_speaks_in_lines_and_names_its_cards(game: str) -> None:
    """Both the game's own board and the one that lays out any game, for every seat and for a spectator."""
    for lang in ("en", "ru"):
        voice = Voice(lang)
        players = next(n for n in SHELF[game].players() if n >= 2)
        state = game_of(game, players, {}).deal("lines")
        for viewer in (-1, *range(players)):
            view = state.view(viewer)
            for board in (board_of(game), Board(game)):
                lines = board.lines(view, viewer, voice)
                assert any(voice.seat(0) in line for line in lines)
                assert not any("{" in line for line in lines)
        assert voice.missing == set()


def test_creatures_are_read_in_words_and_numbers() -> None:
    state: Any = game_of("evolution", 2, {"ether": True}).deal("1")
    creature = state.players[1].creatures[0]
    creature.read("2 asleep Changeling=Vampire !Tiny")
    lines = board_of("evolution").lines(state.view(0), 0, Voice("en"))
    assert "  A1: crystals 0 of 4; no traits" in lines
    assert "  B1: crystals 2 of 4, asleep; Changeling as Vampire, Tiny (cancelled)" in lines
    assert any(line.startswith("ether: ") for line in lines)
    assert not any(sign in line for line in lines for sign in "[]◆")
    own = [line for line in lines if line.startswith("  • ")]
    assert len(own) == 5  # the hand of who looks, and nobody else's


def test_a_theme_that_nobody_knows_is_told_in_plain_lines_too(capsys: Out) -> None:
    assert main(["--lang", "en", "play", "shards", "--plain", "--theme", "mauve"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "There is no theme “mauve”; there is: " in err
    assert "Traceback" not in err
