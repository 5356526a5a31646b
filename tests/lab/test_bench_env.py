"""Environments are measured beside other people's: as ratios, each with the way of ours that is like its own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteka.cli.main import main
from ludoteka.lab import bench_env

OURS = {"cells": 1, "actions": 1, "batched_steps_per_second": 300, "single_steps_per_second": 200,
        "aec_steps_per_second": 100}  # fmt: skip


def test_a_game_is_measured_in_every_way() -> None:
    assert set(bench_env.measure("quarriors", 0.01)) == set(OURS)
    assert {way for _, way in bench_env.PEERS.values()} <= set(OURS)


def test_a_peer_is_told_as_a_ratio(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def measured(what: str, seconds: float) -> dict[str, Any]:
        return {"steps_per_second": 50} if what.startswith("peer:") else OURS

    monkeypatch.setattr(bench_env, "measured", measured)
    monkeypatch.setattr(bench_env, "PEERS", {f"of {way}": ("json", way) for way in list(OURS)[2:]})
    assert main(["bench", "quarriors", "--env", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["peers"]
    assert [row["ratio"]["quarriors"] for row in found.values()] == [6, 4, 2]
