"""Writes the golden records of Elven Fury: careful play, a few tables that cover every option at every player count.

The general tool plays at random; random games of this book are thousands of choices long.
"""

from __future__ import annotations

from pathlib import Path

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from ludoteka.lab.golden import ending, played
from ludoteka.lab.tables import Table, accepted

ROOT = Path(__file__).parents[1]
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


def write(table: Table, match: Match, number: int) -> None:
    file = FOLDER / f"{number:02}-{table.players}p-{ending(match)}.record"
    file.write_text(match.record.write(), "utf-8")
    print(f"{file.name}: {len(match.record.plies)} choices")


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
        write(table, match, number)
    rare = Table("elves", 2, {setting.name: setting.default for setting in shelf.box("elves").settings()})
    for attempt in range(TRIES):
        if "last-standing" in known:
            break
        match = played(rare, f"rare/{attempt}", careful=True)
        if ending(match) == "last-standing":
            number += 1
            known.add("last-standing")
            write(rare, match, number)


if __name__ == "__main__":
    main()
