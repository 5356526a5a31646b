"""Many tables at once: all take a step in one call, those that are over are dealt anew, and arrays are filled."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.eyes import Eye
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

GOES_ON: Final = 0
OVER: Final = 1
STOOD_STILL: Final = 2  # the game was cut off by the ruling of the lab: it has no winner


def payoffs(state: State) -> list[float]:
    """What each seat gets of a game that is over, 0 in sum: 1 for a sole winner, nothing where all win together."""
    seats = state.seats()
    won = len(state.winners)
    if won == 0 or seats == 1:
        return [0.0] * seats
    found = [-1.0 / (seats - 1)] * seats
    for seat in state.winners:
        found[seat] = (seats / won - 1.0) / (seats - 1)
    return found


class Batch:
    """A number of tables of one game. The arrays belong to the caller: rows of cells, of flags, and of payoffs."""

    def __init__(
        self,
        game: Game,
        eye: Eye,
        seed: str,
        count: int,
        limit: int,
        skips: bool,
        cells: memoryview,
        flags: memoryview,
        actors: memoryview,
        rewards: memoryview,
        ended: memoryview,
    ) -> None:
        self.game: Final = game
        self.eye: Final = eye
        self.seed = seed
        self.limit: Final = limit
        self.skips: Final = skips  # whether questions with one answer are answered by themselves
        self.cells: Final = cells
        self.flags: Final = flags
        self.actors: Final = actors
        self.rewards: Final = rewards
        self.ended: Final = ended
        self.count: Final = count
        self.deals: list[int] = []
        self.lengths: list[int] = []
        self.states: list[State] = []

    def reset(self, seed: str) -> None:
        """Deal every table anew."""
        self.seed = seed
        self.deals = [0] * self.count
        self.lengths = [0] * self.count
        self.states = []
        for i in range(self.count):
            self.states.append(self.deal(i))
            self.tell(i, self.states[i])
            self.settle(i, GOES_ON, [0.0] * self.eye.seats)

    def deal(self, i: int) -> State:
        state = self.game.deal(f"{self.seed}/{i}/{self.deals[i]}")
        self.deals[i] += 1
        self.lengths[i] = 0
        if self.skips:
            self.skip(state)
        return state

    def skip(self, state: State) -> int:
        """Answer the questions that have one answer; how many they were."""
        skipped = 0
        while not state.ending and skipped < self.limit:
            options = state.options()
            if len(options) > 1:
                break
            state.play(options[0])
            skipped += 1
        return skipped

    def step(self, options: list[int]) -> int:
        """Choose at every table, then tell what each seat to choose next sees; how many games ended."""
        over = 0
        for i in range(self.count):
            state = self.states[i]
            option = options[i]
            if option not in state.options():
                raise state.refusal(state.actor, option)
            state.play(option)
            self.lengths[i] += 1
            if self.skips and not state.ending:
                self.lengths[i] += self.skip(state)
            if state.ending:
                over += 1
                self.settle(i, OVER, payoffs(state))
                state = self.deal(i)
                self.states[i] = state
            elif self.lengths[i] >= self.limit:
                over += 1
                self.settle(i, STOOD_STILL, [0.0] * self.eye.seats)
                state = self.deal(i)
                self.states[i] = state
            elif self.ended[i]:
                self.settle(i, GOES_ON, [0.0] * self.eye.seats)
            self.tell(i, state)
        return over

    def tell(self, i: int, state: State) -> None:
        eye = self.eye
        seat = state.actor
        self.actors[i] = seat
        eye.observe(state, seat, self.cells, i * eye.size)
        eye.mask(state, seat, self.flags, i * eye.actions)

    def settle(self, i: int, how: int, payoffs: list[float]) -> None:
        self.ended[i] = how
        at = i * len(payoffs)
        for seat, payoff in enumerate(payoffs):
            self.rewards[at + seat] = payoff  # type: ignore[call-overload]

    def sample(self, rng: Rng) -> list[int]:
        """An open option of each table, at random."""
        found: list[int] = []
        for state in self.states:
            options = state.options()
            found.append(options[rng.below(len(options))])
        return found
