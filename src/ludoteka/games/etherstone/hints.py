"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp

from ludoteka.games.etherstone.score import total
from ludoteka.games.etherstone.state import Etherstone


def worth(state: Etherstone, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own strength against the best of its rivals."""
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    mine = float(total(state, state.players[seat]))
    rivals = [float(total(state, foe)) for foe in state.players if foe.seat != seat]
    return 1.0 / (1.0 + exp((max(rivals) - mine) / 8.0))
