"""Long work in threads, charged like any other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ludoteka.room.pacing import METER

T = TypeVar("T")
P = ParamSpec("P")


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
