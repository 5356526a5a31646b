"""Answers that nobody clicks: those of bots, of people who asked not to be asked, and the only move of the absent."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ludoteka.kernel.luck import promise
from ludoteka.kernel.machine import State
from ludoteka.room import minds, teaching
from ludoteka.room.denied import Denied
from ludoteka.room.ports import Speechless

if TYPE_CHECKING:
    from ludoteka.room.table import Table

AGAIN = 5.0  # seconds after which an answer that failed is tried once more
LOG = logging.getLogger("ludoteka.room")


class Answers:
    """What the server answers at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and decision

    def drive(self) -> None:
        """Set going whatever answers without a person."""
        table = self.table
        if table.status != "playing" or table.play is None or table.gone or not table.crew.is_in_charge():
            return
        for seat, id in table.play.ids.items():
            if (seat, id) in self.tasks or seat >= len(table.chairs):
                continue
            chair = table.chairs[seat]
            if chair.kind == "bot":
                if not self.is_watched():
                    continue
                self.later(seat, id, self.think(seat, id, chair.level))
            elif (answer := self.only_answer(seat)) is not None:
                self.later(seat, id, self.answer(seat, id, *answer))
            elif (option := self.forced(seat)) is not None:
                self.later(seat, id, self.answer_for_the_absent(seat, id, option))

    def later(self, seat: int, id: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks[seat, id] = task
        task.add_done_callback(lambda done: self.settled(seat, id, done))

    def settled(self, seat: int, id: int, task: asyncio.Task[None]) -> None:
        if self.tasks.get((seat, id)) is task:
            del self.tasks[seat, id]
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("table %s: the answer of seat %d failed", self.table.id, seat, exc_info=fault)
            asyncio.get_running_loop().call_later(AGAIN, self.drive)

    def only_answer(self, seat: int) -> tuple[int, tuple[float, float]] | None:
        """The option that needs no asking, and after how long it is given."""
        table = self.table
        assert table.play is not None
        question = table.play.match.question(seat)
        assert question is not None
        offers = question.options
        rhythm = table.house.rhythm
        if question.window:
            passing = question.passing
            if question.is_idle:
                return offers[0] if passing is None else passing, rhythm.window
            silent = question.prompt.message.id in table.chairs[seat].silent
            return (passing, rhythm.window) if passing in offers and silent else None
        return None

    def forced(self, seat: int) -> int | None:
        """The only move of somebody who is not here. Who is here is shown it, and it waits for him."""
        table = self.table
        chair = table.chairs[seat]
        if chair.kind != "person" or not table.terms.forced or chair.guest in table.audience.connected():
            return None
        question = table.playing().match.question(seat)
        return question.options[0] if question is not None and len(question.options) == 1 else None

    async def answer_for_the_absent(self, seat: int, id: int, option: int) -> None:
        await asyncio.sleep(random.uniform(*self.table.house.rhythm.forced))
        if self.forced(seat) == option:  # he may have come back
            await self.table.held(lambda: self.answer_held(seat, id, option, auto=True))

    async def answer(self, seat: int, id: int, option: int, wait: tuple[float, float]) -> None:
        await asyncio.sleep(random.uniform(*wait))
        await self.table.held(lambda: self.answer_held(seat, id, option, auto=True))

    async def answer_held(self, seat: int, id: int, option: int, auto: bool) -> None:
        """Give an answer that nobody clicked, if the question is still the same and still ours to answer."""
        table = self.table
        if table.status != "playing" or table.play is None or table.play.ids.get(seat) != id:
            return
        if auto or table.chairs[seat].kind == "bot":
            await table.make(seat, option, auto)

    async def think(self, seat: int, id: int, level: str) -> None:
        """Ask a bot; its answer counts only if the question is still the same."""
        table = self.table
        play = table.playing()
        rhythm = table.house.rhythm
        question = play.match.question(seat)
        window = question is not None and question.window
        began = time.monotonic()
        option = await self.thought(play.state, seat, id, level)
        wait = random.uniform(*(rhythm.window if window else rhythm.bot)) if table.audience.is_there() else 0
        await asyncio.sleep(max(0, wait - (time.monotonic() - began)))
        if not window and play.made and play.made[-1].seat != seat:
            await table.audience.have_seen(table.number, rhythm.watched)
        await table.held(lambda: self.answer_held(seat, id, option, auto=False))

    async def thought(self, state: State, seat: int, id: int, level: str) -> int:
        """What a bot answers. If it cannot, somebody simpler does, and in the end chance: no table waits for ever."""
        table = self.table
        offers = table.playing().offers(seat)
        whose = (table.owner, table.id)
        if level == minds.TUTOR:
            told_to = teaching.allowed(table, seat)
            if told_to is not None:
                return told_to
            level = minds.TUTORS_LEVEL
        for one in dict.fromkeys((level, minds.STAND_IN)):
            try:
                seed = promise(f"bot/{id}/{seat}/{table.terms.seed}")  # the table's own would tell a bot its luck
                option = await table.house.thinkers.choose(table.game.name, state, seat, one, seed, whose)
                if option in offers:
                    return option
                LOG.error("table %s: the bot %s of seat %d answers with what is not offered", table.id, one, seat)
            except (Speechless, OSError, EOFError) as fault:
                LOG.error("table %s: the bot %s of seat %d has no answer: %s", table.id, one, seat, fault)
            table.house.metrics.speechless += 1
        return random.choice(offers)

    def is_watched(self) -> bool:
        """Whether anybody cares how it goes on: a person sits there, or somebody looks."""
        return any(chair.kind == "person" for chair in self.table.chairs) or self.table.audience.is_there()

    def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
