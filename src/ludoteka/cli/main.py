"""The command line: `ludoteka play`, `sim`, `bench`, `rules`, `cards`, `replay`, and what other rooms add."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NoReturn

import ludoteka
from ludoteka._form import build as build_of_form
from ludoteka.kernel.refusal import Refused
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.voice import Voice, language_here, printable

# a command and the room it needs beside its own; without that room the command is not there
COMMANDS: Final = {
    "play": "",
    "serve": "ludoteka.server.operate.serve",
    "admin": "ludoteka.server.operate.admin",
    "sim": "",
    "arena": "",
    "bench": "",
    "lab": "",
    "rules": "",
    "cards": "",
    "replay": "",
    "tab": "ludoteka.tab.host",
}
# the packages that only some commands need, and the extra that brings them
EXTRAS: Final = {
    "textual": "play",
    "msgspec": "serve",
    "starlette": "serve",
    "uvicorn": "serve",
    "websockets": "serve",
    "sqlalchemy": "serve",
    "alembic": "serve",
    "prometheus_client": "serve",
    "psycopg": "postgres",
    "numpy": "rl",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "polars": "data",
}
# what argparse says, and the message in which we say it
COMPLAINTS: Final = (
    ("unrecognized arguments: ", "cli-unknown-argument"),
    ("the following arguments are required: ", "cli-missing-argument"),
)
# the same of a value that is not of its type
MISREAD: Final = (
    ("invalid int value: ", "cli-not-whole"),
    ("invalid float value: ", "cli-not-a-number"),
)


class BadCall(Exception):
    """The command line cannot be understood; the message says why in one sentence."""


class Parser(argparse.ArgumentParser):
    """An argparse parser that complains in one sentence of the reader's language."""

    voice: Voice

    def error(self, message: str) -> NoReturn:
        for beginning, id in COMPLAINTS:
            if message.startswith(beginning):
                raise BadCall(self.voice.text(id, what=message.removeprefix(beginning)))
        if message.startswith("argument "):
            name, _, why = message.removeprefix("argument ").partition(": ")
            if why.startswith("expected"):
                raise BadCall(self.voice.text("cli-argument-wants", what=name))
            if why.startswith("invalid choice: "):
                why = why.replace("'", "").rstrip(")")
                value, _, known = why.removeprefix("invalid choice: ").partition(" (choose from ")
                raise BadCall(self.voice.text("cli-bad-choice", what=name, value=value, known=known))
            for beginning, id in MISREAD:
                if why.startswith(beginning):
                    why = self.voice.text(id, value=why.removeprefix(beginning).strip("'"))
            raise BadCall(self.voice.text("cli-bad-argument", what=name, why=why))
        raise BadCall(printable(message))

    def format_help(self) -> str:
        text = super().format_help()
        for english in ("usage", "positional arguments", "options"):
            text = text.replace(f"{english}:", f"{self.voice.text(f'cli-{english.split()[0]}')}:", 1)
        return text


def is_there(room: str) -> bool:
    if not room:
        return True
    parent = room.rpartition(".")[0]
    return find_spec(parent) is not None and find_spec(room) is not None


def build(voice: Voice, wanted: str) -> Parser:
    """The parser of the command line: all commands by name, but only the one wanted with its room and arguments."""
    Parser.voice = voice
    parser = Parser(prog="ludoteka", description=voice.text("cli-about"), add_help=False)
    common(parser, voice)
    version = f"ludoteka {ludoteka.__version__} ({made()})"
    parser.add_argument("--version", action="version", version=version, help=voice.text("cli-arg-version"))
    kinds = parser.add_subparsers(dest="command", metavar="COMMAND", title=voice.text("cli-commands"))
    for name in (name for name, beside in COMMANDS.items() if is_there(beside)):
        words = voice.text(f"cli-help-{name}")
        sub = kinds.add_parser(name, help=words, description=words, add_help=False)
        if name == wanted:
            room = import_module(f"ludoteka.cli.{name}")
            room.add(sub, voice)
            sub.set_defaults(run=room.run)
        common(sub, voice, again=True)
    return parser


def made() -> str:
    """Which form of the rules runs, how it was built, and in which Python."""
    form = ludoteka.form()
    built = f"{form}, {build_of_form()}" if form == "compiled" else form
    return f"{built}; Python {platform.python_version()}"


def common(parser: argparse.ArgumentParser, voice: Voice, again: bool = False) -> None:
    """What every command takes; said after the command it beats what was said before it."""
    parser.add_argument("-h", "--help", action="help", help=voice.text("cli-arg-help"))
    default = argparse.SUPPRESS if again else None
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=voice.text("cli-arg-lang"))


def language_in(argv: Sequence[str]) -> str:
    """The language asked for, known before anything else is understood, so that complaints are in it too."""
    found = language_here()
    for i, word in enumerate(argv):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(argv):
            value = argv[i + 1]
        if value in LANGUAGES:
            found = value
    return found


def command_in(argv: Sequence[str]) -> str:
    """The command asked for: the first word that is neither an option nor the value of one."""
    words = iter(argv)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. A bad call or a refusal is one sentence on stderr and code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = language_in(words)
    os.environ["LUDOTEKA_LANG"] = language
    voice = Voice(language)
    try:
        parser = build(voice, command_in(words))
        args = parser.parse_args(words)
        if args.command is None:
            parser.print_help()
            return 0
        code: int = args.run(args, voice)
        sys.stdout.flush()
        return code
    except BadCall as bad:
        return complain(voice, str(bad))
    except Refused as refusal:
        return complain(voice, voice.say(refusal.message))
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").partition(".")[0])
        if extra is None:
            raise
        return complain(voice, voice.text("cli-missing-extra", package=str(missing.name), extra=extra))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # whoever read us has read enough; Python would complain once more when it closes stdout
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def complain(voice: Voice, sentence: str) -> int:
    print(f"ludoteka: {sentence}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
