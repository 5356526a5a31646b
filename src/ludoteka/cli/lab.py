"""`ludoteka lab`: what programs that learn see of a game, cell by cell (`spec`), and puzzles found in bots' games."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console

from ludoteka.cli.asked import add_game, add_json, add_table, print_json, seed_in, table_in, whole
from ludoteka.games.shelf import eye_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    ways = ["spec", "puzzles"]
    parser.add_argument("what", choices=ways, metavar="|".join(ways), help=voice.text("cli-arg-lab"))
    add_game(parser, voice)
    add_table(parser, voice)
    number = whole(voice)
    parser.add_argument("-n", "--want", type=number, default=30, metavar="N", help=voice.text("cli-arg-want"))
    parser.add_argument("--games", type=number, default=100, metavar="N", help=voice.text("cli-arg-most-games"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=voice.text("cli-arg-results"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=voice.text("cli-arg-puzzles-out"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    table = table_in(args)
    if args.what == "puzzles":
        return puzzles(args, table, voice)
    if find_spec("librt") is None:
        raise Refused("lab-no-extra", extra="rl")
    found = spec(table)
    if args.json:
        print_json(found)
        return 0
    console = Console(highlight=False)
    console.print(voice.text(f"{table.name}-name"), style="bold")
    sizes = " × ".join(map(str, found["factors"]))
    console.print(voice.text("cli-lab-line", **{**found, "factors": sizes}))
    for part in found["segments"]:
        console.print(f"{part['at']:>6} {part['size']:>5}  {part['name']}")
    return 0


def puzzles(args: argparse.Namespace, table: Game, voice: Voice) -> int:
    """Find puzzles, say how many, and write them down where that is asked for."""
    from ludoteka.lab.puzzles import find, summary, written

    for name in ("want", "games"):
        if getattr(args, name) < 1:
            raise Refused("cli-at-least-one", what=f"--{name}")
    book = find(table, seed_in(args), args.want, args.games, args.file)
    if args.out is not None:
        try:
            args.out.write_text(written(book), "utf-8")
        except OSError as error:
            raise Refused("cli-cannot-write", file=str(args.out), why=error.strerror or "") from None
    found = summary(book)
    if args.json:
        print_json(found)
    else:
        print(voice.text("cli-lab-puzzles", **{name: found[name] for name in ("puzzles", "win", "survive", "decides")}))
    return 0


def spec(table: Game) -> dict[str, Any]:
    """The layout of a row, and the sizes of the action space, flat and in factors."""
    from ludoteka.kernel.factors import Factors

    eye = eye_of(table)
    segments: list[dict[str, Any]] = []
    at = 0
    for name, size in eye.segments:
        segments.append({"name": name, "at": at, "size": size})
        at += size
    verbs = table.box.blank().verbs()
    return {
        "game": table.name,
        "players": table.players,
        "version": eye.version,
        "cells": eye.size,
        "actions": eye.actions,
        "factors": list(Factors(verbs).sizes),
        "verbs": [{"name": verb.name, "first": verb.base, "size": verb.size} for verb in verbs.all],
        "segments": segments,
    }
