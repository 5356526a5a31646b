"""A printed example as a lesson: who sits down at it is told step by step what the book does, and may do otherwise.

Its positions are known by their hashes: wherever the table stands in one of them, the example goes on from there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.laid import game_of, seed_of, steps_of, story_of
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import seat_of
from ludoteka.kernel.story import Story, read_stories
from ludoteka.text.lessons import Beat, Lesson

PREFIX: Final = "example-"


@dataclass(frozen=True)
class Example:
    """One example: as it is written, and played through as it is printed."""

    id: str
    story: Story
    match: Match

    @property
    def learner(self) -> int:
        """Whose part is played by who tries it."""
        told = [line.split()[1] for _, line in self.story.lines if line.startswith("learner ")]
        return seat_of(told[0]) if told else 0


@cache
def stories(game: str) -> list[Story]:
    """The printed examples of a game, in the order of the book; none where there is none."""
    return read_stories(shelf.box(game).examples())


@cache
def by_rule(game: str) -> dict[str, str]:
    """By rule: the id under which its example is opened."""
    found: dict[str, str] = {}
    for n, story in enumerate(stories(game), 1):
        for rule in story.rules:
            found.setdefault(rule, f"{PREFIX}{game}-{n}")
    return found


@cache
def example(game: str, number: int) -> Example:
    """The example of this number, from 1; refused where there is none."""
    box = shelf.box(game)
    seed = seed_of(number)
    story = story_of(box, seed)
    match = Match(game_of(box, story), seed)
    for who, notation in steps_of(story):
        match.choose(seat_of(who), notation)
    return Example(f"{PREFIX}{game}-{number}", story, match)


# --- as a lesson


@cache
def lesson_of(game: str, number: int) -> Lesson:
    """What is told to who plays the part of the learner: each of his steps, that something else was done, the end."""
    shown = example(game, number)
    made = shown.match.made
    of = shown.match.game
    learner = shown.learner
    groups = own_steps(made, learner)
    first = groups[0][0]
    beats = [Beat("begin", Msg("lesson-example-begin"), {"at": first}, "common", "", {"past": first})]
    for k, group in enumerate(groups, 1):
        beats.append(step(made, group, learner, k, len(groups)))
    beats.append(Beat("end", Msg("lesson-example-end"), {"past": len(made) - 1}, "common", "", {}))
    for n in [n for group in groups for n in group]:
        say = Msg("lesson-example-left", {"what": made[n].label})
        beats.append(Beat(f"left-{n}", say, {"left": n}, "ask", "", {}, strays=True))
    positions = [shown.match.opening, *(one.digest for one in made)]
    chosen = [*((one.seat, one.notation) for one in made), (-1, "")]
    steps: dict[str, tuple[int, str]] = {}
    for digest, choice in zip(positions, chosen):
        steps.setdefault(digest, choice)
    return Lesson(game, shown.match.seed, of.players, of.options, (), tuple(beats), learner, steps)


def own_steps(made: list[Made], learner: int) -> list[list[int]]:
    """Which choices are the learner's, those together that one question wants several of: they are made at once."""
    found: list[list[int]] = []
    for n, one in enumerate(made):
        if one.seat == learner:
            together = found and found[-1][-1] == n - 1 and asked(one) == asked(made[n - 1])
            if together and asked(one):
                found[-1].append(n)
            else:
                found.append([n])
    return found


def asked(made: Made) -> str:
    """The question that this choice answers, if it wants several answers."""
    question = None if made.before is None else made.before.question(made.seat)
    return question.prompt.message.id if question is not None and question.prompt.several else ""


def step(made: list[Made], group: list[int], learner: int, k: int, of: int) -> Beat:
    """One step of the learner, and the weightiest thing that comes of it before his next."""
    first, last = group[0], group[-1]
    after = next((i for i in range(last + 1, len(made)) if made[i].seat == learner), len(made))
    fact = weightiest([event for one in made[first:after] for event in one.events][1:])
    what = made[last].label
    for n in reversed(group[:-1]):
        what = Msg("lesson-example-and", {"first": made[n].label, "then": what})
    words: dict[str, Any] = {"n": k, "of": of, "what": what}
    say = Msg("lesson-example-step", words)
    if fact is not None:
        say = Msg("lesson-example-step-then", words | {"then": fact.message(learner)})
    order = tuple(dict.fromkeys(made[n].notation for n in group))
    do = "|".join(f"^{re.escape(notation)}$" for notation in order)
    return Beat(f"step-{first}", say, {"any": [{"at": n} for n in group]}, "ask", do, {"past": last}, order)


def weightiest(events: list[Event]) -> Event | None:
    """What is most worth telling of these, the last of equals; not what only says which part of a turn begins."""
    found: Event | None = None
    for event in events:
        heavier = found is None or event.what.weight >= found.what.weight
        if event.what.weight and heavier and not event.what.name.endswith("-began"):
            found = event
    return found
