"""The tables of the database, and the two statements that every choice is written with."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

METADATA = sa.MetaData()


def key(name: str = "table_id", **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("forced", sa.Boolean, nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text),
    sa.Column("begun", sa.Text),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("asked", sa.Text, nullable=False),
    sa.Column("outcome", sa.Text),
    sa.Column("rematch", sa.String(32)),
    sa.Column("asking", sa.Text),
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every write; a writer says from which it started
    sa.Column("worker", sa.Integer, nullable=False),  # who answers for bots here; 0 for nobody
    sa.Index("tables_by_status", "status", "updated"),
    sa.Index("tables_by_listing", "status", "listed", "updated"),
    sa.Index("tables_by_owner", "owner"),
)
SEATS = sa.Table(
    "seats",
    METADATA,
    key(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("guest", sa.String(64), nullable=False),  # the hash of a token, never the token
    sa.Column("silent", sa.Text, nullable=False),
    sa.Index("seats_by_guest", "guest"),
)
WATCHERS = sa.Table(
    "watchers",
    METADATA,
    key(primary_key=True),
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
)
JOURNAL = sa.Table(
    "journal",
    METADATA,
    key(primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    key(primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)
PRESENCE = sa.Table(
    "presence",
    METADATA,
    key(primary_key=True),
    sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("players", sa.Text, nullable=False),  # the guests that hold a socket of a player there
    sa.Column("watching", sa.Integer, nullable=False),
)
WORKERS = sa.Table(
    "workers",
    METADATA,
    sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("counts", sa.Text, nullable=False),
)
TRANSFERS = sa.Table(
    "transfers",
    METADATA,
    sa.Column("code", sa.String(64), primary_key=True),
    key(nullable=False),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),  # of a record, or of a table that is over
    sa.Column("text", sa.Text, nullable=False),
)
BARRED = sa.Table(
    "barred",
    METADATA,
    sa.Column("who", sa.String(64), primary_key=True),  # the hash of a guest, or a network
    sa.Column("how", sa.String(8), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
PUSHES = sa.Table(
    "pushes",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the endpoint
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("point", sa.String(128), nullable=False),
    sa.Column("secret", sa.String(32), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Index("pushes_by_guest", "guest"),
)
KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# What is written again and again has its values apart: it is put into the words of the database once.
ENTER = sa.insert(JOURNAL)
UNSHOOT = sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == sa.bindparam("which"))
SHOOT = sa.insert(SNAPSHOTS)
PART = sa.delete(PRESENCE).where(
    PRESENCE.c.table_id == sa.bindparam("which"), PRESENCE.c.worker == sa.bindparam("whose")
)
COME = sa.insert(PRESENCE)
STAND = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"), TABLES.c.revision == sa.bindparam("seen"))
    .values(
        updated=sa.bindparam("now"),
        number=sa.bindparam("last"),
        status=sa.bindparam("how"),
        asked=sa.bindparam("whom"),
        asking=None,
        revision=sa.bindparam("next"),
    )
)
