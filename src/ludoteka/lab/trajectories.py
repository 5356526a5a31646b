"""Trajectories: games as rows of Parquet files, a fixed number of games to a file, written by polars."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused

GAMES_A_FILE: Final = 1000


def check(folder: Path) -> None:
    """Refuse, before anything is played, a folder that cannot be written into, or a house without the library."""
    if find_spec("polars") is None:
        raise Refused("lab-no-extra", extra="data")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("lab-no-results", file=str(folder), why=error.strerror or "") from None


def row(game: Game, state: State, number: int, seed: str, bots: tuple[str, ...], choices: list[int]) -> dict[str, Any]:
    """One game: with its seed and choices it can be played again, decision by decision."""
    outcome = state.outcome
    totals = [sum(points for _, points in lines) for lines in outcome.scores] if outcome else []
    return {
        "game": game.name,
        "ruleset": game.ruleset,
        "number": number,
        "seed": seed,
        "bots": list(bots),
        "ending": outcome.ending if outcome else "stood-still",
        "winners": list(outcome.winners) if outcome else [],
        "totals": totals,
        "decisions": len(choices),
        "turns": getattr(state, "turns", None),
        "choices": choices,
    }


def write(folder: Path, first: int, rows: list[dict[str, Any]]) -> None:
    """The games from number `first` on, as a file of their own that is there whole or not at all."""
    import polars

    many = {name: polars.List(polars.Int64) for name in ("winners", "totals", "choices")}
    kinds: dict[str, Any] = {**many, "turns": polars.Int64, "bots": polars.List(polars.String)}
    name = f"games-{first:09}.parquet"
    beside = folder / f".{name}.part"
    polars.DataFrame(rows, schema_overrides=kinds).write_parquet(beside, compression="zstd")
    beside.rename(folder / name)
