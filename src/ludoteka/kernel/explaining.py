"""Why something may be done now, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    if seat not in top.asked(state):
        found = [Reason(False, Msg("kernel-not-asked", {"seat": f"seat:{state.actor}"}), top.prompt(state).rules)]
        weigh(state, seat, intent, False, found)
        return found
    found = []
    weigh(state.facing(seat), seat, intent, True, found)
    return found


def weigh(state: State, seat: int, intent: int | str, asked: bool, found: list[Reason]) -> None:
    """Add the conditions of an act to those found."""
    verbs = state.verbs()
    option = -1
    if isinstance(intent, int):
        option = intent
    else:
        if asked:
            option = state.find(intent)  # of twins of one name, the one that is open is meant
        if option < 0:
            option = verbs.find(state, seat, intent)
    verb = verbs.verb_of(option)
    if verb is None:
        found.append(Reason(False, Msg("kernel-no-such-act", {"intent": str(intent)}), ()))
        return
    found.extend(state.reasons(seat, verb, option - verb.base))
    if asked and option not in state.options() and all(reason.met for reason in found):
        prompt = state.stack[-1].prompt(state)
        found.append(Reason(False, Msg("kernel-other-question", {"question": prompt.message}), prompt.rules))


def refusal(state: State, seat: int, choice: int | str) -> Refused:
    """The exception for a choice that is not offered: the first failed condition, with all rules behind."""
    failed = [reason for reason in explain(state, seat, choice) if not reason.met]
    if not failed:
        return Refused("kernel-no-such-act", intent=str(choice))
    rules: list[str] = []
    for reason in failed:
        rules.extend(rule for rule in reason.rules if rule not in rules)
    return Refused(failed[0].message.id, tuple(rules), **failed[0].message.args)
