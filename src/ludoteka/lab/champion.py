"""Teaches a champion by self-play: `python -m ludoteka.lab.champion GAME [--rounds N] [--games N] [--seed S]`.

Each round plays games by what is known, fits the value to who won them, and then lets the policy learn from games in
which the value says how well each turn went. Games are counted, never seconds, so that a training repeats bit for bit.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteka import form
from ludoteka.bots.practice import glean, harvest, teach
from ludoteka.bots.tuned import HIDDEN, Tuned, Value, sight_names
from ludoteka.bots.weights import policy_of, tuned_for, write_tuned
from ludoteka.games import shelf
from ludoteka.kernel.game import Game, parse_json
from ludoteka.kernel.luck import Rng

LEARNED: Final = Path(__file__).parents[1] / "bots" / "learned" / "champion"
BATCH: Final = 128  # games a step of the policy
DRAW: Final = 512  # positions a step of the value
HELD_OUT: Final = 10  # one game in so many only tells how good the value is
Floats = NDArray[np.float32]


class Net:
    """The value while it is being fitted: of inputs scaled to about one. What is kept are weights of plain counts."""

    def __init__(self, size: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.linear: Floats = np.zeros(size, np.float32)
        self.first: Floats = rng.normal(0, 0.1, (size, HIDDEN)).astype(np.float32)
        self.last: Floats = rng.normal(0, 0.1, HIDDEN).astype(np.float32)
        self.scale: Floats = np.ones(size, np.float32)

    def ahead(self, x: Floats) -> tuple[Floats, Floats]:
        units = np.maximum(x @ self.first, 0)
        return 1 / (1 + np.exp(-np.clip(units @ self.last + x @ self.linear, -30, 30))), units

    def rows(self) -> list[list[float]]:
        whole = np.concatenate([self.linear[:, None], self.first], axis=1) * self.scale[:, None]
        found: list[list[float]] = np.round(whole.astype(float), 4).tolist()
        return found

    def fit(self, counts: NDArray[np.int16], won: Floats, game: NDArray[np.int64], epochs: int, seed: int) -> float:
        """Adam on the logistic loss; games, not positions, are held out. Their loss."""
        rng = np.random.default_rng(seed)
        spread = np.sqrt((counts.astype(np.float32) ** 2).mean(axis=0))
        seen = spread > 0
        self.scale = np.where(seen, np.minimum(1.0 / np.maximum(spread, 0.05), 2.0), 0).astype(np.float32)
        self.linear[~seen] = 0
        self.first[~seen] = 0
        held = game % HELD_OUT == 0
        x, z = counts[~held], won[~held]
        parts = ["linear", "first", "last"]
        mean = {part: np.zeros_like(getattr(self, part)) for part in parts}
        square = {part: np.zeros_like(getattr(self, part)) for part in parts}
        step = 0
        for epoch in range(epochs):
            order = rng.permutation(len(z))
            rate = 0.003 * (1 - epoch / epochs) + 1e-4
            for start in range(0, len(z), DRAW):
                at = order[start : start + DRAW]
                rows = x[at].astype(np.float32) * self.scale
                chance, units = self.ahead(rows)
                off = (chance - z[at]) / len(at)
                step += 1
                slopes = {
                    "last": units.T @ off,
                    "linear": rows.T @ off + 1e-5 * self.linear,
                    "first": rows.T @ (np.outer(off, self.last) * (units > 0)) + 1e-5 * self.first,
                }
                for part in parts:
                    mean[part] += 0.1 * (slopes[part] - mean[part])
                    square[part] += 0.001 * (slopes[part] ** 2 - square[part])
                    by = mean[part] / (1 - 0.9**step) / (np.sqrt(square[part] / (1 - 0.999**step)) + 1e-8)
                    setattr(self, part, (getattr(self, part) - rate * by).astype(np.float32))
        return self.loss(counts[held], won[held])

    def loss(self, counts: NDArray[np.int16], won: Floats) -> float:
        chance = np.clip(self.ahead(counts.astype(np.float32) * self.scale)[0], 1e-6, 1 - 1e-6)
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def tables(name: str) -> list[Game]:
    """Where a champion practises: of six games four at two players, one at three, one at four."""
    return [shelf.game(name, players) for players in (2, 2, 3, 2, 2, 4)]


class Training:
    """A champion in the making, with its curve."""

    def __init__(self, name: str, seed: str, turns: int) -> None:
        self.name: Final = name
        self.box: Final = shelf.box(name)
        self.seed: Final = seed
        self.turns: Final = turns
        self.tables: Final = tables(name)
        self.net: Final = Net(len(sight_names(self.box)), 1)
        width = len(self.box.context_names())
        self.tastes = np.zeros((self.box.features(), width))
        self.tastes[:, 0] = policy_of(self.box).weights
        self.games = 0
        self.curve: list[dict[str, Any]] = []

    def begin_from(self, text: str) -> None:
        """Go on from a champion that was learned before."""
        known = tuned_for(self.box, parse_json(text))
        self.tastes = np.array(known.tastes)

    def mind(self, firmly: float = 1.0) -> Tuned:
        value = Value(self.box, self.net.rows(), np.round(self.net.last.astype(float), 4).tolist())
        return Tuned(self.box, (self.tastes * firmly).tolist(), value, self.turns)

    def judge(self, games: int, label: str, epochs: int) -> None:
        """Fit the value to how games of the policy ended; every third is played less firmly."""
        rng = Rng(f"{self.seed}/{label}", "harvest")
        minds = [self.mind(), self.mind(), self.mind(0.6)]
        rows: list[list[int]] = []
        won: list[float] = []
        of: list[int] = []
        for i in range(games):
            state = self.tables[i % len(self.tables)].deal(f"{self.seed}/{label}/{i}")
            self.note(state, harvest(state, minds[i % 3], rng, rows), won, of, i)
            del rows[len(won) :]
        self.fit(rows, won, of, games, label, epochs)

    def glean(self, games: int, label: str, epochs: int, often: int, learned: bool) -> None:
        """The same, of games in which everybody looks one choice ahead, by `worth` or by what is learned."""
        rng = Rng(f"{self.seed}/{label}", "glean")
        policy = self.mind() if learned else policy_of(self.box)
        rows: list[list[int]] = []
        won: list[float] = []
        of: list[int] = []
        for i in range(games):
            state = self.tables[i % len(self.tables)].deal(f"{self.seed}/{label}/{i}")
            blur = (0.0, 0.05, 0.2)[i % 3]
            self.note(state, glean(state, policy, rng, blur, often, rows), won, of, i)
            del rows[len(won) :]
        self.fit(rows, won, of, games, label, epochs)

    def note(self, state: Any, seats: list[int], won: list[float], of: list[int], game: int) -> None:
        """Who won; a game that was broken off tells nothing."""
        if state.ending:
            won.extend(1.0 / len(state.winners) if seat in state.winners else 0.0 for seat in seats)
            of.extend(game for _ in seats)

    def fit(
        self, rows: list[list[int]], won: list[float], of: list[int], games: int, label: str, epochs: int
    ) -> None:
        self.games += games
        counts = np.array(rows, np.int16)
        loss = self.net.fit(counts, np.array(won, np.float32), np.array(of), epochs, 2)
        self.say({"step": label, "games": games, "positions": len(won), "held_out_loss": round(loss, 4)})

    def improve(self, games: int, label: str, rate: float, far: float, entropy: float) -> None:
        """Let the policy learn from this many games against itself."""
        rng = Rng(f"{self.seed}/{label}", "teach")
        shape = self.tastes.shape
        weights = self.tastes.ravel().copy()
        mean = np.zeros_like(weights)
        square = np.zeros_like(weights)
        steps = games // BATCH
        decisions = 0
        for step in range(1, steps + 1):
            grad = [0.0] * weights.size
            mind = self.mind()
            for i in range(BATCH):
                number = (step - 1) * BATCH + i
                state = self.tables[number % len(self.tables)].deal(f"{self.seed}/{label}/{number}")
                decisions += teach(state, mind, rng, far, grad, entropy)
            slope = np.array(grad) / BATCH
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            now = rate * (1 - 0.9 * step / steps)
            weights += now * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-4)
            weights *= 1 - 1e-5
            self.tastes = weights.reshape(shape)
        self.games += games
        self.say({"step": label, "games": games, "decisions": decisions})

    def say(self, row: dict[str, Any]) -> None:
        self.curve.append(row)
        print(self.name, row, f"{time.process_time():.0f} s", file=sys.stderr, flush=True)


def train(name: str, seed: str, rounds: int, games: int, turns: int, parent: str = "") -> Training:
    """A champion after so many rounds of so many games for the policy."""
    made = Training(name, seed, turns)
    if parent:
        made.begin_from(parent)
    made.judge(max(100, games // 3) if rounds else games, "judge-0", 6)
    for number in range(1, rounds + 1):
        first = number == 1 and not parent
        made.improve(games, f"teach-{number}", 0.015 if first else 0.01, 0.9 if first else 0.95, 0.001)
        made.judge(games if number == rounds else max(100, games // 3), f"judge-{number}", 8)
    return made


def train_value(name: str, seed: str, rounds: int, games: int) -> Training:
    """Where nothing is played out: a value in place of `worth`, first of games by `worth`, then of its own."""
    made = Training(name, seed, 0)
    made.glean(games, "glean-0", 8, 6, False)
    for number in range(1, rounds):
        made.glean(games, f"glean-{number}", 8, 6, True)
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
    options = parser.parse_args(arguments)
    begun = time.process_time()
    parent = options.parent.read_text("utf-8") if options.parent else ""
    if options.turns:
        made = train(options.game, options.seed, options.rounds, options.games, options.turns, parent)
    else:
        made = train_value(options.game, options.seed, options.rounds, options.games)
    command = f"python -m ludoteka.lab.champion {options.game} --rounds {options.rounds} --games {options.games}"
    command += f" --turns {options.turns} --seed {options.seed}"
    how: dict[str, Any] = {"command": command + (" --parent …" if parent else "")}
    if parent:
        how["parent"] = hashlib.sha256(parent.encode()).hexdigest()[:16]
    how |= {"form": form(), "games": made.games, "cpu_seconds": round(time.process_time() - begun)}
    how["curve"] = made.curve
    out = options.out or LEARNED / f"{options.game}.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(write_tuned(made.mind(), how), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
