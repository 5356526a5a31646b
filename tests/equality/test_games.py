"""Both forms of the rules play the same games: same seeds, same hashes at every decision."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka.games import shelf
from tests.equality.probe import chains

ROOT = Path(__file__).parents[2]
# Fewer where this process runs the pure form too: there is no compiler to suspect.
GAMES = 2000 if os.environ.get("LUDOTEKA_SOAK") == "1" else 200 if ludoteka.form() == "compiled" else 40


def in_another_process(name: str, form: str) -> list[tuple[str, int, int, str]]:
    env = os.environ | {"LUDOTEKA_FORM": form, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"}
    told = subprocess.run(
        [sys.executable, "-m", "tests.equality.probe", name, str(GAMES)],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        check=True,
    )
    return [(table, seed, decisions, whole) for table, seed, decisions, whole in json.loads(told.stdout)]


@pytest.mark.parametrize("name", shelf.SHELF)
def test_this_form_plays_as_the_sources_do(name: str) -> None:
    """In the pure form it shows that nothing depends on the process; in the compiled one, on the compiler."""
    pure = in_another_process(name, "pure")
    here = chains(name, GAMES)
    assert len(here) == GAMES
    differing = [(mine, theirs) for mine, theirs in zip(here, pure) if mine != theirs]
    assert not differing, f"{len(differing)} games differ in the {ludoteka.form()} form, the first: {differing[0]}"
