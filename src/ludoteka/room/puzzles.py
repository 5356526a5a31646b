"""Puzzles: positions of bots' games in which one line is clearly best. `lab.puzzles` finds them; see decision 139.

A puzzle is the beginning of a record and what is known of the question it leads to. Nobody looks at the record itself,
only at the table that begins there, with the eyes of one seat.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ludoteka.games import shelf
from ludoteka.kernel.made import Ply
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import seat_of
from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.wire.puzzles import PuzzleKind, PuzzleRow, Puzzles, PuzzleView, Solution
from ludoteka.room.wire.words import Msg

if TYPE_CHECKING:
    from ludoteka.room.table import Table

PREFIX: Final = "puzzle-"
RIVAL: Final = "adept"  # who sits at the other seats
WIN: Final = "win"

Verdict = Literal["", "solved", "failed"]


class Puzzle(msgspec.Struct):
    """A question with its answer.

    `of`: which record of the book, `ply`: after how many of its choices. `turn`: the number of the turn. `answers`: the
    first choices that are right, in notation; a puzzle to win is solved by winning. `line`: the labels of the best
    line. `margin`: how far the best of the wrong choices is behind, as a chance to win.
    """

    of: int
    ply: int
    seat: int
    turn: int
    kind: PuzzleKind
    level: int
    answers: list[str]
    line: list[Msg]
    margin: float
    why: list[Msg]


class Book(msgspec.Struct):
    """The puzzles of a game, and the records they are from, with the hash of their last position alone.

    A hash is all that is dear in a record: in a tab, every byte is fetched.
    """

    game: str
    records: list[list[str]]
    puzzles: list[Puzzle]

    def record(self, puzzle: Puzzle) -> Record:
        return whole("\n".join(self.records[puzzle.of]))

    def text(self, puzzle: Puzzle) -> str:
        return self.record(puzzle).write()


@lru_cache(maxsize=16)
def whole(text: str) -> Record:
    """A record of a book with all its hashes. Refused where its last one is not what the rules lead to."""
    lines = text.split("\n")
    body = lines.index("") + 1
    head = shelf.record("\n".join(lines[:body]) + "\n")
    match = Match(head.game, head.seed)
    last = ""
    for line in lines[body:]:
        who, _, choice = line.partition("> ")
        notation, _, last = choice.rpartition(" | ")
        match.choose(seat_of(who), notation or choice)
    if match.opening != head.opening or (match.made and match.made[-1].digest != last):
        raise Refused("kernel-diverges", ply=len(match.made))
    plies = [Ply(made.seat, made.notation, made.digest) for made in match.made]
    return Record(head.game, head.seed, head.opening, plies)


@cache
def book(game: str) -> Book:
    """The puzzles that come with a game; an empty book where there are none."""
    file = files("ludoteka.room") / "puzzled" / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Book) if file.is_file() else Book(game, [], [])


def puzzle(game: str, number: str | int) -> Puzzle:
    """The puzzle of this number, from 1."""
    found = book(game).puzzles if game in shelf.SHELF else []
    at = int(number) if isinstance(number, int) or (number.isascii() and number.isdigit() and len(number) < 4) else 0
    if not 1 <= at <= len(found):
        raise Denied(denied.NO_SUCH, "server-no-such-puzzle", number=str(number)[:20], n=len(found))
    return found[at - 1]


def named(id: str) -> tuple[str, str]:
    """The game and the number in the name of a puzzle's record; both empty where it is none."""
    if not id.startswith(PREFIX):
        return "", ""
    game, _, number = id.removeprefix(PREFIX).rpartition("-")
    return game, number


def begun(id: str) -> tuple[Book, Puzzle]:
    """The puzzle whose record has this name."""
    game, number = named(id)
    found = puzzle(game, number)
    return book(game), found


def listed(game: str) -> Puzzles:
    if game not in shelf.SHELF:
        raise Denied(denied.NO_SUCH, "server-no-such-game")
    found = book(game)
    players = [players_of(lines) for lines in found.records]
    rows = [
        PuzzleRow(n, one.kind, one.level, f"{PREFIX}{game}-{n}", one.ply, one.seat, players[one.of])
        for n, one in enumerate(found.puzzles, 1)
    ]
    return Puzzles(game, rows)


def players_of(lines: list[str]) -> int:
    return next(int(line.removeprefix("players: ")) for line in lines if line.startswith("players: "))


def solution(of: Puzzle) -> Solution:
    return Solution(of.line, of.why)


def verdict(of: Puzzle, match: Match) -> Verdict:
    """Whether the puzzle that this match was begun from is solved; empty while that is open."""
    if of.kind != WIN:
        own = next((made for made in match.made[of.ply :] if made.seat == of.seat), None)
        if own is None:
            return ""
        return "solved" if own.notation in of.answers else "failed"
    state = match.state
    if state.ending:
        return "solved" if of.seat in state.winners else "failed"
    return "" if match.game.box.turn_number(state) == of.turn else "failed"


def puzzle_view(table: Table, viewer: int) -> PuzzleView | None:
    """What who solves a puzzle is told; nobody else is."""
    id = "" if table.terms.begun is None else table.terms.begun.record
    if table.play is None or not id.startswith(PREFIX):
        return None
    _, found = begun(id)
    if viewer != found.seat:
        return None
    game, number = named(id)
    said = verdict(found, table.play.match)
    shown = solution(found) if said else None
    return PuzzleView(game, int(number), found.kind, found.level, said or "open", shown)
