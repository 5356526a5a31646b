"""What is seen of a choice: its facts in moments, and what each of them changed on the table as a viewer sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka.kernel.happenings import MOST_MOMENTS, QUIET, Event
from ludoteka.kernel.machine import State


class Moment:
    """The smallest thing worth seeing by itself, as facts in their order: a blow with its loss, a card with its gifts.

    `still`: which of the pictures taken while it was told shows the table when it is over.
    """

    def __init__(self, first: Event) -> None:
        self.events: Final[list[Event]] = [first]
        self.weight = first.what.weight
        self.kind = first.what.name
        self.still = 0

    def add(self, event: Event) -> None:
        self.events.append(event)
        if event.what.weight > self.weight:
            self.weight = event.what.weight
            self.kind = event.what.name


def moments(events: list[Event]) -> list[Moment]:
    """The facts of one choice as what is to be seen of it: every fact in exactly one moment, in order."""
    found: list[Moment] = []
    still = -1
    for event in events:
        opens = still < 0 or (event.what.opens and still < MOST_MOMENTS - 1)
        if opens:
            still += 1
        if not found or (opens and found[-1].weight > QUIET):
            found.append(Moment(event))
        else:
            found[-1].add(event)
        found[-1].still = still
    return found


class Film:
    """A choice made once more, unchecked, to be looked at: the game itself keeps no pictures.

    `after`: the state it led to, where that is known and may have been looked at already.
    `luck`: what was drawn anew for it, under a secret seed.
    """

    def __init__(
        self, before: State, option: int, seat: int, after: State | None = None, luck: list[int] | None = None
    ) -> None:
        twin = before.clone()
        if luck is not None:
            twin.luck = luck[:]
        events: list[Event] = []
        stills: list[State] = []
        twin.log = events
        twin.stills = stills
        twin.turn_to(seat)
        twin.play(option)
        twin.log = None
        twin.stills = None
        self.before: Final = before
        self.after: Final = twin if after is None else after
        self.moments: Final = moments(events)
        self.stills: Final = stills

    def changes(self, look: Callable[[State], dict[str, Any]]) -> list[list[tuple[str, Any]]]:
        """For each moment what it changed in what is seen, by `look`, of the table: the last one leads to what is."""
        found: list[list[tuple[str, Any]]] = []
        was = look(self.before)
        for i, moment in enumerate(self.moments):
            last = i == len(self.moments) - 1
            now = look(self.after if last else self.stills[moment.still])
            patch: list[tuple[str, Any]] = []
            compare(was, now, "", patch)
            found.append(patch)
            was = now
        return found


def compare(one: Any, other: Any, path: str, found: list[tuple[str, Any]]) -> None:
    """Note the places of a view, as paths, that have another value in the other view."""
    if one == other and type(one) is type(other):
        return
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in other:
            compare(one[key], other[key], f"{path}/{key}" if path else str(key), found)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other) and is_nested(other):
        for i in range(len(other)):
            compare(one[i], other[i], f"{path}/{i}" if path else str(i), found)
    else:
        found.append((path, other))


def is_nested(items: list[Any]) -> bool:
    """Whether a list holds things with parts: a list of bare values is told anew as a whole."""
    return any(isinstance(item, (dict, list)) for item in items)
