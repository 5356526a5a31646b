"""Information-set tree search: worlds that the seat cannot tell apart share one tree, guided by a table policy.

Each iteration deals what the seat cannot know anew and walks down the tree by PUCT at the seat's own decisions; others,
and what lies beyond the tree, are played by the policy. A playout is cut after the game's patience and judged by worth.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy, policy_playout
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

LEAST: Final = 1e-9  # odds below these are no odds


class Habits:
    """How a search goes about a game: its few numbers."""

    def __init__(self, patience: int, firmness: float, doubt: float, trust: float, explore: float, keys: int) -> None:
        self.patience: Final = patience  # decisions after which a playout is cut and judged by worth
        self.firmness: Final = firmness  # how firmly playouts hold to what was learned; 1 is as learned
        self.doubt: Final = doubt  # how much worse an option is held to be for odds e times smaller
        self.trust: Final = trust  # as much as so many playouts say, before there was any
        self.explore: Final = explore  # how much better than it has shown itself an option may be
        self.keys: Final = keys

    def values(self) -> tuple[int, float, float, float, float, int]:
        return self.patience, self.firmness, self.doubt, self.trust, self.explore, self.keys


class Node:
    """What was tried at one decision of the seat, in all worlds together."""

    def __init__(self, behind: float) -> None:
        self.behind = behind  # how much worse than the likeliest option it is held to be
        self.visits = 0
        self.total = 0.0
        self.kids: dict[int, Node] = {}

    def visits_of(self, option: int) -> int:
        return self.kids[option].visits


class Search:
    """A search for one seat. `grow` adds iterations; `best` and `ranked` read the result."""

    def __init__(self, policy: Policy, habits: Habits, observer: Observer, rng: Rng) -> None:
        self.prior: Final = policy
        self.player: Final = policy.held(habits.firmness)
        self.doubt: Final = habits.doubt
        self.trust: Final = habits.trust
        self.explore: Final = habits.explore
        self.patience: Final = habits.patience
        self.keys: Final = habits.keys
        self.observer: Final = observer
        self.seat: Final = observer.seat
        self.rng: Final = rng
        self.luck: Final[list[int]] = []  # of each world, in the order in which an option meets them
        self.options: Final = observer.options()
        self.root: Final = Node(0.0)
        self.playouts = 0
        self.dice = rng
        self.decisions = 0
        shares = self.priors(observer.world(rng), self.options)
        for i in range(len(self.options)):
            self.root.kids[self.options[i]] = Node(shares[i])

    def world(self, number: int) -> State:
        """The world of this number; every option meets the same ones in the same order, so that luck favours none."""
        while len(self.luck) <= number:
            self.luck.append(self.rng.fork())
        luck = Rng("", "")
        luck.word = self.luck[number]
        self.dice = luck
        return self.observer.world(luck)

    def grow(self) -> None:
        """One iteration."""
        seat = self.seat
        policy = self.player
        node = self.root
        path = [node]
        option = self.picked(node, self.options, self.options)
        node = node.kids[option]
        path.append(node)
        world = self.world(node.visits)
        dice = self.dice
        stack = world.stack
        horizon = world.horizon
        fresh = node.visits == 0
        world.play(option)
        keyed = self.keys
        while world.ending == 0 and not fresh:
            if keyed == 2 and world.horizon != horizon:
                break
            options = stack[-1].options(world)
            if len(options) == 1:
                world.play(options[0])
                continue
            if world.actor != seat:
                world.play(policy.draw(world, options, dice))
                self.decisions += 1
                continue
            keys = options
            if keyed == 1:
                box = policy.box
                keys = [box.feature(world, one) for one in options]
            self.open(node, world, options, keys)
            option = self.picked(node, options, keys)
            node = node.kids[keys[options.index(option)]]
            path.append(node)
            fresh = node.visits == 0
            world.play(option)
            self.decisions += 1
        if world.ending == 0:
            self.decisions += policy_playout(world, policy, dice, self.patience)
        value = policy.box.worth(world, seat)
        self.playouts += 1
        for node in path:
            node.visits += 1
            node.total += value

    def is_settled(self, left: int) -> bool:
        """Whether no other option can be tried more often than the leader in so many more iterations."""
        first = 0
        second = 0
        for kid in self.root.kids.values():
            if kid.visits > first:
                second = first
                first = kid.visits
            elif kid.visits > second:
                second = kid.visits
        return first - second > left

    def open(self, node: Node, world: State, options: list[int], keys: list[int]) -> None:
        """See to it that each of these options has its place below a node."""
        kids = node.kids
        shares: list[float] | None = None
        for i in range(len(keys)):
            if keys[i] not in kids:
                if shares is None:
                    shares = self.priors(world, options)
                kids[keys[i]] = Node(shares[i])

    def picked(self, node: Node, options: list[int], keys: list[int]) -> int:
        """The option to try next: the one that is best if it is as good as it may well be."""
        kids = node.kids
        start = node.total / node.visits if node.visits else 0.5
        trust = self.trust
        explore = self.explore
        best = -10.0
        taken = options[0]
        for i in range(len(options)):
            kid = kids[keys[i]]
            weight = trust + kid.visits
            score = (trust * (start - kid.behind) + kid.total) / weight + explore / sqrt(weight)
            if score > best:
                best = score
                taken = options[i]
        return taken

    def believed(self, option: int) -> float:
        """What the option is worth by all that is known now."""
        kid = self.root.kids[option]
        start = self.root.total / self.root.visits
        return (self.trust * (start - kid.behind) + kid.total) / (self.trust + kid.visits)

    def priors(self, world: State, options: list[int]) -> list[float]:
        """How much worse than the likeliest each option is held to be before any was tried."""
        shares = self.prior.shares(world, options)
        top = max(shares)
        return [self.doubt * log(top / max(share, LEAST)) for share in shares]

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
