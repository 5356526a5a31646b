"""Who looks at a table, at this worker and at others, and how word of it reaches them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ludoteka.room import views
from ludoteka.room.lines import Entry
from ludoteka.room.play import told
from ludoteka.room.rows import Presence
from ludoteka.room.wire.positions import ChatLine
from ludoteka.room.wire.told import ENCODER, ChatTold, TableChanged, Update, WindowChanged

if TYPE_CHECKING:
    from ludoteka.room.stream import Socket
    from ludoteka.room.table import Table
    from ludoteka.room.windows import Window

SOON = 0.05  # changes of seats and connections that come together are told together


class Audience:
    """The sockets of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[int, Presence] = {}  # who is at other workers
        self.shown = Presence()  # who is here, as the other workers know it
        self.telling: asyncio.TimerHandle | None = None
        self.seen = asyncio.Event()  # somebody has been shown more than before

    # --- who is there

    def here(self) -> Presence:
        """Who holds sockets of this worker."""
        players = frozenset(socket.guest for socket in self.sockets if socket.role == "player")
        return Presence(players, sum(1 for socket in self.sockets if socket.role == "spectator"))

    def connected(self) -> frozenset[str]:
        """The guests who hold a socket of a player, at this worker or another."""
        return self.here().players.union(*(other.players for other in self.elsewhere.values()))

    def has(self, guest: str) -> bool:
        """Whether this guest holds a socket of a player, at this worker or another."""
        for socket in self.sockets:
            if socket.guest == guest and socket.role == "player":
                return True
        return any(guest in other.players for other in self.elsewhere.values())

    def watching(self) -> int:
        return self.here().watching + sum(other.watching for other in self.elsewhere.values())

    def is_there(self) -> bool:
        return bool(self.sockets) or any(other.players or other.watching for other in self.elsewhere.values())

    async def have_seen(self, number: int, most: float) -> None:
        """Wait until everybody who sits here has been shown what happened up to this number, but not for ever."""
        try:
            async with asyncio.timeout(most):
                while any(socket.role == "player" and socket.shown < number for socket in self.sockets):
                    self.seen.clear()
                    await self.seen.wait()
        except TimeoutError:
            pass

    def join(self, socket: Socket) -> None:
        table = self.table
        table.touched = time.monotonic()
        self.sockets.add(socket)
        for seat in table.seats_of(socket.guest) if socket.role == "player" else []:
            table.clocks.away.pop(seat, None)
        self.tell_table()
        table.answers.drive()  # bots alone play only while somebody looks

    def part(self, socket: Socket) -> None:
        self.table.touched = time.monotonic()
        self.sockets.discard(socket)
        if not self.sockets and self.table.play is not None:
            self.table.play.sight.close()
        self.seen.set()
        self.table.clocks.look_who_is_away()
        self.tell_table()
        self.table.answers.drive()  # who is no longer here may have only one move

    def dismiss(self, id: str) -> None:
        """Show everybody out; they may come again."""
        for socket in list(self.sockets):
            socket.dismiss(id, again=True)

    # --- telling

    def tell_update(self, entry: Entry) -> None:
        """Tell everybody what happened, each as far as they may know."""
        play = self.table.play
        if play is None or not self.sockets:
            return
        film = play.film(entry)
        ready: dict[tuple[int, str], bytes] = {}
        several = self.table.hold_several()
        for socket in list(self.sockets):
            eyes = (socket.viewer, socket.guest if socket.role == "player" and socket.guest in several else "")
            if eyes not in ready:
                stands = views.position(self.table, *eyes)
                assert stands is not None
                line = told(entry, socket.viewer, film, play.view)
                ready[eyes] = ENCODER.encode(Update(entry.number, line, stands))
            socket.show(entry.number, ready[eyes])
        play.sight.told()

    def tell_window(self, window: Window) -> None:
        """Tell everybody that a window stays open longer."""
        view = window.view()
        if view is not None:
            ready = ENCODER.encode(WindowChanged(self.table.number, view))
            for socket in list(self.sockets):
                if socket.greeted:
                    socket.show(self.table.number, ready)

    def tell_chat(self, line: ChatLine) -> None:
        ready = ENCODER.encode(ChatTold(line.number, line))
        for socket in list(self.sockets):
            socket.show(line.number, ready)

    def tell_all(self, seen: int) -> None:
        """Tell everybody the whole table, and what came after `seen`."""
        for socket in list(self.sockets):
            if socket.greeted:
                socket.show(self.table.number, socket.snapshot(seen))

    def tell_table(self) -> None:
        """Tell everybody, in a moment, who sits, watches, is connected."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(SOON, self.tell_table_now)

    def tell_table_now(self) -> None:
        self.telling = None
        table = self.table
        if not table.gone:
            self.show_who_is_here()
        view = views.table_view(table) if self.sockets else None
        ready: dict[str, bytes] = {}  # all who watch are told the same
        for socket in list(self.sockets):
            if socket.greeted and view is not None:
                who = socket.guest if socket.role == "player" else ""
                if who not in ready:
                    you = views.you(table, socket.guest, socket.role)
                    ready[who] = ENCODER.encode(TableChanged(table.number, view, you))
                socket.show(table.number, ready[who])

    def show_who_is_here(self, again: bool = False) -> None:
        """Let the other workers know who is here, if that is news to them."""
        here = self.here()
        if again or here != self.shown:
            self.shown = here
            self.table.crew.show(here)

    def recheck(self) -> None:
        """After seats changed hands: a socket whose seats are gone is shown out, an eye without its seat is covered."""
        table = self.table
        for socket in list(self.sockets):
            if socket.role != "player":
                continue
            seats = table.seats_of(socket.guest)
            if not seats and socket.guest != table.owner:
                socket.dismiss("server-seat-moved", again=False)
                continue
            covered = socket.viewer == -1 and len(seats) != 1
            if socket.viewer not in seats and not covered:
                socket.viewer = seats[0] if len(seats) == 1 else -1
                if socket.greeted:
                    socket.show(table.number, socket.snapshot(-1))
        self.tell_table()

    def close(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None
