"""The worked examples of the printed books, to be opened and watched, and to be sat down at: records like others.

Their tables are laid, not dealt, by a seed that names them; so they can be played on from like any record.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.games import shelf
from ludoteka.kernel.made import Made
from ludoteka.kernel.story import Story
from ludoteka.room import denied, translate
from ludoteka.room.denied import Denied
from ludoteka.room.replays import Replay, marks
from ludoteka.room.wire.records import PlyView, RecordView, SatView
from ludoteka.text import examples
from ludoteka.text.examples import PREFIX, by_rule, stories

__all__ = ["PREFIX", "by_rule", "example", "named", "stories", "story_named"]


@dataclass(slots=True)
class Shown(Replay):
    """An example, played through as it is printed."""

    made: list[Made]

    def step(self, ply: int) -> Made | None:
        return self.made[ply - 1] if ply else None


def named(id: str) -> tuple[str, int]:
    """The game and the number in the id of an example; refused where there is none."""
    game, _, number = id.removeprefix(PREFIX).rpartition("-")
    known = game in shelf.SHELF and number.isascii() and number.isdigit() and len(number) < 4
    if not known or not 1 <= int(number) <= len(stories(game)):
        raise Denied(denied.NO_SUCH, "server-no-such-table")
    return game, int(number)


def story_named(id: str) -> Story:
    game, number = named(id)
    return stories(game)[number - 1]


def example(id: str) -> Replay:
    """The example of this id, played through."""
    shown = examples.example(*named(id))
    match = shown.match
    of = match.game
    plies = [PlyView(one.seat, one.notation, translate.said(one.label), marks(one.events)) for one in match.made]
    state = match.state
    outcome = None if state.outcome is None else translate.outcome_view(of.name, state.outcome)
    sat = [SatView("person", "", "")] * of.players
    sat += [SatView("automaton", "", "")] * (state.seats() - len(sat))
    seen = RecordView(
        id, of.name, of.players, of.options, match.seed, sat, plies, outcome, 0, [], shown.story.rules, shown.learner
    )
    first = match.made[0].before
    assert first is not None
    return Shown(id, of.name, match.record.write(), seen, [first], match.made)
