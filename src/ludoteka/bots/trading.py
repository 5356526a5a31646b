"""How bots trade: what self-play does not teach, because an offer that comes to nothing costs a machine no patience.

Every game that knows offers between seats calls its acts by these names.
"""

from __future__ import annotations

from typing import Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

OPEN: Final = "offer-to"
WANT: Final = ("want", "want-artefact")
PROPOSE: Final = "propose"
WITHDRAW: Final = "withdraw"
REFUSE: Final = "refuse"
COUNTER: Final = "counter-offer"
RELUCTANCE: Final = 5.0  # taken off the weight of opening an offer: without a reason one seldom does
SELDOM: Final = 40  # of so many chances to make an offer one is taken


def reluctant(box: Box, weights: list[float]) -> list[float]:
    """Learned weights under which offers are opened seldom."""
    for verb in box.blank().verbs().all:
        if verb.name == OPEN:
            for option in range(verb.base, verb.base + verb.size):
                weights[option] = min(weights[option], 0.0) - RELUCTANCE
    return weights


def name_of(world: State, option: int) -> str:
    verb = world.verbs().verb_of(option)
    return "" if verb is None else verb.name


def trades(box: Box) -> bool:
    """Whether this game knows offers at all."""
    return any(verb.name == OPEN for verb in box.blank().verbs().all)


def courtesy(policy: Policy, observer: Observer, options: list[int], rng: Rng) -> int:
    """What one says in matters of trade, whatever one's level; -1 where the question is of something else."""
    world = observer.world(rng)
    names = [name_of(world, option) for option in options]
    if REFUSE in names:
        return answer(policy.box, world, options, names, observer.seat)
    if WITHDRAW in names:
        return composed(policy, world, options, names, rng)
    if OPEN in names and rng.below(SELDOM) == 0:
        offers = [option for option, name in zip(options, names) if name == OPEN]
        offer = offers[rng.below(len(offers))]
        if can_ask(world, offer):
            return offer
    return -1


def without_offers(world: State, options: list[int]) -> list[int]:
    """The options that open no offer; there is always one."""
    return [option for option in options if name_of(world, option) != OPEN]


def can_ask(world: State, offer: int) -> bool:
    """Whether the partner has anything that could be asked for."""
    ahead = world.clone()
    ahead.play(offer)
    ahead.play(ahead.options()[0])
    return any(name_of(ahead, option) in WANT for option in ahead.options())


def composed(policy: Policy, world: State, options: list[int], names: list[str], rng: Rng) -> int:
    """One thing for one thing: what was asked for is proposed, and who has nothing to ask for asks for nothing."""
    if PROPOSE in names:
        return options[names.index(PROPOSE)]
    wishes = [option for option, name in zip(options, names) if name in WANT]
    return policy.draw(world, wishes, rng) if wishes else options[names.index(WITHDRAW)]


def answer(box: Box, world: State, options: list[int], names: list[str], seat: int) -> int:
    """Agree to what leaves one better off than before; refuse the rest."""
    best = -1.0
    taken = options[0]
    for option, name in zip(options, names):
        if name == COUNTER:
            continue
        ahead = world.clone()
        ahead.play(option)
        worth = box.worth(ahead, seat)
        if worth > best or (worth == best and name == REFUSE):
            best = worth
            taken = option
    return taken
