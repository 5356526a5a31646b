"""Work beyond one machine: slices of it as tasks of a Ray cluster, done again where a worker dies."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, TypeVar

from ludoteka.games.shelf import game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.parallel import use_cores

RETRIES: Final = 10  # how often a slice is begun anew when the worker or the node that has it dies
FOUND_BY_RAY: Final = ("auto", "local")  # the cluster that runs here, or one of this process alone
PATIENCE: Final = 10  # seconds
AHEAD: Final = 2  # slices sent for each core: none waits for the next, and few are lost when we are interrupted

T = TypeVar("T")


def check(address: str) -> None:
    """Refuse, before anything is played, a house without the library, or an address where nobody is."""
    if find_spec("ray") is None:
        raise Refused("lab-no-extra", extra="ray")
    if address in FOUND_BY_RAY:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:  # the library would knock for minutes
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise Refused("lab-no-cluster", address=address) from None


class Nodes:
    """A cluster that we are connected to."""

    def __init__(self, address: str, game: Game) -> None:
        import ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, ValueError, RuntimeError):
            raise Refused("lab-no-cluster", address=address) from None
        self.ray: Final = ray
        self.task: Final = ray.remote(max_retries=RETRIES)(done_there)
        self.known: Final = ray.put((game.name, game.players, game.options, game.ruleset))

    def numbered(self, work: Callable[..., T], slices: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, T]]:
        """What `work` makes of each slice, with its number, as the nodes get done with them."""
        ray = self.ray
        sent = ((self.task.remote(self.known, work, each), number) for number, each in enumerate(slices))
        waiting = dict(islice(sent, AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))))
        try:
            while waiting:
                (first,), _ = ray.wait(list(waiting))
                waiting |= islice(sent, 1)
                try:
                    found: T = ray.get(first)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                yield waiting.pop(first), found
        finally:
            for ref in waiting:
                ray.cancel(ref, force=True)

    def close(self) -> None:
        self.ray.shutdown()


def done_there(known: tuple[str, int, dict[str, Any], str], work: Callable[..., T], each: tuple[Any, ...]) -> T:
    """What a worker does with a slice: by the same rules as the one who sent it, on one core."""
    name, players, options, ruleset = known
    if game_of(name, players, options).ruleset != ruleset:
        raise Refused("lab-other-rules")
    use_cores(1)
    return work(*each)
