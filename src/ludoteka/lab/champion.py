"""Teaches a champion by self-play: `python -m ludoteka.lab.champion GAME [--rounds N] [--games N] [--jobs N]`.

Each round plays games by what is known, fits the value to who won them, and then lets the policy learn from games in
which the value says how well each turn went. Games are counted, never seconds, and every game has luck of its own, so a
training repeats bit for bit, whoever plays which game. With `--keep FOLDER` one that was interrupted goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # numbers added up in another order end in other last bits

import numpy as np

from ludoteka import form
from ludoteka.bots.tuned import Tuned, Value, sight_names
from ludoteka.bots.weights import policy_of, tuned_for, write_tuned
from ludoteka.games import shelf
from ludoteka.kernel.game import parse_json
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import cluster, slices
from ludoteka.lab.champion_games import SHORT, SLICE, Lesson, Noted, gleaned, harvested, sloped
from ludoteka.lab.champion_line import line
from ludoteka.lab.champion_net import Net
from ludoteka.lab.keeping import Keeping

LEARNED: Final = Path(__file__).parents[1] / "bots" / "learned" / "champion"
BATCH: Final = 128  # games a step of the policy
EXPLORING: Final = 0.8  # where the search is judged by a sum: see docs/ladder.md
OFTEN_TOLD: Final = 60  # seconds between two words of how far it has got
NET: Final = ("linear", "first", "last", "scale")  # the parts of a net


class Pace:
    """How far a training has got, and how long the rest will take."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.games = 0  # in all
        self.over = 0
        self.begun: Final = time.monotonic()
        self.played = 0  # of those that are over, since then
        self.told = self.begun

    def skip(self, games: int) -> None:
        """These were played by an earlier run."""
        self.over += games

    def advance(self, games: int) -> None:
        self.over += games
        self.played += games
        if time.monotonic() - self.told >= OFTEN_TOLD:
            self.told = time.monotonic()
            print(self.name, self, file=sys.stderr, flush=True)

    def __str__(self) -> str:
        spent = time.monotonic() - self.begun
        left = spent / max(1, self.played) * (self.games - self.over)
        return f"{self.over} of {self.games} games, {spent:.0f} s, about {left:.0f} s left"


class Training:
    """A champion in the making, with its curve."""

    def __init__(
        self, name: str, seed: str, turns: int, crew: slices.Crew | None = None, keeping: Keeping | None = None
    ) -> None:
        self.name: Final = name
        self.box: Final = shelf.box(name)
        self.seed: Final = seed
        self.turns: Final = turns
        self.crew: Final = crew or slices.crew(shelf.game(name))
        self.keeping: Final = keeping or Keeping(None, {})
        self.net: Final = Net(len(sight_names(self.box)), 1)
        width = len(self.box.context_names())
        self.tastes = np.zeros((self.box.features(), width))
        self.tastes[:, 0] = policy_of(self.box).weights
        self.line: list[float] = []  # the weights of a value that is one sum
        self.rounds: Final[list[Noted]] = []  # what the rounds of `glean` have noted
        self.games = 0
        self.curve: list[dict[str, Any]] = []
        self.step = 0  # which one is being done
        self.known = 0  # steps that an earlier run has done
        self.pace: Final = Pace(name)

    def begin_from(self, text: str) -> None:
        """Go on from a champion that was learned before."""
        known = tuned_for(self.box, parse_json(text))
        self.tastes = np.array(known.tastes)

    def take_up(self, games: int) -> None:
        """Begin a training of so many games, or go on where an earlier run was interrupted, if one was kept."""
        self.pace.games = games
        kept = self.keeping.read("training")
        if kept is not None:
            told = json.loads(str(kept["told"]))
            self.tastes, self.line = kept["tastes"], kept["line"].tolist()
            self.games, self.curve = told["games"], told["curve"]
            self.known = len(self.curve)
            self.net.take(*(kept[part] for part in NET))

    def is_done(self) -> bool:
        """Begin the next step; whether an earlier run has done it."""
        self.step += 1
        return self.step <= self.known

    def mind(self, firmly: float = 1.0) -> Tuned:
        if self.line:
            sum_of = Value(self.box, [[weight] for weight in self.line], [])
            return Tuned(self.box, self.tastes.tolist(), sum_of, 0, EXPLORING)
        value = Value(self.box, self.net.rows(), np.round(self.net.last.astype(float), 4).tolist())
        return Tuned(self.box, (self.tastes * firmly).tolist(), value, self.turns)

    def noted(self, work: Callable[..., Noted], lesson: Lesson | list[Lesson], label: str, games: int) -> Noted:
        """What is noted of so many games, in their order; slices that an earlier run has kept are not played again."""
        found: dict[int, Noted] = {}
        for first, last in slices.spans(0, games, SLICE):
            kept = self.keeping.read(f"step{self.step}-{first}")
            if kept is not None:
                found[first] = (kept["rows"], kept["won"], kept["game"])
                self.pace.skip(last - first)
        missing = [span for span in slices.spans(0, games, SLICE) if span[0] not in found]
        todo = [(self.name, lesson, label, *span) for span in missing]
        for number, part in self.crew.numbered(work, todo):
            first, last = missing[number]
            found[first] = part
            self.keeping.write(f"step{self.step}-{first}", rows=part[0], won=part[1], game=part[2])
            self.pace.advance(last - first)
        rows, won, game = (np.concatenate(parts) for parts in zip(*(found[first] for first in sorted(found))))
        return rows, won, game

    def judge(self, games: int, label: str, epochs: int) -> None:
        """Fit the value to how games of the policy ended; every third is played less firmly."""
        if self.is_done():
            self.pace.skip(games)
            return
        firm = self.mind().lesson()
        lessons = [firm, firm, self.mind(0.6).lesson()]
        rows, won, game = self.noted(harvested, lessons, f"{self.seed}/{label}", games)
        loss = self.net.fit(rows, won, game, epochs, 2)
        self.say(games, {"step": label, "games": games, "positions": len(won), "held_out_loss": round(loss, 4)})

    def glean(self, games: int, label: str, held: float) -> None:
        """Games for two who look one choice ahead, by `worth` or by what is learned, are added to those before.

        To all of them a sum is fitted: see `champion_line`.
        """
        is_done = self.is_done()
        policy = self.mind() if self.line else policy_of(self.box)
        rows, won, game = self.noted(gleaned, policy.lesson(), label, games)
        self.rounds.append((rows, won, game + 3 * len(self.rounds)))
        if is_done:
            return
        counts, wins, of = (np.concatenate(parts) for parts in zip(*self.rounds))
        self.line, loss, alone = line(sight_names(self.box), counts, wins, of, held)
        self.say(
            games,
            {"step": label, "games": games, "positions": len(wins)}
            | {"held_out_loss": round(loss, 4), "loss_of_worth": round(alone, 4)},
        )

    def improve(self, games: int, label: str, rate: float, far: float, entropy: float) -> None:
        """Let the policy learn from this many games against itself."""
        if self.is_done():
            self.pace.skip(games)
            return
        shape = self.tastes.shape
        steps = games // BATCH
        kept = self.keeping.read(f"step{self.step}-policy")
        if kept is None:
            weights = self.tastes.ravel().copy()
            mean, square, begun, decisions = np.zeros_like(weights), np.zeros_like(weights), 0, 0
        else:
            weights, mean, square = kept["weights"], kept["mean"], kept["square"]
            begun, decisions = (int(number) for number in kept["counts"])
            self.tastes = weights.reshape(shape)
            self.pace.skip(begun * BATCH)
        for step in range(begun + 1, steps + 1):
            grad = np.zeros_like(weights)
            lesson = self.mind().lesson()
            todo = [
                (self.name, lesson, f"{self.seed}/{label}", *span, far, entropy)
                for span in slices.spans((step - 1) * BATCH, step * BATCH, SHORT)
            ]
            for part, made in self.crew.ordered(sloped, todo):
                grad += part
                decisions += made
            slope = grad / BATCH
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            now = rate * (1 - 0.9 * step / steps)
            weights += now * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-4)
            weights *= 1 - 1e-5
            self.tastes = weights.reshape(shape)
            self.keeping.write(
                f"step{self.step}-policy", weights=weights, mean=mean, square=square, counts=[step, decisions]
            )
            self.pace.advance(BATCH)
        self.pace.skip(games - steps * BATCH)
        self.say(games, {"step": label, "games": games, "decisions": decisions})

    def say(self, games: int, row: dict[str, Any]) -> None:
        """A step is over: tell it, and keep what has come of it."""
        self.games += games
        self.curve.append(row)
        told = json.dumps({"games": self.games, "curve": self.curve})
        parts = {part: getattr(self.net, part) for part in NET}
        self.keeping.write("training", tastes=self.tastes, line=self.line, told=told, **parts)
        if not self.line:
            self.keeping.drop(f"step{self.step}-")
        print(self.name, row, self.pace, file=sys.stderr, flush=True)


def train(
    name: str,
    seed: str,
    rounds: int,
    games: int,
    turns: int,
    parent: str = "",
    crew: slices.Crew | None = None,
    keeping: Keeping | None = None,
) -> Training:
    """A champion after `rounds` rounds of `games` games for the policy."""
    made = Training(name, seed, turns, crew, keeping)
    if parent:
        made.begin_from(parent)
    less = max(100, games // 3)
    made.take_up(games + rounds * (games + less))
    made.judge(less if rounds else games, "judge-0", 6)
    for number in range(1, rounds + 1):
        first = number == 1 and not parent
        made.improve(games, f"teach-{number}", 0.015 if first else 0.01, 0.9 if first else 0.95, 0.001)
        made.judge(games if number == rounds else less, f"judge-{number}", 8)
    return made


def train_value(
    name: str, seed: str, rounds: int, games: int, crew: slices.Crew | None = None, keeping: Keeping | None = None
) -> Training:
    """Where nothing is played out: a value in place of `worth`, first of games by `worth`, then of its own too."""
    made = Training(name, seed, 0, crew, keeping)
    less = games * 4 // 5
    made.take_up(games + (rounds - 1) * less)
    made.glean(games, f"{seed}0", 30.0)
    for number in range(1, rounds):
        made.glean(less, f"{seed}{number}", 100.0)
    return made


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludoteka.lab.champion", description=__doc__)
    parser.add_argument("game", choices=list(shelf.SHELF))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=60_000, help="games a round")
    parser.add_argument("--turns", type=int, default=2, help="turns that the champion looks ahead; 0: a value only")
    parser.add_argument("--seed", default="ludoteka")
    parser.add_argument("--parent", type=Path, help="go on from the policy of this file")
    parser.add_argument("--out", type=Path)
    slices.add_crew(parser)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep there what is done, and go on from there")
    options = parser.parse_args(arguments)
    try:
        return run(options)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = f"{options.keep} has what was done: the same command goes on" if options.keep else "nothing was kept"
        print(f"interrupted; {kept}", file=sys.stderr)
        return 130


def run(options: argparse.Namespace) -> int:
    parent = options.parent.read_text("utf-8") if options.parent else ""
    command = f"python -m ludoteka.lab.champion {options.game} --rounds {options.rounds} --games {options.games}"
    command += f" --turns {options.turns} --seed {options.seed}"
    how: dict[str, Any] = {"command": command + (" --parent …" if parent else "")}
    if parent:
        how["parent"] = hashlib.sha256(parent.encode()).hexdigest()[:16]
    how["form"] = form()
    game = shelf.game(options.game)
    keeping = Keeping(options.keep, {**how, "ruleset": game.ruleset})
    if options.ray:
        cluster.check(options.ray)
    with slices.crew(game, options.jobs, options.ray) as crew:
        if options.turns:
            with_policy = (options.rounds, options.games, options.turns, parent, crew, keeping)
            made = train(options.game, options.seed, *with_policy)
        else:
            made = train_value(options.game, options.seed, options.rounds, options.games, crew, keeping)
    how |= {"games": made.games, "curve": made.curve}
    out = options.out or LEARNED / f"{options.game}.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(write_tuned(made.mind(), how), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
