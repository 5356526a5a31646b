"""OpenSpiel finds nothing wrong with our games, and Parquet files hold what was played: requirements-peers.lock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteka.games import shelf
from ludoteka.lab.sim import Plan, simulate

pytestmark = pytest.mark.peers


@pytest.mark.parametrize("serialize", [False, True])
@pytest.mark.parametrize("name", shelf.SHELF)
def test_open_spiel_finds_nothing_wrong(name: str, serialize: bool) -> None:
    import pyspiel

    import ludoteka.lab.rl.spiel  # noqa: F401 (it tells OpenSpiel of our games)

    game = pyspiel.load_game(f"ludoteka_{name}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", shelf.SHELF)
def test_a_history_is_a_whole_game(name: str) -> None:
    import pyspiel

    import ludoteka.lab.rl.spiel  # noqa: F401

    game = pyspiel.load_game(f"ludoteka_{name}")
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    twin: Any = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(twin) == str(state)


@pytest.mark.parametrize("name", shelf.SHELF)
def test_open_spiel_is_told_what_a_seat_has_seen_and_done(name: str) -> None:
    import pyspiel

    import ludoteka.lab.rl.spiel  # noqa: F401

    game = pyspiel.load_game(f"ludoteka_{name}", {"memory": 3})
    state: Any = game.new_initial_state()
    state.apply_action(5)
    for _ in range(20):
        seat, action = state.current_player(), state.legal_actions()[0]
        twin = state.clone()
        before = state.information_state_string(seat)
        state.apply_action(action)
        assert twin.information_state_string(seat) == before != state.information_state_string(seat)
        rows = np.array(state.information_state_tensor(seat)).reshape(game.information_state_tensor_shape())
        assert rows.shape[0] == 3
        assert rows[-1][0] == action + 1
        assert rows[-1][1:].tolist() == state.observation_tensor(seat)
        worlds: list[Any] = [state.clone(), state.clone()]
        for luck, world in enumerate(worlds):  # another world that this seat cannot tell from this one
            other = state.table.redeal(seat, luck)
            world.held.memory.note(other, {seat: 7})
        one, two = worlds
        assert one.information_state_string(seat) == two.information_state_string(seat)
        assert one.information_state_tensor(seat) == two.information_state_tensor(seat)


def test_the_files_of_a_simulation_do_not_depend_on_the_jobs(tmp_path: Path) -> None:
    import polars

    for jobs in (1, 2):
        out = tmp_path / str(jobs)
        out.mkdir()
        simulate(Plan("quarriors", 2, {}, ("random", "greedy"), "files", 1500, out), jobs)
    assert [file.name for file in sorted((tmp_path / "1").iterdir())] == [
        "games-000000000.parquet",
        "games-000001000.parquet",
    ]
    for file in (tmp_path / "1").iterdir():
        assert file.read_bytes() == (tmp_path / "2" / file.name).read_bytes()
    games = polars.read_parquet(tmp_path / "1" / "*.parquet")
    assert games.height == 1500
    game = shelf.game("quarriors")
    last = games.row(1499, named=True)
    state = game.deal(last["seed"])
    for option in last["choices"]:
        state.apply(option)
    assert list(state.winners) == last["winners"]
