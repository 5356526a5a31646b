"""Players without a person: they see an observer and answer with an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.bots.observer import Observer
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. Its luck is its own: the same seed and the same sight give the same answer."""

    def __init__(self, seed: str) -> None:
        self.rng: Final = Rng(seed, "bot")

    def choose(self, observer: Observer) -> int:
        """One of the options that the observer's seat has."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        return options[0] if len(options) == 1 else options[self.rng.below(len(options))]


class GreedyBot(Bot):
    """Looks one choice ahead in a world it cannot tell from the true one, and takes what is worth most."""

    def __init__(self, seed: str, worth: Callable[[State, int], float]) -> None:
        super().__init__(seed)
        self.worth: Final = worth

    def choose(self, observer: Observer) -> int:
        options = observer.options()
        if len(options) == 1:
            return options[0]
        world = observer.world(self.rng)
        seat = observer.seat
        best: list[int] = []
        most = 0.0
        for option in options:
            after = world.clone()
            after.play(option)
            value = self.worth(after, seat)
            if not best or value > most:
                best = [option]
                most = value
            elif value == most:
                best.append(option)
        return best[0] if len(best) == 1 else best[self.rng.below(len(best))]
