"""A simulation of many tables at once: what they ask of workers, database and network; `python -m tools.scale`.

What one choice, one socket and one table cost comes from docs/benchmarks-server.md. People, bots and spectators come,
think and leave by chance; every second is counted, and the busiest seconds decide.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from heapq import heappop, heappush
from math import ceil

WARM = 120  # seconds until all tables are out of step


@dataclass(frozen=True)
class House:
    """What was measured of one server, and what a machine gives."""

    choice: float = 0.0034  # seconds of a processor a choice, with its sockets
    elsewhere: float = 0.0012  # more where two workers hold the table
    table: float = 240e3  # bytes of memory with its sockets
    row: float = 500.0  # bytes of the journal a choice, with its index
    told: float = 6000.0  # bytes to each viewer a choice
    worker: float = 0.6  # of a core that a worker may use and still answer within 100 ms at p95
    cores: int = 16  # of one node
    memory: float = 64e9
    flush: float = 0.002  # seconds of a flush of the disk
    together: int = 256  # writes in one flush
    notices: float = 8000.0  # notices a second that PostgreSQL passes on over one channel


@dataclass(frozen=True)
class Evening:
    """Who plays and how."""

    tables: int = 100_000
    think: float = 8.0  # seconds before a person chooses, on average
    bots: float = 0.5  # tables at which one bot sits; the others are between two people
    streak: float = 12.0  # choices that a bot makes in a row
    pace: float = 2.5  # seconds before each of them, with what players are still shown
    viewers: float = 3.0  # who look at a table, on average
    apart: float = 0.5  # tables whose people sit at two workers when nobody routes them


@dataclass
class Load:
    choices: float
    writes: float
    cores: float
    memory: float
    network: float
    notices: float
    disk: float  # bytes a day


def seconds_of(evening: Evening, rng: random.Random, sample: int, seconds: int) -> list[int]:
    """How many choices are made in each second at so many tables, once they are all well under way."""
    made = [0] * seconds
    coming: list[tuple[float, int, int]] = []  # when, the table, and how many choices its bot still makes before
    with_bot = [rng.random() < evening.bots for _ in range(sample)]
    for table in range(sample):
        heappush(coming, (rng.uniform(0, evening.think), table, 0))
    end = WARM + seconds
    while coming and coming[0][0] < end:
        at, table, left = heappop(coming)
        if at >= WARM:
            made[int(at - WARM)] += 1
        if left == 0 and with_bot[table]:
            left = 1 + int(rng.expovariate(1 / evening.streak))
        else:
            left = max(left - 1, 0)
        pause = rng.expovariate(1 / (evening.pace if left else evening.think))
        heappush(coming, (at + pause, table, left))
    return made


def simulated(evening: Evening, house: House, routed: bool, seconds: int = 60, sample: int = 5000) -> Load:
    """The busiest of so many seconds, from a sample of the tables."""
    rng = random.Random(7)
    scale = evening.tables / sample
    seen = [made * scale for made in seconds_of(evening, rng, sample, seconds)]
    choices, usual = max(seen), sum(seen) / len(seen)
    apart = 0.0 if routed else evening.apart
    return Load(
        choices=choices,
        writes=choices,
        cores=choices * (house.choice + apart * house.elsewhere) / house.worker,
        memory=evening.tables * house.table * (1 + apart),
        network=choices * evening.viewers * house.told * 8,
        notices=choices * (0 if routed else 1),
        disk=usual * house.row * 86_400,
    )


def told(load: Load, house: House) -> str:
    nodes = max(ceil(load.cores / house.cores), ceil(load.memory / house.memory))
    writer = house.together / house.flush
    lines = [
        f"choices a second, the busiest   {load.choices:10,.0f}",
        f"cores for workers               {load.cores:10,.0f}",
        f"nodes of {house.cores} cores               {nodes:10,d}",
        f"memory of tables, GB            {load.memory / 1e9:10,.0f}",
        f"to browsers, Gbit/s             {load.network / 1e9:10,.2f}",
        f"notices a second                {load.notices:10,.0f}  of {house.notices:,.0f} that one channel bears",
        f"flushes a second, at least      {load.writes / house.together:10,.0f}  of {1 / house.flush:,.0f} of one disk",
        f"writes of one disk's log        {load.writes / writer * 100:9,.0f} %",
        f"journal, GB a day               {load.disk / 1e9:10,.0f}",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=Evening.tables)
    parser.add_argument("--think", type=float, default=Evening.think, help="seconds that people think")
    args = parser.parse_args()
    evening, house = Evening(tables=args.tables, think=args.think), House()
    for routed in (False, True):
        print("each table at one worker" if routed else "as it is: a table at every worker that somebody looks through")
        print(told(simulated(evening, house, routed), house), end="\n\n")


if __name__ == "__main__":
    main()
