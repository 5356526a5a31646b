"""The stream of a table: one socket, its viewer, and what the browser may say on it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, assert_never

import msgspec

from ludoteka.kernel.refusal import Refused as RefusedByRules
from ludoteka.room import denied, giving_up, helping, taking_back, wishes
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.pacing import Meter
from ludoteka.room.sending import Sender
from ludoteka.room.windows import Window
from ludoteka.room.wire.said import (
    AskHint,
    AskMe,
    AskPreviews,
    Choose,
    ChooseSeveral,
    Claim,
    Consent,
    Explain,
    FromBrowser,
    Hello,
    Hold,
    Look,
    Ping,
    Resign,
    Shown,
    Talk,
    Undo,
)
from ludoteka.room.wire.told import (
    PROTOCOL,
    Done,
    Explained,
    Hinted,
    Pong,
    Previewed,
    Queued,
    Refused,
)
from ludoteka.room.wire.words import Msg, Refusal

LOG = logging.getLogger("ludoteka.room")
DECODER = msgspec.json.Decoder(FromBrowser)
FORGIVEN = 200  # refused messages in a row of one socket that says too much


class Socket(Sender):
    """One browser looking at one table with the eyes of `viewer`."""

    __slots__ = ()

    async def part(self) -> None:
        """The line is gone; what was begun for it is broken off."""
        self.leaving = True
        self.table.audience.part(self)
        begun = [task for task in (self.hinting, self.catching_up) if task is not None]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    # --- in

    async def hear(self, text: str) -> None:
        """Carry out one message; whatever is wrong with it is answered with one sentence."""
        self.house.metrics.messages += 1
        try:
            self.house.budgets.speak(self.guest, self.network)
            self.noise = 0
            if len(text) > self.house.limits.message:
                raise Denied(denied.TOO_LONG, "server-too-long", most=self.house.limits.message)
            try:
                said = DECODER.decode(text)
            except (msgspec.DecodeError, ValueError, RecursionError) as fault:
                raise Denied(denied.NOT_UNDERSTOOD, "server-not-understood", why=str(fault)[:200]) from None
        except Denied as refused:
            self.noise += 1
            if self.noise > FORGIVEN:
                self.dismiss("server-too-often", again=True)
                return
            self.refuse(0, refused)
            return
        meter = Meter(self.answer(said, self.obey(said)))
        try:
            await meter
        finally:
            self.house.budgets.pay(self.guest, self.network, meter.seconds)

    async def answer(self, said: FromBrowser, work: Coroutine[Any, Any, None]) -> None:
        """Do what was asked; a refusal is an answer, and so is a fault."""
        try:
            await work
        except (Denied, RefusedByRules) as refused:
            self.refuse(said.ref, refused)
        except Exception:
            self.house.metrics.faults += 1
            LOG.exception("table %s: a message could not be carried out", self.table.id)
            self.tell(Refused(said.ref, Refusal(Msg("server-fault")), False))

    def refuse(self, ref: int, refused: Denied | RefusedByRules) -> None:
        self.house.metrics.refusals += 1
        _, refusal, late = refusal_of(refused)
        self.tell(Refused(ref, refusal, late))

    async def wait_for(self, window: Window, said: Choose | ChooseSeveral) -> None:
        """An answer at a window counts when it closes, unless somebody before has answered."""
        await window.closed.wait()
        if said.seat not in window.made:
            raise Denied(denied.NOT_NOW, "server-late", late=True)
        self.tell(Done(said.ref, self.table.number))

    async def hint(self, said: AskHint) -> None:
        """A bot takes its time: other messages do not wait for it."""
        began = time.perf_counter()
        if before := self.house.advice_waiting():
            self.tell(Queued(said.ref, before))
        advice = await helping.advise(self.table, self.guest, said.seat, said.decision)
        self.house.metrics.hinted.note(time.perf_counter() - began)
        self.tell(Hinted(said.ref, said.decision, advice))

    async def obey(self, said: FromBrowser) -> None:
        table, guest = self.table, self.guest
        if isinstance(said, Hello):
            await self.greet(said)
            return
        if isinstance(said, Ping):
            self.tell(Pong(said.ref))
            return
        if not self.greeted:
            raise Denied(denied.NOT_NOW, "server-hello-first")
        if isinstance(said, Shown):
            self.shown = min(max(self.shown, said.number), table.number)
            table.audience.seen.set()
            return
        if self.role == "spectator" and not isinstance(said, Talk):
            raise Denied(denied.NOT_YOURS, "server-only-watching")
        match said:
            case Look():
                async with table.lock:
                    self.look(said.viewer)
                    await self.show_whole(-1, said.ref)
                return
            case Choose() | ChooseSeveral():
                began = time.perf_counter()
                options, auto = ([said.option], said.auto) if isinstance(said, Choose) else (said.options, False)
                if not 1 <= len(options) <= 200:
                    raise Denied(denied.NOT_UNDERSTOOD, "server-too-many")
                window = await table.choose(guest, said.seat, said.decision, options, auto)
                if window is not None:
                    self.house.later(self.answer(said, self.wait_for(window, said)))
                    return
                self.house.metrics.acknowledged.note(time.perf_counter() - began)
            case Explain():
                if (said.intent is None) == (said.place is None):
                    raise Denied(denied.NOT_UNDERSTOOD, "server-explain-what")
                acts = await helping.explain(table, guest, said.seat, said.intent, said.place)
                self.tell(Explained(said.ref, acts))
                return
            case AskPreviews():
                foretold = await helping.previews(table, guest, said.seat, said.decision)
                self.tell(Previewed(said.ref, said.decision, foretold))
                return
            case Undo():
                await taking_back.undo(table, guest, said.seat, said.ask)
            case Consent():
                await taking_back.consent(table, guest, said.seat, said.yes)
            case AskHint():
                if self.hinting is not None and not self.hinting.done():
                    raise Denied(denied.TOO_OFTEN, "server-too-often")
                self.hinting = asyncio.create_task(self.answer(said, self.hint(said)))
                return
            case AskMe():
                if len(said.prompt) > 100:
                    raise Denied(denied.TOO_LONG, "server-too-long", most=100)
                await wishes.ask_me(table, guest, said.seat, said.prompt, said.stop)
            case Hold():
                await wishes.hold(table, guest, said.seat)
            case Talk():
                await self.talk(said.text)
            case Resign():
                await giving_up.resign(table, guest, said.seat)
            case Claim():
                await giving_up.claim(table, guest, said.seat, said.against)
            case _:
                assert_never(said)
        self.tell(Done(said.ref, table.number))

    async def greet(self, said: Hello) -> None:
        if said.protocol != PROTOCOL:
            self.dismiss("server-other-protocol", again=False)
            return
        if self.table.gone and not self.greeted:  # put away between the handshake and the first word
            self.table = await self.house.table(self.table.id)
        async with self.table.lock:
            seats = self.table.seats_of(self.guest) if self.role == "player" else []
            if said.viewer is not None:
                self.look(said.viewer)
            elif not self.greeted:
                self.viewer = seats[0] if len(seats) == 1 else -1
            await self.show_whole(said.seen, said.ref)
            self.shown = self.table.number
            if not self.greeted:
                self.greeted = True
                self.table.audience.join(self)

    async def show_whole(self, seen: int, ref: int) -> None:
        """An answer with the whole table. With the lock."""
        snapshot = await self.whole(seen, ref)
        self.seen = max(self.seen, snapshot.number)
        self.tell(snapshot)

    def look(self, viewer: int) -> None:
        seats = self.table.seats_of(self.guest) if self.role == "player" else []
        if viewer != -1 and viewer not in seats:
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        self.viewer = viewer

    async def talk(self, text: str) -> None:
        tidy = wishes.fit_to_say(text, self.house.limits.chat)
        if self.house.muted & {self.guest, self.network}:
            raise Denied(denied.NOT_YOURS, "server-muted")
        self.house.budgets.talk(self.guest, self.network)
        seats = self.table.seats_of(self.guest)
        seat = self.viewer if self.viewer >= 0 or not seats else seats[0]
        await wishes.talk(self.table, self.guest, self.role, seat, tidy)
