"""Games that are over, to be looked at: every position of a record, with open hands or with the eyes of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.happenings import FATE, Event
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.moments import Film, moments
from ludoteka.kernel.record import Record
from ludoteka.kernel.seats import NOBODY
from ludoteka.room import denied, outlook, translate
from ludoteka.room.denied import Denied
from ludoteka.room.wire.positions import OutcomeView, Position
from ludoteka.room.wire.records import MarkView, PlyView, RecordView, Replayed, SatView

STEP = 20  # a state is kept every 20 choices, and the ones between are played again
OPEN = -2


@dataclass(slots=True)
class Replay:
    """Something that was played through and found true."""

    id: str
    game: str
    text: str
    view: RecordView
    kept: list[State]

    @property
    def plies(self) -> int:
        return len(self.view.plies)

    def step(self, ply: int) -> Made | None:
        """The choice of this number, made again; None before the first."""
        raise NotImplementedError

    def at(self, ply: int, viewer: int) -> Replayed:
        plies = self.plies
        if not 0 <= ply <= plies:
            raise Denied(denied.NO_SUCH, "server-no-such-ply", ply=ply, plies=plies)
        made = self.step(ply)
        state = self.kept[0] if made is None else made.state()
        if viewer >= state.seats():
            raise Denied(denied.NO_SUCH, "server-no-such-seat", seat=viewer)
        told = [question for question in state.decisions if viewer in (OPEN, question.seat)]
        outcome = self.view.outcome if ply == plies else None
        look = translate.open_view if viewer == OPEN else lambda state: state.view(viewer)
        position = Position(
            ply,
            max(viewer, -1),
            look(state),
            list(state.asked()),
            [translate.decision_view(question, ply) for question in told],
            None,
            outcome,
            None,
            outlook.goal_views(shelf.box(self.game), state, max(viewer, NOBODY)),
            outlook.danger_views(shelf.box(self.game), state, max(viewer, NOBODY)),
        )
        # With open hands each fact is told as its owner knows it.
        events = [] if made is None else made.events
        seen = [translate.event_view(event, event.owner() if viewer == OPEN else viewer) for event in events]
        shown = []
        if made is not None and made.before is not None:
            shown = translate.seen_moments(Film(made.before, made.option, made.seat, luck=made.luck), look)
        return Replayed(self.id, ply, plies, position, seen, shown)

@dataclass(slots=True)
class Recorded(Replay):
    """A whole game."""

    record: Record

    def step(self, ply: int) -> Made | None:
        at = max(ply - 1, 0) // STEP
        found: Made | None = None
        for made in self.record.steps(ply, check=False, after=at * STEP, state=self.kept[at]):
            found = made
        return found


def replay(
    id: str, text: str, sat: list[SatView], most: int, given_up: OutcomeView | None = None, taken_back: int = 0
) -> Replay:
    """Play a record through, comparing every hash; refuses one that is not true."""
    record = shelf.record(text)
    if len(record.plies) > most:
        raise Denied(denied.TOO_LONG, "server-record-too-long", most=most)
    state = record.deal()
    kept = [state]
    views: list[PlyView] = []
    standing = [stood(record.game, state)]
    for number, made in enumerate(record.steps(state=state), 1):
        state = made.state()
        views.append(PlyView(made.seat, made.notation, translate.said(made.label), marks(made.events)))
        standing.append(stood(record.game, state))
        if number % STEP == 0:
            kept.append(state)
    game = record.game
    outcome = given_up if state.outcome is None else translate.outcome_view(game.name, state.outcome)
    options: dict[str, Any] = game.options
    seats = sat or [SatView("person", "", "") for _ in range(game.players)]
    seats = [*seats, *[SatView("automaton", "", "")] * (state.seats() - len(seats))]
    told = (game.name, game.players, options, record.seed, seats, views, outcome, taken_back, standing)
    seen = RecordView(id, *told, [])
    return Recorded(id, game.name, text, seen, kept, record)


def marks(events: list[Event]) -> list[MarkView]:
    """The moments of a choice, as they stand in a list of moves; the hands of a finished game are open."""
    found: list[MarkView] = []
    for moment in moments(events):
        main = next(event for event in moment.events if event.what.weight == moment.weight)
        told = translate.said(main.message(main.owner())) if moment.weight >= FATE else None
        found.append(MarkView(moment.kind, moment.weight, told))
    return found


def stood(game: Game, state: State) -> list[float]:
    """How well each seat stands, as the bots of this game see it with open hands."""
    return [round(game.box.worth(state, seat), 3) for seat in range(state.seats())]
