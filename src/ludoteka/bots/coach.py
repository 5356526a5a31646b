"""A coach: what a choice that was made cost its seat, by what the seat knew, and what luck gave; see decision 125.

A choice is judged in two searches over fresh worlds of the seat's own eyes. The first finds the best option. The second
tries only two, the best and the one that was taken, in the same worlds with the same luck, so that their difference is
theirs and not luck's, and is no longer flattered by having been looked for.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludoteka.bots.levels import CHAMPION, MASTERS_LOOKS, MASTERS_WORLDS, offered
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import line_of
from ludoteka.bots.policy import Policy
from ludoteka.bots.search import Search
from ludoteka.bots.trading import OFFER, REFUSE, WITHDRAW, part_of, trades
from ludoteka.bots.trees import grown
from ludoteka.bots.weights import policy_of
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State, reseed
from ludoteka.kernel.refusal import Msg

FATES: Final = 24  # other luck that a draw or a roll is measured by
EQUAL: Final = 0.015  # a smaller difference of two options is none


class Judged:
    """A choice looked at again. Chances are those of its seat to win, from 0 to 1.

    `worth`: of the best option. `loss`: how much less the taken one gives, as far as the worlds agree. `lead`: how far
    the best is ahead of the next best, where it was taken. `obvious`: whether the best looks best before any search.
    """

    def __init__(
        self, best: int, other: int, worth: float, loss: float, lead: float, obvious: bool, line: list[Msg]
    ) -> None:
        self.best: Final = best
        self.other: Final = other  # what it was compared with: what was taken, or the next best
        self.worth: Final = worth
        self.loss: Final = loss
        self.lead: Final = lead
        self.obvious: Final = obvious
        self.line: Final = line


class Coach:
    """Judges choices of one game. `worlds`: of each of the two searches; 0: half of what the best level has."""

    def __init__(self, box: Box, worlds: int = 0) -> None:
        self.box: Final = box
        self.policy: Final[Policy] = policy_of(box, CHAMPION) if CHAMPION in offered(box) else policy_of(box)
        self.worlds: Final = worlds or (MASTERS_WORLDS if box.patience() else MASTERS_LOOKS) // 2
        self.trades: Final = trades(box)

    def is_judged(self, observer: Observer, taken: int) -> bool:
        """Whether there was something to decide. What is said in a trade depends on people."""
        options = observer.options()
        if len(options) < 2:
            return False
        if self.trades:
            world = observer.world(Rng("", "coach"))
            parts = [part_of(world, option) for option in options]
            return REFUSE not in parts and WITHDRAW not in parts and part_of(world, taken) != OFFER
        return True

    def best(self, observer: Observer, seed: str) -> int:
        """What the coach would have taken."""
        return self.looked(observer, Rng(seed, "coach"))[0][0]

    def looked(self, observer: Observer, rng: Rng) -> list[tuple[int, int, float]]:
        """The options that the first search tried, with their visits and mean worth, the best first; no offers."""
        rows = grown(self.policy, observer, self.worlds, rng.fork()).ranked()
        if not self.trades:
            return rows
        world = observer.world(Rng("", "coach"))
        return [row for row in rows if part_of(world, row[0]) != OFFER] or rows

    def judged(self, observer: Observer, taken: int, seed: str) -> Judged:
        """What this choice cost, by what its seat knew. The same seed gives the same judgement."""
        rng = Rng(seed, "coach")
        rows = self.looked(observer, rng)
        best = rows[0][0]
        options = observer.options()
        other = taken
        if taken == best:
            other = rows[1][0] if len(rows) > 1 else options[0 if options[0] != best else 1]
        duel = Search(self.policy, observer, Rng(str(rng.fork()), "duel"))
        first, second = options.index(best), options.index(other)
        total = 0.0
        squares = 0.0
        rounds = max(2, self.worlds // 2)
        for _ in range(rounds):
            difference = duel.try_out(first) - duel.try_out(second)
            total += difference
            squares += difference * difference
        mean = total / rounds
        sure = mean - sqrt(max(0.0, squares / rounds - mean * mean) / rounds)  # less its standard error
        if sure < EQUAL:
            sure = 0.0
        node = duel.root.kids[best]
        return Judged(
            best,
            other,
            min(1.0, max(0.0, node.total / node.visits)),
            0.0 if taken == best else sure,
            sure if taken == best else 0.0,
            node.behind == 0.0,
            line_of(self.policy, duel.root, observer, best, rng),
        )

    def fortune(self, state: State, option: int, luck: list[int], seed: str) -> list[float]:
        """What the dice and draws of a choice gave each seat against what they give on the whole; empty: none fell.

        It looks at the true table, as the game is over: what was dealt before stays, only the luck to come is another.
        `luck`: the streams drawn for this choice, where they are drawn anew.
        """
        after = state.clone()
        if luck:
            after.luck = luck[:]
        begun = after.luck[:]
        after.play(option)
        if after.luck == begun:
            return []
        found = self.chances(after)
        rng = Rng(seed, "fortune")
        for _ in range(FATES):
            twin = state.clone()
            reseed(twin, rng.fork())
            twin.play(option)
            for seat, chance in enumerate(self.chances(twin)):
                found[seat] -= chance / FATES
        return found

    def chances(self, state: State) -> list[float]:
        """How likely the side of each seat is to win, as shares of one."""
        sides = state.sides()
        sums: dict[int, float] = {}
        for seat, side in enumerate(sides):
            sums[side] = sums.get(side, 0.0) + self.policy.worth(state, seat) / sides.count(side)
        total = sum(sums.values())
        return [sums[side] / total if total > 0.0 else 1.0 / len(sums) for side in sides]
