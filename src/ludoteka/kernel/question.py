"""A question: what one seat is asked now, and all that can be said of its answers. Asking changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteka.kernel.choices import NOTHING, Choice, Prompt, told_apart
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.refusal import Msg

if TYPE_CHECKING:
    from ludoteka.kernel.frames import Frame
    from ludoteka.kernel.machine import State


class Question:
    """What `seat` is asked. It holds as long as the state it was asked of stands as it stood.

    Options, words and what would be forgone are worked out when they are first wanted, and once. Where play is
    simultaneous and the state turns to another seat first, the question looks at a twin that turns to this one.
    """

    def __init__(self, of: State, seat: int) -> None:
        self.of: Final = of
        self.seat: Final = seat
        self.state: Final = of.facing(seat)
        self.frame: Final[Frame[Any]] = self.state.current()
        self.prompt: Final[Prompt] = self.frame.prompt(self.state)
        self._options: list[int] | None = self.state.offered
        self._choices: list[Choice] | None = None
        self._forgone: list[Msg] | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind the question."""
        return self.prompt.rules

    @property
    def options(self) -> list[int]:
        """What may be answered. Do not change the list."""
        found = self._options
        if found is None:
            found = self.frame.options(self.state)
            self._options = found
        return found

    def adopt(self, foreseen: Question) -> None:
        """Take over what was worked out when this very question was foreseen."""
        if self._options is None:
            self._options = foreseen._options
            self._choices = foreseen._choices
            self._forgone = foreseen._forgone

    def choices(self) -> list[Choice]:
        """The options in words, in their order; equal notations are told apart by a number."""
        found = self._choices
        if found is None:
            found = told_apart([self.state.choice(option) for option in self.options])
            self._choices = found
        return found

    def choice(self, option: int) -> Choice:
        """One of the options in words."""
        return self.choices()[self.options.index(option)]

    def find(self, notation: str) -> int:
        """The option of this notation; -1 if none is offered."""
        for choice in self.choices():
            if choice.notation == notation:
                return choice.option
        return -1

    def forgone(self, option: int) -> list[Msg]:
        """What free and useful things this option, if it ends something, would leave undone; people are told first."""
        if option < 0 or option != self.frame.ends(self.state):
            return []
        found = self._forgone
        if found is None:
            found = self.frame.forgone(self.state, self.options)
            self._forgone = found
        return found

    def preview(self, option: int) -> list[Event]:
        """The facts that this option would surely bring about: up to the first luck, secret, or question."""
        return self.state.foretold(option)

    # whether it is worth bothering a person with

    @property
    def window(self) -> bool:
        """Whether the seat answers to what is another's: in a response window, or inside another's passage."""
        return self.frame.is_response(self.seat)

    @property
    def passing(self) -> int | None:
        """Where the seat may respond, the option that lets it go by: the pass, or the only act that takes no object."""
        option = self.frame.pass_option()
        if option >= 0:
            return option
        if not self.window:
            return None
        verbs = self.state.verbs()
        bare: list[int] = []
        for option in self.options:
            verb = verbs.verb_of(option)
            if verb is not None and verb.noun is NOTHING:
                bare.append(option)
        return bare[0] if len(bare) == 1 else None

    def is_passed_by(self, seat: int, option: int) -> bool:
        """Whether this answer is the pass on which the next foreseen question depends."""
        return seat == self.seat and option == self.passing

    @property
    def is_idle(self) -> bool:
        """Whether everything offered lets it go by: nobody is shown that, yet the others wait as if somebody were."""
        passes = self.frame.passes()
        return len(self.options) == 1 or all(option in passes for option in self.options)
