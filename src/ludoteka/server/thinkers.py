"""Bots outside the event loop: processes that think, one question at a time each; quick ones apart from slow ones."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from ludoteka.kernel.machine import State
from ludoteka.server import minds
from ludoteka.server.workers import outlive_nobody

Mind = Callable[[str, State, int, str, str], int]


def ready() -> None:
    """Keep a thinking process from taking the machine away from the server, and from outliving it."""
    os.nice(5)
    outlive_nobody(lambda: os._exit(0))


class Thinkers:
    """Asks bots. `mind` is what they answer with; it must be importable in another process."""

    def __init__(self, processes: int = 1, mind: Mind = minds.chosen) -> None:
        self.processes = processes
        self.mind = mind
        self.pools: dict[str, Executor] = {}  # who answers at once never waits behind who searches
        self.asked = 0

    async def choose(self, game: str, state: State, seat: int, level: str, seed: str) -> int:
        pace = "quick" if level in minds.QUICK else "slow"
        option: int = await self.ask(pace, self.mind, game, state, seat, level, seed)
        return option

    async def advise(self, game: str, state: State, seat: int, seed: str) -> minds.Advised:
        advice: minds.Advised = await self.ask("slow", minds.advised, game, state, seat, seed)
        return advice

    async def ask(self, pace: str, question: Callable[..., Any], *args: Any) -> Any:
        self.asked += 1
        loop = asyncio.get_running_loop()
        pool = self.open(pace)
        try:
            return await loop.run_in_executor(pool, question, *args)
        except BrokenProcessPool:  # a process died: others take its place, and the question is asked once more
            if self.pools.get(pace) is pool:
                del self.pools[pace]
            return await loop.run_in_executor(self.open(pace), question, *args)

    def open(self, pace: str) -> Executor:
        if pace not in self.pools:
            # Spawned, not forked: this process has threads, and a fork copies their locks as they stand.
            spawned = get_context("spawn")
            self.pools[pace] = ProcessPoolExecutor(self.processes, mp_context=spawned, initializer=ready)
        return self.pools[pace]

    def close(self) -> None:
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
