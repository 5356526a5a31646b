"""What the table tells by itself: how near everybody is to winning, what threatens the viewer, what an option does."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.room.wire.words import Msg


class PartView(Struct):
    """One count on the way to a goal. It rises to `need`; where `need` is 0 it falls to nothing."""

    label: Msg
    have: int
    need: int
    places: list[str]


class GoalView(Struct):
    """A way to win, or (`seat` -1) what ends the game. `next`: one turn or one act would be enough."""

    seat: int
    side: int
    title: Msg
    parts: list[PartView]
    secret: bool
    standing: Literal["far", "near", "next", "met"]
    why: Msg | None


class DangerView(Struct):
    """What could cost the viewer the game; `about` is the seat it comes from, or -1. The soonest come first."""

    about: int
    message: Msg
    when: Literal["now", "next_turn", "soon"]
    places: list[str]


class FactView(Struct):
    """One thing that an option would do, at a place of the view. Not `sure`: if nobody answers."""

    place: str
    kind: Literal["dies", "wounded", "blocked", "survives", "surplus", "gains", "pays", "wins", "exposes"]
    n: int
    message: Msg
    sure: bool


class Foretold(Struct):
    """What one option would do. `plain`: the same question comes again after it, and nothing hidden came up."""

    option: int
    facts: list[FactView]
    plain: bool
