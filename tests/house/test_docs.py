"""The documentation is true: the Python, JSON, TOML and shell it shows can be run, and its pages can be made."""

from __future__ import annotations

import argparse
import ast
import json
import re
import tomllib
from pathlib import Path

import pytest

from ludoteka.cli.main import COMMANDS, build
from ludoteka.games.shelf import SHELF
from ludoteka.room.stream import DECODER
from ludoteka.server.settings import read
from ludoteka.text.primer import PAGES
from ludoteka.text.voice import Voice
from tools import site

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
SHOWN = [
    (file.relative_to(ROOT).as_posix(), *found) for file in FILES for found in BLOCK.findall(file.read_text("utf-8"))
]
# Pages whose Python is run from the first line to the last, and by which test.
RUN = {
    "README.md": "tests/house/test_readme.py",
    "docs/agents.md": "tests/house/test_readme.py",
    "docs/research.md": "tests/lab/test_research.py",
    "docs/tutorial.md": "tests/house/test_tutorial.py",
    "docs/data.md": "tests/lab/test_data.py",
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))


def shown(*kinds: str) -> list[tuple[str, str]]:
    return [(file, code) for file, kind, code in SHOWN if kind in kinds]


def test_every_kind_of_block_has_a_test() -> None:
    assert {kind for _, kind, _ in SHOWN} <= {"python", "json", "toml", "sh", "toctree", "text"}


def test_every_page_with_python_is_run_but_decisions_which_show_how_it_reads() -> None:
    told = {file for file, _ in shown("python")}
    assert {file for file in told if not file.startswith("docs/decisions/")} == set(RUN)
    for page, test in RUN.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8"), f"{test} does not read {page}"


@pytest.mark.parametrize(("file", "code"), [one for one in shown("python") if one[0].startswith("docs/decisions/")])
def test_what_a_decision_shows_is_python(file: str, code: str) -> None:
    ast.parse(code)


def test_messages_of_the_wire_are_messages() -> None:
    said, told = (code for file, code in shown("json") if file == "docs/wire.md")
    for line in said.splitlines():
        DECODER.decode(line)
    reader = json.JSONDecoder()
    rest = told.strip()
    while rest:
        message, end = reader.raw_decode(rest)
        assert message["type"]
        rest = rest[end:].strip()


def test_settings_that_are_shown_can_be_set(tmp_path: Path) -> None:
    file = tmp_path / "ludoteka.toml"
    for _, code in shown("toml"):
        file.write_text(code, "utf-8")
        assert read(file, {}).serve.workers == tomllib.loads(code)["serve"]["workers"]


def words_of(code: str) -> list[list[str]]:
    """The commands of a shell block, without comments."""
    lines = (re.sub(r"\s+#.*", "", line).strip() for line in code.splitlines())
    return [line.replace('"', "").split() for line in lines if line and not line.startswith("#")]


CALLS = [(file, call) for file, code in shown("sh") for call in words_of(code)]


@pytest.mark.parametrize(("file", "call"), CALLS, ids=[" ".join(call)[:50] for _, call in CALLS])
def test_a_line_for_the_shell_can_be_typed(file: str, call: list[str]) -> None:
    """Its command, its options, the extra it installs, the file it runs: each is there."""
    if call[:2] == ["pip", "install"]:
        extras = re.findall(r"ludoteka\[(\w+)\]", " ".join(call))
        assert set(extras) <= set(PROJECT["optional-dependencies"])
    elif call[0] == "make":
        assert set(call[1:]) <= TARGETS
    elif call[0] == "python":
        assert (ROOT / call[1]).is_file() or call[1] == "-m"
    else:
        assert call[0] == "ludoteka"
        assert call[1] in COMMANDS
        parsed = build(Voice("en"), call[1]).parse_args(call[1:])
        assert isinstance(parsed, argparse.Namespace)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_game_has_its_page_with_pictures(language: str, tmp_path: Path) -> None:
    site.play(tmp_path, language, tmp_path)
    for game in SHELF:
        page = (tmp_path / f"{game}.md").read_text("utf-8")
        pictures = re.findall(r"\]\((pictures/[^)]+)\)", page)
        assert len(pictures) == 1 + len(PAGES)
        assert all((tmp_path / picture).stat().st_size > 1000 for picture in pictures)


def test_the_film_is_small_and_there_by_day_and_by_night() -> None:
    for light in ("light", "dark"):
        film = ROOT / f"docs/pictures/film-{light}.webp"
        assert film.stat().st_size < 2_000_000
        assert b"ANIM" in film.read_bytes()[:100]


def test_a_link_that_leads_nowhere_and_a_fetch_from_elsewhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text('<p id="here">', "utf-8")
    good = '<a href="b.html#here">b</a><a href="https://example.org/">out</a>'
    (tmp_path / "a.html").write_text(good, "utf-8")
    assert site.faults(tmp_path) == []
    bad = '<a href="c.html">c</a><a href="b.html#there">b</a><script src="https://example.org/x.js"></script>'
    (tmp_path / "a.html").write_text(bad, "utf-8")
    assert len(site.faults(tmp_path)) == 3
