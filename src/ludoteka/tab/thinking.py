"""Bots in a tab: who answers at once does so in place, who searches in a second worker, so that nothing waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from itertools import count
from typing import Any, Literal, Protocol

import msgspec

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import load, save
from ludoteka.room import minds
from ludoteka.room.coaching import Asked, Weighed, weighed
from ludoteka.room.ports import Speechless, Whose


class Beyond(Protocol):
    """The second worker, through the script of the first. Each question has a number."""

    def ask(self, number: int, question: str) -> Awaitable[str]: ...

    def stop(self, number: int) -> object:
        """Nobody waits for this one any more."""


class Question(msgspec.Struct):
    """What another worker must know to think: a state as it is saved, and for whom."""

    game: str
    state: dict[str, Any]
    seat: int
    level: str
    seed: str
    kind: Literal["choose", "advise", "weigh"] = "choose"
    about: Asked | None = None  # what a coach is asked


class Thinkers:
    """Asks bots. Without a second worker all think in place."""

    def __init__(self, beyond: Beyond | None = None) -> None:
        self.beyond = beyond
        self.numbers = count(1)

    async def choose(self, game: str, state: State, seat: int, level: str, seed: str, whose: Whose = ("", "")) -> int:
        if self.beyond is None or level in minds.QUICK:
            return minds.chosen(game, state, seat, level, seed)
        answer = await self.far(self.beyond, asked(game, state, seat, level, seed, "choose"))
        return msgspec.json.decode(answer, type=int)

    async def advise(self, game: str, state: State, seat: int, seed: str, whose: Whose = ("", "")) -> minds.Advised:
        if self.beyond is None:
            return minds.advised(game, state, seat, seed)
        answer = await self.far(self.beyond, asked(game, state, seat, minds.ADVISER, seed, "advise"))
        return msgspec.json.decode(answer, type=minds.Advised)

    async def weigh(self, game: str, state: State, about: Asked, whose: Whose = ("", "")) -> Weighed:
        if self.beyond is None:
            return weighed(game, state, about)
        question = Question(game, save(state), about.seat, minds.ADVISER, about.seed, "weigh", about)
        return msgspec.json.decode(await self.far(self.beyond, question), type=Weighed)

    async def far(self, beyond: Beyond, question: Question) -> str:
        number = next(self.numbers)
        try:
            return await beyond.ask(number, msgspec.json.encode(question).decode())
        except asyncio.CancelledError:
            beyond.stop(number)
            raise
        except Exception as fault:  # whatever went wrong there, somebody simpler answers here
            raise Speechless(str(fault)) from None


def asked(game: str, state: State, seat: int, level: str, seed: str, kind: Literal["choose", "advise"]) -> Question:
    return Question(game, save(state), seat, level, seed, kind)


def think(text: str) -> str:
    """What the second worker does: a question in, its answer out."""
    question = msgspec.json.decode(text, type=Question)
    state = shelf.box(question.game).blank()
    load(state, question.state)
    if question.kind == "weigh" and question.about is not None:
        return msgspec.json.encode(weighed(question.game, state, question.about)).decode()
    if question.kind == "advise":
        advice = minds.advised(question.game, state, question.seat, question.seed)
        return msgspec.json.encode(advice).decode()
    return str(minds.chosen(question.game, state, question.seat, question.level, question.seed))
