"""Plays games at random and prints, for each, a hash over the hashes of every decision: `probe GAME COUNT`."""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

from ludoteka.kernel.luck import Rng
from ludoteka.lab.tables import Table, few
from tests.contract.tables import MOST_TABLES, SOAK, step


def chain(table: Table, seed: str) -> tuple[int, str]:
    """How many decisions a random game has, and a hash over the hashes of all its states."""
    state = table.game.deal(seed)
    rng = Rng(seed, "equality")
    whole = blake2b(state.digest().encode(), digest_size=8)
    count = 0
    while not state.ending:
        seat, option = step(state, rng)
        whole.update(f"{seat} {option} {state.digest()}".encode())
        count += 1
    return count, whole.hexdigest()


def chains(name: str, games: int) -> list[tuple[str, int, int, str]]:
    """This many games, at every table in turn."""
    tables = few(name, MOST_TABLES, SOAK)
    found = []
    for n in range(games):
        table = tables[n % len(tables)]
        decisions, whole = chain(table, f"{n}")
        found.append((repr(table), n, decisions, whole))
    return found


def main() -> None:
    print(json.dumps(chains(sys.argv[1], int(sys.argv[2]))))


if __name__ == "__main__":
    main()
