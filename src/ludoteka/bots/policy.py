"""A table policy: how good each sort of choice is, whatever the position. The prior and the playouts of the search."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.playout import ENOUGH

EXPLORE: Final = 0.35  # how much better than it has shown itself an option may be, over the root of what it has shown
FAR: Final = 1 << 40  # a turn that no game gets to


class Policy:
    """One weight a feature; a choice is drawn with odds exp(weight)."""

    def __init__(self, box: Box, weights: list[float]) -> None:
        assert len(weights) == box.features()
        self.box: Final = box
        self.weights: Final = weights
        self.odds: Final = [exp(weight) for weight in weights]
        self.twins: Final[dict[float, Policy]] = {}
        self.explore = EXPLORE
        self.wary = False  # whether a search lets rivals look one choice ahead; else they draw
        self.turns = 0  # how many turns a search looks ahead; 0: as far as the game's patience goes

    def held(self, firmly: float) -> Policy:
        """The same tastes, held more firmly than they were learned, or less."""
        if firmly == 1.0:
            return self
        if firmly not in self.twins:
            self.twins[firmly] = Policy(self.box, [weight * firmly for weight in self.weights])
        return self.twins[firmly]

    def begin(self) -> None:
        """Another world begins: what was noted of the turn no longer holds."""

    def lesson(self) -> tuple[Any, ...]:
        """What another process must be told to play by the same policy; see `weights.taught`."""
        return (type(self.box), self.weights)

    def worth(self, state: State, seat: int) -> float:
        """How well `seat` stands, from 0 (lost) to 1 (won)."""
        return self.box.worth(state, seat)

    def draw(self, state: State, options: list[int], rng: Rng) -> int:
        """One of the options, by the odds of their sorts."""
        n = len(options)
        if n == 1:
            return options[0]
        box = self.box
        odds = self.odds
        total = 0.0
        for option in options:
            total += odds[box.feature(state, option)]
        point = rng.unit() * total
        for i in range(n - 1):  # asking for the feature twice is cheaper than a list of numbers
            option = options[i]
            point -= odds[box.feature(state, option)]
            if point < 0.0:
                return option
        return options[n - 1]

    def shares(self, state: State, options: list[int]) -> list[float]:
        """The odds of these options as shares of one."""
        box = self.box
        odds = self.odds
        found = [odds[box.feature(state, option)] for option in options]
        total = sum(found)
        return [share / total for share in found]


def policy_playout(state: State, policy: Policy, rng: Rng, limit: int = ENOUGH, until: int = FAR) -> int:
    """Play on by the policy to the end, for `limit` decisions, or until turn `until` begins; decisions made."""
    box = policy.box
    count = 0
    while state.ending == 0 and count < limit:
        top = state.current()
        options = state.offered
        option = -1
        if options is None:
            if until < FAR and box.turn_number(state) >= until:
                break
            option = top.obvious(state)
            if option < 0:
                options = top.options(state)
        if options is not None:
            option = options[0] if len(options) == 1 else policy.draw(state, options, rng)
        state.play(option)
        count += 1
    return count


def uniform(box: Box) -> Policy:
    """The policy that knows nothing."""
    return Policy(box, [0.0] * box.features())


def practise(state: State, policy: Policy, rng: Rng, rate: float) -> int:
    """Play a game against oneself and make what the winners chose likelier (REINFORCE); decisions made.

    The weights are changed in place; the odds follow, so the next game is played by what this one taught.
    """
    box = policy.box
    weights = policy.weights
    odds = policy.odds
    features: list[int] = []  # of each option of each decision, one after the other
    shares: list[float] = []
    ends: list[int] = []  # where each decision ends in the two lists above
    takens: list[int] = []
    actors: list[int] = []
    while state.ending == 0 and len(ends) < ENOUGH:
        options = state.options()
        n = len(options)
        if n == 1:
            state.play(options[0])
            continue
        start = len(features)
        total = 0.0
        for option in options:
            feature = box.feature(state, option)
            features.append(feature)
            total += odds[feature]
        point = rng.unit() * total
        taken = -1
        for i in range(n):
            share = odds[features[start + i]]
            point -= share
            if taken < 0 and point < 0.0:
                taken = i
            shares.append(share / total)
        if taken < 0:
            taken = n - 1
        ends.append(len(features))
        takens.append(start + taken)
        actors.append(state.actor)
        state.play(options[taken])
    seats = state.seats()
    fair = len(state.winners) / seats if seats > 1 else 0.5
    start = 0
    step = rate / (1.0 + len(ends)) ** 0.5
    for d in range(len(ends)):
        won = actors[d] in state.winners
        gain = step * ((1.0 - fair) if won else -fair)
        for i in range(start, ends[d]):
            feature = features[i]
            weights[feature] += gain * ((1.0 - shares[i]) if i == takens[d] else -shares[i])
        start = ends[d]
    for feature in set(features):
        weights[feature] = min(6.0, max(-6.0, weights[feature]))
        odds[feature] = exp(weights[feature])
    return len(ends)
