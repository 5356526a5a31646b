"""How fast games are for programs that learn: steps a second with rows and masks filled, driven from Python.

`python -m ludoteka.lab.bench_env GAME SECONDS`; `peer:NAME` measures somebody else's environment.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any, Final

import ludoteka
from ludoteka.games.shelf import eye_of
from ludoteka.kernel.luck import Rng
from ludoteka.lab.bench import LONG, usual

COUNT: Final = 64  # tables of a batch: more do not fit into the caches
ROUNDS: Final = 8  # the best of this many, in processor time: what else runs on a machine only slows it
# somebody else's environments, the module that must be installed for them, and which of our ways stands beside them
PEERS: Final = {
    "pettingzoo tictactoe": ("pygame", "aec_steps_per_second"),
    "open_spiel leduc_poker": ("pyspiel", "single_steps_per_second"),
    "pgx leduc_holdem 64": ("pgx", "batched_steps_per_second"),
    "pgx leduc_holdem 1024": ("pgx", "batched_steps_per_second"),
    "pgx tic_tac_toe 64": ("pgx", "batched_steps_per_second"),
    "pgx tic_tac_toe 1024": ("pgx", "batched_steps_per_second"),
}


def needed() -> bool:
    """Whether what the extra `rl` brings is here."""
    return all(find_spec(name) is not None for name in ("librt", "numpy", "gymnasium", "pettingzoo"))


def best(run: Callable[[], int], seconds: float) -> float:
    """Steps a second of a function that makes some and says how many."""
    found = 0.0
    for _ in range(ROUNDS):
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / ROUNDS or not spent:
            steps += run()
        found = max(found, steps / spent)
    return found


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Of one game: many tables in a call, one table by its eye, and one as PettingZoo has it."""
    share = seconds / 3
    eye = eye_of(usual(name))
    return {
        "cells": eye.size,
        "actions": eye.actions,
        "batched_steps_per_second": round(best(batched(name), share)),
        "single_steps_per_second": round(best(single(name), share)),
        "aec_steps_per_second": round(best(aec(name), share)),
    }


def batched(name: str) -> Callable[[], int]:
    """The choices are made at random by the rules' own loop, so that what is measured is the environment."""
    from ludoteka.lab.rl.batched import BatchEnv

    env = BatchEnv(usual(name), count=COUNT)
    env.reset(seed="bench")
    rng = Rng("bench")

    def run() -> int:
        env.batch.step(env.sample(rng))
        return COUNT

    return run


def single(name: str) -> Callable[[], int]:
    import numpy as np

    game = usual(name)
    eye = eye_of(game)
    cells, flags = np.zeros(eye.size, np.int16).data, np.zeros(eye.actions, np.uint8).data
    rng = Rng("bench")
    deals = iter(range(1 << 60))

    def run() -> int:
        state = game.deal(next(deals))
        steps = 0
        while not state.ending and steps < LONG:
            eye.observe(state, state.actor, cells)
            eye.mask(state, state.actor, flags)
            options = state.options()
            state.play(options[rng.below(len(options))])
            steps += 1
        return steps

    return run


def aec(name: str) -> Callable[[], int]:
    from ludoteka.lab.rl.aec import TableEnv

    env: Any = TableEnv(usual(name))
    return walked(env, lambda: env.table.options())


def walked(env: Any, options: Callable[[], list[int]] | None) -> Callable[[], int]:
    """Some steps of a PettingZoo environment; where it cannot say its options they are read off the mask."""
    import numpy as np

    env.reset(seed=1)

    def run() -> int:
        for _ in range(200):
            row, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(int(random.choice(options() if options else np.flatnonzero(row["action_mask"]))))
        return 200

    return run


def peer(name: str) -> Callable[[], int]:
    if name.startswith("pettingzoo"):
        from pettingzoo.classic import tictactoe_v3

        return walked(tictactoe_v3.env(), None)
    if name.startswith("pgx"):
        return vectorised(name.split()[1], int(name.split()[2]))
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name.split()[1])

    def run() -> int:
        step = env.reset()
        steps = 0
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([random.choice(step.observations["legal_actions"][seat])])
            steps += 1
        return steps

    return run


def vectorised(name: str, count: int) -> Callable[[], int]:
    """So many tables of Pgx in a call, compiled for one core and dealt anew as they end; open actions at random."""
    import os

    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def stepped(tables: Any, key: Any) -> tuple[Any, Any]:
        key, mine, theirs = jax.random.split(key, 3)
        open_ones = jax.numpy.where(tables.legal_action_mask, 0.0, -jax.numpy.inf)
        chosen = jax.random.categorical(mine, open_ones, axis=-1)
        return step(tables, chosen, jax.random.split(theirs, count)), key

    key = jax.random.PRNGKey(1)
    now: list[Any] = [jax.jit(jax.vmap(env.init))(jax.random.split(key, count)), key]
    now[:] = stepped(*now)  # translated before the clock runs

    def run() -> int:
        now[:] = stepped(*now)
        jax.block_until_ready((now[0].observation, now[0].legal_action_mask))
        return count

    return run


def measured(what: str, seconds: float) -> dict[str, Any] | None:
    """The figures of a game or a peer from a process of its own; None where it cannot run."""
    call = [sys.executable, "-m", "ludoteka.lab.bench_env", what, str(seconds)]
    answer = subprocess.run(call, capture_output=True, text=True, check=False)
    found: dict[str, Any] | None = json.loads(answer.stdout.splitlines()[-1]) if answer.returncode == 0 else None
    return found


if __name__ == "__main__":
    if sys.argv[1].startswith("peer:"):
        figures = {"steps_per_second": round(best(peer(sys.argv[1].removeprefix("peer:")), float(sys.argv[2])))}
        print(json.dumps(figures))
    else:
        print(json.dumps({"form": ludoteka.form(), **measure(sys.argv[1], float(sys.argv[2]))}))
