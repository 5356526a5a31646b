"""The worked examples of the printed books, to be opened and watched: stories, each choice of which is a step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ludoteka.games import shelf
from ludoteka.kernel.made import Made, make
from ludoteka.kernel.seats import seat_of
from ludoteka.kernel.story import Story, Telling, read_header, read_stories
from ludoteka.room import denied, translate
from ludoteka.room.denied import Denied
from ludoteka.room.replays import Replay, marks
from ludoteka.room.wire.records import PlyView, RecordView, SatView

PREFIX = "example-"


@dataclass(slots=True)
class Shown(Replay):
    """An example, played through as it is printed."""

    made: list[Made]

    def step(self, ply: int) -> Made | None:
        return self.made[ply - 1] if ply else None


@cache
def stories(game: str) -> list[Story]:
    """The printed examples of a game, in the order of the book; none where there is none."""
    file = files(f"ludoteka.games.{game}") / "examples.story"
    return read_stories(file.read_text("utf-8")) if file.is_file() else []


@cache
def by_rule(game: str) -> dict[str, str]:
    """By rule: the id under which its example is opened."""
    found: dict[str, str] = {}
    for n, story in enumerate(stories(game), 1):
        for rule in story.rules:
            found.setdefault(rule, f"{PREFIX}{game}-{n}")
    return found


def example(id: str) -> Replay:
    """The example of this id, played through."""
    game, _, number = id.removeprefix(PREFIX).rpartition("-")
    if game not in shelf.SHELF or not number.isascii() or not number.isdigit() or len(number) > 3:
        raise Denied(denied.NO_SUCH, "server-no-such-table")
    if not 1 <= int(number) <= len(stories(game)):
        raise Denied(denied.NO_SUCH, "server-no-such-table")
    story = stories(game)[int(number) - 1]
    name, players, options = read_header(story.header)
    telling = Telling(shelf.game_of(name, players, options))
    made: list[Made] = []
    first = telling.state
    for _, line in story.lines:
        if line[1:3] == "> ":
            telling.begin()
            first = first if made else telling.state.clone()
            question = telling.state.question(seat_of(line[0]))
            assert question is not None, f"{story.title}: {line}"
            made.append(make(question, question.find(line[3:].strip()), id, len(made) + 1))
            telling.state = made[-1].state()
        else:
            telling.tell(line)
    plies = [PlyView(one.seat, one.notation, translate.said(one.label), marks(one.events)) for one in made]
    state = telling.state
    outcome = None if state.outcome is None else translate.outcome_view(game, state.outcome)
    sat = [SatView("person", "", "")] * telling.game.players
    sat += [SatView("automaton", "", "")] * (state.seats() - len(sat))
    seen = RecordView(id, game, players, telling.game.options, id, sat, plies, outcome, 0, [], story.rules)
    text = "\n".join([story.header, "", story.title, *(f"    {line}" for _, line in story.lines), ""])
    return Shown(id, game, text, seen, [first], made)
