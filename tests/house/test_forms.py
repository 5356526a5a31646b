"""The two forms of the rules: which one runs, and what is said when the wished one cannot."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ludoteka import _form

PROBE = "import ludoteka; from ludoteka.kernel import word; print(ludoteka.form(), word.__file__)"


class House:
    """A small house in a folder of its own, which each test may build, spoil and enter."""

    def __init__(self, root: Path) -> None:
        self.rooms = root / "ludoteka"
        self.word = self.rooms / "kernel/word.py"
        self.word.parent.mkdir(parents=True)
        shutil.copy(_form.__file__, self.rooms)
        (self.rooms / "__init__.py").write_text("from ludoteka._form import form\n\nform()\n")
        (self.rooms / "kernel/__init__.py").touch()
        self.word.write_text("WORD = 1\n")

    def compile(self, *, digest: str | None = None, suffix: str = EXTENSION_SUFFIXES[0]) -> None:
        """Put something where the compiled word would lie: which file is taken shows in how it fails to load."""
        compiled = self.rooms / "_compiled"
        shutil.rmtree(compiled, ignore_errors=True)
        (compiled / "ludoteka/kernel").mkdir(parents=True)
        (compiled / f"ludoteka/kernel/{_form.DOORS}{suffix}").write_bytes(b"not a library")
        (compiled / "DIGEST").write_text(f"# made by hand\n{digest or _form.digest(self.word)}  kernel/word.py\n")

    def enter(self, form: str | None, probe: str = PROBE) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if name != "LUDOTEKA_FORM"}
        env |= {"PYTHONPATH": str(self.rooms.parent)} | ({} if form is None else {"LUDOTEKA_FORM": form})
        return subprocess.run(
            [sys.executable, "-c", probe], env=env, capture_output=True, text=True, check=False
        )

    def refusal(self, form: str) -> str:
        answer = self.enter(form)
        assert answer.returncode != 0
        return answer.stderr.splitlines()[-1]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def form_only(form: str | None, house: House) -> str:
    answer = house.enter(form, "import ludoteka; print(ludoteka.form())")
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_without_a_compiled_form_the_sources_run(house: House) -> None:
    answer = house.enter(None)
    assert answer.stdout.split() == ["pure", str(house.word)]


def test_a_fresh_compiled_form_is_taken_by_itself(house: House) -> None:
    house.compile()
    assert form_only(None, house) == "compiled"
    assert form_only("auto", house) == "compiled"
    assert form_only("compiled", house) == "compiled"


def test_the_compiled_module_is_looked_for_outside_the_sources(house: House) -> None:
    house.compile()
    answer = house.enter("compiled")
    assert str(house.rooms / f"_compiled/ludoteka/kernel/{_form.DOORS}") in answer.stderr.splitlines()[-1]


def test_pure_is_pure_even_beside_a_fresh_compiled_form(house: House) -> None:
    house.compile()
    answer = house.enter("pure")
    assert answer.stdout.split() == ["pure", str(house.word)]


def test_an_edited_source_is_never_shadowed(house: House) -> None:
    house.compile()
    house.word.write_text("WORD = 2\n")
    answer = house.enter("auto", PROBE + "; print(word.WORD)")
    assert answer.stdout.split() == ["pure", str(house.word), "2"]


def test_compiled_is_refused_with_a_sentence_when_it_was_never_made(house: House) -> None:
    assert house.refusal("compiled") == (
        "ImportError: LUDOTEKA_FORM asks for the compiled rules, but they were never compiled;"
        " `make compile` makes them."
    )


def test_compiled_is_refused_when_a_source_was_changed(house: House) -> None:
    house.compile(digest="0" * 64)
    assert "kernel/word.py was changed since they were compiled" in house.refusal("compiled")


def test_compiled_is_refused_when_a_source_is_gone(house: House) -> None:
    house.compile()
    house.word.unlink()
    assert "kernel/word.py is gone since they were compiled" in house.refusal("compiled")


def test_compiled_is_refused_when_made_for_another_python(house: House) -> None:
    house.compile(suffix=".cpython-27-pdp11.so")
    assert "compiled for another Python than this cpython-3" in house.refusal("compiled")
    assert form_only("auto", house) == "pure"


def test_an_unknown_form_is_refused_with_the_known_ones(house: House) -> None:
    assert house.refusal("fast") == (
        "ludoteka._form.NoForm: LUDOTEKA_FORM is 'fast', but it can only be auto, pure or compiled."
    )


def test_this_process_runs_the_form_it_was_asked_for() -> None:
    asked = os.environ.get("LUDOTEKA_FORM", "auto")
    assert asked in ("auto", _form.form())
