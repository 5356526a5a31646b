"""A match in progress: a state, its record, and how far it can be taken back."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Game
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import NOBODY
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Refused


class Match:
    """One game being played by people and bots."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game: Final = game
        self.state = game.deal(seed)
        self.record: Final = Record(game, seed, self.state.digest())
        self.past: Final[list[State]] = []  # the state before each choice

    def choose(self, choice: int | str, seat: int = NOBODY) -> list[Event]:
        """Make a choice; the facts it brought about. A refusal changes nothing."""
        before = self.state.clone()
        state = self.state
        if seat != NOBODY and seat != state.actor and seat in state.stack[-1].asked(state):
            state.actor = seat
            state.offered = None
        actor = state.actor if seat == NOBODY else seat
        notation = choice if isinstance(choice, str) else self.notation(choice)
        state.log = []
        try:
            state.apply(choice, actor)
        except Refused:
            self.state = before
            raise
        events = state.log
        state.log = None
        self.past.append(before)
        self.record.note(actor, notation, state)
        return events

    def notation(self, option: int) -> str:
        """The unique notation of an open option; of one that is not open, its number."""
        for choice in self.state.choices():
            if choice.option == option:
                return choice.notation
        return str(option)

    def can_undo(self) -> bool:
        """Whether the last choice spent no luck and taught who made it nothing hidden."""
        return bool(self.past) and self.past[-1].lessons() == self.state.lessons()

    def undo(self, by_consent: bool = False) -> None:
        """Take the last choice back: freely while nothing was learned, else only by consent of the others."""
        if not self.past:
            raise Refused("kernel-nothing-to-undo")
        if not by_consent and not self.can_undo():
            raise Refused("kernel-undo-learned")
        self.state = self.past.pop()
        self.record.plies.pop()
