"""How bots trade: what self-play does not teach, because an offer that comes to nothing costs a machine no patience.

A game that knows offers between seats says of its verbs which part they have in a trade.
"""

from __future__ import annotations

from typing import Final

from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import Policy
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

OFFER: Final = "offer"
WANT: Final = "want"
PROPOSE: Final = "propose"
WITHDRAW: Final = "withdraw"
REFUSE: Final = "refuse"
COUNTER: Final = "counter"
RELUCTANCE: Final = 5.0  # taken off the weight of opening an offer: without a reason one seldom does
SELDOM: Final = 40  # one chance in 40 to make an offer is taken


def reluctant(box: Box, weights: list[float]) -> list[float]:
    """Learned weights under which offers are opened seldom."""
    for verb in box.blank().verbs().all:
        if verb.trade == OFFER:
            for option in range(verb.base, verb.base + verb.size):
                weights[option] = min(weights[option], 0.0) - RELUCTANCE
    return weights


def part_of(world: State, option: int) -> str:
    """The part that an option has in a trade; empty if none."""
    verb = world.verbs().verb_of(option)
    return "" if verb is None else verb.trade


def trades(box: Box) -> bool:
    """Whether this game knows offers at all."""
    return any(verb.trade == OFFER for verb in box.blank().verbs().all)


def courtesy(policy: Policy, observer: Observer, options: list[int], rng: Rng) -> int:
    """What one says in matters of trade, whatever one's level; -1 where the question is of something else."""
    world = observer.world(rng)
    parts = [part_of(world, option) for option in options]
    if REFUSE in parts:
        return answer(policy.box, world, options, parts, observer.seat)
    if WITHDRAW in parts:
        return composed(policy, world, options, parts, rng)
    if OFFER in parts and rng.below(SELDOM) == 0:
        offers = [option for option, part in zip(options, parts) if part == OFFER]
        offer = offers[rng.below(len(offers))]
        if can_ask(world, offer):
            return offer
    return -1


def without_offers(world: State, options: list[int]) -> list[int]:
    """The options that open no offer; there is always one."""
    return [option for option in options if part_of(world, option) != OFFER]


def can_ask(world: State, offer: int) -> bool:
    """Whether the partner has anything that could be asked for."""
    ahead = world.clone()
    ahead.play(offer)
    ahead.play(ahead.options()[0])
    return any(part_of(ahead, option) == WANT for option in ahead.options())


def composed(policy: Policy, world: State, options: list[int], parts: list[str], rng: Rng) -> int:
    """One thing for one thing: what was asked for is proposed, and whoever has nothing to ask for asks for nothing."""
    if PROPOSE in parts:
        return options[parts.index(PROPOSE)]
    wishes = [option for option, part in zip(options, parts) if part == WANT]
    return policy.draw(world, wishes, rng) if wishes else options[parts.index(WITHDRAW)]


def answer(box: Box, world: State, options: list[int], parts: list[str], seat: int) -> int:
    """Agree to what leaves one better off than before; refuse the rest."""
    best = -1.0
    taken = options[0]
    for option, part in zip(options, parts):
        if part == COUNTER:
            continue
        ahead = world.clone()
        ahead.play(option)
        worth = box.worth(ahead, seat)
        if worth > best or (worth == best and part == REFUSE):
            best = worth
            taken = option
    return taken
