"""Ratings are the likeliest strengths: equal for equal results, true to the rates, and as sure as the games allow."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from ludoteka.kernel.luck import Rng
from ludoteka.lab.ratings import ELO, Met, rated


def results(a: str, b: str, wins: int, losses: int, draws: int = 0) -> list[Met]:
    return [(a, b, 1.0)] * wins + [(a, b, 0.0)] * losses + [(a, b, 0.5)] * draws


@pytest.mark.parametrize("order", [1, -1])
def test_equal_results_give_equal_points(order: int) -> None:
    first, second = rated(["a", "b"], results("a", "b", 15, 15)[::order])
    assert first.elo == pytest.approx(1500)
    assert second.elo == pytest.approx(1500)
    assert first.low < 1500 < first.high


def test_the_order_of_games_makes_no_difference() -> None:
    games = results("a", "b", 9, 3) + results("b", "c", 7, 5, 2) + results("a", "c", 8, 1)
    mixed = games[::2] + games[1::2][::-1]
    one, other = rated(["a", "b", "c"], games), rated(["a", "b", "c"], mixed)
    assert [r.bot for r in one] == [r.bot for r in other] == ["a", "b", "c"]
    assert [r.elo for r in one] == pytest.approx([r.elo for r in other])


def test_points_are_true_to_the_rate() -> None:
    first, second = rated(["a", "b"], results("a", "b", 300, 100))
    expected = 1 / (1 + math.exp(-(first.elo - second.elo) / ELO))
    assert expected == pytest.approx(300.5 / 401)


def test_who_always_wins_has_points_all_the_same() -> None:
    first, second = rated(["a", "b"], results("a", "b", 20, 0))
    assert first.bot == "a"
    assert 300 < first.elo - second.elo < 1200
    assert first.high - first.elo > 50


def test_more_games_are_surer() -> None:
    few = rated(["a", "b"], results("a", "b", 12, 8))[0]
    many = rated(["a", "b"], results("a", "b", 1200, 800))[0]
    assert (many.high - many.low) * 8 < few.high - few.low


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    truth = {"a": 0.6, "b": 0.0, "c": -0.6}
    rng = Rng("truth")
    held = 0
    for _ in range(200):
        games: list[Met] = []
        for a, b in combinations(truth, 2):
            chance = 1 / (1 + math.exp(truth[b] - truth[a]))
            games += [(a, b, float(rng.below(1_000_000) < chance * 1_000_000)) for _ in range(60)]
        held += sum(r.low < 1500 + ELO * truth[r.bot] < r.high for r in rated(list(truth), games))
    assert 0.92 < held / 600 < 0.98
