"""What the kernel says, put into the messages of the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ludoteka.kernel import refusal as kernel
from ludoteka.kernel.choices import Choice
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import Outcome, State
from ludoteka.kernel.moments import Moment, moments
from ludoteka.kernel.question import Question
from ludoteka.room.lines import Entry
from ludoteka.room.wire.positions import ChoiceView, DecisionView, EventView, MomentView, OutcomeView, ScoreLine
from ludoteka.room.wire.words import Msg, Reason, Refusal

RESIGNED = "resigned"
NOBODY = -3  # a viewer whose own nothing is


def said(message: kernel.Msg) -> Msg:
    data: dict[str, Any] = message.data()
    return Msg(data["id"], data["args"])


def heard(message: Msg) -> kernel.Msg:
    """The inverse of `said`."""
    return kernel.Msg(message.id, {key: heard_argument(value) for key, value in message.args.items()})


def heard_argument(value: Any) -> Any:
    if isinstance(value, Msg):
        return heard(value)
    if isinstance(value, dict):
        return heard(Msg(value["id"], value["args"]))
    return [heard_argument(item) for item in value] if isinstance(value, list) else value


def refused(refusal: kernel.Refused) -> Refusal:
    return Refusal(said(refusal.message), list(refusal.rules))


def reason(of: kernel.Reason) -> Reason:
    return Reason(of.met, said(of.message), list(of.rules))


def choice_view(choice: Choice, forgone: list[kernel.Msg] | None = None) -> ChoiceView:
    words = [said(one) for one in forgone or []]
    return ChoiceView(choice.option, choice.verb, choice.notation, said(choice.label), choice.places, words)


def event_view(event: Event, viewer: int) -> EventView:
    args = event.view(viewer)
    del args["event"]
    return EventView(event.what.name, args, said(event.message(viewer)))


def event_views(entry: Entry, viewer: int) -> list[EventView]:
    """The facts of a line of the log; what all may know is put into words once for all of them."""
    found: list[EventView] = []
    for event in entry.events:
        hides = event.hides(NOBODY)
        seen = None if hides else entry.known.get(len(found))
        if seen is None:
            seen = event_view(event, viewer)
            if not hides:
                entry.known[len(found)] = seen
        found.append(seen)
    return found


def bare_moments(events: list[Event]) -> list[MomentView]:
    """Moments that are told of, not seen."""
    return [MomentView(one.weight, one.kind, len(one.events)) for one in moments(events)]


class Filmed(Protocol):
    """A choice to be looked at: its moments, and what each of them changed before somebody's eyes."""

    @property
    def moments(self) -> list[Moment]: ...

    def changes(self, look: Callable[[State], dict[str, Any]]) -> list[list[tuple[str, Any]]]: ...


def seen_moments(film: Filmed, look: Callable[[State], dict[str, Any]]) -> list[MomentView]:
    """Moments with what each of them changed before these eyes."""
    changes = film.changes(look)
    return [
        MomentView(one.weight, one.kind, len(one.events), patch) for one, patch in zip(film.moments, changes)
    ]


def decision_view(question: Question, id: int) -> DecisionView:
    """A question as the page is told it, under the number that its answer must name."""
    prompt = question.prompt
    return DecisionView(
        id,
        question.seat,
        said(prompt.message),
        list(prompt.rules),
        prompt.several,
        question.window,
        question.passing,
        [choice_view(choice, question.forgone(choice.option)) for choice in question.choices()],
    )


def outcome_view(game: str, outcome: Outcome) -> OutcomeView:
    winners = list(outcome.winners)
    return OutcomeView(
        outcome.ending,
        Msg(f"{game}-ending-{outcome.ending}", {"winners": [f"seat:{seat}" for seat in winners], **outcome.about}),
        winners,
        [[ScoreLine(Msg(f"{game}-score-{line}"), points) for line, points in seat] for seat in outcome.scores],
    )


def given_up(seat: int, winners: list[int], message: str) -> OutcomeView:
    """How a game ends that somebody has given up."""
    args: dict[str, Any] = {"seat": f"seat:{seat}", "winners": [f"seat:{winner}" for winner in winners]}
    return OutcomeView(RESIGNED, Msg(message, args), winners, [])


def open_view(state: State) -> dict[str, Any]:
    """All that any seat may see: the table with open hands, for games that are over."""
    views = [state.view(seat) for seat in range(state.seats())]
    seen: dict[str, Any] = views[0]
    for other in views[1:]:
        seen = laid_over(seen, other)
    return seen


def laid_over(one: Any, other: Any) -> Any:
    """Of two views of the same thing, what either shows: a list tells more than its length, a value more than None."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: laid_over(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
            for key in {**one, **other}
        }
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [laid_over(a, b) for a, b in zip(one, other)]
        return one
    if isinstance(one, list) or other is None:
        return one
    return other if isinstance(other, list) or one is None else one
