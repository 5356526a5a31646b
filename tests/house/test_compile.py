"""What is compiled anew, and how a compiled form says how it was made."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka import _form
from tools import compile as press
from tools.translate import mended, mix

SOURCES = ["kernel/luck.py", "kernel/plain.py"]
MADE = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the place of the compiled form, with a file for each source."""
    monkeypatch.setattr(press, "COMPILED", tmp_path)
    for form in (vars(press)["_form"], _form):  # the same file, imported twice
        monkeypatch.setattr(form, "COMPILED", tmp_path)
    for source in SOURCES:
        made = _form.compiled(source)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.touch()
    return tmp_path


def write(shelf: Path, recipe: str) -> None:
    (shelf / "DIGEST").write_text(press.book(recipe, SOURCES), "utf-8")


def test_a_profiled_form_is_as_good_as_a_plain_one(shelf: Path) -> None:
    write(shelf, press.PROFILED)
    assert press.is_fresh(SOURCES, profile=False)
    assert press.is_fresh(SOURCES, profile=True)


def test_a_plain_form_is_not_enough_where_a_profiled_one_is_asked_for(shelf: Path) -> None:
    write(shelf, press.PLAIN)
    assert press.is_fresh(SOURCES, profile=False)
    assert not press.is_fresh(SOURCES, profile=True)


def test_a_form_of_other_sources_or_another_recipe_is_stale(shelf: Path) -> None:
    write(shelf, press.PROFILED)
    assert not press.is_fresh([*SOURCES, "kernel/piles.py"], profile=False)
    write(shelf, "for practice")
    assert not press.is_fresh(SOURCES, profile=False)


def test_a_form_says_how_it_was_made(shelf: Path) -> None:
    write(shelf, press.PLAIN)
    assert _form.build() == "plain"
    write(shelf, press.PROFILED)
    assert _form.build() == "profiled"


def test_the_rules_are_one_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only then does mypyc know every subclass; of several libraries it would answer `isinstance` wrongly."""
    asked: dict[str, Any] = {}

    def mypycify(paths: list[str], **told: Any) -> list[Any]:
        asked.update(told)
        return []

    monkeypatch.setattr("mypyc.build.mypycify", mypycify)
    monkeypatch.setattr(press, "by_path", lambda file: SimpleNamespace(translation=lambda *told, **more: ([], [])))
    assert press.translate(SOURCES) == []
    assert not asked.get("separate")
    assert asked["group_name"] == "ludoteka"


def test_the_modules_of_a_folder_share_a_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its own way in; what has the same name in all of them is named apart."""
    monkeypatch.setattr(press, "WORKSHOP", tmp_path)
    parts = [SimpleNamespace(name="ludoteka__mypyc", sources=["sheet_0.c"])]
    for module in ("ludoteka.kernel.luck", "ludoteka.kernel.plain", "ludoteka.bots.search"):
        file = tmp_path / (module.replace(".", "/") + ".c")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"int PyInit_{module.rpartition('.')[2]};\nint PyInit___init__;\n")
        parts.append(SimpleNamespace(name=module, sources=[str(file)]))
    made = press.gathered(parts)
    assert [part.name for part in made] == ["ludoteka__mypyc", "ludoteka.kernel._doors", "ludoteka.bots._doors"]
    text = Path(made[1].sources[0]).read_text()
    assert [name in text for name in ("kernel/luck.c", "kernel/plain.c", "bots/search.c")] == [True, True, False]
    assert text.count("#define PyInit___init__ spare_") == text.count("#undef PyInit___init__") == 2
    assert _form.compiled("kernel/luck.py") == _form.compiled("kernel/plain.py") != _form.compiled("bots/search.py")


def test_what_mypyc_writes_of_numbers_is_mended() -> None:
    """A shifted literal has 64 bits; a constant of several numbers is set if its first number is."""
    assert mended("    cpy_r_r1 = 1 << cpy_r_n;\n", inline=False) == "    cpy_r_r1 = 1LL << cpy_r_n;\n"
    asked = "if (likely(r.f0 != -113 && PyErr_Occurred())) goto L;"
    assert mended(asked, inline=False) == "if (likely(r.f0 != -113)) goto L;"
    hashed = "    int64_t retval = f(self);\n    if (retval == -113 && x) {\n        return -1;\n    }\n"
    taken = hashed + "    Py_ssize_t val = PyLong_AsSsize_t(retval);\n"
    assert mended(taken, inline=False) == hashed + "    Py_ssize_t val = retval;\n"
    kept = "if (r == -113 && PyErr_Occurred()) {"
    assert mended(kept, inline=False) == kept


TAKEN = """\
    cpy_r_r1 = CPyList_GetItemInt64(cpy_r_list, cpy_r_i);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("a.py", "f", 1, CPyStatic_globals);
        goto CPyL2;
    }
    cpy_r_r2 = CPyLong_AsInt64(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
"""


def test_a_number_is_taken_out_of_a_list_without_holding_its_box() -> None:
    found = mended(TAKEN, inline=False)
    assert "CPyList_GetItemInt64Borrow(cpy_r_list, cpy_r_i)" in found
    assert "CPy_DECREF" not in found
    held = TAKEN.replace("CPy_DECREF(cpy_r_r1)", "CPy_DECREF(cpy_r_r9)")  # somebody else's: nothing is known of it
    assert mended(held, inline=False) == held


WANTED = """\
    cpy_r_r2 = PyFloat_AsDouble(cpy_r_r1);
    if (cpy_r_r2 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r1); cpy_r_r2 = -113.0;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == -113.0;
"""


def test_a_fraction_is_taken_out_of_a_list_without_holding_its_box() -> None:
    taken = TAKEN.partition("    cpy_r_r2")[0] + WANTED
    found = mended(taken, inline=False)
    assert "CPyList_GetItemInt64Borrow(cpy_r_list, cpy_r_i)" in found
    assert "CPy_DECREF" not in found
    held = taken.replace("CPy_DECREF(cpy_r_r1)", "CPy_DECREF(cpy_r_r9)")
    assert mended(held, inline=False) == held


def test_a_whole_number_becomes_a_fraction_without_a_box() -> None:
    boxed = "    cpy_r_r1 = PyLong_FromLongLong(cpy_r_n);\n"
    assert mended(boxed + WANTED, inline=False) == "    cpy_r_r2 = (double)(cpy_r_n);\n    cpy_r_r3 = 0;\n"
    other = boxed.replace("r1", "r9")  # of another number
    assert mended(other + WANTED, inline=False) == other + WANTED


def test_only_what_the_collector_watches_is_careful_about_long_chains() -> None:
    careful = "    CPy_TRASHCAN_BEGIN(self, A_dealloc)\n    free(self);\n    CPy_TRASHCAN_END(self)\n"
    plain = f"A_dealloc(AObject *self)\n{{\n{careful}}}\n"
    assert mended(plain, inline=False) == "A_dealloc(AObject *self)\n{\n    free(self);\n}\n"
    watched = plain.replace("{\n", "{\n    PyObject_GC_UnTrack(self);\n", 1)
    assert mended(watched, inline=False) == watched


def test_whole_numbers_and_fractions_meet_without_boxes() -> None:
    """What a bot makes of a position is all such sums: in boxes, a search took twice as long."""
    from mypyc.ir.rtypes import float_rprimitive, int64_rprimitive
    from mypyc.primitives.registry import binary_ops

    mix()
    ours = [(sign, op.arg_types) for sign, ops in binary_ops.items() for op in ops if is_ours(op.c_function_name)]
    whole, fraction = int64_rprimitive, float_rprimitive
    for sign in ("+", "-", "*", "/", "+=", "-=", "*=", "/=", "<", "<=", ">", ">=", "==", "!="):
        assert (sign, [whole, fraction]) in ours
        assert (sign, [fraction, whole]) in ours
    assert ("/", [whole, whole]) in ours
    words = {op.c_function_name for ops in binary_ops.values() for op in ops if is_ours(op.c_function_name)}
    header = (press.ROOT / press.INLINE).read_text("utf-8")
    assert all(f"{word}(" in header for word in words if word)


def is_ours(word: str | None) -> bool:
    return word is not None and word.startswith("ludoteka_")


def test_files_are_bound_into_sheets_and_an_edit_changes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "WORKSHOP", tmp_path)
    monkeypatch.setattr(press, "SHEET", 10)
    ours = [tmp_path / f"__native_{name}.c" for name in "abc"]
    for file in ours:
        file.write_text("int six;\n")
    sources = [*map(str, ours), "CPy.c"]
    sheets = press.bound(sources)
    assert sheets == [str(tmp_path / "sheet_0.c"), str(tmp_path / "sheet_1.c"), "CPy.c"]
    before = [Path(sheet).read_text() for sheet in sheets[:2]]
    assert [[name in text for name in ("_a.c", "_b.c", "_c.c")] for text in before] == [
        [True, True, False],
        [False, False, True],
    ]
    ours[2].write_text("int ten;\n")
    assert press.bound(sources) == sheets
    after = [Path(sheet).read_text() for sheet in sheets[:2]]
    assert (after[0] == before[0], after[1] == before[1]) == (True, False)


def test_gcc_is_told_from_other_compilers(tmp_path: Path) -> None:
    fake = tmp_path / "cc"
    fake.write_text("#!/bin/sh\necho 'clang version 15.0.6'\n")
    fake.chmod(0o755)
    assert not press.is_gcc(str(fake))
    fake.write_text("#!/bin/sh\necho 'gcc 12.2.0'; echo 'Copyright (C) 2022 Free Software Foundation, Inc.'\n")
    assert press.is_gcc(str(fake))
    assert not press.is_gcc(str(tmp_path / "none"))


def test_a_function_that_is_stood_in_for_is_itself_where_it_is_defined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`inline.h` has some functions of the eyes in C; every one of them is a function of kernel/eyes.py."""
    names = press.stood_in_for("__native_ludoteka___kernel___eyes.c")
    assert "CPyDef_eyes___add" in names
    source = (press.HOUSE / "kernel/eyes.py").read_text("utf-8")
    assert all(f"def {name.removeprefix('CPyDef_eyes___')}(" in source for name in names)
    assert press.stood_in_for("__native_ludoteka___games___shards___eye.c") == []
    monkeypatch.setattr(press, "WORKSHOP", tmp_path)
    file = tmp_path / "__native_ludoteka___kernel___eyes.c"
    file.write_text("int six;\n")
    lines = Path(press.sheet(0, [str(file)])).read_text().splitlines()
    assert lines[:-1] == [f"#undef {name}" for name in names]


def test_who_edits_a_card_waits_for_no_compiler() -> None:
    """Rooms of cards stay interpreted. They may, because they only fill tables: a class or a function there would be a
    slow one, and no compiled code would know that it overrides something."""
    rooms = sorted((press.HOUSE / "games").glob("*/cards/*.py"))
    assert len({room.parents[1].name for room in rooms}) == 5
    assert [source for source in press.wanted() if "/cards/" in source] == []
    for room in rooms:
        made = [node for node in ast.walk(ast.parse(room.read_text("utf-8"))) if isinstance(node, MADE)]
        assert made == [], room
