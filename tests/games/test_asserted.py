"""A story says what is so after somebody chose or was asked: what stands before that only lays the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.kernel.story import Story, read_stories

ROOT = Path(__file__).parents[2]
STORIES = sorted([*ROOT.glob("tests/games/*/*.story"), *ROOT.glob("src/ludoteka/games/*/examples.story")])
SAID = ("asks", "over", "score")
ASIDE = ("luck", "begin", "proxies", "learner", "set")


def mark_of(line: str) -> str:
    """How a line looks that somebody chooses (>), is offered (?, +, -) or refused (!) something; else empty."""
    head = line.partition(" ")[0]
    return head[1] if len(head) == 2 and head[1] in ">?!+-" else ""


def opens(line: str) -> bool:
    """Whether with this line the table is laid and the game goes on."""
    return bool(mark_of(line)) or line.partition(" ")[0] in (*SAID, "set")


def asserts(story: Story) -> bool:
    """Whether a line of it could be untrue of what came of a choice or a question."""
    begun = False
    for _, line in story.lines:
        head = line.partition(" ")[0]
        if head in SAID or mark_of(line) in tuple("?!+-"):
            return True
        if begun and not mark_of(line) and head not in ASIDE:
            return True
        begun = begun or opens(line)
    return False


def laid_twice(story: Story) -> list[str]:
    """Fields that are laid a second time before anybody chose: meant to be asserted, perhaps, and never looked at."""
    seen: set[tuple[str, str]] = set()
    found: list[str] = []
    for _, line in story.lines:
        if opens(line):
            break
        who, *fields = [part.strip() for part in line.split("  ") if part.strip()]
        for name in (field.partition(" ")[0] for field in fields):
            if (who, name) in seen:
                found.append(f"{who}  {name}")
            seen.add((who, name))
    return found


@pytest.mark.parametrize("file", STORIES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_story_says_what_came_of_it(file: Path) -> None:
    stories = read_stories(file.read_text("utf-8"))
    assert not [f"{story.line}: {story.title}" for story in stories if not asserts(story)]


@pytest.mark.parametrize("file", STORIES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_nothing_is_laid_twice(file: Path) -> None:
    stories = read_stories(file.read_text("utf-8"))
    assert not [f"{story.line}: {story.title}: {laid_twice(story)}" for story in stories if laid_twice(story)]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("A  glory 3\n    A> rest", False),
        ("begin fight A\n    A  glory 3\n    luck 1\n    A> rest", False),
        ("A  glory 3\n    A> rest\n    set A  glory 4\n    A> rest", False),
        ("A  glory 3\n    A> rest\n    A  glory 3", True),
        ("A  glory 3\n    A? rest", True),
        ("A> rest\n    over goal A", True),
    ],
)
def test_what_counts_as_said(body: str, said: bool) -> None:
    [story] = read_stories(f"title  game.rule\n    {body}\n")
    assert asserts(story) == said


def test_what_is_laid_twice() -> None:
    lines = ["A  glory 3  hand X", "B  glory 3", "A  glory 3", "A> rest", "A  glory 3"]
    [story] = read_stories("\n    ".join(["t  r", *lines]))
    assert laid_twice(story) == ["A  glory"]
