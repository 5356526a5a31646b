"""What every environment is made of: a game by its name, the limit of its length, and what is told of its end."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from ludoteka.games import shelf
from ludoteka.kernel.eyes import Eye
from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import write_position
from ludoteka.lab.memory import Memory

LIMIT: Final = 20_000  # decisions: a game that takes more stands still, and is cut off by the ruling of that name
STOOD_STILL: Final = "stood-still"


def table(game: str | Game, players: int, options: dict[str, Any]) -> Game:
    return game if isinstance(game, Game) else shelf.game_of(game, players, options)


def space(eye: Eye, depth: int = 0, waits: int = 0) -> spaces.Dict:
    """An observation: the row of the seat's eye, which actions are open, and as many entries of memory."""
    bound = np.iinfo(np.int16)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(bound.min, bound.max, (eye.size,), np.int16),
        "action_mask": spaces.Box(0, 1, (eye.actions + waits,), np.int8),
    }
    if depth:
        parts["memory"] = spaces.Box(bound.min, bound.max, (depth, 1 + eye.size), np.int16)
    return spaces.Dict(parts)


def seen(eye: Eye, state: State, seat: int, memory: Memory | None = None, waits: int = 0) -> dict[str, Any]:
    """What a seat may know now, in arrays of its own."""
    cells = np.empty(eye.size, np.int16)
    flags = np.zeros(eye.actions + waits, np.int8)
    eye.observe(state, seat, cells.data)
    eye.mask(state, seat, flags.view(np.uint8).data)
    if waits and seat not in state.asked():
        flags[-1] = 1
    row: dict[str, Any] = {"observation": cells, "action_mask": flags}
    if memory is not None:
        known = np.empty((memory.depth, memory.width), np.int16)
        memory.tensor(seat, known.reshape(-1).data)
        row["memory"] = known
    return row


def told(state: State) -> dict[str, Any]:
    """How a game ended: the ending by its name, the winners, each seat's total and its place."""
    outcome = state.outcome
    if outcome is None:
        return {"ending": STOOD_STILL, "winners": [], "totals": [], "places": []}
    totals = [sum(points for _, points in lines) for lines in outcome.scores]
    ranks = [(seat in outcome.winners, totals[seat] if totals else 0) for seat in range(state.seats())]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return {"ending": outcome.ending, "winners": list(outcome.winners), "totals": totals, "places": places}


def drawn(state: State, game: Game) -> str:
    """The table as text, for those who may see all of it."""
    lines = write_position(state, game.box.common())
    question = state.decision
    if question is not None:
        lines += [f"  {choice.notation}" for choice in question.choices()]
    return "\n".join(lines)
