"""Bots outside the event loop: processes that think, one question at a time each; quick ones apart from slow ones.

Questions and answers go through a pipe for each process. What ends with the processes needs nobody to tidy up after
them: after `kill -9` nothing of them is left, not even a name of a semaphore, which the pools of the library leave.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import time
import traceback
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ludoteka.kernel.machine import State
from ludoteka.parallel import grow, outlive_nobody
from ludoteka.room import minds
from ludoteka.room.coaching import Asked, Weighed, weighed
from ludoteka.room.ports import Speechless, Whose
from ludoteka.server.bots.turns import Turns

# How far each kind steps back where processors are scarce: who searches for seconds lets everybody else go first.
QUICK = 5
SEARCHING = 15
LATELY = 10.0  # seconds for which a wish for advice makes that of others shorter

Mind = Callable[[str, State, int, str, str], int]
Question = tuple[Callable[..., Any], tuple[Any, ...]]


def chosen(game: str, state: State, seat: int, level: str, seed: str) -> int:
    """What a bot answers in a process of its own, which may have a helper."""
    return minds.chosen(game, state, seat, level, seed, grow)


def advised(game: str, state: State, seat: int, seed: str, waiting: int) -> minds.Advised:
    return minds.advised(game, state, seat, seed, grow, waiting)


class Thinkers:
    """Asks bots. `mind` is what they answer with; it must be importable in another process."""

    def __init__(self, processes: int = 1, mind: Mind = chosen, patience: float = 60) -> None:
        self.processes = processes
        self.mind = mind
        self.patience = patience  # seconds that one thought may take
        self.turns: dict[str, Turns] = {}
        self.pools: dict[str, Executor] = {}  # who answers at once never waits behind who searches
        self.asked = 0
        self.advised: list[float] = []  # when advice was asked for lately

    async def choose(self, game: str, state: State, seat: int, level: str, seed: str, whose: Whose = ("", "")) -> int:
        """What a bot of this level answers. `whose`: the guest and the table that it is asked for."""
        pace = "quick" if level in minds.QUICK else "slow"
        option: int = await self.ask(pace, whose, self.mind, game, state, seat, level, seed)
        return option

    async def advise(self, game: str, state: State, seat: int, seed: str, whose: Whose = ("", "")) -> minds.Advised:
        """Somebody waits for this with their eyes on the table: it has processes of its own, and the more others want
        advice too, or have just had some, the shorter it is thought about: so that there is no queue to wait in."""
        now = time.monotonic()
        self.advised = [at for at in self.advised if now - at < LATELY]
        lately = len(self.advised)
        self.advised.append(now)
        async with self.turn("hint", whose) as pool:
            others = max(lately, self.waiting("hint"))
            advice: minds.Advised = await in_pool(pool, advised, game, state, seat, seed, others)
        return advice

    async def weigh(self, game: str, state: State, asked: Asked, whose: Whose = ("", "")) -> Weighed:
        """A coach is in nobody's way: it has processes of its own too."""
        found: Weighed = await self.ask("coach", whose, weighed, game, state, asked)
        return found

    async def ask(self, pace: str, whose: Whose, question: Callable[..., Any], *args: Any) -> Any:
        async with self.turn(pace, whose) as pool:
            return await in_pool(pool, question, *args)

    @asynccontextmanager
    async def turn(self, pace: str, whose: Whose) -> AsyncIterator[Executor]:
        """Wait for one's turn with those who think at this pace."""
        self.asked += 1
        if pace not in self.pools:
            self.pools[pace] = Pool(self.processes, self.patience, QUICK if pace == "quick" else SEARCHING)
        if pace not in self.turns:
            self.turns[pace] = Turns(self.processes)
        async with self.turns[pace].turn(*whose):
            yield self.pools[pace]

    def waiting(self, pace: str) -> int:
        """How many questions of this pace wait for their turn."""
        return self.turns[pace].length if pace in self.turns else 0

    def close(self) -> None:
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


async def in_pool(pool: Executor, question: Callable[..., Any], *args: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(pool, question, *args)


class Pool(Executor):
    """A number of processes, each with a thread that waits for its answers."""

    def __init__(self, processes: int, patience: float = 60, modest: int = QUICK) -> None:
        self.all = [Thinker(patience, modest) for _ in range(processes)]
        self.free = list(self.all)
        self.threads = ThreadPoolExecutor(processes, "ludoteka-thinker")

    def submit(self, question: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert not kwargs
        return self.threads.submit(self.consult, (question, args))

    def consult(self, question: Question) -> Any:
        thinker = self.free.pop()  # as many threads as thinkers: one is always free
        try:
            return thinker.ask(question)
        finally:
            self.free.append(thinker)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.threads.shutdown(wait=False, cancel_futures=cancel_futures)
        for thinker in self.all:
            thinker.dismiss()
        if wait:
            self.threads.shutdown()


class Thinker:
    """One process that thinks. It begins when it is first asked; if it dies, another takes its place."""

    def __init__(self, patience: float = 60, modest: int = QUICK) -> None:
        self.patience = patience
        self.modest = modest
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.ears: select.poll | None = None  # the line's own way to wait makes a selector for every question
        self.dismissed = False

    def ask(self, question: Question) -> Any:
        """The answer, waited for. A question that a process died over is asked once more."""
        try:
            answered, answer = self.exchange(question)
        except (EOFError, OSError):
            self.end()
            try:
                answered, answer = self.exchange(question)
            except (EOFError, OSError):
                self.end()
                answered, answer = False, "two processes died over it"
        if not answered:
            raise Speechless(answer)
        return answer

    def exchange(self, question: Question) -> tuple[bool, Any]:
        if self.dismissed:
            raise Speechless("the house is closed")
        if self.line is None:
            self.begin()
        assert self.line is not None
        self.line.send(question)
        if not self.is_answered(self.line):
            self.end()
            return False, f"no answer in {self.patience} seconds"
        answer: tuple[bool, Any] = self.line.recv()
        return answer

    def is_answered(self, line: Connection) -> bool:
        """Wait for an answer, or the end of who thinks, but not for ever."""
        if self.ears is None:
            return line.poll(self.patience)
        return bool(self.ears.poll(self.patience * 1000))

    def begin(self) -> None:
        self.line, theirs = Pipe()
        if hasattr(select, "poll"):
            self.ears = select.poll()
            self.ears.register(self.line.fileno(), select.POLLIN)
        # Spawned, not forked: this process has threads, and a fork copies their locks as they stand.
        process = get_context("spawn").Process(target=think, args=(theirs, self.modest), daemon=True)
        process.start()
        theirs.close()  # so that its end is the end of the line
        self.process = process
        if self.dismissed:  # meanwhile
            process.kill()

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.line is not None:
            self.line.close()
            self.line = self.ears = None

    def dismiss(self) -> None:
        """End for good, also in the middle of a thought: who waits for it is told."""
        self.dismissed = True
        process = self.process
        if process is not None:
            process.kill()


def think(line: Connection, modest: int = QUICK) -> None:
    """The life of a thinking process: a question in, its answer out, until nobody asks any more."""
    os.nice(modest)  # the server goes before
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is meant for the server, whose end is ours
    outlive_nobody(lambda: os._exit(0))
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            line.send(answer_to(*line.recv()))


def answer_to(question: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, question(*args)
    except Exception:
        return False, traceback.format_exc()
