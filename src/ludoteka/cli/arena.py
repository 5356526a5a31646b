"""`ludoteka arena`: bots matched against each other, every seating of every deal, with intervals."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ludoteka.bots.levels import KNOWN
from ludoteka.cli.asked import add_game, add_json, add_table, check_how_many, print_json, seed_in, table_in, whole
from ludoteka.kernel.seats import letter
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    add_game(parser, voice)
    add_table(parser, voice)
    words = voice.text("cli-arg-arena-bots", bots=", ".join(KNOWN))
    parser.add_argument("--bots", default="greedy,random", metavar="A,B", help=words)
    number = whole(voice)
    parser.add_argument("-n", "--games", type=number, default=100, metavar="N", help=voice.text("cli-arg-pair-games"))
    cores = os.cpu_count() or 1
    parser.add_argument("-j", "--jobs", type=number, default=cores, metavar="N", help=voice.text("cli-arg-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=voice.text("cli-arg-ray"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=voice.text("cli-arg-results"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    from ludoteka.lab import cluster
    from ludoteka.lab.arena import play_all, report

    table = table_in(args)
    check_how_many(args)
    if args.ray:
        cluster.check(args.ray)
    bots = [word.strip() for word in args.bots.split(",")]
    played = play_all(table, bots, args.games, seed_in(args), args.jobs, args.file, args.ray)
    found = report(table, bots, played)
    if args.json:
        print_json(found)
    else:
        show(found, voice)
    return 0


def show(found: dict[str, Any], voice: Voice) -> None:
    console = Console(highlight=False)
    console.print(voice.text(f"{found['game']}-name"), style="bold")
    grid = Table(box=None, pad_edge=False)
    for id in ("cli-arena-bot", "cli-arena-elo", "cli-arena-interval"):
        grid.add_column(voice.text(id), justify="left" if id == "cli-arena-bot" else "right")
    for row in found["ratings"]:
        grid.add_row(row["bot"], str(row["elo"]), f"{row['low']} … {row['high']}")
    console.print(grid)
    for pair in found["pairs"]:
        id = "cli-arena-pair"
        if pair["a"] == pair["b"]:
            id = "cli-arena-self" if pair["rate"] == 0.5 else "cli-arena-self-odd"
        console.print(voice.text(id, **shares(pair), a=pair["a"], b=pair["b"], games=pair["games"]))
    if found["stood_still"]:
        console.print(voice.text("cli-arena-still", n=len(found["stood_still"]), where=", ".join(found["stood_still"])))
    for row in found["seats"]:
        console.print(voice.text("cli-arena-seat", **shares(row), letter=letter(row["seat"])))


def shares(row: dict[str, Any]) -> dict[str, str]:
    """The rate and its interval in per cent."""
    return {key: f"{100 * row[key]:.1f}" for key in ("rate", "low", "high")}
