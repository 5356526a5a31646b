"""Who is stronger: paired games between bots, every seating of each deal, with intervals that say how sure we are."""

from __future__ import annotations

import json
import math
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import combinations, islice, product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from rich.progress import Progress

from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import cluster
from ludoteka.lab.agents import check, seated
from ludoteka.lab.ratings import SURE, rated
from ludoteka.parallel import CORES, outlive_nobody, use_cores

GRACE = 0.5  # seconds between an interrupt that ends our processes and the one that ends us
ENOUGH = 20_000  # decisions of one game


@dataclass(frozen=True)
class Table:
    """One game to be played: the deal, and which of the two bots sits where (0 for a, 1 for b)."""

    a: str
    b: str
    deal: int
    seating: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"{self.a}/{self.b}/{self.deal}/{''.join(map(str, self.seating))}"


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Every way to seat two bots so that both are there; as many with a in a seat as with b."""
    return [row for row in product((0, 1), repeat=seats) if len(set(row)) == 2]


def pairs_of(bots: list[str]) -> list[tuple[str, str]]:
    """Each against each, in the order they were named; a bot named twice meets itself too."""
    return list(dict.fromkeys(combinations(bots, 2)))


def tables(bots: list[str], games: int, seats: int) -> Iterator[Table]:
    """The games to be played: the same number for each pair, in whole sets of seatings of one deal."""
    rows = seatings(seats)
    deals = -(-games // len(rows))
    for deal in range(deals):
        for a, b in pairs_of(bots):
            for seating in rows:
                yield Table(a, b, deal, seating)


def play(name: str, players: int, options: dict[str, Any], table: Table, seed: str) -> dict[str, Any]:
    """Play one game to the end; which bots won, and how long it was."""
    game = shelf.game_of(name, players, options)
    state = game.deal(f"{seed}/{table.deal}")
    levels = [(table.a, table.b)[who] for who in table.seating]
    # A seat's luck depends on the deal and the seat, not on who sits there: a bot against itself is exactly even.
    agents = [seated(level, game.box, f"{seed}/{table.deal}/{seat}") for seat, level in enumerate(levels)]
    decisions = 0
    while not state.ending and decisions < ENOUGH:  # a table that stands still is nobody's win
        seat = state.actor
        state.play(agents[seat].choose(Observer(state, seat)))
        decisions += 1
    return {"key": table.key, "winners": list(state.winners), "decisions": decisions}


def play_all(
    game: Game, bots: list[str], games: int, seed: str, jobs: int, file: Path | None, ray: str | None = None
) -> list[tuple[Table, dict[str, Any]]]:
    """Play what is not yet in the file, writing each game down as it ends; all results, in the order of the tables."""
    check(bots)
    if len(bots) < 2:
        raise Refused("lab-two-bots")
    seats = game.deal(0).seats()
    if seats != game.players:
        raise Refused("lab-no-arena-alone")
    wanted = list(tables(bots, games, seats))
    head = {"game": game.name, "ruleset": game.ruleset, "seed": seed}
    known, end = read_results(file, head)
    missing = [table for table in wanted if table.key not in known]
    with Progress(disable=not sys.stderr.isatty(), transient=True) as progress, opened(file, end) as out:
        task = progress.add_task(game.name, total=len(wanted), completed=len(wanted) - len(missing))
        if not end:
            out.write(json.dumps(head) + "\n")
        for result in afar(game, missing, seed, ray) if ray else results(game, missing, seed, jobs):
            known[result["key"]] = result
            out.write(json.dumps(result) + "\n")
            out.flush()
            progress.advance(task)
    return [(table, known[table.key]) for table in wanted]


def opened(file: Path | None, end: int) -> TextIO:
    """The file of results, ready to be added to behind its last whole line; what was cut off there is dropped."""
    try:
        out = open(file or os.devnull, "a", encoding="utf-8")  # noqa: SIM115 (the caller closes it)
    except OSError as error:
        raise Refused("lab-no-results", file=str(file), why=error.strerror or "") from None
    if file is not None and out.tell() > end:
        out.truncate(end)
    return out


def results(game: Game, missing: list[Table], seed: str, jobs: int) -> Iterator[dict[str, Any]]:
    """The results as they come in, from one process or several."""
    if jobs == 1 or len(missing) < 2:
        cores = CORES.cores
        use_cores(1)  # a job is a process
        try:
            for table in missing:
                yield play(game.name, game.players, game.options, table, seed)
        finally:
            use_cores(cores)
        return
    with ProcessPoolExecutor(min(jobs, len(missing)), get_context("spawn"), alone) as pool:
        # Few at a time: who is interrupted then has nothing to call off, and no finished game waits behind others.
        left = iter(missing)
        first = islice(left, 2 * jobs)
        waiting = {sent(pool, game, table, seed) for table in first}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for table in islice(left, len(done)):
                    waiting.add(sent(pool, game, table, seed))
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            time.sleep(GRACE)  # whoever interrupted the others interrupts us too, and that is what there is to tell
            raise


def afar(game: Game, missing: list[Table], seed: str, address: str) -> Iterator[dict[str, Any]]:
    """The same from a cluster, a game a task."""
    whole = [(game.name, game.players, game.options, table, seed) for table in missing]
    return cluster.spread(address, game, play, whole)


def sent(pool: ProcessPoolExecutor, game: Game, table: Table, seed: str) -> Future[dict[str, Any]]:
    """Have a game played. A process that is begun for it is deaf to interrupts until it knows how to end on one."""
    if sys.platform == "win32":
        return pool.submit(play, game.name, game.players, game.options, table, seed)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(play, game.name, game.players, game.options, table, seed)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def alone() -> None:
    """Begin a process of the arena: it plays on one core, and ends without a word when the arena is interrupted."""
    use_cores(1)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    outlive_nobody(lambda: os._exit(1))  # nobody would ever ask it again


def read_results(file: Path | None, head: dict[str, Any]) -> tuple[dict[str, dict[str, Any]], int]:
    """The games already in the file, and where its last whole line ends; refuses a file of another arena."""
    if file is None or not file.exists():
        return {}, 0
    try:
        lines = file.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise Refused("lab-no-results", file=str(file), why=error.strerror or "") from None
    found: dict[str, dict[str, Any]] = {}
    end = 0
    for number, line in enumerate(lines, 1):
        if number == len(lines) and not line.endswith(b"\n"):  # cut off in its middle: that game is played again
            if number == 1:
                raise Refused("lab-other-arena", file=str(file))
            break
        row = read_row(line)
        if number == 1 and row != head:
            raise Refused("lab-other-arena", file=str(file))
        if number > 1:
            if row is None or not is_result(row):
                raise Refused("lab-bad-results", file=str(file), line=number)
            found[row["key"]] = row
        end += len(line)
    return found, end


def read_row(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def is_result(row: Any) -> bool:
    """Whether this is what `play` has written."""
    if not isinstance(row, dict) or set(row) != {"key", "winners", "decisions"} or not isinstance(row["key"], str):
        return False
    return isinstance(row["winners"], list) and all(isinstance(seat, int) for seat in row["winners"])


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    z = SURE * SURE
    middle = (p + z / (2 * games)) / (1 + z / games)
    reach = SURE * math.sqrt(p * (1 - p) / games + z / (4 * games * games)) / (1 + z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def score(table: Table, result: dict[str, Any]) -> float:
    """How much of the win goes to a: all, nothing, or a share when both were among the winners."""
    winners = [table.seating[seat] for seat in result["winners"]]
    return winners.count(0) / len(winners) if winners else 0.5


def report(game: Game, bots: list[str], played: list[tuple[Table, dict[str, Any]]]) -> dict[str, Any]:
    """The tables of the arena: pairs, ratings, seats."""
    pairs: list[dict[str, Any]] = []
    for a, b in pairs_of(bots):
        scores = [score(table, result) for table, result in played if (table.a, table.b) == (a, b)]
        wins, draws = sum(s == 1 for s in scores), sum(0 < s < 1 for s in scores)
        low, high = wilson(sum(scores), len(scores))
        rate = sum(scores) / len(scores) if scores else 0.5
        pairs.append(
            {"a": a, "b": b, "games": len(scores), "a_wins": wins, "draws": draws}
            | {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}
        )
    seats = []
    for seat in range(game.players):
        shares = [1 / len(r["winners"]) for _, r in played if seat in r["winners"]]
        low, high = wilson(sum(shares), len(played))
        share = round(sum(shares) / len(played), 4) if played else 0.0
        seats.append({"seat": seat, "rate": share, "low": round(low, 4), "high": round(high, 4)})
    met = [(table.a, table.b, score(table, result)) for table, result in played]
    ranking = [
        {"bot": rating.bot, "elo": round(rating.elo), "low": round(rating.low), "high": round(rating.high)}
        for rating in rated(list(dict.fromkeys(bots)), met)
    ]
    still = [result["key"] for _, result in played if not result["winners"] and result["decisions"] >= ENOUGH]
    return {"game": game.name, "bots": bots, "pairs": pairs, "ratings": ranking, "seats": seats, "stood_still": still}
