"""Tables and their seats: opening, sitting down, leaving, the lobby."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ludoteka.room.wire.words import Msg


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who shall sit here: `me` (whoever opens the table), `open` (whoever comes), or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for the whole game and for each choice. Whoever has none left may be claimed, nothing else happens."""

    seconds: int
    increment: int = 0


class From(Struct, forbid_unknown_fields=True):
    """Play on from the position after `ply` choices of a record (or of a finished table: the ids are one kind)."""

    record: str
    ply: int


class OpenTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. With `begin`, game, players, options and seed are those of the record."""

    name: str
    seats: list[SeatPlan]
    game: str = ""
    players: int = 0
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seed: str | None = None
    listed: bool = True
    spectators: bool = True
    hints: bool = True
    forced: bool = True
    clock: Clock | None = None
    begin: From | None = None
    start: bool = False


class Opened(Struct):
    """A table was opened, sat down at, moved to: where, and which seats are yours."""

    table: str
    seats: list[int]


class SitDown(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/sit: at this seat, or at the first open one."""

    name: str
    seat: int | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/watch"""

    name: str = ""


class Leave(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/leave: the seat stands open (before the start) or a bot takes over (after)."""

    seat: int


class Rematch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/rematch: the same seats and options once more, on fresh luck or on the same deal."""

    same_deal: bool = False


class Reseat(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/reseat, before the start, by whoever opened the table: change who is to sit here."""

    seat: int
    plan: SeatPlan


class TransferCode(Struct):
    """POST /api/tables/{table}/transfer: shown to the holder only; taken once, within `seconds`."""

    code: str
    seconds: int


class TakeTransfer(Struct, forbid_unknown_fields=True):
    """POST /api/transfer: on the other device. The seats move; the first device loses them."""

    code: str


class SeatView(Struct):
    """A seat as everybody sees it. An `automaton` is played by the rules of the game itself."""

    seat: int
    kind: Literal["person", "bot", "open", "automaton"]
    name: str
    level: str
    connected: bool
    side: int


class UndoAsked(Struct):
    """Somebody asks to take a choice back beyond what is free; `waiting` are the seats still to answer."""

    seat: int
    waiting: list[int]


class TableView(Struct):
    """A table as everybody sees it. `seeded`: somebody could know the luck to come, by the seed or by a record.

    `promise`: the SHA-256 of the secret seed; who kept it can hold the house to it when the record tells the seed.

    `halted`: why play cannot go on here, though it is not over; a seat can still be given up.
    """

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatView]
    listed: bool
    spectators: bool
    hints: bool
    forced: bool
    clock: Clock | None
    seeded: bool
    watching: int
    created: float
    undo: UndoAsked | None = None
    claimable: list[int] = field(default_factory=list)
    rematch: str | None = None
    begun: From | None = None
    halted: Msg | None = None
    promise: str = ""


class TableRow(Struct):
    """A table in the lobby. `mine` are your seats, `asked` whether you are asked now."""

    table: TableView
    mine: list[int]
    asked: bool
    owner: bool


class Lobby(Struct):
    """GET /api/tables?mine=0&open=0: a page of yours, first those where you are asked, and one of the open ones.

    Whether there is another page of either is said too.
    """

    mine: list[TableRow]
    open: list[TableRow]
    more_mine: bool = False
    more_open: bool = False
