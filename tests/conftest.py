"""What every test may count on: the form in the header, `.story` files as tests, and `@pytest.mark.rule("id")`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import ludoteka
from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.story import Story, Untrue, read_header, read_stories, tell_story
from tests.agreed import disagreement
from tests.needed import LEFT_OUT


def pytest_report_header() -> str:
    return f"rules: {ludoteka.form()}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", default="", help="only the tests that prove these printed rules: id,id")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rules = {rule for rule in config.getoption("--rule").split(",") if rule}
    if rules:
        chosen = [item for item in items if any(rules & set(mark.args) for mark in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the printed rules that this test proves")
    config.addinivalue_line("markers", "postgres: needs a real PostgreSQL")
    config.addinivalue_line("markers", "peers: needs OpenSpiel and polars")
    config.addinivalue_line("markers", "whole_browser: needs a browser with windows, hidden as they are")
    config.stash[LEFT_OUT] = {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of many tells the one that prints what it left out."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    told: dict[str, dict[str, str]] = getattr(node, "workeroutput", {})
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash[LEFT_OUT].update(told.get("left_out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for sentence in terminalreporter.config.stash[LEFT_OUT].values():
        terminalreporter.write_line(sentence, red=True)


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix == ".story":
        return StoryFile.from_parent(parent, path=file_path)
    return None


PRINTED = Path(__file__).parents[1] / "src/ludoteka/games"


class StoryFile(pytest.File):
    """A file of stories; each is a test. The printed examples of a game are told from where they are played."""

    def collect(self) -> Iterator[pytest.Item]:
        path = PRINTED / self.path.parent.name / self.path.name if self.path.name == "examples.story" else self.path
        for story in read_stories(path.read_text("utf-8")):
            yield StoryItem.from_parent(self, name=f"{story.line}: {story.title}", story=story)


def named_in(story: Story) -> set[str]:
    """The verbs that a story chooses, offers or refuses."""
    lines = [line.partition(" ") for _, line in story.lines]
    said = [rest for head, _, rest in lines if len(head) == 2 and head[1] in ">?!+-"]
    return {choice.split()[0] for rest in said for choice in rest.split("|") if choice.strip()}


def agrees(named: set[str], state: State) -> None:
    """A story proves its rules in both places where they stand: in what is offered and in what an act asks of one."""
    for seat in state.asked():
        wrong = disagreement(state, seat, named)
        if wrong:
            raise Untrue(wrong)


class StoryItem(pytest.Item):
    """One story."""

    def __init__(self, *, story: Story, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.story = story
        self.add_marker(pytest.mark.rule(*story.rules))

    def runtest(self) -> None:
        name, players, options = read_header(self.story.header)
        tell_story(self.story, shelf.game_of(name, players, options), partial(agrees, named_in(self.story)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, Untrue):
            return f"{self.story.title}\n{excinfo.value}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.story.line - 1, self.story.title
