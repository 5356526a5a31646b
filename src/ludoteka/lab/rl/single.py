"""A table as a Gymnasium environment: one seat learns, bots sit at the others."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Bot
from ludoteka.games import shelf
from ludoteka.kernel.batch import payoffs
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.lab.agents import seated
from ludoteka.lab.rl.tables import LIMIT, STOOD_STILL, drawn, seen, space, table, told


class SeatEnv(gym.Env[dict[str, Any], np.int64]):
    """One seat of a table, against levels or agents of one's own (`module:name`).

    The payoff comes at the end: 1 for a win, less for a shared one, 0 in sum over the seats. An action that is not open
    loses the game at once (`illegal` in the info): a program that looks at the mask never meets that.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        seat: int = 0,
        bots: str = "random",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = table(game, players, options)
        self.eye = shelf.eye_of(self.game)
        self.seat = seat
        self.bots = bots
        self.limit = limit
        self.render_mode = render_mode
        self.observation_space = space(self.eye)
        self.action_space = spaces.Discrete(self.eye.actions)
        self.length = 0
        self._table: State | None = None
        self._deal = 0
        self._others: dict[int, Any] = {}

    @property
    def table(self) -> State:
        """The true state: for those who teach or judge, not for agents."""
        assert self._table is not None, "reset comes first"
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.length = 0
        self._table = self.game.deal(deal)
        self._deal = deal
        self._others = self.seated()
        self.wait()
        return seen(self.eye, self.table, self.seat), {}

    def seated(self) -> dict[int, Any]:
        """Those who sit at the other seats, as they come to this deal."""
        names = self.bots.split(",")
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        return {
            seat: seated(names[n % len(names)], self.game.box, f"{self._deal}/{seat}") for n, seat in enumerate(others)
        }

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self.table
        if int(action) not in state.options():
            info = {"illegal": True, "ending": "illegal"}
            return seen(self.eye, state, self.seat), -1.0, True, False, info
        state.play(int(action))
        self.length += 1
        self.wait()
        row = seen(self.eye, state, self.seat)
        if state.ending:
            return row, payoffs(state)[self.seat], True, False, told(state)
        return row, 0.0, False, self.length >= self.limit, {"ending": STOOD_STILL} if self.length >= self.limit else {}

    def wait(self) -> None:
        """Let the others choose until this seat must."""
        state = self.table
        while not state.ending and state.actor != self.seat and self.length < self.limit:
            seat = state.actor
            state.play(self._others[seat].choose(Observer(state, seat)))
            self.length += 1

    def render(self) -> str:
        return drawn(self.table, self.game)

    def clone(self) -> SeatEnv:
        """Another environment at the same place of the same game; its bots have luck of their own from here on."""
        twin = SeatEnv(self.game, seat=self.seat, bots=self.bots, limit=self.limit, render_mode=self.render_mode)
        twin.reset(seed=0)
        twin.length, twin._table = self.length, self.table.clone()
        twin.np_random.bit_generator.state = self.np_random.bit_generator.state
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("eye", "game", "_others")}
        luck = {seat: bot.rng.word for seat, bot in self._others.items() if isinstance(bot, Bot)}
        return kept | {"game": (self.game.name, self.game.players, self.game.options), "luck": luck}

    def __setstate__(self, state: dict[str, Any]) -> None:
        luck = state.pop("luck")
        self.__dict__.update(state)
        self.game = shelf.game_of(*state["game"])
        self.eye = shelf.eye_of(self.game)
        self._others = self.seated() if self._table is not None else {}
        for seat, word in luck.items():
            self._others[seat].rng.word = word
