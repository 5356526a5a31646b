"""Work in slices: by this process, by several, or by a cluster; begun again where a process dies."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

from ludoteka.kernel.game import Game
from ludoteka.lab import cluster
from ludoteka.parallel import CORES, outlive_nobody, use_cores

GRACE: Final = 0.5  # seconds between an interrupt that ends our processes and the one that ends us
RETRIES: Final = 10  # how often new processes go on where the last ones died

T = TypeVar("T")
Slice = tuple[Any, ...]


def spans(first: int, last: int, size: int) -> list[tuple[int, int]]:
    """The numbers from `first` up to, but not including, `last`, in slices that do not depend on who works.

    A slice ends where one from 0 on would, so that who goes on has the same slices as who was never interrupted.
    """
    found: list[tuple[int, int]] = []
    while first < last:
        end = min(first - first % size + size, last)
        found.append((first, end))
        first = end
    return found


class Hands(Protocol):
    """Where work is done."""

    def numbered(self, work: Callable[..., T], slices: Sequence[Slice]) -> Iterator[tuple[int, T]]:
        """What `work` makes of each slice, with its number, as they get done. Who stops asking calls off the rest."""

    def close(self) -> None: ...


class Crew:
    """Those who work for as long as there is work: a training asks them a thousand times, and they start once."""

    def __init__(self, hands: Hands) -> None:
        self.hands: Final = hands

    def numbered(self, work: Callable[..., T], slices: Sequence[Slice]) -> Iterator[tuple[int, T]]:
        """What `work` makes of each slice, with its number, as they get done."""
        return self.hands.numbered(work, slices)

    def done(self, work: Callable[..., T], slices: Sequence[Slice]) -> Iterator[T]:
        """The same without the numbers."""
        return (found for _, found in self.numbered(work, slices))

    def ordered(self, work: Callable[..., T], slices: Sequence[Slice]) -> Iterator[T]:
        """The same in the order of the slices: sums of it have the same last bits whoever was quicker."""
        early: dict[int, T] = {}
        following = 0
        for number, found in self.hands.numbered(work, slices):
            early[number] = found
            while following in early:
                yield early.pop(following)
                following += 1

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hands.close()


def crew(game: Game, jobs: int = 1, ray: str | None = None) -> Crew:
    """Who does the work: this process, several, or the cluster at `ray`."""
    if ray:
        return Crew(cluster.Nodes(ray, game))
    return Crew(Alone() if jobs == 1 else Processes(jobs))


def add_crew(parser: argparse.ArgumentParser) -> None:
    """The options of a command that works in slices."""
    parser.add_argument("-j", "--jobs", type=at_least_one, default=1, metavar="N", help="processes at once")
    parser.add_argument("--ray", metavar="ADDRESS", help="work on this Ray cluster (auto: the one that runs here)")


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def done(game: Game, work: Callable[..., T], slices: Sequence[Slice], jobs: int, ray: str | None = None) -> Iterator[T]:
    """What `work` makes of each slice, as they get done. `ray`: the cluster that does it."""
    with crew(game, 1 if len(slices) < 2 else jobs, ray) as found:
        yield from found.done(work, slices)


class Alone:
    """This process."""

    def numbered(self, work: Callable[..., T], slices: Sequence[Slice]) -> Iterator[tuple[int, T]]:
        cores = CORES.cores
        use_cores(1)  # a job is a process
        try:
            for number, each in enumerate(slices):
                yield number, work(*each)
        finally:
            use_cores(cores)

    def close(self) -> None:
        pass


class Processes:
    """Several processes of this machine. What a process had when it died is done by another."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self.pool: ProcessPoolExecutor | None = None

    def numbered(self, work: Callable[..., T], slices: Sequence[Slice]) -> Iterator[tuple[int, T]]:
        missing = dict(enumerate(slices))
        tries = 0
        while missing:
            try:
                for number, found in self.pooled(work, missing):
                    del missing[number]
                    yield number, found
            except BrokenProcessPool:
                self.close()
                time.sleep(GRACE)  # whoever interrupted the others interrupts us too, and that is what there is to tell
                tries += 1
                if tries > RETRIES:
                    raise

    def pooled(self, work: Callable[..., T], slices: dict[int, Slice]) -> Iterator[tuple[int, T]]:
        """Few at a time: who is interrupted then has little to call off, and nothing done waits behind others."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), alone)
        left = iter(list(slices.items()))
        waiting: dict[Future[T], int] = {}
        try:
            for number, each in islice(left, 2 * self.jobs):
                waiting[sent(self.pool, work, each)] = number
            while waiting:
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for number, each in islice(left, len(ready)):
                    waiting[sent(self.pool, work, each)] = number
                for future in ready:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def sent(pool: ProcessPoolExecutor, work: Callable[..., T], each: Slice) -> Future[T]:
    """Have a slice done. A process that is begun for it is deaf to interrupts until it knows how to end on one."""
    if sys.platform == "win32":
        return pool.submit(work, *each)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, *each)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def alone() -> None:
    """Begin a process: it works on one core, and ends without a word when the whole is interrupted."""
    use_cores(1)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    outlive_nobody(lambda: os._exit(1))  # nobody would ever ask it again
