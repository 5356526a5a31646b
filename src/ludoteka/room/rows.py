"""Tables as they are kept: what the rows of one table hold, and how they are read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from ludoteka.room.journal import Row
from ludoteka.room.wire.positions import ChatLine, OutcomeView
from ludoteka.room.wire.tables import Clock, From, SeatView, TableView

if TYPE_CHECKING:
    from ludoteka.room.table import Table

T = TypeVar("T")

Kind = Literal["person", "bot", "open"]
Stop = Literal["always", "able", "never"]


@dataclass(slots=True)
class Chair:
    """A seat and who holds it; `guest` is the hash of a token."""

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""
    guest: str = ""
    stops: dict[str, Stop] = field(default_factory=dict)  # how it wants to be asked at windows, by their prompt

    def row(self, table: str) -> dict[str, Any]:
        stops = msgspec.json.encode(dict(sorted(self.stops.items()))).decode()
        return {
            "table_id": table,
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "guest": self.guest,
            "silent": stops,
        }


@dataclass(slots=True)
class Terms:
    """What was agreed when the table was opened."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    listed: bool = True
    spectators: bool = True
    hints: bool = True
    forced: bool = True
    seeded: bool = False
    clock: Clock | None = None
    begun: From | None = None


@dataclass(slots=True)
class Asking:
    """A wish to take back a choice that needs the consent of others."""

    seat: int
    to: int
    waiting: set[int]


def row_of(table: Table) -> dict[str, Any]:
    terms = table.terms
    return {
        "id": table.id,
        "created": table.created,
        "updated": table.created,
        "owner": table.owner,
        "game": terms.game,
        "players": terms.players,
        "options": msgspec.json.encode(terms.options).decode(),
        "seed": terms.seed,
        "status": table.status,
        "listed": terms.listed,
        "spectators": terms.spectators,
        "hints": terms.hints,
        "forced": terms.forced,
        "seeded": terms.seeded,
        "clock": None if terms.clock is None else msgspec.json.encode(terms.clock).decode(),
        "begun": None if terms.begun is None else msgspec.json.encode(terms.begun).decode(),
        "number": table.number,
        "asked": "[]",
        "revision": table.ledger.revision,
        "worker": table.worker,
    }


def terms_of(row: dict[str, Any]) -> Terms:
    return Terms(
        row["game"],
        row["players"],
        msgspec.json.decode(row["options"]),
        row["seed"],
        row["listed"],
        row["spectators"],
        row["hints"],
        row["forced"],
        row["seeded"],
        None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Clock),
        None if row["begun"] is None else msgspec.json.decode(row["begun"], type=From),
    )


def chair_of(row: dict[str, Any]) -> Chair:
    return Chair(row["seat"], row["kind"], row["name"], row["level"], row["guest"], read_stops(row["silent"]))


def resting_view(row: dict[str, Any], seats: list[dict[str, Any]]) -> TableView:
    """A table that is not in memory, as the lobby shows it; its sides are not known there."""
    terms = terms_of(row)
    chairs = [
        SeatView(seat["seat"], seat["kind"], seat["name"], seat["level"], seat["kind"] == "bot", -1) for seat in seats
    ]
    return TableView(
        row["id"], terms.game, terms.players, terms.options, row["status"], chairs, terms.listed, terms.spectators,
        terms.hints, terms.forced, terms.clock, terms.seeded, 0, row["created"],
        rematch=row["rematch"], begun=terms.begun,
    )  # fmt: skip


@dataclass(slots=True)
class Stored:
    """What is kept of one table: all of it, or what came after a number of its journal."""

    row: dict[str, Any]
    chairs: list[Chair]
    watchers: dict[str, str]
    journal: list[Row]
    presence: dict[int, Presence]
    snapshot: tuple[int, dict[str, Any]] | None = None


@dataclass(slots=True)
class Presence:
    """Who is at a table with sockets of one worker."""

    players: frozenset[str] = frozenset()
    watching: int = 0

    def row(self, table: str, worker: int) -> dict[str, Any]:
        players = msgspec.json.encode(sorted(self.players)).decode()
        return {"table_id": table, "worker": worker, "players": players, "watching": self.watching}


def read_list(text: str, kind: type[T]) -> list[T]:
    """A list in a column; of one that cannot be read nothing, for one row must not stop all the others."""
    try:
        return msgspec.json.decode(text, type=list[kind])  # type: ignore[valid-type]
    except msgspec.MsgspecError:
        return []


def read_stops(text: str) -> dict[str, Stop]:
    """How a seat wants to be asked; of earlier releases a list of what it is never asked."""
    try:
        found = msgspec.json.decode(text, type=list[str] | dict[str, Stop])
    except msgspec.MsgspecError:
        return {}
    return found if isinstance(found, dict) else dict.fromkeys(found, "never")


def read_body(text: str) -> dict[str, Any]:
    """What a line of the journal holds; of one that cannot be read nothing, and whoever follows it stops there."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def chat_of(row: Row) -> ChatLine:
    return ChatLine(row.number, row.seat, **row.body)


def outcome_of(found: Stored) -> OutcomeView | None:
    """How a game ended that somebody gave up; others end by their rules."""
    text = found.row["outcome"]
    return None if text is None else msgspec.json.decode(text, type=OutcomeView)


def written_asking(asking: Asking | None) -> str | None:
    return None if asking is None else msgspec.json.encode([asking.seat, asking.to, sorted(asking.waiting)]).decode()


def read_asking(text: str | None) -> Asking | None:
    if text is None:
        return None
    seat, to, waiting = msgspec.json.decode(text)
    return Asking(seat, to, set(waiting))
