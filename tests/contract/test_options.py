"""What is offered: never nothing, never the same twice, always in words that lead back; and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.lab.tables import Table
from tests.contract.tables import SOAK, TABLES, ended, sample, walk

GAMES_TO_THE_END = 300 if SOAK else 8


def place(view: Any, path: str) -> bool:
    """Whether this path leads somewhere in a view."""
    for part in path.split("/"):
        if isinstance(view, list):
            if not part.isdigit() or int(part) >= len(view):
                return False
            view = view[int(part)]
        elif isinstance(view, dict) and part in view:
            view = view[part]
        else:
            return False
    return True


def check_words(state: State) -> None:
    seat = state.actor
    choices = state.choices()
    assert [choice.option for choice in choices] == state.options()
    notations = [choice.notation for choice in choices]
    assert len(set(notations)) == len(notations), notations
    verbs = state.verbs()
    for choice in choices:
        assert choice.notation.strip() == choice.notation != ""
        assert state.option_of(choice.notation) == choice.option
        verb = verbs.verb_of(choice.option)
        assert verb is not None
        assert verb.name == choice.verb
        bare = state.choice(choice.option).notation
        found = verbs.find(state, seat, bare)
        assert found >= 0, bare
        assert state.choice(found).notation == bare, "another thing of the same name may be found, no other name"
        assert choice.label.id == f"{verbs.game}-do-{verb.name}"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_options_at_every_decision(table: Table) -> None:
    for state in walk(table, "options"):
        if state.ending:
            continue
        offered = state.offered
        state.offered = None
        assert offered is None or offered == state.options(), "what a step offers is not what the question offers"
        obvious = state.current().obvious(state)
        assert obvious == -1 or obvious in state.options(), "a playout would take what is not open"
        asked = state.asked()
        assert state.actor in asked
        assert len(set(asked)) == len(asked)
        before = state.digest()
        assert state.outcome is None
        for decision in state.decisions:
            assert 0 <= decision.seat < state.seats()
            assert decision.options, decision.prompt.message.id
            assert len(set(decision.options)) == len(decision.options)
            assert decision.rules, f"{decision.prompt.message.id} cites no rule"
        first = state.decision
        assert first is not None
        assert first.options == state.options()
        assert state.digest() == before, "asking changed the table"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_choices_have_words_that_lead_back(table: Table) -> None:
    for state in sample(table, "words", 20):
        before = state.digest()
        for seat in state.asked():
            twin = state.clone()
            twin.actor = seat
            check_words(twin)
            view = twin.view(seat)
            for choice in twin.choices():
                for path in choice.places:
                    assert place(view, path), f"{choice.notation}: {path}"
        assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_every_game_ends_and_says_how(table: Table) -> None:
    for n in range(GAMES_TO_THE_END):
        last = ended(table, f"ends/{n}")
        assert last.decision is None
        assert last.decisions == []
        outcome = last.outcome
        assert outcome is not None
        assert outcome.ending in last.endings()[1:]
        assert len(set(outcome.winners)) == len(outcome.winners)
        assert all(0 <= seat < last.seats() for seat in outcome.winners)
        assert len(last.sides()) == last.seats()
        assert len(outcome.scores) in (0, last.seats())


@pytest.mark.parametrize("name", shelf.SHELF)
def test_option_numbers_belong_to_one_verb_each(name: str) -> None:
    state = shelf.box(name).blank()
    verbs = state.verbs()
    at = 0
    for verb in verbs.all:
        assert verb.base == at
        assert verb.size >= 1
        for n in (0, verb.size - 1):
            assert verbs.verb_of(verb.base + n) is verb
        at += verb.size
    assert verbs.verb_of(at) is None
    assert verbs.verb_of(-1) is None
    assert len({verb.name for verb in verbs.all}) == len(verbs.all)
