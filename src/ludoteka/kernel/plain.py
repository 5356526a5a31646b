"""Plain things: what they hold, who may see it, and how it is written down.

A class of a state names its fields once, with a sight and a kind. Saving, loading, views, equality, hashing and the
notation of positions are derived from those names; only `clone` is written by hand, for speed, and checked by a test.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from json import dumps
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.kernel.refusal import Refused

OPEN: Final = 0  # everybody sees it
OWN: Final = 1  # its owner sees it; the others see how many
HIDDEN: Final = 2  # nobody sees it; everybody sees how many
INNER: Final = 3  # the machine's own: in no view at all

NOBODY: Final = -1  # a viewer without a seat: a spectator
UNOWNED: Final = -2


class Kind:
    """How one value is written: as JSON in a save, as words in a notation."""

    def save(self, value: Any) -> Any:
        return value

    def load(self, data: Any) -> Any:
        raise NotImplementedError

    def view(self, value: Any, viewer: int) -> Any:
        return self.save(value)

    def words(self, value: Any) -> str:
        return str(self.save(value))

    def read(self, words: str) -> Any:
        return self.load(words)


class Number(Kind):
    """A whole number."""

    def load(self, data: Any) -> Any:
        if isinstance(data, bool) or not isinstance(data, int):
            raise Refused("kernel-not-a-number", value=repr(data))
        return data

    def read(self, words: str) -> Any:
        try:
            return int(words)
        except ValueError:
            raise Refused("kernel-not-a-number", value=words) from None


class Flag(Kind):
    """Yes or no."""

    def load(self, data: Any) -> Any:
        if not isinstance(data, bool):
            raise Refused("kernel-not-a-flag", value=repr(data))
        return data

    def words(self, value: Any) -> str:
        return "yes" if value else "no"

    def read(self, words: str) -> Any:
        if words not in ("yes", "no"):
            raise Refused("kernel-not-a-flag", value=words)
        return words == "yes"


class Word(Kind):
    """A short text."""

    def load(self, data: Any) -> Any:
        if not isinstance(data, str):
            raise Refused("kernel-not-a-text", value=repr(data))
        return data


class Seat(Kind):
    """A seat, written A, B, C, …; "-" for none."""

    def load(self, data: Any) -> Any:
        if isinstance(data, bool) or not isinstance(data, int) or not -1 <= data < 26:
            raise Refused("kernel-not-a-seat", value=repr(data))
        return data

    def words(self, value: Any) -> str:
        return letter(int(value))

    def read(self, words: str) -> Any:
        return seat_of(words)


class Name(Kind):
    """One of a fixed list of printed things: an id in a save, an English name in a notation, a small int inside."""

    def __init__(self, ids: list[str], names: list[str]) -> None:
        self.ids: Final = ids
        self.names: Final = names

    def save(self, value: Any) -> Any:
        return None if value < 0 else self.ids[value]

    def load(self, data: Any) -> Any:
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.ids:
            raise Refused("kernel-no-such-name", value=repr(data))
        return self.ids.index(data)

    def words(self, value: Any) -> str:
        return "-" if value < 0 else self.names[value]

    def read(self, words: str) -> Any:
        if words == "-":
            return -1
        if words in self.names:
            return self.names.index(words)
        return self.load(words)


class Marked(Kind):
    """A named thing with marks on it (turned, wounded): the marks are high bits of the int inside."""

    def __init__(self, name: Name, shift: int, marks: list[str]) -> None:
        self.name: Final = name
        self.shift: Final = shift
        self.marks: Final = marks

    def save(self, value: Any) -> Any:
        bare = self.name.save(int(value) & ((1 << self.shift) - 1))
        on = [mark for i, mark in enumerate(self.marks) if int(value) >> (self.shift + i) & 1]
        return {"is": bare, "marks": on}

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict) or set(data) != {"is", "marks"} or not isinstance(data["marks"], list):
            raise Refused("kernel-not-marked", value=repr(data))
        value: int = self.name.load(data["is"])
        for mark in data["marks"]:
            if mark not in self.marks:
                raise Refused("kernel-no-such-mark", value=repr(mark))
            value |= 1 << (self.shift + self.marks.index(mark))
        return value

    def words(self, value: Any) -> str:
        saved = self.save(value)
        return self.name.words(int(value) & ((1 << self.shift) - 1)) + "".join(f" ({m})" for m in saved["marks"])

    def read(self, words: str) -> Any:
        bare, *rest = words.split(" (")
        data: dict[str, Any] = {"is": self.name.save(self.name.read(bare)), "marks": [m.rstrip(")") for m in rest]}
        return self.load(data)


class Many(Kind):
    """A list of things of one kind, in order."""

    def __init__(self, of: Kind) -> None:
        self.of: Final = of

    def save(self, value: Any) -> Any:
        return [self.of.save(item) for item in value]

    def load(self, data: Any) -> Any:
        if not isinstance(data, list):
            raise Refused("kernel-not-a-list", value=repr(data))
        return [self.of.load(item) for item in data]

    def view(self, value: Any, viewer: int) -> Any:
        return [self.of.view(item, viewer) for item in value]

    def words(self, value: Any) -> str:
        return ", ".join(self.of.words(item) for item in value) or "nothing"

    def read(self, words: str) -> Any:
        if words == "nothing":
            return []
        found: list[Any] = []
        pieces = [piece.strip() for piece in words.split(",")]
        while pieces:
            found.append(self.read_one(pieces))
        return found

    def read_one(self, pieces: list[str]) -> Any:
        """The next thing off these pieces: a name may have commas of its own (`Zetta, The Encryptor`)."""
        for n in range(1, len(pieces)):
            try:
                found = self.of.read(", ".join(pieces[:n]))
            except Refused:
                continue
            del pieces[:n]
            return found
        found = self.of.read(", ".join(pieces))
        pieces.clear()
        return found


class Nest(Kind):
    """A plain thing with fields of its own."""

    def __init__(self, make: Callable[[], Plain]) -> None:
        self.make: Final = make

    def save(self, value: Any) -> Any:
        return save(value)

    def load(self, data: Any) -> Any:
        thing = self.make()
        load(thing, data)
        return thing

    def view(self, value: Any, viewer: int) -> Any:
        return view(value, viewer)

    def words(self, value: Any) -> str:
        thing: Plain = value
        return thing.words()

    def read(self, words: str) -> Any:
        thing = self.make()
        thing.read(words)
        return thing


NUMBER: Final = Number()
FLAG: Final = Flag()
WORD: Final = Word()
SEAT: Final = Seat()


class Field:
    """One field of a plain thing: its name, who may see it, how it is written."""

    def __init__(self, name: str, sight: int, kind: Kind) -> None:
        self.name: Final = name
        self.sight: Final = sight
        self.kind: Final = kind


@mypyc_attr(acyclic=True)  # no plain thing holds itself: the collector need not watch it
class Plain:
    """Numbers, words, and lists of plain things; nothing that could not be written down."""

    def fields(self) -> tuple[Field, ...]:
        raise NotImplementedError

    def owner(self) -> int:
        """The seat whose OWN fields these are."""
        return UNOWNED

    def kept(self) -> tuple[str, ...]:
        """The names of what is kept beside the fields for speed."""
        return ()

    def settle(self) -> None:
        """Work out what is kept beside the fields: called when fields were put in place from outside."""

    def words(self) -> str:
        """The thing in a notation, where it stands inside a list."""
        raise NotImplementedError

    def read(self, words: str) -> None:
        """The inverse of `words`, into a blank thing."""
        raise NotImplementedError


def save(thing: Plain) -> dict[str, Any]:
    """Everything, as plain JSON."""
    return {field.name: field.kind.save(getattr(thing, field.name)) for field in thing.fields()}


def load(thing: Plain, data: Any) -> None:
    """The inverse of `save`, into a blank thing."""
    if not isinstance(data, dict):
        raise Refused("kernel-not-fields", thing=type(thing).__name__)
    fields = thing.fields()
    names = {field.name for field in fields}
    for name in data:
        if name not in names:
            raise Refused("kernel-no-such-field", thing=type(thing).__name__, field=str(name))
    for field in fields:
        if field.name not in data:
            raise Refused("kernel-field-missing", thing=type(thing).__name__, field=field.name)
        try:
            setattr(thing, field.name, field.kind.load(data[field.name]))
        except Refused as refusal:
            raise Refused("kernel-bad-field", field=field.name, why=refusal.message) from None
    thing.settle()


def view(thing: Plain, viewer: int) -> dict[str, Any]:
    """What this viewer may see of it: a list that is not his to see is its length, a value that is not is None."""
    seen: dict[str, Any] = {}
    mine = viewer == thing.owner()
    for field in thing.fields():
        sight = field.sight
        if sight == INNER:
            continue
        value = getattr(thing, field.name)
        if sight == OPEN or (sight == OWN and mine):
            seen[field.name] = field.kind.view(value, viewer)
        else:
            seen[field.name] = len(value) if isinstance(value, list) else None
    return seen


def equal(one: Plain, other: Plain) -> bool:
    """The same class with the same values, all the way down."""
    return type(one) is type(other) and save(one) == save(other)


def digest(data: Any) -> str:
    """A short stable hash of plain JSON."""
    text = dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def letter(seat: int) -> str:
    return "-" if seat < 0 else chr(65 + seat)


def seat_of(letter: str) -> int:
    if letter == "-":
        return -1
    if len(letter) != 1 or not "A" <= letter <= "Z":
        raise Refused("kernel-not-a-seat", value=letter)
    return ord(letter) - 65
