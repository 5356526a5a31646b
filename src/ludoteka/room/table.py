"""One table: who sits there and the game. What changes it goes through its lock."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeVar

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.question import Question
from ludoteka.room import denied, windows
from ludoteka.room.answers import Answers
from ludoteka.room.audience import Audience
from ludoteka.room.catching_up import catch_up
from ludoteka.room.clocks import Clocks
from ludoteka.room.deeds import Deed
from ludoteka.room.denied import Denied
from ludoteka.room.journal import written_choice
from ludoteka.room.ledger import Ledger
from ludoteka.room.lines import Entry
from ludoteka.room.play import Play
from ludoteka.room.ports import Behind
from ludoteka.room.rows import Asking, Chair, Terms
from ludoteka.room.windows import Window
from ludoteka.room.wire.positions import ChatLine, OutcomeView
from ludoteka.room.wire.words import Msg
from ludoteka.text.lessons import Progress

if TYPE_CHECKING:
    from ludoteka.room.house import House

SNAPSHOT_EVERY = 25
CHATS = 200
ATTEMPTS = 20  # how often somebody else may be first before a wish is given up

T = TypeVar("T")
Status = Literal["gathering", "playing", "over"]


class Table:
    """See the module."""

    def __init__(self, house: House, id: str, owner: str, terms: Terms, chairs: list[Chair], created: float) -> None:
        self.house = house
        self.id = id
        self.owner = owner
        self.terms = terms
        self.chairs = chairs
        self.created = created
        self.game: Game = shelf.game_of(terms.game, terms.players, terms.options)
        self.number = 0
        self.play: Play | None = None
        self.progress: Progress | None = None  # through the lesson, where this is one
        self.given_up: OutcomeView | None = None
        self.ended = False  # kept as over, also where its journal can no longer be followed to the end
        self.halted: Msg | None = None  # why play cannot go on: more of the journal cannot be verified
        self.rematch: str | None = None
        self.asking: Asking | None = None
        self.watchers: dict[str, str] = {}
        self.chat: deque[ChatLine] = deque(maxlen=CHATS)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.gone = False
        self.crew = house.beside(self)
        self.worker = self.crew.me  # who answers for bots here
        self.ledger = Ledger(self)
        self.audience = Audience(self)
        self.clocks = Clocks(self)
        self.answers = Answers(self)
        self.window: Window | None = None

    @property
    def status(self) -> Status:
        """Where the table stands between its opening and its end."""
        if self.play is None:
            return "gathering"
        return "over" if self.ended or self.play.over or self.given_up is not None else "playing"

    # --- who is who

    def seats_of(self, guest: str) -> list[int]:
        return [chair.seat for chair in self.chairs if guest and chair.kind == "person" and chair.guest == guest]

    def hold_several(self) -> set[str]:
        """The guests who hold more than one seat."""
        held = [chair.guest for chair in self.chairs if chair.kind == "person" and chair.guest]
        return {guest for guest in held if held.count(guest) > 1}

    def chair(self, seat: int) -> Chair:
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        if not 0 <= seat < len(self.chairs):
            raise Denied(denied.NO_SUCH, "server-no-such-seat", seat=seat)
        return self.chairs[seat]

    def mine(self, guest: str, seat: int) -> Chair:
        """The chair of this seat, if the guest holds it."""
        chair = self.chair(seat)
        if seat not in self.seats_of(guest):
            raise Denied(denied.NOT_YOURS, "server-not-your-seat")
        return chair

    def playing(self) -> Play:
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        if self.status != "playing" or self.play is None:
            raise Denied(denied.NOT_NOW, "server-not-playing")
        if self.halted is not None:
            raise Denied(denied.NOT_NOW, self.halted.id, **self.halted.args)
        return self.play

    def asked(self) -> list[int]:
        """Who is waited for; at a window nobody, for it goes by."""
        if self.status != "playing" or self.play is None or self.window is not None:
            return []
        return sorted(self.play.ids)

    def must_be_short(self) -> None:
        """Talking and taking back could go on for ever; a game comes to its end."""
        if self.number >= self.house.limits.lines:
            raise Denied(denied.NOT_NOW, "server-table-long")

    async def held(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Do something under the lock. If another worker was first: catch up, and see whether it can still be done."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.gone:
                    raise Denied(denied.FULL, "server-again")
                try:
                    return await deed()
                except Behind:
                    await catch_up(self)
            raise Denied(denied.FULL, "server-again")

    # --- the game

    async def begin(self) -> None:
        """Deal and play. Called with the lock held."""
        if self.gone:
            raise Denied(denied.FULL, "server-again")
        if self.status != "gathering":
            raise Denied(denied.NOT_NOW, "server-started")
        waiting = [chair for chair in self.chairs if chair.kind == "open"]
        if waiting:
            raise Denied(denied.NOT_NOW, "server-seats-open", n=len(waiting))
        play, past = await self.house.archive.dealt(self.terms)
        number = self.number + len(past)
        deeds: list[Deed] = []
        if past:
            deeds = [await self.house.aside(self.ledger.past, play, past), self.ledger.shot(number, play.state)]
        play.floor = play.ply
        number += 1
        deeds.append(self.ledger.entered(number, "start", -1, play.ply, {}))
        await self.ledger.write(self.ledger.stood(number, play.state), *deeds)
        self.play = play
        self.number = number
        play.renumber(number)
        self.went_on(Entry(number, "start", play.ply, -1))
        self.audience.tell_table()

    async def choose(
        self, guest: str, seat: int, decision: int, options: list[int], auto: bool = False
    ) -> Window | None:
        """Answer a question with one pick or several. `auto`: the only move, made by itself.

        The window, where the answer counts only when it closes.
        """
        return await self.held(lambda: self.choose_held(guest, seat, decision, options, auto))

    def asked_at(self, seat: int, decision: int) -> Question:
        """The question of this number to this seat, if it is still open."""
        window = self.window
        if window is not None and window.company:
            question = window.question(seat) if seat in window.asked and seat not in window.replies else None
            number: int | None = window.number
        else:
            play = self.playing()
            question, number = play.match.question(seat), play.ids.get(seat)
        if question is None or number != decision:
            raise Denied(denied.NOT_NOW, "server-late", late=True)
        return question

    async def choose_held(
        self, guest: str, seat: int, decision: int, options: list[int], auto: bool
    ) -> Window | None:
        self.mine(guest, seat)
        play = self.playing()
        question = self.asked_at(seat, decision)
        if len(options) > 1 and not question.prompt.several:
            raise Denied(denied.NOT_NOW, "server-one-at-a-time")
        if auto and len(question.options) > 1:
            raise Denied(denied.NOT_NOW, "server-not-the-only-move")
        window = self.window
        if window is not None and window.company:
            if options[0] not in question.options:
                raise play.match.refusal(seat, options[0])
            window.reply(seat, options)
            self.answers.replied(window, question)
            return window
        for done, option in enumerate(options):
            if done and (self.status != "playing" or option not in play.offers(seat)):
                break
            try:
                await self.make(seat, option, auto)
            except Behind:
                if not done:
                    raise
                # Somebody came between two picks: those made stand, the others are not made.
                await catch_up(self)
                break
        return None

    async def make(
        self, seat: int, option: int, auto: bool = False, passed: bool = False, told: bool = True
    ) -> None:
        """Carry out a choice: in the engine, on disk, then told. Called with the lock held.

        `passed`: it lets a window go by; such are told together, with the last of them.
        """
        play = self.playing()
        made = play.match.tried(seat, option, auto)
        after = made.state()
        number = self.number + 1
        ply = play.ply + 1
        spent = self.clocks.running(seat)
        body = written_choice(made, made.events, spent)
        if passed:
            body |= {"passed": True, "told": told}
        deeds: list[Deed] = [self.ledger.entered(number, "choice", seat, ply, body)]
        if ply % SNAPSHOT_EVERY == 0:
            deeds.append(self.ledger.shot(number, after))
        await self.ledger.write(self.ledger.stood(number, after, moves=True), *deeds)
        self.number = number
        self.house.metrics.moves += 1
        self.clocks.spend(seat, spent)
        play.go_on(made, number)
        self.asking = None
        entry = Entry(number, "choice", ply, seat, made.label, made.events, auto, passed)
        if told:
            self.went_on(entry)
        else:
            play.note(entry)

    def went_on(self, entry: Entry) -> None:
        """Something is on disk: tell it, and see who must answer next."""
        assert self.play is not None
        self.play.note(entry)
        self.went_by(entry)

    def went_by(self, entry: Entry) -> None:
        self.touched = time.monotonic()
        self.look()
        self.clocks.ask()
        self.audience.tell_update(entry)
        if self.status == "over":
            self.audience.tell_table()
        self.clocks.look_who_is_away()
        self.answers.drive()

    def look(self) -> None:
        """See whether a window is open now; whoever waits for another one learns that it is closed."""
        former = self.window
        if former is not None and former.number == self.number:
            return  # the same one: whoever sees it through must find it again
        self.window = windows.opened(self)
        if former is not None:
            former.closed.set()
            former.changed.set()

    # --- what was said and wished; how it comes about: `wishes`

    def heard_chat(self, line: ChatLine) -> None:
        self.chat.append(line)
        self.audience.tell_chat(line)

    def held_by(self, seat: int) -> None:
        window = self.window
        if window is not None and window.company:
            window.held.add(seat)
            window.lasts = max(window.lasts, self.house.rhythm.held)
            window.changed.set()
            self.audience.tell_window(window)

    # --- leaving memory

    def is_idle(self, after: float) -> bool:
        resting = not self.audience.sockets and not self.answers.tasks and not self.lock.locked()
        if self.worker == self.crew.me and self.status == "playing" and self.audience.is_there():
            return False  # others look at it elsewhere, and wait for our bots
        return resting and time.monotonic() - self.touched > after

    def close(self) -> None:
        """Leave memory: nothing of this object may change the table any more."""
        self.gone = True
        self.answers.close()
        self.audience.close()
        self.play = None  # the largest part goes at once, whoever may still hold this
