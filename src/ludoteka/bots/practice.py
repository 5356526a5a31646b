"""Games against oneself, of which a champion learns; `ludoteka.lab.champion` says how many, and works the sums out."""

from __future__ import annotations

from math import log
from typing import Final

from ludoteka.bots.policy import Policy
from ludoteka.bots.search import ahead
from ludoteka.bots.tuned import Tuned, sight
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State

ENOUGH: Final = 5000  # decisions: a game that has more teaches no more
TINY: Final = 1e-9


def harvest(state: State, policy: Policy, rng: Rng, rows: list[list[int]]) -> list[int]:
    """Play a game by the policy; note what some seat knows at the beginning of one turn in four: of which seats."""
    box = policy.box
    seen = -1
    seats: list[int] = []
    policy.begin()
    made = 0
    while state.ending == 0 and made < ENOUGH:
        made += 1
        options = state.options()
        turn = box.turn_number(state)
        if turn != seen:
            seen = turn
            if rng.below(4) == 0:
                seats.append(rng.below(state.seats()))
                rows.append(sight(box, state, seats[-1]))
        state.play(policy.draw(state, options, rng))
    return seats


def glean(state: State, policy: Policy, rng: Rng, blur: float, often: int, rows: list[list[int]]) -> list[int]:
    """Play a game by looking one choice ahead, at times by the policy; note now and then how a choice left its seat."""
    box = policy.box
    seats: list[int] = []
    policy.begin()
    made = 0
    while state.ending == 0 and made < ENOUGH:
        made += 1
        options = state.options()
        taken = 0
        seat = state.actor
        if len(options) > 1:
            if rng.unit() < blur:
                taken = options.index(policy.draw(state, options, rng))
            else:
                looks = ahead(policy, state, options, seat)
                best = max(looks)
                likely = [i for i in range(len(options)) if looks[i] > best - TINY]
                taken = likely[rng.below(len(likely))]
        state.play(options[taken])
        if state.ending == 0 and len(options) > 1 and rng.below(often) == 0:
            seats.append(seat)
            rows.append(sight(box, state, seat))
    return seats


class Moment:
    """A decision of a game that is being learned from."""

    def __init__(self, sorts: list[int], shares: list[float], taken: int, turn: int, context: list[float]) -> None:
        self.sorts: Final = sorts
        self.shares: Final = shares
        self.taken: Final = taken
        self.turn: Final = turn  # its place among the remembered turns
        self.context: Final = context


def teach(state: State, policy: Tuned, rng: Rng, far: float, grad: list[float], entropy: float) -> int:
    """Play a game against oneself and add to `grad` what would make good choices likelier; decisions made.

    A choice was as good as its turn went better than the value had expected (generalised advantages over the turns of a
    seat, carried on by `far`). `grad` has a place for each sort and each number of the context.
    """
    box = policy.box
    moments: list[Moment] = []
    began: list[int] = []  # the seat of each remembered turn, and what it expected
    worths: list[float] = []
    last = [-1] * state.seats()
    turns = [-1] * state.seats()
    policy.begin()
    while state.ending == 0 and len(moments) < ENOUGH:
        options = state.options()
        if len(options) == 1:
            state.play(options[0])
            continue
        actor = state.actor
        turn = box.turn_number(state)
        if turns[actor] != turn:
            turns[actor] = turn
            last[actor] = len(began)
            began.append(actor)
            worths.append(policy.worth(state, actor))
        shares = policy.shares(state, options)
        point = rng.unit()
        taken = 0
        while taken < len(options) - 1 and point >= shares[taken]:
            point -= shares[taken]
            taken += 1
        sorts = [box.feature(state, option) for option in options]
        moments.append(Moment(sorts, shares, taken, last[actor], policy.leanings))
        state.play(options[taken])
    if state.ending == 0:
        return len(moments)
    gains = [0.0] * len(began)
    for seat in range(state.seats()):
        after = 1.0 / len(state.winners) if seat in state.winners else 0.0
        carry = 0.0
        for i in range(len(began) - 1, -1, -1):
            if began[i] == seat:
                carry = (after - worths[i]) + far * carry
                gains[i] = carry
                after = worths[i]
    for moment in moments:
        learn(moment, gains[moment.turn], entropy, grad)
    return len(moments)


def learn(moment: Moment, gain: float, entropy: float, grad: list[float]) -> None:
    """Add the gradient of one decision."""
    mean = 0.0
    for share in moment.shares:
        mean += share * log(share + TINY)
    context = moment.context
    size = len(context)
    for i in range(len(moment.sorts)):
        share = moment.shares[i]
        by = gain * ((1.0 - share) if i == moment.taken else -share)
        by -= entropy * share * (log(share + TINY) - mean)
        base = moment.sorts[i] * size
        for k in range(size):
            grad[base + k] += by * context[k]
