"""Why something may be done now, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteka.kernel.acts import Why
from ludoteka.kernel.kinds import whole
from ludoteka.kernel.refusal import Msg, Reason, Refused

if TYPE_CHECKING:
    from ludoteka.kernel.machine import State


def explain(state: State, seat: int, intent: int | str) -> list[Reason]:
    """Why `seat` may or may not do this now: every condition, met or not, with the rules behind it."""
    if state.ending:
        return [Reason(False, Msg("kernel-game-over"), ())]
    if not 0 <= seat < state.seats():
        return [Reason(False, Msg("kernel-not-a-seat", {"value": str(seat)}), ())]
    top = state.stack[-1]
    why = Why()
    if seat not in top.asked(state):
        why.need(False, "kernel-not-asked", *top.prompt(state).rules, args={"seat": f"seat:{state.actor}"})
        weigh(state, seat, intent, False, why)
    else:
        weigh(state.facing(seat), seat, intent, True, why)
    return why.found


def weigh(state: State, seat: int, intent: int | str, asked: bool, why: Why) -> None:
    """Tell the conditions of an act, or of an answer to the open question."""
    verbs = state.verbs()
    option = -1
    told: Any = intent  # as it is: told that it is a number, the compiled form would take it out of its box
    if not isinstance(intent, str):
        option = whole(told)
    else:
        if asked:
            option = state.find(intent)  # of twins of one name, the one that is open is meant
        if option < 0:
            option = verbs.find(state, seat, intent)
    verb = verbs.verb_of(option)
    if verb is None:
        why.need(False, "kernel-no-such-act", args={"intent": str(intent)})
        return
    told = len(why.found)
    if asked:
        state.stack[-1].weigh(state, option, why)
    if len(why.found) == told and verb.act is not None:
        verb.act.may(state, seat, option - verb.base, why)
    if asked and why.holds() and option not in state.options():
        prompt = state.stack[-1].prompt(state)
        own = any(verbs.verb_of(one) is verb for one in state.options())
        id = "kernel-not-among" if own else "kernel-other-question"
        why.need(False, id, *prompt.rules, args={"question": prompt.message})


def refusal(state: State, seat: int, choice: int | str) -> Refused:
    """The exception for a choice that is not offered: the first failed condition, with all rules behind."""
    failed = [reason for reason in explain(state, seat, choice) if not reason.met]
    if not failed:
        return Refused("kernel-no-such-act", intent=str(choice))
    rules: list[str] = []
    for reason in failed:
        rules.extend(rule for rule in reason.rules if rule not in rules)
    return Refused(failed[0].message.id, tuple(rules), **failed[0].message.args)
