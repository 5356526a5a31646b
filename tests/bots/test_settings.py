"""Every level plays whole games legally wherever a seat can be: many players, teams, solo, windows, drafts, trade."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from ludoteka.bots.levels import offered
from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import box, game_of
from ludoteka.kernel.machine import State
from tests.bots.positions import cheap

# Worlds: what is tried is where the bots get to, not how well they play.
FEW: Final = {"adept": 8, "master": 24, "champion": 24}
ENOUGH: Final = 20_000

SETTINGS: Final[list[tuple[str, str, int, dict[str, Any]]]] = [
    ("shards for three", "shards", 3, {}),
    ("shards, teams", "shards", 4, {"variant": "team"}),
    ("shards against the Nemesis", "shards", 1, {"variant": "nemesis"}),
    ("shards, relics drafted and dealt in secret", "shards", 2, {"draft": False, "secret": True}),
    ("shards, auction", "shards", 2, {"auction": True}),
    ("quarriors for four, answers", "quarriors", 4, {"wilds": "reactions"}),
    ("etherstone, draft for four", "etherstone", 4, {"cards": "draft"}),
    ("etherstone, sets", "etherstone", 3, {"cards": "sets"}),
    ("elves for three, trade and windows", "elves", 3, {}),
    ("elves, two against two", "elves", 4, {"scenario": "alliance"}),
    ("elves, advanced layout", "elves", 2, {"layout": "advanced"}),
    ("evolution for six", "evolution", 6, {}),
    ("evolution alone against the Shadow", "evolution", 1, {}),
    ("evolution with the familiar and all else", "evolution", 3, {"familiar": True, "ether": True, "victims": True}),
]

NAMES: Final = [row[0] for row in SETTINGS]
TABLES: Final = [row[1:] for row in SETTINGS]


def play(state: State, game: str, level: str, seed: str) -> Counter[str]:
    """Let bots of a level play to the end; how often each act was done."""
    bots = [cheap(level, box(game), f"{seed}/{seat}", FEW.get(level, 0)) for seat in range(state.seats())]
    done: Counter[str] = Counter()
    while not state.ending:
        assert done.total() < ENOUGH, "this game does not end"
        # whoever is asked answers, the last seat first: where play is simultaneous the order is nobody's business
        seat = state.asked()[-1]
        eyes = Observer(state, seat)
        option = bots[seat].choose(eyes)
        assert option in eyes.options()
        verb = state.verbs().verb_of(option)
        assert verb is not None
        done[verb.name] += 1
        state.apply(option, seat)
    return done


@pytest.mark.parametrize(
    ("game", "players", "options", "level"),
    [(*table, level) for table in TABLES for level in offered(box(table[0]))],
    ids=[f"{name}, {level}" for name, table in zip(NAMES, TABLES) for level in offered(box(table[0]))],
)
def test_a_whole_game(game: str, players: int, options: dict[str, Any], level: str) -> None:
    state = game_of(game, players, options).deal("whole")
    play(state, game, level, "whole")
    assert state.outcome is not None
    assert all(0 <= seat < state.seats() for seat in state.winners)
