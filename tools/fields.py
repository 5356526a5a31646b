"""Writes what follows from each game's `fields.py`: its `twins.py`, its `eye.py`, and web/src/lib/views.ts.

`python tools/fields.py` writes; with --check it only says whether something is to be written.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
# Not through the house's own door: that imports every game, and their twins may be what is to be written.
_house = ModuleType("ludoteka")
_house.__path__ = [str(ROOT / "src/ludoteka")]
sys.modules["ludoteka"] = _house

from ludoteka.kernel.frames import FRAME, PASSAGE  # noqa: E402
from ludoteka.kernel.kinds import Bits, Kind, Listed, Many, Name, Spot, union  # noqa: E402
from ludoteka.kernel.machine import STATE  # noqa: E402
from ludoteka.kernel.piles import Pile, Piled  # noqa: E402
from ludoteka.kernel.plain import DERIVED, HIDDEN, INNER, OPEN, OWN, Field, Fields, Nest, Same  # noqa: E402

GAMES = ROOT / "src/ludoteka/games"
VIEWS = ROOT / "web/src/lib/views.ts"
WIDTH = 120
HEAD = '''"""How the plain things of this game begin and are cloned. Written by tools/fields.py; do not edit."""

from __future__ import annotations
'''


def games() -> list[str]:
    return sorted(file.parent.name for file in GAMES.glob("*/fields.py"))


def declared(game: str) -> dict[str, Fields]:
    """The declarations of a game by their names in its `fields.py`, in their order."""
    room: ModuleType = import_module(f"ludoteka.games.{game}.fields")
    return {name: thing for name, thing in vars(room).items() if isinstance(thing, Fields) and is_ours(thing)}


def is_ours(fields: Fields) -> bool:
    return fields not in (STATE, FRAME, PASSAGE) and not fields.twins and fields.name != "Window"


# --- twins.py ----------------------------------------------------------------------------------------------------


def twins(game: str) -> str:
    """The whole file."""
    things = declared(game)
    body = "".join(f"\n\n{written(name, fields)}" for name, fields in things.items())
    return HEAD + imports(game, things, body) + body


def written(name: str, fields: Fields) -> str:
    """One class: blank, twin, and where its fields are declared."""
    if fields.constant:
        lines = ["@final", "@mypyc_attr(acyclic=True)", f"class {fields.name}(Plain):"]
        lines += [f'    """{fields.name} of one table: never changed, so shared by clones."""', ""]
        lines += ["    def __init__(self, options: dict[str, Any] | None = None) -> None:"]
        lines += packed([(field.name, blank(field)) for field in fields.own], 8)
        lines += ["        for name, value in (options or {}).items():", "            setattr(self, name, value)", ""]
        lines += [*where(name), "", *pouring(name, fields), "", *saving(name, fields)]
        return "\n".join(lines) + f"\n\n\nmakes({fields.name})\n"
    mine = f"Plain{fields.name}"
    lines = [f"class {mine}({base(fields)}):"]
    if fields.of is None or fields.of is STATE:
        lines.insert(0, "@mypyc_attr(acyclic=True)")
    if fields.own and not (fields.of and fields.of.twins):
        lines += [*beginning(mine, fields), ""]
    lines += [*where(name), "", *pouring(name, fields)]
    if not is_passage(fields):
        lines += ["", *saving(name, fields)]
    return "\n".join(lines) + "\n"


def where(name: str) -> list[str]:
    return ["    def declared(self) -> Fields:", f"        return fields.{name}"]


def pouring(name: str, fields: Fields) -> Iterator[str]:
    """`pour`: every field in its order, most of them without asking their kind."""
    yield "    def pour(self, into: list[int]) -> None:"
    common = len(STATE.fields) if fields.of is STATE else 0
    if common:
        yield "        self.pour_common(into)"
    through = [not field.late and not field.aside and not poured(field) for field in fields.fields]
    if any(through[common:]):
        yield f"        kinds = fields.{name}.kinds"
    for i, field in enumerate(fields.fields[common:], common):
        if field.late:
            yield f"        pour_field(self, fields.{name}.fields[{i}], into)"
        elif through[i]:
            yield f"        kinds[{i}].pour(self.{field.name}, into)"
        elif not field.aside:
            yield from (f"        {line}" for line in poured(field))


def poured(field: Field) -> list[str]:
    return field.kind.poured(f"self.{field.name}")


def saving(name: str, fields: Fields) -> Iterator[str]:
    """`saved`: every field in its order, most of them without asking their kind."""
    yield "    def saved(self) -> dict[str, Any]:"
    last = max(i for i, field in enumerate(fields.fields) if not field.late)
    for field in fields.fields[:last]:
        if field.late:  # it stands among the others, and is told so seldom that this may take its time
            yield f"        if {'not ' if field.blank is True else ''}self.{field.name}:"
            yield "            return super().saved()"
    yield f"        found = fields.{name}.sheet.copy()"
    common = len(STATE.fields) if fields.of is STATE else 0
    if common:
        yield "        self.save_common(found)"
    told = [(i, field) for i, field in enumerate(fields.fields) if i >= common and not field.late]
    pairs = [(f'found["{field.name}"]', saved(i, field)) for i, field in told]
    if any("kinds[" in saved(i, field) for i, field in enumerate(fields.fields) if i >= common):
        yield f"        kinds = fields.{name}.kinds"
    yield from packed(pairs, 8, "")
    for i, field in enumerate(fields.fields[last + 1 :], last + 1):
        yield f"        if {'not ' if field.blank is True else ''}self.{field.name}:"
        yield f'            found["{field.name}"] = {saved(i, field)}'
    yield "        return found"


def saved(i: int, field: Field) -> str:
    kind, value = field.kind, f"self.{field.name}"
    if type(kind).save is Kind.save:
        return value
    if isinstance(kind, Nest):
        return f"{value}.saved()"
    if type(kind) is Many and kind.of.bare:
        return f"{value}[:]"
    if type(kind) is Many and isinstance(kind.of, Nest):
        return f"[one.saved() for one in {value}]"
    return f"kinds[{i}].save({value})"


def base(fields: Fields) -> str:
    if fields.of is None:
        return "Plain"
    return "State" if fields.of is STATE else f"{fields.of.name}[Any]"


def is_passage(fields: Fields) -> bool:
    return fields.of is not None and fields.of is not STATE


def beginning(mine: str, fields: Fields) -> Iterator[str]:
    """`__init__`: blank, or the twin of another."""
    told = [field for field in fields.own if field.given]
    parameters = "".join(f", {field.name}: {field.kind.type()} = {blank(field)}" for field in told)
    if is_passage(fields):
        parameters = f", you: int = 0{parameters}"
    yield from signature(f"    def __init__(self{parameters}, like: {mine} | None = None) -> None:")
    if fields.of is not None:
        yield f"        super().__init__({'you' if is_passage(fields) else 'like'})"
    # What things are found by is told to a twin too.
    same = [] if is_passage(fields) else told
    yield from packed([(field.name, field.name) for field in same], 8)
    own = [field for field in fields.own if field.sight != DERIVED and field not in same]
    inherited = fields.of.fields if fields.of and is_passage(fields) else ()
    copied = [*(field for field in inherited if field.name != "you"), *own]
    yield "        if like is None:"
    plain = [field for field in own if not isinstance(field.kind, Listed) or field.given]
    yield from packed([(field.name, field.name if field.given else blank(field)) for field in plain], 12)
    for field in own:
        if field not in plain:
            yield f"            self.{field.name}: {field.kind.type()} = {blank(field)}"
    yield "        else:"
    yield from packed([(field.name, twin(field)) for field in copied], 12)


def signature(line: str) -> list[str]:
    if len(line) <= WIDTH:
        return [line]
    head, _, rest = line.partition("(")
    listed = rest.removesuffix(") -> None:")
    parts = [listed] if len(listed) + 8 <= WIDTH else [f"{part}," for part in listed.split(", ")]
    return [f"{head}(", *(f"        {part}" for part in parts), "    ) -> None:"]


def blank(field: Field) -> str:
    """What a field begins with, as it is written."""
    value = field.blank
    if isinstance(value, Same):
        return value.name
    if isinstance(value, Fields):
        return f"{value.name}()"
    if isinstance(value, Pile):
        assert isinstance(field.kind, Piled)
        return f"Pile({value.stream}{' + seat' if field.kind.by_seat else ''}, [], [], [])"
    if isinstance(value, list) and len(value) > 4:
        assert len(set(value)) == 1
        return f"[{value[0]!r}] * {len(value)}"
    return f'"{value}"' if isinstance(value, str) else repr(value)


def twin(field: Field) -> str:
    value = f"like.{field.name}"
    shared = field.shared or (isinstance(field.kind, Nest) and field.kind.of.constant)
    return value if shared else field.kind.twin(value)


def packed(pairs: list[tuple[str, str]], indent: int, of: str = "self.") -> Iterator[str]:
    """Assignments of these values to fields, as many on a line as fit and are still read at a glance."""
    line: list[tuple[str, str]] = []
    for pair in pairs:
        if line and (len(line) == 4 or len(assignment([*line, pair], of)) + indent > WIDTH):
            yield " " * indent + assignment(line, of)
            line = []
        line.append(pair)
    if line:
        yield " " * indent + assignment(line, of)


def assignment(pairs: list[tuple[str, str]], of: str) -> str:
    return ", ".join(of + name for name, _ in pairs) + " = " + ", ".join(value for _, value in pairs)


def imports(game: str, things: dict[str, Fields], body: str) -> str:
    """What the classes need of the kernel and, for their types only, of the rooms of the game."""
    here = f"ludoteka.games.{game}"
    kernel = {
        "machine": ("Frame", "Procedure", "State"),
        "piles": ("Pile",),
        "plain": ("Fields", "Plain", "makes", "pour_field"),
        "windows": ("Together", "Triggers", "Window"),
    }
    lines = [f"from {here} import fields"]
    for room, known in kernel.items():
        used = [name for name in known if re.search(rf"\b{name}\b[(\[:),]| {name}:", body)]
        if used:
            lines.append(f"from ludoteka.kernel.{room} import {', '.join(used)}")
    typing = ["TYPE_CHECKING", *(["Any"] if re.search(r"\bAny\b", body) else [])]
    typing += ["final"] if "@final" in body else []
    rooms: dict[str, list[str]] = {}
    own = {fields.name for fields in things.values() if fields.constant}
    for name in sorted(set(re.findall(r"[A-Z]\w+", " ".join(re.findall(r"list\[\w+\]", body)))) - own):
        rooms.setdefault(room_of(game, name), []).append(name)
    checked = [f"    from {here}.{room} import {', '.join(names)}" for room, names in sorted(rooms.items())]
    top = f"\nfrom typing import {', '.join(typing)}\n\n"
    if "@mypyc_attr" in body:
        top += "from mypy_extensions import mypyc_attr\n\n"
    return top + "\n".join(lines) + "\n\nif TYPE_CHECKING:\n" + "\n".join(checked) + "\n"


def room_of(game: str, name: str) -> str:
    """The module of a game that has this class."""
    for file in sorted((GAMES / game).glob("*.py")):
        if re.search(rf"^class {name}\(", file.read_text("utf-8"), re.MULTILINE):
            return file.stem
    raise SystemExit(f"{game} has no class {name}")


# --- views.ts ----------------------------------------------------------------------------------------------------

ABOVE = """\
// What each viewer gets of each game: written by tools/fields.py from src/ludoteka/games/*/fields.py; do not edit.

import type { Msg } from "./wire";
"""


def views() -> str:
    """The whole file. The cards are printed by now: their ids are known."""
    parts = [ABOVE]
    for game in games():
        import_module(f"ludoteka.games.{game}.box")
        parts.extend(interfaces(game))
    parts.append("/** The view of each game by its name. */\nexport interface Views {\n")
    parts[-1] += "".join(f"  {game}: {title(game)}View;\n" for game in games()) + "}\n"
    return "\n".join(parts)


def title(game: str) -> str:
    return game.capitalize()


def interfaces(game: str) -> Iterator[str]:
    """What a view of this game is made of, and what those parts are made of."""
    aliases = {union(kind.ids): name for name, kind in named(game).items()}
    shown = [fields for fields in declared(game).values() if fields.of is None or fields.of is STATE]
    written = "".join(interface(game, fields, aliases) for fields in shown)
    for name, kind in named(game).items():
        if re.search(rf"\b{name}\b", written):
            yield alias_of(name, [f'"{id}"' for id in kind.ids])
    yield written.rstrip("\n") + "\n"


def named(game: str) -> dict[str, Name]:
    """The printed things of a game by the names of their types: `ShardsCard` is one of the ids of `CARD`."""
    found: dict[str, Name] = {}
    for path, room in sorted(sys.modules.items()):
        if path.startswith(f"ludoteka.games.{game}."):
            for name, kind in vars(room).items():
                if isinstance(kind, Name) and kind not in found.values():
                    found[title(game) + "".join(part.capitalize() for part in name.split("_"))] = kind
    return found


def interface(game: str, fields: Fields, aliases: dict[str, str]) -> str:
    name = f"{title(game)}View" if fields.of is STATE else f"{title(game)}{fields.name}View"
    lines = [f"  {field}: {shortened(game, shape, aliases)};\n" for field, shape in fields.shapes()]
    return f"export interface {name} {{\n{''.join(lines)}}}\n\n"


def alias_of(alias: str, words: list[str]) -> str:
    line = f"export type {alias} = {' | '.join(words)};\n"
    if len(line) <= WIDTH:
        return line
    lines = [f"export type {alias} ="]
    row = "  "
    for word in words:
        if len(row) + len(word) + 3 > WIDTH:
            lines.append(row.rstrip())
            row = "  "
        row += f"| {word} "
    return "\n".join([*lines, row.rstrip()]) + ";\n"


def shortened(game: str, shape: str, aliases: dict[str, str]) -> str:
    """A shape with the names of its parts in place of what they are."""
    for long in sorted(aliases, key=len, reverse=True):
        shape = shape.replace(long, aliases[long])
    shape = re.sub(r"\((\w+)\)\[\]", r"\1[]", shape)
    shape = re.sub(r"\((\w+(?:\[\])+)\)\[\]", r"\1[]", shape)
    return re.sub(r"\b([A-Z]\w+View)\b", rf"{title(game)}\1", shape)


# --- eye.py ------------------------------------------------------------------------------------------------------

EYE_HEAD = '''"""What a seat may know of a table of this game, as numbers. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

'''


def eye(game: str) -> str:
    """The whole file: one function for each sort of thing, those inside others first."""
    import_module(f"ludoteka.games.{game}.box")
    state = next(fields for fields in declared(game).values() if fields.of is STATE)
    things = [fields for fields in declared(game).values() if fields.of is None and not fields.constant]
    sketches: dict[str, Sketch] = {}
    for fields in things:
        sketches[fields.name] = Sketch(fields.name, fields, OPEN, sketches)
    sketches["Own"] = Sketch("Own", next(fields for fields in things if fields.name == "Player"), OWN, sketches)
    table = Sketch(state.name, state, OPEN, sketches)
    body = "".join(sketch.function() for sketch in sketches.values()) + table.eye(title(game))
    rooms = [f"{room_of(game, fields.name)} import {fields.name}" for fields in [*things, state]]
    lines = [f"from ludoteka.games.{game}.{room}" for room in rooms]
    lines += sorted({need for sketch in sketches.values() for need in sketch.needs})
    used = [word for word in EYE_WORDS if re.search(rf"\b{word}\b", body)]
    lines.append(f"from ludoteka.kernel.eyes import {', '.join(used)}")
    lines.append("from ludoteka.kernel.machine import State")
    return EYE_HEAD + "\n".join(sorted(lines)) + body


EYE_WORDS = ("Eye", "Segment", "add", "add_bits", "add_each", "add_seats", "round_from", "spread")


class Sketch:
    """How an observation tells one sort of thing: its segments, and the lines that fill them.

    What is OPEN is told of every thing, what is its owner's OWN only of that one; of lists that are not open, and of
    those with more than there is room for, everybody is told how many there are.
    """

    def __init__(self, name: str, fields: Fields, sight: int, others: dict[str, Sketch]) -> None:
        self.name = name
        self.fields = fields
        self.others = others
        self.segments: list[str] = []  # as they are written
        self.lines: list[str] = []
        self.size = 0
        self.per_seat = ""
        self.needs: set[str] = set()
        for field in fields.fields:
            if field.sight == INNER or (isinstance(field.kind, Nest) and field.kind.of.constant):
                continue
            assert field.sight in (OPEN, OWN, HIDDEN), field.name
            assert field.sight != OWN or fields.name == "Player", field.name
            if sight == OPEN and isinstance(field.kind, Listed) and (field.sight != OPEN or not is_whole(field)):
                self.lines.append(f"out[at + {self.cells(f'{field.name}.count', 1)}] += i16(len(one.{field.name}))")
            if field.sight == sight:
                self.tell(field)

    def cells(self, name: str, size: int) -> int:
        """Room for a segment: where it begins."""
        self.segments.append(f'("{name}", {size})')
        self.size += size
        return self.size - size

    def tell(self, field: Field) -> None:
        kind, value = field.kind, f"one.{field.name}"
        if isinstance(kind, Many) and isinstance(kind.of, Nest):
            self.nest(field, self.others[kind.of.of.name])
        elif isinstance(kind, Many) and field.room + kind.count:
            self.places(field.name, kind.of.spots("v"), field.room + kind.count)
        elif isinstance(kind, Many) and isinstance(kind.of, Name):
            self.lines.append(f"add_each(out, at + {self.cells(field.name, len(kind.of.ids))}, {value})")
        elif isinstance(kind, Listed):
            self.heap(field.name, kind.of.spots("v") if isinstance(kind, Many) else kind.spots("v"))
        elif isinstance(kind, Piled):
            self.lines.append(f"add(out, at + {self.cells(field.name, 1)}, {value}.size())")
        elif isinstance(kind, Bits):
            at = self.cells(field.name, kind.count)
            call = "add_seats" if kind.by_seat else "add_bits"
            self.lines.append(f"{call}(out, at + {at}, {value}{', me, seats' if kind.by_seat else ''})")
        else:
            self.scalar(field.name, kind)
        self.needs |= {one.needs() for one in (kind, kind.of if isinstance(kind, Many) else kind)} - {""}

    def nest(self, field: Field, inside: Sketch) -> None:
        """Things of another sort: one for each seat, or as many as there is room for."""
        if inside.name == "Player":
            self.per_seat = field.name
            return
        name = inside.name
        self.lines.append(f"out[at + {self.cells(f'{field.name}.count', 1)}] += i16(len(one.{field.name}))")
        self.segments.append(f'*spread("{field.name}", {field.room}, {name.upper()})')
        self.lines.append(f"for i in range(min(len(one.{field.name}), {field.room})):")
        where = f"at + {self.size} + i * {inside.size}"
        self.lines.append(f"    write_{name.lower()}(out, {where}, one.{field.name}[i], me, seats)")
        self.size += field.room * inside.size
        self.needs |= inside.needs

    def places(self, name: str, spots: list[Spot], room: int) -> None:
        """A list item by item, each in its place."""
        sizes = {spot.name: spot.size for spot in spots}
        size = sum(sizes.values())
        self.segments.append(f'*spread("{name}", {room}, {list(sizes.items())!r})'.replace("'", '"'))
        self.lines.append(f"p = at + {self.size}")
        self.size += room * size
        ends = [f"if p == at + {self.size}:", "    break"]
        self.loop(name, [*ends, "v = n", *told(spots, "p", 0), f"p += {size}"])

    def heap(self, name: str, spots: list[Spot]) -> None:
        """A list all in one: how many there are of each."""
        if all(spot.size == 1 for spot in spots):
            return  # of loose numbers only how many there are
        lines = told(spots, "at", self.size)
        for part, size in {spot.name: spot.size for spot in spots}.items():
            self.cells(f"{name}.{part}" if part else name, size)
        self.loop(name, ["v = n", *lines])

    def scalar(self, name: str, kind: Kind) -> None:
        spots = kind.spots(f"one.{name}")
        if len(spots) > 1:
            self.lines.append(f"v = one.{name}")
            spots = kind.spots("v")
        self.lines += told(spots, "at", self.size)
        for part, size in {spot.name: spot.size for spot in spots}.items():
            self.cells(f"{name}.{part}" if part else name, size)

    def loop(self, name: str, lines: list[str]) -> None:
        needs_place = any("v_at" in line for line in lines)
        self.lines.append(f"for v_at, n in enumerate(one.{name}):" if needs_place else f"for n in one.{name}:")
        self.lines += [f"    {line}" for line in lines]

    def body(self, indent: str) -> str:
        lines = list(self.lines)
        if any(line.lstrip().startswith("v = ") for line in lines):
            lines.insert(0, "v: i64 = 0")
        return "".join(f"{indent}{line}\n" for line in lines)

    def function(self) -> str:
        name = self.name
        listed = "".join(wrapped(part, "    ") for part in self.segments)
        head = f"\n\n{name.upper()}: list[Segment] = [\n{listed}]\n\n\n"
        one = self.fields.name
        head += f"def write_{name.lower()}(out: vec[i16], at: i64, one: {one}, me: i64, seats: i64) -> None:\n"
        return head + (self.body("    ") or "    pass\n")

    def eye(self, game: str) -> str:
        seat, own = self.others["Player"], self.others["Own"]
        parts = ['*[(f"own.{name}", size) for name, size in OWN]', '*spread("players", self.seats, PLAYER)']
        listed = "".join(wrapped(part, " " * 12) for part in [*parts, *self.segments])
        players = f"one.{self.per_seat}"
        return (
            f"\n\nclass {game}Eye(Eye):\n"
            f"    def parts(self) -> list[Segment]:\n        return [\n{listed}        ]\n\n"
            "    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:\n"
            f"        assert isinstance(state, {self.name})\n"
            "        one = state\n"
            f"        seats: i64 = len({players})\n"
            f"        write_own(out, at, {players}[me], me, seats)\n"
            f"        at += {own.size}\n"
            "        for round in range(seats):\n"
            f"            write_player(out, at, {players}[(me + round) % seats], me, seats)\n"
            f"            at += {seat.size}\n" + self.body("        ")
        )


def wrapped(part: str, indent: str) -> str:
    """One line of a list of segments, or several where it is long."""
    if len(part) + len(indent) < WIDTH:
        return f"{indent}{part},\n"
    head, _, rest = part.removesuffix("])").partition("[")
    items = "".join(f"{indent}    {item},\n" for item in re.findall(r"\(.*?\)", rest))
    return f"{indent}{head}[\n{items}{indent}]),\n"


def told(spots: list[Spot], at: str, start: int) -> list[str]:
    """The lines that fill these spots, whose cells begin `start` behind `at`; spots of one name share theirs."""
    lines: list[str] = []
    places: dict[str, int] = {}
    open_for = ""  # the condition of the line before
    for spot in spots:
        if spot.name not in places:
            places[spot.name] = start
            start += spot.size
        where = f"{at} + {places[spot.name]}"
        if spot.place:
            where += f" + {spot.place}" if re.fullmatch(r"[\w.]+", spot.place) else f" + ({spot.place})"
        when, line = added(where, spot.amount)
        when = " and ".join(part for part in (spot.when, when) if part)
        if when and lines and when == open_for:
            lines.append(f"    {line}")
        else:
            lines += [f"if {when}:", f"    {line}"] if when else [line]
        open_for = when
    return lines


SMALL = re.compile(r".* & (\d+)")  # a few bits of a number
SHORT = re.compile(r"round_from\(.*\)|len\(.*\)")  # what no table makes large


def added(where: str, amount: str) -> tuple[str, str]:
    """A condition, if there is one, and the line that adds to a cell: with no call where the amount is known to fit."""
    if amount == "1":
        return "", f"out[{where}] += 1"
    if flag := re.fullmatch(r"1 if (.*) else 0", amount):
        return flag[1], f"out[{where}] += 1"
    if bits := SMALL.fullmatch(amount):
        return (amount, f"out[{where}] += 1") if bits[1] == "1" else ("", f"out[{where}] += i16({amount})")
    return "", f"out[{where}] += i16({amount})" if SHORT.fullmatch(amount) else f"add(out, {where}, {amount})"


def is_whole(field: Field) -> bool:
    """Whether what is told of a list tells how long it is: it is counted thing by thing, or always as long."""
    kind = field.kind
    if isinstance(kind, Many):
        return bool(kind.count) or isinstance(kind.of, Nest) or (not field.room and isinstance(kind.of, Name))
    return True


def main(arguments: list[str]) -> int:
    is_check = "--check" in arguments
    files = {GAMES / game / "twins.py": twins(game) for game in games()}
    stale = [file for file, text in files.items() if put(file, text, is_check)]
    if not (is_check and stale):
        more = {VIEWS: views()} | {GAMES / game / "eye.py": eye(game) for game in games()}
        stale += [file for file, text in more.items() if put(file, text, is_check)]
    for file in stale:
        wrong = "does not say what fields.py says: run `python tools/fields.py`" if is_check else "is written"
        print(f"{file.relative_to(ROOT)} {wrong}")
    return 1 if is_check and stale else 0


def put(file: Path, text: str, is_check: bool) -> bool:
    """Write a file, or only look at it; whether there was anything to write."""
    if file.is_file() and file.read_text("utf-8") == text:
        return False
    if not is_check:
        file.write_text(text, "utf-8")
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
