"""Why and why not: the conditions explained agree with the options offered, and a refusal changes nothing."""

from __future__ import annotations

import pytest

from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused
from tests.contract.tables import GAMES, SOAK, TABLES, Table, ended, sample

PLACES = 200 if SOAK else 6
MANY = 64  # of a long run of counts, the ends and the offered are tried


def tried(state: State, offered: set[int]) -> list[int]:
    """Every thing of every verb; of very long runs the ends, and what is offered with its neighbours."""
    numbers: list[int] = []
    for verb in state.verbs().all:
        run = range(verb.base, verb.base + verb.size)
        if verb.size <= MANY * 2:
            numbers.extend(run)
        else:
            near = {n + d for n in offered for d in (-1, 0, 1)}
            numbers.extend(n for n in run if n < verb.base + MANY or n >= verb.base + verb.size - 3 or n in near)
    return numbers


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_an_act_is_offered_exactly_when_no_condition_fails(table: Table) -> None:
    for state in sample(table, "explain", PLACES):
        before = state.digest()
        for decision in state.decisions:
            offered = set(decision.options)
            for option in tried(state, offered):
                failed = [reason for reason in state.explain(decision.seat, option) if not reason.met]
                verb = state.verbs().verb_of(option)
                assert verb is not None
                what = f"{verb.name} {option - verb.base} for seat {decision.seat}: {[f.message for f in failed]}"
                assert (option in offered) == (not failed), what
        assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_conditions_of_the_game_agree_while_its_own_question_is_open(table: Table) -> None:
    """A game that explains a verb must explain it fully: what its conditions allow, its own question offers."""
    for state in sample(table, "conditions", PLACES):
        for decision in state.decisions:
            offered = set(decision.options)
            verbs = state.verbs()
            open_verbs = {verb.name for option in offered if (verb := verbs.verb_of(option))}
            for option in tried(state, offered):
                verb = verbs.verb_of(option)
                assert verb is not None
                reasons = state.reasons(decision.seat, verb, option - verb.base)
                if reasons and verb.name in open_verbs:
                    met = all(reason.met for reason in reasons)
                    assert met == (option in offered), f"{verb.name} {option - verb.base}"
                for reason in reasons:
                    assert reason.rules, f"{reason.message.id} cites no rule"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_explains_its_main_acts(name: str) -> None:
    table = next(table for table in TABLES if table.name == name)
    explained = {
        verb.name
        for state in sample(table, "explains", 30)
        for option in state.options()
        if (verb := state.verbs().verb_of(option)) and state.reasons(state.actor, verb, option - verb.base)
    }
    assert explained, "no verb of this game explains its conditions: see why.py of shards"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_who_is_not_asked_is_told_so(table: Table) -> None:
    for state in sample(table, "asked", PLACES):
        asked = state.asked()
        for seat in range(state.seats()):
            if seat in asked:
                continue
            before = state.digest()
            for option in state.options()[:5]:
                assert any(not reason.met for reason in state.explain(seat, option))
                with pytest.raises(Refused):
                    state.apply(option, seat)
            assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_refusal_is_a_sentence_and_changes_nothing(table: Table) -> None:
    for state in sample(table, "refusal", PLACES):
        before = state.digest()
        for seat in state.asked():
            offered = set(next(decision.options for decision in state.decisions if decision.seat == seat))
            for option in tried(state, offered)[::7]:
                if option not in offered:
                    with pytest.raises(Refused) as refusal:
                        state.apply(option, seat)
                    assert refusal.value.message.id
        for junk in (-1, 10**9, "", "no such thing", "#1"):
            with pytest.raises(Refused):
                state.apply(junk)
        for seat in (-2, state.seats(), 99):
            with pytest.raises(Refused):
                state.apply(state.options()[0], seat)
            assert not all(reason.met for reason in state.explain(seat, state.options()[0]))
        assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_nothing_can_be_chosen_when_the_game_is_over(table: Table) -> None:
    last = ended(table, "over")
    before = last.digest()
    with pytest.raises(Refused):
        last.apply(0)
    assert not all(reason.met for reason in last.explain(0, 0))
    assert last.digest() == before
