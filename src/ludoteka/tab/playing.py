"""A game of each box in the tab's own Python before it is packed: what is reached is shipped, what is still is kept."""

from __future__ import annotations

import asyncio

import msgspec

from ludoteka.games import shelf
from ludoteka.tab.host import Tab
from ludoteka.tab.thinking import think
from ludoteka.text.ids import LANGUAGES

MOST = 12  # choices of a person in each game


class Nowhere:
    """A disk that keeps nothing."""

    async def tables(self) -> str:
        return "{}"

    async def journal(self, table: str) -> str:
        return "[]"

    async def record(self, id: str) -> str:
        return ""

    async def whole(self) -> str:
        return "{}"

    async def keep(self, change: str) -> None:
        """It is gone."""


class InPlace:
    """The second worker, in this one."""

    async def ask(self, number: int, question: str) -> str:
        return think(question)

    def stop(self, number: int) -> None:
        """It is done already."""


class Position(msgspec.Struct):
    decisions: list[dict[str, object]]
    outcome: object = None


class Told(msgspec.Struct):
    type: str
    number: int = 0
    position: Position | None = None


class Player:
    """Somebody who takes the last option of every question."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self.tab = Tab(self.heard, Nowhere(), InPlace(), brisk=True)

    def heard(self, number: int, status: int, text: str) -> None:
        (self.answers if status else self.told).put_nowait(text)

    async def ask(self, method: str, path: str, body: object = None) -> str:
        self.tab.ask(1, method, path, msgspec.json.encode(body).decode())
        return await self.answers.get()

    def say(self, **said: object) -> None:
        self.tab.tell(2, msgspec.json.encode(said).decode())

    async def play(self, game: str) -> None:
        levels = ["adept"] * (max(2, min(shelf.box(game).players())) - 1)
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        plan = {"name": "-", "game": game, "players": len(seats), "seats": seats, "start": True, "seed": "pack"}
        table = msgspec.json.decode(await self.ask("POST", "/api/tables", plan))["table"]
        self.tab.open(2, table)
        self.say(type="hello", protocol=3)
        made: set[object] = set()
        position = Position([])
        while len(made) < MOST and position.outcome is None:
            position = msgspec.json.decode(await self.told.get(), type=Told).position or Position([])
            for decision in position.decisions:
                choices = decision["choices"]
                if decision["id"] not in made and isinstance(choices, list):
                    made.add(decision["id"])
                    self.say(type="explain", seat=0, place="players")
                    option = choices[-1]["option"]
                    self.say(type="choose", seat=0, decision=decision["id"], option=option)
        await self.ask("GET", f"/api/records/{table}/text")
        self.tab.close(2)


async def played(games: list[str]) -> dict[str, str]:
    """Play a little of each game; the answers that never change, by the names of their files."""
    still: dict[str, str] = {}
    for game in games:
        await Player().play(game)
    player = Player()
    for path in ("/api/shelf", *(f"/api/games/{game}" for game in games)):
        still[f"{path}.json"] = await player.ask("GET", path)
    for language in LANGUAGES:
        still[f"/text/{language}.txt"] = await player.ask("GET", f"/text/{language}.ftl")
    return still
