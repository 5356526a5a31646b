"""Breaks rules on purpose and sees whether their own tests notice. `mutate.py [GAME…] [--sample N] [--rule ID]`

`breaks/<game>.toml` lists the breaks: the rule that each one breaks, the file, the code as it is and as it is broken.
A break counts as noticed when a test that names its rule fails or never ends (`--timeout SECONDS`); a break that nobody
notices is an error. `--part 2/5` tries the second fifth of the list.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
BREAKS = ROOT / "tools" / "breaks"


class Mutant:
    """One break: a rule, and the code that keeps it, before and after."""

    def __init__(self, game: str, rule: str, file: str, old: str, new: str) -> None:
        self.game = game
        self.rule = rule
        self.file = Path("src/ludoteka/games") / game / file
        self.old = old
        self.new = new

    def fits(self) -> bool:
        """Whether the code to be broken stands exactly once in its file."""
        return (ROOT / self.file).read_text("utf-8").count(self.old) == 1

    def broken(self) -> str:
        return (ROOT / self.file).read_text("utf-8").replace(self.old, self.new)


def mutants(game: str) -> list[Mutant]:
    data = tomllib.loads((BREAKS / f"{game}.toml").read_text("utf-8"))
    return [Mutant(game, one["rule"], one["file"], one["old"], one["new"]) for one in data["mutant"]]


def games() -> list[str]:
    return sorted(file.stem for file in BREAKS.glob("*.toml") if file.stem != "equal")  # what proof.py excuses


HANGS = -1
PATIENCE = 300.0  # seconds for the tests of one break


def run_tests(house: Path, game: str, rule: str, seconds: float | None = None) -> int:
    """The exit code of the tests that name this rule (all, if it is empty), with the sources of this house.

    HANGS when they were not done in this many seconds.
    """
    env = os.environ | {"PYTHONPATH": str(house), "LUDOTEKA_FORM": "pure", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    try:
        told = subprocess.run(
            [*command, "--rule", rule, f"tests/games/{game}"],
            cwd=ROOT,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return HANGS
    return told.returncode


def noticed(mutant: Mutant, seconds: float = PATIENCE) -> bool:
    """Whether a test of the rule fails on the break, or never ends."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "src"
        shutil.copytree(ROOT / "src", house, ignore=shutil.ignore_patterns("_compiled", "__pycache__"))
        (Path(folder) / mutant.file).write_text(mutant.broken(), "utf-8")
        return run_tests(house, mutant.game, mutant.rule, seconds) in (1, HANGS)


def part_of(chosen: list[Mutant], part: str) -> list[Mutant]:
    """The second of five equal parts of a list, for `2/5`."""
    number, _, of = part.partition("/")
    first = (int(number) - 1) * len(chosen) // int(of)
    return chosen[first : int(number) * len(chosen) // int(of)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int, default=0, help="only this many, spread over the list")
    parser.add_argument("--rule", default="", help="only the breaks of this rule")
    parser.add_argument("--part", default="1/1", help="only this part of the list")
    parser.add_argument("--timeout", type=float, default=PATIENCE, help="seconds for the tests of one break")
    asked = parser.parse_args()
    missed = 0
    for game in asked.games or games():
        chosen = [mutant for mutant in mutants(game) if asked.rule in ("", mutant.rule)]
        if asked.sample:
            chosen = chosen[:: max(1, len(chosen) // asked.sample)][: asked.sample]
        chosen = part_of(chosen, asked.part)
        if run_tests(ROOT / "src", game, asked.rule) != 0:
            print(f"{game}: its tests fail before anything is broken")
            return 1
        for mutant in chosen:
            if not mutant.fits():
                verdict = "does not fit"
            else:
                verdict = "noticed" if noticed(mutant, asked.timeout) else "NOT NOTICED"
            missed += verdict != "noticed"
            print(f"{mutant.rule:60} {mutant.file.name:16} {verdict}", flush=True)
    print(f"{missed} not noticed" if missed else "every break was noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
