"""Forecasts: what is sure then happens in every world alike, what is not sure holds where nobody answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.forecast import KINDS, MOST_PASSES, Fact, pass_of
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab.tables import Table
from tests.contract.tables import GAMES, SOAK, TABLES, sample, text
from tests.contract.test_goals import is_there

PLACES = 400 if SOAK else 12
CHOICES = 1000  # of each game, over all its tables
SILENT = {"elves"}  # whose forecasts let by the windows of who chooses, as those of others: a blow is told to its end


def facts_of(table: Table, state: State, seat: int, option: int) -> list[Fact]:
    return shelf.box(table.name).preview(state, seat, option)


def told(facts: list[Fact]) -> str:
    return text([fact.data() for fact in facts])


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_forecast_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(table: Table) -> None:
    rng = Rng(repr(table), "forecast")
    for state in sample(table, "forecast", PLACES):
        before = state.digest()
        for decision in state.decisions:
            twin = state.redeal(decision.seat, rng.fork())
            for option in decision.options[:12]:
                here = facts_of(table, state, decision.seat, option)
                assert told(facts_of(table, twin, decision.seat, option)) == told(here)
                for fact in here:
                    assert fact.kind in KINDS
                    assert fact.n >= 0
                    view = state.view(decision.seat)
                    assert not fact.place or is_there(view, fact.place), fact.place
        assert state.digest() == before


def options_of(state: State, seat: int) -> list[int]:
    question = state.question(seat)
    return [] if question is None else question.options


def happens(box: Any, state: State, seat: int, option: int, let_others_pass: bool) -> list[Fact]:
    """What truly comes of a choice, as facts: with all its luck, and with others who pass, if they shall."""
    before = state.facing(seat)
    twin = before.clone()
    twin.log = []
    events: list[Event] = twin.log
    twin.apply(option, seat)
    for _ in range(MOST_PASSES if let_others_pass else 0):
        passing = -1 if twin.ending or (twin.actor == seat and box.name not in SILENT) else pass_of(twin)
        if passing < 0:
            break
        twin.play(passing)
    signs = box.signs()
    return [
        fact
        for event in events
        if event.what.name in signs
        for fact in signs[event.what.name].facts(before, event, seat, True)
    ]


def counted(facts: list[Fact]) -> Counter[str]:
    """How often each thing is told; the end of the game is no happening."""
    told = [fact for fact in facts if not fact.message.id.startswith("kernel-")]
    return Counter(text([fact.kind, fact.n, fact.message.data()]) for fact in told)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_sure_happens_and_what_was_not_happens_if_nobody_answers(name: str) -> None:
    """Foretold in one world, made in another that the seat cannot tell from it, with luck of its own."""
    box = shelf.box(name)
    tables = [table for table in TABLES if table.name == name]
    rng = Rng(name, "then")
    tried = sure = unsure = 0
    for round in range(100):
        for table in tables:
            for state in sample(table, f"then/{round}", 12):
                decision = state.decisions[0]
                for option in decision.options[:4]:
                    world = state.redeal(decision.seat, rng.fork())
                    if option not in options_of(world, decision.seat):
                        continue
                    foretold = box.preview(state, decision.seat, option)
                    now = counted(happens(box, world, decision.seat, option, False))
                    assert not counted([fact for fact in foretold if fact.sure]) - now
                    if any(not fact.sure for fact in foretold):
                        then = counted(happens(box, world, decision.seat, option, True))
                        assert not counted(foretold) - then
                    tried += 1
                    sure += sum(fact.sure for fact in foretold)
                    unsure += sum(not fact.sure for fact in foretold)
        if tried >= CHOICES and sure > 100:
            break
    assert tried >= CHOICES
    assert sure > 100
