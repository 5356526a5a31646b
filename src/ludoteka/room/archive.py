"""Records: games that are over or came from outside, ready to be looked at and to be played on from."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied, examples, ids, puzzles, translate
from ludoteka.room.deeds import Kept
from ludoteka.room.denied import Denied
from ludoteka.room.lines import Entry
from ludoteka.room.mending import brought_back
from ludoteka.room.play import Play, begun
from ludoteka.room.replays import Replay, replay
from ludoteka.room.rows import Stored, Terms
from ludoteka.room.wire.records import SatView
from ludoteka.room.wire.words import Msg

if TYPE_CHECKING:
    from ludoteka.room.house import House

KEPT = 24  # replays kept ready
LOG = logging.getLogger("ludoteka.room")


class Archive:
    """The records of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ready: OrderedDict[str, Replay] = OrderedDict()
        self.playing = asyncio.Lock()

    async def find(self, id: str) -> Replay:
        """The record of an uploaded game or of a finished table, ready to look at."""
        found = self.ready.get(id)
        if found is not None:
            self.ready.move_to_end(id)
            return found
        if id.startswith(examples.PREFIX):
            return self.keep_ready(await self.house.aside(examples.example, id))
        if not ids.ID.fullmatch(id):
            raise Denied(denied.NO_SUCH, "server-no-such-table")
        text = await self.house.keeper.record(id)
        return self.keep_ready(await (self.of_table(id) if text is None else self.played(id, text)))

    async def of_table(self, id: str) -> Replay:
        table = await self.house.table(id)
        async with table.lock:
            if table.gone:
                raise Denied(denied.FULL, "server-again")
            if table.status != "over" or table.play is None:
                raise Denied(denied.NOT_YOURS, "server-not-over")
            written = table.play.record().write()
            sat = [SatView("bot" if chair.level else "person", chair.name, chair.level) for chair in table.chairs]
            given_up, taken_back = table.given_up, table.play.taken_back
        most = self.house.limits.plies
        return await self.house.aside(replay, id, written, sat, most, given_up, taken_back)

    async def played(self, id: str, text: str) -> Replay:
        """A record played through, if it is true. One at a time: each holds the processor for long."""
        async with self.playing:
            return await self.house.aside(played, id, text, self.house.limits.plies)

    async def keep(self, text: str) -> Replay:
        """Take in a record from outside, if it is true."""
        id = ids.fresh_id()
        found = await self.played(id, text)
        await self.house.keeper.write(None, Kept(id=id, text=text))
        return self.keep_ready(found)

    def keep_ready(self, found: Replay) -> Replay:
        self.ready[found.id] = found
        while len(self.ready) > KEPT:
            self.ready.popitem(last=False)
        return found

    async def dealt(self, terms: Terms) -> tuple[Play, list[Entry]]:
        """The game of a table at its first decision, or at the one it is played on from; a line for each choice."""
        if terms.begun is None:
            return Play(shelf.game_of(terms.game, terms.players, terms.options), terms.seed), []
        return await self.house.aside(begun, await self.text(terms.begun.record), terms.begun.ply)

    async def text(self, id: str) -> str:
        """The text of a record that a table begins from."""
        if id.startswith(puzzles.PREFIX):
            book, puzzle = puzzles.begun(id)
            return book.text(puzzle)
        return (await self.find(id)).text

    async def brought_back(self, game: Game, terms: Terms, found: Stored) -> tuple[Play, Msg | None]:
        """The game of a table out of its journal, and why no more of it, if that is not all."""
        told = (game, terms.seed, found.journal, found.snapshot)
        play, why = await self.house.aside(brought_back, *told)
        if why is not None and terms.begun is not None:
            try:
                past = await self.text(terms.begun.record)
                play, why = await self.house.aside(brought_back, *told, past)
            except (Denied, Refused):
                LOG.error("table %s: the record it was begun from is lost", found.row["id"])
        if why is not None:
            play.ids = {}  # nobody is asked
        return play, None if why is None else translate.said(why)


def check_version(text: str) -> None:
    """A record says under which version of its game it was written; a newer one than ours has rules we do not know."""
    lines = text.splitlines()
    header = dict(line.partition(": ")[::2] for line in lines[: lines.index("") if "" in lines else 0])
    game, version = (msgspec.json.decode(header.get(key, "null")) for key in ("game", "version"))
    if game in shelf.SHELF and (not isinstance(version, int) or version > shelf.box(game).version):
        raise Refused("server-record-version", version=str(version)[:20], ours=shelf.box(game).version)


def played(id: str, text: str, most: int) -> Replay:
    """A record of a stranger: whatever is strange about it is a refusal."""
    try:
        check_version(text)
        found = replay(id, text, [], most)
        msgspec.json.encode(found.view)  # half a letter can be written in JSON, but not sent
    except (LookupError, TypeError, ValueError, OverflowError, RecursionError, AssertionError):
        raise Refused("kernel-not-a-record") from None
    return found
