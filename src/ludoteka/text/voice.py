"""The voice: messages of the rules put into the language of the reader."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ludoteka.kernel.refusal import Msg, bare
from ludoteka.kernel.seats import letter
from ludoteka.text.ids import LANGUAGES, has, room_of

# what is said here may quote people and files, so its arguments are never looked up as terms
PLAIN_ROOMS: Final = ("kernel", "cli", "server", "lab", "bots", "web")


def language_here() -> str:
    """The language of this process: LUDOTEKA_LANG, else the locale, else English."""
    for name in ("LUDOTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").lower()
        if value:
            return "ru" if value.startswith("ru") else "en"
    return "en"


def low(words: Any) -> Any:
    """`LOW($then)` in a message: a sentence that goes on after a colon begins with a small letter."""
    text = str(words)
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


@cache
def bundle(language: str, room: str) -> FluentBundle | None:
    """The messages of one room (`kernel`, `cli`, a game) in one language; None where there are none."""
    source = files("ludoteka.text").joinpath(language, f"{room}.ftl")
    if not source.is_file():
        return None
    found = FluentBundle([language], functions={"LOW": low}, use_isolating=False)
    found.add_resource(FluentResource(source.read_text("utf-8")))
    return found


def printable(words: str) -> str:
    """Words without what could move a terminal's cursor: they may be what somebody typed or a file held."""
    return words if words.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in words)


class Voice:
    """Speaks messages in one language, calling the players at the table by their names.

    `missing` gathers the ids for which there were no words, for the tests; people then read English, if there is any.
    """

    def __init__(self, language: str | None = None, names: Sequence[str] = ()) -> None:
        self.language: Final = language if language in LANGUAGES else language_here()
        self.names: Final = tuple(names)
        self.missing: Final[set[str]] = set()
        self.spoken: Final[dict[str, str]] = {}  # messages without arguments

    def __call__(self, message: Msg) -> str:
        return self.say(message)

    def say(self, message: Msg) -> str:
        """A message in words."""
        if message.args:
            return self.format(message.id, self.arguments(message))
        words = self.spoken.get(message.id)
        if words is None:
            words = self.spoken[message.id] = self.format(message.id, {})
        return words

    def text(self, id: str, /, **args: object) -> str:
        """The words for an id, for rooms that have no message at hand."""
        return self.say(Msg(id, args))

    def format(self, id: str, args: dict[str, object]) -> str:
        for language in (self.language, *LANGUAGES):
            messages = bundle(language, room_of(id))
            if messages is None or not messages.has_message(id):
                self.missing.add(id)
                continue
            pattern = messages.get_message(id).value
            if pattern is not None:
                words, errors = messages.format_pattern(pattern, args)
                self.missing.update(f"{id} {error}" for error in errors)
                return str(words)
        return bare(Msg(id, args))

    def arguments(self, message: Msg) -> dict[str, object]:
        """The arguments in words; a term `faction:order` also lends its id, as `$faction_id`, to choose a form by."""
        room = room_of(message.id)
        found: dict[str, object] = {}
        for name, value in message.args.items():
            found[name] = self.argument(room, value)
            if isinstance(value, str) and ":" in value and room not in PLAIN_ROOMS:
                found[f"{name}_id"] = value.partition(":")[2]
        return found

    def argument(self, room: str, value: object) -> object:
        if isinstance(value, Msg):
            return self.say(value)
        if isinstance(value, bool):
            return self.say(Msg("kernel-yes" if value else "kernel-no"))
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return " ".join(str(self.argument(room, item)) for item in value)
        return self.term(room, printable(str(value)))

    def term(self, room: str, value: str) -> str:
        """`seat:1` is a player, `card:x` a card of the catalogue, `kind:id` else the message `<game>-<kind>-<id>`."""
        kind, colon, id = value.partition(":")
        if not colon or not id or not kind.isidentifier():
            return value
        if kind == "seat" and id.lstrip("-").isdecimal():
            return self.seat(int(id))
        if room in PLAIN_ROOMS:
            return value
        if kind == "card":
            return self.card(room, id)
        if id == "None":
            return self.say(Msg("kernel-nobody"))
        return self.format(f"{room}-{kind}-{id}", {})

    def seat(self, seat: int) -> str:
        """How a seat is called."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(Msg("kernel-nobody")) if seat < 0 else self.say(Msg("kernel-seat", {"letter": letter(seat)}))

    def card(self, game: str, id: str) -> str:
        """How a card is called."""
        from ludoteka.text.catalogue import names_of

        names = names_of(game).get(id)
        if names is None:
            self.missing.add(f"card:{id}")
            return id
        return names[self.language]

    def named(self, names: Sequence[str]) -> Voice:
        """The same language at a table where the seats are called so."""
        return Voice(self.language, names)

    def value(self, game: str, setting: str, value: object) -> str:
        """The value of a setting in words."""
        word = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        id = f"{game}-option-{setting}-{word}"
        if has(id, self.language):
            return self.say(Msg(id))
        if isinstance(value, bool):
            return self.say(Msg(f"kernel-{word}"))
        return str(value)

    def among(self, words: Sequence[str]) -> str:
        """A list in a sentence: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return self.text("kernel-and", first=", ".join(words[:-1]), last=words[-1])


@cache
def voice(language: str) -> Voice:
    """The voice of a language at no table in particular."""
    return Voice(language)


def speak(message: Msg) -> str:
    """A message in the language of this process: what a refusal says when it is printed."""
    return voice(language_here()).say(message)
