"""Another commit beside this one: built apart, with its own tools, and measured in turns with ours."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ludoteka.kernel.refusal import Refused
from ludoteka.lab import bench

ROOT: Final = Path(bench.__file__).parents[3]
ROUNDS: Final = 5  # in turns, so that what else runs on the machine slows both; the best of each counts
FIGURES: Final = {  # what is compared, and whether more of it is better
    "decisions_per_second_kernel": True,
    "decisions_per_second_interpreter": True,
    "clone_us": False,
    "full_playouts_per_second": True,
    "search_iterations_per_second": True,
    "digest_us": False,
    "save_us": False,
    "load_us": False,
}


def git(*words: str) -> bytes:
    """What git answers in our checkout; an empty answer where it has none to give."""
    try:
        return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return b""


def commit_of(revision: str) -> str:
    """The commit that a revision names."""
    if not (ROOT / ".git").exists() or not (ROOT / "tools/compile.py").is_file():
        raise Refused("lab-no-checkout")
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").decode().strip()
    if not found:
        raise Refused("lab-no-such-revision", revision=revision)
    return found


def cache() -> Path:
    """Where trees of other commits are kept, so that each is built once."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteka" / "against"


def built(commit: str) -> Path:
    """A compiled tree of this commit."""
    tree = cache() / f"{commit[:12]}-{sys.implementation.cache_tag}"
    if not (tree / "tools/compile.py").is_file():
        tree.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit))) as bundle:
            bundle.extractall(tree, filter="data")
    compiled(tree)
    return tree


def compiled(tree: Path) -> None:
    """See that the rules of this tree are compiled, by its own tool."""
    answer = subprocess.run([sys.executable, "tools/compile.py"], cwd=tree, check=False, stdout=subprocess.DEVNULL)
    if answer.returncode:
        raise Refused("lab-cannot-build", folder=str(tree))


def compare(
    revision: str, games: list[str], seconds: float, tell: Callable[[str, int], None], rounds: int = ROUNDS
) -> dict[str, Any]:
    """For each game and figure: theirs, ours, and how many times better ours is. `tell` hears of every turn."""
    commit = commit_of(revision)
    trees = {"theirs": built(commit), "ours": ROOT}
    compiled(ROOT)
    best: dict[str, dict[str, dict[str, float]]] = {name: {side: {} for side in trees} for name in games}
    for turn in range(1, rounds + 1):
        for name in games:
            tell(name, turn)
            for side, tree in trees.items():
                keep(best[name][side], figures(tree, name, seconds))
    return {
        "revision": revision,
        "commits": {"theirs": commit, "ours": commit_of("HEAD")},
        "games": {name: ratios(best[name]["theirs"], best[name]["ours"]) for name in games},
    }


def figures(tree: Path, name: str, seconds: float) -> dict[str, float]:
    """The figures of one game by the compiled rules of a tree. Both are measured by our own bench."""
    env = {**os.environ, "LUDOTEKA_FORM": "compiled", "PYTHONPATH": str(tree / "src")}
    call = [sys.executable, "-P", bench.__file__, name, str(seconds)]
    answer = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise Refused("lab-cannot-measure", folder=str(tree), why=(answer.stderr.strip().splitlines() or ["?"])[-1])
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def keep(best: dict[str, float], found: dict[str, float]) -> None:
    """Of each figure the better one."""
    for key, more in FIGURES.items():
        known = best.get(key, found[key])
        best[key] = max(known, found[key]) if more else min(known, found[key])


def ratios(theirs: dict[str, float], ours: dict[str, float]) -> dict[str, dict[str, float]]:
    """Each figure of both, and how many times better ours is: less time, or more in the same time."""
    return {
        key: {
            "theirs": theirs[key],
            "ours": ours[key],
            "ratio": round(ours[key] / theirs[key] if more else theirs[key] / ours[key], 3),
        }
        for key, more in FIGURES.items()
    }
