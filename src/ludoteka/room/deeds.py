"""What a table has written down, as plain data: whoever keeps tables turns it into rows."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct, field

from ludoteka.room.journal import Row
from ludoteka.room.rows import Chair


class Deed(Struct, frozen=True, kw_only=True):
    """One thing to be written. `table`: the table it is about, if it is about one."""

    table: str = ""


class Guard(Deed, frozen=True, kw_only=True):
    """A change of a table's row, if the row still is at this revision: no two writes can start from the same.

    `by` writes it, `worker` answers for bots there. `moves`: beside the row only the journal goes on.
    """

    revision: int
    by: int = 0
    worker: int = 0
    moves: bool = False
    at: float = field(default_factory=time.time)


class Stood(Guard, frozen=True, kw_only=True):
    """How the game stands after this number. Nobody asks to take back any more."""

    number: int
    status: str
    asked: list[int]


class Changed(Guard, frozen=True, kw_only=True):
    """Other columns of the row, by name."""

    values: dict[str, Any]


class Opened(Deed, frozen=True, kw_only=True):
    """A new table: its row and its chairs."""

    row: dict[str, Any]
    chairs: list[Chair]


class Entered(Deed, frozen=True, kw_only=True):
    """Lines of the journal."""

    rows: list[Row]


class Shot(Deed, frozen=True, kw_only=True):
    """The whole state in place of the last snapshot; None if there shall be none."""

    number: int = -1
    state: dict[str, Any] | None = None


class Seated(Deed, frozen=True, kw_only=True):
    """Who holds a seat now."""

    chair: Chair


class Watched(Deed, frozen=True, kw_only=True):
    """Somebody watches, under this name, in place of those who have gone."""

    guest: str
    name: str
    gone: list[str] = []


class Reviewed(Deed, frozen=True, kw_only=True):
    """What a coach has said of a record or of a finished table, in place of what it said before."""

    id: str
    text: str


class Kept(Deed, frozen=True, kw_only=True):
    """A record from outside."""

    id: str
    text: str
    created: float = field(default_factory=time.time)
