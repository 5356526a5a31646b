"""What is offered is what is explained: at sampled positions of every game, and wherever a story asks."""

from __future__ import annotations

from ludoteka.kernel.acts import Why
from ludoteka.kernel.machine import State

MANY = 72  # of a long run of counts, the ends and the offered are tried


def tried(state: State, offered: set[int], named: set[str] | None = None) -> list[int]:
    """Every thing of every verb, or of those named; of long runs the ends, and what is offered with its neighbours."""
    numbers: list[int] = []
    for verb in state.verbs().all:
        if named is not None and verb.name not in named:
            continue
        run = range(verb.base, verb.base + verb.size)
        if verb.size <= MANY * 2:
            numbers.extend(run)
        else:
            near = {n + d for n in offered for d in (-1, 0, 1)}
            numbers.extend(n for n in run if n < verb.base + MANY or n >= verb.base + verb.size - 3 or n in near)
    return numbers


def disagreement(state: State, seat: int, named: set[str] | None = None) -> str:
    """Of these verbs: what is offered to this seat though a condition fails, or the other way round; else empty."""
    question = state.question(seat)
    assert question is not None
    offered = set(question.options)
    facing = state.facing(seat)
    open_acts = any((verb := facing.verbs().verb_of(one)) is not None and verb.act is not None for one in offered)
    for option in {*offered, *tried(facing, offered, named)}:
        verb = facing.verbs().verb_of(option)
        assert verb is not None
        n = option - verb.base
        if verb.act is not None:  # where acts are not asked for, one may at least not be allowed and told why not
            why = Why()
            may = verb.act.may(facing, seat, n, why)
            agreed = may == why.holds() == verb.act.may(facing, seat, n, None)
            if not agreed or (open_acts and may != (option in offered)):
                return f"{verb.name} {n}: offered {option in offered}, may {may}, {[one.message for one in why.found]}"
        elif option in offered:
            failed = [reason.message for reason in state.explain(seat, option) if not reason.met]
            if failed:
                return f"{verb.name} {n} is offered, but {failed}"
    return ""
