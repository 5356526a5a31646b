"""Luck: different seeds differ, a clone repeats nothing that it should not foresee."""

from __future__ import annotations

import pytest

from ludoteka.kernel.luck import Rng
from ludoteka.kernel.seats import NOBODY
from ludoteka.lab.tables import Table
from tests.contract.tables import SOAK, TABLES, sample, without_luck

SEEDS = 1000 if SOAK else 30
DRAWS = 20_000 if SOAK else 600


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_so_many_seeds_so_many_openings(table: Table) -> None:
    game = table.game
    found: set[str] = set()
    for seed in range(SEEDS):
        state = game.deal(seed)
        for _ in range(20):
            if not state.ending:
                state.play(state.options()[0])
        found.add(without_luck(state))
    assert len(found) == SEEDS


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_one_seed_one_opening(table: Table) -> None:
    game = table.game
    assert game.deal(5) == game.deal("5") == game.deal(5)
    assert game.deal(5).digest() != game.deal(6).digest()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_redealt_world_does_not_know_the_true_dice(table: Table) -> None:
    """Six-sided throws of a redealt world agree with the true ones one time in six, no more."""
    rng = Rng(repr(table), "foresee")
    agreed = thrown = 0
    while thrown < DRAWS:
        for state in sample(table, f"foresee/{thrown}", 8):
            for seat in (*range(state.seats()), NOBODY):
                twin = state.redeal(seat, rng.fork())
                true = state.clone()
                assert not twin.script
                for stream in range(len(true.luck)):
                    thrown += 1
                    agreed += true.chance(stream, 6) == twin.chance(stream, 6)
    expected = thrown / 6
    spread = (thrown * 5 / 36) ** 0.5
    assert abs(agreed - expected) < 4.5 * spread, f"{agreed} of {thrown}"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_redealt_worlds_differ_from_one_another(table: Table) -> None:
    rng = Rng(repr(table), "differ")
    for state in sample(table, "differ", 3):
        worlds = {state.redeal(0, rng.fork()).digest() for _ in range(8)}
        assert len(worlds) == 8


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_same_luck_gives_the_same_world(table: Table) -> None:
    for state in sample(table, "same", 3):
        assert state.redeal(0, 12345) == state.redeal(0, 12345)
