"""Teaches a champion by self-play: `python -m ludoteka.lab.champion GAME [--rounds N] [--games N] [--seed S]`.

Each round plays games by what is known, fits the value to who won them, and then lets the policy learn from games in
which the value says how well each turn went. Games are counted, never seconds, so that a training repeats bit for bit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # numbers added up in another order end in other last bits

import numpy as np

from ludoteka import form
from ludoteka.bots.practice import glean, harvest, teach
from ludoteka.bots.tuned import Tuned, Value, sight_names
from ludoteka.bots.weights import policy_of, tuned_for, write_tuned
from ludoteka.games import shelf
from ludoteka.kernel.game import Game, parse_json
from ludoteka.kernel.luck import Rng
from ludoteka.lab.champion_line import line
from ludoteka.lab.champion_net import Net

LEARNED: Final = Path(__file__).parents[1] / "bots" / "learned" / "champion"
BATCH: Final = 128  # games a step of the policy
OFTEN: Final = 4  # one choice in this many is noted
EXPLORING: Final = 0.8  # where the search is judged by a sum: see docs/ladder.md


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
        self.line: list[float] = []  # the weights of a value that is one sum
        self.rounds: Final[list[tuple[Any, Any, Any]]] = []  # what the rounds of `glean` have noted
        self.games = 0
        self.curve: list[dict[str, Any]] = []

    def begin_from(self, text: str) -> None:
        """Go on from a champion that was learned before."""
        known = tuned_for(self.box, parse_json(text))
        self.tastes = np.array(known.tastes)

    def mind(self, firmly: float = 1.0) -> Tuned:
        if self.line:
            sum_of = Value(self.box, [[weight] for weight in self.line], [])
            return Tuned(self.box, self.tastes.tolist(), sum_of, 0, EXPLORING)
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

    def glean(self, games: int, label: str, held: float) -> None:
        """Games for two who look one choice ahead, by `worth` or by what is learned, are added to those before.

        To all of them a sum is fitted: see `champion_line`.
        """
        rng = Rng(label, "glean")
        table = shelf.game(self.name, 2)
        policy = self.mind() if self.line else policy_of(self.box)
        rows: list[list[int]] = []
        won: list[float] = []
        of: list[int] = []
        for i in range(games):
            state = table.deal(f"{label}/{i}")
            self.note(state, glean(state, policy, rng, (0.0, 0.05, 0.2)[i % 3], OFTEN, rows), won, of, i)
            del rows[len(won) :]
        self.games += games
        self.rounds.append((np.array(rows, np.int16), np.array(won, np.float32), np.array(of) + 3 * len(self.rounds)))
        counts, wins, game = (np.concatenate(parts) for parts in zip(*self.rounds))
        self.line, loss, alone = line(sight_names(self.box), counts, wins, game, held)
        self.say(
            {"step": label, "games": games, "positions": len(wins)}
            | {"held_out_loss": round(loss, 4), "loss_of_worth": round(alone, 4)}
        )

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
    """A champion after `rounds` rounds of `games` games for the policy."""
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
    """Where nothing is played out: a value in place of `worth`, first of games by `worth`, then of its own too."""
    made = Training(name, seed, 0)
    made.glean(games, f"{seed}0", 30.0)
    for number in range(1, rounds):
        made.glean(games * 4 // 5, f"{seed}{number}", 100.0)
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
