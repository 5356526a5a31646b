"""A value that is one sum: it finds what decides, and holds what does not near nothing."""

from __future__ import annotations

from math import log
from typing import Any, Final

import numpy as np
import pytest

from ludoteka.bots.policy import EXPLORE
from ludoteka.bots.tuned import Tuned, Value, sight, sight_names
from ludoteka.bots.weights import policy_of, taught, tuned_for, write_tuned
from ludoteka.games.shelf import box
from ludoteka.kernel.game import parse_json
from ludoteka.lab import champion as training
from ludoteka.lab.champion_line import FREE, line
from tests.contract.tables import ONE_A_GAME, sample

NAMES: Final = [*FREE, "telling", "idle", "never"]


def games(seed: int, n: int = 4000) -> tuple[Any, Any, Any]:
    """Positions: `worth` tells half, `telling` the other half, `idle` tells nothing, and `never` is never there."""
    rng = np.random.default_rng(seed)
    counts = np.zeros((n, len(NAMES)), np.int16)
    counts[:, 0] = rng.integers(-8, 9, n)
    counts[:, 1] = np.clip(counts[:, 0], -4, 4)
    counts[:, 2] = 1
    counts[:, 3] = rng.integers(0, 5, n)
    counts[:, 4] = rng.integers(0, 5, n)
    score = counts[:, 0] / 8.0 + 0.8 * (counts[:, 3] - 2.0)
    won = (rng.random(n) < 1 / (1 + np.exp(-score))).astype(np.float32)
    return counts, won, np.arange(n)


def test_it_finds_what_decides() -> None:
    weights, loss, alone = line(NAMES, *games(1), 30.0)
    found = dict(zip(NAMES, weights))
    assert found["telling"] == pytest.approx(0.8, abs=0.15)
    assert abs(found["idle"]) < 0.1
    assert found["never"] == 0
    assert loss < alone < log(2)


def test_a_firmer_hold_leaves_less_to_what_is_not_free() -> None:
    loose, firm = (dict(zip(NAMES, line(NAMES, *games(2), held)[0])) for held in (1.0, 10_000.0))
    assert 0 < firm["telling"] < loose["telling"]
    assert line(NAMES, *games(2), 30.0) == line(NAMES, *games(2), 30.0)


def test_how_far_it_explores_goes_with_what_it_has_learned() -> None:
    made = training.train_value("etherstone", "1", 1, 8).mind()
    assert made.explore == training.EXPLORING
    assert policy_of(box("etherstone")).explore == EXPLORE < made.explore
    back = tuned_for(box("etherstone"), parse_json(write_tuned(made, {})))
    assert back.explore == made.explore == taught(made.lesson()).explore == made.held(0.5).explore


def test_games_of_its_own_are_added_to_those_by_worth() -> None:
    made = training.train_value("etherstone", "1", 2, 10)
    assert [row["games"] for row in made.curve] == [10, 8]
    assert made.games == 18
    assert made.curve[1]["positions"] > made.curve[0]["positions"]
    assert {"held_out_loss", "loss_of_worth"} <= set(made.curve[1])


def test_a_sum_needs_no_units() -> None:
    here = box("etherstone")
    at = sight_names(here).index("worth")
    value = Value(here, [[0.125 if i == at else 0.0] for i in range(len(sight_names(here)))], [])
    mind = Tuned(here, [[0.0] * len(here.context_names()) for _ in range(here.features())], value, 0)
    for table in (table for table in ONE_A_GAME if table.name == "etherstone"):
        for state in sample(table, "sum", 3):
            if not state.ending:
                assert mind.worth(state, 0) == pytest.approx(here.worth(state, 0), abs=0.02)
                assert len(sight(here, state, 0)) == len(value.rows)
