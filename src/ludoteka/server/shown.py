"""What the kernel says, put into the messages of the wire."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel import refusal as kernel
from ludoteka.kernel.choices import NOTHING, Choice
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import Outcome, State
from ludoteka.kernel.windows import Together, Window
from ludoteka.server.wire.positions import ChoiceView, DecisionView, EventView, OutcomeView, ScoreLine
from ludoteka.server.wire.words import Msg, Reason, Refusal

RESIGNED = "resigned"


def said(message: kernel.Msg) -> Msg:
    data: dict[str, Any] = message.data()
    return Msg(data["id"], data["args"])


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


def asked(state: State) -> list[int]:
    """The seats that are asked now."""
    return [] if state.ending else list(state.stack[-1].asked(state))


def decision_view(state: State, seat: int, id: int) -> DecisionView:
    """The open question to `seat`, which is one of those asked."""
    actor = state.actor
    offered = state.offered
    state.actor = seat
    if seat != actor:
        state.offered = None
    try:
        top = state.stack[-1]
        prompt = top.prompt(state)
        options = state.options()
        choices = [choice_view(choice, top.forgone(state, choice.option)) for choice in state.choices()]
    finally:
        state.actor = actor
        state.offered = offered
    return DecisionView(
        id,
        seat,
        said(prompt.message),
        list(prompt.rules),
        prompt.several,
        is_response(state, seat),
        passing_option(state, seat, options),
        choices,
    )


def is_response(state: State, seat: int) -> bool:
    """Whether this seat answers to what is another's: a response window, or a question inside another's passage."""
    top = state.stack[-1]
    return isinstance(top, Window) or (top.you != seat and not isinstance(top, Together))


def has_no_answer(state: State, offers: list[int]) -> bool:
    """Whether all that is offered lets it go by: nobody is bothered with that, though the others wait as if."""
    top = state.stack[-1]
    return len(offers) == 1 or (isinstance(top, Window) and all(option in top.passes() for option in offers))


def passing_option(state: State, seat: int, options: list[int]) -> int | None:
    """Where a seat may respond, the option that lets it go by: the pass, or the one act that is said of nothing."""
    top = state.stack[-1]
    if isinstance(top, Window):
        return top.pass_option()
    if not is_response(state, seat):
        return None
    verbs = state.verbs()
    bare = [option for option in options if (verb := verbs.verb_of(option)) is not None and verb.noun is NOTHING]
    return bare[0] if len(bare) == 1 else None


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
