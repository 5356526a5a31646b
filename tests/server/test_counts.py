"""What a choice costs a table: a question is worked out once, however many look at it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ludoteka.games import shelf

ROOT = Path(__file__).parents[2]


def counted() -> dict[str, dict[str, float]]:
    """In a process of its own: the compiled form cannot be listened in on."""
    env = os.environ | {"LUDOTEKA_FORM": "pure"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.server.counting"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, dict[str, float]] = json.loads(run.stdout)
    return found


def test_the_options_of_a_question_are_listed_once_however_many_look() -> None:
    found = counted()
    assert list(found) == [f"{game}, {company}" for game in shelf.SHELF for company in ("two people", "with a bot")]
    for table, cost in found.items():
        assert cost["choices"] >= 60, table
        assert 0.5 < cost["options"] <= 1, (table, cost)  # a list that a step of the rules made is not made again
        # of who comes later in a window of answers, worked out ahead and no use when it is their question
        assert cost["foreseen"] <= 0.2, (table, cost)
        assert cost["options"] + cost["foreseen"] <= 1.2, (table, cost)
        assert cost["forgone"] <= 1, (table, cost)
        assert cost["digests"] < 1.1, (table, cost)  # one more may be on its way when the count ends
    assert sum(cost["forgone"] for cost in found.values()) > 0
