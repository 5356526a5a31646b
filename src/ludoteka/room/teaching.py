"""A table at which the game is taught: a tutor sits there, and whoever learns is told beat by beat what is what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteka.kernel.machine import State
from ludoteka.room import minds, translate
from ludoteka.room.examples import PREFIX, named, story_named
from ludoteka.room.wire.positions import BeatView, LessonView
from ludoteka.text.examples import lesson_of
from ludoteka.text.lessons import Beat, Lesson, Progress, lesson

if TYPE_CHECKING:
    from ludoteka.room.table import Table


def taught(table: Table) -> Lesson | None:
    """What is taught here: a printed example, or the game; nothing where no tutor sits, or nobody who learns."""
    if minds.TUTOR not in [chair.level for chair in table.chairs]:
        return None
    found = lesson_of(*named(shown)) if (shown := example_of(table)) else lesson(table.game.name)
    return found if table.chairs[found.learner].kind == "person" else None


def example_of(table: Table) -> str:
    """The printed example that this table was laid as; empty where it is none."""
    begun = table.terms.begun
    return begun.record if begun is not None and begun.record.startswith(PREFIX) else ""


def lesson_view(table: Table, viewer: int) -> LessonView | None:
    """How far the learner is, and what to tell them now; nobody else is told."""
    told = None if table.play is None else taught(table)
    if table.play is None or told is None or viewer != told.learner:
        return None
    if table.progress is None:
        table.progress = Progress(told)
    stop = table.progress.at(table.play.match)
    beats = [beat_view(table, beat, viewer) for beat in stop.open]
    every = [beat.id for beat in told.beats if not beat.strays]
    shown = example_of(table)
    rules = story_named(shown).rules if shown else []
    return LessonView(beats, [id for id in every if id in stop.facts.done], every, shown, rules)


def beat_view(table: Table, beat: Beat, learner: int) -> BeatView:
    assert table.play is not None
    question = table.play.match.question(learner)
    choices = question.choices() if beat.do and question is not None else []
    meant = [choice for choice in choices if re.search(beat.do, choice.notation)]
    if beat.order:
        meant.sort(key=lambda choice: beat.order.index(choice.notation))
    options = [choice.option for choice in meant]
    return BeatView(beat.id, beat.show, translate.said(beat.say), options, beat.strays)  # type: ignore[arg-type]


def allowed(table: Table, seat: int, state: State) -> int | None:
    """What the tutor does so that the learner sees it, in this position; None where it plays as a novice would."""
    assert table.play is not None
    told = taught(table)
    return None if told is None else told.told_to(table.play.match, seat, state)
