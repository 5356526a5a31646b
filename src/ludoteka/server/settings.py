"""How an operator sets the server up: one TOML file, the environment, the command line; each later one goes before.

Every wrong word in them is refused with one sentence that names it.
"""

from __future__ import annotations

import os
import tomllib
import typing
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from ludoteka.kernel.refusal import Refused
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.server.push.terms import Push
from ludoteka.server.storage import Retention

PREFIX = "LUDOTEKA_"
FILE = "LUDOTEKA_CONFIG"
OWN = ("LUDOTEKA_DB", "LUDOTEKA_FORM", "LUDOTEKA_LANG", "LUDOTEKA_SOAK", FILE)  # names that have a meaning elsewhere
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Serve:
    """Where and how the server listens."""

    host: str = "127.0.0.1"
    port: int = 8317
    db: str = ""  # a SQLite file or the address of a PostgreSQL; empty for a file in the home of whoever serves
    workers: int = 1
    thinkers: int = 1
    proxy: str = ""
    hosts: tuple[str, ...] = ()  # the names it answers to; empty for any
    tab: str = ""  # the folder that `make tab` has made; empty for dist/tab, if that is there


@dataclass(frozen=True, slots=True)
class Log:
    """What is written down."""

    form: str = "text"  # or "json": one object a line
    level: str = "info"


@dataclass(frozen=True, slots=True)
class Settings:
    """All of it. The sections of the file have these names."""

    serve: Serve = field(default_factory=Serve)
    limits: Limits = field(default_factory=Limits)
    rhythm: Rhythm = field(default_factory=Rhythm)
    retention: Retention = field(default_factory=Retention)
    push: Push = field(default_factory=Push)
    log: Log = field(default_factory=Log)


SECTIONS: dict[str, Any] = typing.get_type_hints(Settings)
ONE_OF = {"log.form": ("text", "json"), "log.level": ("debug", "info", "warning", "error")}


def read(file: str | Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of a file (or of the one that LUDOTEKA_CONFIG names) and of the environment."""
    env = os.environ if environment is None else environment
    told = in_file(Path(file)) if file else in_file(Path(env[FILE])) if env.get(FILE) else {}
    for section, values in in_environment(env).items():
        told[section] = told.get(section, {}) | values
    return Settings(**{name: part(kind, name, told.get(name, {})) for name, kind in SECTIONS.items()})


def in_file(file: Path) -> dict[str, dict[str, Any]]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as fault:
        raise Refused("server-config-file", file=str(file), why=str(fault.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise Refused("server-config-file", file=str(file), why=str(fault)[:200]) from None
    for name, values in found.items():
        if name not in SECTIONS or not isinstance(values, dict):
            raise Refused("server-config-unknown", name=name, near=near(name, list(SECTIONS)))
    return found


def in_environment(env: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """LUDOTEKA_LIMITS_TABLES=100 is tables of the section limits; values are written as in TOML, texts also bare."""
    found: dict[str, dict[str, Any]] = {}
    if env.get("LUDOTEKA_DB"):
        found["serve"] = {"db": env["LUDOTEKA_DB"]}
    for name, text in env.items():
        section, _, key = name.removeprefix(PREFIX).lower().partition("_")
        if not name.startswith(PREFIX) or name in OWN or section not in SECTIONS or not key:
            continue
        try:
            value: Any = tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            value = text
        if typing.get_type_hints(SECTIONS[section]).get(key) is str:
            value = text.strip('"')
        found.setdefault(section, {})[key] = value
    return found


def part(kind: type[T], name: str, values: dict[str, Any]) -> T:
    """One section, every value of its kind and in its bounds."""
    hints = typing.get_type_hints(kind)
    for key, value in values.items():
        if key not in hints:
            raise Refused("server-config-unknown", name=f"{name}.{key}", near=near(key, list(hints)))
        values = values | {key: fit(f"{name}.{key}", hints[key], value)}
    return kind(**values)


def fit(name: str, kind: Any, value: Any) -> Any:
    """A value as its kind, or a refusal that says what is wanted."""
    if typing.get_origin(kind) is tuple:
        if not isinstance(value, list):
            raise Refused("server-config-list", name=name)
        inner = typing.get_args(kind)
        parts = tuple(fit(name, inner[0], part) for part in value)
        if inner[-1] is not Ellipsis and (len(parts) != len(inner) or list(parts) != sorted(parts)):
            raise Refused("server-config-span", name=name)
        return parts
    if kind is bool and not isinstance(value, bool):
        raise Refused("server-config-yes-no", name=name)
    if kind is str and not isinstance(value, str):
        raise Refused("server-config-text", name=name)
    if kind in (int, float):
        if isinstance(value, bool) or not isinstance(value, int | kind) or not 0 <= value < 1e12:
            raise Refused("server-config-number" if kind is int else "server-config-figure", name=name)
        return kind(value)
    if name in ONE_OF and value not in ONE_OF[name]:
        raise Refused("server-config-one-of", name=name, known=", ".join(ONE_OF[name]))
    return value


def near(word: str, known: list[str]) -> str:
    """The nearest words there are, or all of them."""
    return ", ".join(get_close_matches(word.rpartition(".")[2], known, 3, 0.5) or sorted(known))
