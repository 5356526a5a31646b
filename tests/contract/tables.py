"""Tables to try every game at: player counts and options from each box, and a way to play at random."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.kernel.game import Box, Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import NOBODY, save
from ludoteka.kernel.playout import playout
from ludoteka.kernel.refusal import Refused

SOAK: Final = os.environ.get("LUDOTEKA_SOAK") == "1"
BOUND: Final = 60_000  # no game may need more decisions than this
MOST_COMBINATIONS: Final = 4096
MOST_TABLES: Final = 60 if SOAK else 6
WALK: Final = BOUND if SOAK else 150  # how many decisions of a game are looked at one by one
STRIDE: Final = 24  # between the decisions of a sample lie at most this many


class Table:
    """One game with its players and options."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.name = name
        self.players = players
        self.options = options

    @property
    def game(self) -> Game:
        return shelf.game_of(self.name, self.players, self.options)

    def __repr__(self) -> str:
        """A short name: the players, and what is not usual about the variants."""
        settings = shelf.box(self.name).settings()
        odd = [s for s in settings if self.options[s.name] != s.default]
        words = [str(self.options[s.name]) if isinstance(s.default, str) else s.name for s in odd if not s.ruling]
        readings = [str(sum(1 for s in odd if s.ruling))] if any(s.ruling for s in odd) else []
        return "-".join([self.name, f"{self.players}p", *words, *readings])

    def covers(self, closely: bool) -> set[tuple[int, str, object]]:
        """What this table tries: its number of players, and each of its values; closely: both together."""
        players = self.players if closely else 0
        return {(players, name, value) for name, value in self.options.items()} | {(self.players, "", None)}


def combinations(box: Box) -> Iterator[dict[str, Any]]:
    """Every choice of variants, each with the rulings as they are and with rulings turned at random."""
    variants = [setting for setting in box.settings() if not setting.ruling]
    rulings = [setting for setting in box.settings() if setting.ruling]
    usual = {setting.name: setting.default for setting in box.settings()}
    count = 1
    for setting in variants:
        count *= len(setting.values)
    rng = Rng(box.name, "tables")
    if count <= MOST_COMBINATIONS:
        chosen = [dict(zip([s.name for s in variants], values)) for values in product(*(s.values for s in variants))]
    else:
        chosen = [{}]
        chosen += [{s.name: value} for s in variants for value in s.values]
        chosen += [{s.name: s.values[rng.below(len(s.values))] for s in variants} for _ in range(MOST_COMBINATIONS)]
    for choice in chosen:
        yield usual | choice
        for _ in range(3 if rulings else 0):
            yield usual | choice | {s.name: s.values[rng.below(len(s.values))] for s in rulings}


def accepted(name: str) -> list[Table]:
    """Every table that the box does not refuse."""
    box = shelf.box(name)
    found: list[Table] = []
    for options in combinations(box):
        for players in box.players():
            try:
                Game(box, players, options)
            except Refused:
                continue
            found.append(Table(name, players, options))
    return found


def few(name: str, most: int = MOST_TABLES, closely: bool = SOAK) -> list[Table]:
    """A few tables that together try every number of players and every value of every option, as far as they go."""
    left = accepted(name)
    chosen: list[Table] = []
    wanted = {triple for table in left for triple in table.covers(closely)}
    while wanted and len(chosen) < most:
        best = max(left, key=lambda table: len(table.covers(closely) & wanted))
        chosen.append(best)
        wanted -= best.covers(closely)
    return chosen


TABLES: Final = [table for name in shelf.SHELF for table in few(name)]
GAMES: Final = list(shelf.SHELF)
ONE_A_GAME: Final = [table for name in shelf.SHELF for table in few(name, 1)]


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
