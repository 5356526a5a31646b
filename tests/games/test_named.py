"""A test proves few rules: what names many proves none of them well."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludoteka.kernel.story import read_stories

ROOT = Path(__file__).parents[2]
STORIES = sorted([*ROOT.glob("tests/games/*/*.story"), *ROOT.glob("src/ludoteka/games/*/examples.story")])
TESTS = sorted(ROOT.glob("tests/games/*/*.py"))
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


@pytest.mark.parametrize("game", ["elves", "etherstone", "evolution", "quarriors", "shards"])
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
