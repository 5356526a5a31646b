"""Many tables at once: all take a step in one call, those that are over are dealt anew, and arrays are filled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ludoteka.kernel.eyes import Eye, flag_each, no_cells, no_flags, wipe, wipe_flags
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

GOES_ON: Final = 0
OVER: Final = 1
NOTHING: Final[list[int]] = []
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
    """A number of tables of one game, and pages that tell of them, a row for each. The pages stay where they are.

    Rows and flags are written in place: a buffer of them, which others can only read, shows every step. What each seat
    got is written into a buffer of the caller's.
    """

    def __init__(
        self, game: Game, eye: Eye, seed: str, count: int, limit: int, skips: bool, rewards: memoryview
    ) -> None:
        self.game: Final = game
        self.eye: Final = eye
        self.seed = seed
        self.limit: Final = limit
        self.skips: Final = skips  # whether questions with one answer are answered by themselves
        self.cells: Final = no_cells(count * eye.size)
        self.flags: Final = no_flags(count * eye.actions)
        self.actors: Final = no_flags(count)
        self.ended: Final = no_flags(count)
        self.rewards: Final = rewards
        self.count: Final = count
        self.deals: list[int] = []
        self.lengths: list[int] = []
        self.states: list[State] = []
        self.told: Final[list[list[int]]] = [NOTHING] * count  # the options whose flags are set

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
        actions = self.eye.actions
        flags = self.flags
        for i in range(self.count):
            state = self.states[i]
            option = options[i]
            if not 0 <= option < actions or not flags[i * actions + option]:
                raise state.refusal(state.actor, option)
            self.forget(i, state.options())
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

    def forget(self, i: int, options: list[int]) -> None:
        """Unset the flags of a table: those of its options, if they are the ones that were told."""
        actions = self.eye.actions
        if options is self.told[i]:
            flag_each(self.flags, i * actions, options, 0)
        else:
            wipe_flags(self.flags, i * actions, actions)
        self.told[i] = NOTHING

    def tell(self, i: int, state: State) -> None:
        """Write the row and the flags of a table anew."""
        eye = self.eye
        seat = state.actor
        at: i64 = i * eye.size
        if self.told[i] is not NOTHING:
            self.forget(i, NOTHING)
        options = NOTHING if state.ending else state.options()
        self.told[i] = options
        self.actors[i] = u8(seat)
        wipe(self.cells, at, eye.size)
        if not state.ending:
            eye.ask(self.cells, at, state, seat, options)
        eye.tell(self.cells, at, state, seat)
        flag_each(self.flags, i * eye.actions, options, 1)

    def settle(self, i: int, how: int, payoffs: list[float]) -> None:
        self.ended[i] = u8(how)
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
