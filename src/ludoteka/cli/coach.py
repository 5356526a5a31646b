"""`ludoteka replay FILE --coach`: what each decision cost, what luck gave, and what there is to learn."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteka.cli.asked import print_json
from ludoteka.cli.session import resume
from ludoteka.kernel.record import Record
from ludoteka.lab.bars import bar
from ludoteka.room.coaching import through
from ludoteka.room.reasons import shown
from ludoteka.room.translate import heard
from ludoteka.room.wire.coach import DecisionReview, Review
from ludoteka.text.voice import Voice

STRIKING: Final = 0.05  # luck that a line is worth


def coach(text: str, voice: Voice, as_json: bool) -> None:
    """Go through a record and print what was found."""
    sitting = resume(text, voice)
    review = reviewed(sitting.match.record, voice)
    if as_json:
        print_json(msgspec.to_builtins(review))
        return
    for line in lines(review, sitting.voice):
        print(line)


def reviewed(record: Record, voice: Voice) -> Review:
    """The review of a record, with a bar for whoever waits."""
    with bar() as seen:
        task = seen.add_task(voice.text("cli-coach-working"), total=len(record.plies))
        for coaching in through(record):
            seen.update(task, completed=coaching.done)
    return coaching.review()


def lines(review: Review, voice: Voice) -> list[str]:
    """A review in lines: the marked moves and the strokes of luck in their order, then each seat."""
    told: list[tuple[int, list[str]]] = []
    for one in review.decisions:
        if one.mark:
            told.append((one.ply, marked(one, voice)))
    for fortune in review.fortunes:
        if max(map(abs, fortune.gains)) >= STRIKING:
            struck = ", ".join(f"{voice.seat(seat)} {signed(gain)} %" for seat, gain in enumerate(fortune.gains))
            told.append((fortune.ply, [voice.text("cli-coach-luck-of", ply=fortune.ply, gains=struck)]))
    found = [line for _, several in sorted(told, key=lambda row: row[0]) for line in several]
    for seat, one_seat in enumerate(review.seats):
        words = {"accuracy": one_seat.accuracy, "decisions": one_seat.decisions, "luck": signed(one_seat.luck)}
        found += ["", voice.text("cli-coach-seat", who=f"seat:{seat}", **words)]
        found += [f"  · {voice.say(heard(lesson))}" for lesson in one_seat.lessons]
    return found


def marked(one: DecisionReview, voice: Voice) -> list[str]:
    """A marked move, and below it what was better."""
    who, mark = f"seat:{one.seat}", voice.text(f"bots-mark-{one.mark}")
    found = [voice.text("cli-coach-move", ply=one.ply, who=who, taken=heard(one.taken), mark=mark)]
    if one.better is not None:
        found.append("   " + voice.text("cli-coach-better", percent=shown(one.loss), better=heard(one.better)))
        if one.line:
            line = " → ".join(voice.say(heard(label)) for label in one.line)
            found.append("   " + voice.text("cli-coach-then", line=line))
    found += [f"   {voice.say(heard(term))}" for term in one.why]
    return found


def signed(share: float) -> str:
    percent = round(100 * share)
    return f"{percent:+d}" if percent else "±0"
