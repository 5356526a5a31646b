"""The printed examples can be looked at like records: every step, with every eyes, and under the rules they show."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.room import examples
from ludoteka.room.denied import Denied
from ludoteka.room.replays import OPEN
from ludoteka.text.rulebook import rules_of

ALL = [(game, n) for game in shelf.SHELF for n in range(1, len(examples.stories(game)) + 1)]


@pytest.mark.parametrize(("game", "n"), ALL)
def test_every_printed_example_is_played_through(game: str, n: int) -> None:
    found = examples.example(f"example-{game}-{n}")
    assert found.plies > 0
    for ply in range(found.plies + 1):
        for viewer in (OPEN, -1, 0, 1):
            told = found.at(ply, viewer)
            listed = found.view.plies[ply - 1].moments if ply else []
            assert [moment.kind for moment in told.moments] == [mark.kind for mark in listed]
    assert any(ply.moments for ply in found.view.plies)
    assert set(found.view.example) <= set(rules_of(game))


def test_every_rule_that_is_an_example_can_be_opened() -> None:
    """But the few that only state a figure: those are tests of the data."""
    figures = {"elves.actions.price-example-miraina"}
    for game in shelf.SHELF:
        printed = {rule for rule in rules_of(game) if "example" in rule}
        assert printed - figures <= set(examples.by_rule(game))
    assert len(ALL) > 20


@pytest.mark.parametrize("id", ["", "elves", "elves-0", "elves-99", "chess-1", "elves-١"])
def test_what_is_no_example_is_refused(id: str) -> None:
    with pytest.raises(Denied):
        examples.example(f"example-{id}")
