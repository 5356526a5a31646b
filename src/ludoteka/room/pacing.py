"""The event loop is nobody's to block: long work lets others in, and every step is charged to who asked for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

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
                began = time.thread_time()
                try:
                    waited = steps.send(sent) if fault is None else steps.throw(fault)
                except StopIteration as done:
                    result: T = done.value
                    return result
                finally:
                    self.seconds += time.thread_time() - began
                fault = None
                try:
                    sent = yield waited
                except BaseException as thrown:
                    fault = thrown
        finally:
            METER.reset(token)


METER: ContextVar[Meter[Any] | None] = ContextVar("meter", default=None)


async def aside(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something long in a thread, and charge its seconds like any other."""

    def measured() -> tuple[T | None, BaseException | None, float]:
        began = time.thread_time()
        try:
            return work(*args, **kwargs), None, time.thread_time() - began
        except BaseException as fault:
            return None, fault, time.thread_time() - began

    result, fault, seconds = await asyncio.to_thread(measured)
    meter = METER.get()
    if meter is not None:
        meter.seconds += seconds
    if fault is not None:
        raise fault
    return result  # type: ignore[return-value]
