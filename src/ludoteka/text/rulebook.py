"""The rulebook: every printed rule and every ruling of a game, the code that keeps it and the tests that prove it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ludoteka.games.shelf import SHELF
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import read_stories
from ludoteka.text.ids import folded

HOUSE: Final = Path(str(files("ludoteka")))
TREE: Final = HOUSE.parents[1]  # the source tree, where there is one
COMMENT: Final = re.compile(r"^\s*# rule:\s*(.+?)\s*$")


@dataclass(frozen=True)
class Rule:
    """One printed rule, in our own words. `advisory` says why no code keeps it; empty where code must.

    `section` is the printed Russian heading, `heading` the same in English; `basis` says where a rule is from, if not
    only from the book.
    """

    id: str
    game: str
    section: str
    heading: str
    en: str
    ru: str
    check: str
    advisory: str
    basis: str

    def wording(self, language: str) -> str:
        return self.ru if language == "ru" else self.en

    def headed(self, language: str) -> str:
        return self.section if language == "ru" else self.heading


@dataclass(frozen=True)
class Ruling:
    """One decision of ours where the book is silent, damaged or ambiguous; `switches` are the settings that turn it."""

    id: str
    game: str
    kind: str
    confidence: str
    switches: tuple[str, ...]
    en: str
    ru: str

    def wording(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True)
class Place:
    """Where a rule is kept or proven: a file of the source tree, a line, and the name of what stands there."""

    rule: str
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def table(game: str, name: str) -> dict[str, Any]:
    """A TOML file of an apartment; empty where there is no such file."""
    source = files("ludoteka.games").joinpath(game, name)
    return tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}


@cache
def rules_of(game: str) -> dict[str, Rule]:
    """Every printed rule of a game by its id, in the order of the book."""
    book = table(game, "rules.toml")
    return {
        entry["id"]: Rule(
            entry["id"],
            game,
            entry["section"],
            book["headings"][entry["section"]],
            entry["en"],
            entry["ru"],
            entry.get("check", ""),
            entry.get("advisory", ""),
            entry.get("basis", ""),
        )
        for entry in book.get("rule", [])
    }


@cache
def rulings_of(game: str) -> dict[str, Ruling]:
    """Every ruling of a game by its id."""
    return {
        entry["id"]: Ruling(
            entry["id"],
            game,
            entry.get("kind", ""),
            entry.get("confidence", ""),
            tuple(entry.get("switch", "").replace(",", " ").split()),
            entry["en"],
            entry["ru"],
        )
        for entry in table(game, "rulings.toml").get("ruling", [])
    }


def rule_of(id: str) -> Rule:
    """The rule of this id, or a refusal."""
    rule = rules_of(id.partition(".")[0]).get(id) if id.partition(".")[0] in SHELF else None
    if rule is None:
        raise Refused("cli-no-such-rule", rule=id)
    return rule


def rulings_for(rule: Rule) -> list[Ruling]:
    """The rulings that a rule leans on: those its check names, and those whose switch cites it."""
    rulings = rulings_of(rule.game)
    named = set(re.findall(r"\bR\d+\b", rule.check))
    switches = {setting.name for setting in SHELF[rule.game].settings() if rule.id in setting.rules}
    return [ruling for ruling in rulings.values() if ruling.id in named or switches & set(ruling.switches)]


def search(words: str, games: Iterable[str]) -> tuple[list[Rule], list[Ruling]]:
    """The rules and rulings in which all of these words stand, in either language, in the id or in the heading."""
    wanted = folded(words).split()
    chosen = list(games)

    def holds(*texts: str) -> bool:
        whole = folded(" ".join(texts))
        return all(word in whole for word in wanted)

    rules = [
        rule
        for game in chosen
        for rule in rules_of(game).values()
        if holds(rule.id, rule.id.replace("-", " "), rule.section, rule.heading, rule.en, rule.ru)
    ]
    rulings = [
        ruling
        for game in chosen
        for ruling in rulings_of(game).values()
        if holds(ruling.id, *ruling.switches, ruling.en, ruling.ru)
    ]
    return rules, rulings


# --- who keeps a rule --------------------------------------------------------------------------------------------


@cache
def kept() -> dict[str, list[Place]]:
    """By rule id: the places in the code that keep it, as `# rule: id, id` says there."""
    found: dict[str, list[Place]] = {}
    for room in ("kernel", "games"):
        for file in sorted((HOUSE / room).rglob("*")):
            if file.suffix == ".py" or (file.suffix == ".toml" and file.name not in ("rules.toml", "rulings.toml")):
                for place in citations(file):
                    found.setdefault(place.rule, []).append(place)
    return found


def citations(file: Path) -> Iterator[Place]:
    """The `# rule:` comments of a source, each with the name of what it stands above or inside."""
    text = file.read_text("utf-8")
    lines = text.splitlines()
    spans: list[tuple[int, int, str]] | None = None
    for number, line in enumerate(lines, 1):
        match = COMMENT.match(line)
        if match is None:
            continue
        if spans is None:
            spans = list(named_spans(ast.parse(text))) if file.suffix == ".py" else []
        name = enclosing(spans, lines, number) or file.stem
        for id in re.split(r"[,\s]+", match[1]):
            if id:
                yield Place(id, shown(file), number, name)


def shown(file: Path) -> str:
    """A file as a person is told of it: relative to the source tree."""
    return file.relative_to(TREE).as_posix() if file.is_relative_to(TREE) else str(file)


def named_spans(tree: ast.AST, prefix: str = "") -> Iterator[tuple[int, int, str]]:
    """First line, last line and full name of every function, class and top-level name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield first, node.end_lineno or first, prefix + node.name
            yield from named_spans(node, f"{prefix}{node.name}.")
        elif not prefix and isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield node.lineno, node.end_lineno or node.lineno, target.id


def enclosing(spans: list[tuple[int, int, str]], lines: list[str], number: int) -> str:
    """What the comment on this line belongs to: the thing that begins right under it, else the innermost around it."""
    under = number + 1
    while under <= len(lines) and (not lines[under - 1].strip() or lines[under - 1].lstrip().startswith("#")):
        under += 1
    right_under = [name for first, _, name in spans if first == under]
    if right_under:
        return right_under[0]
    around = [(last - first, name) for first, last, name in spans if first <= number <= last]
    return min(around)[1] if around else ""


# --- what proves a rule ------------------------------------------------------------------------------------------


def has_tests() -> bool:
    """Whether a source tree with tests stands around this package."""
    return (TREE / "tests").is_dir()


@cache
def proven() -> dict[str, list[Place]]:
    """By rule id: the stories and tests that name it. Empty where there is no source tree."""
    found: dict[str, list[Place]] = {}
    for place in [*told_stories(), *marked_tests()]:
        found.setdefault(place.rule, []).append(place)
    return found


def told_stories() -> Iterator[Place]:
    printed = HOUSE.glob("games/*/examples.story") if has_tests() else []
    for file in sorted([*(TREE / "tests").rglob("*.story"), *printed]):
        for story in read_stories(file.read_text("utf-8")):
            for rule in story.rules:
                yield Place(rule, shown(file), story.line, story.title)


def marked_tests() -> Iterator[Place]:
    for file in sorted((TREE / "tests").rglob("test_*.py")):
        text = file.read_text("utf-8")
        if "mark.rule(" not in text:
            continue
        tree = ast.parse(text)
        spans = list(named_spans(tree))
        lines = text.splitlines()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node.func):
                for arg in node.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        name = enclosing(spans, lines, node.lineno) or file.stem
                        yield Place(arg.value, shown(file), node.lineno, name)


def is_mark(func: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule`."""
    return isinstance(func, ast.Attribute) and func.attr == "rule" and ast.unparse(func).endswith("mark.rule")


# --- the tally ---------------------------------------------------------------------------------------------------


def coverage(game: str) -> dict[str, Any]:
    """How many rules there are, are kept, are proven, only advise; and the orphans.

    An orphan is a rule that neither only advises nor is both kept and proven, or an id cited that is not in the book.
    """
    rules = rules_of(game)
    keepers, provers = kept(), proven()
    orphans = [
        id for id, rule in rules.items() if not rule.advisory and not (id in keepers and id in provers)
    ]
    orphans += sorted(id for id in {*keepers, *provers} if id.startswith(f"{game}.") and id not in rules)
    return {
        "rules": len(rules),
        "kept": sum(id in keepers for id in rules),
        "proven": sum(id in provers for id in rules),
        "advisory": sum(bool(rule.advisory) for rule in rules.values()),
        "orphans": orphans,
    }
