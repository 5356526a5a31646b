"""Browsers that want word of their turn: whose they are, where they are reached, and until when."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.sql import Executable

from ludoteka.server.storage.schema import KEYS, PUSHES

EACH = 8  # browsers of one guest
LASTS = 60 * 24 * 3600.0  # seconds that one is kept after its page was last open
VAPID = "vapid"


class Addressee(NamedTuple):
    """One browser."""

    endpoint: str
    point: str
    secret: str
    language: str


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def subscribed(guest: str, one: Addressee) -> list[Executable]:
    """This browser is this guest's from now on; of too many the one that was not seen for longest goes."""
    mine = sa.select(PUSHES.c.id).where(PUSHES.c.guest == guest).order_by(PUSHES.c.expires.desc())
    row = {"id": id_of(one.endpoint), "guest": guest, "expires": time.time() + LASTS, **one._asdict()}
    return [
        sa.delete(PUSHES).where(PUSHES.c.id == row["id"]),
        sa.insert(PUSHES).values(row),
        sa.delete(PUSHES).where(PUSHES.c.guest == guest, PUSHES.c.id.not_in(mine.limit(EACH))),
    ]


def unsubscribed(endpoint: str, guest: str | None = None) -> Executable:
    """Without a guest: whoever's it is."""
    gone = sa.delete(PUSHES).where(PUSHES.c.id == id_of(endpoint))
    return gone if guest is None else gone.where(PUSHES.c.guest == guest)


def addressees(connection: sa.Connection, guest: str) -> list[Addressee]:
    asked = sa.select(PUSHES.c.endpoint, PUSHES.c.point, PUSHES.c.secret, PUSHES.c.language)
    rows = connection.execute(asked.where(PUSHES.c.guest == guest, PUSHES.c.expires > time.time()))
    return [Addressee(*row) for row in rows]


def own_key(connection: sa.Connection) -> str | None:
    """The key that this server signs with; of several workers the first that wrote one has made it."""
    return connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == VAPID)).scalar()


def made_key(value: str) -> Executable:
    """Keeps a new key, unless there is one."""
    there = sa.exists().where(KEYS.c.name == VAPID)
    return sa.insert(KEYS).from_select(["name", "value"], sa.select(sa.literal(VAPID), sa.literal(value)).where(~there))
