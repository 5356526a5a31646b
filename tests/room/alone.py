"""A host with nothing in it but the room: `python -m tests.room.alone GAME` plays a table over a keeper in memory.

What a room must not need is barred before the room is entered: whoever imports it nevertheless ends with an error.
"""

from __future__ import annotations

# What the standard library needs for itself is loaded before anything is barred.
import asyncio
import json
import logging  # noqa: F401
import random
import sys
import tempfile  # noqa: F401
import zipfile  # noqa: F401
from importlib import resources  # noqa: F401
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteka.kernel.machine import State
    from ludoteka.room.coaching import Asked, Weighed
    from ludoteka.room.house import House
    from ludoteka.room.minds import Advised
    from ludoteka.room.stream import Socket

BARRED = (
    "alembic",
    "fluent",
    "fluent.runtime",
    "ludoteka.parallel",
    "ludoteka.server",
    "multiprocessing",
    "psycopg",
    "socket",
    "sqlalchemy",
    "starlette",
    "subprocess",
    "threading",
    "uvicorn",
)
GUEST = "anna"


class Thinking:
    """Bots that think where they are asked."""

    async def choose(
        self, game: str, state: State, seat: int, level: str, seed: str, whose: tuple[str, str] = ("", "")
    ) -> int:
        from ludoteka.room import minds

        return minds.chosen(game, state, seat, level, seed)

    async def advise(
        self, game: str, state: State, seat: int, seed: str, whose: tuple[str, str] = ("", "")
    ) -> Advised:
        from ludoteka.room import minds

        return minds.advised(game, state, seat, seed)

    async def weigh(self, game: str, state: State, asked: Asked, whose: tuple[str, str] = ("", "")) -> Weighed:
        from ludoteka.room import coaching

        return coaching.weighed(game, state, asked)


class Pipe:
    """A line to somebody in the same process."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code = 0

    def is_free(self) -> bool:
        return True

    def send(self, message: bytes) -> None:
        self.told.put_nowait(json.loads(message))

    def close(self, code: int) -> None:
        self.code = code


class Person:
    """Somebody at a table, who speaks with the messages of the wire and chooses at random."""

    def __init__(self, house: House, socket: Socket, line: Pipe, seed: str) -> None:
        self.house = house
        self.socket = socket
        self.line = line
        self.rng = random.Random(seed)
        self.position: dict[str, Any] = {}
        self.refused: list[str] = []

    async def say(self, kind: str, **more: Any) -> None:
        await self.socket.hear(json.dumps({"type": kind, **more}))

    async def hear(self) -> dict[str, Any]:
        told = await asyncio.wait_for(self.line.told.get(), 60)
        if told["type"] in ("snapshot", "update") and told["position"] is not None:
            self.position = told["position"]
            await self.say("shown", number=told["number"])
        if told["type"] == "refused":
            self.refused.append(told["refusal"]["message"]["id"])
        return told

    async def play(self, most: int = 100_000) -> None:
        """Until the game is over, or this many choices were made."""
        answered: set[tuple[int, int]] = set()
        while not self.position["outcome"] and len(answered) < most:
            open_now = [one for one in self.position["decisions"] if (one["seat"], one["id"]) not in answered]
            if not open_now:
                await self.hear()
                continue
            decision = open_now[0]
            answered.add((decision["seat"], decision["id"]))
            option = self.rng.choice(decision["choices"])["option"]
            await self.say("choose", decision=decision["id"], seat=decision["seat"], option=option)


async def sit_down(house: House, id: str, seed: str) -> Person:
    from ludoteka.room.stream import Socket

    line = Pipe()
    socket = Socket(line, house, await house.table(id), GUEST, "player")
    person = Person(house, socket, line, seed)
    await person.say("hello", protocol=3)
    await person.hear()
    return person


async def played(game: str) -> dict[str, Any]:
    """A table opened, played, put away in the middle, brought back, played to the end; its record, played through."""
    from ludoteka.games import shelf
    from ludoteka.room.desk import Desk
    from ludoteka.room.house import House
    from ludoteka.room.limits import Limits, Rhythm
    from ludoteka.room.memory import MemoryKeeper
    from ludoteka.room.wire.tables import OpenTable, SeatPlan

    at_once = (0.0, 0.0)
    wide = Limits(share_at_once=1e9, messages_a_second=1e9, messages_at_once=10**9)
    rhythm = Rhythm(window=0, passes=0, forced=at_once, bot=at_once)
    house = House(MemoryKeeper(), Thinking(), wide, rhythm)
    desk = Desk(house)
    bots = [SeatPlan("bot", "novice")] * (max(2, min(shelf.box(game).players())) - 1)
    plan = OpenTable("Anna", [SeatPlan("me"), *bots], game, 1 + len(bots), seed="7", start=True)
    id = (await desk.open(GUEST, plan)).table
    person = await sit_down(house, id, "first")
    await person.play(6)
    table = await house.table(id)
    assert table.play is not None
    while table.answers.tasks:
        await asyncio.sleep(0)
    stood = (table.number, table.play.state.digest(), dict(table.play.ids))
    person.socket.leaving = True
    table.audience.part(person.socket)
    house.forget(table)
    table = await house.table(id)
    assert table.play is not None
    assert (table.number, table.play.state.digest(), dict(table.play.ids)) == stood, "told means kept"
    person = await sit_down(house, id, "second")
    await person.play()
    view = (await desk.record(id)).view
    lobby = await desk.lobby(GUEST)
    await desk.rulebook(game)
    await house.close()
    assert view.outcome is not None
    return {
        "plies": len(view.plies),
        "ending": view.outcome.ending,
        "refused": person.refused,
        "mine": [row.table.status for row in lobby.mine],
    }


if __name__ == "__main__":
    before = dict(sys.modules)
    for name in BARRED:
        sys.modules[name] = None  # type: ignore[assignment]
    print(json.dumps(asyncio.run(played(sys.argv[1]))))
    sys.modules.update(before)  # the interpreter's own end needs them
