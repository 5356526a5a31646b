"""What a choice costs a table, counted in the pure form: `LUDOTEKA_FORM=pure python -m tests.server.counting`.

Two people and a spectator look on, or one person and a spectator where a bot plays. Counted are the lists of options
that are made, the looks at what would be forgone, clones and views, all outside the rules' own work, and only those of
the server: what bots think is theirs.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any

from ludoteka.games import shelf
from ludoteka.kernel.frames import Frame
from ludoteka.kernel.machine import State
from ludoteka.kernel.question import Question
from ludoteka.kernel.sentences import Effect
from ludoteka.room import views
from ludoteka.room.denied import Denied
from ludoteka.room.sending import Role
from ludoteka.room.table import Table
from ludoteka.room.wire.told import ENCODER, Snapshot
from ludoteka.server import collecting
from tests.server.browser import Browser, Server, serving

CHOICES = 120
COUNTED = ("options", "foreseen", "forgone", "clones", "views", "digests")


class Counts:
    """Calls of what is counted, made in this thread while no rule is at work."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()
        self.within: Counter[str] = Counter()
        self.thread = threading.get_ident()

    def count(self, cls: type[Any], method: str, name: str) -> None:
        """Count the outermost calls of a method that this class defines itself."""
        if method not in vars(cls):
            return
        plain: Callable[..., Any] = vars(cls)[method]

        @wraps(plain)
        def counted(*args: Any) -> Any:
            if threading.get_ident() != self.thread:
                return plain(*args)
            if not self.within[name] and not self.within["rules"]:
                self.of[name] += 1
            self.within[name] += 1
            try:
                return plain(*args)
            finally:
                self.within[name] -= 1

        setattr(cls, method, counted)


def kinds(of: type[Any]) -> list[type[Any]]:
    return [of, *(kind for below in of.__subclasses__() for kind in kinds(below))]


def counting() -> Counts:
    """Count from now on."""
    counts = Counts()
    for frame in [*kinds(Frame), *kinds(Effect)]:
        counts.count(frame, "options", "options")
        counts.count(frame, "forgone", "forgone")
    for state in kinds(State):
        counts.count(state, "play", "rules")
        counts.count(state, "clone", "clones")
        counts.count(state, "view", "views")
        counts.count(state, "digest", "digests")
    return counts


def foreseeing(counts: Counts, server: Server) -> None:
    """Count apart the options of questions that come only if others pass: of no table as it stands.

    A list that serves the question when it comes is the list of that question; what stays is what was made in vain,
    or made twice.
    """
    plain: Callable[[Question], list[int]] = vars(Question)["options"].fget
    plainly_adopt: Callable[[Question, Question], None] = vars(Question)["adopt"]
    lists: dict[int, list[int]] = {}  # made ahead, by identity

    def options(question: Question) -> list[int]:
        stand = [table.play.state for table in server.house.tables.values() if table.play is not None]
        ahead = question._options is None and all(question.of is not state for state in stand)
        counts.within["rules"] += ahead
        try:
            found = plain(question)
        finally:
            counts.within["rules"] -= ahead
        if ahead and threading.get_ident() == counts.thread:
            counts.of["foreseen"] += 1
            lists[id(found)] = found
        return found

    def adopt(question: Question, foreseen: Question) -> None:
        plainly_adopt(question, foreseen)
        if question._options is not None and lists.pop(id(question._options), None) is not None:
            counts.of["foreseen"] -= 1
            counts.of["options"] += 1

    Question.options = property(options)  # type: ignore[assignment, method-assign]
    Question.adopt = adopt  # type: ignore[assignment, method-assign]


class Eye:
    """One who looks on: a socket without a line."""

    def __init__(self, table: Table, guest: str, role: Role, viewer: int) -> None:
        self.table = table
        self.guest = guest
        self.role = role
        self.viewer = viewer
        self.greeted = True
        self.told = b""
        self.reading = 0.0  # seconds that it has read: it is a browser's time, not the server's
        self.shown = sys.maxsize  # it sees at once: no bot waits for it
        self.news = asyncio.Event()

    def show(self, number: int, told: Any) -> None:
        ready = told if isinstance(told, bytes) else ENCODER.encode(told)
        if b'"position"' in ready:
            self.told = ready
            self.news.set()

    def snapshot(self, seen: int) -> Snapshot:
        return views.snapshot(self.table, self.guest, self.role, self.viewer, seen)

    def tell(self, message: Any) -> None:
        ENCODER.encode(message)

    def dismiss(self, id: str, again: bool) -> None:
        """The house closes."""

    def decision(self) -> dict[str, Any] | None:
        began = time.thread_time()
        decisions: list[dict[str, Any]] = json.loads(self.told)["position"]["decisions"] if self.told else []
        self.reading += time.thread_time() - began
        return decisions[0] if decisions else None


async def played(server: Server, game: str, kinds: tuple[str, ...], counts: Counts | None) -> dict[str, float]:
    """Play at random; what each choice, of a person or a bot, has cost on average."""
    anna = Browser(server.url)
    table = server.table(await anna.open(*kinds, game=game, seed="7", forced=False))
    guest = table.owner
    eyes = [Eye(table, guest, "player", seat) for seat, kind in enumerate(kinds) if kind == "me"]
    looking: set[Any] = {*eyes, Eye(table, "nobody", "spectator", -1)}
    table.audience.sockets.update(looking)
    table.audience.tell_all(-1)
    rng = random.Random(game)
    answered: set[tuple[int, int]] = set()
    await asyncio.sleep(0.1)
    assert table.play is not None
    before, began = table.play.ply, time.thread_time()
    if counts is not None:
        counts.of.clear()
    while table.status == "playing" and table.play.ply < before + CHOICES:
        open_now = [one for eye in eyes if (one := eye.decision()) is not None]
        found = [one for one in open_now if (one["seat"], one["id"]) not in answered]
        if not found:
            eyes[0].news.clear()
            with suppress(TimeoutError):  # a window is open, or a bot thinks
                async with asyncio.timeout(0.1):
                    await eyes[0].news.wait()
            continue
        decision = found[0]
        answered.add((decision["seat"], decision["id"]))
        option = rng.choice(decision["choices"])["option"]
        with suppress(Denied):  # meanwhile the server has answered for a seat that had no choice
            await table.choose(guest, decision["seat"], decision["id"], [option])
    made = table.play.ply - before
    spent = time.thread_time() - began - sum(eye.reading for eye in eyes)
    cost = {"choices": float(made), "milliseconds": spent * 1000 / made}
    if counts is not None:
        cost |= {name: counts.of[name] / made for name in COUNTED}
    table.audience.sockets.clear()
    await anna.close()
    return cost


async def main(counted: bool) -> None:
    counts = counting() if counted else None
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            if counts is not None:
                foreseeing(counts, server)
            collecting.by_house()  # as the command does that serves
            for game in shelf.SHELF:
                found[f"{game}, two people"] = await played(server, game, ("me", "me"), counts)
                found[f"{game}, with a bot"] = await played(server, game, ("me", "novice"), counts)
    print(json.dumps(found))


if __name__ == "__main__":
    asyncio.run(main("--time" not in sys.argv))
