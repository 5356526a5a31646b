"""What every bot answers in the middle of a game. This file runs as it is here and in the tab's own Python."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from ludoteka.bots.levels import SEATED, offered
from ludoteka.games import shelf
from ludoteka.room import minds

# Seconds that this thread has had of the processor. Inside a tab no clock knows them: who wakes it lays his own here.
spent: Callable[[], float] = globals().get("spent") or time.thread_time


def played(asked: str) -> str:
    """`asked`: positions as [game, players, seed, choices before it]; the option and the seconds of every level."""
    return json.dumps([answers(*one) for one in json.loads(asked)])


def answers(name: str, players: int, seed: str, choices: int) -> dict[str, tuple[int, float]]:
    state = shelf.game_of(name, players, {}).deal(seed)
    while choices and not state.ending:
        seat = state.decisions[0].seat
        state.apply(minds.chosen(name, state, seat, "novice", f"{seed}/{choices}"), seat)
        choices -= 1
    assert not state.ending, "over before it was asked"
    seat = state.decisions[0].seat
    found: dict[str, tuple[int, float]] = {}
    for level in [level for level in SEATED if level == "random" or level in offered(shelf.box(name))]:
        begun = spent()
        option = minds.chosen(name, state, seat, level, seed)
        found[level] = (option, spent() - begun)
    return found
