"""Goals and dangers as lines above the question."""

from __future__ import annotations

from typing import Final

from ludoteka.cli.session import Sitting
from ludoteka.kernel.goals import NEXT, Goal, Part
from ludoteka.kernel.seats import NOBODY
from ludoteka.text.voice import Voice

MOST_DANGERS: Final = 3


def goal_lines(sitting: Sitting, viewer: int) -> list[str]:
    """One's own goal and what ends the game; of others only those who could win with the next act."""
    found: list[str] = []
    for goal in sitting.game.box.goals(sitting.state, viewer):
        if goal.seat in (viewer, NOBODY) or viewer == NOBODY or goal.standing == NEXT:
            found.append(goal_line(goal, sitting.voice, viewer))
    return found


def goal_line(goal: Goal, voice: Voice, viewer: int) -> str:
    """`Mine: eliminate every opponent (power against B 0/31, mastery 3/10)`."""
    words = voice.say(goal.title)
    if goal.seat >= 0 and goal.seat != viewer:
        words = f"{voice.seat(goal.seat)}: {words}"
    counts = ", ".join(counted(part, voice) for part in goal.parts)
    why = f". {voice.say(goal.why)}" if goal.why is not None else ""
    return f"{words} ({counts}){why}" if counts else f"{words}{why}"


def counted(part: Part, voice: Voice) -> str:
    """A count that rises as `2/4`, one that runs out as the number that is left."""
    label = voice.say(part.label)
    return f"{label} {part.have}/{part.need}" if part.need else f"{label} {part.have}"


def danger_lines(sitting: Sitting, viewer: int) -> list[str]:
    """What could cost the viewer the game, the soonest first."""
    found = sitting.game.box.dangers(sitting.state, viewer)
    return [sitting.voice.say(danger.message) for danger in found[:MOST_DANGERS]]
