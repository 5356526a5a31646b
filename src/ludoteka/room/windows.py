"""Response windows: all who might answer have the same time at once, and nothing that is told shows who could."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteka.kernel.question import Question
from ludoteka.room.wire.positions import WindowView

if TYPE_CHECKING:
    from ludoteka.room.play import Play
    from ludoteka.room.rows import Chair
    from ludoteka.room.table import Table


@dataclass(slots=True)
class Window:
    """One window at one table. `questions`: what each seat that might answer is asked if those before it pass.

    Among people (`company`) it is open for as long as it `lasts`, whoever holds what, and its answers count when it
    closes. Otherwise it holds only those who are not shown a question, and closes as soon as they have passed.
    """

    number: int  # of the journal when it opened: the number of its decisions
    kind: str
    questions: list[Question]
    company: bool
    lasts: float
    asked: set[int]  # the seats of people who are shown their question
    opened: float = 0  # by the clock of the loop; set once everybody has seen what led here
    told: float = field(default_factory=lambda: round(time.time(), 1))  # as it is told, to a tenth of a second
    held: set[int] = field(default_factory=set)
    replies: dict[int, list[int]] = field(default_factory=dict)
    made: set[int] = field(default_factory=set)  # whose replies counted
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    def question(self, seat: int) -> Question | None:
        return next((one for one in self.questions if one.seat == seat), None)

    def reply(self, seat: int, options: list[int]) -> None:
        self.replies[seat] = options
        self.changed.set()

    def is_real(self, question: Question) -> bool:
        """Whether this seat has answered with more than a pass."""
        reply = self.replies.get(question.seat)
        return reply is not None and not lets_go(question, reply[0])

    @property
    def is_decided(self) -> bool:
        """Whether the first who might answer has: nobody goes before that seat, so it may count at once."""
        return self.is_real(self.questions[0])

    def view(self) -> WindowView | None:
        """As everybody is told it; a window among bots alone is not."""
        return WindowView(self.kind, self.told, self.lasts, sorted(self.held)) if self.company else None


def lets_go(question: Question, option: int) -> bool:
    """Whether this option answers nothing."""
    return option == question.passing or option in question.frame.passes()


def is_window(question: Question, kinds: Collection[str]) -> bool:
    """Whether a seat is asked as in a window that may be let go by; what it could answer is not worked out."""
    if not question.window or question.prompt.message.id not in kinds:
        return False
    return question.frame.pass_option() >= 0 or question.passing in question.options


def round_of(play: Play) -> list[Question]:
    """What each seat is asked in turn at the window that is open, for as long as everybody passes and nothing comes
    of it. Who is among them depends on what everybody knows (decision 3); what they hold does not matter."""
    kinds = play.game.box.windows()
    found: list[Question] = []
    state = play.state
    while len(state.asked()) == 1 and not state.ending:
        seat = state.asked()[0]
        question = play.match.question(seat) if state is play.state else state.question(seat)
        if question is None or not is_window(question, kinds) or any(one.seat == seat for one in found):
            break
        if found and question.prompt.message.id != found[0].prompt.message.id:
            break
        found.append(question)
        after = question.state.clone()
        after.log = []
        assert question.passing is not None
        after.play(question.passing)
        told, after.log = after.log, None
        if told or after.lessons() != state.lessons():
            break
        state = after
    return found


def wants(chair: Chair, question: Question, alone: bool) -> bool:
    """Whether a person is shown this question: always, only with something to answer, or never, as they asked."""
    stop = chair.stops.get(question.prompt.message.id, "able")
    return stop == "always" or (stop == "able" and not question.is_idle and not (alone and is_beside(question)))


def is_beside(question: Question) -> bool:
    """Whether nothing that is offered answers what is open."""
    return all(
        lets_go(question, option) or question.frame.is_aside(question.seat, option) for option in question.options
    )


def is_company(table: Table) -> bool:
    """Whether anybody beside one guest and bots could learn something: another player, or somebody who watches."""
    return len({chair.guest for chair in table.chairs if chair.kind == "person"}) > 1 or table.audience.watching() > 0


def opened(table: Table) -> Window | None:
    """The window that is open at this table; None where whoever is asked is asked like at any other question."""
    play = table.play
    if table.status != "playing" or play is None or table.halted is not None:
        return None
    foreseen = round_of(play)
    play.match.foresee(foreseen)
    questions = [one for one in foreseen if one.seat < len(table.chairs)]
    if not questions:
        return None
    people = [one for one in questions if table.chairs[one.seat].kind == "person"]
    alone = sum(chair.kind != "bot" for chair in table.chairs) == 1
    asked = {one.seat for one in people if wants(table.chairs[one.seat], one, alone)}
    company = is_company(table)
    rhythm = table.house.rhythm
    if not company:
        first = next((i for i, one in enumerate(questions) if one.seat in asked), len(questions))
        questions, asked = questions[:first], set()
        if not questions:
            return None
    kind = questions[0].prompt.message.id
    # How long depends on who might answer and how they want to be asked, never on what they hold.
    long = company and any(table.chairs[one.seat].stops.get(kind) != "never" for one in people)
    return Window(table.number, kind, questions, company, rhythm.window if long else rhythm.passes, asked)
