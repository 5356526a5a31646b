"""Cards of our own design whose figures were changed by play: what they were at first, and what was measured."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Tuning:
    """By card: the facts of its first design that are other now; `text` for what it did, in words by language."""

    was: dict[str, dict[str, Any]]
    measured: str  # the page with the figures
    en: str
    ru: str

    def wording(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@cache
def tuning_of(game: str) -> Tuning:
    """What was changed in this game; nothing where no card was."""
    file = files(f"ludoteka.games.{game}") / "tuned.toml"
    if not file.is_file():
        return Tuning({}, "", "", "")
    data = tomllib.loads(file.read_text("utf-8"))
    return Tuning(data["was"], data["measured"], data["en"], data["ru"])
