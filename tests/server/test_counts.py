"""What a choice costs a table: a question is worked out once, however many look at it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from ludoteka.games import shelf

ROOT = Path(__file__).parents[2]


@cache
def counted() -> dict[str, dict[str, float]]:
    """In a process of its own: the compiled form cannot be listened in on."""
    env = os.environ | {"LUDOTEKA_FORM": "pure"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.server.counting"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, dict[str, float]] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("company", ["two people", "with a bot"])
@pytest.mark.parametrize("game", shelf.SHELF)
def test_the_options_of_a_question_are_listed_once(game: str, company: str) -> None:
    cost = counted()[f"{game}, {company}"]
    assert cost["choices"] >= 60
    assert 0.5 < cost["options"] <= 1, "a list made by a step of the rules is not made again"
    assert cost["forgone"] <= 1
    assert cost["digests"] == 1


def test_somebody_is_told_what_would_be_forgone() -> None:
    assert sum(cost["forgone"] for cost in counted().values()) > 0
