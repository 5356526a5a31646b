"""Builds Ludoteka in a tab into dist/tab: a folder of static files that any host serves.

Pyodide comes from npm and two wheels from PyPI, both by their locks with hashes; nothing is loaded from elsewhere when
it runs. `python -m tools.tab` builds, unless nothing changed since the last time; `--force` builds anyway.
"""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools import web

ROOT = web.ROOT
TAB = web.WEB / "tab"
PAGE = ROOT / "build/tab"
WHEELS = ROOT / "build/tab-wheels"
OUT = ROOT / "dist/tab"
SOURCES = ROOT / "src/ludoteka"
ROOMS = ("kernel", "games", "bots", "room", "text", "tab", "__init__.py", "_form.py")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)
HEAD = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
COUNTED = ("pyodide/pyodide.asm.wasm", "pyodide/stdlib.zip", "parts.zip")  # what the bar counts
NOT_KEPT = ("sw.js", "files.json")  # what the service worker does not keep


def digest() -> str:
    """A hash of everything the folder is made of."""
    sum_ = sha256(web.digest().encode())
    ours = [file for room in ROOMS for file in [SOURCES / room, *sorted((SOURCES / room).rglob("*"))]]
    for file in [*ours, *sorted(TAB.glob("*")), Path(__file__)]:
        if file.is_file() and file.suffix != ".pyc":
            sum_.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sum_.hexdigest()


def is_fresh() -> bool:
    mark = PAGE / "DIGEST"
    return mark.is_file() and (OUT / "files.json").is_file() and mark.read_text("utf-8") == digest()


def wheels() -> None:
    """The wheels that run inside, for the Python of Pyodide and for no other."""
    lock = TAB / "wheels.lock"
    mark = WHEELS / sha256(lock.read_bytes()).hexdigest()[:16]
    if mark.is_file():
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    of = ["--only-binary=:all:", "--implementation", "cp", "--python-version", "3.14", "--abi", "cp314"]
    of += ["--abi", "none", "--platform", "pyemscripten_2026_0_wasm32", "--platform", "any"]
    subprocess.run([*pip, *of, "--require-hashes", "-r", str(lock), "-d", str(WHEELS)], check=True)
    mark.touch()


def page() -> None:
    """The page that has its tables in a worker, with its policy."""
    web.install()
    web.run("node_modules/vite/bin/vite.js", "build", "--mode", "tab", "--logLevel", "warn")
    index = PAGE / "index.html"
    text = index.read_text("utf-8")
    index.write_text(text.replace("<title>", f"{HEAD}<title>", 1), "utf-8")
    for file in PAGE.rglob("*.woff"):  # every browser that runs this knows woff2
        file.unlink()


def release() -> None:
    """The list of files with their hashes, and the service worker that keeps them under the name of the list."""
    sizes = {name: (OUT / name).stat().st_size for name in COUNTED}
    (OUT / "sizes.json").write_text(json.dumps(sizes), "utf-8")
    files = {
        file.relative_to(OUT).as_posix(): sha256(file.read_bytes()).hexdigest()
        for file in sorted(OUT.rglob("*"))
        if file.is_file() and file.name not in NOT_KEPT
    }
    name = sha256(json.dumps(files).encode()).hexdigest()[:12]
    worker = (TAB / "sw.js").read_text("utf-8").replace("@release@", name)
    listed = json.dumps(["./", *(file for file in files if file != "index.html")], indent=1)
    (OUT / "sw.js").write_text(worker.replace("['@files@']", listed), "utf-8")
    (OUT / "files.json").write_text(json.dumps({"release": name, "files": files}, indent=1), "utf-8")


def build() -> None:
    web.install(TAB)
    wheels()
    page()
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(PAGE, OUT)
    shutil.copy(TAB / "worker.mjs", OUT)
    web.run(str(TAB / "pack.mjs"), str(TAB / "node_modules/pyodide"), str(SOURCES), str(WHEELS), str(OUT))
    release()
    (PAGE / "DIGEST").write_text(digest(), "utf-8")


def once(force: bool) -> None:
    """Build, unless nothing changed; of several who come at once (tests do) one builds and the others wait."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/tab.lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if force or not is_fresh():
            build()


if __name__ == "__main__":
    once("--force" in sys.argv)
    size = sum(file.stat().st_size for file in OUT.rglob("*") if file.is_file())
    print(f"{OUT.relative_to(ROOT)}: {size / 1e6:.1f} MB")
