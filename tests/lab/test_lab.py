"""The lab's commands: layouts told, environments measured, games that stand still named, games kept."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ludoteka.bots.observer import Observer
from ludoteka.cli.main import main
from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.playout import playout
from ludoteka.lab import cluster, sim, trajectories

Out = pytest.CaptureFixture[str]


def test_the_layout_of_a_row_is_told(capsys: Out) -> None:
    assert main(["lab", "spec", "evolution", "--players", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    eye = shelf.eye_of(shelf.game("evolution", 3))
    assert [told["cells"], told["actions"], told["version"]] == [eye.size, eye.actions, eye.version]
    assert [(part["name"], part["size"]) for part in told["segments"]] == eye.segments
    last = told["segments"][-1]
    assert last["at"] + last["size"] == eye.size
    assert sum(verb["size"] for verb in told["verbs"]) == eye.actions
    assert main(["lab", "spec", "evolution", "--lang", "en"]) == 0
    assert "22331 actions" in capsys.readouterr().out


def test_what_is_not_installed_is_said(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.lab.find_spec", lambda name: None)
    monkeypatch.setattr(trajectories, "find_spec", lambda name: None)
    assert main(["lab", "spec", "shards", "--lang", "en"]) == 2
    assert "ludoteka[rl]" in capsys.readouterr().err
    assert main(["sim", "shards", "--games", "1", "--out", "nowhere", "--lang", "en"]) == 2
    assert "ludoteka[data]" in capsys.readouterr().err


def test_environments_are_measured(capsys: Out) -> None:
    assert main(["bench", "--env", "quarriors", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["quarriors"]
    for row in figures.values():
        assert row["cells"] == shelf.eye_of(shelf.game("quarriors")).size
        assert all(row[key] > 0 for key in row if key.endswith("per_second"))


def test_a_game_that_stands_still_is_named_with_its_seed(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "ENOUGH", 30)
    assert main(["sim", "shards", "--games", "2", "--seed", "x", "--jobs", "1", "--json", "--lang", "en"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert found["stood_still"] == ["x/0", "x/1"]
    assert found["finished"] == 0
    assert found["endings"] == {}
    assert "x/0 stood still" in told.err


def test_a_row_of_a_game_is_enough_to_play_it_again() -> None:
    game = shelf.game("quarriors")
    state = game.deal("r/0")
    choices: list[int] = []
    sim.play_out(state, game, ("random", "random"), "r/0", choices)
    row = trajectories.row(game, state, 0, "r/0", ("random", "random"), choices)
    again = game.deal(row["seed"])
    for option in row["choices"]:
        again.apply(option)
    assert again.digest() == state.digest()
    assert row["winners"] == list(again.winners)
    assert row["decisions"] == len(row["choices"])


def test_twins_are_told_apart_to_those_who_only_observe() -> None:
    """Some questions of Shards offer several answers in the same words: each gets its number."""
    game = shelf.game("shards")
    numbered = 0
    for seed in range(6):
        state = game.deal(seed)
        rng = Rng(f"twins/{seed}")
        while not state.ending:
            eyes = Observer(state, state.actor)
            notations = [choice.notation for choice in eyes.choices()]
            assert len(set(notations)) == len(notations)
            assert notations == [choice.notation for choice in state.choices()]
            assert [state.option_of(notation) for notation in notations] == eyes.options()
            numbered += any(notation.endswith("#2") for notation in notations)
            playout(state, rng.fork(), 1)
    assert numbered > 3


@pytest.mark.parametrize("call", [["sim", "shards"], ["arena", "shards", "--file", "RESULTS"]], ids=["sim", "arena"])
def test_a_house_without_ray_says_what_brings_it(
    call: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    assert main([*call, "--ray", "auto", "--lang", "en"]) == 2
    told = "This needs more than is installed: `pip install ludoteka[ray]` brings it."
    assert capsys.readouterr().err == f"ludoteka: {told}\n"
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:99999"])
def test_an_address_where_no_cluster_is(address: str, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: object())
    assert main(["sim", "shards", "--games", "2", "--ray", address, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"ludoteka: There is no Ray cluster at “{address}” that can be joined.\n"
