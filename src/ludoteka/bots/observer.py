"""The observer: all that a bot ever gets of a table. It cannot reach the true state through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteka.kernel.choices import Choice, Prompt
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.question import Question

if TYPE_CHECKING:
    from ludoteka.kernel.eyes import Eye


class Observer:
    """What one seat may know: its view, its question, and worlds that it cannot tell from the true one."""

    def __init__(self, state: State, seat: int) -> None:
        self._table = state
        self.seat = seat

    def view(self) -> dict[str, Any]:
        """What this seat may see, as plain data."""
        return self._table.view(self.seat)

    def observe(self, eye: Eye, out: memoryview) -> None:
        """Write what this seat may know as a row of numbers; see `kernel.eyes`."""
        eye.observe(self._table, self.seat, out)

    def seats(self) -> int:
        """How many seats there are, automata included."""
        return self._table.seats()

    def sides(self) -> list[int]:
        """For each seat the side it plays for."""
        return self._table.sides()

    def is_asked(self) -> bool:
        """Whether this seat must choose now."""
        return self.seat in self._table.asked()

    def _question(self) -> Question | None:
        """It reaches the true state, so it is not handed out."""
        return self._table.question(self.seat)

    def prompt(self) -> Prompt | None:
        """What this seat is asked, in words with the rules behind it; None when it is not asked."""
        question = self._question()
        return None if question is None else question.prompt

    def options(self) -> list[int]:
        """What this seat may choose; nothing when it is not asked. Do not change the list."""
        table = self._table
        if table.actor == self.seat and not table.ending:
            return table.options()
        question = self._question()
        return [] if question is None else question.options

    def choices(self) -> list[Choice]:
        """What this seat may choose, in words."""
        question = self._question()
        return [] if question is None else question.choices()

    def world(self, rng: Rng) -> State:
        """A state of its own to think in: what this seat cannot know is dealt anew, and so is all luck to come."""
        world = self._table.redeal(self.seat, rng.fork())
        world.log = None
        if world.actor != self.seat and self.is_asked():
            world.turn_to(self.seat)
        return world

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self._table, self.seat)
