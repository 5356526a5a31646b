"""What one guest and one network may take of the server: messages, and seconds of its processor.

Both are kept by guest and not by socket: whoever comes again finds what was left.
"""

from __future__ import annotations

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.limits import Buckets, Limits


class Budgets:
    """Counts and seconds, of guests and of networks."""

    def __init__(self, limits: Limits) -> None:
        many = limits.guests_of_network
        self.limits = limits
        self.openings = Buckets(limits.tables_a_day / 86_400, limits.tables_a_day)
        self.messages = Buckets(limits.messages_a_second, limits.messages_at_once)
        self.messages_there = Buckets(limits.messages_a_second * many, limits.messages_at_once * many)
        self.seconds = Buckets(limits.share, limits.share_at_once)
        self.seconds_there = Buckets(limits.share * many, limits.share_at_once * many)
        self.chats = Buckets(limits.chats_a_second, limits.chats_at_once)
        self.chats_there = Buckets(limits.chats_a_second * many, limits.chats_at_once * many)
        self.handshakes = Buckets(limits.handshakes_a_second, limits.handshakes_at_once)

    def speak(self, guest: str, network: str) -> None:
        """Somebody says something: refused if they, or all there, have said or cost too much."""
        self.afford(guest, network)
        if not (self.messages.take(guest) and (self.is_home(network) or self.messages_there.take(network))):
            raise Denied(denied.TOO_OFTEN, "server-too-often")

    def is_home(self, network: str) -> bool:
        """Whether this is our own machine, where limits by network mean nothing."""
        return self.limits.trust_loopback and network in ("127.0.0.1", "::/64")

    def open(self, network: str) -> None:
        """Somebody opens a table or brings a record."""
        if not self.is_home(network) and not self.openings.take(network):
            raise Denied(denied.TOO_OFTEN, "server-too-many-today", n=self.limits.tables_a_day)

    def talk(self, guest: str, network: str) -> None:
        """Somebody says something to the others."""
        if not (self.chats.take(guest) and (self.is_home(network) or self.chats_there.take(network))):
            raise Denied(denied.TOO_OFTEN, "server-too-often")

    def afford(self, guest: str, network: str) -> None:
        if (guest and not self.seconds.has(guest)) or not (self.is_home(network) or self.seconds_there.has(network)):
            raise Denied(denied.TOO_OFTEN, "server-too-dear")

    def knock(self, network: str) -> None:
        """Somebody wants a socket."""
        if self.is_home(network):
            return
        if not (self.handshakes.take(network) and self.seconds_there.has(network)):
            raise Denied(denied.TOO_OFTEN, "server-too-often")

    def pay(self, guest: str, network: str, seconds: float) -> None:
        """What was done for somebody took this many seconds of the processor."""
        if guest:
            self.seconds.pay(guest, seconds)
        self.seconds_there.pay(network, seconds)
