"""The desk: what is asked once and answered once, by whatever way it comes in."""

from __future__ import annotations

from ludoteka.games import shelf
from ludoteka.room import catalogue, denied, minds, opening, puzzles, seats
from ludoteka.room.denied import Denied
from ludoteka.room.house import House
from ludoteka.room.lobby import lobby
from ludoteka.room.pacing import for_all
from ludoteka.room.replays import OPEN, Replay
from ludoteka.room.table import Table
from ludoteka.room.views import table_view
from ludoteka.room.wire.coach import Coached
from ludoteka.room.wire.puzzles import Puzzles, Solution
from ludoteka.room.wire.records import RecordView, Replayed
from ludoteka.room.wire.shelf import Checked, CheckOptions, Rulebook, Shelf
from ludoteka.room.wire.tables import (
    Leave,
    Lobby,
    Opened,
    OpenTable,
    Rematch,
    Reseat,
    SitDown,
    TableView,
    Watch,
)
from ludoteka.text.ids import LANGUAGES


class Desk:
    """Answers for one house. `guest` is who asks, `id` the table or the record that is asked about."""

    def __init__(self, house: House) -> None:
        self.house = house

    def opened(self, table: Table, guest: str) -> Opened:
        return Opened(table.id, table.seats_of(guest))

    # --- the shelf

    async def shelf(self) -> Shelf:
        limits = self.house.limits
        told = {"name": limits.name, "chat": limits.chat, "message": limits.message, "record": limits.record}
        return catalogue.shelf_view([*minds.LEVELS, catalogue.BLIND], told)

    async def rulebook(self, game: str) -> Rulebook:
        if game not in shelf.SHELF:
            raise Denied(denied.NO_SUCH, "server-no-such-game")
        return await for_all(self.house.aside(catalogue.rulebook, game))

    async def words(self, language: str) -> str:
        if language not in LANGUAGES:
            raise Denied(denied.NO_SUCH, "server-no-such-language")
        return catalogue.words(language)

    async def check(self, asked: CheckOptions) -> Checked:
        return await self.house.aside(catalogue.check, asked)

    # --- tables

    async def lobby(self, guest: str, mine: int = 0, listed: int = 0) -> Lobby:
        return await lobby(self.house, guest, mine, listed)

    async def open(self, guest: str, plan: OpenTable) -> Opened:
        return self.opened(await opening.open_table(self.house, guest, plan), guest)

    async def look(self, id: str) -> TableView:
        return table_view(await self.house.table(id))

    async def sit(self, guest: str, id: str, asked: SitDown) -> Opened:
        table = await self.house.table(id)
        await seats.sit(table, guest, asked.seat, asked.name)
        return self.opened(table, guest)

    async def watch(self, guest: str, id: str, asked: Watch) -> Opened:
        table = await self.house.table(id)
        await seats.watch(table, guest, asked.name)
        return Opened(table.id, [])

    async def leave(self, guest: str, id: str, asked: Leave) -> Opened:
        table = await self.house.table(id)
        await seats.leave(table, guest, asked.seat)
        return self.opened(table, guest)

    async def reseat(self, guest: str, id: str, asked: Reseat) -> TableView:
        table = await self.house.table(id)
        await seats.plan_seat(table, guest, asked.seat, asked.plan)
        return table_view(table)

    async def start(self, guest: str, id: str) -> TableView:
        table = await self.house.table(id)
        await seats.begin(table, guest)
        return table_view(table)

    async def rematch(self, guest: str, id: str, asked: Rematch) -> Opened:
        table = await self.house.table(id)
        return self.opened(await opening.rematch(self.house, table, guest, asked.same_deal), guest)

    # --- puzzles

    async def puzzles(self, game: str) -> Puzzles:
        return puzzles.listed(game)

    async def solution(self, game: str, number: str) -> Solution:
        return puzzles.solution(puzzles.puzzle(game, number))

    # --- records

    async def upload(self, text: str) -> RecordView:
        return (await self.house.archive.keep(text)).view

    async def record(self, id: str) -> Replay:
        """A record with its view and its text."""
        return await self.house.archive.find(id)

    async def coached(self, id: str) -> Coached:
        """How far a coach has got with a record, and what it has said."""
        return await self.house.coaches.look(id)

    async def coach(self, guest: str, id: str) -> Coached:
        """Let a coach go through a record."""
        return await self.house.coaches.begin(id, guest)

    async def replayed(self, id: str, ply: str, eyes: str) -> Replayed:
        """A position of a record, with the eyes of a seat, of a spectator, or with open hands."""
        found = await self.house.archive.find(id)
        viewer = {"open": OPEN, "spectator": -1}.get(eyes)
        if viewer is None and (not eyes.isascii() or not eyes.isdigit() or len(eyes) > 2):
            raise Denied(denied.NOT_UNDERSTOOD, "server-whose-eyes")
        if not ply.isascii() or not ply.isdigit() or len(ply) > 9:
            raise Denied(denied.NO_SUCH, "server-no-such-ply", ply=ply[:20], plies=found.plies)
        return await self.house.aside(found.at, int(ply), int(eyes) if viewer is None else viewer)
