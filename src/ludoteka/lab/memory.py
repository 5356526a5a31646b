"""Memory: all that a seat has seen so far, for programs that need more than the table as it stands."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from ludoteka.kernel.eyes import Eye
from ludoteka.kernel.machine import State

DEPTH: Final = 8
NOTHING: Final[Mapping[int, int]] = {}


class Memory:
    """What every seat of one table has seen and done: the information state beside the observation.

    `note` is called at the deal and after every choice. A seat remembers an entry when it has chosen itself or sees
    something new: the number of what it chose plus 1 (0: it did not choose), then its row. What others do unseen leaves
    no trace, so two games are alike to a seat as long as their `text` is.
    """

    def __init__(self, eye: Eye, depth: int = DEPTH) -> None:
        self.eye: Final = eye
        self.depth: Final = depth  # how many of the last entries a tensor holds
        self.entries: Final[list[list[bytes]]] = [[] for _ in range(eye.seats)]
        self.hashes: Final = [b""] * eye.seats  # of all entries so far: of the hash before, and the new one
        self._cells: Final = array("h", [0] * self.width)

    @property
    def width(self) -> int:
        """The cells of one entry."""
        return 1 + self.eye.size

    def note(self, state: State, chosen: Mapping[int, int] = NOTHING) -> None:
        """Every seat looks at the table as it is now; who has chosen an option remembers it too."""
        cells = self._cells
        for seat, known in enumerate(self.entries):
            self.eye.observe(state, seat, memoryview(cells), 1)
            cells[0] = chosen.get(seat, -1) + 1
            entry = cells.tobytes()
            if seat in chosen or not known or known[-1][2:] != entry[2:]:
                self.hashes[seat] = blake2b(self.hashes[seat] + entry, digest_size=16).digest()
                known.append(entry)
                del known[: -self.depth]

    def text(self, seat: int) -> str:
        """A hash of all that this seat has seen and done, in its order."""
        return self.hashes[seat].hex()

    def tensor(self, seat: int, out: memoryview) -> None:
        """The last `depth` entries, the newest last; what is not there yet is 0."""
        known = self.entries[seat]
        blank = bytes(2 * self.width)
        whole = b"".join([blank] * (self.depth - len(known)) + known)
        out[:] = memoryview(whole).cast("h")

    def clone(self) -> Memory:
        """Another that remembers the same, and goes its own way from here."""
        return Memory(self.eye, self.depth).recall((self.entries, self.hashes))

    def recall(self, known: tuple[list[list[bytes]], list[bytes]]) -> Memory:
        """Remember what another did; it is returned for whoever makes one."""
        entries, self.hashes[:] = known
        self.entries[:] = [row[:] for row in entries]
        return self
