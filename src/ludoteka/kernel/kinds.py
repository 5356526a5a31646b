"""Kinds of values: how each is saved, shown, written in a notation and told to an observer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteka.kernel.digests import key_of
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter, seat_of

MOST_KEYS: Final = 20_000  # that a kind remembers
MOST_LISTS: Final = 1_000  # of whole lists
LARGEST: Final = (1 << 62) - 1  # numbers of the rules have 64 bits in the compiled form: see decision 150


def is_whole(data: object) -> bool:
    """Whether what came from outside is a whole number that the rules can hold."""
    if not isinstance(data, int) or isinstance(data, bool):
        return False
    try:
        return -LARGEST <= data <= LARGEST
    except (OverflowError, ValueError):  # the compiled form takes it out of its box, however long it is
        return False


def whole(data: Any) -> int:
    """A whole number from outside, or a refusal."""
    if not is_whole(data):
        raise Refused("kernel-not-a-number", value=repr(data))
    number: int = data
    return number


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

    bare: bool = False  # a number that stands for nothing but itself
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

    def poured(self, value: str) -> list[str]:
        """How a value of this name is poured, in the language of the rules; nothing where `pour` is to be called."""
        return [f"into.append({value})"] if self.bare else []

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
        if not is_whole(data):
            raise Refused("kernel-not-a-number", value=repr(data))
        number: int = data
        if self.least is not None and number < self.least:
            raise Refused("kernel-too-little", value=data, least=self.least)
        if self.most is not None and number > self.most:
            raise Refused("kernel-too-much", value=data, most=self.most)
        return data

    def read(self, words: str) -> Any:
        try:
            return self.load(int(words))
        except (ValueError, OverflowError):
            raise Refused("kernel-not-a-number", value=words) from None


class Bits(Number):
    """A number of flags packed into one int; `by_seat`: one for each seat."""

    def __init__(self, count: int, *, by_seat: bool = False) -> None:
        super().__init__()
        assert count <= 62, "a number of the rules holds no more flags"
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

    def poured(self, value: str) -> list[str]:
        return [f"into.append(1 if {value} else 0)"]

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
        if not is_whole(data) or not -1 <= data < 26:
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
        if not is_whole(data) or not 0 <= data < len(self.names):
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
        self.places: dict[str, int] = {}  # by id and by name
        self.hashed: list[Any] = []

    def shape(self) -> str:
        return union(self.ids)

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", len(self.ids), value, when=f"{value} >= 0")]

    def blank(self) -> Any:
        return -1

    def save(self, value: Any) -> Any:
        n: int = value
        return None if n < 0 else self.ids[n]

    def save_all(self, things: list[int]) -> list[Any]:
        ids: list[Any] = self.ids
        return [None if n < 0 else ids[n] for n in things]

    def keyed(self) -> list[Any]:
        """What a hash has of nothing, and then of each thing. More may be printed after the first was asked for."""
        if len(self.hashed) != len(self.ids) + 1:
            self.hashed = [key_of(self.save(i)) for i in range(-1, len(self.ids))]
        return self.hashed

    def pour(self, value: Any, into: list[int]) -> None:
        n: int = value
        into.append(self.keyed()[n + 1 if n >= 0 else 0])

    def found(self) -> dict[str, int]:
        """Where each thing stands, by its id; by its name where no id is the same word."""
        if len(self.places) < len(self.ids):
            self.places = {name: i for i, name in reversed(list(enumerate(self.names)))}
            self.places |= {id: i for i, id in reversed(list(enumerate(self.ids)))}
        return self.places

    def load(self, data: Any) -> Any:
        if data is None:
            return -1
        place = self.found().get(data, -1) if isinstance(data, str) else -1
        if place < 0:
            raise Refused("kernel-no-such-name", value=repr(data))
        return place

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

    def pour(self, value: Any, into: list[int]) -> None:
        keys = self.keys
        if keys is None or len(keys) > MOST_LISTS:
            keys = self.keys = {}
        numbers = tuple(value)
        key = keys.get(numbers)
        if key is None:
            key = keys[numbers] = key_of(self.save(value))
        into.append(key)


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
        items: list[Any] = value
        of = self.of
        if of.bare:
            return items[:]
        return of.save_all(value) if isinstance(of, Name) else [of.save(item) for item in items]

    def poured(self, value: str) -> list[str]:
        if self.of.bare:
            return [f"into.append(len({value}))", f"into.extend({value})"]
        one = f"one_of_{value.rpartition('.')[2]}"
        each = [f"    {line}" for line in self.of.poured(one)]
        return [f"into.append(len({value}))", f"for {one} in {value}:", *each] if each else []

    def pour(self, value: Any, into: list[int]) -> None:
        items: list[Any] = value
        of = self.of
        into.append(len(items))
        if of.bare:
            into.extend(items)
            return
        if isinstance(of, Name):
            self.pour_named(value, of.keyed(), into)
            return
        keys = of.keys
        for item in items:
            key = keys.get(item) if keys is not None and isinstance(item, int) else None
            if key is None:
                of.pour(item, into)
            else:
                into.append(key)

    def pour_named(self, things: list[int], keys: list[Any], into: list[Any]) -> None:
        for n in things:
            into.append(keys[n + 1 if n >= 0 else 0])

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


NUMBER: Final = Number()
COUNT: Final = Number(0)
FLAG: Final = Flag()
WORD: Final = Word()
SEAT: Final = Seat()
SAID: Final = Said()


def union(words: Sequence[str]) -> str:
    """One of these words, as a type of the page."""
    return " | ".join([f'"{word}"' for word in words]) or "string"
