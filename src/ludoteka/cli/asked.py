"""Arguments that several commands share: which game, how many players, which options."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterable
from typing import Any

from ludoteka.games.shelf import SHELF, box, game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import read_value
from ludoteka.text.voice import Voice

MOST = {"games": 1_000_000_000, "jobs": 1024}


def whole(voice: Voice) -> Callable[[str], int]:
    """The type of an argument that is a whole number."""

    def read(word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise argparse.ArgumentTypeError(voice.text("cli-not-whole", value=word)) from None

    return read


def check_how_many(args: argparse.Namespace) -> None:
    """Refuses games and jobs that there cannot be: none at all, or more than anybody could wait for."""
    for name, most in MOST.items():
        if getattr(args, name) < 1:
            raise Refused("cli-at-least-one", what=f"--{name}")
        if getattr(args, name) > most:
            raise Refused("cli-at-most", what=f"--{name}", most=most)


def add_game(parser: argparse.ArgumentParser, voice: Voice, *, optional: bool = False) -> None:
    words = voice.text("cli-arg-game", games=", ".join(SHELF))
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=words)


def add_table(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """Players, options and seed of a table."""
    parser.add_argument("-p", "--players", type=whole(voice), metavar="N", help=voice.text("cli-arg-players"))
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=voice.text("cli-arg-option")
    )
    parser.add_argument("--seed", metavar="SEED", help=voice.text("cli-arg-seed"))


def add_json(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--json", action="store_true", help=voice.text("cli-arg-json"))


def options_in(words: Iterable[str]) -> dict[str, Any]:
    """`relics=no`, `variant=team`: the options as a game takes them."""
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Refused("cli-bad-pair", value=word)
        found[name] = read_value(value)
    return found


def usual_players(name: str) -> int:
    """Two, where a game allows it."""
    allowed = box(name).players()
    return 2 if 2 in allowed else allowed[0]


def table_in(args: argparse.Namespace) -> Game:
    """The game that the arguments ask for."""
    box(args.game)
    players = usual_players(args.game) if args.players is None else args.players
    return game_of(args.game, players, options_in(args.option))


def seed_in(args: argparse.Namespace) -> str:
    """The seed given, or a fresh one."""
    return secrets.token_hex(4) if args.seed is None else str(args.seed)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def is_terminal() -> bool:
    """Whether a person sits at a terminal that can be drawn on."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # textual draws on stderr
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "") not in ("", "dumb")
