"""What a coach says of a finished game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.room.wire.words import Msg

CoachMark = Literal["", "good", "inaccuracy", "mistake", "missed"]


class DecisionReview(Struct):
    """A choice looked at again, by what its seat knew: chances of that seat to win, from 0 to 1.

    `worth`: of the best option. `loss`: how much less the one that was taken gives. `better`: the best option and
    `line` what would likely follow, where another was taken. `why`: what speaks for the best one.
    """

    ply: int
    seat: int
    mark: CoachMark
    worth: float
    loss: float
    taken: Msg
    better: Msg | None
    notation: str
    line: list[Msg]
    why: list[Msg]


class Fortune(Struct):
    """What the dice and draws of a choice gave each seat against what they give on the whole."""

    ply: int
    gains: list[float]


class SeatReview(Struct):
    """A seat: how many of its decisions mattered, its accuracy from 0 to 100, its luck, and what it can learn."""

    decisions: int
    accuracy: int
    luck: float
    lessons: list[Msg]


class Review(Struct):
    """All that a coach has to say. `version`: of the coach; another judges anew."""

    version: int
    decisions: list[DecisionReview]
    fortunes: list[Fortune]
    seats: list[SeatReview]


class Coached(Struct):
    """GET /api/records/{record}/coach, and the answer to POST, which lets the coach begin.

    `done` of `total` choices were looked at; `waiting`: somebody else's game goes first. All are 0 where nobody asked.
    """

    record: str
    done: int
    total: int
    waiting: bool
    review: Review | None
