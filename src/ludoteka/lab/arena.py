"""Who is stronger: paired games between bots, every seating of each deal, with intervals that say how sure we are."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Any

from rich.progress import Progress

from ludoteka.bots.observer import Observer
from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import slices
from ludoteka.lab.agents import check, seated
from ludoteka.lab.ledger import Ledger
from ludoteka.lab.ratings import SURE, rated

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
    with Ledger(file, head, is_result) as ledger, Progress(disable=not sys.stderr.isatty(), transient=True) as progress:
        known = {row["key"]: row for row in ledger.rows}
        missing = [(game.name, game.players, game.options, table, seed) for table in wanted if table.key not in known]
        task = progress.add_task(game.name, total=len(wanted), completed=len(wanted) - len(missing))
        for result in slices.done(game, play, missing, jobs, ray):
            known[result["key"]] = result
            ledger.write(result)
            progress.advance(task)
    return [(table, known[table.key]) for table in wanted]


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
