"""The trees of a search side by side, where there are two cores: for hosts that may have processes.

A tree grown by the helper process is, visit for visit, the tree that would have grown here.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import parent_process
from threading import Lock, Thread
from typing import Any, BinaryIO, Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy
from ludoteka.bots.search import Search
from ludoteka.bots.trees import Rows, grown
from ludoteka.bots.weights import taught

WORTH_SENDING: Final = 100  # a tree of fewer iterations is grown before a message would be there and back
START: Final = "from ludoteka.parallel import serve; serve()"


class Helper:
    """A second process of this one, which grows one tree at a time."""

    def __init__(self) -> None:
        # A plain child on two pipes: it needs no `__main__` that can be imported, and it ends when its parent does.
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
        )
        self.owner: Final = os.getpid()
        self.taught: Policy | None = None  # the policy it was told last

    def ask(self, policy: Policy, observer: Observer, iterations: int, seed: int) -> None:
        lesson = None if policy is self.taught else policy.lesson()
        assert self.process.stdin is not None
        pickle.dump((lesson, observer, iterations, seed), self.process.stdin)
        self.process.stdin.flush()
        self.taught = policy

    def answer(self) -> Rows:
        assert self.process.stdout is not None
        rows: Rows = pickle.load(self.process.stdout)
        return rows

    def close(self) -> None:
        if self.owner == os.getpid():
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # it has gone already, with something still unread
                        pipe.close()
            self.process.wait()


class Cores:
    """What one question may use: `cores` trees at once; one core grows them one after another, with the same result."""

    def __init__(self) -> None:
        self.cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self.helper: Helper | None = None
        self.busy: Final = Lock()
        self.sent = 0  # trees that another process has grown

    def grow(
        self, policy: Policy, observer: Observer, iterations: int, seeds: list[int]
    ) -> tuple[Search, list[Rows]]:
        """A tree for each seed: the first one whole, and what each of them found."""
        others = seeds[1:]
        helper = self.hired(iterations) if others else None
        found: list[Rows] = []
        try:
            if helper is not None:
                try:
                    helper.ask(policy, observer, iterations, others[0])
                except OSError:
                    self.dismiss()
                    helper = None
                    self.busy.release()
            first = grown(policy, observer, iterations, seeds[0])
            found.append(first.ranked())
            for i, seed in enumerate(others):
                rows: Rows | None = None
                if i == 0 and helper is not None:
                    try:
                        rows = helper.answer()
                        self.sent += 1
                    except (OSError, EOFError, pickle.UnpicklingError):  # it died: the tree is grown here
                        self.dismiss()
                if rows is None:
                    rows = grown(policy, observer, iterations, seed).ranked()
                found.append(rows)
        except BaseException:
            if helper is not None:
                self.dismiss()  # it may still be talking
            raise
        finally:
            if helper is not None:
                self.busy.release()
        return first, found

    def hired(self, iterations: int) -> Helper | None:
        """The helper, held for one question; None where it would not pay or another thread has it."""
        if self.cores < 2 or iterations < WORTH_SENDING or not self.busy.acquire(blocking=False):
            return None
        if self.helper is None or self.helper.owner != os.getpid():  # a fork has no part in its parent's helper
            self.helper = None
            try:
                self.helper = Helper()
            except OSError:  # no more processes here
                self.cores = 1
                self.busy.release()
        return self.helper

    def dismiss(self) -> None:
        if self.helper is not None:
            if self.helper.owner == os.getpid():
                self.helper.process.kill()
            self.helper.close()
            self.helper = None


CORES: Final = Cores()
grow: Final = CORES.grow


def use_cores(cores: int) -> None:
    """How many cores one question may use: for drivers that fill the machine with whole games."""
    CORES.cores = cores


def leave() -> None:
    if CORES.helper is not None:
        CORES.helper.close()
        CORES.helper = None


atexit.register(leave)


def outlive_nobody(end: Callable[[], None]) -> None:
    """End when the process that made this one ends, however it does."""
    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        end()

    Thread(target=wait, name="ludoteka-parent", daemon=True).start()


def serve() -> None:
    """The life of a helper: a question in, the rows of a tree out, until the parent has gone."""
    use_cores(1)
    source: BinaryIO = sys.stdin.buffer
    sink: BinaryIO = sys.stdout.buffer
    policy: Policy | None = None
    while True:
        try:
            job: Any = pickle.load(source)
        except (EOFError, KeyboardInterrupt):
            return
        lesson, observer, iterations, seed = job
        if lesson is not None:
            policy = taught(lesson)
        assert policy is not None
        rows = grown(policy, observer, iterations, seed).ranked()
        try:
            pickle.dump(rows, sink)
            sink.flush()
        except BrokenPipeError:
            return
