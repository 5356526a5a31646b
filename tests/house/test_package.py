"""The package: what it says of itself agrees with itself."""

import re
import tomllib
from importlib.metadata import requires, version
from pathlib import Path

import pytest

import ludoteka
from ludoteka.cli.main import main

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TOOLS = [*PROJECT["dependency-groups"]["dev"], *PROJECT["build-system"]["requires"]]
BIG = ("peers", "data", "ray")  # not in the lock: tried by requirements-peers.lock or in a soak
EXTRAS = {name: wanted for name, wanted in PROJECT["project"]["optional-dependencies"].items() if name not in BIG}
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
LOCKED = dict(re.findall(r"^([a-z0-9.-]+)==([^ ;]+)", LOCK, re.MULTILINE))


def plain(requirement: str) -> str:
    """The name of a requirement as the lock writes it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_the_version_is_told_once() -> None:
    assert ludoteka.__version__ == version("ludoteka") == PROJECT["project"]["version"]


def test_the_newest_entry_of_the_changelog_is_this_version_or_what_comes_after() -> None:
    newest = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == "Unreleased" or newest[1].startswith(ludoteka.__version__)


def test_the_lock_holds_all_that_is_asked_for() -> None:
    asked = [*PROJECT["project"]["dependencies"], *(name for wanted in EXTRAS.values() for name in wanted), *TOOLS]
    assert [name for name in asked if plain(name) not in LOCKED] == []


def test_the_lock_does_not_hold_the_peers() -> None:
    assert [name for name in PROJECT["project"]["optional-dependencies"]["peers"] if plain(name) in LOCKED] == []


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-docs.lock", "requirements-peers.lock"])
def test_the_locks_are_hashed_and_name_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    entries = re.split(r"\n(?=[a-z])", text)
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text


@pytest.mark.parametrize("group", ["docs", "peers"])
def test_what_is_locked_apart_agrees_with_the_rest(group: str) -> None:
    """All locks go into one environment, so no package may stand in them in two versions."""
    text = (ROOT / f"requirements-{group}.lock").read_text("utf-8")
    lines = re.findall(r"^([a-z0-9.-]+)==([^ ;\\\n]+)", text, re.MULTILINE)
    assert {plain(name) for name in PROJECT["dependency-groups"][group]} <= {name for name, _ in lines}
    known = set(re.findall(r"^([a-z0-9.-]+)==([^ ;\\\n]+)", LOCK, re.MULTILINE))
    both = {name for name, _ in known}
    assert [line for line in lines if line[0] in both and line not in known] == []


def test_the_command_tells_version_form_and_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    told = capsys.readouterr().out.strip()
    build = r"pure|compiled, (plain|profiled)"
    assert re.fullmatch(rf"ludoteka {re.escape(ludoteka.__version__)} \(({build}); Python \d+\.\d+\.\d+\S*\)", told)


def test_the_changelog_dates_this_version() -> None:
    told = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(ludoteka.__version__)} — \d{{4}}-\d\d-\d\d$", told, re.MULTILINE)


def test_the_type_checker_and_the_compiler_are_one_version() -> None:
    assert {name for name in TOOLS if plain(name) == "mypy"} == {f"mypy[mypyc]=={LOCKED['mypy']}"}


def test_the_installed_package_asks_for_what_the_project_does() -> None:
    """An old editable install would hide a new dependency from everybody but newcomers."""
    installed = {plain(name) for name in requires("ludoteka") or [] if "extra ==" not in name}
    assert installed == {plain(name) for name in PROJECT["project"]["dependencies"]}


def test_every_python_that_is_named_is_tried_and_has_its_wheels() -> None:
    named = [word.rpartition(" ")[2] for word in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", word)]
    assert named[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    assert PROJECT["tool"]["cibuildwheel"]["build"] == " ".join(f"cp{one.replace('.', '')}-*" for one in named)
    tried = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    assert "python: [" + ", ".join(f'"{one}"' for one in named) + "]" in tried
