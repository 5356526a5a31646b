"""Tables as they stand on disk: what their rows hold, and the questions that are asked of the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa

from ludoteka.server.journal import Row
from ludoteka.server.store import JOURNAL, PRESENCE, RECORDS, SEATS, SNAPSHOTS, TABLES, TRANSFERS, WATCHERS, WORKERS
from ludoteka.server.wire.positions import ChatLine, OutcomeView
from ludoteka.server.wire.tables import Clock, From, SeatView, TableView

if TYPE_CHECKING:
    from ludoteka.server.table import Table

LISTED = 100
T = TypeVar("T")

Kind = Literal["person", "bot", "open"]


@dataclass(slots=True)
class Chair:
    """A seat and who holds it; `guest` is the hash of a token."""

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""
    guest: str = ""
    silent: set[str] = field(default_factory=set)

    def row(self, table: str) -> dict[str, Any]:
        silent = msgspec.json.encode(sorted(self.silent)).decode()
        return {
            "table_id": table,
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "guest": self.guest,
            "silent": silent,
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
        "worker": table.following.worker,
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
    silent = set(read_list(row["silent"], str))
    return Chair(row["seat"], row["kind"], row["name"], row["level"], row["guest"], silent)


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
    """What is on disk of one table: all of it, or what came after a number of its journal."""

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


def stored(connection: sa.Connection, id: str, after: int = -1) -> Stored | None:
    """What is on disk of one table. With `after`, only the journal after this number, and no snapshot."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    watchers = connection.execute(sa.select(WATCHERS.c.guest, WATCHERS.c.name).where(WATCHERS.c.table_id == id))
    present = connection.execute(sa.select(PRESENCE).where(PRESENCE.c.table_id == id)).mappings()
    found = Stored(
        dict(row),
        [chair_of(seat) for seat in seat_rows(connection, [id]).get(id, [])],
        {guest: str(name) for guest, name in watchers},
        journal(connection, id, after),
        {
            one["worker"]: Presence(frozenset(msgspec.json.decode(one["players"])), one["watching"])
            for one in present
        },
    )
    if after < 0:
        snapshot = connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).mappings().first()
        if snapshot is not None:
            found.snapshot = (snapshot["number"], msgspec.json.decode(snapshot["state"]))
    return found


GONE_ON = (
    sa.select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.ply, JOURNAL.c.body, JOURNAL.c.at)
    .where(JOURNAL.c.table_id == sa.bindparam("which"), JOURNAL.c.number > sa.bindparam("after"))
    .order_by(JOURNAL.c.number)
)
REVISION = sa.select(TABLES.c.revision).where(TABLES.c.id == sa.bindparam("which"))


def journal(connection: sa.Connection, id: str, after: int) -> list[Row]:
    rows = connection.execute(GONE_ON, {"which": id, "after": after})
    return [Row(number, kind, seat, ply, read_body(body), at) for number, kind, seat, ply, body, at in rows]


def read_list(text: str, kind: type[T]) -> list[T]:
    """A list in a column; of one that cannot be read nothing, for one row must not stop all the others."""
    try:
        return msgspec.json.decode(text, type=list[kind])  # type: ignore[valid-type]
    except msgspec.MsgspecError:
        return []


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


def revision(connection: sa.Connection, id: str) -> int | None:
    found: int | None = connection.execute(REVISION, {"which": id}).scalar()
    return found


def written_asking(asking: Asking | None) -> str | None:
    return None if asking is None else msgspec.json.encode([asking.seat, asking.to, sorted(asking.waiting)]).decode()


def read_asking(text: str | None) -> Asking | None:
    if text is None:
        return None
    seat, to, waiting = msgspec.json.decode(text)
    return Asking(seat, to, set(waiting))


def seat_rows(connection: sa.Connection, ids: list[str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings():
        found.setdefault(row["table_id"], []).append(dict(row))
    return found


ATTENDED = sa.select(SEATS.c.table_id).where(SEATS.c.kind == "person").union(sa.select(PRESENCE.c.table_id))


def waiting_for_bots(connection: sa.Connection) -> list[tuple[str, int]]:
    """Tables in play at which a bot is asked, and the worker that answers there."""
    rows = connection.execute(
        sa.select(TABLES.c.id, TABLES.c.asked, TABLES.c.worker).where(TABLES.c.status == "playing")
    )
    asked = {id: (set(read_list(seats, int)), worker) for id, seats, worker in rows}
    bots = connection.execute(
        sa.select(SEATS.c.table_id, SEATS.c.seat)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.kind == "bot", TABLES.c.status == "playing", TABLES.c.id.in_(ATTENDED))
    )
    return sorted({(id, asked[id][1]) for id, seat in bots if id in asked and seat in asked[id][0]})


def counts_of_workers(connection: sa.Connection) -> dict[int, dict[str, float]]:
    rows = connection.execute(sa.select(WORKERS).where(WORKERS.c.worker >= 0))
    return {worker: read_body(counts) for worker, counts in rows}


def present_workers(connection: sa.Connection) -> set[int]:
    """The workers that have left something here, whether they live or not."""
    left = sa.union(sa.select(PRESENCE.c.worker), sa.select(WORKERS.c.worker))
    return {worker for (worker,) in connection.execute(left) if worker >= 0}


def count(connection: sa.Connection, guest: str, lately: float) -> tuple[int, int]:
    """Tables that are not over: all at which something has happened lately, and those of one guest."""
    going = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.status != "over")
    every = connection.execute(going.where(TABLES.c.updated >= lately)).scalar_one()
    return every, connection.execute(going.where(TABLES.c.owner == guest)).scalar_one()


def is_known(connection: sa.Connection, guest: str) -> bool:
    """Whether this guest holds anything here: a seat, a table, a place to watch from."""
    asked = (
        sa.select(SEATS.c.seat).where(SEATS.c.guest == guest),
        sa.select(TABLES.c.number).where(TABLES.c.owner == guest),
        sa.select(sa.literal(0)).select_from(WATCHERS).where(WATCHERS.c.guest == guest),
    )
    return any(connection.execute(question.limit(1)).first() is not None for question in asked)


def transfer(connection: sa.Connection, code: str) -> dict[str, Any] | None:
    row = connection.execute(sa.select(TRANSFERS).where(TRANSFERS.c.code == code)).mappings().first()
    return None if row is None else dict(row)


def record_text(connection: sa.Connection, id: str) -> str | None:
    text: str | None = connection.execute(sa.select(RECORDS.c.text).where(RECORDS.c.id == id)).scalar()
    return text


Rows = list[tuple[dict[str, Any], list[dict[str, Any]]]]


def lobby_rows(connection: sa.Connection, guest: str) -> tuple[Rows, Rows]:
    """The guest's tables, and those that anybody may join or watch."""
    held = sa.select(SEATS.c.table_id).where(SEATS.c.guest == (guest or "nobody"), SEATS.c.kind == "person")
    newest = TABLES.c.updated.desc()
    mine = connection.execute(
        sa.select(TABLES)
        .where(sa.or_(TABLES.c.id.in_(held), TABLES.c.owner == (guest or "nobody")))
        .order_by(newest)
        .limit(LISTED)
    ).mappings()
    listed = connection.execute(
        sa.select(TABLES)
        .where(
            TABLES.c.listed.is_(True),
            sa.or_(TABLES.c.status == "gathering", TABLES.c.spectators.is_(True)),
            TABLES.c.status != "over",
        )
        .order_by(TABLES.c.status, newest)
        .limit(LISTED)
    ).mappings()
    rows = [[dict(row) for row in found] for found in (mine, listed)]
    seats = seat_rows(connection, [row["id"] for found in rows for row in found])
    both = [[(row, seats.get(row["id"], [])) for row in found] for found in rows]
    return both[0], both[1]
