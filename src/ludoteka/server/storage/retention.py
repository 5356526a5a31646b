"""How long what nobody needs is kept. Each rule is a number of days; 0 keeps for ever."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.sql import Executable

from ludoteka.server.storage.schema import (
    JOURNAL,
    PRESENCE,
    PUSHES,
    RECORDS,
    REVIEWS,
    SEATS,
    TABLES,
    TRANSFERS,
    WATCHERS,
)

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Retention:
    """Days after which something is thrown away."""

    gathering: float = 1  # a table that was never begun
    bots_alone: float = 1  # a table at which only bots sit
    unattended: float = 90  # a table in play at which nothing happens
    over: float = 730  # a finished table with its record
    records: float = 365  # a record from outside that no table was begun from
    chat: float = 90  # what was said at a table that is over
    watchers: float = 7  # who watched a table that is over


def outdated(rules: Retention, now: float, here: list[str]) -> list[Executable]:
    """What throws away all that is too old. Tables in memory (`here`), and those somebody looks at, stay."""

    def before(days: float) -> float:
        return now - days * DAY if days else -1.0

    resting = sa.and_(TABLES.c.id.not_in(here), TABLES.c.id.not_in(sa.select(PRESENCE.c.table_id)))
    peopled = sa.select(SEATS.c.table_id).where(SEATS.c.kind == "person")
    old = sa.or_(
        sa.and_(TABLES.c.status == "gathering", TABLES.c.updated < before(rules.gathering)),
        sa.and_(TABLES.c.status == "playing", TABLES.c.updated < before(rules.unattended)),
        sa.and_(
            TABLES.c.status == "playing", TABLES.c.updated < before(rules.bots_alone), TABLES.c.id.not_in(peopled)
        ),
        sa.and_(TABLES.c.status == "over", TABLES.c.updated < before(rules.over)),
    )

    def over_since(days: float) -> sa.Select[tuple[str]]:
        return sa.select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.updated < before(days))

    begun = sa.exists().where(TABLES.c.begun.contains(RECORDS.c.id))
    return [
        sa.delete(TRANSFERS).where(TRANSFERS.c.expires < now),
        sa.delete(PUSHES).where(PUSHES.c.expires < now),
        sa.delete(TABLES).where(resting, old),
        sa.delete(JOURNAL).where(JOURNAL.c.kind == "chat", JOURNAL.c.table_id.in_(over_since(rules.chat))),
        sa.delete(WATCHERS).where(WATCHERS.c.table_id.in_(over_since(rules.watchers))),
        sa.delete(RECORDS).where(RECORDS.c.created < before(rules.records), ~begun),
        sa.delete(REVIEWS).where(
            REVIEWS.c.id.not_in(sa.select(TABLES.c.id)), REVIEWS.c.id.not_in(sa.select(RECORDS.c.id))
        ),
    ]
