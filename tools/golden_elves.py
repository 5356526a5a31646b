"""Writes the golden records of Elven Fury: careful play, a few tables that cover every option at every player count.

The general tool plays at random; random games of this book are thousands of choices long.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from ludoteka.games import shelf  # noqa: E402
from tests.contract.tables import Table, accepted  # noqa: E402
from tools.golden import ending, played, write  # noqa: E402

FOLDER = ROOT / "tests" / "golden" / "elves"
MOST = 1_500  # choices; a longer game is dealt again
TRIES = 40


def covers(table: Table) -> set[tuple[int, str, object]]:
    """What a table tries, rulings aside."""
    settings = [setting.name for setting in shelf.box("elves").settings() if not setting.ruling]
    return {(table.players, name, table.options[name]) for name in settings}


def cover() -> list[Table]:
    """Tables, the most telling first, until every value of every option has been tried at every player count."""
    left = accepted("elves")
    wanted = {what for table in left for what in covers(table)}
    chosen: list[Table] = []
    while wanted:
        best = max(left, key=lambda table: len(covers(table) & wanted))
        chosen.append(best)
        wanted -= covers(best)
    return chosen


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.record"):
        file.unlink()
    known: set[str] = set()
    number = 0
    tables = cover()
    for table in tables:
        number += 1
        for attempt in range(TRIES):
            match = played(table, f"golden/{number}/{attempt}", careful=True)
            if match.state.ending and len(match.record.plies) <= MOST:
                break
        known.add(ending(match))
        write(FOLDER, table, match, number)
    rare = Table("elves", 2, {setting.name: setting.default for setting in shelf.box("elves").settings()})
    for attempt in range(TRIES):
        if "last-standing" in known:
            break
        match = played(rare, f"rare/{attempt}", careful=True)
        if ending(match) == "last-standing":
            number += 1
            known.add("last-standing")
            write(FOLDER, rare, match, number)


if __name__ == "__main__":
    main()
