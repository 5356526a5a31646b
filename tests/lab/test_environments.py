"""Our environments keep the promises of the libraries that know them: their own tests say so."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Refused
from ludoteka.lab.rl.aec import TableEnv
from ludoteka.lab.rl.batched import BatchEnv
from ludoteka.lab.rl.single import SeatEnv

GAMES = list(shelf.SHELF)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises what names and shapes it likes
        api_test(TableEnv(name), num_cycles=60)
        seed_test(lambda: TableEnv(name), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(name, bots="random"))


def played(env: TableEnv, rng: np.random.Generator, steps: int) -> list[int]:
    made: list[int] = []
    while env.agents and len(made) < steps:
        row, _, over, cut, _ = env.last()
        action = None if over or cut else int(rng.choice(np.flatnonzero(row["action_mask"])))
        made.append(-1 if action is None else action)
        env.step(action)
    return made


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_cloned_and_pickled_where_it_stands(name: str) -> None:
    env = TableEnv(name, render_mode="ansi")
    env.reset(seed=3)
    played(env, np.random.default_rng(1), 25)
    twins = [env.clone(), pickle.loads(pickle.dumps(env))]
    before = env.render()
    ways = [played(each, np.random.default_rng(2), 25) for each in [env, *twins]]
    assert ways[0] == ways[1] == ways[2]
    assert env.render() == twins[0].render() == twins[1].render() != before


def test_a_game_that_is_cut_off_is_not_over() -> None:
    env = TableEnv("quarriors", limit=10)
    env.reset(seed=1)
    played(env, np.random.default_rng(1), 10)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.infos["seat_0"]["ending"] == "stood-still"
    assert set(env.rewards.values()) == {0.0}


def test_an_action_that_is_not_open_is_refused_in_words() -> None:
    env = TableEnv("shards")
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step(closed)


def test_one_seat_plays_a_bot_to_the_end() -> None:
    env = SeatEnv("quarriors", seat=1, bots="greedy")
    row, _ = env.reset(seed=5)
    over = False
    while not over:
        twin = pickle.loads(pickle.dumps(env))
        action = np.flatnonzero(row["action_mask"])[0]
        row, reward, over, cut, info = env.step(action)
        other, *_ = twin.step(action)
        assert np.array_equal(row["observation"], other["observation"])
        assert not cut
    assert reward in (-1.0, 0.0, 1.0)
    assert (reward > 0) == (info["winners"] == [1])
    assert sorted(info["places"])[0] == 1
    assert env.clone().render() == env.render()


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_the_same_games_one_by_one(name: str) -> None:
    """Every row of a batch is what a table of its own would have shown."""
    env = BatchEnv(name, count=3)
    env.reset(seed=7)
    alone = [env.game.deal(f"7/{i}/0") for i in range(3)]
    rng = Rng("batch")
    for _ in range(40):
        actions = env.sample(rng)
        env.step(actions)
        for i, state in enumerate(alone):
            state.play(actions[i])
            if env.ended[i]:
                assert state.ending
                alone[i] = env.game.deal(f"7/{i}/{env.batch.deals[i] - 1}")
            row = np.zeros(env.eye.size, np.int16)
            env.eye.observe(alone[i], alone[i].actor, row.data)
            assert np.array_equal(row, env.observations[i])
            assert sorted(np.flatnonzero(env.masks[i])) == sorted(alone[i].options())
            assert env.seats[i] == alone[i].actor


@pytest.mark.parametrize("name", GAMES)
def test_the_arrays_of_a_batch_stay_and_are_only_read(name: str) -> None:
    env = BatchEnv(name, count=2)
    arrays: list[Any] = [env.observations, env.masks, env.seats, env.ended]
    env.reset(seed=2)
    before = env.observations.copy()
    env.step(env.sample(Rng("stay")))
    assert not np.array_equal(before, env.observations)
    assert all(one is other for one, other in zip(arrays, [env.observations, env.masks, env.seats, env.ended]))
    assert not any(array.flags.writeable for array in arrays)


def test_an_action_that_is_not_open_is_refused_by_a_batch() -> None:
    env = BatchEnv("shards", count=2)
    env.reset(seed=1)
    masks = env.masks.copy()
    for closed in (int(np.flatnonzero(env.masks[0] == 0)[0]), -1, env.eye.actions, 1 << 40):
        with pytest.raises(Refused):
            env.step([closed, closed])
    assert np.array_equal(env.masks, masks)


def test_a_table_of_a_batch_is_told_anew_when_somebody_has_moved_it_on() -> None:
    env = BatchEnv("quarriors", count=2)
    env.reset(seed=3)
    rng = Rng("moved")
    for _ in range(20):
        state = env.batch.states[0]
        state.play(state.options()[-1])
        if state.ending:
            break
        env.batch.tell(0, state)
        assert sorted(np.flatnonzero(env.masks[0])) == sorted(state.options())
        env.step(env.sample(rng))
        assert sorted(np.flatnonzero(env.masks[0])) == sorted(env.batch.states[0].options())
    env.reset(seed=4)
    assert sorted(np.flatnonzero(env.masks[1])) == sorted(env.batch.states[1].options())


def test_a_batch_goes_on_after_games_end() -> None:
    env = BatchEnv("etherstone", count=4, skip=True)
    env.reset(seed=1)
    rng = Rng("on")
    ended = 0
    while ended < 6:
        _, rewards, over = env.step(env.sample(rng))
        ended += int(over.astype(bool).sum())
        assert np.allclose(rewards.sum(axis=1), 0)
        assert not rewards[over == 0].any()
        assert (env.masks.sum(axis=1) > 1).all(), "what has one answer is answered"
    twin = env.clone()
    actions = env.sample(rng)
    env.step(actions)
    twin.step(actions)
    assert np.array_equal(env.observations, twin.observations)


def test_a_batch_cuts_off_what_stands_still() -> None:
    env = BatchEnv("shards", count=2, limit=5)
    env.reset(seed=1)
    rng = Rng("still")
    for _ in range(5):
        _, _, over = env.step(env.sample(rng))
    assert over.tolist() == [2, 2]


def test_the_environments_load_nothing_heavy_by_themselves() -> None:
    import subprocess
    import sys

    code = "import ludoteka, sys; print(sorted({'numpy','gymnasium','pettingzoo','librt'} & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
