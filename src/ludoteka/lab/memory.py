"""Memory: all that a seat has seen so far, for programs that need more than the table as it stands."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Final

from ludoteka.kernel.eyes import Eye
from ludoteka.kernel.machine import State


class Memory:
    """What every seat of one table has seen and done: the information state beside the observation.

    `note` is called at the deal and after every choice. Two games are alike to a seat as long as their `text` is.
    """

    def __init__(self, eye: Eye, depth: int = 8) -> None:
        self.eye: Final = eye
        self.depth: Final = depth  # how many of the last different rows a tensor holds
        self.rows: Final[list[list[bytes]]] = [[] for _ in range(eye.seats)]
        self.hashes: Final = [blake2b(digest_size=16) for _ in range(eye.seats)]
        self._cells: Final = array("h", [0] * eye.size)

    def note(self, state: State, chose: int = -1, option: int = -1) -> None:
        """Every seat looks at the table as it is now; who `chose` remembers the option too."""
        for seat in range(self.eye.seats):
            if seat == chose:
                self.hashes[seat].update(b"chose %d;" % option)
            self.eye.observe(state, seat, memoryview(self._cells))
            row = self._cells.tobytes()
            seen = self.rows[seat]
            if not seen or seen[-1] != row:
                self.hashes[seat].update(row)
                seen.append(row)
                del seen[: -self.depth]

    def text(self, seat: int) -> str:
        """A hash of all that this seat has seen and done, in its order."""
        return self.hashes[seat].hexdigest()

    def tensor(self, seat: int, out: memoryview) -> None:
        """The last `depth` different rows, the newest last; what is not there yet is 0."""
        rows = self.rows[seat]
        blank = bytes(2 * self.eye.size)
        whole = b"".join([blank] * (self.depth - len(rows)) + rows)
        out[:] = memoryview(whole).cast("h")
