"""A game in progress at a table of the server: the engine's state, its choices, and how far they can be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteka.games import shelf
from ludoteka.kernel.choices import NOTHING
from ludoteka.kernel.game import Game
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Ply
from ludoteka.kernel.moments import Film
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Msg, Reason, Refused
from ludoteka.server import outlook, shown
from ludoteka.server.wire.positions import DecisionView, LogEntry, Position, UndoView
from ludoteka.server.wire.told import Act

REMEMBERED = 8  # states kept to take a choice back at once; further back the game is played again from its seed
OLDEST = 600  # entries of the log kept in memory and told to newcomers


@dataclass(slots=True)
class Made:
    """A choice that was made. `auto`: by the server for a person who had no other.

    `taught`: luck was spent, or who chose may have learned something hidden.
    """

    seat: int
    notation: str
    digest: str
    taught: bool
    auto: bool
    label: Msg

    def data(self) -> dict[str, Any]:
        return {
            "notation": self.notation,
            "digest": self.digest,
            "taught": self.taught,
            "auto": self.auto,
            "label": self.label.data(),
        }


@dataclass(slots=True)
class Entry:
    """One line of the log before it is redacted."""

    number: int
    kind: str
    ply: int
    seat: int
    label: Msg | None = None
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Mark:
    """Where a game stood. States are not changed once they are left, so it need not copy them."""

    state: State
    made: list[Made]
    before: deque[State]
    taken_back: int


class Play:
    """The engine at one table. Nothing here waits, writes or sends."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.deal(seed)
        self.opening = self.state.digest()
        self.made: list[Made] = []
        self.before: deque[State] = deque(maxlen=REMEMBERED)
        self.ids: dict[int, int] = {}  # for each seat that is asked, the number of its decision
        self.log: deque[Entry] = deque(maxlen=OLDEST)
        self.lacks = False  # whether something of the log is no longer in memory
        self.taken_back = 0
        self.floor = 0  # choices of the record that this game was played on from: never taken back

    @property
    def ply(self) -> int:
        return len(self.made)

    @property
    def over(self) -> bool:
        return self.state.ending != 0

    # changes

    def choose(self, seat: int, option: int, auto: bool = False) -> Made:
        """Make a choice and write it down; a refusal, or a fault of the rules, changes nothing."""
        before = self.state
        if seat not in shown.asked(before):
            raise self.refusal(seat, option)
        state = before.clone()
        state.actor = seat
        state.offered = None
        if option not in state.options():
            raise self.refusal(seat, option)
        chosen = next(choice for choice in state.choices() if choice.option == option)
        state.log = []
        state.apply(option, seat)
        self.state = state
        self.before.append(before)
        taught = state.lessons() != before.lessons()
        made = Made(seat, chosen.notation, state.digest(), taught, auto, chosen.label)
        self.made.append(made)
        return made

    def mark(self) -> Mark:
        """How things stand, to come back to if what is tried next cannot be written."""
        return Mark(self.state, list(self.made), self.before.copy(), self.taken_back)

    def restore(self, mark: Mark) -> None:
        self.state, self.made, self.before, self.taken_back = mark.state, mark.made, mark.before, mark.taken_back

    def events(self) -> list[Event]:
        """The facts that the last choice brought about; asked once."""
        events = self.state.log or []
        self.state.log = None
        return events

    def renumber(self, number: int, chooser: int, old: dict[int, tuple[str, list[int]]]) -> None:
        """Number the questions: one that stands as it stood while another seat answered keeps its number."""
        now = self.questions()
        self.ids = {
            seat: self.ids[seat]
            if seat != chooser and len(old) > 1 and seat in self.ids and old.get(seat) == question
            else number
            for seat, question in now.items()
        }

    def questions(self) -> dict[int, tuple[str, list[int]]]:
        """What is asked of whom, in short."""
        return {
            decision.seat: (str(decision.prompt.message.data()), list(decision.options))
            for decision in self.state.decisions
        }

    def take_back(self, to: int) -> None:
        """Stand again where the game stood after `to` choices."""
        steps = self.ply - to
        if steps <= len(self.before):
            for _ in range(steps):
                self.state = self.before.pop()
        else:
            self.state = self.record(to).replay()
            self.before.clear()
        del self.made[to:]
        self.taken_back += 1

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
        return UndoView(seat, self.is_free(seat, to), shown.said(self.made[to].label))

    # what is seen

    def decision(self, seat: int) -> DecisionView:
        question = self.state.question(seat)
        assert question is not None
        return shown.decision_view(question, self.ids.get(seat, -1))

    def position(self, viewer: int, clocks: list[int] | None) -> Position:
        """The table with the eyes of a seat, or of a spectator (-1)."""
        state = self.state
        asked = shown.asked(state)
        outcome = state.outcome
        return Position(
            self.ply,
            viewer,
            state.view(viewer),
            asked,
            [self.decision(viewer)] if viewer in asked else [],
            self.undo_view(viewer) if viewer >= 0 else None,
            None if outcome is None else shown.outcome_view(self.game.name, outcome),
            clocks,
            outlook.goal_views(self.game.box, state, viewer),
            outlook.danger_views(self.game.box, state, viewer),
        )

    def film(self, entry: Entry) -> Film | None:
        """The last choice to be looked at; None if this line of the log is not of it."""
        if entry.kind != "choice" or entry.ply != self.ply:
            return None
        return Film(self.before[-1], self.made[-1].notation, entry.seat)

    def note(self, entry: Entry) -> None:
        self.lacks = self.lacks or len(self.log) == OLDEST
        self.log.append(entry)

    def told(self, viewer: int, seen: int) -> tuple[list[LogEntry], bool]:
        """The log after number `seen` for this viewer, and whether nothing of it lacks."""
        return [told(entry, viewer) for entry in self.log if entry.number > seen], self.is_whole_after(seen)

    def is_whole_after(self, seen: int) -> bool:
        return not self.lacks or (bool(self.log) and self.log[0].number <= seen + 1)

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
        if not self.means(seat, option):
            nothing = Reason(False, Msg("kernel-no-such-act", {"intent": str(intent)[:100]}), ())
            return Act(None, False, [shown.reason(nothing)])
        reasons = [shown.reason(reason) for reason in state.explain(seat, option)]
        choice = shown.choice_view(state.verbs().choice(state, seat, option))
        return Act(choice, option in self.offers(seat), reasons)

    def means(self, seat: int, option: int) -> bool:
        """Whether this number is of something that is there now, offered or not."""
        verb = self.state.verbs().verb_of(option)
        if verb is None:
            return False
        return verb.noun is NOTHING or bool(verb.noun.words(self.state, seat, option - verb.base))

    def refusal(self, seat: int, option: int) -> Refused:
        """Why this is not offered; nobody needs to have thought of numbers that mean nothing."""
        if not self.means(seat, option):
            return Refused("kernel-no-such-act", intent=str(option)[:100])
        return self.state.refusal(seat, option)

    def offers(self, seat: int) -> list[int]:
        return next((list(d.options) for d in self.state.decisions if d.seat == seat), [])

    def record(self, upto: int | None = None) -> Record:
        plies = [Ply(made.seat, made.notation, made.digest) for made in self.made[:upto]]
        return Record(self.game, self.seed, self.opening, plies)


def told(entry: Entry, viewer: int, film: Film | None = None) -> LogEntry:
    """A line of the log as this viewer may read it; with a film, also what each moment of it changed."""
    return LogEntry(
        entry.number,
        entry.kind,  # type: ignore[arg-type]
        entry.ply,
        entry.seat,
        shown.said(entry.label) if entry.label is not None and viewer == entry.seat else None,
        [shown.event_view(event, viewer) for event in entry.events],
        shown.bare_moments(entry.events) if film is None else shown.moment_views(film, viewer),
    )


def begun(text: str, ply: int) -> tuple[Play, list[Entry]]:
    """A game played on from a record: its first `ply` choices, made again, and the line of each, however many."""
    record = shelf.record(text)
    if not 0 <= ply <= len(record.plies):
        raise Refused("server-no-such-ply", ply=ply, plies=len(record.plies))
    play = Play(record.game, record.seed)
    if play.opening != record.opening:
        raise Refused("kernel-diverges", ply=0)
    entries: list[Entry] = []
    for number, past in enumerate(record.plies[:ply], 1):
        state = play.state
        if past.seat in shown.asked(state) and past.seat != state.actor:
            state.actor = past.seat
            state.offered = None
        try:
            made = play.choose(past.seat, state.option_of(past.notation))
        except Refused as refusal:
            raise Refused("kernel-diverges-refused", ply=number, why=refusal.message) from None
        if made.digest != past.digest:
            raise Refused("kernel-diverges", ply=number)
        entries.append(Entry(0, "choice", number, past.seat, made.label, play.events()))
    return play, entries
