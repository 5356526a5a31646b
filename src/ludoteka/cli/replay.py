"""`ludoteka replay`: a recorded game told again, stepped through, or verified choice by choice."""

from __future__ import annotations

import argparse

from ludoteka.cli.asked import add_json, is_terminal
from ludoteka.cli.moments import shown
from ludoteka.cli.session import kept_record, read_file, resume
from ludoteka.cli.tables import board_of
from ludoteka.kernel.luck import is_secret, promise
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=voice.text("cli-arg-file"))
    parser.add_argument("--verify", action="store_true", help=voice.text("cli-arg-verify"))
    parser.add_argument("--plain", action="store_true", help=voice.text("cli-arg-plain"))
    parser.add_argument("--coach", action="store_true", help=voice.text("cli-arg-coach"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    if args.json and not args.coach:
        raise Refused("cli-coach-alone")
    text = read_file(args.file)
    record, _ = kept_record(text)
    if args.coach:
        from ludoteka.cli.coach import coach

        coach(text, voice, args.json)
        return 0
    if args.verify:
        plies = record.verify()
        print(voice.text("cli-verified", n=plies, game=voice.text(f"{record.game.name}-name")))
        if is_secret(record.seed):
            print(voice.text("cli-promise", promise=promise(record.seed)))
        return 0
    if args.plain or not is_terminal():
        tell(text, voice)
        return 0
    from ludoteka.cli.viewer import Viewer

    Viewer(text, voice).run()
    return 0


def tell(text: str, voice: Voice) -> None:
    """The whole game in lines: who chose what, and a line for each moment of it, as everybody at the table saw it."""
    sitting = resume(text, voice)
    for number, made in enumerate(sitting.made, 1):
        print(f"{number}. {sitting.voice.seat(made.seat)}: {made.notation}")
        for moment in shown(made, -1, sitting.voice):
            print(f"   {moment.words}")
    for line in board_of(sitting.game.name).lines(sitting.state.view(), -1, sitting.voice):
        print(line)
    for line in sitting.ending():
        print(line)
