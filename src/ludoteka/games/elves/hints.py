"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from ludoteka.games.elves.state import Elves


def worth(state: Elves, seat: int) -> float:
    """The chance of `seat` to win, roughly."""
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    return 0.5
