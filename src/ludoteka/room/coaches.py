"""Coaching in the background: one game at a time, each record once, and what was found is kept beside it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteka.games import shelf
from ludoteka.room import denied
from ludoteka.room.coaching import VERSION, Coaching
from ludoteka.room.deeds import Reviewed
from ludoteka.room.denied import Denied
from ludoteka.room.pacing import Pace, for_all
from ludoteka.room.ports import Speechless
from ludoteka.room.wire.coach import Coached, Review

if TYPE_CHECKING:
    from ludoteka.room.house import House

LINED_UP: Final = 50  # games that may wait for the coach
LOG = logging.getLogger("ludoteka.room")


class Coaches:
    """The coach of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.under_way: dict[str, Coaching] = {}
        self.turn = asyncio.Lock()
        self.begun = 0  # how many games were begun with

    async def look(self, id: str) -> Coached:
        """How far the coach has got with a record, and what it has said."""
        going = self.under_way.get(id)
        if going is not None:
            first = next(iter(self.under_way)) == id
            return Coached(id, going.done, going.total, not first, None)
        found = await self.house.archive.find(id)  # refuses what is not over
        review = await self.kept(id)
        plies = 0 if review is None else found.plies
        return Coached(id, plies, plies, False, review)

    async def begin(self, id: str, guest: str) -> Coached:
        """Let the coach go through a record, unless it does or did."""
        found = await self.house.archive.find(id)
        if found.view.example:
            raise Denied(denied.NOT_YOURS, "server-example")
        if found.plies > self.house.limits.coached:
            raise Denied(denied.TOO_LONG, "server-record-too-long", most=self.house.limits.coached)
        if id not in self.under_way and await self.kept(id) is None and id not in self.under_way:
            if len(self.under_way) >= LINED_UP:
                raise Denied(denied.FULL, "server-again")
            self.under_way[id] = Coaching(shelf.record(found.text))
            self.begun += 1
            self.house.later(for_all(self.go_through(id, guest)))
        return await self.look(id)

    async def go_through(self, id: str, guest: str) -> None:
        coaching = self.under_way[id]
        pace = Pace()
        try:
            async with self.turn:
                for asked in coaching.asked():
                    if asked is not None:
                        state, about = asked
                        thinkers = self.house.thinkers
                        coaching.note(about, await thinkers.weigh(coaching.game, state, about, (guest, id)))
                    await pace.step()
            text = msgspec.json.encode(await self.house.aside(coaching.review)).decode()
            await self.house.keeper.write(None, Reviewed(id=id, text=text))
        except Speechless as why:
            LOG.error("record %s could not be coached: %s", id, why)
        finally:
            del self.under_way[id]

    async def kept(self, id: str) -> Review | None:
        """What the coach has said of a record, if it was this coach."""
        text = await self.house.keeper.review(id)
        if text is None:
            return None
        try:
            found = msgspec.json.decode(text, type=Review)
        except msgspec.MsgspecError:
            return None
        return found if found.version == VERSION else None
