"""Many tables in one call: arrays of numpy that the compiled rules fill, with games dealt anew as they end."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteka.games import shelf
from ludoteka.kernel.batch import Batch
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.lab.rl.tables import LIMIT, table

Step = tuple[npt.NDArray[np.int16], npt.NDArray[np.float32], npt.NDArray[np.uint8]]


class BatchEnv:
    """`count` tables. After `reset` and after each `step` the arrays tell, row by row, what the seat sees that is to
    choose at that table (`seats`); where `ended` is 1 (over) or 2 (stood still) the row is of a new game already, and
    `rewards` has what each seat got of the old one. The arrays stay the same: copy what is to be kept. They are the
    rules' own memory: they can be read, not written.

    With `skip` questions with one answer are answered by themselves.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        count: int = 64,
        limit: int = LIMIT,
        skip: bool = False,
        **options: Any,
    ) -> None:
        self.game = table(game, players, options)
        self.eye = eye = shelf.eye_of(self.game)
        self.count = count
        self.limit = limit
        self.skip = skip
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, eye.seats), np.float32)
        self.batch = batch = Batch(self.game, eye, "", count, limit, skip, self.rewards.reshape(-1).data)
        self.observations: npt.NDArray[np.int16] = np.asarray(batch.cells).reshape(count, eye.size)
        self.masks: npt.NDArray[np.uint8] = np.asarray(batch.flags).reshape(count, eye.actions)
        self.seats: npt.NDArray[np.uint8] = np.asarray(batch.actors)
        self.ended: npt.NDArray[np.uint8] = np.asarray(batch.ended)

    def reset(self, seed: int | str | None = None) -> npt.NDArray[np.int16]:
        self.batch.reset(secrets.token_hex(8) if seed is None else str(seed))
        return self.observations

    def step(self, actions: npt.ArrayLike) -> Step:
        """Choose at every table; the observations, the rewards of all seats, and which games ended."""
        self.batch.step(np.asarray(actions).tolist())
        return self.observations, self.rewards, self.ended

    def sample(self, rng: Rng) -> list[int]:
        """An open action of each table, at random."""
        return self.batch.sample(rng)

    def __getstate__(self) -> dict[str, Any]:
        made = (self.game.name, self.game.players, self.game.options, self.count, self.limit, self.skip)
        batch = self.batch
        return {
            "made": made,
            "seed": batch.seed,
            "deals": batch.deals,
            "lengths": batch.lengths,
            "states": batch.states,
            "rewards": self.rewards.copy(),
            "ended": self.ended.copy(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        name, players, options, count, limit, skip = state["made"]
        game = shelf.game_of(name, players, options)
        BatchEnv.__init__(self, game, count=count, limit=limit, skip=skip)
        batch = self.batch
        batch.seed, batch.deals, batch.lengths = state["seed"], list(state["deals"]), list(state["lengths"])
        batch.states = [each.clone() for each in state["states"]]
        for i, each in enumerate(batch.states):
            batch.tell(i, each)
            batch.settle(i, int(state["ended"][i]), state["rewards"][i].tolist())

    def clone(self) -> BatchEnv:
        twin = BatchEnv.__new__(BatchEnv)
        twin.__setstate__(self.__getstate__())
        return twin
