"""What a viewer cannot know makes no difference to anything that is sent to him."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import save
from ludoteka.kernel.playout import playout
from ludoteka.lab.tables import Table
from tests.contract.tables import BOUND, SOAK, TABLES, ended, sample, seen, text, viewers, walk

PLACES = 2000 if SOAK else 15  # of each table, for every viewer and twice: over 100,000 redealt worlds a game


def doubles(state: State, rng: Rng) -> Iterator[tuple[int, State]]:
    """For each viewer another world that he cannot tell from this one."""
    for viewer in viewers(state):
        yield viewer, state.redeal(viewer, rng.fork())


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_redealt_world_looks_the_same_to_its_viewer(table: Table) -> None:
    rng = Rng(repr(table), "looks")
    for state in sample(table, "looks", PLACES):
        before = state.digest()
        for viewer, twin in doubles(state, rng):
            assert seen(twin, viewer) == seen(state, viewer)
            again = twin.redeal(viewer, rng.fork())
            assert seen(again, viewer) == seen(state, viewer)
        assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_nobody_sees_the_machine(table: Table) -> None:
    for state in sample(table, "inner", 8):
        for viewer in viewers(state):
            view = state.view(viewer)
            for name in ("stack", "luck", "script", "horizon"):
                assert name not in view
            assert text(view)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_redealt_world_has_the_same_components(table: Table) -> None:
    box = shelf.box(table.name)
    rng = Rng(repr(table), "components")
    for state in sample(table, "components", PLACES):
        parts = box.components(state)
        assert parts, "Box.components counts the printed things at the table"
        for _, twin in doubles(state, rng):
            assert box.components(twin) == parts


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_components_are_conserved_from_the_deal_to_the_end(table: Table) -> None:
    box = shelf.box(table.name)
    game = table.game
    parts: dict[str, int] = {}
    for state in chain(walk(table, "conserved"), [ended(table, f"end/{n}") for n in range(5)]):
        now = {name: count for name, count in box.components(state).items() if count}
        assert all(count > 0 for count in now.values())
        assert now == (parts or now), "a printed thing was lost or made"
        parts = now
    assert {k: v for k, v in box.components(game.deal("another")).items() if v} == parts


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_redealt_world_can_be_played_to_the_end(table: Table) -> None:
    rng = Rng(repr(table), "end")
    for state in sample(table, "end", 2):
        for _, twin in doubles(state, rng):
            assert playout(twin, rng.fork(), BOUND) < BOUND
            assert twin.outcome is not None


def chosen_in_both(state: State, twin: State, rng: Rng) -> tuple[int, int] | None:
    """A seat and an option that both worlds offer, or None."""
    for mine, his in zip(state.decisions, twin.decisions):
        assert mine.seat == his.seat
        both = [option for option in mine.options if option in his.options]
        if both:
            return mine.seat, both[rng.below(len(both))]
    return None


def told(events: list[Event], viewer: int) -> str:
    return text([[event.view(viewer), event.message(viewer).data()] for event in events])


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_worlds_that_look_alike_go_on_alike_until_something_is_disclosed(table: Table) -> None:
    """The same choice in two worlds that a viewer cannot tell apart tells him the same, unless the horizon moved."""
    rng = Rng(repr(table), "alike")
    compared = 0
    for state in sample(table, "alike", PLACES):
        for viewer, twin in doubles(state, rng):
            world = state.clone()
            choice = chosen_in_both(world, twin, rng)
            if choice is None:
                continue
            seat, option = choice
            world.log, twin.log = [], []
            before = world.horizon, twin.horizon
            world.apply(option, seat)
            twin.apply(option, seat)
            if (world.horizon, twin.horizon) == before:
                compared += 1
                assert seen(world, viewer) == seen(twin, viewer)
                assert told(world.log, viewer) == told(twin.log, viewer)
    assert compared


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_may_be_taken_back_taught_nothing_to_who_chose(table: Table) -> None:
    """In two worlds that a seat cannot tell apart its choice shows it the same, unless a lesson is counted."""
    rng = Rng(repr(table), "lessons")
    compared = 0
    for state in sample(table, "lessons", PLACES):
        for viewer, twin in doubles(state, rng):
            world = state.clone()
            choice = chosen_in_both(world, twin, rng)
            if choice is None or choice[0] != viewer:
                continue
            seat, option = choice
            world.log, twin.log = [], []
            before = world.lessons(), twin.lessons()
            world.apply(option, seat)
            twin.apply(option, seat)
            if (world.lessons(), twin.lessons()) == before:
                compared += 1
                assert seen(world, viewer) == seen(twin, viewer)
                assert told(world.log, viewer) == told(twin.log, viewer)
    assert compared


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_events_hide_what_their_viewer_may_not_know(table: Table) -> None:
    _, state = table.game, table.game.deal("events")
    rng = Rng("events", repr(table))
    kinds = {what.name for what in shelf.box(table.name).happenings()}
    count = 0
    while not state.ending and count < 100:
        state.log = []
        options = state.options()
        state.play(options[rng.below(len(options))])
        count += 1
        for event in state.log:
            assert event.what.name in kinds, f"{event.what.name} is not among the box's happenings"
            for viewer in viewers(state):
                view = event.view(viewer)
                assert view["event"] == event.what.name
                assert text(view)
                hidden = [slot.name for slot in event.what.slots if slot.sight and viewer != event.owner()]
                message = event.message(viewer)
                for name in hidden:
                    assert view[name] is None
                    assert name not in message.args
                assert message.id.endswith("-hidden") == bool(hidden)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_answers_not_yet_revealed_are_dealt_anew_too(table: Table) -> None:
    """Where several choose at once, who has not answered yet cannot tell what another has: redealt worlds must vary."""
    rng = Rng(repr(table), "answers")
    state = table.game.deal("answers")
    tried = 0
    for _ in range(200):
        if state.ending or tried >= 6:
            break
        open_now = state.decisions
        if len(open_now) > 1:
            first, second = open_now[0], open_now[1]
            many = len(first.options) > 1
            state.apply(first.options[rng.below(len(first.options))], first.seat)
            if many and second.seat in state.asked():
                tried += 1
                worlds = [state.redeal(second.seat, rng.fork()) for _ in range(24)]
                told = {str(save(world.current())) for world in worlds}
                assert len(told) > 1, "a redealt world still holds the hidden answer of another seat"
        else:
            state.apply(open_now[0].options[rng.below(len(open_now[0].options))], open_now[0].seat)
