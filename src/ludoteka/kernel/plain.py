"""Plain things: what they hold, who may see it, and how it is written down.

A game writes each field once, with a sight and a kind, in its `fields.py`. Saving, loading, views, equality, hashing
and the notation of positions read that declaration; `tools/fields.py` writes from it how a thing begins and how it is
cloned (`twins.py`), and what the page gets of it (`web/src/lib/views.ts`).
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Sequence
from hashlib import blake2b
from json import dumps
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.kernel.refusal import Refused

OPEN: Final = 0  # everybody sees it
OWN: Final = 1  # its owner sees it; the others see how many
HIDDEN: Final = 2  # nobody sees it; everybody sees how many
INNER: Final = 3  # the machine's own: in no view at all
KEPT: Final = 4  # kept beside the fields for speed: in no save and in no view
DERIVED: Final = 5  # worked out for views: in no save and not on the table

NOBODY: Final = -1  # a viewer without a seat: a spectator
UNOWNED: Final = -2

MOST_KEYS: Final = 20_000  # that a kind remembers
POURED: Final = "2-"  # how a hash of poured numbers begins; older ones, of JSON, have no such mark


class Spot:
    """A run of cells of an observation: in which of them a value is told, how much is added there, and when.

    All three are written in the language of the rules; `me` is the seat that looks, `seats` how many there are. Spots
    of one name share their cells.
    """

    def __init__(self, name: str, size: int, place: str, amount: str = "1", when: str = "") -> None:
        self.name: Final = name
        self.size: Final = size
        self.place: Final = place
        self.amount: Final = amount
        self.when: Final = when


class Kind:
    """How one value is written: as JSON in a save, as words in a notation. Inside it is an int, unless it says so."""

    bare: bool = False  # a number that means nothing but itself
    keys: dict[Any, int] | None = None  # what `pour` has found, by value

    def type(self) -> str:
        """The type of the value inside."""
        return "int"

    def shape(self) -> str:
        """The type of what a view shows, in the language of the page."""
        raise NotImplementedError

    def blank(self) -> Any:
        """The value where nothing else is said."""
        return 0

    def twin(self, value: str) -> str:
        """How a value of this name is copied, in the language of the rules."""
        return value

    def spots(self, value: str) -> list[Spot]:
        """What an observation tells of a value of this name. What `view` keeps from a viewer must be kept here too."""
        raise NotImplementedError

    def needs(self) -> str:
        """The import that the spots need, if any."""
        return ""

    def save(self, value: Any) -> Any:
        return value

    def pour(self, value: Any, into: list[int]) -> None:
        """Write the value as numbers, for a hash.

        By what a save says of it, not by the number inside: things may be numbered anew, and a hash must stay.
        """
        if self.bare:
            into.append(value)
            return
        keys = self.keys
        if keys is None or len(keys) > MOST_KEYS:
            keys = self.keys = {}
        if not isinstance(value, (int, str)):
            into.append(key_of(self.save(value)))
            return
        key = keys.get(value)
        if key is None:
            key = keys[value] = key_of(self.save(value))
        into.append(key)

    def load(self, data: Any) -> Any:
        raise NotImplementedError

    def view(self, value: Any, viewer: int) -> Any:
        return self.save(value)

    def words(self, value: Any) -> str:
        return str(self.save(value))

    def read(self, words: str) -> Any:
        return self.load(words)


class Number(Kind):
    """A whole number, within bounds where there are any."""

    bare = True

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least: Final = least
        self.most: Final = most

    def shape(self) -> str:
        return "number"

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", 1, "", value)]

    def load(self, data: Any) -> Any:
        if isinstance(data, bool) or not isinstance(data, int):
            raise Refused("kernel-not-a-number", value=repr(data))
        if self.least is not None and data < self.least:
            raise Refused("kernel-too-little", value=data, least=self.least)
        if self.most is not None and data > self.most:
            raise Refused("kernel-too-much", value=data, most=self.most)
        return data

    def read(self, words: str) -> Any:
        try:
            return self.load(int(words))
        except ValueError:
            raise Refused("kernel-not-a-number", value=words) from None


class Bits(Number):
    """So many yeses and noes in one number; `by_seat`: one for each seat."""

    def __init__(self, count: int, *, by_seat: bool = False) -> None:
        super().__init__()
        self.count: Final = count
        self.by_seat: Final = by_seat


class Flag(Kind):
    """Yes or no."""

    def type(self) -> str:
        return "bool"

    def shape(self) -> str:
        return "boolean"

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", 1, "", f"1 if {value} else 0")]

    def blank(self) -> Any:
        return False

    def pour(self, value: Any, into: list[int]) -> None:
        into.append(1 if value else 0)

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
    """A short text; one of these, if any are given."""

    def __init__(self, *words: str) -> None:
        self.known: Final = words

    def type(self) -> str:
        return "str"

    def shape(self) -> str:
        return union(self.known)

    def blank(self) -> Any:
        return ""

    def load(self, data: Any) -> Any:
        if not isinstance(data, str):
            raise Refused("kernel-not-a-text", value=repr(data))
        return data


class Seat(Kind):
    """A seat, written A, B, C, …; "-" for none."""

    bare = True

    def shape(self) -> str:
        return "number"

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", 1, "", f"round_from({value}, me, seats)")]

    def load(self, data: Any) -> Any:
        if isinstance(data, bool) or not isinstance(data, int) or not -1 <= data < 26:
            raise Refused("kernel-not-a-seat", value=repr(data))
        return data

    def words(self, value: Any) -> str:
        return letter(int(value))

    def read(self, words: str) -> Any:
        return seat_of(words)


class Step(Kind):
    """One of a few named steps: its number inside and in a save, its name in views and in a notation."""

    bare = True

    def __init__(self, *names: str) -> None:
        self.names: Final = names

    def shape(self) -> str:
        return union(self.names)

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", len(self.names), value)]

    def load(self, data: Any) -> Any:
        if isinstance(data, str) and data in self.names:
            return self.names.index(data)
        if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < len(self.names):
            raise Refused("kernel-no-such-name", value=repr(data))
        return data

    def view(self, value: Any, viewer: int) -> Any:
        return self.names[value]

    def words(self, value: Any) -> str:
        return self.names[int(value)]

    def read(self, words: str) -> Any:
        return self.load(int(words) if words.isdecimal() else words)


class Name(Kind):
    """One of a fixed list of printed things: an id in a save, an English name in a notation, a small int inside."""

    def __init__(self, ids: list[str], names: list[str]) -> None:
        self.ids: Final = ids
        self.names: Final = names

    def shape(self) -> str:
        return union(self.ids)

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", len(self.ids), value, when=f"{value} >= 0")]

    def blank(self) -> Any:
        return -1

    def save(self, value: Any) -> Any:
        return None if value < 0 else self.ids[value]

    def load(self, data: Any) -> Any:
        if data is None:
            return -1
        if isinstance(data, str) and data in self.ids:
            return self.ids.index(data)
        if isinstance(data, str) and data in self.names:
            return self.names.index(data)
        raise Refused("kernel-no-such-name", value=repr(data))

    def words(self, value: Any) -> str:
        return "-" if value < 0 else self.names[value]

    def read(self, words: str) -> Any:
        return -1 if words == "-" else self.load(words)


class Marked(Kind):
    """A named thing with marks on it (turned, wounded): the marks are high bits of the int inside."""

    def __init__(self, name: Name, shift: int, marks: list[str]) -> None:
        self.name: Final = name
        self.shift: Final = shift
        self.marks: Final = marks

    def shape(self) -> str:
        return f"{{ is: {self.name.shape()}; marks: ({union(self.marks)})[] }}"

    def spots(self, value: str) -> list[Spot]:
        name = f"{value} & {(1 << self.shift) - 1}"
        found = [Spot("", len(self.name.ids), name)]
        for i, mark in enumerate(self.marks):
            found.append(Spot(mark, len(self.name.ids), name, when=f"{value} >> {self.shift + i} & 1"))
        return found

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


MOST_ALIKE: Final = 100


class Listed(Kind):
    """What is kept as a list of ints, however it is written."""

    def type(self) -> str:
        return "list[int]"

    def blank(self) -> Any:
        return []

    def twin(self, value: str) -> str:
        return f"{value}[:]"


class Many(Listed):
    """A list of things of one kind, in order; exactly `count` of them, if that is told."""

    def __init__(self, of: Kind, count: int = 0) -> None:
        self.of: Final = of
        self.count: Final = count

    def type(self) -> str:
        return f"list[{self.of.type()}]"

    def shape(self) -> str:
        return f"({self.of.shape()})[]"

    def twin(self, value: str) -> str:
        item = self.of.twin("one")
        return f"{value}[:]" if item == "one" else f"[{item} for one in {value}]"

    def save(self, value: Any) -> Any:
        return [self.of.save(item) for item in value]

    def pour(self, value: Any, into: list[int]) -> None:
        items: list[Any] = value
        of = self.of
        into.append(len(items))
        if of.bare:
            into.extend(items)
            return
        keys = of.keys
        for item in items:
            key = keys.get(item) if keys is not None and isinstance(item, int) else None
            if key is None:
                of.pour(item, into)
            else:
                into.append(key)

    def load(self, data: Any) -> Any:
        if not isinstance(data, list):
            raise Refused("kernel-not-a-list", value=repr(data))
        return self.counted([self.of.load(item) for item in data])

    def counted(self, found: list[Any]) -> list[Any]:
        """The list, if it is as long as it must be."""
        if self.count and len(found) != self.count:
            raise Refused("kernel-not-so-many", count=len(found), wanted=self.count)
        return found

    def view(self, value: Any, viewer: int) -> Any:
        return [self.of.view(item, viewer) for item in value]

    def words(self, value: Any) -> str:
        return ", ".join(self.of.words(item) for item in value) or "nothing"

    def read(self, words: str) -> Any:
        if words == "nothing":
            return self.counted([])
        found: list[Any] = []
        pieces = [piece.strip() for piece in words.split(",")]
        while pieces:
            found.extend(self.read_some(pieces))
        return self.counted(found)

    def read_some(self, pieces: list[str]) -> list[Any]:
        """What stands next on these pieces: a name may have commas of its own (`Zetta, The Encryptor`)."""
        wrong: Refused | None = None
        for n in range(1, len(pieces) + 1):
            try:
                found = self.read_times(", ".join(pieces[:n]))
            except Refused as refusal:
                wrong = wrong or refusal
                continue
            del pieces[:n]
            return found
        assert wrong is not None
        raise wrong

    def read_times(self, words: str) -> list[Any]:
        """One thing, or several alike: `Crystal ×7`."""
        one, _, times = words.partition(" ×")
        n = int(times) if times.isdecimal() else 1
        return [self.of.read(one if times.isdecimal() else words) for _ in range(min(n, MOST_ALIKE))]


class Maybe(Kind):
    """Something that may be absent: there is nothing in its place."""

    def __init__(self, of: Kind) -> None:
        self.of: Final = of

    def shape(self) -> str:
        return f"{self.of.shape()} | null"

    def spots(self, value: str) -> list[Spot]:
        return self.of.spots(value)

    def save(self, value: Any) -> Any:
        return self.of.save(value)

    def pour(self, value: Any, into: list[int]) -> None:
        self.of.pour(value, into)

    def load(self, data: Any) -> Any:
        return self.of.load(data)

    def view(self, value: Any, viewer: int) -> Any:
        return self.of.view(value, viewer)

    def words(self, value: Any) -> str:
        return self.of.words(value)

    def read(self, words: str) -> Any:
        return self.of.read(words)


class Record(Kind):
    """What a view tells of one thing under several names."""

    def __init__(self, **parts: Kind) -> None:
        self.parts: Final = parts

    def shape(self) -> str:
        return "{ " + "; ".join([f"{name}: {kind.shape()}" for name, kind in self.parts.items()]) + " }"


class Some(Kind):
    """A record of which a view may tell nothing."""

    def __init__(self, of: Record) -> None:
        self.of: Final = of

    def shape(self) -> str:
        return f"Partial<{self.of.shape()}>"


class Said(Kind):
    """A message, as it is told to whoever has words for it."""

    def shape(self) -> str:
        return "Msg"


class ByName(Kind):
    """What a view tells by the ids of printed things; of some of them, or of all."""

    def __init__(self, name: Name, of: Kind, *, all: bool = False) -> None:
        self.name: Final = name
        self.of: Final = of
        self.all: Final = all

    def shape(self) -> str:
        shape = f"Record<{self.name.shape()}, {self.of.shape()}>"
        return shape if self.all else f"Partial<{shape}>"


class Nest(Kind):
    """A plain thing with fields of its own."""

    def __init__(self, of: Fields) -> None:
        self.of: Final = of

    def type(self) -> str:
        return self.of.name

    def shape(self) -> str:
        return self.of.shape()

    def blank(self) -> Any:
        return self.of

    def twin(self, value: str) -> str:
        return f"{value}.clone()"

    def save(self, value: Any) -> Any:
        return save(value)

    def pour(self, value: Any, into: list[int]) -> None:
        pour(value, into)

    def load(self, data: Any) -> Any:
        thing = self.of.make()
        load(thing, data)
        return thing

    def view(self, value: Any, viewer: int) -> Any:
        return view(value, viewer)

    def words(self, value: Any) -> str:
        thing: Plain = value
        return thing.words()

    def read(self, words: str) -> Any:
        thing = self.of.make()
        thing.read(words)
        return thing


NUMBER: Final = Number()
COUNT: Final = Number(0)
FLAG: Final = Flag()
WORD: Final = Word()
SEAT: Final = Seat()
SAID: Final = Said()


class Field:
    """One field of a plain thing: its name, who may see it, how it is written, and how it begins.

    A `given` field is told to who makes the thing. A `shared` one is never changed, only replaced, so clones share it.
    Of a list with `room` an observation tells so many in their places; of the others how many of each there are.
    A `late` one came after tables had been played: where it is blank, saves and hashes do not speak of it. Of one
    `aside`, a field of a state that decides nothing and is only called by, no hash ever speaks.
    """

    def __init__(
        self,
        name: str,
        sight: int,
        kind: Kind,
        blank: Any = None,
        *,
        given: bool = False,
        shared: bool = False,
        room: int = 0,
        late: bool = False,
        aside: bool = False,
    ) -> None:
        self.name: Final = name
        self.sight: Final = sight
        self.kind: Final = kind
        self.blank: Final = kind.blank() if blank is None else blank
        self.given: Final = given
        self.shared: Final = shared
        self.room: Final = room
        self.late: Final = late
        self.aside: Final = aside


class Same:
    """The blank of a field that begins as another does, one that is given."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


def note(name: str, kind: Kind, blank: Any = None) -> Field:
    """What a passage notes on its way."""
    return Field(name, INNER, kind, blank)


def given(name: str, kind: Kind, blank: Any = None) -> Field:
    """What a passage is told when it begins."""
    return Field(name, INNER, kind, blank, given=True)


def kept(name: str, kind: Kind) -> Field:
    """What is worked out of the fields, and kept beside them for speed."""
    return Field(name, KEPT, kind)


def derived(name: str, kind: Kind, *, always: bool = True) -> Field:
    """What is worked out for a view; `always`, or only where it means something."""
    return Field(name, DERIVED, kind, always)


class Fields:
    """The fields of one class of plain things. It may begin with those of the class that this one extends."""

    def __init__(
        self, name: str, of: Fields | None, *own: Field, title: str = "", constant: bool = False, twins: bool = False
    ) -> None:
        self.name: Final = name
        self.title: Final = title  # under which a passage is saved
        self.constant: Final = constant  # never changed once made, so clones share it
        self.twins: Final = twins  # the class itself knows how to begin as a twin
        self.of: Final = of
        self.own: Final = own
        inherited: tuple[Field, ...] = () if of is None else of.fields
        told = [field for field in own if field.sight not in (KEPT, DERIVED)]
        self.fields: Final[tuple[Field, ...]] = (*inherited, *told)
        self.kept: Final = tuple([field.name for field in own if field.sight == KEPT])
        self.derived: Final = tuple([field for field in own if field.sight == DERIVED])
        self.make: Callable[[], Any] = nothing

    def shape(self) -> str:
        """What a view shows of such a thing: the name of its type in the language of the page."""
        return f"{self.name}View"

    def shapes(self) -> list[tuple[str, str]]:
        """What a view shows of such a thing, field by field."""
        seen = [(field.name, seen_as(field)) for field in self.fields if field.sight != INNER]
        for field in self.derived:
            seen.append((field.name if field.blank else f"{field.name}?", field.kind.shape()))
        return seen


def makes(make: Callable[[], Plain]) -> None:
    """Told by a class of things that lie inside others: how a blank one is made."""
    make().declared().make = make


def nothing() -> Any:
    raise NotImplementedError


def seen_as(field: Field) -> str:
    """The type of a field in a view: its own, or what others see in its place."""
    instead = "number" if isinstance(field.blank, list) else "null"
    shape = field.kind.shape()
    if isinstance(field.kind, Name):
        shape += " | null"
    if field.sight == HIDDEN:
        return instead
    return shape if field.sight == OPEN or instead in shape.split(" | ") else f"{shape} | {instead}"


def union(words: Sequence[str]) -> str:
    """One of these words, as a type of the page."""
    return " | ".join([f'"{word}"' for word in words]) or "string"


@mypyc_attr(acyclic=True)  # no plain thing holds itself: the collector need not watch it
class Plain:
    """Numbers, words, and lists of plain things; nothing that could not be written down."""

    def declared(self) -> Fields:
        """Its fields, as the game declares them."""
        raise NotImplementedError

    def fields(self) -> tuple[Field, ...]:
        return self.declared().fields

    def owner(self) -> int:
        """The seat whose OWN fields these are."""
        return UNOWNED

    def kept(self) -> tuple[str, ...]:
        """The names of what is kept beside the fields for speed."""
        return self.declared().kept

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
    told = [field for field in thing.fields() if is_told(thing, field)]
    return {field.name: field.kind.save(getattr(thing, field.name)) for field in told}


def hashed(thing: Plain) -> dict[str, Any]:
    """What a hash of plain JSON is made of: a save without what lies aside."""
    aside = [field.name for field in thing.fields() if field.aside]
    return {name: value for name, value in save(thing).items() if name not in aside}


def is_told(thing: Plain, field: Field) -> bool:
    """Whether saves and hashes speak of this field."""
    return not field.late or getattr(thing, field.name) != field.blank


def pour(thing: Plain, into: list[int]) -> None:
    """Everything, as numbers in the order of the fields: what a hash is made of."""
    for field in thing.fields():
        if field.aside:
            continue
        if field.late:
            if not is_told(thing, field):
                continue
            WORD.pour(field.name, into)
        field.kind.pour(getattr(thing, field.name), into)


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
            if field.late:
                setattr(thing, field.name, field.blank)
                continue
            raise Refused("kernel-field-missing", thing=type(thing).__name__, field=field.name)
        try:
            setattr(thing, field.name, field.kind.load(data[field.name]))
        except Refused as refusal:
            raise Refused("kernel-bad-field", field=field.name, why=refusal.message) from None
    thing.settle()


def view(thing: Plain, viewer: int) -> dict[str, Any]:
    """What this viewer may see of it: a list that is not theirs to see is its length, a value that is not is None."""
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


def key_of(data: Any) -> int:
    """A number that stands for plain JSON."""
    return int(digest(data), 16) >> 2


def poured(numbers: list[int]) -> str:
    """A short stable hash of numbers, with the mark of its kind."""
    try:
        words = array("q", numbers)
        if sys.byteorder == "big":
            words.byteswap()
        data = words.tobytes()
    except OverflowError:  # a table from outside may hold numbers of any length
        data = repr(numbers).encode()
    return POURED + blake2b(data, digest_size=8).hexdigest()


def letter(seat: int) -> str:
    return "-" if seat < 0 else chr(65 + seat)


def seat_of(letter: str) -> int:
    if letter == "-":
        return -1
    if len(letter) != 1 or not "A" <= letter <= "Z":
        raise Refused("kernel-not-a-seat", value=letter)
    return ord(letter) - 65
