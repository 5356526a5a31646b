"""Simulation: many games by bots, counted; the same counts whatever the number of processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import agents, slices, trajectories
from ludoteka.lab.ledger import Ledger

BATCH: Final = 10  # games, at least
SLICES: Final = 4096  # batches, at most
NAMED: Final = 100  # games that failed or stood still are named by their seeds up to this many
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
    turns: Turns = field(default_factory=lambda: Turns())
    endings: dict[str, int] = field(default_factory=dict)
    failures: list[tuple[str, str]] = field(default_factory=list)  # the seed, and what went wrong; the first of them
    stood: int = 0  # games that stood still: nobody won them
    still: list[str] = field(default_factory=list)  # the seeds of the first of them

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
        self.turns.add(other.turns)
        for name, count in other.endings.items():
            self.endings[name] = self.endings.get(name, 0) + count
        self.failures = [*self.failures, *other.failures][:NAMED]
        self.stood += other.stood
        self.still = [*self.still, *other.still][:NAMED]

    def share(self, parts: int) -> float:
        """Which part of the finished games this was."""
        return parts / (WIN * max(1, self.finished))

    def data(self, game: Game, seconds: float) -> dict[str, Any]:
        """The tally as plain JSON."""
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
            "turns": self.turns.data(),
            "endings": dict(sorted(self.endings.items())),
            "stood_still": self.still,
            "stood_still_games": self.stood,
        }


@dataclass
class Turns:
    """How long games were."""

    games: int = 0
    sum: int = 0
    least: int = 0
    most: int = 0

    def add(self, other: Turns) -> None:
        if other.games:
            self.least = min(self.least, other.least) if self.games else other.least
            self.most = max(self.most, other.most)
            self.games += other.games
            self.sum += other.sum

    def data(self) -> dict[str, float | None]:
        if not self.games:
            return {"mean": None, "min": None, "max": None}
        return {"mean": round(self.sum / self.games, 3), "min": self.least, "max": self.most}


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
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
    file: Path | None = None,
) -> tuple[Tally, float]:
    """Play all games of a plan, here or on the cluster at `ray`; the tally and the seconds it took.

    `progress` is told of each batch done. `file`: batches are kept there as they end, and those in it are not played
    again. Whoever interrupts it gets what was done until then: the first games of the plan.
    """
    began = perf_counter()
    # The same batches whatever the number of jobs.
    size = trajectories.GAMES_A_FILE if plan.out else max(BATCH, -(-plan.games // SLICES))
    firsts = range(0, plan.games, size)
    head = {"ruleset": plan.table().ruleset, "bots": list(plan.bots), "seed": plan.seed, "size": size}
    head["out"] = str(plan.out or "")
    tally = Tally()
    early: dict[int, Tally] = {}  # those that are done before others that come before them

    def take(first: int, part: Tally) -> None:
        early[first] = part
        if progress is not None:
            progress(part.games)
        while tally.games in early:
            tally.add(early.pop(tally.games))

    with Ledger(file, head, is_kept) as ledger:
        kept = {row["first"]: row for row in ledger.rows if row["last"] == min(row["first"] + size, plan.games)}
        for row in kept.values():
            take(row["first"], read_tally(row["tally"]))
        missing = [(plan, first, min(first + size, plan.games)) for first in firsts if first not in kept]
        try:
            for first, last, part in slices.done(plan.table(), numbered, missing, jobs, ray):
                ledger.write({"first": first, "last": last, "tally": asdict(part)})
                take(first, part)
        except KeyboardInterrupt:
            pass
    return tally, perf_counter() - began


def numbered(plan: Plan, first: int, last: int) -> tuple[int, int, Tally]:
    return first, last, play_batch(plan, first, last)


def is_kept(row: Any) -> bool:
    """Whether this is a batch that `simulate` has written."""
    if not isinstance(row, dict) or set(row) != {"first", "last", "tally"} or not isinstance(row["tally"], dict):
        return False
    return set(row["tally"]) == set(asdict(Tally())) and all(isinstance(row[name], int) for name in ("first", "last"))


def read_tally(row: dict[str, Any]) -> Tally:
    failures = [(str(seed), str(why)) for seed, why in row["failures"]]
    return Tally(**{**row, "turns": Turns(**row["turns"]), "failures": failures})


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
            tally.stood += 1
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
        tally.turns.add(Turns(1, turns, turns, turns))
    for seat in outcome.winners:
        part = WIN // len(outcome.winners)
        tally.wins_by_seat[seat] += 1
        tally.parts_by_seat[seat] += part
        if seat < len(bots):
            tally.wins_by_bot[bots[seat]] += 1
            tally.parts_by_bot[bots[seat]] += part
