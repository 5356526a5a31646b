"""Tables that are laid, not dealt: a seed that names a printed example stands for its position and its luck."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Box, Game
from ludoteka.kernel.kinds import NUMBER
from ludoteka.kernel.luck import LAID
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import Story, Telling, read_header, read_stories

MARKS: Final = (">", "?", "+", "-", "!")  # of the first line that is no longer the position


def seed_of(number: int) -> str:
    """The seed of the example of this number, from 1."""
    return f"{LAID}{number}"


def story_of(box: Box, seed: str) -> Story:
    """The example that this seed names."""
    number = seed.removeprefix(LAID)
    found = read_stories(box.examples())
    if not number.isascii() or not number.isdigit() or len(number) > 3 or not 1 <= int(number) <= len(found):
        raise Refused("kernel-no-such-example", game=box.name, number=number[:20], n=len(found))
    return found[int(number) - 1]


def game_of(box: Box, story: Story) -> Game:
    """The game that a story is of."""
    _, players, options = read_header(story.header)
    return Game(box, players, options)


def laid(game: Game, seed: str) -> State:
    """The table of an example at its first question. The luck of all its steps is to come, as long as it fits."""
    story = story_of(game.box, seed)
    if game_of(game.box, story).ruleset != game.ruleset:
        raise Refused("kernel-other-example", number=seed.removeprefix(LAID), header=story.header)
    telling = Telling(game)
    luck: list[int] = []
    begun = False
    for _, line in story.lines:
        head, _, rest = line.partition(" ")
        if head == "luck":
            luck += [~NUMBER.read(word) for word in rest.split()]
        elif not begun:
            begun = head[1:] in MARKS
            if not begun:
                telling.tell(line)
    telling.state.script = luck
    telling.begin()
    return telling.state


def steps_of(story: Story) -> list[tuple[str, str]]:
    """What is chosen in a story: by whom, and what in notation."""
    return [(line[0], line[3:].strip()) for _, line in story.lines if line[1:3] == "> "]
