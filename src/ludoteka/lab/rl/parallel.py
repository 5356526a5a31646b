"""A table as a parallel environment of PettingZoo: in one step all seats choose that are asked at once."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter
from ludoteka.lab.rl.seats import Seats
from ludoteka.lab.rl.tables import told

Step = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(Seats, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game of the shelf. A seat that is not asked waits: the last action, `env.wait`, is then its only open one.

    A step takes an action of every seat; who is not asked may be left out. All actions are looked at before the first
    is done: what is not open is refused with the sentence a player would read, and nothing has happened.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ludoteka_together_v1", "render_modes": ["ansi", "human"]}

    def waits(self) -> int:
        return 1

    @property
    def wait(self) -> int:
        """The action of a seat that is not asked."""
        return self.eye.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        self.choose(self.looked_at(actions))
        over, still = bool(self.table.ending), self.length >= self.limit
        here = self.agents
        rows = {agent: self.observe(agent) for agent in here}
        infos = {agent: told(self.table) if over or still else {} for agent in here}
        if over or still:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return rows, self.paid(), dict.fromkeys(here, over), dict.fromkeys(here, still and not over), infos

    def looked_at(self, actions: dict[str, int]) -> dict[int, int]:
        """The seats that are asked, each with what it chose; refused if one of them chose nothing that is open."""
        state = self.table
        asked = state.asked()
        if not asked or not self.agents:
            raise Refused("kernel-game-over")
        for agent, action in actions.items():
            seat = self.possible_agents.index(agent)
            if seat not in asked and int(action) != self.wait:
                raise state.refusal(seat, int(action))
        found: dict[int, int] = {}
        for seat in asked:
            action = int(actions.get(self.possible_agents[seat], self.wait))
            if action == self.wait:
                raise Refused("lab-seat-silent", letter=letter(seat))
            if action not in state.facing(seat).options():
                raise state.facing(seat).refusal(seat, action)
            found[seat] = action
        return found
