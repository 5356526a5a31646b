"""A memory holds what a seat saw and did, and nothing that it could not."""

from __future__ import annotations

from array import array

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab.memory import Memory


def remembered(name: str, state: State, rng: Rng, steps: int) -> Memory:
    memory = Memory(shelf.eye_of(shelf.game(name)), depth=3)
    memory.note(state)
    for _ in range(steps):
        options = state.options()
        actor, option = state.actor, options[rng.below(len(options))]
        state.play(option)
        memory.note(state, actor, option)
    return memory


@pytest.mark.parametrize("name", shelf.SHELF)
def test_games_are_alike_to_a_seat_until_it_sees_a_difference(name: str) -> None:
    state = shelf.game(name).deal(1)
    seat = state.actor
    world = state.redeal(seat, 12345)
    here, there = remembered(name, state, Rng("same"), 0), remembered(name, world, Rng("same"), 0)
    assert here.text(seat) == there.text(seat)
    went, other = remembered(name, state.clone(), Rng("one"), 12), remembered(name, state.clone(), Rng("two"), 12)
    assert went.text(seat) != other.text(seat)
    assert went.text(seat) == remembered(name, state.clone(), Rng("one"), 12).text(seat)


def test_the_tensor_has_the_last_rows_in_their_order() -> None:
    game = shelf.game("quarriors")
    eye = shelf.eye_of(game)
    memory = Memory(eye, depth=3)
    state = game.deal(1)
    cells = array("h", [7] * (3 * eye.size))
    memory.note(state)
    memory.note(state)
    memory.tensor(0, memoryview(cells))
    row = array("h", [0] * eye.size)
    eye.observe(state, 0, memoryview(row))
    assert cells[: 2 * eye.size].tolist() == [0] * (2 * eye.size), "a table seen twice is remembered once"
    assert cells[2 * eye.size :] == row
