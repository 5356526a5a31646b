"""The value of a champion as a small net, while it is being fitted to who won."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.tuned import HIDDEN

DRAW: Final = 512  # positions a step
HELD_OUT: Final = 10  # one game in this many only tells how good the value is
Floats = NDArray[np.float32]


def log_loss(chance: Floats, won: Floats) -> float:
    """How badly these chances foretell who won; a coin has 0.693."""
    within = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(within) + (1 - won) * np.log(1 - within)).mean())


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

    def take(self, linear: Floats, first: Floats, last: Floats, scale: Floats) -> None:
        """Go on from a net that was fitted before."""
        self.linear, self.first, self.last, self.scale = linear, first, last, scale

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
        return log_loss(self.ahead(counts.astype(np.float32) * self.scale)[0], won)
