"""Who is stronger: paired games between bots, every seating of each deal, with intervals that say how sure we are."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Any

from openskill.models import BradleyTerryFull
from rich.progress import Progress

from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused

SURE = 1.96  # standard deviations of a 95 % interval
START = 1500.0
Z_ELO = 400 / math.log(10)


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


def tables(bots: list[str], games: int, seats: int) -> Iterator[Table]:
    """The games to be played: for each pair so many, in whole sets of seatings of one deal."""
    rows = seatings(seats)
    deals = -(-games // len(rows))
    for deal in range(deals):
        for a, b in combinations(bots, 2):
            for seating in rows:
                yield Table(a, b, deal, seating)


def play(name: str, players: int, options: dict[str, Any], table: Table, seed: str) -> dict[str, Any]:
    """Play one game to the end; which bots won, and how long it was."""
    game = shelf.game_of(name, players, options)
    state = game.deal(f"{seed}/{table.deal}")
    levels = [(table.a, table.b)[who] for who in table.seating]
    # A seat's luck depends on the deal and the seat, not on who sits there: a bot against itself is exactly even.
    seated = [bot(level, game.box, f"{seed}/{table.deal}/{seat}") for seat, level in enumerate(levels)]
    decisions = 0
    while not state.ending:
        seat = state.actor
        state.play(seated[seat].choose(Observer(state, seat)))
        decisions += 1
    return {"key": table.key, "winners": list(state.winners), "decisions": decisions}


def play_all(
    game: Game, bots: list[str], games: int, seed: str, jobs: int, file: Path | None
) -> list[tuple[Table, dict[str, Any]]]:
    """Play what is not yet in the file, writing each game down as it ends; all results, in the order of the tables."""
    for level in bots:
        if level not in LEVELS:
            raise Refused("kernel-no-such-bot", bot=level, known=", ".join(LEVELS))
    if len(set(bots)) < 2:
        raise Refused("lab-two-bots")
    seats = game.deal(0).seats()
    if seats != game.players:
        raise Refused("lab-no-arena-alone")
    wanted = list(tables(bots, games, seats))
    head = {"game": game.name, "ruleset": game.ruleset, "seed": seed}
    known = read_results(file, head)
    missing = [table for table in wanted if table.key not in known]
    with Progress(disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(game.name, total=len(wanted), completed=len(wanted) - len(missing))
        with open(file or os.devnull, "a", encoding="utf-8") as out:
            if file and not known:
                out.write(json.dumps(head) + "\n")
            for result in results(game, missing, seed, jobs):
                known[result["key"]] = result
                out.write(json.dumps(result) + "\n")
                out.flush()
                progress.advance(task)
    return [(table, known[table.key]) for table in wanted]


def results(game: Game, missing: list[Table], seed: str, jobs: int) -> Iterator[dict[str, Any]]:
    """The results as they come in, from one process or several."""
    if jobs == 1:
        for table in missing:
            yield play(game.name, game.players, game.options, table, seed)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play, game.name, game.players, game.options, table, seed) for table in missing]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()


def read_results(file: Path | None, head: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The games already in the file; refuses a file of another arena."""
    if file is None or not file.exists():
        return {}
    lines = file.read_text("utf-8").splitlines()
    found: dict[str, dict[str, Any]] = {}
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
        except ValueError:
            if number == len(lines):  # cut off in the middle of a line: that game is played again
                break
            raise Refused("lab-bad-results", file=str(file), line=number) from None
        if number == 1:
            if row != head:
                raise Refused("lab-other-arena", file=str(file))
        else:
            found[row["key"]] = row
    return found


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
    for a, b in combinations(bots, 2):
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
    return {"game": game.name, "bots": bots, "pairs": pairs, "ratings": ratings(bots, played), "seats": seats}


def ratings(bots: list[str], played: list[tuple[Table, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Elo with error bars: openskill's Bradley-Terry ratings, put on the scale where 400 points are odds of ten."""
    model = BradleyTerryFull()
    known = {name: model.rating(name=name) for name in bots}
    for table, result in played:
        s = score(table, result)
        if s == 0.5:
            ranks = [1.0, 1.0]
        else:
            ranks = [1.0, 2.0] if s > 0.5 else [2.0, 1.0]
        (a,), (b,) = model.rate([[known[table.a]], [known[table.b]]], ranks=ranks)
        known[table.a], known[table.b] = a, b
    scale = Z_ELO / (math.sqrt(2) * model.beta)
    mean = sum(rating.mu for rating in known.values()) / len(known)
    rows = []
    for name, rating in known.items():
        elo, reach = START + scale * (rating.mu - mean), SURE * scale * rating.sigma
        rows.append({"bot": name, "elo": round(elo), "low": round(elo - reach), "high": round(elo + reach)})
    return sorted(rows, key=lambda row: -int(row["elo"]))
