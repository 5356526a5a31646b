"""The two sides of the map of Lands, and the halves of one of them, as tables of cells and neighbours."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.kernel.kinds import SEAT, Listed, Name, Spot
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter, seat_of

CENTRE: Final = 0
FIRST_CASTLE: Final = 1
FIRST_TOWER: Final = 5
FIRST_LAND: Final = 13
CELLS: Final = [
    "centre",
    *(f"castle-{n}" for n in range(1, 5)),
    *(f"tower-{n}" for n in range(1, 9)),
    *(f"land-{n}" for n in range(1, 21)),
]
CELL: Final = Name(CELLS, CELLS)

# rule: elves.setup.map-and-board, elves.setup.map-cell-kinds
# The middle of each cell; x to the right, y up; neighbouring middles are one cell (100) apart.
SQUARE: Final[list[tuple[int, int] | None]] = [
    (0, 0),
    (200, 200),
    (-200, 200),
    (-200, -200),
    (200, -200),
    (100, 100),
    (0, 200),
    (-100, 100),
    (-200, 0),
    (-100, -100),
    (0, -200),
    (100, -100),
    (200, 0),
    (100, 200),
    (100, 300),
    (0, 100),
    (-100, 300),
    (-100, 200),
    (-200, 100),
    (-300, 100),
    (-100, 0),
    (-300, -100),
    (-200, -100),
    (-100, -200),
    (-100, -300),
    (0, -100),
    (100, -300),
    (100, -200),
    (200, -100),
    (300, -100),
    (100, 0),
    (300, 100),
    (200, 100),
]

HEX: Final[list[tuple[int, int] | None]] = [
    (0, 0),
    (0, 300),
    (-260, -150),
    (260, -150),
    None,
    (0, 100),
    (-173, 100),
    (-87, -50),
    (0, -200),
    (87, -50),
    (173, 100),
    None,
    None,
    (-87, 250),
    (-87, 150),
    (-87, 50),
    (-173, 0),
    (-260, -50),
    (-173, -200),
    (-87, -150),
    (0, -100),
    (87, -150),
    (173, -200),
    (260, -50),
    (173, 0),
    (87, 50),
    (87, 150),
    (87, 250),
    None,
    None,
    None,
    None,
    None,
]

ONE_CELL: Final = 10_500  # a little over the square of 100: hexes are rounded to whole numbers
AROUND_SQUARE: Final = [1, 4, 3, 2]  # the Castles clockwise
AROUND_HEX: Final = [1, 3, 2]


CASTLE_BITS: Final = (1 << FIRST_TOWER) - (1 << FIRST_CASTLE)
TOWER_BITS: Final = (1 << FIRST_LAND) - (1 << FIRST_TOWER)
OBJECT_BITS: Final = (1 << FIRST_LAND) - 1  # Castles, the Central one included, and Towers


def is_castle(cell: int) -> bool:
    """Whether this is a player's Castle, not the Central one."""
    return FIRST_CASTLE <= cell < FIRST_TOWER


def is_tower(cell: int) -> bool:
    return FIRST_TOWER <= cell < FIRST_LAND


def is_plain(cell: int) -> bool:
    return cell >= FIRST_LAND


def bits_of(cells: list[int]) -> int:
    """A set of cells as bits."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def count_of(cells: int) -> int:
    """How many cells a set of bits has: `int.bit_count` is dear in the compiled form, and they are few."""
    left: i64 = cells
    count = 0
    while left:
        left &= left - 1
        count += 1
    return count


class Board:
    """One way to use the map: which cells are in play and which of them share a side."""

    def __init__(self, name: str, middles: list[tuple[int, int] | None], castles: list[int], half: list[int]) -> None:
        self.name: Final = name
        self.middles: Final = middles
        self.castles: Final = castles  # clockwise: the order of the seats
        self.cells: Final = [cell for cell in range(len(CELLS)) if in_play(middles, cell, half)]
        # rule: elves.turn.adjacent-common-side, elves.setup.map-two-players-forbidden-half
        self.near: Final[list[list[int]]] = [
            [other for other in self.cells if cell in self.cells and touch(middles, cell, other)]
            for cell in range(len(CELLS))
        ]
        self.beside: Final = [bits_of(near) for near in self.near]  # the same, as sets of bits

        self.away: Final = [steps(self.near, cell) for cell in range(FIRST_TOWER)]  # from each Castle to every cell
        self.towers: Final = [cell for cell in self.cells if is_tower(cell)]
        # rule: elves.objects.artefact-unique-effect
        by_towers = [cell for cell in self.cells if self.beside[cell] & TOWER_BITS and is_plain(cell)]
        self.by_towers: Final = bits_of(by_towers)


def steps(near: list[list[int]], start: int) -> list[int]:
    """How many steps from cell to cell every cell is away; far more than the map is wide where no way leads."""
    found = [len(CELLS)] * len(CELLS)
    found[start] = 0
    front = [start]
    for cell in front:
        for other in near[cell]:
            if found[other] > found[cell] + 1:
                found[other] = found[cell] + 1
                front.append(other)
    return found


def touch(middles: list[tuple[int, int] | None], cell: int, other: int) -> bool:
    """Whether two cells share a side."""
    here, there = middles[cell], middles[other]
    if here is None or there is None or cell == other:
        return False
    return (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 < ONE_CELL


def in_play(middles: list[tuple[int, int] | None], cell: int, half: list[int]) -> bool:
    """Whether the cell is used: all are, or those nearer to one of the two Castles of a half than to any other."""
    here = middles[cell]
    if here is None:
        return False
    if not half or cell == CENTRE:
        return True
    # rule: elves.setup.map-two-players-half
    best = 1 << 30
    near: list[int] = []
    for castle in range(FIRST_CASTLE, FIRST_TOWER):
        there = middles[castle]
        assert there is not None
        far = (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2
        if far < best:
            best = far
            near = []
        if far == best:
            near.append(castle)
    return all(castle in half for castle in near)


# rule: elves.setup.map-two-players-adjacent-corners
BOARDS: Final = [
    Board("hex", HEX, AROUND_HEX, []),
    Board("square", SQUARE, AROUND_SQUARE, []),
    Board("east", SQUARE, [1, 4], [1, 4]),
    Board("south", SQUARE, [4, 3], [4, 3]),
    Board("west", SQUARE, [3, 2], [3, 2]),
    Board("north", SQUARE, [2, 1], [2, 1]),
]

THREE: Final = 0
WHOLE: Final = 1
EAST: Final = 2
BOARD: Final = Name([board.name for board in BOARDS], [board.name for board in BOARDS])


def half_of(castle: int, other: int) -> int:
    """The board of two Castles in neighbouring corners; -1 if the corners are opposite."""
    for number in range(EAST, len(BOARDS)):
        if castle in BOARDS[number].castles and other in BOARDS[number].castles:
            return number
    return -1


class Owners(Listed):
    """Whose token lies on each cell: by cell in a save, `castle-1 A, tower-2 B` in a notation."""

    def shape(self) -> str:
        return f"Record<{CELL.shape()}, number>"

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", len(CELLS), f"{value}_at", f"round_from({value}, me, seats)")]

    def save(self, value: Any) -> Any:
        return {CELLS[cell]: seat for cell, seat in enumerate(value) if seat >= 0}

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict):
            raise Refused("kernel-not-fields", thing="Owners")
        owners = [-1] * len(CELLS)
        for cell, seat in data.items():
            owners[CELL.load(cell)] = SEAT.load(seat)
        if self.save(owners) != data:
            raise Refused("kernel-not-fields", thing="Owners")
        return owners

    def view(self, value: Any, viewer: int) -> Any:
        """Every cell, so that each can be pointed at; nobody's is -1."""
        return {CELLS[cell]: seat for cell, seat in enumerate(value)}

    def words(self, value: Any) -> str:
        return ", ".join(f"{CELLS[cell]} {letter(seat)}" for cell, seat in enumerate(value) if seat >= 0) or "nothing"

    def read(self, words: str) -> Any:
        owners = [-1] * len(CELLS)
        if words != "nothing":
            for part in words.split(","):
                cell, _, seat = part.strip().rpartition(" ")
                owners[CELL.read(cell)] = seat_of(seat)
        return owners


OWNERS: Final = Owners()
