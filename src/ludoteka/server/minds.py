"""What a bot answers: runs in processes of its own, never in the server's."""

from __future__ import annotations

from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

LEVELS = ("random",)
STAND_IN = "random"  # who takes over the seat of somebody who has gone

Advised = list[tuple[int, float, list[dict[str, object]]]]


def chosen(state: State, seat: int, level: str, seed: str) -> int:
    """The option that a bot of this level takes."""
    options = options_of(state, seat)
    return options[Rng(seed, "bot").below(len(options))]


def advised(state: State, seat: int, seed: str) -> Advised:
    """What a bot thinks of each option: its share of attention, and messages that say why."""
    options = options_of(state, seat)
    return [(option, 1 / len(options), []) for option in options]


def options_of(state: State, seat: int) -> list[int]:
    """What this seat may choose, where several may be asked at once."""
    return next(list(decision.options) for decision in state.decisions if decision.seat == seat)
