"""Fair by construction: what a seat cannot know makes no difference to any bot, of any level, in any game."""

from __future__ import annotations

import pytest

from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import SHELF, box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.plain import save
from ludoteka.lab.tables import Table
from tests.bots.positions import AT_TABLES, cheap, questions
from tests.contract.tables import TABLES


@pytest.mark.parametrize(("table", "level"), AT_TABLES, ids=repr)
def test_a_bot_chooses_the_same_whatever_it_cannot_know(table: Table, level: str) -> None:
    """The true table and worlds redealt from it look alike to the seat: with the same seed the choice is the same."""
    rng = Rng(repr(table), level)
    asked = 0
    for state, seat in questions(table, "fair", 3):
        chosen = cheap(level, box(table.name), "1").choose(Observer(state, seat))
        assert chosen in Observer(state, seat).options()
        for _ in range(3):
            twin = state.redeal(seat, rng.fork())
            assert cheap(level, box(table.name), "1").choose(Observer(twin, seat)) == chosen
        asked += 1
    assert asked == 3


@pytest.mark.parametrize("game", sorted(SHELF))
def test_the_tried_options_and_their_worth_do_not_depend_on_it_either(game: str) -> None:
    """Not the choice alone: every visit and every mean of the search."""
    rng = Rng(game, "visits")
    for table in (table for table in TABLES if table.name == game):
        for state, seat in questions(table, "visits", 2):
            found = []
            for eyes in (state, state.redeal(seat, rng.fork()), state.redeal(seat, rng.fork())):
                advice = cheap("master", box(game), "1", 24).advise(Observer(eyes, seat))
                found.append([(one.option, one.worth, one.weight, one.words().data()) for one in advice])
            assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_worlds_to_think_in_depend_on_what_the_seat_knows_alone(table: Table) -> None:
    rng = Rng(repr(table), "worlds")
    for state, seat in questions(table, "worlds", 6):
        twin = state.redeal(seat, rng.fork())
        for number in range(3):
            mine = save(Observer(state, seat).world(Rng(str(number))))
            other = save(Observer(twin, seat).world(Rng(str(number))))
            for data in (mine, other):
                del data["horizon"]  # counts luck and disclosures, of the redeal too; nobody sees it
            assert mine == other


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_luck_of_the_table_is_never_the_luck_of_a_world(table: Table) -> None:
    """A world that went on with the table's own dice would show its bot the future."""
    for state, seat in questions(table, "luck", 3):
        worlds = [Observer(state, seat).world(Rng(str(number))) for number in range(3)]
        for world in worlds:
            assert not set(world.luck) & set(state.luck)
        assert len({tuple(world.luck) for world in worlds}) == 3
