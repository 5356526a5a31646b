"""What a refresh of the market does in which order, and how its dice fall."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.shelf import game
from ludoteka.kernel.positions import read_position


def laid(*lines: str, seed: int = 1) -> Etherstone:
    table = game("etherstone", 2)
    state = table.box.bare(table.players, table.options)
    assert isinstance(state, Etherstone)
    state.luck = [seed * 7919 + n for n in range(len(state.luck))]
    for line in lines:
        read_position(state, line)
    return state


@pytest.mark.rule("etherstone.market.pay-before-roll")
def test_the_price_is_paid_before_the_dice_are_rolled() -> None:
    state = laid("table  holder B, A, -, -, -", "A  health 10")
    state.log = []
    state.apply("refresh")
    told = [event.what.name for event in state.log]
    assert told.index("lost-health") < told.index("refreshed")


@pytest.mark.rule("etherstone.market.gather-all-five", "etherstone.market.refresh-placement")
def test_every_die_falls_on_each_of_six_values() -> None:
    seen = [Counter[int]() for _ in range(5)]
    for seed in range(300):
        state = laid("table  holder B, A, B, A, -", "A  health 16", seed=seed)
        state.apply("refresh")
        assert state.holder == [-1] * 5
        for die, value in enumerate(state.dice):
            seen[die][value] += 1
    for values in seen:
        assert set(values) == {1, 2, 3, 4, 5, 6}
        assert min(values.values()) > 20


@pytest.mark.rule("etherstone.market.forced-refresh-free")
def test_a_refresh_that_must_be_is_told_as_free() -> None:
    state = laid("table  holder A, A, B, B, -", "B  health 9")
    state.log = []
    state.apply("take violet as red")
    told = [event.values for event in state.log if event.what.name == "refreshed"]
    assert [tuple(values[:2]) for values in told] == [(1, 0)]
    assert state.players[1].health == 9
