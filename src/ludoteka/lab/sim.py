"""Simulation: many games by bots, counted; the same counts whatever the number of processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import agents, cluster, trajectories

BATCH: Final = 50
SLICES: Final = 4096  # of work for a cluster, at most
WIN: Final = 60  # parts of a win: up to six who win together share it evenly
ENOUGH: Final = 100_000  # decisions: a game that takes more stands still, which the lab rules to be no end


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    parts_by_seat: list[int] = field(default_factory=list)  # of a win, sixtieths: those who win together share it
    parts_by_bot: dict[str, int] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    failures: list[tuple[str, str]] = field(default_factory=list)  # the seed, and what went wrong
    still: list[str] = field(default_factory=list)  # the seeds of games that stood still: nobody won them

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.errors += other.errors
        self.decisions += other.decisions
        if other.wins_by_seat:
            mine = self.wins_by_seat or [0] * len(other.wins_by_seat)
            self.wins_by_seat = [a + b for a, b in zip(mine, other.wins_by_seat)]
            mine = self.parts_by_seat or [0] * len(other.parts_by_seat)
            self.parts_by_seat = [a + b for a, b in zip(mine, other.parts_by_seat)]
        for name, count in other.wins_by_bot.items():
            self.wins_by_bot[name] = self.wins_by_bot.get(name, 0) + count
        for name, count in other.parts_by_bot.items():
            self.parts_by_bot[name] = self.parts_by_bot.get(name, 0) + count
        self.turns += other.turns
        for name, count in other.endings.items():
            self.endings[name] = self.endings.get(name, 0) + count
        self.failures += other.failures
        self.still += other.still

    def share(self, parts: int) -> float:
        """Which part of the finished games this was."""
        return parts / (WIN * max(1, self.finished))

    def data(self, game: Game, seconds: float) -> dict[str, Any]:
        """The tally as plain JSON."""
        turns = self.turns
        mean = round(sum(turns) / len(turns), 3) if turns else None
        return {
            "game": game.name,
            "players": game.players,
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "wins_by_seat": self.wins_by_seat,
            "wins_by_bot": self.wins_by_bot,
            "shares_by_seat": [self.share(parts) for parts in self.parts_by_seat],
            "shares_by_bot": {name: self.share(parts) for name, parts in self.parts_by_bot.items()},
            "turns": {"mean": mean, "min": min(turns, default=None), "max": max(turns, default=None)},
            "endings": dict(sorted(self.endings.items())),
            "stood_still": self.still,
        }


@dataclass(frozen=True)
class Plan:
    """Which games to play: everything a process must be told."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]  # one a person's seat; they move on by one seat from game to game
    seed: str
    games: int
    out: Path | None = None  # a folder for the games themselves

    def table(self) -> Game:
        return game_of(self.game, self.players, self.options)


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: those named, over and over. Refuses a name that leads to nobody, or too many."""
    agents.check(bots)
    if not bots or len(bots) > players:
        raise Refused("cli-bad-seats", players=players, count=len(bots))
    return tuple(bots[seat % len(bots)] for seat in range(players))


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None, ray: str | None = None
) -> tuple[Tally, float]:
    """Play all games of a plan, here or on the cluster at `ray`; the tally and the seconds it took.

    `progress` is told of each batch done.
    """
    began = perf_counter()
    tally = Tally()
    # A file holds the same games whatever the number of jobs.
    size = trajectories.GAMES_A_FILE if plan.out else max(BATCH, -(-plan.games // (SLICES if ray else jobs * 8)))
    batches = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    for part in afar(plan, batches, ray, progress) if ray else played(plan, batches, jobs, progress):
        tally.add(part)
    tally.failures.sort()
    return tally, perf_counter() - began


def played(
    plan: Plan, batches: list[tuple[int, int]], jobs: int, progress: Callable[[int], None] | None
) -> Iterator[Tally]:
    """The tallies of the batches, in their order."""
    if jobs == 1 or len(batches) == 1:
        for first, last in batches:
            yield play_batch(plan, first, last)
            if progress is not None:
                progress(last - first)
        return
    with ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn")) as pool:
        waiting = {pool.submit(play_batch, plan, first, last): first for first, last in batches}
        done: dict[int, Tally] = {}
        for future in as_completed(waiting):
            done[waiting[future]] = future.result()
            if progress is not None:
                progress(future.result().games)
    yield from (done[first] for first, _ in batches)


def afar(
    plan: Plan, batches: list[tuple[int, int]], address: str, progress: Callable[[int], None] | None
) -> Iterator[Tally]:
    """The same from a cluster, each as soon as those before it are there."""
    early: dict[int, Tally] = {}
    following = 0
    slices = [(plan, *each) for each in enumerate(batches)]
    for number, tally in cluster.spread(address, plan.table(), numbered, slices):
        early[number] = tally
        if progress is not None:
            progress(tally.games)
        while following in early:
            yield early.pop(following)
            following += 1


def numbered(plan: Plan, number: int, batch: tuple[int, int]) -> tuple[int, Tally]:
    return number, play_batch(plan, *batch)


def play_batch(plan: Plan, first: int, last: int) -> Tally:
    """Play the games number `first` up to, but not including, `last`."""
    table = plan.table()
    rows: list[dict[str, Any]] = []
    tally = Tally(wins_by_bot=dict.fromkeys(plan.bots, 0), parts_by_bot=dict.fromkeys(plan.bots, 0))
    for number in range(first, last):
        seed = f"{plan.seed}/{number}"
        turn = number % plan.players
        bots = plan.bots[turn:] + plan.bots[:turn]
        tally.games += 1
        try:
            state = table.deal(seed)
            if len(tally.wins_by_seat) < state.seats():
                tally.wins_by_seat = [0] * state.seats()
                tally.parts_by_seat = [0] * state.seats()
            choices: list[int] | None = None if plan.out is None else []
            tally.decisions += play_out(state, table, bots, seed, choices)
        except Exception as error:
            tally.errors += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            tally.failures.append((seed, f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"))
            continue
        if not state.ending:
            tally.still.append(seed)
        count(tally, state, bots)
        if choices is not None:
            rows.append(trajectories.row(table, state, number, seed, bots, choices))
    if plan.out is not None:
        trajectories.write(plan.out, first, rows)
    return tally


def play_out(state: State, table: Game, bots: Sequence[str], seed: str, choices: list[int] | None = None) -> int:
    """Let bots play a game to its end; the number of decisions. The choices are added to the list, if one is given."""
    players = [agents.seated(name, table.box, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    eyes = [Observer(state, seat) for seat in range(len(players))]
    decisions = 0
    while not state.ending and decisions < ENOUGH:
        seat = state.actor
        option = players[seat].choose(eyes[seat])
        if choices is not None:
            choices.append(option)
        state.play(option)
        decisions += 1
    return decisions


def count(tally: Tally, state: State, bots: Sequence[str]) -> None:
    outcome = state.outcome
    if outcome is None:
        return
    tally.finished += 1
    tally.endings[outcome.ending] = tally.endings.get(outcome.ending, 0) + 1
    turns: int | None = getattr(state, "turns", None)
    if turns is not None:
        tally.turns.append(turns)
    for seat in outcome.winners:
        part = WIN // len(outcome.winners)
        tally.wins_by_seat[seat] += 1
        tally.parts_by_seat[seat] += part
        if seat < len(bots):
            tally.wins_by_bot[bots[seat]] += 1
            tally.parts_by_bot[bots[seat]] += part
