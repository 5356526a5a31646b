"""A game that is over, gone through with a coach: what each decision cost, what luck gave, and what there is to learn.

How it judges is in `bots.coach` and decision 125. Here it goes through a record, choice by choice, wherever each is
thought about, and puts what was found into marks, figures and words.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp2
from typing import Final

import msgspec

from ludoteka.bots.coach import Coach
from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.record import Record
from ludoteka.room.reasons import is_idle, shown, speaks_for
from ludoteka.room.translate import said
from ludoteka.room.wire.coach import CoachMark, DecisionReview, Fortune, Review, SeatReview
from ludoteka.room.wire.words import Msg

VERSION: Final = 1  # of the coach: what an older one has said is judged anew
INACCURACY: Final = 0.03  # of the chance to win
MISTAKE: Final = 0.08
WON: Final = 0.9  # who stands like this has as good as won
MISSED: Final = 0.15  # and who then loses so much has missed it
GOOD: Final = 0.04  # so far ahead of the next best, and not what one sees at first
HALF: Final = 0.1  # a loss that halves the accuracy of a decision
LESSONS: Final = 3
STRUCK: Final = 0.01  # luck that is worth telling


class Asked(msgspec.Struct):
    """One choice to be thought about: what must be known for it in another process."""

    ply: int
    seat: int
    option: int
    luck: list[int]  # the streams drawn for it, where they are drawn anew
    seed: str
    judge: bool  # whether somebody decided; else only luck fell


class Weighed(msgspec.Struct):
    """What the coach found at a choice."""

    gains: list[float]
    judged: bool = False
    worth: float = 0
    loss: float = 0
    lead: float = 0
    obvious: bool = True
    idle: bool = False  # whether it stopped, and something was better
    taken: Msg = msgspec.field(default_factory=lambda: Msg(""))
    best: Msg = msgspec.field(default_factory=lambda: Msg(""))
    notation: str = ""
    line: list[Msg] = []
    why: list[Msg] = []


def weighed(game: str, state: State, asked: Asked, worlds: int = 0) -> Weighed:
    """Think about one choice. `worlds`: how many each search has, if not as usual."""
    box = shelf.box(game)
    coach = Coach(box, worlds)
    found = Weighed(coach.fortune(state.facing(asked.seat), asked.option, asked.luck, asked.seed))
    eyes = Observer(state, asked.seat)
    if not asked.judge or not coach.is_judged(eyes, asked.option):
        return found
    judged = coach.judged(eyes, asked.option, asked.seed)
    choices = {choice.option: choice for choice in eyes.choices()}
    taken, best = choices[asked.option], choices[judged.best]
    found.judged = True
    found.worth, found.loss, found.lead, found.obvious = judged.worth, judged.loss, judged.lead, judged.obvious
    found.idle = is_idle(box, taken.option) and not is_idle(box, best.option)
    found.taken, found.best, found.notation = said(taken.label), said(best.label), best.notation
    found.line = [said(label) for label in judged.line]
    if marked(found):
        found.why = [said(term) for term in speaks_for(box, eyes, judged.best, judged.other, asked.seed)]
    return found


def marked(found: Weighed) -> CoachMark:
    """The mark of a choice; empty for one that needs none."""
    if found.loss >= MISSED and found.worth >= WON:
        return "missed"
    if found.loss >= MISTAKE:
        return "mistake"
    if found.loss >= INACCURACY:
        return "inaccuracy"
    return "good" if found.lead >= GOOD and not found.obvious else ""


def accuracy(losses: list[float]) -> int:
    """From 0 to 100: the mean over the decisions that mattered; one that lost `HALF` counts half, and so on."""
    if not losses:
        return 100
    return round(100 * sum(exp2(-loss / HALF) for loss in losses) / len(losses))


class Coaching:
    """A record on its way through the coach."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.game: Final = record.game.name
        self.total: Final = len(record.plies)
        self.done = 0
        self.seats = record.game.players
        self.found: Final[list[tuple[int, int, Weighed]]] = []  # ply, seat

    def asked(self) -> Iterator[tuple[State, Asked] | None]:
        """Each choice with the state it was made in; None for one at which there is nothing to think about."""
        record = self.record
        for number, made in enumerate(record.steps(check=False), 1):
            self.done = number - 1
            before = made.before
            assert before is not None
            self.seats = before.seats()
            eyes = Observer(before, made.seat)
            judge = made.seat < record.game.players and len(eyes.options()) > 1
            struck = made.state().luck != (made.luck or before.luck)
            if judge or struck:
                seed = f"{record.seed}/coach/{number}"
                yield before, Asked(number, made.seat, made.option, made.luck or [], seed, judge)
            else:
                yield None
        self.done = self.total

    def note(self, asked: Asked, found: Weighed) -> None:
        self.found.append((asked.ply, asked.seat, found))

    def review(self) -> Review:
        """What the coach says, when it has been through."""
        decisions = [reviewed(ply, seat, one) for ply, seat, one in self.found if one.judged and matters(one)]
        fortunes = [
            Fortune(ply, [round(gain, 4) for gain in one.gains])
            for ply, _, one in self.found
            if one.gains and max(map(abs, one.gains)) >= STRUCK
        ]
        seats = [self.seat(seat) for seat in range(self.record.game.players)]
        return Review(VERSION, decisions, fortunes, seats)

    def seat(self, seat: int) -> SeatReview:
        mattered = [(ply, one) for ply, whose, one in self.found if whose == seat and one.judged and matters(one)]
        luck = sum(one.gains[seat] for _, _, one in self.found if one.gains)
        told = lessons(mattered, luck, self.total)
        return SeatReview(len(mattered), accuracy([one.loss for _, one in mattered]), round(luck, 4), told)


def matters(found: Weighed) -> bool:
    """Whether one option was better than another, as far as can be told."""
    return found.loss > 0 or found.lead > 0


def reviewed(ply: int, seat: int, found: Weighed) -> DecisionReview:
    better = found.best if found.loss else None
    line = found.line if found.loss else []
    worth, loss = round(found.worth, 4), round(found.loss, 4)
    return DecisionReview(
        ply, seat, marked(found), worth, loss, found.taken, better, found.notation, line, found.why
    )


# --- three things to learn


def lessons(mattered: list[tuple[int, Weighed]], luck: float, plies: int) -> list[Msg]:
    """The three most telling things about how a seat has played, the costliest first."""
    lost = sorted(((ply, one) for ply, one in mattered if marked(one) not in ("", "good")), key=costliest)
    found: list[Msg] = []
    if lost:
        found.append(costly(*lost[0]))
    found += [*stopped(lost), *repeated(lost)]
    if len(lost) > 1:
        found.append(costly(*lost[1]))
    good = sorted(((ply, one) for ply, one in mattered if marked(one) == "good"), key=lambda row: -row[1].lead)
    if good:
        ply, one = good[0]
        found.append(Msg("bots-lesson-good", {"ply": ply, "taken": one.taken, "percent": shown(one.lead)}))
    found.append(when_lost(lost, plies) if lost else Msg("bots-lesson-clean", {"n": len(mattered)}))
    found.append(of_luck(luck))
    right = sum(1 for _, one in mattered if not one.loss)
    found.append(Msg("bots-lesson-share", {"right": right, "n": len(mattered)}))
    return found[:LESSONS]


def costliest(row: tuple[int, Weighed]) -> tuple[float, int]:
    return -row[1].loss, row[0]


def costly(ply: int, one: Weighed) -> Msg:
    told = {"ply": ply, "taken": one.taken, "better": one.best, "percent": shown(one.loss)}
    kind = "missed" if marked(one) == "missed" else "costly"
    if one.why:
        return Msg(f"bots-lesson-{kind}-why", {**told, "why": one.why[0]})
    return Msg(f"bots-lesson-{kind}", told)


def stopped(lost: list[tuple[int, Weighed]]) -> list[Msg]:
    """Whether something was left undone again and again."""
    idle = [one for _, one in lost if one.idle]
    if len(idle) < 2:
        return []
    percent = shown(sum(one.loss for one in idle))
    return [Msg("bots-lesson-stopped", {"n": len(idle), "percent": percent, "better": idle[0].best})]


def repeated(lost: list[tuple[int, Weighed]]) -> list[Msg]:
    """What spoke for the better option more than once, by what it cost together."""
    times: dict[str, list[Weighed]] = {}
    words: dict[str, Msg] = {}
    for _, one in lost:
        for term in one.why:
            key = f"{term.id} {sorted(term.args.items())}"
            times.setdefault(key, []).append(one)
            words[key] = term
    often = [(-sum(one.loss for one in ones), key) for key, ones in times.items() if len(ones) > 1]
    if not often:
        return []
    cost, key = min(often)
    return [Msg("bots-lesson-theme", {"why": words[key], "n": len(times[key]), "percent": shown(-cost)})]


def when_lost(lost: list[tuple[int, Weighed]], plies: int) -> Msg:
    """In which third of the game most was lost."""
    thirds = [0.0, 0.0, 0.0]
    for ply, one in lost:
        thirds[min(2, 3 * (ply - 1) // max(1, plies))] += one.loss
    most = max(range(3), key=lambda third: thirds[third])
    share = shown(thirds[most] / sum(thirds))
    return Msg(f"bots-lesson-{('early', 'middle', 'late')[most]}", {"percent": share})


def of_luck(luck: float) -> Msg:
    percent = round(100 * abs(luck))
    if percent < 3:
        return Msg("bots-lesson-even-luck")
    return Msg(f"bots-lesson-{'lucky' if luck > 0 else 'unlucky'}", {"percent": percent})


def through(record: Record, worlds: int = 0) -> Iterator[Coaching]:
    """Go through a record here, choice by choice; the last one is through."""
    coaching = Coaching(record)
    for asked in coaching.asked():
        if asked is not None:
            coaching.note(asked[1], weighed(coaching.game, *asked, worlds))
        yield coaching
    yield coaching
