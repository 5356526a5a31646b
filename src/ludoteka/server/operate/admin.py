"""`ludoteka admin`: what an operator does with the tables, the people and the archive, also while the server runs."""

from __future__ import annotations

import argparse
import ipaddress
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.games import shelf
from ludoteka.kernel.refusal import Refused
from ludoteka.room.archive import played
from ludoteka.room.mending import brought_back
from ludoteka.room.play import Play
from ludoteka.room.rows import terms_of
from ludoteka.room.wire.positions import OutcomeView
from ludoteka.room.wire.words import Msg
from ludoteka.server import settings
from ludoteka.server.http import network_of
from ludoteka.server.operate.serve import database
from ludoteka.server.settings import Settings
from ludoteka.server.storage import (
    JOURNAL,
    RECORDS,
    TABLES,
    How,
    bar,
    barred,
    engine_of,
    guest_in,
    guests_here,
    is_shared,
    kept,
    outdated,
    record_text,
    seat_rows,
    stored,
)
from ludoteka.server.storage import forget as forget_guest
from ludoteka.server.storage import pardon as pardoned
from ludoteka.text.voice import Voice

Deed = Callable[[argparse.Namespace, sa.Engine, Settings, Voice], int]
SECRETS = ("seed", "owner")  # of a table: its luck to come, and who may do with it as they like


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """The arguments of the command."""
    parser.add_argument("deed", choices=list(DEEDS), help=voice.text("server-admin-deed"))
    parser.add_argument("which", nargs="?", default="", help=voice.text("server-admin-which"))
    parser.add_argument("--db", metavar="DB", help=voice.text("server-arg-db"))
    parser.add_argument("--config", metavar="FILE", help=voice.text("server-arg-config"))
    parser.add_argument("--status", choices=["gathering", "playing", "over"], help=voice.text("server-admin-status"))
    parser.add_argument("--most", type=int, default=100, metavar="N", help=voice.text("server-admin-most"))


def run(args: argparse.Namespace, voice: Voice) -> int:
    chosen = settings.read(args.config)
    db = args.db or chosen.serve.db or database()
    if not is_shared(db) and not Path(db).is_file():
        raise Refused("server-admin-no-file", file=db)
    engine = engine_of(db if is_shared(db) else Path(db))
    try:
        return DEEDS[args.deed](args, engine, chosen, voice)
    except sa.exc.DBAPIError as fault:
        raise Refused("server-db-unreachable", why=str(fault.orig).partition("\n")[0][:200]) from None
    finally:
        engine.dispose()


def told(what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False, indent=2))


def day_of(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def found(connection: sa.Connection, id: str) -> dict[str, Any]:
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        raise Refused("server-no-such-table")
    return {name: value for name, value in row.items() if name not in SECRETS}


# --- tables


def tables(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """The tables, the newest first: a line each."""
    asked = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.updated, TABLES.c.number)
    if args.status:
        asked = asked.where(TABLES.c.status == args.status)
    with engine.connect() as connection:
        rows = connection.execute(asked.order_by(TABLES.c.updated.desc()).limit(max(args.most, 0))).all()
        seats = seat_rows(connection, [row.id for row in rows])
    for row in rows:
        names = ", ".join(seat["name"] or seat["kind"] for seat in seats.get(row.id, []))
        print(f"{row.id}  {row.game:<10}  {row.status:<9}  {day_of(row.updated)}  {row.number:>5}  {names}")
    return 0


def show(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """One table: its row, its seats by the hash of whoever holds them, and how many lines its journal has."""
    with engine.connect() as connection:
        row = found(connection, args.which)
        seats = seat_rows(connection, [args.which]).get(args.which, [])
        kinds = connection.execute(
            sa.select(JOURNAL.c.kind, sa.func.count().label("lines"))
            .where(JOURNAL.c.table_id == args.which)
            .group_by(JOURNAL.c.kind)
        )
        told(row | {"seats": seats, "journal": {line.kind: line.lines for line in kinds}})
    return 0


def close(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """End a table: nobody has won, its record stays."""
    outcome = msgspec.json.encode(OutcomeView("closed", Msg("server-ending-closed"), [], [])).decode()
    with engine.begin() as connection:
        row = found(connection, args.which)
        if row["status"] == "over":
            raise Refused("server-admin-over")
        connection.execute(
            sa.update(TABLES)
            .where(TABLES.c.id == args.which)
            .values(status="over", asked="[]", outcome=outcome, revision=TABLES.c.revision + 1)
        )
    print(voice.text("server-admin-done"))
    return 0


def delete(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """Throw a table away with all that hangs on it."""
    with engine.begin() as connection:
        found(connection, args.which)
        connection.execute(sa.delete(TABLES).where(TABLES.c.id == args.which))
    print(voice.text("server-admin-done"))
    return 0


# --- people


def export(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """All that is kept of a person."""
    with engine.connect() as connection:
        told(kept(connection, guest_in(connection, args.which)))
    return 0


def forget(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """Throw away all that is kept of a person; games that others played with them stay, without the name."""
    with engine.begin() as connection:
        forget_guest(connection, guest_in(connection, args.which))
    print(voice.text("server-admin-done"))
    return 0


def guests(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """Who sits at tables, the latest first: a line each, with what they may not do."""
    with engine.connect() as connection:
        known = barred(connection)
        for guest, name, tables, last in guests_here(connection, max(args.most, 0)):
            print(f"{guest}  {day_of(last)}  {tables:>5}  {known.pop(guest, ''):<4}  {name}")
    for who, how in known.items():
        print(f"{who}  {how}")
    return 0


def mute(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """A person or a network may not talk."""
    return barring(args.which, engine, voice, "mute")


def ban(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """A person or a network may not come any more."""
    return barring(args.which, engine, voice, "ban")


def barring(which: str, engine: sa.Engine, voice: Voice, how: How) -> int:
    with engine.begin() as connection:
        bar(connection, who_is(connection, which), how)
    print(voice.text("server-admin-done"))
    return 0


def pardon(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """Who was muted or banned may come and talk again."""
    with engine.begin() as connection:
        if not pardoned(connection, args.which) and not pardoned(connection, who_is(connection, args.which)):
            raise Refused("server-admin-nobody")
    print(voice.text("server-admin-done"))
    return 0


def who_is(connection: sa.Connection, which: str) -> str:
    """A network by an address of it, else a guest."""
    try:
        ipaddress.ip_address(which)
    except ValueError:
        return guest_in(connection, which)
    return network_of(which)


# --- the archive


def backup(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """A whole and true copy of a SQLite file, also while the server writes to it."""
    if engine.dialect.name != "sqlite":
        raise Refused("server-admin-pg-dump")
    target = Path(args.which)
    if not args.which or target.exists():
        raise Refused("server-admin-new-file", file=args.which)
    mask = os.umask(0o077)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text("VACUUM INTO :file"), {"file": str(target)})
    finally:
        os.umask(mask)
    print(voice.text("server-admin-done"))
    return 0


def verify(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """Play every table and every record through; a line for each that is not true, and 1 if there is any."""
    faults = 0
    with engine.connect() as connection:
        ids = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.status != "gathering")).scalars().all()
        records = connection.execute(sa.select(RECORDS.c.id)).scalars().all()
        for id in ids:
            try:
                why = restored(connection, id)[1]
            except (Refused, msgspec.MsgspecError, LookupError, TypeError, ValueError) as fault:
                why = fault.message if isinstance(fault, Refused) else None
                faults += why is None
                if why is None:
                    print(f"{id}  {type(fault).__name__}")
            if why is not None:
                faults += 1
                print(f"{id}  {voice.say(why)}")
        for id in records:
            try:
                played(id, record_text(connection, id) or "", chosen.limits.plies)
            except Refused as refusal:
                faults += 1
                print(f"{id}  {voice.say(refusal.message)}")
    print(voice.text("server-admin-verified", tables=len(ids), records=len(records), faults=faults))
    return 1 if faults else 0


def restored(connection: sa.Connection, id: str) -> tuple[Play, Any]:
    """A table's game out of its journal, and why no more of it."""
    kept = stored(connection, id)
    assert kept is not None
    terms = terms_of(kept.row)
    game = shelf.game_of(terms.game, terms.players, terms.options)
    parts = (game, terms.seed, kept.journal, None)
    play, why = brought_back(*parts)
    if why is None or terms.begun is None:
        return play, why
    past = record_text(connection, terms.begun.record)
    if past is None:
        past = restored(connection, terms.begun.record)[0].record().write()
    return brought_back(*parts, past)


def tidy(args: argparse.Namespace, engine: sa.Engine, chosen: Settings, voice: Voice) -> int:
    """Throw away now what the rules of retention call too old."""
    with engine.begin() as connection:
        gone = sum(connection.execute(order).rowcount for order in outdated(chosen.retention, time.time(), []))
    print(voice.text("server-admin-tidied", n=gone))
    return 0


ALL: list[Deed] = [
    *(tables, show, close, delete),
    *(guests, mute, ban, pardon, export, forget),
    *(backup, verify, tidy),
]
DEEDS = {deed.__name__: deed for deed in ALL}
