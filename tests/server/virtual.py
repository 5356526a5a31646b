"""A clock that nobody waits for, and eyes that note when they are told what: tables played in virtual time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar

from ludoteka.kernel.machine import State
from ludoteka.room.coaching import Asked, Weighed
from ludoteka.room.deeds import Deed, Guard
from ludoteka.room.house import House
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.memory import MemoryKeeper
from ludoteka.room.minds import Advised
from ludoteka.room.ports import Speechless, Whose
from ludoteka.room.table import Table
from ludoteka.room.wire.told import ENCODER

T = TypeVar("T")


class Jump(selectors.DefaultSelector):
    """Where a loop would wait, its clock jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found and timeout:
            self.now += timeout
        return found


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jump = Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        return self.jump.now


def played(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, in virtual time."""
    loop = Loop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


class Blank(MemoryKeeper):
    """Keeps nothing and takes no time."""

    async def write(self, guard: Guard | None, *deeds: Deed) -> None:
        await asyncio.sleep(0)


class Mute:
    """Bots that cannot say what they think."""

    async def choose(self, game: str, state: State, seat: int, level: str, seed: str, whose: Whose = ("", "")) -> int:
        raise Speechless("mute")

    async def advise(self, game: str, state: State, seat: int, seed: str, whose: Whose = ("", "")) -> Advised:
        return []

    async def weigh(self, game: str, state: State, asked: Asked, whose: Whose = ("", "")) -> Weighed:
        raise Speechless("mute")


def house_of(rhythm: Rhythm) -> House:
    return House(Blank(), Mute(), Limits(), rhythm)


class Eye:
    """A socket that notes when it was told what, and has seen everything at once."""

    def __init__(self, table: Table, role: Literal["player", "spectator"], viewer: int, guest: str) -> None:
        self.table = table
        self.role = role
        self.viewer = viewer
        self.guest = guest
        self.greeted = True
        self.shown = 10**9
        self.told: list[tuple[float, bytes]] = []

    def show(self, number: int, message: Any) -> None:
        text = message if isinstance(message, bytes) else ENCODER.encode(message)
        self.told.append((asyncio.get_running_loop().time(), text))

    def dismiss(self, id: str, again: bool) -> None:
        """Nobody is there to be shown out."""
