"""`ludoteka sim`: many games by bots, counted."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ludoteka.bots.levels import KNOWN
from ludoteka.cli.asked import add_game, add_json, add_table, check_how_many, print_json, seed_in, table_in, whole
from ludoteka.kernel.game import Game
from ludoteka.kernel.seats import letter
from ludoteka.lab import cluster, trajectories
from ludoteka.lab.bars import bar
from ludoteka.lab.sim import ENOUGH, Plan, Tally, seated, simulate
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    add_game(parser, voice)
    add_table(parser, voice)
    parser.add_argument("-n", "--games", type=whole(voice), default=100, metavar="N", help=voice.text("cli-arg-games"))
    words = voice.text("cli-arg-bots", bots=", ".join(KNOWN))
    parser.add_argument("--bots", default="random", metavar="A,B", help=words)
    parser.add_argument("-j", "--jobs", type=whole(voice), default=os.cpu_count() or 1, metavar="N",
                        help=voice.text("cli-arg-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=voice.text("cli-arg-ray"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=voice.text("cli-arg-results"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=voice.text("cli-arg-out"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    table = table_in(args)
    check_how_many(args)
    bots = seated([word.strip() for word in args.bots.split(",")], table.players)
    if args.ray:
        cluster.check(args.ray)
    if args.out is not None:
        trajectories.check(args.out)
        args.out = args.out.resolve()  # a worker elsewhere stands in another folder
    plan = Plan(table.name, table.players, table.options, bots, seed_in(args), args.games, args.out)
    with bar() as shown:
        task = shown.add_task(voice.text(f"{table.name}-name"), total=args.games)
        tally, seconds = simulate(plan, args.jobs, lambda games: shown.advance(task, games), args.ray, args.file)
    for seed, failure in tally.failures[:20]:
        print(voice.text("cli-game-failed", seed=seed, why=failure), file=sys.stderr)
    for seed in tally.still[:20]:
        print(voice.text("cli-game-stood-still", seed=seed, most=ENOUGH), file=sys.stderr)
    if args.json:
        print_json(tally.data(table, seconds))
    else:
        report(tally, table, plan, seconds, voice)
    if tally.games < args.games:
        print(voice.text("cli-sim-interrupted", games=tally.games, of=args.games), file=sys.stderr)
        return 130
    return 1 if tally.errors else 0


def report(tally: Tally, table: Game, plan: Plan, seconds: float, voice: Voice) -> None:
    console = Console(highlight=False)
    data: dict[str, Any] = tally.data(table, seconds)
    turns = data["turns"]
    console.print(voice.text(f"{table.name}-name"), style="bold")
    rate = tally.decisions / seconds if seconds else 0
    console.print(
        voice.text("cli-sim-line", games=tally.games, finished=tally.finished, errors=tally.errors, seed=plan.seed)
    )
    console.print(voice.text("cli-sim-speed", decisions=tally.decisions, seconds=round(seconds, 1), rate=round(rate)))
    if turns["mean"] is not None:
        console.print(voice.text("cli-sim-turns", mean=round(turns["mean"], 1), least=turns["min"], most=turns["max"]))
    grid = Table(box=None, pad_edge=False)
    for column in ("cli-sim-who", "cli-sim-wins", "cli-sim-share"):
        grid.add_column(voice.text(column), justify="left" if column == "cli-sim-who" else "right")
    for seat, wins in enumerate(tally.wins_by_seat):
        share = voice.text("cli-sim-percent", n=f"{100 * tally.share(tally.parts_by_seat[seat]):.1f}")
        grid.add_row(voice.text("cli-sim-seat", letter=letter(seat)), str(wins), share)
    for name, wins in tally.wins_by_bot.items():
        share = voice.text("cli-sim-percent", n=f"{100 * tally.share(tally.parts_by_bot[name]):.1f}")
        grid.add_row(voice.text("cli-sim-bot", bot=name), str(wins), share)
    console.print(grid)
    for ending, times in sorted(tally.endings.items(), key=lambda item: -item[1]):
        console.print(f"{times:>7}  {voice.text(f'{table.name}-ending-{ending}')}")
