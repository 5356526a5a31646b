"""Compiles the rules with mypyc into src/ludoteka/_compiled, when they changed since the last time.

With --profile gcc compiles them twice: the first form plays some games and notes which ways it goes, the second is laid
out for those ways. That takes two to three times as long.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

ROOT = Path(__file__).resolve().parents[1]


def by_path(file: str) -> Any:
    """A module of this tree, whatever else can be imported."""
    spec = importlib.util.spec_from_file_location(Path(file).stem, ROOT / file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    from ludoteka import _form
else:
    # Importing the package would import the rules, and they may be in no state to be imported.
    _form = by_path("src/ludoteka/_form.py")

HOUSE = ROOT / "src/ludoteka"
COMPILED = HOUSE / "_compiled"
WORKSHOP = Path("build/mypyc")  # relative, as all paths that mypyc writes into tracebacks

# -O3 gains nothing measurable over -O2; -O1 compiles in two thirds of the time and plays 15 % slower.
OPTIMISE = "2"
SHEET = 1_000_000  # bytes of C that are compiled at once
LIBRARY = "ludoteka"
INLINE = Path("tools/inline.h")
TRANSLATE = "tools/translate.py"
TOOLS = "".join(_form.digest(ROOT / tool)[:8] for tool in (INLINE, TRANSLATE))
PLAIN = f"mypyc {version('mypy')} -O{OPTIMISE} whole {TOOLS} {_form.SUFFIX}"
PROFILED = f"{PLAIN} {_form.PROFILED}"


def wanted() -> list[str]:
    """The sources to compile, relative to the house, in a stable order."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludoteka"]["compile"]

    def matching(patterns: list[str]) -> set[str]:
        return {file.relative_to(HOUSE).as_posix() for p in patterns for file in HOUSE.glob(p)}

    return sorted(matching(table["include"]) - matching(table["exclude"]))


def book(recipe: str, sources: list[str]) -> str:
    """What DIGEST says: how the rules were compiled, and of which sources."""
    return f"# {recipe}\n" + "".join(f"{_form.digest(HOUSE / source)}  {source}\n" for source in sources)


def is_fresh(sources: list[str], profile: bool) -> bool:
    """Whether nothing is to be done: a profiled form is as good as a plain one, not the other way round."""
    known = COMPILED / "DIGEST"
    enough = [PROFILED] if profile else [PLAIN, PROFILED]
    return (
        known.is_file()
        and known.read_text("utf-8") in [book(recipe, sources) for recipe in enough]
        and all(_form.compiled(source).is_file() for source in sources)
    )


def paths(sources: list[str]) -> list[str]:
    return [f"src/ludoteka/{source}" for source in sources]


def translate(sources: list[str]) -> list[Any]:
    """Have mypyc check the sources and write them as C: the extensions that remain to be built.

    All of them as one library: only then does mypyc know every subclass of a class, and calls what nothing overrides
    directly. (Told so of several libraries it is wrong about classes of a later one: see decision 101.)
    """
    import setuptools  # noqa: F401  (mypyc takes its Extension from setuptools only if that is imported first)
    from mypyc.build import mypycify

    parts: list[Any] = mypycify(
        paths(sources),
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        group_name=LIBRARY,
        target_dir=str(WORKSHOP),
        skip_cgen_input=by_path(TRANSLATE).translation(paths(sources), WORKSHOP, LIBRARY, inline=has_inline()),
    )
    for part in parts:
        part.sources = bound(part.sources)
    return gathered(parts)


def gathered(parts: list[Any]) -> list[Any]:
    """The library of the rules, and for each folder one with the doors of all its modules; mypyc has one for each."""
    rooms: dict[str, list[Any]] = {}
    for part in parts[1:]:
        rooms.setdefault(part.name.rpartition(".")[0], []).append(part)
    for room, doors in rooms.items():
        doors[0].sources = [doorway(room, [source for door in doors for source in door.sources])]
        doors[0].name = f"{room}.{_form.DOORS}"
    return [*parts[:1], *(doors[0] for doors in rooms.values())]


def doorway(room: str, doors: list[str]) -> str:
    file = WORKSHOP / f"doors_{room}.c"
    lines: list[str] = []
    for n, door in enumerate(doors):
        # Each has a second name too, the same in all of them, which nobody calls.
        lines.append(f"#define PyInit___init__ spare_{n}\n")
        inside = Path(door).relative_to(WORKSHOP).as_posix()
        lines.append(f'#include "{inside}" /* {sha256(read(door)).hexdigest()} */\n')
        lines.append("#undef PyInit___init__\n")
    file.write_text("".join(lines), "utf-8")
    return str(file)


def has_inline() -> bool:
    """Whether `inline.h` stands before the rules: for gcc and clang, and not for a Python without its lock."""
    return os.name == "posix" and not sysconfig.get_config_var("Py_GIL_DISABLED")


def is_ours(source: str) -> bool:
    """Whether mypyc wrote this file of our rules; the others are its run-time library, which is always the same."""
    return Path(source).name.startswith(("__native", "sheet_"))


def bound(sources: list[str]) -> list[str]:
    """Files of C bound into sheets of about the same length, since each of them includes a header as long as itself."""
    ours = sorted(source for source in sources if is_ours(source))
    sheets: list[list[str]] = []
    length = SHEET
    for source in ours:
        if length >= SHEET:
            sheets.append([])
            length = 0
        sheets[-1].append(source)
        length += Path(source).stat().st_size
    return [*(sheet(n, inside) for n, inside in enumerate(sheets)), *(s for s in sources if s not in ours)]


def sheet(number: int, inside: list[str]) -> str:
    file = WORKSHOP / f"sheet_{number}.c"
    lines: list[str] = []
    for source in inside:
        lines += [f"#undef {name}\n" for name in stood_in_for(Path(source).name)]
        lines.append(f'#include "{Path(source).name}" /* {sha256(read(source)).hexdigest()} */\n')
    file.write_text("".join(lines), "utf-8")
    return str(file)


def stood_in_for(source: str) -> list[str]:
    """The functions in this file that `inline.h` stands in for: where they are defined they must be themselves."""
    names = re.findall(r"^#define (CPyDef_(\w+?)___\w+) ", (ROOT / INLINE).read_text("utf-8"), re.MULTILINE)
    return [name for name, module in names if source.endswith(f"___{module}.c")]


class Press:
    """Makes libraries of C, on every core, and no object twice. `more` are flags for the compiler and the linker."""

    def __init__(self, *more: str) -> None:
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler

        self.compiler = cast(Any, new_compiler())
        customize_compiler(self.compiler)
        self.more = list(more)
        self.objects = str(WORKSHOP / ("profiled" if more else "objects"))
        self.flags = list(more)
        if self.compiler.compiler_type == "unix":
            # Each sheet declares the table of boxes; -fcommon lets the linker see one. What is hidden from other
            # libraries is called directly.
            # Warnings are mypyc's to read, and it makes errors of them; what takes a number for its box is one.
            self.flags += ["-fcommon", "-fvisibility=hidden", "-fno-plt"]
            self.flags += ["-Wno-all", "-Wno-sign-compare", "-Wno-error", "-Werror=int-conversion"]
        self.includes = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]

    def print(self, parts: list[Any], shelf: Path) -> None:
        jobs = {source: part for part in parts for source in part.sources}
        with ThreadPoolExecutor(os.cpu_count()) as hands:
            objects = dict(zip(jobs, hands.map(self.object, jobs.keys(), jobs.values())))
            list(hands.map(lambda part: self.link(part, [objects[s] for s in part.sources], shelf), parts))

    def object(self, source: str, part: Any) -> str:
        headers = [*sorted(part.depends), str(INLINE)] if is_ours(source) else []
        flags = [*part.extra_compile_args, *self.flags]
        if headers and has_inline():
            flags += ["-include", str(INLINE)]
        key = sha256(b"".join([repr((PLAIN, flags)).encode(), *map(read, [source, *headers])])).hexdigest()
        made = Path(self.compiler.object_filenames([source], output_dir=self.objects)[0])
        stamp = made.with_suffix(".key")
        if not (made.is_file() and stamp.is_file() and stamp.read_text() == key):
            self.compiler.compile(
                [source],
                output_dir=self.objects,
                include_dirs=[*part.include_dirs, *self.includes],
                extra_postargs=flags,
            )
            stamp.write_text(key)
        return str(made)

    def link(self, part: Any, objects: list[str], shelf: Path) -> None:
        library = str(shelf / (part.name.replace(".", "/") + _form.SUFFIX))
        self.compiler.link_shared_object(objects, library, extra_postargs=self.more)


def is_gcc(compiler: str) -> bool:
    """Other compilers keep their profiles in other ways."""
    try:
        answer = subprocess.run([compiler, "--version"], capture_output=True, check=False)
    except OSError:
        return False
    return b"Free Software Foundation" in answer.stdout


def read(file: str) -> bytes:
    return Path(file).read_bytes()


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def compile_into(shelf: Path, sources: list[str]) -> None:
    empty(shelf)
    if sources:
        # First: it imports setuptools, which brings distutils back where Python has dropped it.
        parts = translate(sources)
        Press().print(parts, shelf)


def compile_profiled_into(shelf: Path, sources: list[str]) -> None:
    """Compile for counting, play with that, and compile once more for the ways that were gone."""
    notes = empty(WORKSHOP / "notes").resolve()
    parts = translate(sources)
    plain = Press().compiler
    if plain.compiler_type != "unix" or not is_gcc(plain.compiler[0]):
        raise SystemExit("--profile needs gcc")
    Press("-fprofile-generate", f"-fprofile-dir={notes}").print(parts, empty(shelf))
    practise(shelf, sources)
    # What was not practised is laid out as usual, not as if it never happened.
    Press(f"-fprofile-use={notes}", "-fprofile-partial-training", "-Wno-missing-profile").print(parts, empty(shelf))


def practise(shelf: Path, sources: list[str]) -> None:
    """Let the libraries of this shelf play, in a house of links to the sources: the form in use stays as it is."""
    house = empty(WORKSHOP / "practice") / "ludoteka"
    house.mkdir()
    for entry in HOUSE.iterdir():
        if entry != COMPILED:
            (house / entry.name).symlink_to(entry)
    (house / COMPILED.name).symlink_to(shelf.resolve())
    (shelf / "DIGEST").write_text(book("for practice", sources), "utf-8")
    env = {**os.environ, "PYTHONPATH": str(house.parent), "LUDOTEKA_FORM": "compiled"}
    subprocess.run([sys.executable, str(ROOT / "tools/practise.py")], env=env, check=True)


def refresh(profile: bool) -> None:
    """Compile what changed, and put it in place whole: no half-built form is seen, no removed module lingers."""
    sources = wanted()
    if is_fresh(sources, profile):
        return
    begun = time.monotonic()
    print(f"compiling the rules ({len(sources)} modules): some minutes the first time", file=sys.stderr)
    shelf = WORKSHOP / "shelf"
    used = (WORKSHOP / "cache").is_dir()
    compile_form = compile_profiled_into if profile else compile_into
    told = book(PROFILED if profile else PLAIN, sources)  # now: who edits a source meanwhile has edited a compiled one
    try:
        compile_form(shelf, sources)
    except Exception:
        # What an earlier run left may not fit any more: only a failure in a clean workshop is one.
        if not used:
            raise
        shutil.rmtree(WORKSHOP)
        compile_form(shelf, sources)
    (shelf / "DIGEST").write_text(told, "utf-8")
    shutil.rmtree(COMPILED, ignore_errors=True)
    shelf.rename(COMPILED)
    print(f"compiled {len(sources)} modules in {time.monotonic() - begun:.0f} s", file=sys.stderr)


@contextmanager
def alone() -> Iterator[None]:
    """Two compilations at once would write over each other: the second waits, and then finds its work done."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/mypyc.lock").open("w") as door:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(door, fcntl.LOCK_EX)
        yield


def main() -> None:
    # mypy reads its settings from here, and what mypyc writes is relative to here.
    os.chdir(ROOT)
    with alone():
        try:
            refresh("--profile" in sys.argv[1:])
        except Exception as error:
            raise SystemExit(f"compiling failed: {str(error).splitlines()[0][:200]}") from None


if __name__ == "__main__":
    main()
