"""A table at which the game is taught: a tutor sits there, and whoever learns is told beat by beat what is what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteka.room import minds
from ludoteka.room.wire.positions import BeatView, LessonView
from ludoteka.room.wire.words import Msg
from ludoteka.text.lessons import LEARNER, Beat, Progress, lesson

if TYPE_CHECKING:
    from ludoteka.room.table import Table


def is_lesson(table: Table) -> bool:
    """Whether a tutor sits here and somebody learns."""
    return table.chairs[LEARNER].kind == "person" and any(chair.level == minds.TUTOR for chair in table.chairs)


def lesson_view(table: Table, viewer: int) -> LessonView | None:
    """How far the learner is, and what to tell them now; nobody else is told."""
    if viewer != LEARNER or table.play is None or not is_lesson(table):
        return None
    if table.progress is None:
        table.progress = Progress(lesson(table.game.name))
    stop = table.progress.at(table.play.match)
    beats = [beat_view(table, beat) for beat in stop.open]
    every = [beat.id for beat in table.progress.lesson.beats]
    return LessonView(beats, [id for id in every if id in stop.facts.done], every)


def beat_view(table: Table, beat: Beat) -> BeatView:
    assert table.play is not None
    question = table.play.match.question(LEARNER)
    choices = question.choices() if beat.do and question is not None else []
    options = [choice.option for choice in choices if re.search(beat.do, choice.notation)]
    return BeatView(beat.id, beat.show, Msg(beat.say), options)  # type: ignore[arg-type]


def allowed(table: Table, seat: int) -> int | None:
    """What the tutor does so that the learner sees it once; None where it plays as a novice would."""
    assert table.play is not None
    return lesson(table.game.name).told_to(table.play.match, seat) if is_lesson(table) else None
