"""Answers that nobody clicks: those of bots, of people who asked not to be asked, and the only move of the absent."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ludoteka.kernel.luck import promise
from ludoteka.kernel.machine import State
from ludoteka.kernel.question import Question
from ludoteka.room import minds, teaching
from ludoteka.room.denied import Denied
from ludoteka.room.ports import Speechless
from ludoteka.room.windows import Window

if TYPE_CHECKING:
    from ludoteka.room.table import Table

WINDOW = -1  # the seat under which a window is seen through
GRACE = 5.0  # seconds that a window waits at most for whoever is still shown what led to it
LATE = 0.25  # seconds by which the worker in charge of a window waits longer than others that have an answer to it
AGAIN = 5.0  # seconds after which an answer that failed is tried once more
LOG = logging.getLogger("ludoteka.room")


class Answers:
    """What the server answers at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and decision

    def drive(self) -> None:
        """Start whatever answers without a person."""
        table = self.table
        if table.status != "playing" or table.play is None or table.gone or not table.crew.is_in_charge():
            return
        window = table.window
        if window is not None:
            if self.is_watched():
                self.attend(window)
            return
        for seat, id in table.play.ids.items():
            if (seat, id) in self.tasks or seat >= len(table.chairs):
                continue
            chair = table.chairs[seat]
            if chair.kind == "bot":
                if not self.is_watched():
                    continue
                self.later(seat, id, self.think(seat, id, chair.level))
            elif (option := self.forced(seat)) is not None:
                self.later(seat, id, self.answer_for_the_absent(seat, id, option))

    def later(self, seat: int, id: int, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks[seat, id] = task
        task.add_done_callback(lambda done: self.settled(seat, id, done))
        return task

    def settled(self, seat: int, id: int, task: asyncio.Task[None]) -> None:
        if self.tasks.get((seat, id)) is task:
            del self.tasks[seat, id]
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Denied):
            LOG.error("table %s: the answer of seat %d failed", self.table.id, seat, exc_info=fault)
            asyncio.get_running_loop().call_later(AGAIN, self.drive)

    def forced(self, seat: int) -> int | None:
        """The only move of somebody who is not here. Whoever is here is shown it, and it waits for them."""
        table = self.table
        chair = table.chairs[seat]
        if chair.kind != "person" or not table.terms.forced or table.audience.has(chair.guest):
            return None
        question = table.playing().match.question(seat)
        return question.options[0] if question is not None and len(question.options) == 1 else None

    # --- windows

    def attend(self, window: Window) -> None:
        """See a window through; meanwhile bots think of their answers, all at once."""
        if (WINDOW, window.number) in self.tasks:
            return
        thoughts = [
            self.later(question.seat, window.number, self.think_at(window, question))
            for question in window.questions
            if self.table.chairs[question.seat].kind == "bot"
        ]
        self.later(WINDOW, window.number, self.see_through(window, thoughts))

    def replied(self, window: Window, question: Question) -> None:
        """The worker that answers for bots closes the window; an answer given at another is made there, and sooner."""
        elsewhere = not self.table.crew.is_in_charge() and window.is_real(question)
        if elsewhere and (WINDOW, window.number) not in self.tasks:
            self.later(WINDOW, window.number, self.see_through(window, []))

    async def think_at(self, window: Window, question: Question) -> None:
        """A bot's reply, given to the window and not yet to the table."""
        seat = question.seat
        assert question.passing is not None
        option = question.passing
        if not question.is_idle:
            level = self.table.chairs[seat].level or minds.STAND_IN
            option = await self.thought(question.of, seat, window.number, level, question.options)
        window.reply(seat, [option])

    async def see_through(self, window: Window, thoughts: list[asyncio.Task[None]]) -> None:
        table = self.table
        rhythm = table.house.rhythm
        clock = asyncio.get_running_loop()
        if window.company:
            await table.audience.have_seen(window.number, min(GRACE, rhythm.watched))
        window.opened = clock.time()
        if window.company:
            late = LATE if table.crew.me and table.crew.is_in_charge() else 0
            while not window.is_decided and not window.closed.is_set():
                left = window.opened + window.lasts + late - clock.time()
                if left <= 0:
                    break
                window.changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await window.changed.wait()
        else:
            await asyncio.gather(*thoughts)
        if thoughts and table.audience.is_there():
            await asyncio.sleep(max(0, window.opened + rhythm.passes - clock.time()))
        await table.held(lambda: self.close_held(window))

    async def close_held(self, window: Window) -> None:
        """Make the answers that count: passes up to the first who answered, or of everybody, told together."""
        table = self.table
        if table.window is not window or table.status != "playing":
            return
        real = next((i for i, one in enumerate(window.questions) if window.is_real(one)), len(window.questions))
        for i, question in enumerate(window.questions[: real + 1]):
            seat = question.seat
            passing = question.passing
            assert passing is not None
            first, *more = window.replies.get(seat, [passing])
            auto = seat not in window.replies
            window.made.add(seat)
            last = i == len(window.questions) - 1
            await table.make(seat, first, auto, passed=i < real, told=last or i == real)
            for option in more:
                if table.status == "playing" and option in table.playing().offers(seat):
                    await table.make(seat, option)

    async def answer_for_the_absent(self, seat: int, id: int, option: int) -> None:
        await asyncio.sleep(random.uniform(*self.table.house.rhythm.forced))
        if self.forced(seat) == option:  # they may have come back
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
        began = time.monotonic()
        option = await self.thought(play.state, seat, id, level, play.offers(seat))
        wait = random.uniform(*rhythm.bot) if table.audience.is_there() else 0
        await asyncio.sleep(max(0, wait - (time.monotonic() - began)))
        if play.made and play.made[-1].seat != seat:
            await table.audience.have_seen(table.number, rhythm.watched)
        await table.held(lambda: self.answer_held(seat, id, option, auto=False))

    async def thought(self, state: State, seat: int, id: int, level: str, offers: list[int]) -> int:
        """What a bot answers. If it cannot, somebody simpler does, and in the end chance: no table waits for ever."""
        table = self.table
        whose = (table.owner, table.id)
        if level == minds.TUTOR:
            told_to = teaching.allowed(table, seat, state)
            if told_to is not None and told_to in offers:
                return told_to
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
