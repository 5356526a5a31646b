"""Passages that unlike games share: triggers in their owner's order, and windows in which seats may answer."""

from __future__ import annotations

from typing import Final, TypeVar

from ludoteka.kernel.kinds import NUMBER, SEAT, Many
from ludoteka.kernel.machine import ASK, END, FRAMED, GO, PASSAGE, Doing, Procedure, State
from ludoteka.kernel.plain import Fields, note

S = TypeVar("S", bound=State)


class Triggers(Procedure[S]):
    """Several texts wait at once: seats go round from the active one, each seat orders its own.

    A game subclasses it with the verb and the prompt of "which of yours comes next?". `waiting` are the texts as
    frames not yet begun; `round` is the order of the seats.
    """

    def __init__(self, you: int = 0, waiting: list[Doing] | None = None, like: Triggers[S] | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.waiting = [] if waiting is None else waiting
            self.round = [you]
        else:
            self.at = like.at
            self.waiting = [frame.clone() for frame in like.waiting]
            self.round = like.round[:]

    def base(self) -> int:
        """The verb's first option: option base + i takes the i-th waiting text."""
        raise NotImplementedError

    def step(self, state: S, at: int) -> int:
        self.at = 0
        if not self.waiting:
            return END
        for seat in self.round:
            mine = [i for i, frame in enumerate(self.waiting) if frame.you == seat]
            if len(mine) == 1:
                self.begin(state, mine[0])
                return GO
            if mine:
                state.actor = seat
                return ASK
        self.begin(state, 0)
        return GO

    def begin(self, state: S, i: int) -> None:
        state.follow(self.waiting.pop(i))

    def options(self, state: S) -> list[int]:
        return [self.base() + i for i, frame in enumerate(self.waiting) if frame.you == state.actor]

    def chosen(self, state: S, option: int) -> None:
        self.begin(state, option - self.base())


TRIGGERS: Final = Fields("Triggers", PASSAGE, note("waiting", Many(FRAMED)), note("round", Many(SEAT)), twins=True)


class Window(Procedure[S]):
    """Seats in turn may answer or pass; an answer goes on top and, when it is done, the round starts anew.

    It ends when every seat of the round has passed in a row. A game says who is in the round, what each may answer
    with, and what an answer does.
    """

    def __init__(self, you: int) -> None:
        super().__init__(you)
        self.passed = 0  # how many seats have passed in a row

    def round(self, state: S) -> list[int]:
        """The seats in the order in which they may answer."""
        raise NotImplementedError

    def answers(self, state: S, seat: int) -> list[int]:
        """The options with which `seat` may answer, without the pass."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, option: int) -> None:
        """Carry out an answer: put what it does on the stack."""
        raise NotImplementedError

    def asks(self, state: S, seat: int) -> bool:
        """Whether this seat is asked at all; who is not, passes."""
        return bool(self.answers(state, seat))

    def is_response(self, seat: int) -> bool:
        return True

    def pass_option(self) -> int:
        raise NotImplementedError

    def passes(self) -> tuple[int, ...]:
        """The options that answer nothing: the pass, and whatever longer pass a game has beside it."""
        return (self.pass_option(),)

    def step(self, state: S, at: int) -> int:
        self.at = 0
        round = self.round(state)
        while self.passed < len(round):
            seat = round[self.passed]
            if self.asks(state, seat):
                state.actor = seat
                return ASK
            self.passed += 1
        return END

    def options(self, state: S) -> list[int]:
        return [*self.answers(state, state.actor), self.pass_option()]

    def chosen(self, state: S, option: int) -> None:
        if option == self.pass_option():
            self.passed += 1
        else:
            self.passed = 0
            self.answer(state, state.actor, option)


WINDOW: Final = Fields("Window", PASSAGE, note("passed", NUMBER))


class Together(Procedure[S]):
    """Several seats choose at once; each answer stays hidden until all are in.

    `answers[seat]` is the option taken, -1 while it is awaited.
    """

    def __init__(self, seats: int = 0, like: Together[S] | None = None) -> None:
        super().__init__(0)
        if like is None:
            self.answers = [-1] * seats
        else:
            self.at, self.you, self.answers = like.at, like.you, like.answers[:]

    def asked(self, state: S) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer == -1]

    def is_response(self, seat: int) -> bool:
        return False

    def offers(self, state: S, seat: int) -> list[int]:
        """What this seat may choose."""
        raise NotImplementedError

    def reveal(self, state: S) -> int:
        """All answers are in: go on, as a step does."""
        raise NotImplementedError

    def step(self, state: S, at: int) -> int:
        for seat, answer in enumerate(self.answers):
            if answer == -1:
                self.at = 0
                state.actor = seat
                return ASK
        return self.reveal(state)

    def options(self, state: S) -> list[int]:
        return self.offers(state, state.actor)

    def chosen(self, state: S, option: int) -> None:
        self.answers[state.actor] = option


TOGETHER: Final = Fields("Together", PASSAGE, note("answers", Many(NUMBER)), twins=True)
