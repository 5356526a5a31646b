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
from ludoteka.lab.memory import DEPTH, Memory
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
        given = {"players": 2, "deals": DEALS, "limit": LIMIT, "memory": DEPTH} | (params or {})
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | SpielMemory:
        """What a seat sees now, or, if perfect recall is asked for, its information state."""
        given = self.get_parameters()
        _, eye = table(self.short, given["players"])
        return SpielMemory(eye, given["memory"]) if iig_obs_type and iig_obs_type.perfect_recall else SpielObserver(eye)


class Held:
    """A table, and what its seats remember, inside a state of OpenSpiel, which copies and pickles by the dictionary."""

    def __init__(self, state: State, memory: Memory, of: tuple[str, int]) -> None:
        self.state = state
        self.memory = memory
        self.of = of  # the name of the game, and how many play it

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.clone(), self.memory.clone(), self.of)

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.state, self.memory.depth, (self.memory.entries, self.memory.hashes), self.of)


def revived(state: State, depth: int, known: tuple[list[list[bytes]], list[bytes]], of: tuple[str, int]) -> Held:
    """What was held, out of a pickle."""
    return Held(state, Memory(table(*of)[1], depth).recall(known), of)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A chance node, and then a table. It keeps names and numbers, not the game: OpenSpiel copies what it keeps."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        given = game.get_parameters()
        self.name: str = game.short
        self.players: int = given["players"]
        self.deals: int = given["deals"]
        self.limit: int = given["limit"]
        self.depth: int = given["memory"]
        self.held: Held | None = None
        self.length = 0

    @property
    def table(self) -> State | None:
        return None if self.held is None else self.held.state

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
        if self.held is None:
            game, eye = table(self.name, self.players)
            self.held = Held(game.deal(action), Memory(eye, self.depth), (self.name, self.players))
            self.held.memory.note(self.held.state)
        else:
            seat = self.held.state.actor
            self.held.state.play(action)
            self.held.memory.note(self.held.state, {seat: action})
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


class SpielMemory:
    """The information state: a seat's last entries of memory as a tensor, and a hash of all of them as a text."""

    def __init__(self, eye: Eye, depth: int) -> None:
        self.cells = np.zeros(depth * (1 + eye.size), np.int16)
        self.tensor = np.zeros(self.cells.size, np.float32)
        self.dict = {"memory": self.tensor.reshape(depth, 1 + eye.size)}

    def set_from(self, state: SpielState, player: int) -> None:
        self.cells[:] = 0
        if state.held is not None:
            state.held.memory.tensor(player, self.cells.data)
        self.tensor[:] = self.cells

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player} deal" if state.held is None else f"{player} {state.held.memory.text(player)}"


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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual, "deals": DEALS, "limit": LIMIT, "memory": DEPTH},
    )
    made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"short": name})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)
    return kind


KINDS: Final[dict[str, pyspiel.GameType]] = {}
for _name in shelf.SHELF:
    KINDS[_name] = enlist(_name)
