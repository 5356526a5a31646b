"""What happens is seen in moments: every fact in exactly one, in order, each with its weight."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.happenings import BANNER, MOST_MOMENTS, QUIET, Event, Moment, moments
from ludoteka.kernel.luck import Rng
from tests.contract.tables import BOUND, GAMES, SOAK, accepted, step

GOLDEN = Path(__file__).parent.parent / "golden"
PLAYED = 1000 if SOAK else 12  # random games of each box
CHOICES = BOUND if SOAK else 400  # of each of them


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
        for _ in range(CHOICES):
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
