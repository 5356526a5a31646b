"""What is too big for every run, OpenSpiel and Parquet: `pip install ludoteka[peers,data]` comes first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.lab.sim import Plan, simulate


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
