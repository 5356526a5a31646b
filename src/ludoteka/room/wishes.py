"""Words and wishes at a table: what somebody says, where they want to be asked, and that they want to think."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.rows import Chair
from ludoteka.room.wire.positions import ChatLine

if TYPE_CHECKING:
    from ludoteka.room.rows import Stop
    from ludoteka.room.sending import Role
    from ludoteka.room.table import Table


def fit_to_say(text: str, most: int) -> str:
    """What can be read of a text; refuses nothing and too much."""
    tidy = "".join(letter for letter in text if letter.isprintable()).strip()
    if not tidy or len(tidy) > most:
        raise Denied(denied.NOT_UNDERSTOOD, "server-bad-chat", most=most)
    return tidy


async def talk(table: Table, guest: str, role: Role, seat: int, text: str) -> None:
    async def deed() -> None:
        table.must_be_short()
        name = table.watchers.get(guest, "") if role == "spectator" else table.mine(guest, seat).name
        number = table.number + 1
        line = ChatLine(number, seat if role == "player" else -1, name, text, time.time())
        body = {"name": line.name, "text": line.text, "at": line.at}
        entry = table.ledger.entered(number, "chat", line.seat, 0 if table.play is None else table.play.ply, body)
        await table.ledger.write(table.ledger.changed(moves=True, number=number), entry)
        table.number = number
        table.heard_chat(line)

    await table.held(deed)


async def ask_me(table: Table, guest: str, seat: int, prompt: str, stop: Stop) -> None:
    """When a seat wants to be asked at response windows of this kind."""

    async def deed() -> None:
        chair = table.mine(guest, seat)
        stops: dict[str, Stop] = {**chair.stops, prompt: stop}
        if len(stops) > 100:
            raise Denied(denied.NOT_NOW, "server-too-many")
        changed = Chair(seat, chair.kind, chair.name, chair.level, chair.guest, stops)
        await table.ledger.write(table.ledger.changed(), table.ledger.seated(changed))
        table.chairs[seat] = changed
        table.audience.tell_table()
        if table.window is None:  # one that is open goes on as it was opened
            table.look()
        table.answers.drive()

    await table.held(deed)


async def hold(table: Table, guest: str, seat: int) -> None:
    """Let the window stay open longer; everybody sees who wants to think, and it may be a bluff."""
    async with table.lock:
        table.mine(guest, seat)
        if table.window is None or not table.window.company:
            raise Denied(denied.NOT_NOW, "server-no-window", late=True)
        table.held_by(seat)
        table.crew.tell(f"hold {seat}")
