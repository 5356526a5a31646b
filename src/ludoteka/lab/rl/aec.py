"""A table as a PettingZoo environment: the seats choose one after another."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import AECEnv

from ludoteka.lab.rl.seats import Seats
from ludoteka.lab.rl.tables import told


class TableEnv(Seats, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game of the shelf. Where several seats choose at once they are asked in turn, unseen by each other.

    A game ends by its rules, or is cut off after `limit` decisions (`truncations`; its `ending` is `stood-still`). An
    action that is not open is refused with the sentence a player would read.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ludoteka_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.choose({self.table.actor: int(action)})
        self._cumulative_rewards[agent] = 0.0
        if self.table.ending:
            self.rewards = self.paid()
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
