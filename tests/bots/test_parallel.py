"""Two cores in one search: the same tree, visit for visit, whoever grows it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.bots.levels import master
from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import SHELF, box
from ludoteka.parallel import CORES, grow, leave, use_cores
from tests.bots.positions import questions
from tests.contract.tables import ONE_A_GAME

ENOUGH_TO_SEND = 200  # iterations, half of them a tree


@pytest.fixture(autouse=True)
def _cores() -> Iterator[None]:
    cores = CORES.cores
    yield
    use_cores(cores)
    leave()


def found(game: str, cores: int, seed: str) -> list[list[tuple[int, int, float]]]:
    """What a search of two trees found in some positions."""
    use_cores(cores)
    rows = []
    for table in (table for table in ONE_A_GAME if table.name == game):
        for state, seat in questions(table, "grove", 4):
            searcher = master(box(game), seed, ENOUGH_TO_SEND, grow)
            rows.append([(one.option, one.weight, one.worth) for one in searcher.weighed(Observer(state, seat))])
    return rows


@pytest.mark.parametrize("game", sorted(SHELF))
def test_two_cores_find_what_one_finds(game: str) -> None:
    alone = found(game, 1, "1")
    before = CORES.sent
    assert found(game, 2, "1") == alone
    assert CORES.sent > before, "the second tree has grown in the other process"
    assert found(game, 2, "2") != alone, "the seed is what it depends on"


def test_a_helper_that_dies_is_missed_by_nobody() -> None:
    alone = found("shards", 1, "1")
    assert found("shards", 2, "1") == alone
    assert CORES.helper is not None
    os.kill(CORES.helper.process.pid, signal.SIGKILL)
    CORES.helper.process.wait()
    assert found("shards", 2, "1") == alone


def test_a_helper_ends_with_its_parent(tmp_path: Path) -> None:
    """Also when that is killed and can clean up nothing."""
    script = tmp_path / "thinker.py"
    script.write_text(
        "import time\n"
        "from ludoteka.parallel import CORES, grow, use_cores\n"
        "from ludoteka.bots.levels import master\n"
        "from ludoteka.bots.observer import Observer\n"
        "from ludoteka.games.shelf import game\n"
        "use_cores(2)\n"
        "state = game('quarriors').deal(1)\n"
        "while len(state.options()) == 1:\n"
        "    state.play(state.options()[0])\n"
        "master(game('quarriors').box, '1', 200, grow).choose(Observer(state, state.actor))\n"
        "print(CORES.helper.process.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as thinker:
        assert thinker.stdout is not None
        helper = int(thinker.stdout.readline())
        assert is_alive(helper)
        thinker.kill()
    deadline = time.monotonic() + 30
    while is_alive(helper) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_alive(helper)


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended and waits for somebody to notice does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
