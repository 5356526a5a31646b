"""Rates the levels of every game from the matches of `ladder.json`: `python -m ludoteka.lab.ladder [--check]`.

A match there is who met whom, how many games were played, and how many the first has won (a shared win is half a one).
`--check` only says whether `ratings.json` is what these matches make of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from ludoteka.lab.ratings import rated

MATCHES: Final = Path(__file__).parent / "ladder.json"
RATINGS: Final = Path(__file__).parents[1] / "bots" / "learned" / "ratings.json"
ANCHOR: Final = "greedy"  # every game has one, and it learns nothing: its points are the same in all games
ANCHORED: Final = 1500
NARROWEST, WIDEST = 108, 301  # points between two levels: 65 and 85 games of a hundred


def matches() -> dict[str, list[dict[str, Any]]]:
    """The matches of each game."""
    found: dict[str, list[dict[str, Any]]] = json.loads(MATCHES.read_text("utf-8"))
    return found


def met(rows: list[dict[str, Any]]) -> list[tuple[str, str, float]]:
    """Game by game: who met whom, and which part of the win the first got."""
    found: list[tuple[str, str, float]] = []
    for row in rows:
        whole = int(row["wins"])
        shared = row["wins"] - whole
        lost = row["games"] - whole - (1 if shared else 0)
        found += [(row["a"], row["b"], 1.0)] * whole + [(row["a"], row["b"], 0.0)] * lost
        if shared:
            found.append((row["a"], row["b"], shared))
    return found


def fitted(rows: list[dict[str, Any]]) -> dict[str, list[int]]:
    """The points of each level, the strongest first, and how far each may be off."""
    names = list(dict.fromkeys(name for row in rows for name in (row["a"], row["b"])))
    ratings = rated(names, met(rows))
    anchor = next((one.elo for one in ratings if one.bot == ANCHOR), float(ANCHORED))
    return {one.bot: [round(one.elo - anchor + ANCHORED), round(one.high - one.elo)] for one in ratings}


def text() -> str:
    """What `ratings.json` is to hold, a level a line."""
    games = []
    for game, rows in matches().items():
        levels = ",\n".join(f'  "{level}": {points}' for level, points in fitted(rows).items())
        games.append(f' "{game}": {{\n{levels}\n }}')
    return "{\n" + ",\n".join(games) + "\n}\n"


def main(arguments: list[str]) -> int:
    made = text()
    if "--check" in arguments:
        return 0 if RATINGS.read_text("utf-8") == made else 1
    RATINGS.write_text(made, "utf-8")
    print(made)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
