"""Who is asked at once chooses at once, and who is not asked waits: the parallel environment."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from ludoteka.games import shelf
from ludoteka.kernel.refusal import Refused
from ludoteka.lab.rl.aec import TableEnv
from ludoteka.lab.rl.parallel import TogetherEnv
from tests.contract.tables import SOAK

Rows = dict[str, dict[str, Any]]


def chosen(rows: Rows, rng: np.random.Generator) -> dict[str, int]:
    return {agent: int(rng.choice(np.flatnonzero(row["action_mask"]))) for agent, row in rows.items()}


@pytest.mark.parametrize("name", list(shelf.SHELF) if SOAK else ["etherstone"])
def test_pettingzoo_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(TogetherEnv(name, memory=2), num_cycles=3000 if SOAK else 150)


def test_a_step_is_a_choice_of_all_who_are_asked() -> None:
    """The same games as one seat after another, in fewer steps."""
    env, alone = TogetherEnv("etherstone", players=3), TableEnv("etherstone", players=3)
    rows, _ = env.reset(seed=4)
    alone.reset(seed=4)
    rng = np.random.default_rng(1)
    at_once = 0
    for _ in range(60):
        asked = env.table.asked()
        at_once += len(asked) > 1
        for seat, agent in enumerate(env.agents):
            mask = rows[agent]["action_mask"]
            assert np.flatnonzero(mask).tolist() == (sorted(legal(env, seat)) if seat in asked else [env.wait])
        actions = chosen(rows, rng)
        rows, *_ = env.step(actions)
        for seat in asked:
            assert alone.agent_selection == f"seat_{seat}"
            alone.step(actions[f"seat_{seat}"])
        assert env.table == alone.table
    assert at_once >= 5


def legal(env: TogetherEnv, seat: int) -> list[int]:
    question = env.table.question(seat)
    return [] if question is None else question.options


def test_what_is_not_open_is_refused_and_nothing_has_happened() -> None:
    env = TogetherEnv("etherstone")
    rows, _ = env.reset(seed=1)
    before = env.table.digest()
    good = chosen(rows, np.random.default_rng(1))
    closed = int(np.flatnonzero(rows["seat_1"]["action_mask"] == 0)[0])
    for bad in (good | {"seat_1": closed}, {"seat_0": good["seat_0"]}, good | {"seat_1": env.wait}):
        with pytest.raises(Refused):
            env.step(bad)
        assert env.table.digest() == before
    turns = TogetherEnv("shards")
    rows, _ = turns.reset(seed=1)
    asked, waits = turns.table.actor, 1 - turns.table.actor
    actions = chosen(rows, np.random.default_rng(1))
    with pytest.raises(Refused):
        turns.step(actions | {f"seat_{waits}": actions[f"seat_{asked}"]})
    turns.step({f"seat_{asked}": actions[f"seat_{asked}"]})
    assert turns.length == 1, "who waits may be left out"


def test_a_game_ends_for_all_at_once_and_is_cloned_and_pickled_on_its_way() -> None:
    env = TogetherEnv("etherstone", memory=3, render_mode="ansi")
    rows, _ = env.reset(seed=6)
    rng = np.random.default_rng(2)
    while env.agents:
        if env.length == 20:
            twins = [env.clone(), pickle.loads(pickle.dumps(env))]
        actions = chosen(rows, rng)
        rows, rewards, over, cut, infos = env.step(actions)
        if 20 < env.length < 40:
            for twin in twins:
                others, *_ = twin.step(actions)
                assert all(np.array_equal(rows[a][part], others[a][part]) for a in rows for part in rows[a])
                assert twin.render() == env.render()
    assert all(over.values())
    assert not any(cut.values())
    assert sum(rewards.values()) == 0
    assert infos["seat_0"]["ending"] == env.table.endings()[env.table.ending]
    with pytest.raises(Refused):
        env.step(actions)


def test_a_game_that_is_cut_off_is_not_over() -> None:
    env = TogetherEnv("quarriors", limit=10)
    rows, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(10):
        assert env.agents
        rows, rewards, over, cut, infos = env.step(chosen(rows, rng))
    assert not env.agents
    assert all(cut.values())
    assert not any(over.values())
    assert set(rewards.values()) == {0.0}
    assert infos["seat_1"]["ending"] == "stood-still"
