"""Response windows in the terminal: who is asked, who passes, and what that tells the others."""

from __future__ import annotations

import io

import pytest

from ludoteka.cli.main import main
from ludoteka.cli.session import ABLE, ASK, PASS, Sitting, sitters_of
from ludoteka.games.shelf import game
from ludoteka.kernel.match import Match
from ludoteka.kernel.windows import Window
from ludoteka.text.voice import Voice

CARD = "elves-ask-answer-card"


def sat(seats: str, seed: str = "1") -> Sitting:
    voice = Voice("en")
    return Sitting(Match(game("elves", 2), seed), sitters_of(seats, voice), voice)


def play_on(sitting: Sitting, choices: int = 400) -> list[tuple[str, list[int], tuple[int, ...]]]:
    """Choose the first option whenever a person is asked: the windows asked, with their options and passes."""
    asked: list[tuple[str, list[int], tuple[int, ...]]] = []
    for _ in range(choices):
        sitting.let_bots_play()
        if sitting.state.ending:
            break
        top = sitting.state.current()
        if isinstance(top, Window):
            asked.append((sitting.window(), sitting.state.options(), top.passes()))
        sitting.choose(sitting.state.options()[0])
    return asked


def test_one_person_is_asked_only_with_something_to_answer() -> None:
    sitting = sat("Anna, random")
    asked = play_on(sitting)
    assert asked, "sometimes there is an answer"
    assert all(any(option not in passes for option in options) for _, options, passes in asked)
    assert any(made.auto for made in sitting.made), "and other windows went by"


def test_two_people_at_one_terminal_are_asked_all_the_same() -> None:
    """Who is skipped for having nothing would be known to have nothing."""
    asked = play_on(sat("Anna, Boris"))
    assert any(all(option in passes for option in options) for _, options, passes in asked)


def test_a_kind_of_window_can_be_passed_for_good_and_asked_again() -> None:
    sitting = sat("Anna, random")
    kinds = sitting.game.box.windows()
    assert CARD in kinds
    for kind in kinds:
        assert sitting.manner(0, kind) == ABLE
        assert sitting.turn_manner(0, kind) == PASS
    assert play_on(sitting) == []
    sitting = sat("Anna, random")
    for kind in kinds:
        sitting.turn_manner(0, kind, PASS)
    assert sitting.turn_manner(0, CARD) == ASK
    kinds_asked = {kind for kind, _, _ in play_on(sitting)}
    assert kinds_asked <= {CARD}


def test_undo_goes_back_to_what_a_person_chose() -> None:
    sitting = sat("Anna, random")
    for _ in range(60):
        sitting.let_bots_play()
        before = len(sitting.made)
        sitting.choose(sitting.state.options()[0])
        sitting.let_bots_play()
        if sitting.can_undo():
            sitting.undo()
            assert len(sitting.made) <= before
            assert sitting.asks_person()
            sitting.choose(sitting.state.options()[0])


@pytest.mark.parametrize(("lang", "word", "never"), [("en", "ask", "○ never"), ("ru", "вопросы", "○ никогда")])
def test_the_plain_table_lists_and_turns_the_windows(
    lang: str, word: str, never: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [word, f"{word} 3", f"{word} 99", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "elves", "-y", "--seed", "2", "--lang", lang]) == 0
    out, _ = capsys.readouterr()
    assert out.count("13. ◐") == 2
    assert f"3. {never}" in out
    assert "99" in out
    assert "elves-ask" not in out
    assert "cli-" not in out


def test_shields_are_a_window_too() -> None:
    """A question inside another's passage: who has no shield is not asked, and who wants to be left alone neither."""
    voice = Voice("en")
    shields = "shards-ask-shields"

    def asked(way: str) -> list[int]:
        sitting = Sitting(Match(game("shards", 2), "1"), sitters_of("Anna, greedy", voice), voice)
        if way:
            sitting.turn_manner(0, shields, way)
        found: list[int] = []
        for _ in range(400):
            sitting.let_bots_play()
            if sitting.state.ending:
                break
            options = sitting.state.options()
            if sitting.window() == shields:
                found.append(len(options))
            sitting.choose(options[0])
        return found

    assert min(asked("")) > 1
    assert min(asked(ASK)) == 1
    assert asked(PASS) == []
