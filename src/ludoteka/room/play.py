"""A match at a table of the server: the numbers of its questions, its log, and what each viewer sees of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match
from ludoteka.kernel.moments import Film, Moment, compare, moments
from ludoteka.kernel.question import Question
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Msg, Reason, Refused
from ludoteka.room import outlook, translate
from ludoteka.room.lines import Entry, Log
from ludoteka.room.translate import Filmed
from ludoteka.room.wire.positions import LogEntry, Position, UndoView
from ludoteka.room.wire.told import Act

REMEMBERED = 4  # choices that can be taken back at once; further back the game is played again from its seed
UNSAID = Msg("")  # in place of the label of a choice that is further back: the log has it


class Glance:
    """A choice of one moment, to be looked at: what lies between before and after need not be played once more."""

    def __init__(self, before: State, after: State, moments: list[Moment]) -> None:
        self.before = before
        self.after = after
        self.moments = moments

    def changes(self, look: Callable[[State], dict[str, Any]]) -> list[list[tuple[str, Any]]]:
        if not self.moments:
            return []
        patch: list[tuple[str, Any]] = []
        compare(look(self.before), look(self.after), "", patch)
        return [patch]


class Sight:
    """What viewers see of a match. Where it stands and where it stood before are looked at once: a choice is told as
    what it changed between the two."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.now: tuple[State | None, dict[int, dict[str, Any]]] = (None, {})  # where it stands, by viewer
        self.before: tuple[State | None, dict[int, dict[str, Any]]] = (None, {})  # where it stood

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        if self.now[0] is not self.match.state:
            made = self.match.made
            before = made[-1].before if made else None
            self.before = self.now if before is self.now[0] else (before, {})
            self.now = (self.match.state, {})
        kept = self.now if state is self.now[0] else self.before
        if state is not kept[0]:
            return state.view(viewer)
        found = kept[1].get(viewer)
        if found is None:
            found = kept[1][viewer] = state.view(viewer)
        return found

    def told(self) -> None:
        """What the last choice changed has been told: where the match stood before is not looked at any more."""
        self.before = (None, {})

    def close(self) -> None:
        """Nobody looks any more."""
        self.now = self.before = (None, {})


class Play:
    """The match at one table. Nothing here waits, writes or sends."""

    def __init__(self, game: Game, seed: str) -> None:
        self.match = Match(game, seed, REMEMBERED)
        self.ids: dict[int, int] = {}  # for each seat that is asked, the number of its decision
        self.log = Log(game)
        self.slimmed = 0  # choices of which only what a record needs is left
        self.taken_back = 0
        self.labels: dict[int, tuple[int, Msg]] = {}  # by seat: its last choice that is slimmed, and what it is called
        self.sight = Sight(self.match)
        self.floor = 0  # choices of the record that this game was played on from: never taken back

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seed(self) -> str:
        return self.match.seed

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def made(self) -> list[Made]:
        return self.match.made

    @property
    def ply(self) -> int:
        return len(self.match.made)

    @property
    def over(self) -> bool:
        return self.match.state.ending != 0

    # changes

    def go_on(self, made: Made, number: int) -> None:
        """Stand where a choice has led. A question that stands as it stood while another seat answered keeps its
        number; the others have this one."""
        old = {question.seat: question for question in self.match.questions()} if len(self.ids) > 1 else {}
        old.pop(made.seat, None)
        self.match.go_on(made)
        self.slim()
        self.ids = {
            seat: self.ids[seat] if seat in self.ids and self.stands(old.get(seat)) else number
            for seat in self.state.asked()
        }

    def stands(self, old: Question | None) -> bool:
        """Whether a question that was open is open still, word by word."""
        now = None if old is None else self.match.question(old.seat)
        if old is None or now is None:
            return False
        return old.prompt.message == now.prompt.message and old.options == now.options

    def slim(self) -> None:
        """Keep of choices further back what a record needs: there are many of them, and their words are long."""
        made = self.match.made
        for at in range(self.slimmed, len(made) - REMEMBERED):
            old = made[at]
            if not old.auto:
                self.labels[old.seat] = (at, old.label)
            words = sys.intern(old.notation)  # other tables have said the same
            made[at] = Made(old.seat, words, old.digest, UNSAID, taught=old.taught, news=old.news, auto=old.auto)
            self.slimmed = at + 1

    def renumber(self, number: int) -> None:
        """Every question that is open has this number from now on."""
        self.ids = dict.fromkeys(self.state.asked(), number)

    def take_back(self, to: int, stood: State, number: int) -> None:
        """Stand again where the game stood after `to` choices."""
        self.match.stand(stood, to)
        self.slimmed = min(self.slimmed, to)
        self.labels = {seat: kept for seat, kept in self.labels.items() if kept[0] < to}
        self.taken_back += 1
        self.renumber(number)

    # what can be taken back

    def undo_to(self, seat: int) -> int | None:
        """How many choices would be left if `seat` took back its last one; None if it made none."""
        for at in range(self.ply - 1, self.floor - 1, -1):
            if self.made[at].seat == seat and not self.made[at].auto:
                return at
        return None

    def is_free(self, seat: int, to: int) -> bool:
        """Whether since then only this seat chose, spent no luck and learned nothing.

        An answer of another seat counts also where the server gave it: that it could shall not be told by this.
        """
        return all(made.seat == seat and not made.taught for made in self.made[to:])

    def undo_view(self, seat: int) -> UndoView | None:
        to = self.undo_to(seat)
        if to is None or self.over:
            return None
        label = self.label_of(seat, to)
        return UndoView(seat, self.is_free(seat, to), None if label is None else translate.said(label))

    def label_of(self, seat: int, at: int) -> Msg | None:
        """What choice `at`, one of this seat, was called, if it is still in memory."""
        if at >= self.slimmed:
            return self.made[at].label
        kept, label = self.labels.get(seat, (-1, UNSAID))
        if kept == at and label is not UNSAID:
            return label
        found = self.log.label_of(at + 1)
        if found is not None:
            self.labels[seat] = (at, found)
        return found

    # what is seen

    def position(self, viewer: int, clocks: list[int] | None) -> Position:
        """The table with the eyes of a seat, or of a spectator (-1)."""
        state = self.state
        question = self.match.question(viewer)
        outcome = state.outcome
        return Position(
            self.ply,
            viewer,
            self.sight.view(state, viewer),
            list(state.asked()),
            [] if question is None else [translate.decision_view(question, self.ids.get(viewer, -1))],
            self.undo_view(viewer) if viewer >= 0 else None,
            None if outcome is None else translate.outcome_view(self.game.name, outcome),
            clocks,
            outlook.goal_views(self.game.box, state, viewer),
            outlook.danger_views(self.game.box, state, viewer),
        )

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return self.sight.view(state, viewer)

    def film(self, entry: Entry) -> Filmed | None:
        """The last choice to be looked at; None if this line of the log is not of it."""
        if entry.kind != "choice" or entry.ply != self.ply:
            return None
        made = self.made[-1]
        if made.before is None:
            return None
        found = moments(made.events)
        if len(found) > 1:
            return Film(made.before, made.option, made.seat, made.after, made.luck)
        return Glance(made.before, made.state(), found)

    def note(self, entry: Entry) -> None:
        self.log.note(entry)

    def told(self, viewer: int, seen: int) -> tuple[list[LogEntry], bool]:
        """The log after number `seen` for this viewer, and whether nothing of it lacks."""
        return [told(entry, viewer) for entry in self.log.after(seen)], self.log.is_whole_after(seen)

    def explaining(self, seat: int, intent: int | str | None, place: str | None) -> Iterator[Act | None]:
        """Why this seat may or may not do this, or anything that could be meant by a place of its view.

        None after each thing that was looked at, so that nobody else has to wait for all of them.
        """
        state = self.state
        if place is None:
            assert intent is not None
            option = intent if isinstance(intent, int) else state.verbs().find(state, seat, intent)
            yield self.act(seat, option, intent)
            return
        for verb in state.verbs().all:
            for n in range(verb.size):
                if verb.noun.words(state, seat, n) and place in verb.noun.places(state, seat, n):
                    yield self.act(seat, verb.base + n, verb.base + n)
                yield None

    def act(self, seat: int, option: int, intent: int | str) -> Act:
        state = self.state
        verbs = state.verbs()
        if not verbs.means(state, seat, option):
            nothing = Reason(False, Msg("kernel-no-such-act", {"intent": str(intent)[:100]}), ())
            return Act(None, False, [translate.reason(nothing)])
        question = self.match.question(seat)
        reasons = [translate.reason(reason) for reason in state.explain(seat, option)]
        choice = translate.choice_view(verbs.choice(state, seat, option))
        return Act(choice, question is not None and option in question.options, reasons)

    def offers(self, seat: int) -> list[int]:
        question = self.match.question(seat)
        return [] if question is None else question.options

    def record(self, upto: int | None = None) -> Record:
        return Record(self.game, self.seed, self.match.opening, self.made[:upto])


Look = Callable[[State, int], dict[str, Any]]


def told(entry: Entry, viewer: int, film: Filmed | None = None, look: Look = State.view) -> LogEntry:
    """A line of the log as this viewer may read it; with a film, also what each moment of it changed."""
    mine = viewer == entry.seat and not entry.passed
    pictured = None if film is None else translate.seen_moments(film, lambda state: look(state, viewer))
    return LogEntry(
        entry.number,
        entry.kind,  # type: ignore[arg-type]
        entry.ply,
        -1 if entry.passed else entry.seat,
        translate.said(entry.label) if entry.label is not None and mine else None,
        translate.event_views(entry, viewer),
        translate.bare_moments(entry.events) if pictured is None else pictured,
        entry.auto and mine,
    )


def begun(text: str, ply: int) -> tuple[Play, list[Entry]]:
    """A game played on from a record: its first `ply` choices, made again, and the line of each, however many."""
    record = shelf.record(text)
    if not 0 <= ply <= len(record.plies):
        raise Refused("server-no-such-ply", ply=ply, plies=len(record.plies))
    play = Play(record.game, record.seed)
    entries: list[Entry] = []
    for number, made in enumerate(play.match.follow(record, ply), 1):
        entries.append(Entry(0, "choice", number, made.seat, made.label, made.events, made.auto))
    return play, entries
