"""The balance of Etherstone by greedy bots: endings, seats, deals, and how often each card drafted wins.

    python tools/balance_etherstone.py --games 20000 --sets 4000 --seed 1 --out docs/balance/etherstone.md

Each game is drafted and played by greedy bots at 2, 3 and 4 players in turn. The figure of a card is the share of
games won by those who drafted it, less their fair share, in points of a hundred, with a 95 % interval. `--sets` plays
as many games more with the ready sets of the book. With `--raw FILE` the counts are kept in a file, and a run that was
broken off (or ended by `--minutes`) goes on where it was. `--jobs N` or `--ray ADDRESS` plays by several processes or
on a cluster, with the same counts.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games.etherstone.deck import CODE, EN, ENTITIES, LEADERS, PRICE
from ludoteka.games.etherstone.layout import HAND
from ludoteka.games.etherstone.score import LINES, lines
from ludoteka.games.etherstone.setup import READY_SETS
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.shelf import box, game
from ludoteka.lab import slices
from ludoteka.lab.bars import bar

PLAYERS = (2, 3, 4)
SLICE = 50  # games
BOUND = 20_000  # decisions in one game: more is a game that will not end


class Tally:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()
        self.endings: dict[int, Counter[str]] = defaultdict(Counter)
        self.seats: dict[int, list[float]] = defaultdict(lambda: [0.0] * 4)
        self.turns: Counter[int] = Counter()
        self.deals: Counter[int] = Counter()
        self.winning: Counter[int] = Counter()
        self.lines: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(LINES))
        self.held: Counter[int] = Counter()
        self.excess: dict[int, float] = defaultdict(float)  # wins of who held the card, less the fair share
        self.squares: dict[int, float] = defaultdict(float)
        self.laid: Counter[int] = Counter()
        self.played = 0
        self.played_with_sets = 0
        self.lost = 0
        self.sets: dict[int, list[float]] = defaultdict(lambda: [0.0] * 3)  # by leader: games, excess, squares

    def data(self) -> dict[str, Any]:
        """The counts as plain JSON."""
        return vars(self)

    def load(self, data: dict[str, Any]) -> None:
        """Take up the counts of an earlier run."""
        for name, value in data.items():
            mine = getattr(self, name)
            if isinstance(mine, dict):
                for key, one in value.items():
                    number = int(key)
                    mine[number] = Counter(one) if isinstance(one, dict) else one
            else:
                setattr(self, name, value)

    def merge(self, data: dict[str, Any]) -> None:
        """Add the counts of other games."""
        for name, value in data.items():
            mine = getattr(self, name)
            if not isinstance(mine, dict):
                setattr(self, name, mine + value)
                continue
            for key, one in value.items():
                if isinstance(one, dict):
                    mine[key].update(one)
                elif isinstance(one, list):
                    mine[key] = [a + b for a, b in zip(mine[key], one)]
                else:
                    mine[key] += one

    def add_sets(self, state: Etherstone, players: int) -> None:
        outcome = state.outcome
        assert outcome is not None
        for player in state.players:
            excess = (1 / len(outcome.winners) if player.seat in outcome.winners else 0.0) - 1 / players
            count = self.sets[player.leader]
            count[0] += 1
            count[1] += excess
            count[2] += excess * excess

    def add(self, state: Etherstone, players: int) -> None:
        outcome = state.outcome
        assert outcome is not None
        self.games[players] += 1
        self.endings[players][outcome.ending] += 1
        self.turns[players] += state.turns
        for player in state.players:
            won = 1 / len(outcome.winners) if player.seat in outcome.winners else 0.0
            self.seats[players][(player.seat - state.first) % players] += won
            self.deals[players] += player.deals
            points = lines(state, player)
            if won:
                self.winning[players] += sum(points) if player.seat == outcome.winners[0] else 0
                if player.seat == outcome.winners[0]:
                    for i, n in enumerate(points):
                        self.lines[players][i] += n
            mine = [state.packets[(player.seat - r) % players * HAND + r] for r in range(HAND)]
            for card in (*mine, player.leader):
                self.held[card] += 1
                self.excess[card] += won - 1 / players
                self.squares[card] += (won - 1 / players) ** 2
            self.laid.update(it & 127 for it in player.play)

    def figure(self, card: int) -> tuple[float, float]:
        """How many points of a hundred above the fair share, and the half width of the 95 % interval."""
        return interval(self.held[card], self.excess[card], self.squares[card])


def interval(n: float, total: float, squares: float) -> tuple[float, float]:
    """A mean in points of a hundred, and the half width of its 95 % interval."""
    if n < 2:
        return 0.0, 100.0
    mean = total / n
    deviation = math.sqrt(max(0.0, squares / n - mean * mean))
    return 100 * mean, 100 * 1.96 * deviation / math.sqrt(n)


def play(players: int, seed: str, cards: str = "draft") -> Etherstone | None:
    state = game("etherstone", players, cards=cards).deal(seed)
    bots = [bot("greedy", box("etherstone"), f"{seed}/{seat}") for seat in range(players)]
    count = 0
    while not state.ending and count < BOUND:
        options = state.options()
        state.play(options[0] if len(options) == 1 else bots[state.actor].choose(Observer(state, state.actor)))
        count += 1
    assert isinstance(state, Etherstone)
    return state if state.ending else None


def play_several(first: int, last: int, seed: str, is_drafted: bool) -> dict[str, Any]:
    """The counts of these games."""
    tally = Tally()
    for i in range(first, last):
        players = PLAYERS[i % len(PLAYERS)]
        state = play(players, f"{seed}/{i}") if is_drafted else play(players, f"{seed}/sets/{i}", "sets")
        if is_drafted:
            tally.played += 1
        else:
            tally.played_with_sets += 1
        if state is None:
            tally.lost += 1
        elif is_drafted:
            tally.add(state, players)
        else:
            tally.add_sets(state, players)
    return {name: dict(value) if isinstance(value, dict) else value for name, value in tally.data().items()}


def page(tally: Tally, command: str) -> str:
    total = sum(tally.games.values())
    out = ["# Etherstone: balance by greedy bots", "", f"`{command}`", ""]
    out += [f"{total} games, rules {ludoteka.form()}; {tally.lost} games broken off at {BOUND} decisions.", ""]
    heads = ("players", "games", "turns a seat", "winner's points", "hand / threats / supply, %", "deals a game")
    out += ["| " + " | ".join((*heads, "wins by turn order, %")) + " |"]
    out += ["|---|---|---|---|---|---|---|"]
    for players in PLAYERS:
        n = max(1, tally.games[players])
        ends = " / ".join(
            f"{100 * tally.endings[players][e] / n:.0f}" for e in ("hand-empty", "threats-gone", "supply-empty")
        )
        seats = " / ".join(f"{100 * w / n:.1f}" for w in tally.seats[players][:players])
        out.append(
            f"| {players} | {tally.games[players]} | {tally.turns[players] / n / players:.1f} |"
            f" {tally.winning[players] / n:.1f} | {ends} | {tally.deals[players] / n:.2f} | {seats} |"
        )
    out += ["", "Where the winner's points come from, on average:", "", "| players | " + " | ".join(LINES) + " |"]
    out += ["|---|" + "---|" * len(LINES)]
    for players in PLAYERS:
        n = max(1, tally.games[players])
        out.append(f"| {players} | " + " | ".join(f"{x / n:.1f}" for x in tally.lines[players]) + " |")
    for title, cards in (("Leaders", LEADERS), ("Entities", ENTITIES)):
        heads = ("card", "code", "cost", "drafted", "laid out at the end, %", "win rate above fair share")
        out += ["", f"## {title}", "", "| " + " | ".join(heads) + " |"]
        out += ["|---|---|---|---|---|---|"]
        for card in sorted(cards, key=lambda c: -tally.figure(c)[0]):
            mean, half = tally.figure(card)
            laid = "" if card in LEADERS else f"{100 * tally.laid[card] / max(1, tally.held[card]):.0f}"
            cost = "" if card in LEADERS else str(PRICE[card])
            held = tally.held[card]
            out.append(f"| {EN[card]} | {CODE[card]} | {cost} | {held} | {laid} | {mean:+.1f} ± {half:.1f} |")
    if tally.sets:
        out += ["", "## Ready sets", "", f"{tally.played_with_sets} games more, sets dealt at random.", ""]
        out += ["| set | leader | games | win rate above fair share |", "|---|---|---|---|"]
        for name, (code, _) in zip("АБВГД", READY_SETS):
            count = tally.sets[CODE.index(code)]
            mean, half = interval(*count)
            out.append(f"| {name} | {EN[CODE.index(code)]} | {count[0]:.0f} | {mean:+.1f} ± {half:.1f} |")
    return "\n".join(out) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sets", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--raw", type=Path)
    parser.add_argument("--out", type=Path)
    slices.add_crew(parser)
    asked = parser.parse_args(arguments)
    tally, began = Tally(), time.monotonic()
    if asked.raw is not None and asked.raw.exists():
        tally.load(json.loads(asked.raw.read_text("utf-8")))
    todo = [(*span, asked.seed, True) for span in slices.spans(tally.played, asked.games, SLICE)]
    todo += [(*span, asked.seed, False) for span in slices.spans(tally.played_with_sets, asked.sets, SLICE)]
    with (
        slices.crew(game("etherstone"), asked.jobs, asked.ray) as crew,
        bar() as shown,
        suppress(KeyboardInterrupt),  # what there is by then is written, and the next call goes on
    ):
        task = shown.add_task("etherstone", total=asked.games + asked.sets)
        for counts in crew.ordered(play_several, todo):
            tally.merge(counts)
            shown.update(task, completed=tally.played + tally.played_with_sets)
            write(tally, asked.seed, asked.raw, asked.out)
            if time.monotonic() - began > 60 * asked.minutes:
                break
    write(tally, asked.seed, asked.raw, asked.out)
    if asked.out is None:
        print(page(tally, command_of(tally, asked.seed)))


def command_of(tally: Tally, seed: str) -> str:
    return f"python tools/balance_etherstone.py --games {tally.played} --sets {tally.played_with_sets} --seed {seed}"


def write(tally: Tally, seed: str, raw: Path | None, out: Path | None) -> None:
    """Put the counts and the page so far into their files, so that an interrupted run loses nothing."""
    if raw is not None:
        raw.write_text(json.dumps(tally.data()), "utf-8")
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(page(tally, command_of(tally, seed)), "utf-8")


if __name__ == "__main__":
    main()
