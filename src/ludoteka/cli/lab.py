"""`ludoteka lab spec`: what programs that learn see of a game, cell by cell, and how many actions it has."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from typing import Any

from rich.console import Console

from ludoteka.cli.asked import add_game, add_json, add_table, print_json, table_in
from ludoteka.games.shelf import eye_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("what", choices=["spec"], metavar="spec", help=voice.text("cli-arg-lab"))
    add_game(parser, voice)
    add_table(parser, voice)
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    table = table_in(args)
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
