"""Several workers behind one door: processes that are handed connections, and are replaced when they die."""

from __future__ import annotations

import logging
import os
import selectors
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
from ludoteka.server.workers.door import Door

if TYPE_CHECKING:
    from ludoteka.server.settings import Settings

LOG = logging.getLogger("ludoteka.server")
# What a worker needs is loaded once, before any of them: a fork has it at once and shares its memory. That is safe
# because who hires has no threads and no connections. Elsewhere than on Linux libraries may have threads of their own.
Worker = get_context("fork").Process if sys.platform == "linux" else get_context("spawn").Process
YOUNG = 5.0  # seconds; who dies younger is replaced after a pause, so that a fault does not spin
PAUSE = 1.0


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
    door = Door(listening, workers)
    at_work: dict[BaseProcess, tuple[int, float]] = {}  # their places, and since when
    vacant: dict[int, float] = {}  # places, and when they are filled again

    def hire(place: int) -> None:
        # The plan is not put onto a command line: the address of a database may hold a password.
        worker = Worker(target=begin, args=(work, plan, door.places[place][1]))
        worker.start()
        at_work[worker] = (place, time.monotonic())
        watched.register(worker.sentinel, selectors.EVENT_READ, worker)

    with selectors.DefaultSelector() as watched:
        watched.register(wake, selectors.EVENT_READ)
        watched.register(listening, selectors.EVENT_READ, door)
        for place in range(workers):
            hire(place)
        ready()
        while not stopping:
            for key, _ in watched.select(max(0.0, min(vacant.values()) - time.monotonic()) if vacant else None):
                if key.data is door and (lost := door.led()):
                    LOG.warning("%s connections were shut out: a worker takes no more", lost)
                elif isinstance(key.data, BaseProcess) and not stopping:
                    watched.unregister(key.fileobj)
                    place, began = at_work.pop(key.data)
                    key.data.join()
                    how = key.data.exitcode
                    LOG.warning("worker %s ended (%s) and is replaced", key.data.pid, how)
                    now = time.monotonic()
                    vacant[place] = now + (PAUSE if now - began < YOUNG else 0)
            for place in [place for place, due in vacant.items() if due <= time.monotonic()]:
                del vacant[place]
                hire(place)
    for worker in at_work:
        worker.terminate()
    for worker in at_work:
        worker.join(10)
        if worker.is_alive():
            worker.kill()
            worker.join()
    door.close()


def begin(work: Work, plan: Plan, handed: socket.socket) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)  # not those of whoever hired it
    outlive_nobody(lambda: os.kill(os.getpid(), signal.SIGTERM))
    work(plan, handed)
