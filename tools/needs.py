"""Finds what the tests need beyond Python, a browser and a PostgreSQL server, and installs it where that is allowed.

`python tools/needs.py` says in one line each what is there; code 1 if something is not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# Debian's chromium without any window, not even a hidden one: tests take a quarter less time in it
SHELL = "chromium-headless-shell"
# where Debian, a build from source and Homebrew put the programs of a PostgreSQL server; most are not on the path
SERVERS = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


@cache
def chromium() -> str | None:
    """The path of a whole browser that tests can drive, installed now if need be; None if that was not possible."""
    return found_or_installed(browser_here, "chromium")


@cache
def shell() -> str | None:
    """The path of a browser that shows pages and calls nobody, the lighter one if it can be had."""
    return found_or_installed(lambda: shutil.which(SHELL), SHELL) or chromium()


@cache
def postgres() -> Path | None:
    """The folder with `initdb` and `postgres`, installed now if need be; None if that was not possible."""
    return found_or_installed(server_here, "postgresql")


def browser_here() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def server_here() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [] if on_path is None else [Path(on_path).resolve().parent]
    for pattern in SERVERS:
        folders += sorted(Path("/").glob(pattern[1:]), reverse=True)
    return next((one for one in folders if (one / "initdb").is_file() and (one / "postgres").is_file()), None)


def found_or_installed(find: Callable[[], T | None], package: str) -> T | None:
    found = find()
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        install(package, find)
        found = find()
    return found


def install(package: str, find: Callable[[], object | None]) -> None:
    """Debian's package by its ordinary client. Several test processes may come here at once: one installs."""
    import fcntl

    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "ludoteka-needs.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if find() is not None:
            return
        for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
            done = subprocess.run(["apt-get", "-q", *command], check=False, capture_output=True, text=True, env=quiet)
            if done.returncode:
                print(f"apt-get {command[0]}: {done.stderr.strip()[-300:]}", file=sys.stderr)


def main() -> int:
    lacks = 0
    for name, found, package in (
        ("browser", chromium(), "chromium"), ("browser without windows", shell(), SHELL),
        ("PostgreSQL", postgres(), "postgresql"),
    ):  # fmt: skip
        told = found or f"not here, and it could not be installed (Debian: apt-get install {package})"
        print(f"{name}: {told}")
        lacks += found is None
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main())
