"""Facts for the log and the eye, shown to each viewer as far as they may know them."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.kinds import SEAT, Kind
from ludoteka.kernel.plain import OPEN
from ludoteka.kernel.refusal import Msg

QUIET: Final = 0  # told, not shown: what comes next shows it too
STEP: Final = 1  # a card played, a crystal taken
ACT: Final = 2  # something decided: a die taken, an attack declared, a roll
BLOW: Final = 3  # done to what is another's: a strike, a wound, a block
FATE: Final = 4  # a death, a scoring, a player out
BANNER: Final = 5  # a turn, a round, the result of a battle
MOST_MOMENTS: Final = 64  # of one choice; what comes after belongs to the last


class Slot:
    """One argument of a happening: its name, how it is written, who may know it (OPEN, or OWN: the seat it is of)."""

    def __init__(self, name: str, kind: Kind, sight: int = OPEN, term: str = "") -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.sight: Final = sight
        self.term: Final = term


class Happening:
    """A kind of fact. Its first slot that is a seat is whose fact it is.

    `weight`: how much it matters to whoever watches. `opens`: whether it is worth seeing by itself, or belongs to the
    moment that is open.
    """

    def __init__(self, game: str, name: str, *slots: Slot, weight: int, opens: bool = True) -> None:
        assert len(slots) <= 4
        assert QUIET <= weight <= BANNER
        self.game: Final = game
        self.name: Final = name
        self.slots: Final[tuple[Slot, ...]] = slots
        self.weight: Final = weight
        self.opens: Final = opens


class Happenings:
    """All that can happen in one game, in the order in which it is written."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.all: Final[list[Happening]] = []

    def happening(self, name: str, weight: int, *slots: Slot) -> Happening:
        """What is worth seeing by itself."""
        what = Happening(self.game, name, *slots, weight=weight)
        self.all.append(what)
        return what

    def part(self, name: str, weight: int, *slots: Slot) -> Happening:
        """What belongs to the moment that is open."""
        what = Happening(self.game, name, *slots, weight=weight, opens=False)
        self.all.append(what)
        return what


class Event:
    """One fact: a happening and its arguments. `lessons`: how much luck and secrets had come up when it was told."""

    def __init__(self, what: Happening, a: int, b: int, c: int, d: int, lessons: int = 0) -> None:
        self.what: Final = what
        self.values: Final[tuple[int, int, int, int]] = (a, b, c, d)
        self.lessons: Final = lessons

    def owner(self) -> int:
        for i, slot in enumerate(self.what.slots):
            if slot.kind is SEAT:
                return self.values[i]
        return -2

    def hides(self, viewer: int) -> bool:
        """Whether this viewer may not know all of it."""
        mine = viewer == self.owner()
        return any(slot.sight != OPEN and not mine for slot in self.what.slots)

    def view(self, viewer: int) -> dict[str, Any]:
        """The fact as this viewer may know it, as plain data."""
        mine = viewer == self.owner()
        seen: dict[str, Any] = {"event": self.what.name}
        for i, slot in enumerate(self.what.slots):
            seen[slot.name] = slot.kind.save(self.values[i]) if slot.sight == OPEN or mine else None
        return seen

    def message(self, viewer: int) -> Msg:
        """The fact in words; a part that is not to be known has a wording of its own."""
        mine = viewer == self.owner()
        args: dict[str, object] = {}
        for i, slot in enumerate(self.what.slots):
            if slot.sight != OPEN and not mine:
                continue
            saved = slot.kind.save(self.values[i])
            if slot.kind is SEAT:
                args[slot.name] = f"seat:{self.values[i]}"
            elif slot.term:
                args[slot.name] = f"{slot.term}:{saved}"
            else:
                args[slot.name] = saved
        tail = "-hidden" if self.hides(viewer) else ""
        return Msg(f"{self.what.game}-event-{self.what.name}{tail}", args)
