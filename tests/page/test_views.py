"""The page's types of views: written from the declarations, and true of every view that a game gives."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteka.lab.tables import Table
from tests.contract.tables import TABLES, ended, sample, viewers

ROOT = Path(__file__).parents[2]
VIEWS = ROOT / "web/src/lib/views.ts"
TOKEN = re.compile(r'"[^"]*"|\w+\??|[{}()\[\]<>|;:,=]')


class Types:
    """A reader of the little TypeScript that views.ts is written in."""

    def __init__(self, text: str) -> None:
        self.known: dict[str, Any] = {"number": "number", "string": "string", "boolean": "boolean", "null": "null"}
        self.known["Msg"] = ("record", {"id": "string", "args": "json"})
        self.tokens: list[str] = []
        parts = r"export (?:type (\w+) =([^;]*);|interface (\w+) (\{.*?^\}))"
        for alias, words, name, body in re.findall(parts, text, re.DOTALL | re.MULTILINE):
            self.tokens = TOKEN.findall(words or body)
            self.known[alias or name] = self.union()

    def take(self, wanted: str = "") -> str:
        token = self.tokens.pop(0)
        assert not wanted or token == wanted, f"{token} where {wanted} belongs"
        return token

    def union(self) -> Any:
        if self.tokens[0] == "|":
            self.take()
        found = [self.array()]
        while self.tokens and self.tokens[0] == "|":
            self.take()
            found.append(self.array())
        return found[0] if len(found) == 1 else ("union", found)

    def array(self) -> Any:
        one = self.single()
        while self.tokens[:2] == ["[", "]"]:
            del self.tokens[:2]
            one = ("many", one)
        return one

    def single(self) -> Any:
        token = self.take()
        if token == "(":
            inner = self.union()
            self.take(")")
            return inner
        if token == "{":
            return self.record()
        if token in ("Record", "Partial"):
            self.take("<")
            first = self.union()
            second = None
            if token == "Record":
                self.take(",")
                second = self.union()
            self.take(">")
            return (token, first, second)
        return ("word", token[1:-1]) if token.startswith('"') else ("name", token)

    def record(self) -> Any:
        fields: dict[str, Any] = {}
        while self.tokens[0] != "}":
            name = self.take()
            self.take(":")
            fields[name] = self.union()
            if self.tokens[0] == ";":
                self.take()
        self.take("}")
        return ("record", fields)

    def words(self, shape: Any) -> list[str]:
        """Every word that a union allows."""
        shape = self.known[shape[1]] if shape[0] == "name" else shape
        return [one[1] for one in (shape[1] if shape[0] == "union" else [shape])]

    def wrong(self, shape: Any, data: Any, at: str, partial: bool = False) -> str:
        """Where these data are not of this shape; nothing if they are."""
        if shape == "json" or (shape == "null" and data is None):
            return ""
        if isinstance(shape, str):
            fit = {"number": int, "string": str, "boolean": bool, "null": type(None)}[shape]
            return "" if type(data) is fit else f"{at}: {data!r} is no {shape}"
        kind, of = shape[:2]
        if kind == "name":
            return self.wrong(self.known[of], data, at)
        if kind == "word":
            return "" if data == of else f"{at}: {data!r} is not {of!r}"
        if kind == "union":
            return "" if not all(self.wrong(one, data, at) for one in of) else f"{at}: {data!r} fits none"
        if kind == "many":
            if not isinstance(data, list):
                return f"{at}: {data!r} is no list"
            return next(filter(None, (self.wrong(of, item, f"{at}/{i}") for i, item in enumerate(data))), "")
        if kind == "Partial":
            return self.wrong(of, data, at, partial=True)
        if not isinstance(data, dict):
            return f"{at}: {data!r} is no record"
        fields = dict.fromkeys(self.words(of), shape[2]) if kind == "Record" else of
        told = {name.rstrip("?"): inner for name, inner in fields.items()}
        wanted = set() if partial else {name for name in fields if not name.endswith("?")}
        if not wanted <= set(data) <= set(told):
            return f"{at}: has {sorted(set(data) ^ set(told))} more or less"
        return next(filter(None, (self.wrong(told[name], value, f"{at}/{name}") for name, value in data.items())), "")


TYPES = Types(VIEWS.read_text("utf-8"))


def test_what_follows_from_the_declarations_is_written() -> None:
    command = [sys.executable, str(ROOT / "tools/fields.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_every_view_is_of_its_type(table: Table) -> None:
    for state in [*sample(table, "views", 16), ended(table, "views")]:
        for viewer in viewers(state):
            assert TYPES.wrong(("name", f"{table.name.capitalize()}View"), state.view(viewer), table.name) == ""


def test_a_view_that_is_not_of_its_type_is_found() -> None:
    view = next(iter(sample(TABLES[0], "views", 1))).view(0)
    name = ("name", f"{TABLES[0].name.capitalize()}View")
    assert TYPES.wrong(name, view, "") == ""
    assert "phase" in TYPES.wrong(name, view | {"phase": 1}, "")
    assert "more" in TYPES.wrong(name, view | {"more": 1}, "")
    assert "players" in TYPES.wrong(name, view | {"players": [{**view["players"][0], "hand": ["nothing"]}]}, "")


def test_no_view_is_anything() -> None:
    assert not re.search(r"\b(any|unknown|object)\b", VIEWS.read_text("utf-8"))
