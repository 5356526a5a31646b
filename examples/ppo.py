"""A player that teaches itself: masked PPO by self-play, in numpy alone: `python examples/ppo.py quarriors`.

One small network sits at every seat. It plays many tables at once (`BatchEnv`), gets what each game paid, and is moved
towards what turned out better than it had expected, never far at a time. The checkpoint it leaves plays in the arena:
`ludoteka arena quarriors --bots examples.ppo:Learned,greedy` (with PPO_CHECKPOINT=ppo-quarriors.npz).
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.game import Box, Game
from ludoteka.lab.agents import seated
from ludoteka.lab.rl.batched import BatchEnv

Array = npt.NDArray[np.float32]
HIDDEN = 128
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
MINIBATCH = 512
RATE = 1e-3
FAITH = 0.97  # how far what a game paid is believed against what was expected on the way (lambda of GAE)


def squeezed(rows: npt.NDArray[np.int16]) -> Array:
    """Big numbers made small: most cells are 0 or 1, a few count to hundreds."""
    return (np.sign(rows) * np.log1p(np.abs(rows.astype(np.float32)))).astype(np.float32)


class Network:
    """Two layers: one that all share, and above it what to choose and what to expect."""

    def __init__(self, cells: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "w": (rng.standard_normal((cells, HIDDEN)) * 0.05).astype(np.float32),
            "b": np.zeros(HIDDEN, np.float32),
            "policy": (rng.standard_normal((HIDDEN, actions)) * 0.01).astype(np.float32),
            "policy_b": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_b": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def look(self, rows: npt.NDArray[np.int16], masks: npt.NDArray[np.uint8]) -> tuple[Any, ...]:
        """What all of these have: cells that are not 0, and open actions; of them the squeezed rows, the hidden layer,
        the chance of each action, and what is expected. Most of an action space is shut most of the time."""
        w = self.weights
        told, able = np.flatnonzero(rows.any(axis=0)), np.flatnonzero(masks.any(axis=0))
        x = squeezed(rows[:, told])
        hidden = np.tanh(x @ w["w"][told] + w["b"])
        logits = np.where(masks[:, able] > 0, hidden @ w["policy"][:, able] + w["policy_b"][able], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return told, able, x, hidden, chances.astype(np.float32), (hidden @ w["value"] + w["value_b"])[:, 0]

    def learn(self, rows: Any, masks: Any, actions: Any, old: Array, gains: Array, payoffs: Array) -> None:
        """One step of Adam down the clipped loss of PPO, the value loss, and a little against being too sure."""
        w = self.weights
        n = len(actions)
        told, able, x, hidden, chances, expected = self.look(rows, masks)
        at, actions = np.arange(n), np.searchsorted(able, actions)
        ratio = chances[at, actions] / old
        is_free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # where the clip does not hold it back
        towards = -chances * (gains * ratio * is_free)[:, None]
        towards[at, actions] += gains * ratio * is_free
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        towards -= ENTROPY * chances * (logs + entropy)
        d_logits = (-towards / n).astype(np.float32)
        d_value = ((expected - payoffs) / n).astype(np.float32)[:, None]
        d_hidden = (d_logits @ w["policy"][:, able].T + d_value @ w["value"].T) * (1 - hidden**2)
        slopes = {
            "w": x.T @ d_hidden,
            "b": d_hidden.sum(axis=0),
            "policy": hidden.T @ d_logits,
            "policy_b": d_logits.sum(axis=0),
            "value": hidden.T @ d_value,
            "value_b": d_value.sum(axis=0),
        }
        places: dict[str, Any] = {"w": told, "policy": (slice(None), able), "policy_b": able}
        self.steps += 1
        for name, slope in slopes.items():
            part = places.get(name, ...)
            first = self.first[name][part] = 0.9 * self.first[name][part] + 0.1 * slope
            second = self.second[name][part] = 0.999 * self.second[name][part] + 0.001 * slope**2
            mean, spread = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            w[name][part] -= RATE * mean / (np.sqrt(spread) + 1e-8)


class Learner:
    """Plays against itself and learns from every game that ends."""

    def __init__(self, game: Game, tables: int, seed: int) -> None:
        self.env = BatchEnv(game, count=tables, limit=4000, skip=True)
        self.net = Network(self.env.eye.size, self.env.eye.actions, seed)
        self.rng = np.random.default_rng(seed)
        self.going: list[list[Any]] = [[] for _ in range(tables)]  # what was seen and done at each table so far
        self.done: list[Any] = []
        self.env.reset(seed)

    def choose(self, chances: Array) -> npt.NDArray[np.int64]:
        luck = self.rng.random((len(chances), 1), np.float32)
        chosen = (chances.cumsum(axis=1) < luck * chances.sum(axis=1, keepdims=True)).sum(axis=1)
        open_ones = chances[np.arange(len(chances)), np.minimum(chosen, chances.shape[1] - 1)] > 0
        return np.where(open_ones, chosen, chances.argmax(axis=1))

    def play(self, wanted: int) -> None:
        """Play until so many decisions belong to games that are over."""
        env = self.env
        while len(self.done) < wanted:
            rows, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
            _, able, _, _, chances, expected = self.net.look(rows, masks)
            chosen = self.choose(chances)
            env.step(able[chosen])
            for i, place in enumerate(chosen):
                self.going[i].append((rows[i], masks[i], able[place], chances[i, place], expected[i], seats[i]))
                if env.ended[i]:
                    self.note(self.going[i], env.rewards[i])
                    self.going[i] = []

    def note(self, seen: list[Any], rewards: Any) -> None:
        """A game is over, or stood still and paid nobody: how much better each decision came out than expected."""
        ahead = {seat: (float(pay), 0.0) for seat, pay in enumerate(rewards)}  # what is expected next, what was gained
        for *what, expected, seat in reversed(seen):
            after, since = ahead[seat]
            gain = after - expected + FAITH * since
            ahead[seat] = (expected, gain)
            self.done.append((*what, gain, expected + gain))

    def improve(self) -> None:
        rows, masks, actions, old, gains, payoffs = (np.array(part) for part in zip(*self.done))
        self.done = []
        gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).astype(np.float32)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(actions))
            for first in range(0, len(order), MINIBATCH):
                part = order[first : first + MINIBATCH]
                self.net.learn(rows[part], masks[part], actions[part], old[part], gains[part], payoffs[part])


class Learned:
    """An agent for the arena: it takes what its network likes best."""

    def __init__(self, box: Box, seed: str, net: Network | None = None) -> None:
        self.eye = shelf.eye_of(shelf.game(box.name))
        self.net = net or restored(Path(os.environ["PPO_CHECKPOINT"]), self.eye.size, self.eye.actions)

    def choose(self, observer: Observer) -> int:
        rows, masks = np.zeros((1, self.eye.size), np.int16), np.zeros((1, self.eye.actions), np.uint8)
        observer.observe(self.eye, rows[0].data)
        masks[0, observer.options()] = 1
        _, able, _, _, chances, _ = self.net.look(rows, masks)
        return int(able[chances[0].argmax()])


def restored(file: Path, cells: int, actions: int) -> Network:
    net = Network(cells, actions)
    net.weights = dict(np.load(file))
    return net


def rate(game: Game, net: Network, level: str, games: int) -> float:
    """Which part of its games the network wins against bots of this level, each seat as often as the other."""
    won = 0.0
    for number in range(games):
        state = game.deal(f"rate/{number // 2}")
        mine = number % 2
        players: list[Any] = [seated(level, game.box, f"rate/{number}/{seat}") for seat in range(2)]
        players[mine] = Learned(game.box, "", net)
        steps = 0
        while not state.ending and steps < 4000:
            state.play(players[state.actor].choose(Observer(state, state.actor)))
            steps += 1
        won += (mine in state.winners) / max(1, len(state.winners)) if state.ending else 0.5
    return won / games


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=list(shelf.SHELF))
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--updates", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--decisions", type=int, default=8192, help="that an update learns from")
    parser.add_argument("--games", type=int, default=100, help="that a measurement plays")
    parser.add_argument("--every", type=int, default=10, help="updates between two measurements")
    parser.add_argument("--against", default="greedy", help="bots to be measured with, by commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    game = shelf.game(args.game)
    learner = Learner(game, args.tables, args.seed)
    began = time.monotonic()
    updates = 0
    while time.monotonic() - began < 60 * args.minutes and updates < args.updates:
        learner.play(args.decisions)
        learner.improve()
        updates += 1
        if updates % args.every == 0 or updates == args.updates:
            spent = time.process_time()
            won = {level: 100 * rate(game, learner.net, level, args.games) for level in args.against.split(",")}
            shares = "  ".join(f"{share:5.1f} % v {level}" for level, share in won.items())
            print(f"{spent:7.0f} s of a core  {updates:5} updates  {shares}", flush=True)
    np.savez_compressed(args.out or f"ppo-{args.game}.npz", **learner.net.weights)


if __name__ == "__main__":
    main()
