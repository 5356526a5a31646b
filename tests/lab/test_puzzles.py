"""The finder: what wins for sure is found and nothing else, twins are one answer, and a seed finds the same again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots.observer import Observer
from ludoteka.cli.main import main
from ludoteka.games.shelf import box, game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab import puzzles
from ludoteka.lab.puzzles import Finder, bound, clearly, find, grouped, written


def at(mine: dict[str, Any], theirs: dict[str, Any]) -> State:
    return game_of("shards", 2, {}).position({"players": [mine, theirs]})


def winning(state: State) -> list[str]:
    finder = Finder(box("shards"))
    found = finder.winning(Observer(state, 0), box("shards").turn_number(state), Rng("1", "test"))
    return [choice.notation for choice in found]


def test_a_line_that_wins_is_found_and_where_there_is_none_nothing_is() -> None:
    mine = {"hand": ["Blaster", "Crystal", "Crystal"], "health": 9}
    assert winning(at(mine, {"health": 1, "mastery": 3})) == ["play Blaster", "end-main"]
    assert not winning(at(mine, {"health": 9, "mastery": 3}))


def test_a_line_holds_only_if_it_wins_in_this_turn() -> None:
    state = at({"hand": ["Blaster", "Crystal"], "health": 9}, {"health": 1, "mastery": 3})
    finder = Finder(box("shards"))
    turn = box("shards").turn_number(state)
    assert finder.holds(state.clone(), 0, turn, ("play Blaster", "end-main"))
    assert finder.holds(state.clone(), 0, turn, ("play Blaster",)), "ending is what is left to do"
    assert not finder.holds(state.clone(), 0, turn, ("play Crystal", "end-main"))
    assert not finder.holds(state.clone(), 0, turn, ("play Fungal Hermit",))
    assert not finder.holds(state.clone(), 0, turn, ())


def test_choices_that_read_alike_are_one_answer() -> None:
    state = at({"hand": ["Crystal", "Crystal", "Blaster"]}, {})
    labels = [group[0].label for group in grouped(state.choices())]
    assert len(labels) == len({json.dumps(label.data(), sort_keys=True) for label in labels})
    assert sum(label.data() == state.choice(state.option_of("play Crystal")).label.data() for label in labels) == 1


def test_only_what_is_far_and_surely_behind_is_wrong() -> None:
    assert clearly((0.2, 0.02))
    assert not clearly((0.05, 0.0))
    assert not clearly((0.2, 0.15))


def row(number: int, *kinds: str, word: str = "a") -> dict[str, Any]:
    line = [{"id": word, "args": {}}]
    made = [
        {"of": 0, "ply": 2 + n, "seat": 0, "turn": 1, "kind": kind, "level": 3 - n, "answers": ["a"], "line": line,
         "margin": 0.2, "why": line}
        for n, kind in enumerate(kinds)
    ]  # fmt: skip
    return {"number": number, "record": ["head", "players: 2", "", *"abcdef"], "puzzles": made}


def test_a_book_keeps_few_alike_and_no_more_of_a_record_than_is_needed() -> None:
    rows = [row(n, "decides") for n in range(9)] + [row(9, "survive", "win", word="b")]
    book = bound("shards", rows, 30)
    assert [one.kind for one in book.puzzles] == ["win", "survive", *["decides"] * puzzles.ALIKE]
    assert [len(lines) for lines in book.records] == [5] * puzzles.ALIKE + [6]
    assert len(bound("shards", rows, 2).puzzles) == 2


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a few choices, looked at quickly, in which more is a puzzle than should be."""
    monkeypatch.setattr(puzzles, "LONGEST", 24)
    monkeypatch.setattr(puzzles, "ROUNDS", 8)
    monkeypatch.setattr(puzzles, "SCAN", 20)
    monkeypatch.setattr(puzzles, "PROMISES", 0.0)
    monkeypatch.setattr(puzzles, "MARGIN", 0.0)
    monkeypatch.setattr(puzzles, "LEAST", 0.0)
    monkeypatch.setattr(puzzles, "SURE", 0.0)
    monkeypatch.setattr(puzzles, "SEEDS", 1)
    monkeypatch.setattr(puzzles, "BUDGET", 1)


@pytest.mark.usefixtures("short")
def test_a_seed_finds_the_same_again_and_what_was_found_is_not_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of("quarriors", 2, {})
    whole = find(game, "7", 30, 2, None)
    file = tmp_path / "found.jsonl"
    find(game, "7", 30, 1, file)
    looked = puzzles.searched
    numbers: list[int] = []

    def noted(game: Game, seed: str, number: int) -> dict[str, Any]:
        numbers.append(number)
        return looked(game, seed, number)

    monkeypatch.setattr(puzzles, "searched", noted)
    assert written(find(game, "7", 30, 2, file)) == written(whole)
    assert numbers == [1]


@pytest.mark.usefixtures("short")
def test_the_command_says_how_many_and_writes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "book.json"
    asked = ["lab", "puzzles", "quarriors", "--games", "1", "-n", "3", "--seed", "7", "--lang", "en"]
    assert main([*asked, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["puzzles"] == len(json.loads(out.read_text("utf-8"))["puzzles"]) <= 3
    assert main([*asked[:-6], "-n", "0"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
