"""Finished games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.room.wire.positions import EventView, MomentView, OutcomeView, Position
from ludoteka.room.wire.words import Msg


class SatView(Struct):
    """Who sat at a seat; of a record from outside nobody knows."""

    kind: Literal["person", "bot", "automaton"]
    name: str
    level: str


class MarkView(Struct):
    """A moment of a choice in a list of moves; what changes the course of a game is told with its words."""

    kind: str
    weight: int
    message: Msg | None


class PlyView(Struct):
    """A choice of a finished game, and what was to be seen of it."""

    seat: int
    notation: str
    label: Msg
    moments: list[MarkView]


class RecordView(Struct):
    """GET /api/records/{record}, and the answer to POST /api/records (the text of a record as the body).

    `standing`: how well each seat stood before the first choice and after every one, from 0 (lost) to 1 (won).
    `example`: the rules that it is a printed example of; `learner` is the seat of who tries it.
    """

    record: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: str
    seats: list[SatView]
    plies: list[PlyView]
    outcome: OutcomeView | None
    taken_back: int
    standing: list[list[float]]
    example: list[str]
    learner: int = 0


class Replayed(Struct):
    """GET /api/records/{record}/at/{ply}?as=open|spectator|0|1…: the position after `ply` choices.

    `events` and `moments` are those of the choice that led here; the decisions are those of the viewer, of all seats
    if `open`.
    """

    record: str
    ply: int
    plies: int
    position: Position
    events: list[EventView]
    moments: list[MomentView]
