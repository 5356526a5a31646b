"""`ludoteka play GAME --puzzle N`: a position in which one line is clearly best, and whether it was found."""

from __future__ import annotations

from ludoteka.cli.session import Sitter, Sitting, bot_name
from ludoteka.kernel.match import Match, resumed
from ludoteka.kernel.refusal import Refused
from ludoteka.room.puzzles import RIVAL, Puzzle, book, verdict
from ludoteka.room.translate import heard
from ludoteka.text.voice import Voice


class Puzzling(Sitting):
    """A sitting that is a puzzle."""

    def __init__(self, match: Match, sitters: list[Sitter], voice: Voice, puzzle: Puzzle, number: int) -> None:
        super().__init__(match, sitters, voice)
        self.puzzle = puzzle
        self.number = number
        self.of = len(book(match.game.name).puzzles)
        self.task = voice.text("cli-puzzle-title", number=number, of=self.of, **told(puzzle, voice))

    def verdict(self) -> str:
        return verdict(self.puzzle, self.match)

    def judgement(self) -> list[str]:
        said = self.verdict()
        if not said:
            return []
        voice = self.voice
        line = " → ".join(voice.say(heard(label)) for label in self.puzzle.line)
        found = [voice.text(f"bots-puzzle-{said}"), voice.text("bots-puzzle-line", line=line)]
        found += [voice.say(heard(why)) for why in self.puzzle.why]
        if self.number < self.of:
            found.append(voice.text("cli-puzzle-next", game=self.game.name, number=self.number + 1))
        return found


def list_puzzles(game: str, voice: Voice) -> int:
    """The puzzles of a game, a line each."""
    found = book(game).puzzles
    if not found:
        raise Refused("cli-no-puzzles", game=voice.text(f"{game}-name"))
    for number, one in enumerate(found, 1):
        print(voice.text("cli-puzzle-row", number=number, **told(one, voice)))
    return 0


def told(puzzle: Puzzle, voice: Voice) -> dict[str, str]:
    """What is to be found, and how hard that is."""
    return {
        "task": voice.text(f"bots-puzzle-{puzzle.kind}"),
        "level": voice.text(f"bots-puzzle-level-{puzzle.level}"),
    }


def puzzle_sitting(game: str, number: int, voice: Voice) -> Puzzling:
    """A sitting that begins at a puzzle: one person against bots."""
    kept = book(game)
    if not kept.puzzles:
        raise Refused("cli-no-puzzles", game=voice.text(f"{game}-name"))
    if not 1 <= number <= len(kept.puzzles):
        raise Refused("server-no-such-puzzle", number=str(number), n=len(kept.puzzles))
    puzzle = kept.puzzles[number - 1]
    match = resumed(kept.record(puzzle), puzzle.ply)
    seats = range(match.game.players)
    sitters = [Sitter(voice.seat(n)) if n == puzzle.seat else Sitter(bot_name(n, voice), RIVAL) for n in seats]
    return Puzzling(match, sitters, voice, puzzle, number)
