"""Information-set tree search: worlds that the seat cannot tell apart share one tree, guided by a table policy.

Each iteration deals what the seat cannot know anew and walks down the tree by PUCT at the seat's own decisions; others,
and what lies beyond the tree, are played by the policy. A playout is cut after the game's patience and judged by worth.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludoteka.bots.policy import Policy, policy_playout
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

EXPLORE: Final = 1.2


class Node:
    """What was tried at one decision of the seat, in all worlds together."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.kids: dict[int, Node] = {}

    def visits_of(self, option: int) -> int:
        return self.kids[option].visits


class Search:
    """A search for one seat. `grow` adds iterations; `best` and `ranked` read the result."""

    def __init__(self, policy: Policy, seat: int, rng: Rng, patience: int) -> None:
        self.policy: Final = policy
        self.seat: Final = seat
        self.rng: Final = rng
        self.patience: Final = patience
        self.root: Final = Node(1.0)
        self.playouts = 0
        self.decisions = 0

    def grow(self, world: State) -> None:
        """One iteration in this world, which is used up."""
        seat = self.seat
        policy = self.policy
        stack = world.stack
        node = self.root
        path = [node]
        while world.ending == 0:
            options = stack[-1].options(world)
            if len(options) == 1:
                world.play(options[0])
                continue
            if world.actor != seat:
                world.play(policy.draw(world, options, self.rng))
                self.decisions += 1
                continue
            option, fresh = self.choose(node, world, options)
            node = node.kids[option]
            path.append(node)
            world.play(option)
            self.decisions += 1
            if fresh:
                break
        if world.ending == 0:
            self.decisions += policy_playout(world, policy, self.rng, self.patience)
        value = self.policy.box.worth(world, seat)
        self.playouts += 1
        for node in path:
            node.visits += 1
            node.total += value

    def choose(self, node: Node, world: State, options: list[int]) -> tuple[int, bool]:
        """The option to try next, and whether it is tried here for the first time."""
        kids = node.kids
        shares: list[float] | None = None
        for i in range(len(options)):
            if options[i] not in kids:
                if shares is None:
                    shares = self.policy.shares(world, options)
                kids[options[i]] = Node(shares[i])
        reach = EXPLORE * sqrt(1.0 + node.visits)
        start = node.total / node.visits if node.visits else 0.5
        best = -1.0
        taken = options[0]
        fresh = False
        for option in options:
            kid = kids[option]
            mean = kid.total / kid.visits if kid.visits else start - 0.05
            score = mean + reach * kid.prior / (1.0 + kid.visits)
            if score > best:
                best = score
                taken = option
                fresh = kid.visits == 0
        return taken, fresh

    def best(self, options: list[int]) -> int:
        """The option tried most often; of equals the better one, then the earlier."""
        kids = self.root.kids
        taken = options[0]
        most = -1
        mean = -1.0
        for option in options:
            if option in kids:
                kid = kids[option]
                value = kid.total / kid.visits if kid.visits else 0.0
                if kid.visits > most or (kid.visits == most and value > mean):
                    taken, most, mean = option, kid.visits, value
        return taken

    def ranked(self, options: list[int]) -> list[tuple[int, int, float]]:
        """The options with their visits and mean worth, most visited first."""
        found: list[tuple[int, int, float]] = []
        for option in options:
            kid = self.root.kids.get(option)
            if kid is not None and kid.visits:
                found.append((option, kid.visits, kid.total / kid.visits))
        return sorted(found, key=by_visits)


def by_visits(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[1], -row[2], row[0])
