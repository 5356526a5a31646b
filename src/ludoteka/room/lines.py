"""Lines of a table's log: as somebody reads them, and folded small for as long as nobody does."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from ludoteka.kernel.game import Box, Game
from ludoteka.kernel.happenings import Event, Happening
from ludoteka.kernel.refusal import Msg

OLDEST = 600  # lines kept in memory and told to newcomers
BLOCK = 16  # lines that are squeezed together
LEVEL = 3  # how hard
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder()


@dataclass(slots=True)
class Entry:
    """One line of the log before it is redacted."""

    number: int
    kind: str
    ply: int
    seat: int
    label: Msg | None = None
    events: list[Event] = field(default_factory=list)
    auto: bool = False  # nobody clicked it
    passed: bool = False  # it let a window go by
    known: dict[int, Any] = field(default_factory=dict)  # those of its facts that all may know, as they are told


class Log:
    """The last lines of one table. A line in objects takes four times the room, and few are read twice; those further
    back are squeezed together, a block at a time."""

    def __init__(self, game: Game) -> None:
        self.happenings = happenings_of(game)
        self.blocks: list[tuple[int, bytes]] = []  # each with the number of its last line
        self.folded: list[tuple[int, bytes]] = []  # the youngest, each with its number
        self.lacks = False  # whether something of it is no longer in memory

    def note(self, entry: Entry) -> None:
        label = None if entry.label is None else entry.label.data()
        told = (entry.kind, entry.ply, entry.seat, label, written_events(entry.events), entry.auto, entry.passed)
        self.fold(entry.number, told)

    def fold(self, number: int, told: tuple[Any, ...]) -> None:
        """Add a line that is written already: what it is, its choice, seat and label, its facts, auto and passed."""
        self.lacks = self.lacks or len(self) == OLDEST
        self.folded.append((number, ENCODER.encode(told)))
        if len(self.folded) == 2 * BLOCK:
            old, self.folded = self.folded[:BLOCK], self.folded[BLOCK:]
            lines = b",".join(b"[%d,%b]" % line for line in old)
            self.blocks.append((old[-1][0], zlib.compress(b"[%b]" % lines, LEVEL)))
            if self.held() - BLOCK >= OLDEST:
                del self.blocks[0]

    def held(self) -> int:
        return BLOCK * len(self.blocks) + len(self.folded)

    def __len__(self) -> int:
        return min(OLDEST, self.held())

    def __iter__(self) -> Iterator[Entry]:
        return self.after(-1)

    def after(self, seen: int) -> Iterator[Entry]:
        """What came after this number."""
        beyond = self.held() - OLDEST  # lines of the first block that are told to nobody any more
        folded = list(self.folded)
        for last, block in list(self.blocks):
            if last > seen:
                for number, told in DECODER.decode(zlib.decompress(block))[max(0, beyond) :]:
                    if number > seen:
                        yield self.unfolded(number, told)
            beyond -= BLOCK
        for number, line in folded:
            if number > seen:
                yield self.unfolded(number, DECODER.decode(line))

    def unfolded(self, number: int, told: list[Any]) -> Entry:
        kind, ply, seat, label, events, auto, passed = told
        said = None if label is None else read_msg(label)
        return Entry(number, kind, ply, seat, said, read_events(events, self.happenings), auto, passed)

    def is_whole_after(self, seen: int) -> bool:
        if not self.lacks:
            return True
        oldest = next(iter(self), None)
        return oldest is not None and oldest.number <= seen + 1

    def label_of(self, ply: int) -> Msg | None:
        """What the choice of this number was called, if it is still in memory."""
        for number, line in reversed(self.folded):
            entry = self.unfolded(number, DECODER.decode(line))
            if entry.kind == "choice" and entry.ply == ply:
                return entry.label
        found = [entry.label for entry in self if entry.kind == "choice" and entry.ply == ply]
        return found[-1] if found else None


def happenings_of(game: Game) -> dict[str, Happening]:
    return happenings_in(game.box)


@lru_cache
def happenings_in(box: Box) -> dict[str, Happening]:
    return {happening.name: happening for happening in box.happenings()}


def written_events(events: list[Event]) -> list[list[Any]]:
    return [[event.what.name, *event.values] for event in events]


def read_events(rows: list[list[Any]], happenings: dict[str, Happening]) -> list[Event]:
    return [Event(happenings[name], a, b, c, d) for name, a, b, c, d in rows]


def read_msg(data: dict[str, Any]) -> Msg:
    """A message out of its plain data."""
    return Msg(data["id"], {key: read_argument(value) for key, value in data["args"].items()})


def read_argument(value: Any) -> Any:
    if isinstance(value, dict):
        return read_msg(value)
    return [read_argument(item) for item in value] if isinstance(value, list) else value
