"""Plain things: what they hold, who may see it, and how it is written down.

A game writes each field once, with a sight and a kind, in its `fields.py`. Saving, loading, views, equality, hashing
and the notation of positions read that declaration; `tools/fields.py` writes from it how a thing begins and how it is
cloned (`twins.py`), and what the page gets of it (`web/src/lib/views.ts`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.kernel.kinds import LARGEST, WORD, Kind, Name
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.kernel.seats import UNOWNED

OPEN: Final = 0  # everybody sees it
OWN: Final = 1  # its owner sees it; the others see how many
HIDDEN: Final = 2  # nobody sees it; everybody sees how many
INNER: Final = 3  # the machine's own: in no view at all
KEPT: Final = 4  # kept beside the fields for speed: in no save and in no view
DERIVED: Final = 5  # worked out for views: in no save and not on the table


MISSING: Final[Any] = object()  # in the place of what is not told


class Field:
    """One field of a plain thing: its name, who may see it, how it is written, and how it begins.

    A `given` field is set by whoever makes the thing. A `shared` one is replaced but never changed, so clones share it.
    Of a list with `room`, an observation tells that many in their places; of others, how many of each there are.
    A `late` field was added after tables had been played: while it is blank, saves and hashes leave it out. One that
    lies `aside` decides nothing, it is only a name to be called by: no hash includes it.
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
        self.names: Final = {field.name for field in self.fields}
        self.kinds: Final = [field.kind for field in self.fields]
        self.sheet: Final[dict[str, Any]] = {field.name: None for field in self.fields if not field.late}  # of a save
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

    def pour(self, into: list[int]) -> None:
        """Everything, as numbers in the order of the fields: what a hash is made of."""
        for field in self.fields():
            pour_field(self, field, into)

    def saved(self) -> dict[str, Any]:
        """Everything, as plain JSON. `twins.py` has it written out for what is saved most."""
        found: dict[str, Any] = {}
        save_into(found, self)
        return found

    def settle(self) -> None:
        """Work out what is kept beside the fields: called when fields were put in place from outside."""

    def words(self) -> str:
        """The thing in a notation, where it stands inside a list."""
        raise NotImplementedError

    def read(self, words: str) -> None:
        """The inverse of `words`, into a blank thing."""
        raise NotImplementedError


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
        thing: Plain = value
        return thing.saved()

    def poured(self, value: str) -> list[str]:
        return [f"{value}.pour(into)"]

    def pour(self, value: Any, into: list[int]) -> None:
        thing: Plain = value
        thing.pour(into)

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


def save(thing: Plain) -> dict[str, Any]:
    """Everything, as plain JSON."""
    return thing.saved()


def save_into(found: dict[str, Any], thing: Plain) -> None:
    """The same, beside what is already told."""
    for field in thing.fields():
        if is_told(thing, field):
            found[field.name] = field.kind.save(getattr(thing, field.name))


def hashed(thing: Plain) -> dict[str, Any]:
    """What a hash of plain JSON is made of: a save without what lies aside."""
    aside = [field.name for field in thing.fields() if field.aside]
    return {name: value for name, value in save(thing).items() if name not in aside}


def is_told(thing: Plain, field: Field) -> bool:
    """Whether saves and hashes speak of this field."""
    return not field.late or getattr(thing, field.name) != field.blank


def pour_field(thing: Plain, field: Field, into: list[int]) -> None:
    """One field, where a hash includes it. `twins.py` has the usual ones written out."""
    if field.aside or not is_told(thing, field):
        return
    if field.late:
        WORD.pour(field.name, into)
    field.kind.pour(getattr(thing, field.name), into)


def load(thing: Plain, data: Any) -> None:
    """The inverse of `save`, into a blank thing."""
    if not isinstance(data, dict):
        raise Refused("kernel-not-fields", thing=type(thing).__name__)
    told: dict[str, Any] = data
    count = 0
    for field in thing.fields():
        name = field.name
        value = told.get(name, MISSING)
        if value is MISSING:
            if field.late:
                setattr(thing, name, field.blank)
                continue
            check_names(thing, told)
            raise Refused("kernel-field-missing", thing=type(thing).__name__, field=name)
        count += 1
        try:
            setattr(thing, name, field.kind.load(value))
        except Refused as refusal:
            check_names(thing, told)
            raise Refused("kernel-bad-field", field=name, why=refusal.message) from None
        except OverflowError:
            check_names(thing, told)
            raise too_long(name, value) from None
    if count != len(told):
        check_names(thing, told)
    thing.settle()


def check_names(thing: Plain, data: dict[str, Any]) -> None:
    """Refuse what is told under a name that is none of its fields'."""
    for name in data:
        if name not in thing.declared().names:
            raise Refused("kernel-no-such-field", thing=type(thing).__name__, field=str(name))


def too_long(name: str, value: Any) -> Refused:
    """The refusal of a field in which some number is longer than the rules can hold."""
    why = Msg("kernel-too-much", {"value": str(value)[:40], "most": LARGEST})
    return Refused("kernel-bad-field", field=name, why=why)


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
