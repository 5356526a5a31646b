"""Goals, dangers and forecasts of the kernel, put into the messages of the wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import convert

from ludoteka.kernel.game import Box
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.machine import State
from ludoteka.room.translate import said
from ludoteka.room.wire.goals import DangerView, Foretold, GoalView, PartView

MOST_FORETOLD = 80  # options of one question; a longer list is one of numbers, and the rest of it is alike


def goal_views(box: Box, state: State, viewer: int) -> list[GoalView]:
    return [goal_view(goal) for goal in box.goals(state, viewer)]


def goal_view(goal: Goal) -> GoalView:
    parts = [PartView(said(part.label), part.have, part.need, part.places) for part in goal.parts]
    why = None if goal.why is None else said(goal.why)
    standing: Any = goal.standing
    return GoalView(goal.seat, goal.side, said(goal.title), parts, goal.secret, standing, why)


def danger_views(box: Box, state: State, viewer: int) -> list[DangerView]:
    return [danger_view(danger) for danger in box.dangers(state, viewer)]


def danger_view(danger: Danger) -> DangerView:
    when: Any = danger.when
    return DangerView(danger.about, said(danger.message), when, danger.places)


def foretelling(box: Box, state: State, seat: int) -> Iterator[Foretold | None]:
    """What each option of the question to `seat` would do; None where nothing can be told."""
    question = state.question(seat)
    for option in [] if question is None else question.options[:MOST_FORETOLD]:
        facts = [fact.data() for fact in box.preview(state, seat, option)]
        plain = is_plain(state, seat, option)
        told = {"option": option, "facts": facts, "plain": plain}
        yield convert(told, Foretold) if facts or plain else None


def is_plain(state: State, seat: int, option: int) -> bool:
    """Whether the same question comes again after this option: nothing more was asked, and nothing hidden came up."""
    twin = state.facing(seat).clone()
    known = twin.lessons()
    asked = twin.question(seat)
    twin.apply(option)
    again = twin.question(seat)
    same = asked is not None and again is not None and asked.prompt.message.id == again.prompt.message.id
    return same and twin.lessons() == known
