"""What an option would do, told before it is chosen: facts that are sure, and those that hold if nobody answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import State
from ludoteka.kernel.question import Question
from ludoteka.kernel.refusal import Msg

DIES: Final = "dies"
WOUNDED: Final = "wounded"
BLOCKED: Final = "blocked"
SURVIVES: Final = "survives"
SURPLUS: Final = "surplus"
GAINS: Final = "gains"
PAYS: Final = "pays"
WINS: Final = "wins"
EXPOSES: Final = "exposes"
KINDS: Final = (DIES, WOUNDED, BLOCKED, SURVIVES, SURPLUS, GAINS, PAYS, WINS, EXPOSES)

MOST_PASSES: Final = 24  # of others, one after another: windows of one blow


class Fact:
    """One thing that an option would do. `place` is a path of the view, or empty; `sure`: nobody can answer it."""

    def __init__(self, place: str, kind: str, n: int, message: Msg, sure: bool) -> None:
        self.place: Final = place
        self.kind: Final = kind
        self.n: Final = n
        self.message: Final = message
        self.sure: Final = sure

    def data(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "kind": self.kind,
            "n": self.n,
            "message": self.message.data(),
            "sure": self.sure,
        }


class Sign:
    """What a happening means to whoever is about to choose: its kind, how much, and where in the view as it is now."""

    def __init__(self, kind: str, amount: int, place: Callable[[Any, Event], str]) -> None:
        self.kind: Final = kind
        self.amount: Final = amount  # the slot that holds how much; -1: it is one
        self.place: Final = place

    def facts(self, before: Any, event: Event, viewer: int, sure: bool) -> list[Fact]:
        """The facts of one event. A game overrides it where a number decides the kind."""
        n = event.values[self.amount] if self.amount >= 0 else 1
        return [Fact(self.place(before, event), self.kind, n, event.message(viewer), sure)]


def player(state: Any, event: Event) -> str:
    """The place of the seat that an event is about."""
    return f"players/{event.values[0]}"


def own(field: str) -> Callable[[Any, Event], str]:
    """The place of a field of the seat that an event is about."""
    return lambda state, event: f"players/{event.values[0]}/{field}"


def forecast(
    state: State,
    seat: int,
    option: int,
    signs: dict[str, Sign],
    blow: str = "",
    most: int = 1,
    silent: bool = False,
) -> list[Fact]:
    """Make the choice on a twin and let others pass; what is told up to the first luck or secret is what is known.

    `blow` names the happening with which a new blow begins, where one choice can set off many: `most` of them count.
    `silent`: who chooses lets by the windows that follow, as others do; else what comes after the first is not told.
    """
    before = state.facing(seat)
    twin = before.clone()
    events: list[Event] = []
    twin.log = events
    known = twin.lessons()
    found: list[Fact] = []
    told = 0
    blows = 0
    sure = True
    twin.offered = None
    twin.current().chosen(twin, option)
    for _ in range(MOST_PASSES):
        while not twin.ending and not twin.current().advance(twin):
            pass
        for event in events[told:]:
            if event.lessons != known:
                return found
            if event.what.name == blow:
                blows += 1
            sign = signs.get(event.what.name)
            if sign is not None and blows <= most:
                found.extend(sign.facts(before, event, seat, sure))
        told = len(events)
        if twin.lessons() != known:
            return found
        if twin.ending:
            found.append(verdict(twin, seat, sure))
            return found
        passing = NOTHING if twin.actor == seat and not silent else pass_of(twin)
        if passing == NOTHING:
            return found
        sure = False
        twin.offered = None
        twin.current().chosen(twin, passing)
    return found


NOTHING: Final = -1


def pass_of(state: State) -> int:
    """The option with which the seat that is asked lets go by what another does; NOTHING if it cannot."""
    question = Question(state, state.actor)
    if not question.window:
        return NOTHING
    passing = question.passing
    return NOTHING if passing is None else passing


def verdict(state: State, seat: int, sure: bool) -> Fact:
    """The game would be over: for whom it is good."""
    won = seat in state.winners
    return Fact("", WINS if won else EXPOSES, 1, Msg("kernel-forecast-wins" if won else "kernel-forecast-loses"), sure)
