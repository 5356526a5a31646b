"""Puzzles: positions in which one line is clearly best."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.room.wire.words import Msg

PuzzleKind = Literal["win", "survive", "decides"]


class PuzzleRow(Struct):
    """A puzzle as it stands in the list: `record` and `ply` are where its table begins, `level` is 1 (easy) to 3."""

    number: int
    kind: PuzzleKind
    level: int
    record: str
    ply: int
    seat: int
    players: int


class Puzzles(Struct):
    """GET /api/puzzles/{game}: those that there are, none of them solved."""

    game: str
    rows: list[PuzzleRow]


class Solution(Struct):
    """GET /api/puzzles/{game}/{number}: the labels of the best line, and why it is the best."""

    line: list[Msg]
    why: list[Msg]


class PuzzleView(Struct):
    """A table that is a puzzle: what is to be found, and once the deciding choice is made, whether it was."""

    game: str
    number: int
    kind: PuzzleKind
    level: int
    stage: Literal["open", "solved", "failed"]
    solution: Solution | None
