"""Writes web/src/lib/wire.ts: the messages of `ludoteka.room.wire` as TypeScript."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec.inspect as mi
from msgspec import Struct

from ludoteka.room.wire import coach, goals, positions, puzzles, records, said, shelf, tables, told, words

TARGET = Path(__file__).parents[1] / "web/src/lib/wire.ts"
ROOMS = (words, shelf, tables, goals, puzzles, positions, said, told, records, coach)
PLAIN = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "Json",
}
HEAD = """\
// Written by tools/wire.py from src/ludoteka/room/wire; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


def written() -> str:
    """The whole file."""
    kinds = [kind for room in ROOMS for kind in vars(room).values() if is_message(kind, room)]
    parts = [HEAD, f"export const PROTOCOL = {told.PROTOCOL};\n"]
    parts.extend(interface(info) for info in mi.multi_type_info(kinds) if isinstance(info, mi.StructType))
    for name, union in {"FromBrowser": said.FromBrowser, "FromServer": told.FromServer}.items():
        members = mi.type_info(union)
        assert isinstance(members, mi.UnionType)
        listed = " | ".join(kind.cls.__name__ for kind in members.types if isinstance(kind, mi.StructType))
        parts.append(f"export type {name} = {listed};\n")
    return "\n".join(parts)


def is_message(kind: object, room: ModuleType) -> bool:
    """Whether this is a message of the room, and not what all of them are made of."""
    ours = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == room.__name__
    return ours and kind not in (said.Said, told.Told)


def interface(info: mi.StructType) -> str:
    # What the browser sends may be left out where there is a default; what it gets is always whole.
    sent = info.cls.__struct_config__.forbid_unknown_fields or info.cls is words.Msg
    lines = [f"/** {' '.join((info.cls.__doc__ or '').split())} */"] if info.cls.__doc__ else []
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for part in info.fields:
        mark = "?" if sent and not part.required and info.cls is not words.Msg else ""
        lines.append(f"  {part.encode_name}{mark}: {script(part.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def script(info: mi.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, mi.StructType):
        return info.cls.__name__
    if isinstance(info, mi.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, mi.UnionType):
        return " | ".join(script(kind) for kind in info.types)
    if isinstance(info, mi.ListType):
        item = script(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, mi.DictType):
        return f"{{ [key: string]: {script(info.value_type)} }}"
    if isinstance(info, mi.TupleType):
        return f"[{', '.join(script(item) for item in info.item_types)}]"
    raise TypeError(f"no TypeScript for {info}")


def main(arguments: list[str]) -> int:
    text: Any = written()
    if "--check" in arguments:
        return 0 if TARGET.is_file() and TARGET.read_text("utf-8") == text else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
