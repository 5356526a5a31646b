"""The tutorial is true: its game, put together as it says, is dealt, played by bots, recorded, and told in a story."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "tutorial.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)
CODE = [block for block in BLOCKS if not block.startswith(">>>")]
TRIED = [block for block in BLOCKS if block.startswith(">>>")]


def test_the_game_of_the_tutorial_is_played(tmp_path: Path) -> None:
    """In a process of its own: compiled rules are closed to classes from outside, and this one runs in any form."""
    session = "\n".join(TRIED)
    (tmp_path / "tricks.py").write_text("\n".join(CODE) + f'\n\n__doc__ = r"""\n{session}\n"""\n', "utf-8")
    run = "import doctest, sys, tricks; found = doctest.testmod(tricks); sys.exit(found.failed or found.attempted < 10)"
    told = subprocess.run(
        [sys.executable, "-c", run],
        cwd=tmp_path,
        env=os.environ | {"LUDOTEKA_FORM": "pure", "LUDOTEKA_LANG": "en"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_game_is_short() -> None:
    lines = [line for block in CODE for line in block.splitlines() if line.strip()]
    assert len(lines) <= 120
