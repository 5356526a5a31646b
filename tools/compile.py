"""Compiles the rules with mypyc into src/ludoteka/_compiled, when they changed since the last time."""

from __future__ import annotations

import importlib.util
import os
import shutil
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

if TYPE_CHECKING:
    from ludoteka import _form
else:
    # By its path: importing the package would import the rules, and they may be in no state to be imported.
    _spec = importlib.util.spec_from_file_location("_form", Path(__file__).parents[1] / "src/ludoteka/_form.py")
    _form = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(_form)

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "src/ludoteka"
COMPILED = HOUSE / "_compiled"
WORKSHOP = Path("build/mypyc")  # relative, as all paths that mypyc writes into tracebacks

# -O3 gains nothing measurable over -O2; -O1 compiles in two thirds of the time and plays 15 % slower.
OPTIMISE = "2"
RECIPE = f"mypyc {version('mypy')} -O{OPTIMISE} {_form.SUFFIX}"


def wanted() -> list[str]:
    """The sources to compile, relative to the house, in a stable order."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludoteka"]["compile"]

    def matching(patterns: list[str]) -> set[str]:
        return {file.relative_to(HOUSE).as_posix() for p in patterns for file in HOUSE.glob(p)}

    return sorted(matching(table["include"]) - matching(table["exclude"]))


def book(sources: list[str]) -> str:
    """What DIGEST says: how the rules were compiled, and of which sources."""
    return f"# {RECIPE}\n" + "".join(f"{_form.digest(HOUSE / source)}  {source}\n" for source in sources)


def is_fresh(text: str, sources: list[str]) -> bool:
    known = COMPILED / "DIGEST"
    return (
        known.is_file()
        and known.read_text("utf-8") == text
        and all(_form.compiled(source).is_file() for source in sources)
    )


def paths(sources: list[str]) -> list[str]:
    return [f"src/ludoteka/{source}" for source in sources]


def libraries(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """One library a room and one a game, so that an edited game leaves the others' libraries alone."""
    rooms: dict[str, list[str]] = {}
    for source in sources:
        depth = 2 if source.startswith("games/") and source.count("/") > 1 else 1
        rooms.setdefault("_".join(["ludoteka", *source.split("/")[:depth]]), []).append(source)
    return [(paths(inside), name) for name, inside in rooms.items()]


def translate(sources: list[str]) -> list[Any]:
    """Have mypyc check the sources and write them as C: the extensions that remain to be built."""
    import setuptools  # noqa: F401  (mypyc takes its Extension from setuptools only if that is imported first)
    from mypyc.build import mypycify

    return mypycify(
        [f"--cache-dir={WORKSHOP / 'cache'}", *paths(sources)],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        separate=libraries(sources),
        target_dir=str(WORKSHOP),
    )


class Press:
    """Makes libraries of C, on every core, and no object twice."""

    def __init__(self) -> None:
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler

        self.compiler = cast(Any, new_compiler())
        customize_compiler(self.compiler)
        # mypyc declares another library's table in each file that uses it; -fcommon lets the linker see one table.
        self.flags = ["-fcommon"] if self.compiler.compiler_type == "unix" else []
        self.includes = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]

    def print(self, parts: list[Any], shelf: Path) -> None:
        jobs = {source: part for part in parts for source in part.sources}
        with ThreadPoolExecutor(os.cpu_count()) as hands:
            objects = dict(zip(jobs, hands.map(self.object, jobs.keys(), jobs.values())))
            list(hands.map(lambda part: self.link(part, [objects[s] for s in part.sources], shelf), parts))

    def object(self, source: str, part: Any) -> str:
        # Only what mypyc wrote of our rules includes headers that change; its run-time library is always the same.
        headers = sorted(part.depends) if Path(source).name.startswith("__native") else []
        flags = [*part.extra_compile_args, *self.flags]
        key = sha256(b"".join([repr((RECIPE, flags)).encode(), *map(read, [source, *headers])])).hexdigest()
        made = Path(self.compiler.object_filenames([source], output_dir=str(WORKSHOP / "objects"))[0])
        stamp = made.with_suffix(".key")
        if not (made.is_file() and stamp.is_file() and stamp.read_text() == key):
            self.compiler.compile(
                [source],
                output_dir=str(WORKSHOP / "objects"),
                include_dirs=[*part.include_dirs, *self.includes],
                extra_postargs=flags,
            )
            stamp.write_text(key)
        return str(made)

    def link(self, part: Any, objects: list[str], shelf: Path) -> None:
        self.compiler.link_shared_object(objects, str(shelf / (part.name.replace(".", "/") + _form.SUFFIX)))


def read(file: str) -> bytes:
    return Path(file).read_bytes()


def compile_into(shelf: Path, sources: list[str]) -> None:
    shutil.rmtree(shelf, ignore_errors=True)
    shelf.mkdir(parents=True)
    if sources:
        # First: it imports setuptools, which brings distutils back where Python has dropped it.
        parts = translate(sources)
        Press().print(parts, shelf)


def refresh() -> None:
    """Compile what changed, and put it in place whole: no half-built form is seen, no removed module lingers."""
    sources = wanted()
    text = book(sources)
    if is_fresh(text, sources):
        return
    begun = time.monotonic()
    print(f"compiling the rules ({len(sources)} modules): some minutes the first time", file=sys.stderr)
    shelf = WORKSHOP / "shelf"
    used = (WORKSHOP / "cache").is_dir()
    try:
        compile_into(shelf, sources)
    except Exception:
        # What an earlier run left may not fit any more: only a failure in a clean workshop is one.
        if not used:
            raise
        shutil.rmtree(WORKSHOP)
        compile_into(shelf, sources)
    (shelf / "DIGEST").write_text(text, "utf-8")
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
            refresh()
        except Exception as error:
            raise SystemExit(f"compiling failed: {str(error).splitlines()[0][:200]}") from None


if __name__ == "__main__":
    main()
