"""Writes what follows from each game's `fields.py`: its `twins.py`, and web/src/lib/views.ts for the page.

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
from ludoteka.kernel.machine import STATE  # noqa: E402
from ludoteka.kernel.piles import Pile, Piled  # noqa: E402
from ludoteka.kernel.plain import DERIVED, Field, Fields, Listed, Name, Nest, Same, union  # noqa: E402

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
        return "\n".join([*lines, *where(name)]) + f"\n\n\nmakes({fields.name})\n"
    mine = f"Plain{fields.name}"
    lines = [f"class {mine}({base(fields)}):"]
    if fields.of is None or fields.of is STATE:
        lines.insert(0, "@mypyc_attr(acyclic=True)")
    if fields.own and not (fields.of and fields.of.twins):
        lines += [*beginning(mine, fields), ""]
    return "\n".join([*lines, *where(name)]) + "\n"


def where(name: str) -> list[str]:
    return ["    def declared(self) -> Fields:", f"        return fields.{name}"]


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


def packed(pairs: list[tuple[str, str]], indent: int) -> Iterator[str]:
    """Assignments of these values to fields, as many on a line as fit and are still read at a glance."""
    line: list[tuple[str, str]] = []
    for pair in pairs:
        if line and (len(line) == 4 or len(assignment([*line, pair])) + indent > WIDTH):
            yield " " * indent + assignment(line)
            line = []
        line.append(pair)
    if line:
        yield " " * indent + assignment(line)


def assignment(pairs: list[tuple[str, str]]) -> str:
    return ", ".join(f"self.{name}" for name, _ in pairs) + " = " + ", ".join(value for _, value in pairs)


def imports(game: str, things: dict[str, Fields], body: str) -> str:
    """What the classes need of the kernel and, for their types only, of the rooms of the game."""
    here = f"ludoteka.games.{game}"
    kernel = {
        "machine": ("Frame", "Procedure", "State"),
        "piles": ("Pile",),
        "plain": ("Fields", "Plain", "makes"),
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


def main(arguments: list[str]) -> int:
    is_check = "--check" in arguments
    files = {GAMES / game / "twins.py": twins(game) for game in games()}
    stale = [file for file, text in files.items() if put(file, text, is_check)]
    if not (is_check and stale) and put(VIEWS, views(), is_check):
        stale.append(VIEWS)
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
