"""How each game lies on the terminal: views in, rich renderables out.

A game's table is a class `Board` in `cli/tables/<game>.py`; a game without one is laid out by `generic.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ludoteka.cli.tables.generic import Board


def board_of(game: str) -> Board:
    """The board of a game."""
    name = f"ludoteka.cli.tables.{game}"
    if find_spec(name) is None:
        return Board(game)
    board = import_module(name).Board(game)
    assert isinstance(board, Board)
    return board
