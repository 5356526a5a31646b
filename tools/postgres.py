"""A PostgreSQL of our own for tests and loads: a private cluster in a temporary folder, on a socket in that folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tools import needs

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "panic",
}
# The tests kill servers and workers, never the machine: its disk need not be waited for.
HASTY = {"fsync": "off", "full_page_writes": "off"}


class Cluster:
    """A running server; `database()` is a fresh one each time."""

    def __init__(self, folder: Path, programs: Path, safe: bool) -> None:
        self.folder = folder
        self.programs = programs
        self.settings = SETTINGS if safe else SETTINGS | HASTY
        self.made = 0
        self.start()

    def start(self) -> None:
        given = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        self.process = run_as_nobody_special(
            [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *given], self.folder
        )
        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        """At once, as if the machine had failed."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def address(self, name: str) -> str:
        return f"postgresql://ludoteka@/{name}?host={self.folder}"

    def database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


def owner() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody."""
    if os.geteuid() != 0:
        return None
    users = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


def run_as_nobody_special(command: list[str | Path], folder: Path) -> subprocess.Popen[bytes]:
    name = owner()
    group = None if name is None else pwd.getpwnam(name).pw_gid
    extra: list[int] | None = None if name is None else []
    # A session of its own: a Ctrl-C at the tests is not meant for it.
    return subprocess.Popen(
        command, cwd=folder, user=name, group=group, extra_groups=extra, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C", "TZ": "UTC"},
    )  # fmt: skip


@contextmanager
def cluster(safe: bool = False) -> Iterator[Cluster]:
    """A cluster for as long as the context lasts. `safe`: what it has acknowledged is on disk."""
    programs = needs.postgres()
    assert programs is not None, "there is no PostgreSQL here"
    # Not under pytest's own folder: its path may be too long for a socket, and closed to other users.
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-pg-"))
    try:
        name = owner()
        if name is not None:
            shutil.chown(folder, name)
        made = run_as_nobody_special(
            [programs / "initdb", "-D", folder / "data", "-U", "ludoteka", "-A", "trust", "-E", "UTF8", "--no-sync"],
            folder,
        )
        assert made.wait(120) == 0, "initdb failed"
        found = Cluster(folder, programs, safe)
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
