"""Many games over every table that a box accepts: no exception, no stall, bounded memory; LUDOTEKA_SOAK=1 for all."""

from __future__ import annotations

import resource
from collections import Counter

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.playout import playout
from ludoteka.lab.tables import accepted
from tests.contract.tables import BOUND, SOAK

GAMES = 100_000 if SOAK else 60
BEYOND_CHANCE = {"nemesis-beaten", "shadow-beaten"}  # random players do not beat a solo opponent; stories do
GROWTH = 200_000  # kilobytes that the process may grow by over all games of one box


@pytest.mark.parametrize("name", shelf.SHELF)
def test_many_games_end_and_leave_nothing_behind(name: str) -> None:
    box = shelf.box(name)
    tables = accepted(name)
    rng = Rng(name, "soak")
    endings: Counter[str] = Counter()
    parts: dict[str, dict[str, int]] = {}
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for n in range(GAMES):
        table = tables[rng.below(len(tables))]
        state = table.game.deal(f"soak/{n}")
        count = playout(state, rng.fork(), BOUND)
        if count == BOUND:
            endings["standstill"] += 1
            print(f"{table!r} soak/{n} stands still")
            continue
        outcome = state.outcome
        assert outcome is not None
        endings[outcome.ending] += 1
        if n % 50 == 0:
            key = table.game.ruleset
            now = {part: number for part, number in box.components(state).items() if number}
            assert parts.setdefault(key, now) == now
    assert endings.total() == GAMES
    # A book without a draw lets random players throw away all they could win with; that must stay a rarity.
    assert endings["standstill"] <= GAMES // 1000, endings
    if SOAK:
        assert set(endings) - {"standstill"} - BEYOND_CHANCE == set(box.blank().endings()[1:]) - BEYOND_CHANCE, endings
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < GROWTH
