"""What a room needs of the host it runs in, and nothing else: five ports.

Keeper keeps tables, Thinkers answer for bots, a Line leads to one browser, a Crew is whoever else serves the same
tables, and Aside does long work where nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from ludoteka.kernel.machine import State
    from ludoteka.room.coaching import Asked, Weighed
    from ludoteka.room.deeds import Deed, Guard
    from ludoteka.room.minds import Advised
    from ludoteka.room.rows import Presence, Stored
    from ludoteka.room.table import Table

T = TypeVar("T")
P = ParamSpec("P")

Whose = tuple[str, str]  # the guest and the table that a bot is asked for
Rows = list[tuple[dict[str, Any], list[dict[str, Any]]]]  # tables, each with its seats


class Behind(Exception):
    """Somebody else was first: what this write started from is no longer so. Nothing was written."""


class Speechless(Exception):
    """A bot could not answer; the text is what went wrong where it thinks."""


class Keeper(Protocol):
    """Keeps tables. What it is told to write is kept, all of it or nothing, when `write` returns."""

    async def write(self, guard: Guard | None, *deeds: Deed) -> None:
        """Behind if the row that the guard changes is no longer at its revision."""

    async def stored(self, id: str, after: int = -1) -> Stored | None:
        """What is kept of one table. With `after`, only the journal after this number, and no snapshot."""

    async def lobby(self, guest: str, mine: int, listed: int, most: int) -> tuple[Rows, Rows]:
        """The guest's tables and those open to all: `most` of each, after the first `mine` and `listed`."""

    async def counts(self, guest: str, lately: float) -> tuple[int, int]:
        """Tables that are not over: all at which something has happened since then, and those of one guest."""

    async def record(self, id: str) -> str | None:
        """The text of a record from outside."""

    async def review(self, id: str) -> str | None:
        """What a coach has said of a game."""

    async def waiting(self) -> list[tuple[str, int]]:
        """Tables in play at which a bot is asked, and the worker that answers there."""


class Thinkers(Protocol):
    """Bots, wherever they think."""

    async def choose(self, game: str, state: State, seat: int, level: str, seed: str, whose: Whose = ("", "")) -> int:
        """The option that a bot of this level takes; Speechless if it cannot say."""

    async def advise(self, game: str, state: State, seat: int, seed: str, whose: Whose = ("", "")) -> Advised:
        """What a bot thinks of the best few options."""

    async def weigh(self, game: str, state: State, asked: Asked, whose: Whose = ("", "")) -> Weighed:
        """What a coach thinks of a choice that was made."""


class Line(Protocol):
    """The way to one browser."""

    def is_free(self) -> bool:
        """Whether it takes more. Where it does not, the host calls the socket's `flow` when it does."""

    def send(self, message: bytes) -> None:
        """Put a message, which is text, on its way."""

    def close(self, code: int) -> None:
        """End it when all of that has left."""


class Crew(Protocol):
    """One table's eye on whoever else serves it."""

    @property
    def me(self) -> int:
        """The number of this worker; 0 where there is only one."""

    def is_in_charge(self) -> bool:
        """Whether this worker answers for bots here."""

    async def freshen(self) -> None:
        """See whether another has written something that we have not heard of yet."""

    def show(self, here: Presence) -> None:
        """Let the others know who is here."""

    def tell(self, what: str) -> None:
        """Let the others know something of this table that is not kept."""


class Aside(Protocol):
    """Does something long where it holds nobody up."""

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T: ...


class Alone:
    """The crew of a host that has its tables to itself."""

    def __init__(self, table: Table) -> None:
        self.me = 0

    def is_in_charge(self) -> bool:
        return True

    async def freshen(self) -> None:
        """Nobody else writes."""

    def show(self, here: Presence) -> None:
        """Nobody else looks."""

    def tell(self, what: str) -> None:
        """Nobody else is there to hear it."""


async def in_place(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Where there is nowhere else to do it."""
    return work(*args, **kwargs)
