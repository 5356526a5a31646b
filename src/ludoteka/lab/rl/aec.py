"""A table as a PettingZoo environment: the seats choose one after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludoteka.games import shelf
from ludoteka.kernel.batch import payoffs
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.lab.rl.tables import LIMIT, drawn, seen, space, table, told


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game of the shelf. Where several seats choose at once they are asked in turn, unseen by each other.

    A game ends by its rules, or is cut off after `limit` decisions (`truncations`; its `ending` is `stood-still`). An
    action that is not open is refused with the sentence a player would read.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ludoteka_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str | Game, players: int = 2, *, limit: int = LIMIT, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.game = table(game, players, options)
        self.eye = shelf.eye_of(self.game)
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: space(self.eye) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.eye.actions) for agent in self.agents}
        self._seeds = np.random.default_rng()
        self._table: State | None = None
        self.length = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    @property
    def table(self) -> State:
        """The true state: for those who teach or judge, not for agents."""
        assert self._table is not None, "reset comes first"
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table = self.game.deal(int(self._seeds.integers(1 << 62)))
        self.length = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        return seen(self.eye, self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.apply(int(action))
        self.length += 1
        self._cumulative_rewards[agent] = 0.0
        if self.table.ending:
            for seat, payoff in enumerate(payoffs(self.table)[: self.game.players]):
                self.rewards[self.possible_agents[seat]] = payoff
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.length >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.table.ending or self.length >= self.limit:
            self.infos = {each: told(self.table) for each in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        text = drawn(self.table, self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def clone(self) -> TableEnv:
        """Another environment that stands where this one does, with the same luck to come."""
        twin = TableEnv(self.game, limit=self.limit, render_mode=self.render_mode)
        twin.__setstate__(self.__getstate__())
        if self._table is not None:
            twin._table = self._table.clone()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in copied(self.__dict__) if name not in ("eye", "game")} | {
            "game": (self.game.name, self.game.players, self.game.options)
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = shelf.game_of(*state["game"])
        self.eye = shelf.eye_of(self.game)


def copied(things: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What an environment keeps, so that two of them share nothing that changes."""
    for name, value in things.items():
        if isinstance(value, dict | list):
            yield name, value.copy()
        elif isinstance(value, np.random.Generator):
            twin = np.random.default_rng()
            twin.bit_generator.state = value.bit_generator.state
            yield name, twin
        else:
            yield name, value
