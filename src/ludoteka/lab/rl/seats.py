"""What the environments of PettingZoo share: seats with names, a table that can be cloned and pickled in mid-game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import numpy as np
from gymnasium import spaces

from ludoteka.games import shelf
from ludoteka.kernel.batch import payoffs
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.lab.memory import Memory
from ludoteka.lab.rl.tables import LIMIT, drawn, seen, space, table


class Seats:
    """A table and the names of its seats. With `memory` a seat also observes that many of its last memories."""

    render_mode: str | None

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        limit: int = LIMIT,
        memory: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = table(game, players, options)
        self.eye = shelf.eye_of(self.game)
        self.limit = limit
        self.depth = memory
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        waits = self.waits()
        self.observation_spaces = {agent: space(self.eye, memory, waits) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.eye.actions + waits) for agent in self.agents}
        self.length = 0
        self._seeds = np.random.default_rng()
        self._table: State | None = None
        self._memory: Memory | None = None

    def waits(self) -> int:
        """How many actions there are beside those of the game: 1 where a seat may have to wait."""
        return 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    @property
    def table(self) -> State:
        """The true state: for those who teach or judge, not for agents."""
        assert self._table is not None, "reset comes first"
        return self._table

    def deal(self, seed: int | None) -> None:
        """A new game, from the luck of this seed or of the one before."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table = self.game.deal(int(self._seeds.integers(1 << 62)))
        self._memory = Memory(self.eye, self.depth) if self.depth else None
        if self._memory is not None:
            self._memory.note(self._table)
        self.length = 0
        self.agents = self.possible_agents[:]

    def choose(self, chosen: dict[int, int]) -> None:
        """These seats choose. What is not open is refused with the sentence a player would read."""
        for seat, action in chosen.items():
            self.table.apply(action, seat)
        self.length += len(chosen)
        if self._memory is not None:
            self._memory.note(self.table, chosen)

    def observe(self, agent: str) -> dict[str, Any]:
        return seen(self.eye, self.table, self.possible_agents.index(agent), self._memory, self.waits())

    def information_text(self, agent: str) -> str:
        """A hash of all that this seat has seen and done; where no memory is kept there is none."""
        assert self._memory is not None, "a memory is kept if it is asked for: memory=8"
        return self._memory.text(self.possible_agents.index(agent))

    def paid(self) -> dict[str, float]:
        """What each seat gets now: nothing before the game is over."""
        if not self.table.ending:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, payoffs(self.table)))

    def render(self) -> str | None:
        text = drawn(self.table, self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def clone(self) -> Self:
        """Another environment that stands where this one does, with the same luck to come."""
        twin = type(self)(self.game, limit=self.limit, memory=self.depth, render_mode=self.render_mode)
        twin.__setstate__(self.__getstate__())
        if self._table is not None:
            twin._table = self._table.clone()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        memory = self._memory
        return {name: value for name, value in copied(self.__dict__) if name not in ("eye", "game", "_memory")} | {
            "game": (self.game.name, self.game.players, self.game.options),
            "known": None if memory is None else (memory.entries, memory.hashes),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        known = state.pop("known")
        self.__dict__.update(state)
        self.game = shelf.game_of(*state["game"])
        self.eye = shelf.eye_of(self.game)
        self._memory = None if known is None else Memory(self.eye, self.depth).recall(known)


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
