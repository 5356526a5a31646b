"""Eyes tell a seat what it may know, all of it in its place, and nothing of what it may not."""

from __future__ import annotations

from array import array

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.eyes import Eye
from ludoteka.kernel.factors import Factors
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab.tables import Table
from tests.contract.tables import GAMES, ONE_A_GAME, SOAK, TABLES, sample

PLACES = 6  # of each table, for every seat
PAIRS = 100_000  # of each game, in a soak


def row(eye: Eye, state: State, seat: int) -> array[int]:
    cells = array("h", [7]) * eye.size
    eye.observe(state, seat, memoryview(cells))
    return cells


def segment(eye: Eye, cells: array[int], name: str) -> list[int]:
    at = 0
    for known, size in eye.segments:
        if known == name:
            return cells[at : at + size].tolist()
        at += size
    raise KeyError(name)


def places(table: Table) -> int:
    """How many positions of a table are looked at: in a soak all tables of a game have 100,000 pairs together."""
    if not SOAK:
        return PLACES
    return -(-PAIRS // sum(shelf.eye_of(one.game).seats for one in TABLES if one.name == table.name))


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_worlds_that_a_seat_cannot_tell_apart_have_equal_rows(table: Table) -> None:
    rng = Rng(repr(table), "eyes")
    eye = shelf.eye_of(table.game)
    wanted = places(table)
    found = 0
    for state in sample(table, "eyes", wanted):
        for seat in range(eye.seats):
            assert row(eye, state.redeal(seat, rng.fork()), seat) == row(eye, state, seat)
        found += 1
    assert found == wanted


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
def test_a_row_tells_what_the_view_tells(table: Table) -> None:
    """Numbers and flags of the table and of each seat, round from the one that looks; lists by how long they are."""
    eye = shelf.eye_of(table.game)
    told = {name for name, size in eye.segments if size == 1}
    looked: set[str] = set()
    for state in sample(table, "views", 20):
        for seat in range(eye.seats):
            cells = row(eye, state, seat)
            view = state.view(seat)
            players = view[table.game.box.common()]
            assert segment(eye, cells, "seat") == [seat]
            for place, thing in [(-1, view)] + [(n, players[(seat + n) % eye.seats]) for n in range(eye.seats)]:
                for name, value in thing.items():
                    whole = name if place < 0 else f"players.{place}.{name}"
                    if type(value) in (int, bool) and whole in told and name not in SEATS:
                        assert segment(eye, cells, whole) == [int(value)], whole
                        looked.add(name)
                    if isinstance(value, list) and f"{whole}.count" in told:
                        assert segment(eye, cells, f"{whole}.count") == [len(value)], whole
                        looked.add(name)
    assert len(looked) > 8


SEATS = {"seat", "actor", "turn", "first", "shadow", "nemesis", "attacker", "defender", "keeper", "blocker"}


@pytest.mark.parametrize("name", GAMES)
def test_a_row_tells_much(name: str) -> None:
    table = Table(name, 2, {})
    eye = shelf.eye_of(table.game)
    rows = {bytes(row(eye, state, state.actor)) for state in sample(table, "much", 60)}
    assert len(rows) > 50
    assert sum(size for _, size in eye.segments) == eye.size
    assert len({name for name, _ in eye.segments}) == len(eye.segments)


@pytest.mark.parametrize("name", GAMES)
def test_the_question_and_the_mask_are_the_options(name: str) -> None:
    table = Table(name, 2, {})
    eye = shelf.eye_of(table.game)
    verbs = table.game.box.blank().verbs()
    assert eye.actions == len(verbs.at)
    for state in sample(table, "masks", 40):
        flags = bytearray(b"\7" * (eye.actions + 5))
        for seat in range(eye.seats):
            question = state.question(seat)
            eye.mask(state, seat, memoryview(flags), 5)
            assert [n for n, flag in enumerate(flags[5:]) if flag] == sorted(question.options if question else [])
            cells = row(eye, state, seat)
            assert segment(eye, cells, "question.asked") == [int(question is not None)]
            assert sum(segment(eye, cells, "question.verbs")) == len(question.options if question else [])
        assert flags[:5] == b"\7" * 5


@pytest.mark.parametrize("name", GAMES)
def test_an_option_is_its_factors(name: str) -> None:
    verbs = shelf.box(name).blank().verbs()
    factors = Factors(verbs)
    assert len(factors.options) == len(verbs.at), "no two options have the same factors"
    for option in range(len(verbs.at)):
        assert factors.join(*factors.split(option)) == option
    assert factors.join(0, factors.sizes[1], 0) == -1
    for state in sample(Table(name, 2, {}), "factors", 25):
        found: list[int] = []
        for verb in masked(factors, state, 0, -1, -1):
            for first in masked(factors, state, 1, verb, -1):
                found += [factors.join(verb, first, second) for second in masked(factors, state, 2, verb, first)]
        assert sorted(found) == sorted(state.options())


def masked(factors: Factors, state: State, which: int, verb: int, first: int) -> list[int]:
    flags = bytearray(factors.sizes[which])
    factors.mask(state, memoryview(flags), 0, verb, first)
    return [n for n, flag in enumerate(flags) if flag]


def test_the_many_options_of_evolution_have_small_factors() -> None:
    factors = Factors(shelf.box("evolution").blank().verbs())
    assert len(factors.options) > 20_000
    assert max(factors.sizes) < 150


def test_a_buffer_that_is_too_short_is_not_written_past() -> None:
    game = shelf.game("quarriors")
    eye = shelf.eye_of(game)
    with pytest.raises(ValueError, match="different structures"):
        eye.observe(game.deal(1), 0, memoryview(array("h", [0] * (eye.size - 1))))
