"""The event loop is nobody's to block: long work lets others in, and every step is charged to whoever asked for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")

# A browser's Python has but one thread, and no clock of its own for it.
worked: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
SLICE = 0.001  # seconds of work after which others are let in


class Pace:
    """Work in slices: between two of them everybody else has a turn."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    async def step(self) -> None:
        if time.perf_counter() - self.since >= SLICE:
            await asyncio.sleep(0)
            self.since = time.perf_counter()


class Meter(Generic[T]):
    """Awaits some work and adds up the processor's seconds that its own steps took, not those it waited."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        token = METER.set(self)
        try:
            sent: Any = None
            fault: BaseException | None = None
            while True:
                began = worked()
                try:
                    waited = steps.send(sent) if fault is None else steps.throw(fault)
                except StopIteration as done:
                    result: T = done.value
                    return result
                finally:
                    self.seconds += worked() - began
                fault = None
                try:
                    sent = yield waited
                except BaseException as thrown:
                    fault = thrown
        finally:
            METER.reset(token)


METER: ContextVar[Meter[Any] | None] = ContextVar("meter", default=None)


async def for_all(work: Coroutine[Any, Any, T]) -> T:
    """Await what everybody will have of: who happened to ask first is not charged for what is done aside."""
    token = METER.set(None)
    try:
        return await work
    finally:
        METER.reset(token)
