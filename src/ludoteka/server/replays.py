"""Games that are over, to be looked at: every position of a record, with open hands or with the eyes of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.moments import Film
from ludoteka.kernel.plain import NOBODY
from ludoteka.kernel.refusal import Refused
from ludoteka.server import denied, outlook, shown
from ludoteka.server.denied import Denied
from ludoteka.server.wire.positions import OutcomeView, Position
from ludoteka.server.wire.records import PlyView, RecordView, Replayed

STEP = 20  # every so many choices a state is kept, and the ones between are played again
OPEN = -2


@dataclass(slots=True)
class Replay:
    """A record that was played through and found true."""

    id: str
    game: str
    text: str
    names: list[str]
    view: RecordView
    kept: list[State]
    plies: list[tuple[int, str]]

    def state(self, ply: int) -> tuple[State, Film | None]:
        """The position after `ply` choices, and the last of them to be looked at."""
        if ply == 0:
            return self.kept[0].clone(), None
        at = (ply - 1) // STEP
        state = self.kept[at].clone()
        for seat, notation in self.plies[at * STEP : ply - 1]:
            state.apply(notation, seat)
        seat, notation = self.plies[ply - 1]
        film = Film(state, notation, seat)
        return film.after, film

    def at(self, ply: int, viewer: int) -> Replayed:
        if not 0 <= ply <= len(self.plies):
            raise Denied(denied.NO_SUCH, "server-no-such-ply", ply=ply, plies=len(self.plies))
        state, film = self.state(ply)
        if viewer >= state.seats():
            raise Denied(denied.NO_SUCH, "server-no-such-seat", seat=viewer)
        asked = shown.asked(state)
        told = [seat for seat in asked if viewer in (OPEN, seat)]
        outcome = self.view.outcome if ply == len(self.plies) else None
        look = shown.open_view if viewer == OPEN else lambda state: state.view(viewer)
        position = Position(
            ply,
            max(viewer, -1),
            look(state),
            asked,
            [shown.decision_view(question, ply) for question in state.decisions if question.seat in told],
            None,
            outcome,
            None,
            outlook.goal_views(shelf.box(self.game), state, max(viewer, NOBODY)),
            outlook.danger_views(shelf.box(self.game), state, max(viewer, NOBODY)),
        )
        # With open hands each fact is told as its owner knows it.
        events = [event for moment in film.moments for event in moment.events] if film is not None else []
        seen = [shown.event_view(event, event.owner() if viewer == OPEN else viewer) for event in events]
        moments = [] if film is None else shown.seen_moments(film, look)
        return Replayed(self.id, ply, len(self.plies), position, seen, moments)


def replay(
    id: str, text: str, names: list[str], most: int, given_up: OutcomeView | None = None, taken_back: int = 0
) -> Replay:
    """Play a record through, comparing every hash; refuses one that is not true."""
    record = shelf.record(text)
    if len(record.plies) > most:
        raise Denied(denied.TOO_LONG, "server-record-too-long", most=most)
    state = record.game.deal(record.seed)
    if state.digest() != record.opening:
        raise Refused("kernel-diverges", ply=0)
    kept = [state.clone()]
    views: list[PlyView] = []
    standing = [stood(record.game, state)]
    for number, ply in enumerate(record.plies, 1):
        try:
            if ply.seat != state.actor and ply.seat in shown.asked(state):
                state.actor = ply.seat
                state.offered = None
            choices = [] if state.ending else state.choices()
            label = next((choice.label for choice in choices if choice.notation == ply.notation), None)
            state.log = []
            state.apply(ply.notation, ply.seat)
        except Refused as refusal:
            raise Refused("kernel-diverges-refused", ply=number, why=refusal.message) from None
        if state.digest() != ply.digest:
            raise Refused("kernel-diverges", ply=number)
        assert label is not None
        views.append(PlyView(ply.seat, ply.notation, shown.said(label), len(state.log)))
        state.log = None
        standing.append(stood(record.game, state))
        if number % STEP == 0:
            kept.append(state.clone())
    game = record.game
    outcome = given_up if state.outcome is None else shown.outcome_view(game.name, state.outcome)
    options: dict[str, Any] = game.options
    seen = RecordView(id, game.name, game.players, options, record.seed, names, views, outcome, taken_back, standing)
    return Replay(id, game.name, text, names, seen, kept, [(ply.seat, ply.notation) for ply in record.plies])


def stood(game: Game, state: State) -> list[float]:
    """How well each seat stands, as the bots of this game see it with open hands."""
    return [round(game.box.worth(state, seat), 3) for seat in range(state.seats())]
