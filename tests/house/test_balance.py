"""The figures of balance are the same whoever plays the games, and go on where they were broken off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import balance_elves, balance_etherstone, balance_evolution


def test_elves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(balance_elves, "SLICE", 2)
    files = [tmp_path / name for name in ("one", "two", "again")]
    balance_elves.main(["--games", "5", "--raw", str(files[0])])
    balance_elves.main(["--games", "5", "--raw", str(files[1]), "--jobs", "2"])
    for games in ("3", "5"):
        balance_elves.main(["--games", games, "--raw", str(files[2])])
    texts = [file.read_text("utf-8") for file in files]
    assert texts[0] == texts[1] == texts[2]
    assert [json.loads(line)["number"] for line in texts[0].splitlines()] == [0, 1, 2, 3, 4]
    assert "5 games by greedy bots" in capsys.readouterr().out


def test_etherstone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_etherstone, "SLICE", 4)
    call = ["--games", "9", "--sets", "5"]
    texts = []
    for name, more in (("one", []), ("two", ["--jobs", "2"])):
        raw, out = tmp_path / f"{name}.json", tmp_path / f"{name}.md"
        balance_etherstone.main([*call, *more, "--raw", str(raw), "--out", str(out)])
        texts.append(raw.read_text("utf-8") + out.read_text("utf-8"))
    raw, out = tmp_path / "again.json", tmp_path / "again.md"
    for games in ("4", "9"):
        balance_etherstone.main(["--games", games, *call[2:], "--raw", str(raw), "--out", str(out)])
    assert texts[0] == texts[1]
    assert out.read_text("utf-8") in texts[0]
    assert "9 games" in texts[0]


def test_evolution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(balance_evolution, "SLICE", 2)
    call = ["--players", "2", "3", "--games"]
    kept = ["--raw", str(tmp_path / "kept")]
    told = []
    for way in ([*call, "5"], [*call, "5", "--jobs", "2"], [*call, "5", *kept], [*call, "5", *kept]):
        assert balance_evolution.main(way) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] == told[2] == told[3]
    assert [json.loads(line)["games"] for line in told[0].splitlines()] == [5, 5]
    assert len((tmp_path / "kept").read_text("utf-8").splitlines()) == 1 + 6, "the second time nothing was played"
