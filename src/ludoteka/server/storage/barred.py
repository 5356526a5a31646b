"""Who may not speak, and who may not come: guests by their hash, and whole networks."""

from __future__ import annotations

import time
from typing import Literal

import sqlalchemy as sa

from ludoteka.server.storage.schema import BARRED

How = Literal["mute", "ban"]


def bar(connection: sa.Connection, who: str, how: How) -> None:
    pardon(connection, who)
    connection.execute(sa.insert(BARRED).values(who=who, how=how, at=time.time()))


def pardon(connection: sa.Connection, who: str) -> bool:
    """Whether there was anything to pardon."""
    return connection.execute(sa.delete(BARRED).where(BARRED.c.who == who)).rowcount > 0


def barred(connection: sa.Connection) -> dict[str, str]:
    """Guests and networks, and what each of them may not."""
    return {row.who: row.how for row in connection.execute(sa.select(BARRED.c.who, BARRED.c.how))}
