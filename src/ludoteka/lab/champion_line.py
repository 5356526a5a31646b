"""A value that is one sum: fitted to who won by Newton's method, held near nothing but for what `worth` says.

A net of some hundred inputs wants more games than an evening has; a sum that begins with `worth` and may add to it does
not. No input has a say of its own unless many games agree on it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.lab.champion_net import HELD_OUT, Floats, log_loss

STEPS: Final = 8
NEAR: Final = 1e-3  # a step smaller than this is the last
FREE: Final = ("worth", "worth-within-bounds", "always")  # what may weigh as much as it likes


def sure(x: Floats, weights: NDArray[np.float64]) -> Floats:
    score = np.clip(x @ weights.astype(np.float32), -30, 30)
    return (1 / (1 + np.exp(-score))).astype(np.float32)


def ridge(x: Floats, won: Floats, held: float, free: list[int]) -> NDArray[np.float64]:
    """The likeliest weights, where each costs its square times half of `held`; what is free costs next to nothing."""
    weights = np.zeros(x.shape[1])
    cost = np.full(x.shape[1], held)
    cost[free] = NEAR
    for _ in range(STEPS):
        chance = sure(x, weights)
        slope = x.T @ (chance - won) + cost * weights
        spread = (chance * (1 - chance)).astype(np.float32)
        curve = (x * spread[:, None]).T @ x
        curve[np.diag_indices_from(curve)] += cost
        step = np.linalg.solve(curve.astype(float), slope)
        weights -= step
        if abs(step).max() < NEAR:
            break
    return weights


def line(
    names: list[str], counts: NDArray[np.int16], won: Floats, game: NDArray[np.int64], held: float
) -> tuple[list[float], float, float]:
    """Weights of plain counts, four places; the loss on games held out, and that of `worth` alone, fitted likewise."""
    spread = np.sqrt((counts.astype(np.float32) ** 2).mean(0))
    scale = np.where(spread > 0, np.minimum(1 / np.maximum(spread, 0.05), 4), 0).astype(np.float32)
    x = counts.astype(np.float32) * scale
    apart = game % HELD_OUT == 0
    free = [names.index(word) for word in FREE]
    weights = ridge(x[~apart], won[~apart], held, free)
    alone = ridge(x[~apart][:, free], won[~apart], NEAR, list(range(len(free))))
    losses = [log_loss(sure(x[apart], weights), won[apart]), log_loss(sure(x[apart][:, free], alone), won[apart])]
    return [round(float(weight), 4) for weight in weights * scale], losses[0], losses[1]
