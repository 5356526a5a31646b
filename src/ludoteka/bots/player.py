"""Those who play in place of people."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy
from ludoteka.bots.search import Node, ahead
from ludoteka.bots.trading import courtesy, trades, without_offers
from ludoteka.bots.trees import Grow, in_turn
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg

MOST: Final = 5  # more options than this are no advice
LINE: Final = 3  # nor are more choices ahead


class Advice:
    """One option a bot would consider: how good it looks, from 0 (lost) to 1 (won), how often it was tried, and the
    labels of the choices it has in mind afterwards."""

    def __init__(self, option: int, worth: float, weight: int, line: list[Msg] | None = None) -> None:
        self.option: Final = option
        self.worth: Final = worth
        self.weight: Final = weight
        self.line: Final[list[Msg]] = [] if line is None else line

    def words(self) -> Msg:
        """The advice as a sentence: what it is worth, and what it leads to."""
        percent = round(100 * min(1.0, max(0.0, self.worth)))
        if not self.line:
            return Msg("bots-advice", {"percent": percent})
        line = self.line[-1]
        for label in reversed(self.line[:-1]):
            line = Msg("bots-line", {"first": label, "rest": line})
        return Msg("bots-advice-then", {"percent": percent, "line": line})


class Bot:
    """Chooses for a seat. Its luck is its own: the same seed and the same eyes give the same choices."""

    def __init__(self, seed: str) -> None:
        self.rng: Final = Rng(seed, "bot")

    def choose(self, observer: Observer) -> int:
        raise NotImplementedError

    def advise(self, observer: Observer) -> list[Advice]:
        """The best few options with their estimated worth, best first."""
        return [Advice(self.choose(observer), 0.5, 1)]


class RandomBot(Bot):
    """Chooses blindly."""

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        return options[self.rng.below(len(options))]


class GreedyBot(Bot):
    """Looks one choice ahead and takes what leaves its seat best off."""

    def __init__(self, seed: str, policy: Policy) -> None:
        super().__init__(seed)
        self.policy: Final = policy

    def choose(self, observer: Observer) -> int:
        return self.advise(observer)[0].option

    def advise(self, observer: Observer) -> list[Advice]:
        options = observer.options()
        if len(options) == 1:
            return [Advice(options[0], 0.5, 1)]
        looks = ahead(self.policy, observer.world(self.rng), options, observer.seat)
        found = sorted((-look, self.rng.unit(), option) for look, option in zip(looks, options))
        return [Advice(option, -worth, 1) for worth, _, option in found[:MOST]]


class PolicyBot(Bot):
    """Plays by what self-play has taught, without looking ahead."""

    def __init__(self, seed: str, policy: Policy) -> None:
        super().__init__(seed)
        self.policy: Final = policy
        self.trades: Final = trades(policy.box)

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        if len(options) == 1:
            return options[0]
        world = observer.world(self.rng)
        if self.trades:
            said = courtesy(self.policy, observer, options, self.rng)
            if said >= 0:
                return said
            options = without_offers(world, options)
        return self.taken(world, options, observer.seat)

    def taken(self, world: State, options: list[int], seat: int) -> int:
        """What it takes in a world in which it is asked."""
        return self.policy.draw(world, options, self.rng)

    def advise(self, observer: Observer) -> list[Advice]:
        options = observer.options()
        world = observer.world(self.rng)
        found: list[tuple[float, int]] = []
        for share, option in zip(self.policy.shares(world, options), options):
            found.append((-share, option))
        found.sort()
        advice: list[Advice] = []
        best = [option for _, option in found[:MOST]]
        looks = ahead(self.policy, world, best, observer.seat)
        for i in range(len(best)):
            advice.append(Advice(best[i], looks[i], round(-found[i][0] * 1000)))
        return advice


class HastyBot(PolicyBot):
    """Looks one choice ahead at a share of its questions, and plays by its tastes at the others."""

    def __init__(self, seed: str, policy: Policy, looks: float) -> None:
        super().__init__(seed, policy)
        self.looks: Final = looks

    def taken(self, world: State, options: list[int], seat: int) -> int:
        if self.rng.unit() >= self.looks:
            return self.policy.draw(world, options, self.rng)
        looks = ahead(self.policy, world, options, seat)
        return min((-look, self.rng.unit(), option) for look, option in zip(looks, options))[2]


class SearchBot(Bot):
    """Searches a fixed number of worlds, never a fixed time."""

    def __init__(
        self, seed: str, policy: Policy, iterations: int, trees: int, wavers: int, grow: Grow = in_turn
    ) -> None:
        super().__init__(seed)
        self.policy: Final = policy
        self.trades: Final = trades(policy.box)
        self.iterations: Final = iterations
        self.trees: Final = trees
        self.wavers: Final = wavers  # 0: it takes what it looked at most; else any, by that power of its looks
        self.grow: Final = grow
        self.root = Node(0.0)  # of the first tree grown for the last question

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        if len(options) == 1:
            return options[0]
        said = courtesy(self.policy, observer, options, self.rng) if self.trades else -1
        if said >= 0:
            return said
        weighed = self.weighed(observer)
        if self.wavers:
            point = self.rng.below(sum(one.weight**self.wavers for one in weighed))
            for one in weighed:
                point -= one.weight**self.wavers
                if point < 0:
                    return one.option
        return weighed[0].option

    def weighed(self, observer: Observer) -> list[Advice]:
        """Every option that the search tried, the most tried first."""
        seeds = [self.rng.fork() for _ in range(self.trees)]
        first, found = self.grow(self.policy, observer, self.iterations // self.trees, seeds)
        self.root = first.root
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for rows in found:
            for option, times, mean in rows:
                visits[option] = visits.get(option, 0) + times
                totals[option] = totals.get(option, 0.0) + times * mean
        ranked = sorted((-times, -totals[option] / times, option) for option, times in visits.items())
        return [Advice(option, -mean, -times) for times, mean, option in ranked]

    def advise(self, observer: Observer) -> list[Advice]:
        """The best few options, each with the line of own choices that the search has in mind after it."""
        found: list[Advice] = []
        for advice in self.weighed(observer)[:MOST]:
            line = line_of(self.policy, self.root, observer, advice.option, self.rng)
            found.append(Advice(advice.option, advice.worth, advice.weight, line))
        return found


def line_of(policy: Policy, root: Node, observer: Observer, option: int, rng: Rng) -> list[Msg]:
    """What the seat would choose next, in one world in which it took this option, until somebody else is asked."""
    world = observer.world(rng)
    node = root.kids.get(option)
    world.play(option)
    labels: list[Msg] = []
    box = policy.box
    while node is not None and not world.ending and world.actor == observer.seat and len(labels) < LINE:
        best = world.options()[0]
        if len(world.options()) > 1:
            most = 0
            follow: Node | None = None
            for option in world.options():
                kid = node.kids.get(box.feature(world, option))
                if kid is not None and kid.visits > most:
                    best, most, follow = option, kid.visits, kid
            if follow is None:
                break
            labels.append(world.choice(best).label)
            node = follow
        world.play(best)
    return labels
