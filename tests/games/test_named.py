"""A test proves few rules, and rules that there are: what names many, or none of the book, proves none of them well."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludoteka.kernel.story import read_stories
from ludoteka.text.rulebook import rules_of

ROOT = Path(__file__).parents[2]
STORIES = sorted([*ROOT.glob("tests/games/*/*.story"), *ROOT.glob("src/ludoteka/games/*/examples.story")])
TESTS = sorted(ROOT.glob("tests/games/*/*.py"))
SOURCES = sorted(ROOT.glob("src/ludoteka/games/*/**/*.py"))
GAMES = ["elves", "etherstone", "evolution", "quarriors", "shards"]
MARK = re.compile(r"^\s*# rule: (.+)$", re.MULTILINE)
MOST = 3


def told(rules: list[str]) -> list[str]:
    """A printed example is one story, however many sentences of the book tell it."""
    return [rule for rule in rules if ".example-" not in rule]


def named(function: ast.FunctionDef) -> list[str]:
    """The rules that stand in the marks of a test itself; those of a parameter are each a test's own."""
    marks = [
        one for one in function.decorator_list if isinstance(one, ast.Call) and ast.unparse(one.func).endswith("rule")
    ]
    return [
        arg.value for mark in marks for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_more_than_three_rules(game: str) -> None:
    many: list[str] = []
    for file in STORIES:
        if file.parent.name == game:
            stories = read_stories(file.read_text("utf-8"))
            many.extend(f"{file.name}: {story.title}" for story in stories if len(told(story.rules)) > MOST)
    for file in TESTS:
        if file.parent.name == game:
            functions = [
                one for one in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(one, ast.FunctionDef)
            ]
            many.extend(f"{file.name}: {one.name}" for one in functions if len(named(one)) > MOST)
    assert not many, "\n".join(many)


@pytest.mark.parametrize("file", STORIES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_title_of_a_story_swallows_a_rule(file: Path) -> None:
    """Two spaces part a title from its rules: with one space the story would prove nothing."""
    stories = read_stories(file.read_text("utf-8"))
    assert not [story.title for story in stories if f" {file.parent.name}." in story.title]


def marked(file: Path) -> set[str]:
    """All rules that a test file names in marks, those of parameters included."""
    calls = [one for one in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(one, ast.Call)]
    marks = [one for one in calls if ast.unparse(one.func).endswith("mark.rule")]
    return {
        one.value for mark in marks for one in mark.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_stands_in_the_book(game: str) -> None:
    """A slip of the pen in an id would prove, or keep, a rule that there is not."""
    named_at: dict[str, set[str]] = {}
    for file in STORIES:
        if file.parent.name == game:
            for story in read_stories(file.read_text("utf-8")):
                named_at.setdefault(f"{file.name}: {story.title}", set()).update(story.rules)
    for file in TESTS:
        if file.parent.name == game:
            named_at[file.name] = marked(file)
    for file in SOURCES:
        if file.is_relative_to(ROOT / "src/ludoteka/games" / game):
            found = MARK.findall(file.read_text("utf-8"))
            named_at[f"the source {file.name}"] = {rule.strip() for line in found for rule in line.split(",")}
    book = rules_of(game)
    unknown = [f"{where}: {rule}" for where, rules in named_at.items() for rule in rules if rule not in book]
    assert not unknown, "\n".join(unknown)
    assert len(named_at) > 1
