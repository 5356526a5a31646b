"""Work in slices: by this process, by several, or by a cluster; begun again where a process dies."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from ludoteka.kernel.game import Game
from ludoteka.lab import cluster
from ludoteka.parallel import CORES, outlive_nobody, use_cores

GRACE: Final = 0.5  # seconds between an interrupt that ends our processes and the one that ends us
RETRIES: Final = 10  # how often new processes go on where the last ones died

T = TypeVar("T")
Slice = tuple[Any, ...]


def done(
    game: Game, work: Callable[..., T], slices: Sequence[Slice], jobs: int, ray: str | None = None
) -> Iterator[T]:
    """What `work` makes of each slice, as they get done. `ray`: the cluster that does it."""
    if ray:
        yield from cluster.spread(ray, game, work, slices)
    elif jobs == 1 or len(slices) < 2:
        cores = CORES.cores
        use_cores(1)  # a job is a process
        try:
            for each in slices:
                yield work(*each)
        finally:
            use_cores(cores)
    else:
        yield from shared(work, slices, jobs)


def shared(work: Callable[..., T], slices: Sequence[Slice], jobs: int) -> Iterator[T]:
    """The same by several processes. What a process had when it died is done by another."""
    missing = dict(enumerate(slices))
    tries = 0
    while missing:
        try:
            for number, found in pooled(work, missing, jobs):
                del missing[number]
                yield found
        except BrokenProcessPool:
            time.sleep(GRACE)  # whoever interrupted the others interrupts us too, and that is what there is to tell
            tries += 1
            if tries > RETRIES:
                raise


def pooled(work: Callable[..., T], slices: dict[int, Slice], jobs: int) -> Iterator[tuple[int, T]]:
    """Few at a time: who is interrupted then has nothing to call off, and nothing that is done waits behind others."""
    left = iter(list(slices.items()))
    with ProcessPoolExecutor(min(jobs, len(slices)), get_context("spawn"), alone) as pool:
        waiting = {sent(pool, work, each): number for number, each in islice(left, 2 * jobs)}
        while waiting:
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for number, each in islice(left, len(ready)):
                waiting[sent(pool, work, each)] = number
            for future in ready:
                yield waiting.pop(future), future.result()


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
