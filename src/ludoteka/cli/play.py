"""`ludoteka play`: a table in the terminal."""

from __future__ import annotations

import argparse
import os

from ludoteka.bots.levels import LEVELS
from ludoteka.cli.asked import add_game, add_table, is_terminal, options_in, seed_in, whole
from ludoteka.cli.session import Sitting, read_file, resume, sitters_of
from ludoteka.cli.wish import Wish
from ludoteka.games.shelf import SHELF, box
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    add_game(parser, voice, optional=True)
    add_table(parser, voice)
    bots = "; ".join(f"{level}: {voice.text(f'bots-level-{level}')}" for level in LEVELS)
    words = voice.text("cli-arg-seats", bots=bots)
    parser.add_argument("-s", "--seats", metavar="A,B", help=words)
    parser.add_argument("-y", "--start", action="store_true", help=voice.text("cli-arg-start"))
    parser.add_argument("--resume", metavar="FILE", help=voice.text("cli-arg-resume"))
    parser.add_argument("--puzzle", type=whole(voice), metavar="N", help=voice.text("cli-arg-puzzle"))
    parser.add_argument("--puzzles", action="store_true", help=voice.text("cli-arg-puzzles"))
    parser.add_argument("--plain", action="store_true", help=voice.text("cli-arg-plain"))
    paces = ["0.5", "1", "2", "4", "0"]
    parser.add_argument("--theme", metavar="NAME", help=voice.text("cli-arg-theme"))
    parser.add_argument("--pace", choices=paces, default="1", help=voice.text("cli-arg-pace"))


def run(args: argparse.Namespace, voice: Voice) -> int:
    if args.theme is not None:
        # Plain lines have no colours, but what was asked for is not passed over in silence.
        from ludoteka.cli.palette import check_theme

        check_theme(args.theme)
    sitting: Sitting | None = None
    wish = wish_in(args, voice)
    if args.puzzles or args.puzzle is not None:
        from ludoteka.cli.puzzling import list_puzzles, puzzle_sitting

        if args.puzzles:
            return list_puzzles(wish.game, voice)
        if any(given not in (None, []) for given in (args.players, args.option, args.seed, args.seats, args.resume)):
            raise Refused("cli-puzzle-alone")
        sitting = puzzle_sitting(wish.game, args.puzzle, voice)
    elif args.resume is not None:
        sitters = None if args.seats is None else sitters_of(args.seats, voice)
        sitting = resume(read_file(args.resume), voice, sitters)
    elif args.start:
        sitting = wish.sit_down()
    if args.plain or not is_terminal():
        from ludoteka.cli.plain import Plain

        return Plain(voice).run(wish, sitting)
    from ludoteka.cli.terminal import Terminal

    terminal = Terminal(wish, sitting, float(args.pace))
    terminal.dress(args.theme or os.environ.get("LUDOTEKA_THEME", ""))
    terminal.run()
    return 0


def wish_in(args: argparse.Namespace, voice: Voice) -> Wish:
    """What the arguments already settle."""
    name = next(iter(SHELF)) if args.game is None else args.game
    box(name)
    wish = Wish(voice, name, seed_in(args))
    sitters = [] if args.seats is None else sitters_of(args.seats, voice)
    if args.players is not None:
        wish.players = args.players
    elif sitters:
        wish.players = len(sitters)
    if sitters and len(sitters) != wish.players:
        raise Refused("cli-bad-seats", players=wish.players, count=len(sitters))
    wish.seat(sitters)
    wish.options = options_in(args.option)
    if args.option:
        wish.table()
    elif wish.players in box(name).players():
        wish.mend()
    wish.table()
    return wish
