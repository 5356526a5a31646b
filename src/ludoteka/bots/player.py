"""Those who play in place of people."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy
from ludoteka.bots.search import Search
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng

TREES: Final = 2  # a large search grows two trees, so that two cores can share it and the result does not depend on it
LARGE: Final = 400


class Advice:
    """One option a bot would consider: how good it looks, from 0 (lost) to 1 (won), and how often it was tried."""

    def __init__(self, option: int, worth: float, weight: int) -> None:
        self.option: Final = option
        self.worth: Final = worth
        self.weight: Final = weight


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

    def __init__(self, seed: str, box: Box) -> None:
        super().__init__(seed)
        self.box: Final = box

    def choose(self, observer: Observer) -> int:
        return self.advise(observer)[0].option

    def advise(self, observer: Observer) -> list[Advice]:
        options = observer.options()
        if len(options) == 1:
            return [Advice(options[0], 0.5, 1)]
        world = observer.world(self.rng)
        found: list[tuple[float, float, int]] = []
        for option in options:
            twin = world.clone()
            twin.play(option)
            found.append((-self.box.worth(twin, observer.seat), self.rng.unit(), option))
        found.sort()
        return [Advice(option, -worth, 1) for worth, _, option in found]


class PolicyBot(Bot):
    """Plays by what self-play has taught, without looking ahead."""

    def __init__(self, seed: str, policy: Policy) -> None:
        super().__init__(seed)
        self.policy: Final = policy

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        if len(options) == 1:
            return options[0]
        return self.policy.draw(observer.world(self.rng), options, self.rng)

    def advise(self, observer: Observer) -> list[Advice]:
        options = observer.options()
        shares = self.policy.shares(observer.world(self.rng), options)
        found = sorted((-share, option) for share, option in zip(shares, options))
        return [Advice(option, -share, int(-share * 1000)) for share, option in found]


class SearchBot(Bot):
    """Searches a fixed number of worlds, never a fixed time."""

    def __init__(self, seed: str, policy: Policy, iterations: int) -> None:
        super().__init__(seed)
        self.policy: Final = policy
        self.iterations: Final = iterations

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        if len(options) == 1:
            return options[0]
        return self.advise(observer)[0].option

    def advise(self, observer: Observer) -> list[Advice]:
        trees = TREES if self.iterations >= LARGE else 1
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for _ in range(trees):
            search = self.grown(observer, self.iterations // trees)
            for option, times, mean in search.ranked(observer.options()):
                visits[option] = visits.get(option, 0) + times
                totals[option] = totals.get(option, 0.0) + times * mean
        found = sorted((-times, -totals[option] / times, option) for option, times in visits.items())
        return [Advice(option, -mean, -times) for times, mean, option in found]

    def grown(self, observer: Observer, iterations: int) -> Search:
        """One tree over so many worlds."""
        search = Search(self.policy, observer.seat, self.rng, self.policy.box.patience())
        for _ in range(iterations):
            search.grow(observer.world(self.rng))
        return search
