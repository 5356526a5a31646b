"""Runs inside the tab's own Python: byte code of our rooms and of what they reach of the library, and still answers.

Which part of the library is reached is found by playing. Sorted, with fixed dates: the same sources, the same bytes.
"""

from __future__ import annotations

import py_compile
import shutil
import sys
import zipfile
from pathlib import Path

ROOMS = ("kernel", "games", "bots", "room", "text", "tab", "__init__.py", "_form.py")
NOT_HERE = ("text/voice.py", "text/printed.py")  # they speak; here the page does
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
# What is first asked for when something goes wrong, or by Pyodide itself, and is met in no game that goes well.
BESIDE = (
    "_colorize", "_py_warnings", "_pyodide", "_strptime", "_weakrefset", "annotationlib", "ast", "asyncio",
    "bisect", "calendar", "codeop", "datetime", "difflib", "dis", "heapq", "importlib", "inspect", "linecache",
    "opcode", "pprint", "pyodide", "queue", "random", "statistics", "string", "textwrap", "token", "tokenize",
    "traceback", "tracemalloc", "zoneinfo",
)  # fmt: skip
SCRIPTS = ("ascii", "latin_1", "cp437", "idna", "utf_8", "utf_8_sig", "utf_16_le", "unicode_escape")
NEEDLESS = ("zoneinfo", "asyncio/windows_events.py", "asyncio/windows_utils.py", "importlib/metadata")
# What the still answers hold already: nobody asks Python for it.
PRINTED = ("rules.toml", "rulings.toml", "primer.toml", "terms.toml", "playing.py")
HOUSE, LIBRARY, OUT = Path("/house"), Path("/library"), Path("/in/out")


def unpack() -> None:
    for room in ROOMS:
        source, to = Path("/in/sources", room), HOUSE / "ludoteka" / room
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, to, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, to)
    for name in NOT_HERE:
        (HOUSE / "ludoteka" / name).unlink()
    for wheel in sorted(Path("/in/wheels").glob("*.whl")):
        zipfile.ZipFile(wheel).extractall(HOUSE)
    zipfile.ZipFile("/in/pyodide/python_stdlib.zip").extractall(LIBRARY)
    sys.path.insert(0, str(HOUSE))


def pack(root: Path, target: Path, files: list[Path]) -> None:
    """Byte code in place of sources; all else as it is."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(files):
            name = file.relative_to(root).as_posix()
            data = file.read_bytes()
            if file.suffix == ".py":
                py_compile.compile(str(file), "/byte.code", name, doraise=True, optimize=2, invalidation_mode=UNCHECKED)
                name, data = f"{name}c", Path("/byte.code").read_bytes()
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)


def is_ours(file: Path) -> bool:
    parts = file.relative_to(HOUSE).parts
    there = file.is_file() and "__pycache__" not in parts and not parts[0].endswith(".dist-info")
    return there and file.name not in PRINTED and file.suffix not in (".ftl", ".pyi")


def is_reached(file: Path) -> bool:
    name = file.relative_to(LIBRARY).as_posix()
    top = name.split("/")[0].removesuffix(".py")
    if not file.is_file() or "__pycache__" in name or name.startswith(NEEDLESS):
        return False
    if top == "encodings":
        return file.stem in (*SCRIPTS, "__init__", "aliases") or f"encodings.{file.stem}" in sys.modules
    return top in REACHED


unpack()
from ludoteka.games import shelf  # noqa: E402
from ludoteka.tab.playing import played  # noqa: E402

still = await played(list(shelf.SHELF))  # noqa: F704
REACHED = {name.split(".")[0] for name in sys.modules} | set(BESIDE)
for path, text in still.items():
    file = OUT / f"still{path}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
pack(HOUSE, OUT / "parts.zip", [file for file in HOUSE.rglob("*") if is_ours(file)])
pack(LIBRARY, OUT / "pyodide/stdlib.zip", [file for file in LIBRARY.rglob("*") if is_reached(file)])
