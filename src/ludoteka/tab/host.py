"""The host itself: what the worker's script calls, and what it is told. Only texts and numbers pass between them.

A script's null would arrive as something that is not None, and a coroutine handed to a script and back is destroyed:
so nothing here is absent, and every task begins on this side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.desk import Desk
from ludoteka.room.house import House
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.living import Gone, live
from ludoteka.room.sending import POLICY
from ludoteka.room.stream import Socket
from ludoteka.room.wire.told import ENCODER, Bye
from ludoteka.tab.asking import YOU, Asking
from ludoteka.tab.keeper import Disk, TabKeeper
from ludoteka.tab.moving import Moving
from ludoteka.tab.thinking import Beyond, Thinkers

# Nobody is here but one person, who may take what the machine has; what bounds a table bounds it here too.
WIDE = Limits(
    tables=10**6, tables_each=10**6, messages_a_second=1e9, messages_at_once=10**9,
    chats_a_second=1e9, chats_at_once=10**9, share=1e9, share_at_once=1e9,
)  # fmt: skip
AT_ONCE = Rhythm(window=0, passes=0, forced=(0, 0), bot=(0, 0), watched=0)

# A question's number, its status and its answer; or a line's number, 0 and a message, or the code of its end.
Say = Callable[[int, int, str], object]


class Post:
    """A line over the worker's messages."""

    def __init__(self, number: int, say: Say) -> None:
        self.number = number
        self.say = say
        self.heard: asyncio.Queue[str | Literal[False]] = asyncio.Queue()

    def is_free(self) -> bool:
        return True

    def send(self, message: bytes) -> None:
        self.say(self.number, 0, message.decode())

    def close(self, code: int) -> None:
        self.say(self.number, code, "")
        self.heard.put_nowait(False)

    async def receive(self) -> str:
        text = await self.heard.get()
        if text is False:
            raise Gone
        return text


class Tab:
    """One house for one person."""

    def __init__(self, say: Say, disk: Disk, beyond: Beyond | None = None, brisk: bool = False) -> None:
        self.say = say
        self.keeper = TabKeeper(disk)
        self.house = House(self.keeper, Thinkers(beyond), WIDE, AT_ONCE if brisk else Rhythm())
        desk = Desk(self.house)
        self.asking = Asking(desk, Moving(desk, self.keeper))
        self.lines: dict[int, Post] = {}

    async def begin(self) -> None:
        """Learn what is kept. Bots go on when somebody looks at their table."""
        await self.keeper.unpack()

    def ask(self, number: int, method: str, address: str, body: str) -> None:
        self.house.later(self.answer(number, method, address, body))

    async def answer(self, number: int, method: str, address: str, body: str) -> None:
        self.say(number, *await self.asking.answer(method, address, body))

    def open(self, number: int, table: str) -> None:
        """A line to a table."""
        line = self.lines[number] = Post(number, self.say)
        self.house.later(self.serve(line, table))

    def tell(self, number: int, text: str) -> None:
        if number in self.lines:
            self.lines[number].heard.put_nowait(text)

    def close(self, number: int) -> None:
        if number in self.lines:
            self.lines[number].heard.put_nowait(False)

    async def serve(self, line: Post, id: str) -> None:
        try:
            table = await self.house.table(id)
            if not table.seats_of(YOU) and table.owner != YOU:
                raise Denied(denied.NOT_YOURS, "server-not-at-table")
            socket = Socket(line, self.house, table, YOU, "player")
            await live(socket, line.receive)
            self.rest(socket)
        except (Denied, Refused) as refused:
            self.say(line.number, 0, ENCODER.encode(Bye(refusal_of(refused)[1], False)).decode())
            self.say(line.number, POLICY, "")
        finally:
            del self.lines[line.number]

    def rest(self, socket: Socket) -> None:
        """Leaving a table breaks off what a bot thinks there: it is kept, and goes on when somebody comes back."""
        table = socket.table
        if not table.audience.sockets and self.house.tables.get(table.id) is table:
            self.house.forget(table)


