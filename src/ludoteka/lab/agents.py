"""Who plays in the lab: our levels by name, or an agent of one's own, named `module:name` as Python imports it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import Final, Protocol

from ludoteka.bots.levels import KNOWN, bot
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Bot
from ludoteka.kernel.game import Box
from ludoteka.kernel.refusal import Refused
from ludoteka.parallel import grow


class Agent(Protocol):
    """Chooses for a seat by what that seat may know: one of `observer.options()`, or the notation of a choice."""

    def choose(self, observer: Observer) -> int | str: ...


Maker = Callable[[Box, str], Agent]  # of a game and a seed; all luck of the agent comes from its seed


class Guest:
    """An agent from outside, whose answers are looked at before they are played."""

    def __init__(self, name: str, agent: Agent) -> None:
        self.name: Final = name
        self.agent: Final = agent

    def choose(self, observer: Observer) -> int:
        answer = self.agent.choose(observer)
        options = observer.options()
        if isinstance(answer, str):
            named = {choice.notation: choice.option for choice in observer.choices()}
            if answer in named:
                return named[answer]
        elif answer in options:
            return answer
        raise Refused("lab-agent-astray", agent=self.name, answer=str(answer), count=len(options))


def seated(name: str, box: Box, seed: str) -> Bot | Guest:
    """The bot or agent of this name, with luck of its own."""
    return bot(name, box, seed, grow) if name in KNOWN else invited(name, box, seed)


def invited(name: str, box: Box, seed: str) -> Guest:
    """The agent of this name from outside; refuses what cannot be made so, or cannot choose."""
    try:
        agent = maker(name)(box, seed)
    except Refused:
        raise
    except Exception as error:  # whatever stands there may be no maker of agents at all
        raise Refused("lab-agent-unmade", agent=name, why=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(agent, "choose", None)):
        raise Refused("lab-agent-mute", agent=name)
    return Guest(name, agent)


def check(names: Iterable[str]) -> None:
    """Refuse a name that leads to nobody."""
    for name in names:
        if name not in KNOWN:
            maker(name)


@cache
def maker(name: str) -> Maker:
    """What makes the agent `module:name`; modules of the folder one stands in are found too."""
    module, colon, inside = name.partition(":")
    if not colon:
        raise Refused("kernel-no-such-bot", bot=name, known=", ".join(KNOWN))
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), inside, None)
    except Exception as error:  # whatever the module does while it is imported
        raise Refused("lab-no-such-module", module=module, why=f"{type(error).__name__}: {error}") from None
    if not callable(found):
        raise Refused("lab-no-such-agent", module=module, agent=inside)
    make: Maker = found
    return make
