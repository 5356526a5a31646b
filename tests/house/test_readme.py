"""The README and the pages beside it are true: examples run, commands exist, the picture is what the terminal draws."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from ludoteka.cli.main import COMMANDS, main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
AGENTS = (ROOT / "docs/agents.md").read_text("utf-8")
COMMANDS_PAGE = (ROOT / "docs/commands.md").read_text("utf-8")


def test_the_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", "en")
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=flags)
    assert found.attempted >= 10
    assert found.failed == 0


def test_the_agent_of_the_example_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file as it is printed, in the arena as it is printed, but for the number of games."""
    code = next(block for block in AGENTS.split("```python\n") if block.startswith("class ")).split("```")[0]
    (tmp_path / "mine.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    call = next(line for line in re.findall(r"`ludoteka ([^`]*)`", AGENTS) if "mine:Saver" in line)
    assert main([*call.replace("--games 100", "--games 2").split(), "--jobs", "1"]) == 0


def test_the_example_has_about_fifteen_lines() -> None:
    example = README.split("```python")[1].split("```")[0]
    assert 10 <= len([line for line in example.splitlines() if line.startswith((">>>", "..."))]) <= 15


def test_it_is_one_screen_and_pictures() -> None:
    """Without the picture in characters, the example and the list of pages."""
    body = README.split("## Where things are")[0]
    lines = [line for line in re.sub(r"```.*?```|<[^>]*>", "", body, flags=re.S).splitlines() if line.strip()]
    assert len(lines) <= 40


def test_every_command_is_told_and_no_other() -> None:
    told = set(re.findall(r"`ludoteka (\w+)", COMMANDS_PAGE))
    assert told == set(COMMANDS)


@pytest.mark.parametrize("file", re.findall(r"`((?:docs/)?[\w-]+(?:/[\w-]+)*\.md)`", README))
def test_the_files_named_exist(file: str) -> None:
    assert (ROOT / file).is_file()


@pytest.mark.parametrize("file", re.findall(r'src="([^"]+)"', README))
def test_the_pictures_are_there_and_told_in_words(file: str) -> None:
    assert (ROOT / file).is_file()
    assert re.search(rf'src="{re.escape(file)}" alt="[^"]{{20,}}"', README)


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README
    assert "not affiliated" in README


async def test_the_picture_is_what_the_terminal_draws() -> None:
    """The first turn of a fixed seed, four crystals played, at 80 by 24: line for line."""
    from ludoteka.cli.session import sitters_of
    from ludoteka.cli.terminal import Terminal
    from ludoteka.cli.wish import Wish
    from ludoteka.text.voice import Voice

    voice = Voice("en")
    wish = Wish(voice, "shards", "5")
    wish.seat(sitters_of(",greedy", voice))
    terminal = Terminal(wish, wish.sit_down())
    async with terminal.run_test(size=(80, 24)) as pilot:
        for _ in range(4):
            await terminal.workers.wait_for_complete()
            await pilot.pause()
            await pilot.press("2", "enter")
        await terminal.workers.wait_for_complete()
        await pilot.pause()
        drawn = [
            "".join(segment.text for segment in line).rstrip()
            for line in terminal.screen._compositor.render_strips()
        ]
    picture = README.split("```")[1].strip("\n").splitlines()
    assert [line for line in drawn if line] == picture
