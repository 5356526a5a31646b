"""The researcher's page is true: its sessions run, its table of sizes is the games', and the example learns."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

from ludoteka.games import shelf
from ludoteka.kernel.factors import Factors

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research.md").read_text("utf-8")


def test_the_sessions_of_the_page_run() -> None:
    session = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.S))
    test = doctest.DocTestParser().get_doctest(session, {}, "docs/research.md", None, 0)
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0
    assert result.attempted > 25


def test_the_page_tells_the_sizes_of_the_games() -> None:
    for name in shelf.SHELF:
        game = shelf.game(name)
        eye = shelf.eye_of(game)
        sizes = " × ".join(map(str, Factors(game.box.blank().verbs()).sizes))
        assert f"| {name} | {eye.size} | {eye.actions} | {sizes} |" in PAGE


def test_the_example_learns_and_leaves_a_checkpoint_that_plays(tmp_path: Path) -> None:
    file = tmp_path / "learned.npz"
    call = ["quarriors", "--updates", "1", "--tables", "8", "--decisions", "256", "--games", "2", "--against", "random"]
    told = subprocess.run(
        [sys.executable, "examples/ppo.py", *call, "--out", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert re.search(r"1 updates +[\d.]+ % v random", told.stdout)
    assert file.stat().st_size > 10_000
    assert len((ROOT / "examples/ppo.py").read_text("utf-8").splitlines()) <= 250
