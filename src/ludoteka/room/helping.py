"""Help at a table: why something may not be done, what an option would do, what a bot would choose."""

from __future__ import annotations

import msgspec

from ludoteka.room import denied, outlook
from ludoteka.room.denied import Denied
from ludoteka.room.pacing import Pace
from ludoteka.room.table import Table
from ludoteka.room.wire.goals import Foretold
from ludoteka.room.wire.told import Act, Advice
from ludoteka.room.wire.words import Msg


async def explain(
    table: Table, guest: str, seat: int, intent: int | str | None, place: str | None
) -> list[Act]:
    """Why this seat may or may not do something."""
    async with table.lock:
        table.mine(guest, seat)
        if table.play is None:
            raise Denied(denied.NOT_NOW, "server-not-playing")
        pace = Pace()
        found: list[Act] = []
        for act in table.play.explaining(seat, intent, place):
            if act is not None:
                found.append(act)
            await pace.step()
        return found


async def previews(table: Table, guest: str, seat: int, decision: int) -> list[Foretold]:
    """What each option would do."""
    async with table.lock:
        table.mine(guest, seat)
        table.playing()
        pace = Pace()
        found: list[Foretold] = []
        for told in outlook.foretelling(table.game.box, table.asked_at(seat, decision).of, seat):
            if told is not None:
                found.append(told)
            await pace.step()
        return found


async def advise(table: Table, guest: str, seat: int, decision: int) -> list[Advice]:
    """What a bot would do, where the table allows to ask."""
    async with table.lock:
        table.mine(guest, seat)
        table.playing()
        if not table.terms.hints:
            raise Denied(denied.NOT_YOURS, "server-no-hints")
        state = table.asked_at(seat, decision).of
    seed = f"{table.id}/{decision}/hint"
    advised = await table.house.thinkers.advise(table.game.name, state, seat, seed, (guest, table.id))
    return [
        Advice(option, share, worth, msgspec.convert(words, Msg)) for option, share, worth, words in advised
    ]
