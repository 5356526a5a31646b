"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp

from ludoteka.games.quarriors.deck import COST
from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.state import Player, Quarriors


def worth(state: Quarriors, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own strength against the best of its rivals."""
    if state.ending:
        return 1.0 / len(state.winners) if seat in state.winners else 0.0
    mine = strength(state, state.players[seat])
    best = -1000.0
    for player in state.players:
        if player.seat != seat:
            best = max(best, strength(state, player))
    return 1.0 / (1.0 + exp((best - mine) / 6.0))


def strength(state: Quarriors, player: Player) -> float:
    """Glory, glory that stands in the ready area as likely as it survives, and how good the dice owned are."""
    score = float(player.glory)
    for at in range(len(player.ready)):
        if player.ready[at] < ATTACHED:
            glory = state.glory_of(player.seat, at)
            hold = state.toughness(player.seat, at)
            score += glory * (0.45 + 0.05 * min(hold, 10)) + 0.05 * state.strength(player.seat, at)
    score += 0.25 * len(player.spells)
    return score + 4.0 * quality(state, player)


def quality(state: Quarriors, player: Player) -> float:
    """The mean cost of the dice owned."""
    total = 0.0
    count = 2
    for kind in player.bag:
        total += COST[state.wilds[kind]]
        count += 1
    for kind in player.used:
        total += COST[state.wilds[kind]]
        count += 1
    for face in player.pool:
        total += COST[state.wilds[face >> 3]]
        count += 1
    for die in player.ready:
        total += COST[state.wilds[(die & 255) >> 3]]
        count += 1
    return total / count
