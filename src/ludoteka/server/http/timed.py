"""A limit of time for whoever is slow to read."""

from __future__ import annotations

import asyncio

from ludoteka.room.limits import Limits

LINGER = 5.0  # seconds that what was written last has to leave after the end


class Timed:
    """Cuts a connection off, with all that waits in it, when a time is over. A mere close would wait for the reader."""

    transport: asyncio.Transport
    limits = Limits()
    unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        if self.unread is None:
            self.unread = asyncio.get_running_loop().call_later(self.limits.write_seconds, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)  # type: ignore[misc]
        # A transport of asyncio holds a method of its own: without it nothing is left for the collector of cycles.
        vars(self.transport).pop("_read_ready_cb", None)

    def cut(self) -> None:
        self.transport.abort()

    def cut_soon(self) -> None:
        if not self.transport.is_closing() or self.transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(LINGER, self.cut)
