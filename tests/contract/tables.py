"""Tables to try every game at: player counts and options from each box, and a way to play at random."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import save
from ludoteka.kernel.playout import playout
from ludoteka.kernel.seats import NOBODY
from ludoteka.lab.tables import Table, few

SOAK: Final = os.environ.get("LUDOTEKA_SOAK") == "1"
BOUND: Final = 60_000  # no game may need more decisions than this
MOST_TABLES: Final = 60 if SOAK else 6
WALK: Final = BOUND if SOAK else 150  # how many decisions of a game are looked at one by one
STRIDE: Final = 24  # between the decisions of a sample lie at most this many

TABLES: Final = [table for name in shelf.SHELF for table in few(name, MOST_TABLES, SOAK)]
GAMES: Final = list(shelf.SHELF)
ONE_A_GAME: Final = [table for name in shelf.SHELF for table in few(name, 1, SOAK)]


def start(table: Table, seed: str) -> tuple[Game, State]:
    game = table.game
    return game, game.deal(seed)


def step(state: State, rng: Rng) -> tuple[int, int]:
    """Make one choice at random, as one of those who are asked; the seat and its option."""
    open_now = state.decisions
    decision = open_now[rng.below(len(open_now))] if len(open_now) > 1 else open_now[0]
    option = decision.options[rng.below(len(decision.options))]
    state.apply(option, decision.seat)
    return decision.seat, option


def walk(table: Table, seed: str, most: int = WALK) -> Iterator[State]:
    """The same state again and again, at each of the first decisions of a random game, and where it stops."""
    _, state = start(table, seed)
    rng = Rng(seed, "walk")
    count = 0
    while not state.ending and count < most:
        yield state
        step(state, rng)
        count += 1
    yield state


def sample(table: Table, seed: str, places: int) -> Iterator[State]:
    """A state at this many decisions, spread over whole random games: a few decisions apart."""
    rng = Rng(seed, "sample")
    left = places
    for n in range(places):
        state = table.game.deal(f"{seed}/{n}")
        playout(state, rng.fork(), rng.below(STRIDE))
        while not state.ending and left:
            yield state
            left -= 1
            playout(state, rng.fork(), 1 + rng.below(STRIDE))
        if not left:
            return


def ended(table: Table, seed: str) -> State:
    """A random game at its end."""
    _, state = start(table, seed)
    assert playout(state, Rng(seed, "ended").fork(), BOUND) < BOUND, "this game does not end"
    return state


def text(data: Any) -> str:
    """Plain data as the bytes that would go over a wire."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def without_luck(state: State) -> str:
    data = save(state)
    del data["luck"]
    del data["script"]
    return text(data)


def viewers(state: State) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(state.seats()), NOBODY]


def seen(state: State, viewer: int) -> str:
    """Everything that is sent to this viewer of a position: the view, and the questions as far as they are his."""
    questions: list[object] = []
    for decision in state.decisions:
        question: dict[str, object] = {"seat": decision.seat, "rules": decision.rules}
        question["prompt"] = decision.prompt.message.data()
        if decision.seat == viewer:
            actor = state.actor
            state.actor, state.offered = decision.seat, None
            question["choices"] = [choice.data() for choice in state.choices()]
            state.actor, state.offered = actor, None
        questions.append(question)
    outcome = state.outcome
    return text([state.view(viewer), questions, outcome.data() if outcome else None])
