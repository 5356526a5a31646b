"""Writes the golden records: games of every table and every ending, to be verified for ever. `golden.py [GAME…]`

A record is rewritten only when it is missing or no longer verifies, or with --anew. A change of rules that makes an
old record diverge must be meant: say so in the change log, then run this.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from ludoteka.kernel.refusal import Refused
from ludoteka.lab.golden import ending, played
from ludoteka.lab.tables import Table, accepted, few

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
TRIES = 60


def tables(name: str) -> list[Table]:
    """Every number of players with every value of the first option (the variant), and a cover of all options."""
    found: list[Table] = []
    first = shelf.box(name).settings()[0].name if shelf.box(name).settings() else ""
    seen: set[tuple[int, object]] = set()
    for table in accepted(name):
        key = (table.players, table.options.get(first))
        if key not in seen:
            seen.add(key)
            found.append(table)
    return found + few(name, 40, closely=True)


def stands(file: Path) -> bool:
    if not file.is_file():
        return False
    try:
        shelf.record(file.read_text("utf-8")).verify()
    except Refused as refusal:
        print(f"{file.name}: {refusal}")
        return False
    return True


def write(folder: Path, table: Table, match: Match, number: int) -> None:
    file = folder / f"{number:02}-{table.players}p-{ending(match)}.record"
    file.write_text(match.record.write(), "utf-8")
    print(f"{file.relative_to(ROOT)}: {len(match.record.plies)} choices")


def write_golden(name: str, anew: bool) -> None:
    folder = GOLDEN / name
    folder.mkdir(parents=True, exist_ok=True)
    old = sorted(folder.glob("*.record"))
    if old and not anew and all(stands(file) for file in old):
        print(f"{name}: all {len(old)} records stand")
        return
    for file in old:
        file.unlink()
    known: set[str] = set()
    number = 0
    length: dict[int, tuple[int, Table]] = {}  # by number of players, the table with the shortest game
    for table in tables(name):
        number += 1
        match = played(table, f"golden/{number}", careful=False)
        known.add(ending(match))
        choices = len(match.record.plies)
        if table.players not in length or choices < length[table.players][0]:
            length[table.players] = choices, table
        write(folder, table, match, number)
    wanted = set(shelf.box(name).blank().endings()[1:])
    short = [table for _, table in sorted(length.values(), key=lambda pair: pair[0])]
    for careful in (False, True):
        for table in short:
            for attempt in range(TRIES):
                if wanted <= known:
                    return
                match = played(table, f"rare/{attempt}", careful)
                if ending(match) not in known:
                    known.add(ending(match))
                    number += 1
                    write(folder, table, match, number)
    print(f"{name}: no record of these endings was found: {', '.join(sorted(wanted - known))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--anew", action="store_true", help="rewrite records that still stand, too")
    asked = parser.parse_args()
    for name in asked.games or list(shelf.SHELF):
        write_golden(name, asked.anew)


if __name__ == "__main__":
    main()
