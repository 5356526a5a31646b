"""Information-set tree search: worlds that the seat cannot tell apart share one tree, guided by a table policy.

Each iteration deals what the seat cannot know anew and walks down the tree at the seat's own decisions; others, and
what lies beyond the tree, are played by the policy; if it is wary, others take what leaves them best off, one choice
ahead. A playout is cut after the game's patience and judged by worth.

Two things make few iterations worth something. Every option of the question meets the same worlds, with the same luck
to come, in the same order, so that the options are compared and not their luck. And before an option was tried there is
an opinion of it that weighs as much as a few playouts, so that a lucky outsider must show itself more than once. The
opinion is the policy's: an option is as much worse than the likeliest one as it is less likely. Where a game has no
patience, its `worth` knows more than was learned: then the opinion is how the option leaves the seat, nothing is
played out, and the tree is judged where it ends.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import FAR, Policy, policy_playout
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

DOUBT: Final = 0.03  # how much worse an option is held to be for odds e times smaller
TRUST: Final = 8.0  # playouts that the opinion before the first one is worth
LEAST: Final = 1e-9  # odds below these are no odds


class Node:
    """What was tried at one decision of the seat, in all worlds together."""

    def __init__(self, behind: float) -> None:
        self.behind: Final = behind  # how much worse than the likeliest option beside it it is held to be
        self.visits = 0
        self.total = 0.0
        self.kids: dict[int, Node] = {}  # below the root by the sort of choice, as places change from world to world


class Search:
    """A search for one seat. `grow` adds an iteration; `ranked` reads the result."""

    def __init__(self, policy: Policy, observer: Observer, rng: Rng) -> None:
        self.policy: Final = policy
        self.observer: Final = observer
        self.seat: Final = observer.seat
        self.options: Final = observer.options()
        self.patience: Final = 1 if policy.turns else policy.box.patience()
        self.rng: Final = rng
        self.dice: Final = Rng("", "")  # of the world in which this iteration happens
        self.luck: Final[list[int]] = []  # where the dice of each world begin
        self.root: Final = Node(0.0)
        self.playouts = 0
        self.decisions = 0
        policy.begin()
        self.open(self.root, observer.world(rng), self.options, self.options)

    def world(self, number: int) -> State:
        """The world of this number, with the dice that belong to it."""
        while len(self.luck) <= number:
            self.luck.append(self.rng.fork())
        self.dice.word = self.luck[number]
        return self.observer.world(self.dice)

    def grow(self) -> None:
        """One iteration."""
        self.try_out(self.picked(self.root, self.options))

    def try_out(self, at: int) -> float:
        """One iteration below the option at this place, in the next world that it has not met: how it came out."""
        seat = self.seat
        policy = self.policy
        box = policy.box
        dice = self.dice
        node = self.root
        path = [node]
        node = node.kids[self.options[at]]
        path.append(node)
        world = self.world(node.visits)
        policy.begin()
        until = box.turn_number(world) + policy.turns if policy.turns else FAR
        world.play(self.options[at])
        self.decisions += 1
        while world.ending == 0 and node.visits > 0:
            options = world.options()
            if len(options) == 1:
                world.play(options[0])
                continue
            if until < FAR and box.turn_number(world) >= until:
                break
            self.decisions += 1
            if world.actor != seat:
                world.play(foremost(policy, world, options) if policy.wary else policy.draw(world, options, dice))
                continue
            sorts = [box.feature(world, option) for option in options]
            self.open(node, world, options, sorts)
            at = self.picked(node, sorts)
            node = node.kids[sorts[at]]
            path.append(node)
            world.play(options[at])
        if world.ending == 0:
            if until < FAR:
                self.decisions += policy_playout(world, policy, dice, until=until)
            elif self.patience:
                self.decisions += policy_playout(world, policy, dice, self.patience)
        value = policy.worth(world, seat)
        self.playouts += 1
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def open(self, node: Node, world: State, options: list[int], keys: list[int]) -> None:
        """See to it that each of these options has its place below a node."""
        kids = node.kids
        for key in keys:
            if key not in kids:
                behind = self.behind(world, options)
                for i in range(len(keys)):
                    if keys[i] not in kids:
                        kids[keys[i]] = Node(behind[i])
                return

    def behind(self, world: State, options: list[int]) -> list[float]:
        """How much worse than the best of them each option is held to be before it was tried."""
        if self.patience == 0:
            looks = ahead(self.policy, world, options, self.seat)
            best = max(looks)
            return [best - look for look in looks]
        shares = self.policy.shares(world, options)
        top = max(shares)
        return [DOUBT * log(top / max(share, LEAST)) for share in shares]

    def picked(self, node: Node, keys: list[int]) -> int:
        """Which of these to try next: the one that is best if it is as good as it may well be."""
        kids = node.kids
        start = node.total / node.visits if node.visits else 0.5
        best = -10.0
        taken = 0
        explore = self.policy.explore
        for i in range(len(keys)):
            kid = kids[keys[i]]
            weight = TRUST + kid.visits
            score = (TRUST * (start - kid.behind) + kid.total) / weight + explore / sqrt(weight)
            if score > best:
                best = score
                taken = i
        return taken

    def is_settled(self, left: int) -> bool:
        """Whether no other option can be tried more often than the leader in this many more iterations."""
        first = 0
        second = 0
        for kid in self.root.kids.values():
            if kid.visits > first:
                second = first
                first = kid.visits
            elif kid.visits > second:
                second = kid.visits
        return first - second > left

    def ranked(self) -> list[tuple[int, int, float]]:
        """The options that were tried, with their visits and mean worth, most visited first."""
        found: list[tuple[int, int, float]] = []
        for option in self.options:
            kid = self.root.kids[option]
            if kid.visits:
                found.append((option, kid.visits, kid.total / kid.visits))
        return sorted(found, key=by_visits)


def ahead(policy: Policy, world: State, options: list[int], seat: int) -> list[float]:
    """How each option leaves a seat, one choice ahead."""
    found: list[float] = []
    for option in options:
        twin = world.clone()
        twin.play(option)
        found.append(policy.worth(twin, seat))
    return found


def foremost(policy: Policy, world: State, options: list[int]) -> int:
    """What leaves the one who is asked best off, one choice ahead; of equals the first."""
    looks = ahead(policy, world, options, world.actor)
    return options[looks.index(max(looks))]


def by_visits(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[1], -row[2], row[0])
