"""The wheel in an empty environment, without compiler and Node: it plays, counts, serves or says what is missing."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 120


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this tree: what `make setup` has built goes in as it is."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    told = subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)],
        env=os.environ | {"LUDOTEKA_REQUIRE_PAGE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    (made,) = folder.glob("ludoteka-*.whl")
    return made


def needed_by(name: str, extra: str = "") -> dict[str, Distribution]:
    """What an installed package needs, and what that needs, with one of its extras."""
    from packaging.requirements import Requirement

    found: dict[str, Distribution] = {}
    ahead = [(name, extra)]
    while ahead:
        here, wanted = ahead.pop()
        for text in distribution(here).requires or []:
            asked = Requirement(text)
            if asked.marker is not None and not asked.marker.evaluate({"extra": wanted}):
                continue
            for more in ("", *asked.extras):
                if asked.name not in found or more:
                    found[asked.name] = distribution(asked.name)
                    ahead.append((asked.name, more))
    return found


def environment(wheel: Path, folder: Path, extra: str = "") -> Path:
    """An environment with the wheel and what it asks for, and nothing else; its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    shelf = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    zipfile.ZipFile(wheel).extractall(shelf)
    for one in needed_by("ludoteka", extra).values():
        for file in one.files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                copy = shelf / file
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), copy)
    return folder / "bin" / "python"


def command(python: Path, *words: str) -> list[str]:
    return [str(python), "-I", "-m", "ludoteka.cli.main", *words]


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command with a path on which there is neither a compiler nor Node."""
    return subprocess.run(
        command(python, *words),
        env={"PATH": str(python.parent), "LANG": "C.UTF-8", "LUDOTEKA_LANG": "en", "HOME": str(python.parent)},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        cwd=python.parent,
        check=False,
    )


def test_it_has_the_page_and_the_texts(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel).namelist()
    assert "ludoteka/server/static/index.html" in inside
    assert any(name.endswith(".js") for name in inside if name.startswith("ludoteka/server/static/assets/"))
    assert {"ludoteka/text/ru/cli.ftl", "ludoteka/text/en/cli.ftl"} <= set(inside)


def test_alone_it_counts_and_plays_plainly_and_names_the_extra_that_is_missing(wheel: Path, tmp_path: Path) -> None:
    python = environment(wheel, tmp_path / "bare")
    counted = run(python, "sim", "shards", "--games", "4", "--bots", "greedy,random", "--json", "--lang", "en")
    assert counted.returncode == 0, counted.stderr
    assert json.loads(counted.stdout)["games"] == 4
    played = run(python, "play", "quarriors", "--plain", "-y", "--seed", "5", "--seats", "Anna,greedy", "--lang", "en")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Anna" in played.stdout
    served = run(python, "serve", "--lang", "en")
    assert served.returncode == 2
    assert re.fullmatch(r"ludoteka: This needs the package \w+, .*\"ludoteka\[serve\]\"\n", served.stderr)
    assert len(needed_by("ludoteka")) <= 16


def test_with_its_extra_it_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    python = environment(wheel, tmp_path / "serving", "serve")
    address = tmp_path / "door"
    with address.open("w") as said:
        serving = subprocess.Popen(
            command(python, "serve", "--port", "0", "--db", str(tmp_path / "db.sqlite"), "--lang", "en"),
            env={"PATH": str(python.parent), "LANG": "C.UTF-8", "HOME": str(tmp_path)},
            stdout=said,
            stderr=subprocess.STDOUT,
            cwd=tmp_path,
        )
    try:
        until = time.monotonic() + PATIENCE
        while (door := re.search(r"http://[\w.:]+", address.read_text("utf-8"))) is None:
            assert serving.poll() is None, address.read_text("utf-8")
            assert time.monotonic() < until, "the server did not say where it is"
            time.sleep(0.1)
        with urllib.request.urlopen(door[0], timeout=PATIENCE) as page:
            assert b"<script" in page.read()
    finally:
        serving.terminate()
        serving.wait(PATIENCE)
