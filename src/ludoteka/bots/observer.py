"""All that a bot ever gets: what its seat may know, and worlds that its seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.choices import Choice, Prompt
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State


class Observer:
    """One seat's eyes on a state in which it is asked."""

    def __init__(self, box: Box, state: State, seat: int) -> None:
        self.box: Final = box
        self.seat: Final = seat
        self._state: Final = state

    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        return self._state.view(self.seat)

    def options(self) -> list[int]:
        """What this seat may choose."""
        return self._state.options()

    def choices(self) -> list[Choice]:
        """The same, in words."""
        return self._state.choices()

    def prompt(self) -> Prompt:
        """What is asked."""
        return self._state.stack[-1].prompt(self._state)

    def world(self, rng: Rng) -> State:
        """A state that this seat cannot tell from the true one: hidden things dealt anew, luck fresh."""
        return self._state.redeal(self.seat, rng.fork())


def observe(box: Box, state: State, seat: int) -> Observer:
    """The eyes of a seat that is asked now."""
    if state.actor != seat:
        state = state.clone()
        state.actor = seat
    return Observer(box, state, seat)
