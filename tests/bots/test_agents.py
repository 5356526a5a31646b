"""An agent of one's own in the lab: found by `module:name`, given an observer, and held to its options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka.cli.main import main

AGENTS = """
from random import Random

class First:
    def __init__(self, box, seed):
        assert box.name == "quarriors"

    def choose(self, observer):
        assert not hasattr(observer, "state")
        return observer.options()[0]

class Worded:
    def __init__(self, box, seed):
        self.random = Random(seed)

    def choose(self, observer):
        return self.random.choice(observer.choices()).notation

class Astray:
    def __init__(self, box, seed):
        pass

    def choose(self, observer):
        return -7

NOBODY = 3

def mute(box, seed):
    return seed
"""

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with agents, to stand in."""
    (tmp_path / "own_agents.py").write_text(AGENTS)
    (tmp_path / "broken_agents.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def arena(bots: str, *more: str) -> list[str]:
    return ["arena", "quarriors", "--bots", bots, "--games", "4", "--jobs", "1", *more]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_agents_meet_each_other_and_our_levels(jobs: str, capsys: Out) -> None:
    assert main(arena("own_agents:First,own_agents:Worded,greedy", "--jobs", jobs, "--json")) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["bots"] == ["own_agents:First", "own_agents:Worded", "greedy"]
    assert [row["games"] for row in data["pairs"]] == [4, 4, 4]
    assert data["pairs"][1]["a"] == "own_agents:First"
    assert data["pairs"][1]["b"] == "greedy"
    assert data["pairs"][1]["a_wins"] <= 1


def test_agents_are_counted_in_a_simulation(capsys: Out) -> None:
    call = ["sim", "quarriors", "--bots", "own_agents:Worded,random", "--games", "6", "--jobs", "1", "--json"]
    assert main(call) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["finished"], data["errors"]) == (6, 0)
    assert sum(data["wins_by_bot"].values()) == 6
    assert set(data["wins_by_bot"]) == {"own_agents:Worded", "random"}


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("greedy,nobody", "There is no bot “nobody”"),
        ("greedy,nowhere:First", "could not be imported: ModuleNotFoundError"),
        ("greedy,broken_agents:First", "could not be imported: ZeroDivisionError"),
        ("greedy,own_agents:NOBODY", "nothing called “NOBODY” that makes an agent"),
        ("greedy,own_agents:", "nothing called “” that makes an agent"),
        ("greedy,:First", "could not be imported"),
        ("greedy,os:system", "could not be made from a game and a seed: TypeError"),
        ("greedy,own_agents:mute", "has no method “choose”"),
        ("greedy,own_agents:Astray", "answered “-7”, which is none of its"),
    ],
)
def test_who_is_nobody_or_goes_astray_is_told_in_one_sentence(bots: str, sentence: str, capsys: Out) -> None:
    assert main(arena(bots)) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""
