"""What there are words for, without speaking them: the languages, the ids, and words as a hurried person types them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "ru")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def room_of(id: str) -> str:
    """The room whose words an id belongs to: `kernel`, `cli`, a game."""
    return id.partition("-")[0]


@cache
def ids(language: str, room: str) -> frozenset[str]:
    """The ids of the messages of one room in one language; none where it has no words."""
    source = files("ludoteka.text").joinpath(language, f"{room}.ftl")
    return frozenset(MESSAGE.findall(source.read_text("utf-8"))) if source.is_file() else frozenset()


def has(id: str, language: str) -> bool:
    """Whether there are words for this id."""
    return id in ids(language, room_of(id))


def window_name(prompt: str) -> str:
    """The message that names a kind of response window: its question may speak of a card that nobody has met yet."""
    return prompt.replace("-ask-", "-window-", 1)


def folded(words: str) -> str:
    """Words as a hurried person types them."""
    return words.strip().casefold().replace("ё", "е").replace("’", "'")
