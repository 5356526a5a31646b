"""Eyes: what one seat may know of a table, as a row of small whole numbers whose length never changes.

`tools/fields.py` writes the eye of each game (`eye.py`) from its fields and their sights: what a view would not show
has no cell. Seats are counted round from the one that looks. `docs/research.md` tells the layout.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ludoteka.kernel.digests import digest
from ludoteka.kernel.frames import PASSAGES
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State

Segment = tuple[str, int]  # its name, and how many cells it has

MOST: Final = 32767


def round_from(seat: i64, me: i64, seats: i64) -> i64:
    """How many places round the table a seat is from me; -1 for nobody."""
    if seat < 0:
        return -1
    return seat - me if seat >= me else seat - me + seats


def add(out: vec[i16], at: i64, n: i64) -> None:
    """Add to one cell; what would not fit stays at the bound."""
    sum: i64 = i64(out[at]) + n
    if sum > MOST:
        sum = MOST
    if sum < -MOST:
        sum = -MOST
    out[at] = i16(sum)


def add_each(out: vec[i16], at: i64, things: list[int]) -> None:
    """Count the printed things of a list by their numbers."""
    for thing in things:
        out[at + thing] += 1


def add_through(out: vec[i16], at: i64, table: vec[i16], things: list[int]) -> None:
    """Count the things of a list by what the table has for each."""
    for thing in things:
        out[at + i64(table[thing])] += 1


def wipe(out: vec[i16], at: i64, count: i64) -> None:
    """Make so many cells 0."""
    for i in range(at, at + count):
        out[i] = 0


def wipe_flags(out: vec[u8], at: i64, count: i64) -> None:
    for i in range(at, at + count):
        out[i] = 0


def flag_each(out: vec[u8], at: i64, things: list[int], flag: u8) -> None:
    """Set or unset the flags of a list of options."""
    for thing in things:
        out[at + thing] = flag


def add_bits(out: vec[i16], at: i64, bits: i64) -> None:
    while bits:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += 1


def add_seats(out: vec[i16], at: i64, bits: i64, me: i64, seats: i64) -> None:
    for i in range(seats):
        if bits >> i & 1:
            out[at + (i - me + seats) % seats] = 1


def spread(name: str, count: int, parts: list[Segment]) -> list[Segment]:
    """The segments of several alike things."""
    return [(f"{name}.{i}.{part}" if part else f"{name}.{i}", size) for i in range(count) for part, size in parts]


def no_cells(count: int) -> vec[i16]:
    return vec[i16]([0] * count)


def no_flags(count: int) -> vec[u8]:
    return vec[u8]([0] * count)


class Eye:
    """Looks at tables of one game with a given number of seats."""

    def __init__(self, game: Game) -> None:
        state = game.box.bare(game.players, game.options)
        verbs = state.verbs()
        self.seats: Final[int] = len(getattr(state, game.box.common()))
        self.verb_of: Final = vec[i16](verbs.at)
        self.actions: Final = len(verbs.at)  # how many options the game numbers: the size of its action space
        titles = [title for title in PASSAGES if title == "-" or title.startswith(f"{game.name}.")]
        self.passage: Final[dict[str, int]] = {title: i for i, title in enumerate(titles)}
        asked = [("question.asked", 1), ("question.response", 1), ("question.passage", len(titles))]
        asked.append(("question.verbs", len(verbs.all)))
        self.segments: Final[list[Segment]] = [*asked, ("seat", 1), *self.parts()]
        self.titles_at: Final = 2
        self.verbs_at: Final = 2 + len(titles)
        self.table_at: Final = 2 + len(titles) + len(verbs.all)
        self.size: Final = sum([size for _, size in self.segments])
        self.cells: Final = no_cells(self.size)
        self.flags: Final = no_flags(self.actions)

    @property
    def version(self) -> str:
        """A hash of the layout: weights that were learned on another one do not fit."""
        return digest([[name, size] for name, size in self.segments] + [["actions", self.actions]])

    def parts(self) -> list[Segment]:
        """The segments of the table."""
        raise NotImplementedError

    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:
        """Tell what this seat may know of the table, into cells that are all 0."""
        raise NotImplementedError

    def observe(self, state: State, seat: int, out: memoryview, at: int = 0) -> None:
        """Write what `seat` may know into a buffer of 16-bit numbers, from cell `at` on."""
        size: i64 = self.size
        cells = self.cells[0:size]
        if not state.ending and (state.actor == seat or seat in state.asked()):
            turned = state.facing(seat)
            self.ask(cells, 0, turned, seat, turned.options())
        self.tell(cells, 0, state, seat)
        out[at : at + self.size] = cells

    def ask(self, out: vec[i16], at: i64, state: State, seat: int, options: list[int]) -> None:
        """The open question: what is being followed, and how many answers there are of each verb."""
        frame = state.current()
        out[at] = 1
        out[at + 1] = 1 if frame.is_response(seat) else 0
        out[at + self.titles_at + self.passage[frame.title()]] = 1
        add_through(out, at + self.verbs_at, self.verb_of, options)

    def tell(self, out: vec[i16], at: i64, state: State, seat: int) -> None:
        """Which seat looks, and the table."""
        out[at + self.table_at] = i16(seat)
        self.write(out, at + self.table_at + 1, state, seat)

    def mask(self, state: State, seat: int, out: memoryview, at: int = 0) -> None:
        """Write 1 for every option that `seat` may choose and 0 for the others, from byte `at` on."""
        size: i64 = self.actions
        flags = self.flags[0:size]
        if not state.ending and (state.actor == seat or seat in state.asked()):
            flag_each(flags, 0, state.facing(seat).options(), 1)
        out[at : at + self.actions] = flags
