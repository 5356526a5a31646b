"""A question only looks: asking, reading and foretelling leave the table as it lies, for every seat of every game."""

from __future__ import annotations

import pytest

from ludoteka.bots.observer import Observer
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import save
from ludoteka.kernel.question import Question
from ludoteka.lab.tables import Table
from tests.contract.tables import SOAK, TABLES, sample, walk

FORETOLD = 12 if SOAK else 3  # options of each question that are looked at


def stands(state: State) -> tuple[dict[str, object], list[int] | None, object]:
    """Everything that asking could have changed."""
    offered = state.offered
    return save(state), None if offered is None else list(offered), state.log


def read(question: Question) -> None:
    """All that can be wanted of a question."""
    assert question.options
    for choice in question.choices():
        assert question.find(choice.notation) == choice.option
        assert question.choice(choice.option) is choice
        question.forgone(choice.option)
    for option in question.options[:FORETOLD]:
        question.preview(option)
    if question.passing is not None and question.window:
        assert question.state.verbs().means(question.state, question.seat, question.passing)
    assert question.is_idle in (True, False)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_asking_changes_nothing(table: Table) -> None:
    for number, state in enumerate(walk(table, "asking")):
        state.log = [] if number % 3 == 0 else None
        if number % 2:
            state.options()  # sometimes the offers are known already
        before = stands(state)
        asked = state.asked()
        for seat in range(-1, state.seats() + 1):
            question = state.question(seat)
            assert (question is not None) == (seat in asked)
            if question is not None:
                assert question.seat == seat
                read(question)
            assert stands(state) == before, f"asking seat {seat} changed the table"
        state.log = None


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_offers_of_a_question_are_those_of_the_state_turned_to_its_seat(table: Table) -> None:
    for state in sample(table, "offers", 20):
        for question in state.decisions:
            twin = state.clone()
            twin.turn_to(question.seat)
            assert question.options == twin.options()
            offers = [one.data() for one in twin.choices()]
            assert [one.data() for one in question.choices()] == offers
            assert [one.data() for one in Observer(state, question.seat).choices()] == offers, "twins numbered alike"


def told(events: list[Event], seat: int) -> list[dict[str, object]]:
    return [event.view(seat) for event in events]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_is_foretold_comes_true_and_shows_no_secret(table: Table) -> None:
    """It is how the events of the choice begin, and the same in every world that the seat cannot tell apart."""
    rng = Rng("foretold", repr(table))
    for state in sample(table, "foretold", 12):
        for question in state.decisions:
            seat = question.seat
            world = state.redeal(seat, rng.fork())
            same = world.question(seat)
            assert same is not None
            for option in question.options[:FORETOLD]:
                foretold = told(question.preview(option), seat)
                assert foretold == told(same.preview(option), seat), question.choice(option).notation
                after = state.clone()
                after.log = []
                after.apply(option, seat)
                assert foretold == told(after.log, seat)[: len(foretold)]
