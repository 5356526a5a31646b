"""Ratings: how strong each bot is, by the Bradley-Terry strengths under which the results are likeliest."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

SURE: Final = 1.96  # standard deviations of a 95 % interval
ELO: Final = 400 / math.log(10)  # points for one unit of log-odds: 400 points are odds of ten
START: Final = 1500.0  # the mean of all
PRIOR: Final = 1.0  # a drawn game more for each pair that met: who always won is not infinitely strong
CLOSE: Final = 1e-10

Met = tuple[str, str, float]  # two bots, and which part of the win went to the first


class Rating:
    """A bot's points, and the interval in which they lie in 19 of 20 arenas."""

    def __init__(self, bot: str, elo: float, reach: float) -> None:
        self.bot: Final = bot
        self.elo: Final = elo
        self.low: Final = elo - reach
        self.high: Final = elo + reach


def rated(bots: list[str], results: Iterable[Met]) -> list[Rating]:
    """The ratings, the strongest first; equal results give equal points, whatever the order they came in."""
    number = {bot: i for i, bot in enumerate(bots)}
    n = len(bots)
    games = [[0.0] * n for _ in range(n)]
    wins = [0.0] * n
    for a, b, share in results:
        if a == b:
            continue  # nobody gains on themselves
        i, j = number[a], number[b]
        games[i][j] += 1
        games[j][i] += 1
        wins[i] += share
        wins[j] += 1 - share
    for i in range(n):
        for j in range(n):
            if games[i][j]:
                games[i][j] += PRIOR
                wins[i] += PRIOR / 2
    strengths = likeliest(games, wins)
    spread = deviations(games, strengths)
    mean = sum(math.log(strength) for strength in strengths) / n
    found = [
        Rating(bot, START + ELO * (math.log(strengths[i]) - mean), SURE * ELO * spread[i]) for i, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def likeliest(games: list[list[float]], wins: list[float]) -> list[float]:
    """The strengths, by minorisation and maximisation: each round makes the results likelier."""
    n = len(wins)
    strengths = [1.0] * n
    for _ in range(100_000):
        new = []
        for i in range(n):
            met = sum(games[i][j] / (strengths[i] + strengths[j]) for j in range(n) if games[i][j])
            new.append(wins[i] / met if met else strengths[i])
        scale = math.exp(sum(math.log(strength) for strength in new) / n)
        new = [strength / scale for strength in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strengths))
        strengths = new
        if moved < CLOSE:
            break
    return strengths


def deviations(games: list[list[float]], strengths: list[float]) -> list[float]:
    """The standard deviation of each log-strength around the mean of all, from the curvature at the likeliest point."""
    n = len(strengths)
    table = [[1.0 / n] * n for _ in range(n)]  # the mean is fixed, which the curvature alone does not know
    for i in range(n):
        for j in range(n):
            if games[i][j]:
                share = strengths[i] / (strengths[i] + strengths[j])
                weight = games[i][j] * share * (1 - share)
                table[i][i] += weight
                table[i][j] -= weight
    inverse = inverted(table)
    return [math.sqrt(max(0.0, inverse[i][i] - 1.0 / n)) for i in range(n)]


def inverted(table: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix without zeros on its way, by Gauss and Jordan."""
    n = len(table)
    rows = [row[:] + [float(i == j) for j in range(n)] for i, row in enumerate(table)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(n):
            if k != i:
                factor = rows[k][i]
                rows[k] = [value - factor * other for value, other in zip(rows[k], rows[i])]
    return [row[n:] for row in rows]
