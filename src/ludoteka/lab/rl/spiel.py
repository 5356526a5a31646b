"""The games as OpenSpiel knows games: `import ludoteka.lab.rl.spiel`, then `pyspiel.load_game("ludoteka_shards")`.

The first node is chance: which deal is played, one of `deals`. All luck follows from it, so a history of actions is a
whole game and OpenSpiel's own serialization holds.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from ludoteka.games import shelf
from ludoteka.kernel.batch import payoffs
from ludoteka.kernel.eyes import Eye
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.lab.rl.tables import LIMIT

DEALS: Final = 1 << 10


@cache
def table(name: str, players: int) -> tuple[Game, Eye]:
    game = shelf.game_of(name, players, {})
    return game, shelf.eye_of(game)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the shelf with its usual options."""

    short = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 2, "deals": DEALS, "limit": LIMIT} | (params or {})
        _, eye = table(self.short, given["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=eye.actions,
            max_chance_outcomes=given["deals"],
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["limit"],
        )
        super().__init__(KINDS[self.short], info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(table(self.short, self.get_parameters()["players"])[1])


class Held:
    """A table inside a state of OpenSpiel, which copies by the dictionary: this is copied as a table is cloned."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(None if self.state is None else self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A chance node, and then a table. It keeps names and numbers, not the game: OpenSpiel copies what it keeps."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        given = game.get_parameters()
        self.name: str = game.short
        self.players: int = given["players"]
        self.deals: int = given["deals"]
        self.limit: int = given["limit"]
        self.held = Held(None)
        self.length = 0

    @property
    def table(self) -> State | None:
        return self.held.state

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.options()) if self.table is not None and player == self.table.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.held = Held(table(self.name, self.players)[0].deal(action))
        else:
            self.table.play(action)
            self.length += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None:
            return f"deal {action}"
        return next((choice.notation for choice in self.table.choices() if choice.option == action), str(action))

    def is_terminal(self) -> bool:
        return self.table is not None and (bool(self.table.ending) or self.length >= self.limit)

    def returns(self) -> list[float]:
        if self.table is None or not self.table.ending:
            return [0.0] * self.players
        return payoffs(self.table)[: self.players]

    def __str__(self) -> str:
        return "deal" if self.table is None else f"{self.table.digest()} {self.length}"


class SpielObserver:
    """What a seat may know, as a tensor and, by a hash of it, as a text."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.cells = np.zeros(eye.size, np.int16)
        self.tensor = np.zeros(eye.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.cells[:] = 0
        if state.table is not None:
            self.eye.observe(state.table, player, self.cells.data)
        self.tensor[:] = self.cells

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        told = [f"{i}:{cell}" for i, cell in enumerate(self.cells.tolist()) if cell]
        return f"{player} " + " ".join(told)


def enlist(name: str) -> pyspiel.GameType:
    """Tell OpenSpiel of a game."""
    players = shelf.box(name).players()
    usual = 2 if 2 in players else players[0]
    kind = pyspiel.GameType(
        short_name=f"ludoteka_{name}",
        long_name=f"Ludoteka: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual, "deals": DEALS, "limit": LIMIT},
    )
    made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"short": name})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)
    return kind


KINDS: Final[dict[str, pyspiel.GameType]] = {}
for _name in shelf.SHELF:
    KINDS[_name] = enlist(_name)
