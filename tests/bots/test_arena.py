"""The arena: the agreed JSON, paired seatings, no finished game lost, and one sentence for what cannot be."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.main import main
from ludoteka.games.shelf import game_of
from ludoteka.lab.arena import Table, pairs_of, play_all, report, score, seatings, tables, wilson
from tests.bots.test_parallel import is_alive

Out = pytest.CaptureFixture[str]
CALL = ["arena", "quarriors", "--bots", "apprentice,greedy,random", "--games", "6", "--seed", "1", "--jobs", "1"]


def found(argv: list[str], capsys: Out) -> Any:
    assert main([*argv, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


def refused(argv: list[str], capsys: Out) -> str:
    """The sentence with which a call is turned down."""
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ludoteka: ")
    assert captured.err.count("\n") == 1
    return captured.err


def test_the_json_has_exactly_the_agreed_shape(capsys: Out) -> None:
    data = found(CALL, capsys)
    assert list(data) == ["game", "bots", "pairs", "ratings", "seats", "stood_still"]
    assert data["game"] == "quarriors"
    assert data["bots"] == ["apprentice", "greedy", "random"]
    assert [(row["a"], row["b"]) for row in data["pairs"]] == pairs_of(data["bots"])
    for row in data["pairs"]:
        assert list(row) == ["a", "b", "games", "a_wins", "draws", "rate", "low", "high"]
        assert row["games"] == 6
        assert row["rate"] == pytest.approx((row["a_wins"] + row["draws"] / 2) / 6, abs=1e-4)
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    assert sorted(row["bot"] for row in data["ratings"]) == sorted(data["bots"])
    for row in data["ratings"]:
        assert list(row) == ["bot", "elo", "low", "high"]
        assert row["low"] < row["elo"] < row["high"]
    assert [row["seat"] for row in data["seats"]] == [0, 1]
    assert sum(row["rate"] for row in data["seats"]) == pytest.approx(1, abs=1e-3)


def test_two_processes_find_what_one_finds(capsys: Out) -> None:
    assert found([*CALL[:-1], "2"], capsys) == found(CALL, capsys)


def test_a_file_can_be_added_to(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "results"
    few = found([*CALL, "--games", "2", "--file", str(file)], capsys)
    assert all(row["games"] == 2 for row in few["pairs"])
    assert found([*CALL, "--file", str(file)], capsys) == found(CALL, capsys)
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == len(set(lines)) == 1 + 18


def test_every_seating_of_every_deal() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]
    assert len(seatings(4)) == 14
    for seats in (2, 3, 4):
        rows = list(tables(["a", "b", "c"], 10, seats))
        for a, b in pairs_of(["a", "b", "c"]):
            mine = [row for row in rows if (row.a, row.b) == (a, b)]
            assert len(mine) >= 10
            for seat in range(seats):
                assert 2 * sum(row.seating[seat] for row in mine) == len(mine)


def test_a_shared_win_is_shared() -> None:
    table = Table("a", "b", 0, (0, 1, 0))
    assert score(table, {"winners": [0]}) == 1
    assert score(table, {"winners": [1]}) == 0
    assert score(table, {"winners": [0, 1]}) == 0.5
    assert score(table, {"winners": []}) == 0.5


def test_wilson_is_wilson() -> None:
    """Against the published values for 15 of 20."""
    low, high = wilson(15, 20)
    assert (round(low, 4), round(high, 4)) == (0.5313, 0.8881)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("level", ["random", "greedy", "novice"])
def test_a_bot_against_itself_is_even(level: str, capsys: Out) -> None:
    argv = ["arena", "quarriors", "--bots", f"{level},{level}", "--games", "8", "--seed", "1", "--jobs", "1"]
    data = found(argv, capsys)
    assert [(row["a"], row["b"], row["rate"]) for row in data["pairs"]] == [(level, level, 0.5)]
    assert len(data["ratings"]) == 1
    assert main(argv) == 0
    assert f"{level} vs itself: 50.0% of 8, as it must be" in capsys.readouterr().out


def test_three_seats_of_two_bots() -> None:
    game = game_of("quarriors", 3, {})
    bots = ["greedy", "random"]
    data = report(game, bots, play_all(game, bots, 12, "1", 1, None))
    assert data["pairs"][0]["games"] == 12
    assert len(data["seats"]) == 3
    assert data["pairs"][0]["rate"] > 0.5


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["arena", "quarriors", "--bots", "greedy,genius"], "no bot “genius”"),
        (["arena", "quarriors", "--bots", "greedy,,random"], "no bot “”"),
        (["arena", "quarriors", "--bots", "greedy"], "at least two bots"),
        (["arena", "quarriors", "--bots", ","], "no bot “”"),
        (["arena", "quarriors", "--players", "9"], "cannot be played by 9"),
        (["arena", "quarriors", "--players", "1"], "cannot be played by 1"),
        (["arena", "shards", "--players", "1", "-o", "variant=nemesis"], "against an automaton"),
        (["arena", "quarriors", "--games", "0"], "--games must be at least 1"),
        (["arena", "quarriors", "--jobs", "0"], "--jobs must be at least 1"),
        (["arena", "chess"], "no game “chess”"),
        (["arena", "quarriors", "--file", "/no/such/place/results"], "/no/such/place/results cannot be used"),
        (["arena", "quarriors", "--file", "/"], "/ cannot be used"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_code_2(argv: list[str], part: str, capsys: Out) -> None:
    assert part in refused(argv, capsys)


def test_a_broken_file_is_refused_and_left_alone(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "results"
    call = [*CALL, "--file", str(file)]
    found(call, capsys)
    head, first, *rest = file.read_text("utf-8").splitlines(keepends=True)
    broken = {
        "no arena": "hello\n",
        "half a head": head[:20],
        "another seed": head.replace('"1"', '"2"') + first,
        "not json": head + "{{{\n" + first,
        "not a result": head + "[]\n" + first,
        "no winners": head + '{"key": "greedy/random/0/01"}\n',
        "odd winners": head + '{"key": "greedy/random/0/01", "winners": ["A"], "decisions": 1}\n',
        "a head in the middle": head + first + head,
        "no text": head + "\x00\n",
    }
    for text in broken.values():
        file.write_text(text, "utf-8")
        assert "results" in refused(call, capsys)
        assert file.read_text("utf-8") == text
    file.write_bytes(b"\xff\xfe\n")
    refused(call, capsys)
    assert rest


def test_a_line_cut_off_is_played_again(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "results"
    call = [*CALL, "--file", str(file)]
    whole = found(call, capsys)
    text = file.read_text("utf-8")
    for cut in (1, 5, 30):
        file.write_text(text[:-cut], "utf-8")
        assert found(call, capsys) == whole
        assert file.read_text("utf-8") == text
    file.write_text(text.splitlines(keepends=True)[0], "utf-8")  # killed before its first game ended
    assert found(call, capsys) == whole
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_loses_no_finished_game(tmp_path: Path, jobs: str, capsys: Out) -> None:
    file = tmp_path / "results"
    argv = ["arena", "quarriors", "--bots", "greedy,random", "--seed", "1", "--file", str(file), "--jobs", jobs]
    with subprocess.Popen([sys.executable, "-m", "ludoteka.cli.main", *argv, "--games", "100000"]) as arena:
        deadline = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 12:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        workers = Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text().split()
        arena.kill()
    while any(is_alive(int(worker)) for worker in workers):
        assert time.monotonic() < deadline, "its processes end with it"
        time.sleep(0.05)
    rows = [json.loads(line) for line in file.read_bytes().split(b"\n")[1:-1]]
    assert len(rows) >= 11
    keys = {row["key"] for row in rows}
    deals = 1 + max(int(row["key"].split("/")[2]) for row in rows)
    again = found([*argv, "--games", str(2 * deals)], capsys)
    after = [json.loads(line) for line in file.read_bytes().splitlines()[1:]]
    assert after[: len(rows)] == rows, "what was finished is not played again"
    assert len({row["key"] for row in after}) == len(after) >= len(keys)
    fresh = found(["arena", "quarriors", "--bots", "greedy,random", "--seed", "1", "--games", str(2 * deals)], capsys)
    assert again == fresh


def test_an_interrupted_arena_goes_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "results"
    argv = ["arena", "quarriors", "--bots", "greedy,random", "--seed", "1", "--file", str(file), "--jobs", "2"]
    call = [sys.executable, "-m", "ludoteka.cli.main", *argv, "--games", "100000"]
    deaf = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever began us may not have wanted to hear it
    try:
        arena = subprocess.Popen(call, stderr=subprocess.PIPE, text=True, start_new_session=True)
    finally:
        signal.signal(signal.SIGINT, deaf)
    with arena:
        deadline = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 12:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        os.killpg(arena.pid, signal.SIGINT)
        assert arena.stderr is not None
        assert arena.wait(30) == 130
        assert "Traceback" not in arena.stderr.read()
