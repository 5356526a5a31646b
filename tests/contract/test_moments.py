"""What happens is seen in moments: every fact in exactly one, in order, each with its weight."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.happenings import BANNER, MOST_MOMENTS, QUIET, Event
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.moments import Film, Moment, moments
from ludoteka.lab.tables import Table, accepted
from tests.contract.tables import BOUND, GAMES, SOAK, TABLES, sample, seen, step, text, viewers
from tests.contract.test_secrets import chosen_in_both, doubles, told

GOLDEN = Path(__file__).parent.parent / "golden"
PLAYED = 1000  # random games of each box, whole
PLACES = 300 if SOAK else 15  # of each table


@pytest.mark.parametrize("name", GAMES)
def test_every_happening_has_its_weight(name: str) -> None:
    """`name weight`, with a plus where it belongs to the moment that is open; an edit of a weight is an edit here."""
    found = [
        f"{what.name} {what.weight}" + ("" if what.opens else " +") for what in shelf.box(name).happenings()
    ]
    assert found == (GOLDEN / name / "moments.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_in_exactly_one_moment_and_in_order(name: str) -> None:
    tables = accepted(name)
    rng = Rng(name, "moments")
    weights: set[int] = set()
    for n in range(PLAYED):
        state = tables[rng.below(len(tables))].game.deal(f"moments/{n}")
        walked = rng.fork()
        luck = Rng(str(walked), "walk")
        for _ in range(BOUND):
            if state.ending:
                break
            state.log = []
            step(state, luck)
            found = moments(state.log)
            sound(state.log, found)
            weights.update(moment.weight for moment in found)
    assert weights >= {1, 2, 3, 4, BANNER}, "a game of this box shows something of every weight"


def sound(events: list[Event], found: list[Moment]) -> None:
    told = [event for moment in found for event in moment.events]
    assert len(told) == len(events)
    assert all(a is b for a, b in zip(told, events))
    assert len(found) <= MOST_MOMENTS
    for i, moment in enumerate(found):
        assert moment.events
        assert moment.weight == max(event.what.weight for event in moment.events)
        heaviest = next(event for event in moment.events if event.what.weight == moment.weight)
        assert moment.kind == heaviest.what.name
        assert i == 0 or moment.events[0].what.opens
        assert i == len(found) - 1 or moment.weight > QUIET, "what is quiet is shown with what comes next"
    stills = [moment.still for moment in found]
    assert stills == sorted(set(stills))


def test_a_choice_of_very_many_facts_has_a_last_moment() -> None:
    blow = next(what for what in shelf.box("elves").happenings() if what.name == "struck")
    found = moments([Event(blow, 0, 0, 0, 0) for _ in range(MOST_MOMENTS * 2)])
    assert len(found) == MOST_MOMENTS
    assert [len(moment.events) for moment in found] == [1] * (MOST_MOMENTS - 1) + [MOST_MOMENTS + 1]


def test_nothing_happened_is_no_moment() -> None:
    assert moments([]) == []


def patched(view: Any, patch: list[tuple[str, Any]]) -> Any:
    """A view with these places put in, as a page does it."""
    view = deepcopy(view)
    for path, value in patch:
        if not path:
            view = deepcopy(value)
            continue
        *steps, last = path.split("/")
        thing = view
        for name in steps:
            thing = thing[int(name)] if isinstance(thing, list) else thing[name]
        thing[int(last) if isinstance(thing, list) else last] = deepcopy(value)
    return view


def filmed(state: State, choice: int, seat: int, viewer: int) -> tuple[Film, list[list[tuple[str, Any]]]]:
    film = Film(state, choice, seat)
    return film, film.changes(lambda one: one.view(viewer))


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_changes_of_moments_lead_to_what_is(table: Table) -> None:
    rng = Rng(repr(table), "film")
    several = 0
    for state in sample(table, "film", PLACES):
        decision = state.decisions[rng.below(len(state.decisions))]
        option = decision.options[rng.below(len(decision.options))]
        before = state.digest()
        after = state.clone()
        after.apply(option, decision.seat)
        for viewer in viewers(state):
            film, changes = filmed(state, option, decision.seat, viewer)
            assert film.after.digest() == after.digest(), "what is looked at is what happened"
            assert len(changes) == len(film.moments)
            assert len(film.stills) <= MOST_MOMENTS
            view = state.view(viewer)
            for patch in changes:
                view = patched(view, patch)
            if film.moments:
                assert view == after.view(viewer)
            several += len(film.moments) > 1
        assert state.digest() == before
        assert state.stills is None
        assert after.stills is None
    assert several


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_worlds_that_look_alike_are_seen_to_change_alike(table: Table) -> None:
    """Who is told the same of a choice, and sees the same afterwards, has seen the same meanwhile."""
    rng = Rng(repr(table), "seen alike")
    compared = 0
    for state in sample(table, "seen alike", PLACES):
        for viewer, twin in doubles(state, rng):
            choice = chosen_in_both(state, twin, rng)
            if choice is None:
                continue
            seat, option = choice
            film, mine = filmed(state, option, seat, viewer)
            other, his = filmed(twin, option, seat, viewer)
            facts = [event for moment in film.moments for event in moment.events]
            others = [event for moment in other.moments for event in moment.events]
            if told(facts, viewer) == told(others, viewer) and seen(film.after, viewer) == seen(other.after, viewer):
                compared += 1
                assert [(one.weight, one.kind) for one in film.moments] == [
                    (one.weight, one.kind) for one in other.moments
                ]
                assert text(mine) == text(his)
    assert compared


def test_a_game_that_nobody_looks_at_takes_no_pictures() -> None:
    state = shelf.game("elves", 2).deal("unseen")
    rng = Rng("unseen", "walk")
    for _ in range(60):
        state.log = []
        step(state, rng)
        assert state.stills is None
