"""The hash at every decision of whole games. This file runs as it is here and in the tab's own Python."""

from __future__ import annotations

import json

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.room import minds

AT_RANDOM = "random"


def played(asked: str) -> str:
    """`asked`: games as [name, players, options, seed, levels of the seats]; the hashes of each in their order."""
    return json.dumps([hashes(*one) for one in json.loads(asked)])


def hashes(name: str, players: int, options: dict[str, object], seed: str, levels: list[str]) -> list[str]:
    state = shelf.game_of(name, players, options).deal(seed)
    rng = Rng(seed, "tab")
    found = [state.digest()]
    while not state.ending:
        open_now = state.decisions
        decision = open_now[rng.below(len(open_now))]
        level = levels[decision.seat % len(levels)]  # a scenario may ask a seat that nobody has
        if level == AT_RANDOM:
            option = decision.options[rng.below(len(decision.options))]
        else:
            option = minds.chosen(name, state, decision.seat, level, f"{seed}/{len(found)}")
        state.apply(option, decision.seat)
        found.append(state.digest())
    return found
