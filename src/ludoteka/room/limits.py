"""How much of everything: numbers, and buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server lets its guests have."""

    tables: int = 5000  # not yet over, in all
    tables_each: int = 40  # not yet over, opened by one guest
    sockets: int = 4000
    sockets_each: int = 16  # of one guest at one table
    watchers: int = 200  # sockets that watch one table
    message: int = 16 * 1024  # bytes of a message or of a request
    record: int = 2 * 1024 * 1024  # bytes of an uploaded record
    plies: int = 20_000  # choices of an uploaded record
    coached: int = 3000  # choices of a game that a coach goes through
    name: int = 24
    chat: int = 500
    lines: int = 40_000  # of one table's journal: beyond them it is only played to its end
    messages_a_second: float = 15
    messages_at_once: int = 40
    chats_a_second: float = 0.5
    chats_at_once: int = 10
    requests_a_second: float = 10
    requests_at_once: int = 60
    openings_a_second: float = 0.5  # tables and records, which cost disk
    openings_at_once: int = 20
    codes_a_second: float = 0.1
    codes_at_once: int = 10
    share: float = 0.1  # seconds of the processor a second that one guest may take
    share_at_once: float = 2
    guests_of_network: int = 3  # as many guests as one network may be worth: an address, or 64 bits of one
    handshakes_a_second: float = 4  # of one network
    handshakes_at_once: int = 60
    sockets_of_network: int = 400
    tables_a_day: int = 300  # opened from one network
    trust_loopback: bool = True  # this machine is one network, and a proxy that is not named would be too
    unread: int = 512 * 1024  # bytes that wait for one socket; then they are thrown away, and it is shown all anew
    write_seconds: float = 20  # how long somebody may not read at all
    header_seconds: float = 10  # from the first byte of a request to the last of its headers
    body_seconds: float = 20


@dataclass(frozen=True, slots=True)
class Rhythm:
    """How long the server waits before it answers for somebody, in seconds; some are spans (from, to)."""

    window: float = 4  # a response window among people, whoever could answer
    held: float = 20  # one that somebody wants to think about
    passes: float = 0.4  # the passes of all bots at one window
    forced: tuple[float, float] = (5, 5)  # the only move of somebody who is not here
    bot: tuple[float, float] = (0.3, 0.8)
    watched: float = 8  # a bot's turn waits this long for those who still watch what came before
    gone: float = 120  # away this long while asked: may be claimed
    idle: float = 300  # a table nobody looks at leaves memory
    elsewhere: float = 10  # one that is only looked at through another worker, if it is not asked for here
    sweep: float = 30
    thought: float = 60  # how long a bot may think
    beat: float = 1  # how often workers look who of them lives


class Bucket:
    """A number at once, and a number a second."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.left = float(full)
        self.at = time.monotonic()

    def fill(self) -> float:
        now = time.monotonic()
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self) -> bool:
        if self.fill() < 1:
            return False
        self.left -= 1
        return True

    def pay(self, cost: float) -> None:
        """Take what something has cost, known only afterwards: that may leave a debt of at most two fillings."""
        self.left = max(self.fill() - cost, -2 * self.full)


class Buckets:
    """A bucket for each of many askers; those who asked longest ago are forgotten first."""

    def __init__(self, rate: float, full: float, most: int = 10_000) -> None:
        self.rate = rate
        self.full = full
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def has(self, who: str) -> bool:
        """Whether anything is left; who was never heard of has all."""
        return who not in self.known or self.known[who].fill() > 0

    def pay(self, who: str, cost: float) -> None:
        self.of(who).pay(cost)

    def of(self, who: str) -> Bucket:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.full)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(who)
        return bucket
