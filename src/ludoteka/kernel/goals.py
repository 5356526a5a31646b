"""What the table tells by itself: how near each side is to winning, and what threatens whoever looks."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY

FAR: Final = "far"
NEAR: Final = "near"
NEXT: Final = "next"  # one turn, or one act, would be enough
MET: Final = "met"
STANDINGS: Final = (FAR, NEAR, NEXT, MET)

NOW: Final = "now"
NEXT_TURN: Final = "next_turn"
SOON: Final = "soon"
TIMES: Final = (NOW, NEXT_TURN, SOON)


class Part:
    """One count on the way to a goal. It rises to `need`; where `need` is 0 it falls to nothing."""

    def __init__(self, label: Msg, have: int, need: int, places: list[str] | None = None) -> None:
        self.label: Final = label
        self.have: Final = have
        self.need: Final = need
        self.places: Final[list[str]] = [] if places is None else places

    def is_met(self) -> bool:
        return self.have >= self.need if self.need else self.have <= 0

    def data(self) -> dict[str, Any]:
        return {"label": self.label.data(), "have": self.have, "need": self.need, "places": self.places}


class Goal:
    """A way to win, or what ends the game (`seat` is then NOBODY), with how far it has come.

    `secret`: others may not know it. `why` says what the standing means; None where the parts say it.
    """

    def __init__(
        self,
        seat: int,
        side: int,
        title: Msg,
        parts: list[Part],
        standing: str = FAR,
        why: Msg | None = None,
        secret: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.title: Final = title
        self.parts: Final = parts
        self.standing: Final = standing
        self.why: Final = why
        self.secret: Final = secret

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "side": self.side,
            "title": self.title.data(),
            "parts": [part.data() for part in self.parts],
            "secret": self.secret,
            "standing": self.standing,
            "why": None if self.why is None else self.why.data(),
        }


class Danger:
    """What could cost the viewer the game. `about` is the seat it comes from, or NOBODY: the table itself."""

    def __init__(self, message: Msg, when: str, about: int = NOBODY, places: list[str] | None = None) -> None:
        self.message: Final = message
        self.when: Final = when
        self.about: Final = about
        self.places: Final[list[str]] = [] if places is None else places

    def data(self) -> dict[str, Any]:
        return {"about": self.about, "message": self.message.data(), "when": self.when, "places": self.places}


def addressed(seat: int, viewer: int) -> dict[str, object]:
    """The arguments of a danger to `seat`: `$to` lets its sentence say "you" to whoever sits there."""
    return {"seat": f"seat:{seat}", "to": "you" if seat == viewer else "them"}


def soonest_first(dangers: list[Danger]) -> list[Danger]:
    """In the order in which they matter."""
    return sorted(dangers, key=lambda danger: TIMES.index(danger.when))
