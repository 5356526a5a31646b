"""Work in slices: a process that dies takes nothing with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteka.games import shelf
from ludoteka.lab import slices


def squared(number: int, died: Path) -> int:
    """The first process that comes to 5 dies of it."""
    if number == 5 and not died.exists():
        died.touch()
        os._exit(9)
    return number * number


def test_what_a_dead_process_had_is_done_by_another(tmp_path: Path) -> None:
    work = [(number, tmp_path / "died") for number in range(12)]
    found = list(slices.done(shelf.game("shards"), squared, work, 2))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [number * number for number in range(12)]


def raised(number: int) -> int:
    raise ValueError(number)


def test_a_fault_of_the_work_is_no_death() -> None:
    with pytest.raises(ValueError, match="7"):
        list(slices.done(shelf.game("shards"), raised, [(7,), (7,)], 2))


def test_an_interrupted_simulation_tells_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    argv = ["sim", "quarriors", "--bots", "greedy", "--seed", "1", "--file", str(file), "--jobs", "2", "--json"]
    call = [sys.executable, "-m", "ludoteka.cli.main", *argv, "--games", "40000", "--lang", "en"]
    deaf = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever began us may not have wanted to hear it
    try:
        sim = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    finally:
        signal.signal(signal.SIGINT, deaf)
    with sim:
        deadline = time.monotonic() + 120
        while not file.exists() or file.read_bytes().count(b"\n") < 12:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        os.killpg(sim.pid, signal.SIGINT)
        out, err = sim.communicate(timeout=60)
    assert sim.returncode == 130
    assert '"games": ' in out
    assert "Traceback" not in err
    assert " of 40000 games" in err.replace(",", "")
