"""What waits for one browser: bounded in bytes, and never two pictures of the same table.

Whoever does not read gets no longer and longer queue: what would have shown the table is thrown away, and when they
read again they are shown the whole table once.
"""

from __future__ import annotations

BARE = -1  # the number of an answer: it shows nothing, and nothing shown later takes its place


class Outbox:
    """The messages that wait for one socket. `most`: their bytes."""

    __slots__ = ("bytes", "ended", "lines", "most", "stale")

    def __init__(self, most: int) -> None:
        self.most = most
        # Each with the number of the journal that it shows. A list: an empty deque is as large as a short message.
        self.lines: list[tuple[int, bytes]] = []
        self.bytes = 0
        self.stale = False  # whether something that showed the table was thrown away
        self.ended = False

    def show(self, number: int, message: bytes) -> None:
        """Something shows the table up to this number."""
        if self.ended:
            return
        if not self.stale and self.bytes + len(message) <= self.most:
            self.put(number, message)
            return
        if not self.stale:
            self.lines = [line for line in self.lines if line[0] == BARE]
            self.bytes = sum(len(line[1]) for line in self.lines)
            self.stale = True

    def answer(self, message: bytes) -> bool:
        """Something was asked, and this is the answer; False if there is no room left for it."""
        if self.ended:
            return True
        if self.bytes + len(message) > 2 * self.most:
            return False
        self.put(BARE, message)
        return True

    def put(self, number: int, message: bytes) -> None:
        self.lines.append((number, message))
        self.bytes += len(message)

    def end(self, message: bytes) -> None:
        """The last word; of what waits before it only answers are still sent."""
        self.lines = [line for line in self.lines if line[0] == BARE]
        self.put(BARE, message)
        self.bytes = sum(len(line[1]) for line in self.lines)
        self.stale = False
        self.ended = True

    def take(self) -> tuple[int, bytes]:
        """The next message."""
        line = self.lines.pop(0)
        self.bytes -= len(line[1])
        return line
