"""A state can be written down and taken up again at every decision, by every way that Python knows."""

from __future__ import annotations

import copy
import json
import pickle
from itertools import chain

import pytest

from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab.tables import Table
from tests.contract.tables import TABLES, ended, sample, step, walk


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_was_saved_loads_the_same_at_every_decision(table: Table) -> None:
    game = table.game
    for state in chain(walk(table, "save"), sample(table, "save", 20), [ended(table, "save")]):
        data = json.loads(json.dumps(game.save(state), ensure_ascii=False))
        again = game.load(data)
        assert again.digest() == state.digest()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_pickle_and_deepcopy_keep_a_state(table: Table) -> None:
    for state in sample(table, "pickle", 8):
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert twin == state
            assert twin is not state
            assert hash(twin) == hash(state)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_loaded_game_goes_on_as_the_true_one_would(table: Table) -> None:
    game = table.game
    for n, state in enumerate(sample(table, "goes-on", 3)):
        true, loaded = state.clone(), game.load(game.save(state))
        luck, same = Rng(str(n), "on"), Rng(str(n), "on")
        for _ in range(40):
            if true.ending:
                break
            assert step(true, luck) == step(loaded, same)
            assert true.digest() == loaded.digest()
        assert true == loaded


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_earlier_snapshots_hash_to_what_they_were(table: Table) -> None:
    kept: list[tuple[str, State]] = []
    for state in walk(table, "snapshots"):
        kept.append((state.digest(), state.clone()))
    for digest, snapshot in kept:
        assert snapshot.digest() == digest
    older = [snapshot.digest_like("") for _, snapshot in kept]
    pairs = {(older[i], digest) for i, (digest, _) in enumerate(kept)}
    assert len(pairs) == len(set(older)) == len({digest for digest, _ in kept}), "both hashes tell the same apart"
