"""How strong each level is in each game: one fit over the whole ladder, made by `python -m ludoteka.lab.ladder`."""

from __future__ import annotations

from importlib.resources import files
from json import loads
from typing import Final

RATINGS: Final[dict[str, dict[str, list[int]]]] = {}


def rating(game: str, level: str) -> tuple[int, int]:
    """The points of a level and how far they may be off; 0 where it was not measured."""
    if not RATINGS:
        RATINGS.update(loads((files("ludoteka.bots") / "learned" / "ratings.json").read_text("utf-8")))
    found = RATINGS.get(game, {}).get(level, [0, 0])
    return found[0], found[1]
