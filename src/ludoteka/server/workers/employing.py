"""Several workers at one door: processes that listen to the same socket, and are replaced when they die."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from ludoteka.parallel import outlive_nobody

if TYPE_CHECKING:
    from ludoteka.server.settings import Settings

LOG = logging.getLogger("ludoteka.server")
# What a worker needs is loaded once, before any of them: a fork has it at once and shares its memory. That is safe
# because who hires has no threads and no connections. Elsewhere than on Linux libraries may have threads of their own.
Worker = get_context("fork").Process if sys.platform == "linux" else get_context("spawn").Process
YOUNG = 5.0  # seconds; who dies younger is replaced after a pause, so that a fault does not spin


@dataclass(frozen=True, slots=True)
class Plan:
    """What every worker must know."""

    db: str | Path
    settings: Settings
    hosts: tuple[str, ...]


Work = Callable[[Plan, socket.socket], None]


def employ(
    workers: int, work: Work, plan: Plan, listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Keep this many workers at work until this process is told to stop. `ready` is called when all have been hired."""
    stopping = False
    wake, woken = connection.Pipe()

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        woken.send(None)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    at_work = {hire(work, plan, listening): time.monotonic() for _ in range(workers)}
    ready()
    while not stopping:
        connection.wait([wake, *(worker.sentinel for worker in at_work)])
        for worker in [worker for worker in at_work if not worker.is_alive()]:
            began, how = at_work.pop(worker), worker.exitcode
            if not stopping:
                LOG.warning("worker %s ended (%s) and is replaced", worker.pid, how)
                if time.monotonic() - began < YOUNG:
                    time.sleep(1)
                at_work[hire(work, plan, listening)] = time.monotonic()
    for worker in at_work:
        worker.terminate()
    for worker in at_work:
        worker.join(10)
        if worker.is_alive():
            worker.kill()
            worker.join()


def hire(work: Work, plan: Plan, listening: socket.socket) -> BaseProcess:
    # The plan is not put onto a command line: the address of a database may hold a password.
    worker = Worker(target=begin, args=(work, plan, listening))
    worker.start()
    return worker


def begin(work: Work, plan: Plan, listening: socket.socket) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)  # not those of who hired
    outlive_nobody(lambda: os.kill(os.getpid(), signal.SIGTERM))
    work(plan, listening)
