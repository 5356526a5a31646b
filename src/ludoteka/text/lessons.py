"""A lesson: what a first game explains, as beats over how the game stands, not as a list of clicks.

The beat that is shown is the first whose `when` holds and whose `done` does not yet. What is done is worked out from
the choices of the match alone: whoever takes one back meets its beat again, whoever plays ahead is not told what they
have found out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from ludoteka.games.shelf import SHELF
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.text.rulebook import table

LEARNER: Final = 0  # the seat that is taught
AREAS: Final = ("goals", "rivals", "common", "own", "hand", "ask")
TWICE: Final = 2  # a beat that asks for something is dropped once it was shown this often and something else was done

When = Mapping[str, Any]


@dataclass(frozen=True)
class Beat:
    """One thing to be told. `show` is the part of the table it speaks of, `do` a pattern of what to choose now.

    `order`: in which order, where it is several things. `strays`: it is told to who does something else, and is no
    step on the way.
    """

    id: str
    say: Msg
    when: When
    show: str
    do: str
    done: When
    order: tuple[str, ...] = ()
    strays: bool = False


@dataclass(frozen=True)
class Lesson:
    """A deal that shows what the beats speak of. `tutor`: what the other seat does once each, if it can.

    A printed example has `steps` instead, which everybody follows: what is chosen in each of its positions, by their
    hashes.
    """

    game: str
    seed: str
    players: int
    options: Mapping[str, Any]
    tutor: tuple[str, ...]
    beats: tuple[Beat, ...]
    learner: int = LEARNER
    steps: Mapping[str, tuple[int, str]] = field(default_factory=dict)

    def told_to(self, match: Match, seat: int, state: State | None = None) -> int | None:
        """What the tutor has yet to let the learner see, and can do now; None where it plays as it likes.

        `state`: a position that is foreseen while everybody passes, where it is not that of the match.
        """
        question = match.question(seat) if state is None or state is match.state else state.question(seat)
        if question is None:
            return None
        if self.steps:
            _, wanted = self.steps.get(question.of.digest(), (seat, ""))
            return next((one.option for one in question.choices() if one.notation == wanted), None)
        made = [one.notation for one in match.made if one.seat == seat]
        for pattern in self.tutor:
            if not any(re.search(pattern, notation) for notation in made):
                for choice in question.choices():
                    if re.search(pattern, choice.notation):
                        return choice.option
        return None

    def place(self, state: State) -> int:
        """Which step of the example is next in this position; -1 where it is none of its positions."""
        digest = state.digest()
        return list(self.steps).index(digest) if digest in self.steps else -1


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if game not in SHELF:
        raise Refused("kernel-no-such-game", game=game, known=", ".join(SHELF))
    told = table(game, "lesson.toml")
    beats = [beat(game, **one) for one in told["beat"]]
    return Lesson(game, told["seed"], told["players"], told["options"], tuple(told["tutor"]), tuple(beats))


def beat(game: str, id: str, show: str, when: When | None = None, do: str = "", done: When | None = None) -> Beat:
    return Beat(id, Msg(f"lesson-{game}-{id}"), when or {}, show, do, done or ({"chose": do} if do else {}))


# --- how the game stands


@dataclass(frozen=True)
class Facts:
    """What a beat can ask: what the learner sees, is asked, is offered; what has happened, and what they chose."""

    view: Mapping[str, Any]
    asked: str
    offered: tuple[str, ...]
    happened: tuple[str, ...]
    chose: tuple[str, ...]
    done: frozenset[str]
    at: int = -1  # which of the steps of an example is next; -1 where it was left
    left: int = -1  # at which step it was left; -1 while it is followed
    past: int = -1  # how many of its steps were made


def holds(when: When, facts: Facts) -> bool:
    """Whether every condition is met."""
    return all(met(name, value, facts) for name, value in when.items())


def met(name: str, value: Any, facts: Facts) -> bool:
    """Whether one condition is met. Patterns are of prompts, notations and of facts as `written` puts them."""
    if name == "asked":
        return re.fullmatch(value, facts.asked) is not None
    if name == "offered":
        return found(value, facts.offered)
    if name == "chose":
        return found(value, facts.chose)
    if name == "happened":
        return found(value, facts.happened)
    if name == "turn":
        return sum(fact.startswith(f"turn-began seat={LEARNER}") for fact in facts.happened) >= int(value)
    if name == "after":
        return value in facts.done
    if name == "at":
        return facts.at == int(value)
    if name == "left":
        return facts.left == int(value)
    if name == "past":
        return facts.past > int(value)
    if name == "least":
        return all((n := amount(facts.view, path)) is not None and n >= least for path, least in value.items())
    if name == "most":
        return all((n := amount(facts.view, path)) is not None and n <= most for path, most in value.items())
    assert name == "any", f"no such condition: {name}"
    return any(holds(one, facts) for one in value)


def found(pattern: str, told: Iterable[str]) -> bool:
    return any(re.search(pattern, one) for one in told)


def amount(view: Any, path: str) -> int | None:
    """The number at this place of a view, or how many things lie there; None where there is nothing."""
    for step in path.split("/"):
        if isinstance(view, list) and step.isdigit() and int(step) < len(view):
            view = view[int(step)]
        elif isinstance(view, dict) and step in view:
            view = view[step]
        else:
            return None
    if isinstance(view, list | dict):
        return len(view)
    return int(view) if isinstance(view, int | bool) else None


def written(made: Made, learner: int) -> list[str]:
    """The facts of a choice as the learner knows them: `struck card=… other=…`."""
    seen = [event.view(learner) for event in made.events]
    return [" ".join([str(one.pop("event")), *(f"{key}={value}" for key, value in one.items())]) for one in seen]


# --- how far the learner is


@dataclass(frozen=True)
class Stop:
    """After this many choices: what is done, which beats are open (the first is shown), how often each was shown."""

    digest: str
    facts: Facts
    open: tuple[Beat, ...]
    shown: Mapping[str, int]


@dataclass
class Progress:
    """How far a match is through its lesson; it follows the match forth and back."""

    lesson: Lesson
    stops: list[Stop] = field(default_factory=list)

    def at(self, match: Match) -> Stop:
        """Where the learner is now."""
        made = match.made
        while len(self.stops) > len(made) + 1 or (len(self.stops) > 1 and self.stops[-1].digest != self.digest(made)):
            self.stops.pop()
        known = len(self.stops)
        if known == len(made) + 1:
            return self.stops[-1]
        if known == 0 or any(one.after is None for one in made[known - 1 :]):
            self.stops = [self.stop(match.game.deal(match.seed), None)]
            again = Match(match.game, match.seed, 1)
            for one in again.follow(match.record):
                self.stops.append(self.stop(one.state(), one))
        else:
            for one in made[known - 1 :]:
                self.stops.append(self.stop(one.state(), one))
        return self.stops[-1]

    def digest(self, made: list[Made]) -> str:
        """The hash of the state that the last known stop should be of."""
        return made[len(self.stops) - 2].digest

    def stop(self, state: State, made: Made | None) -> Stop:
        """The next stop: what this choice has changed."""
        learner = self.lesson.learner
        last = self.stops[-1] if self.stops and made is not None else None
        happened = (*(last.facts.happened if last else ()), *(written(made, learner) if made else ()))
        chose = last.facts.chose if last else ()
        shown = dict(last.shown) if last else {}
        done = set(last.facts.done) if last else set()
        if made is not None and made.seat == learner and last is not None:
            chose = (*chose, made.notation)
            heeded = bool(last.open and last.open[0].do and re.search(last.open[0].do, made.notation))
            if last.open and not heeded and not made.auto:  # what nobody clicked went by before anything was read
                told = last.open[0]
                shown[told.id] = shown.get(told.id, 0) + 1
                if shown[told.id] >= (TWICE if told.do else 1):
                    done.add(told.id)
        question = state.question(learner)
        asked = "" if question is None else question.prompt.message.id
        offered = () if question is None else tuple(choice.notation for choice in question.choices())
        way = self.way(state, last)
        facts = Facts(state.view(learner), asked, offered, happened, chose, frozenset(done), *way)
        beats = self.lesson.beats
        done |= {beat.id for beat in beats if beat.done and beat.id not in done and holds(beat.done, facts)}
        facts = replace(facts, done=frozenset(done))
        live = tuple(beat for beat in beats if beat.id not in done and is_open(beat, facts))
        return Stop("" if made is None else made.digest, facts, live, shown)

    def way(self, state: State, last: Stop | None) -> tuple[int, int, int]:
        """Where the example is, if this is one: its next step, where it was left, how many steps were made."""
        if not self.lesson.steps:
            return -1, -1, -1
        at = self.lesson.place(state)
        if at >= 0 or last is None:
            return at, -1, at
        return -1, max(last.facts.at, last.facts.left), last.facts.past


def is_open(beat: Beat, facts: Facts) -> bool:
    return holds(beat.when, facts) and (not beat.do or found(beat.do, facts.offered))
