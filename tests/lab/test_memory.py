"""A memory holds what a seat saw and did, and nothing that it could not."""

from __future__ import annotations

import pickle
from array import array

import numpy as np
import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab.memory import Memory
from ludoteka.lab.rl.aec import TableEnv
from tests.contract.tables import SOAK

PLACES = 400 if SOAK else 12  # of each game, for every seat


def remembered(name: str, state: State, rng: Rng, steps: int) -> Memory:
    memory = Memory(shelf.eye_of(shelf.game(name)), depth=3)
    memory.note(state)
    for _ in range(steps):
        options = state.options()
        actor, option = state.actor, options[rng.below(len(options))]
        state.play(option)
        memory.note(state, {actor: option})
    return memory


def tensor(memory: Memory, seat: int) -> array[int]:
    cells = array("h", [7] * (memory.depth * memory.width))
    memory.tensor(seat, memoryview(cells))
    return cells


@pytest.mark.parametrize("name", shelf.SHELF)
def test_games_are_alike_to_a_seat_until_it_sees_a_difference(name: str) -> None:
    state = shelf.game(name).deal(1)
    seat = state.actor
    went, other = remembered(name, state.clone(), Rng("one"), 12), remembered(name, state.clone(), Rng("two"), 12)
    assert went.text(seat) != other.text(seat)
    assert went.text(seat) == remembered(name, state.clone(), Rng("one"), 12).text(seat)


@pytest.mark.parametrize("name", shelf.SHELF)
def test_worlds_that_a_seat_cannot_tell_apart_are_remembered_alike(name: str) -> None:
    """The same past, then at each place a world redealt for a seat: what it knows is the same bytes."""
    state = shelf.game(name).deal(3)
    rng = Rng(name, "worlds")
    memory = remembered(name, state, rng, 0)
    for _ in range(PLACES):
        for seat in range(memory.eye.seats):
            here, there = memory.clone(), memory.clone()
            here.note(state, {seat: 5})
            there.note(state.redeal(seat, rng.fork()), {seat: 5})
            assert here.text(seat) == there.text(seat)
            assert tensor(here, seat) == tensor(there, seat)
        for _ in range(1 + rng.below(5)):
            if state.ending:
                return
            options = state.options()
            actor, option = state.actor, options[rng.below(len(options))]
            state.play(option)
            memory.note(state, {actor: option})


def test_what_another_chooses_unseen_leaves_no_trace() -> None:
    """In a draft both choose at once: one sees that the other has chosen, and not what."""
    state = shelf.game("etherstone").deal(1)
    assert state.asked() == [0, 1]
    memories: list[Memory] = []
    for option in state.options()[:2]:
        twin = state.clone()
        memory = remembered("etherstone", twin, Rng("draft"), 0)
        twin.apply(option, 0)
        memory.note(twin, {0: option})
        memories.append(memory)
    one, two = memories
    assert one.text(1) == two.text(1)
    assert tensor(one, 1) == tensor(two, 1)
    assert one.text(0) != two.text(0), "who chose knows what"


def test_the_tensor_has_the_last_entries_in_their_order() -> None:
    game = shelf.game("quarriors")
    eye = shelf.eye_of(game)
    memory = Memory(eye, depth=3)
    state = game.deal(1)
    memory.note(state)
    memory.note(state)
    row = array("h", [0] * eye.size)
    eye.observe(state, 0, memoryview(row))
    width = memory.width
    cells = tensor(memory, 0)
    assert cells[: 2 * width].tolist() == [0] * (2 * width), "a table seen twice is remembered once"
    assert cells[2 * width :].tolist() == [0, *row]
    memory.note(state, {0: 41})
    cells = tensor(memory, 0)
    assert cells[width:].tolist() == [0, *row, 42, *row], "a choice is remembered even where nothing is seen of it"
    for option in range(3):
        memory.note(state, {0: option})
    assert tensor(memory, 0)[::width].tolist() == [1, 2, 3], "older entries go"
    assert len(memory.entries[0]) == 3


@pytest.mark.parametrize("name", ["evolution", "etherstone"])
def test_a_seat_of_an_environment_observes_its_memory(name: str) -> None:
    env = TableEnv(name, memory=4)
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    acted: list[tuple[str, int]] = []
    for _ in range(30):
        agent = env.agent_selection
        row = env.observe(agent)
        assert np.array_equal(row["memory"][-1][1:], row["observation"])
        mine = [action for who, action in acted if who == agent]
        told = [int(cell) - 1 for cell in row["memory"][:, 0] if cell]
        assert told == mine[len(mine) - len(told) :]
        action = int(rng.choice(np.flatnonzero(row["action_mask"])))
        acted.append((agent, action))
        twin = pickle.loads(pickle.dumps(env))
        env.step(action)
        assert twin.information_text(agent) != env.information_text(agent)
        twin.step(action)
        assert twin.information_text(agent) == env.information_text(agent)
