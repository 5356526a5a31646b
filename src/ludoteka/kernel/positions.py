"""The notation of positions: `A  health 40  hand Blaster, Crystal ×3`, and the same as plain data."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.kinds import Kind
from ludoteka.kernel.machine import State
from ludoteka.kernel.piles import Pile
from ludoteka.kernel.plain import Field, Nest, Plain, too_long
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter, seat_of


def place(thing: Plain, data: Any) -> None:
    """Put values over those of a thing; lists of things are gone into, the rest is replaced.

    A value may also be told in words, as in the notation: `{"field": "N Janira attacking"}`.
    """
    if not isinstance(data, dict):
        raise Refused("kernel-not-fields", thing=type(thing).__name__)
    for name, value in data.items():
        kind = field_of(thing, str(name)).kind
        here = getattr(thing, name)
        if isinstance(here, list) and here and isinstance(here[0], Plain) and isinstance(value, list):
            if len(value) > len(here):
                raise Refused("kernel-too-many", field=name, count=len(here))
            for item, part in zip(here, value):
                place(item, part)
        elif isinstance(here, Plain):
            place(here, value)
        else:
            setattr(thing, name, put(thing, name, kind, value))
    thing.settle()


def put(thing: Plain, name: str, kind: Kind, value: Any) -> Any:
    """A value of this kind out of plain data, or of words; a pile keeps its own luck."""
    try:
        if not isinstance(value, str) or kind.type() == "str":
            found = kind.load(value)
        else:
            found = kind.read(value)
    except Refused as refusal:
        raise Refused("kernel-bad-field", field=name, why=refusal.message) from None
    except OverflowError:
        raise too_long(name, value) from None
    if isinstance(found, Pile):
        found.stream = getattr(thing, name).stream
    return found


def read_position(state: State, line: str, common: str = "players") -> None:
    """Put one line of the position notation on a table: `A  health 40  hand Blaster, Crystal` or `table  row …`."""
    thing, parts = parted(state, line, common)
    found = [(name, put(thing, name, field_of(thing, name).kind, words)) for name, words in parts]
    for name, value in found:
        setattr(thing, name, value)
    thing.settle()


def told(state: State, line: str, common: str = "players") -> list[tuple[str, str, str]]:
    """What a line of the position notation says and what is so: (field, told, found), in words.

    `deck 7 cards` speaks of their number only.
    """
    thing, parts = parted(state, line, common)
    found: list[tuple[str, str, str]] = []
    for name, words in parts:
        kind = field_of(thing, name).kind
        value = getattr(thing, name)
        if is_size(words):
            size = value.size() if isinstance(value, Pile) else len(value)
            found.append((name, sized(int(words.split()[0])), sized(size)))
        else:
            found.append((name, kind.words(put(thing, name, kind, words)), kind.words(value)))
    return found


def is_size(words: str) -> bool:
    number, _, what = words.partition(" ")
    return number.isdecimal() and len(number) < 18 and what in ("card", "cards", "dice", "die")


def sized(n: int) -> str:
    return f"{n} cards"


def parted(state: State, line: str, common: str) -> tuple[Plain, list[tuple[str, str]]]:
    """Whom a line speaks of, and its fields with their words: they stand two or more spaces apart."""
    who, *parts = [part.strip() for part in line.split("  ") if part.strip()] or [""]
    if " " in who:
        raise Refused("kernel-two-spaces", words=who)
    thing = subject(state, who, common)
    names = [field.name for field in thing.fields()]
    found: list[tuple[str, str]] = []
    for part in parts:
        name, _, words = part.partition(" ")
        field_of(thing, name)
        for word in words.replace(",", " ").split()[1:]:
            if word in names and word not in ("seat", "card"):
                raise Refused("kernel-two-spaces", words=part)
        found.append((name, words.strip()))
    return thing, found


def write_position(state: State, common: str = "players") -> list[str]:
    """A position in the notation: a line for the table and one for each seat."""
    lines = ["table" + written(state, {common, "stack", "luck"})]
    for seat, player in enumerate(getattr(state, common)):
        lines.append(letter(seat) + written(player, set()))
    return lines


def written(thing: Plain, without: set[str]) -> str:
    parts = ""
    for field in thing.fields():
        if field.name not in without and not isinstance(field.kind, Nest):
            parts += f"  {field.name} {field.kind.words(getattr(thing, field.name))}"
    return parts


def subject(state: State, who: str, common: str) -> Plain:
    if who == "table":
        return state
    seats: list[Plain] = getattr(state, common)
    seat = seat_of(who)
    if not 0 <= seat < len(seats):
        raise Refused("kernel-not-a-seat", value=who)
    return seats[seat]


def field_of(thing: Plain, name: str) -> Field:
    for field in thing.fields():
        if field.name == name:
            return field
    raise Refused("kernel-no-such-field", thing=type(thing).__name__, field=name)
