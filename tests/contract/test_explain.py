"""Why and why not: the conditions explained agree with the options offered, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused
from ludoteka.lab.tables import Table
from tests.agreed import tried
from tests.contract.tables import GAMES, SOAK, TABLES, ended, sample

PLACES = 200 if SOAK else 6


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


def each_asked(table: Table, name: str) -> Iterator[tuple[State, set[int]]]:
    """Sampled positions with each of the asked as the actor, and what is offered to them."""
    for state in sample(table, name, PLACES):
        for decision in state.decisions:
            yield state.facing(decision.seat), set(decision.options)


def verb_at(state: State, option: int) -> Verb:
    verb = state.verbs().verb_of(option)
    assert verb is not None
    return verb


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_an_act_may_be_done_exactly_when_it_is_offered(table: Table) -> None:
    """Where acts are asked for: `may` of each, silent or told, against the `offer` that may be written by hand."""
    for state, offered in each_asked(table, "acts"):
        acts_are_open = any(verb_at(state, option).act is not None for option in offered)
        for option in tried(state, offered):
            verb = verb_at(state, option)
            if verb.act is None:
                continue
            n = option - verb.base
            why = Why()
            may = verb.act.may(state, state.actor, n, why)
            assert may == why.holds() == verb.act.may(state, state.actor, n, None), f"{verb.name} {n}"
            assert not acts_are_open or may == (option in offered), f"{verb.name} {n}"
            for reason in why.found:
                assert reason.rules, f"{reason.message.id} cites no rule"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_wrong_answer_is_told_the_condition_that_it_fails(table: Table) -> None:
    """Nobody who answers the open question, wrongly, is told that another one is open."""
    for state, offered in each_asked(table, "answers"):
        used = {verb_at(state, option).name for option in offered}
        for option in tried(state, offered):
            verb = verb_at(state, option)
            why = Why()
            state.stack[-1].weigh(state, option, why)
            what = f"{verb.name} {option - verb.base}: {[reason.message for reason in why.found]}"
            assert option not in offered or why.holds(), what
            if why.found and why.holds() and option not in offered:
                assert any(names_alike(state, option, one) for one in offered), what
            if option not in offered and verb.name in used:
                failed = [reason for reason in state.explain(state.actor, option) if not reason.met]
                assert failed
                assert all(reason.rules for reason in failed), what
                assert all(reason.message.id != "kernel-other-question" for reason in failed), what


def names_alike(state: State, one: int, other: int) -> bool:
    """Whether two options are the same thing said twice: equal cards are one option."""
    verb = verb_at(state, one)
    words = [verb.noun.words(state, state.actor, option - verb.base) for option in (one, other)]
    return verb is verb_at(state, other) and words[0] == words[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_acts(name: str) -> None:
    table = next(table for table in TABLES if table.name == name)
    open_ones = {
        verb_at(state, option).name
        for state in sample(table, "explains", 30)
        for option in state.options()
        if verb_at(state, option).act is not None
    }
    assert open_ones, "no verb of this game is an act: see acts.py of shards"


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
