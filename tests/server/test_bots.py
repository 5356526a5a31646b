"""Bots think in processes of their own: a slow one stalls nobody, a dead one is replaced, a late answer is dropped."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import Pipe, get_context
from pathlib import Path
from types import ModuleType

import pytest

from ludoteka.bots.levels import bot
from ludoteka.bots.player import SearchBot
from ludoteka.bots.trees import in_turn
from ludoteka.games import shelf
from ludoteka.room import minds
from ludoteka.room.ports import Speechless
from ludoteka.server.bots.thinkers import LATELY, Pool, Thinkers, think
from ludoteka.server.bots.turns import Turns
from tests.server.browser import Browser, play_on, serving

MIND = """
import os, time
from ludoteka.room import minds

def slow(game, state, seat, level, seed):
    time.sleep(3600)

def failing(game, state, seat, level, seed):
    if seed == "fail":
        raise ValueError("no idea")
    return minds.chosen(game, state, seat, "random", seed)

def dying(game, state, seat, level, seed):
    flag = os.environ["LUDOTEKA_TEST_FLAG"]
    if not os.path.exists(flag):
        open(flag, "w").close()
        os._exit(9)
    return minds.chosen(game, state, seat, level, seed)

def deadly(game, state, seat, level, seed):
    os._exit(9)

def waiting(game, state, seat, level, seed):
    flag = os.environ["LUDOTEKA_TEST_FLAG"]
    while not os.path.exists(flag):
        time.sleep(0.02)
    return minds.chosen(game, state, seat, "random", seed)
"""


@pytest.fixture
def mind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Minds that another process can import."""
    (tmp_path / "test_minds.py").write_text(MIND)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("LUDOTEKA_TEST_FLAG", str(tmp_path / "flag"))
    yield import_module("test_minds")
    del sys.modules["test_minds"]


async def test_a_bot_in_its_own_process_plays_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path, thinkers=Thinkers(1)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "apprentice")
        async with anna.stream(table) as stream:
            await play_on({0: stream}, random.Random(1))
            assert stream.over
        await anna.close()


async def test_a_bot_that_thinks_for_ever_stalls_no_other_table(tmp_path: Path, mind: ModuleType) -> None:
    thinkers = Thinkers(1, mind.slow)
    async with serving(tmp_path, thinkers=thinkers) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        stuck = await anna.open("random", "random")
        table = await anna.open("me", "open")
        await boris.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        async with anna.stream(table) as a, boris.stream(table) as b:
            await play_on({0: a, 1: b}, random.Random(1))
            assert a.over
        play = server.table(stuck).play
        assert play is not None
        assert play.made == []
        await anna.close()
        await boris.close()


async def test_a_bot_whose_process_dies_is_asked_again(tmp_path: Path, mind: ModuleType) -> None:
    thinkers = Thinkers(1, mind.dying)
    async with serving(tmp_path, thinkers=thinkers) as server:
        anna = Browser(server.url)
        table = await anna.open("random", "random")
        play = server.table(table).play
        assert play is not None
        end = time.monotonic() + 20
        async with anna.stream(table):
            while not play.made and time.monotonic() < end:
                await asyncio.sleep(0.05)
        assert play.made
        assert os.path.exists(tmp_path / "flag")
        await anna.close()


@pytest.mark.parametrize("how", ["deadly", "slow", "failing"])
async def test_a_question_that_no_bot_survives_sticks_no_table(tmp_path: Path, mind: ModuleType, how: str) -> None:
    thinkers = Thinkers(1, getattr(mind, how), patience=0.5)
    async with serving(tmp_path, thinkers=thinkers) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random", seed="1")
        async with anna.stream(table) as stream:
            while stream.decision is not None:
                await stream.choose(rng=random.Random(3))
            async with asyncio.timeout(60):
                await stream.until(lambda told: told["type"] == "update" and told["entry"]["seat"] == 1)
        assert how == "failing" or server.house.metrics.speechless > 0
        await anna.close()


async def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("random", "random")
        found = server.table(table)
        await asyncio.sleep(0.3)
        assert found.play is not None
        assert found.play.made == []
        async with anna.stream(table) as stream:
            await stream.until(lambda told: told["type"] == "update")
        for _ in range(100):
            if not found.answers.tasks:
                break
            await asyncio.sleep(0.05)
        assert not found.answers.tasks
        server.house.forget(found)
        await server.house.resume()
        assert table not in server.house.tables
        await anna.close()


async def test_who_has_had_least_goes_first() -> None:
    turns = Turns(1)
    order: list[str] = []

    async def ask(guest: str, table: str) -> None:
        async with turns.turn(guest, table):
            order.append(guest + table)
            await asyncio.sleep(0.005)

    async with turns.turn("nobody", "x"):
        greedy = [asyncio.create_task(ask("greedy", str(n))) for n in range(20)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(ask("modest", str(n))) for n in range(3)]
        gone = asyncio.create_task(ask("gone", "1"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert turns.length == 23
    await asyncio.gather(*greedy, *modest)
    assert all(order.index(f"modest{n}") < 12 for n in range(3))  # in the order they came it would be the last three
    assert (turns.free, turns.length, "gone1" in order) == (1, 0, False)


async def test_an_answer_to_a_question_that_is_no_longer_open_is_dropped(tmp_path: Path, mind: ModuleType) -> None:
    """A bot thinks; meanwhile the game is given up."""
    thinkers = Thinkers(1, mind.waiting)
    async with serving(tmp_path, thinkers=thinkers) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random", seed="1")
        found = server.table(table)
        async with anna.stream(table) as stream:
            while stream.decision is not None:
                await stream.choose(rng=random.Random(3))
            assert stream.position is not None
            assert stream.position["asked"] == [1]
            assert found.play is not None
            ply = found.play.ply
            await stream.ask("resign", seat=0)
            (tmp_path / "flag").touch()
            while found.answers.tasks:
                await asyncio.sleep(0.02)
            assert found.play.ply == ply
        await anna.close()


async def test_a_bot_that_fails_says_why_and_is_asked_again(mind: ModuleType) -> None:
    thinkers = Thinkers(1, mind.failing)
    state = shelf.game_of("shards", 2, {}).deal("1")
    with pytest.raises(Speechless, match="ValueError: no idea"):
        await thinkers.choose("shards", state, state.actor, "random", "fail")
    assert await thinkers.choose("shards", state, state.actor, "random", "x") in state.options()
    thinkers.close()


async def test_who_waits_for_a_bot_when_the_house_closes_is_told(mind: ModuleType) -> None:
    thinkers = Thinkers(1, mind.slow)
    state = shelf.game_of("shards", 2, {}).deal("1")
    waiting = asyncio.create_task(thinkers.choose("shards", state, 0, "random", "x"))
    pool = await begun(thinkers)
    thinkers.close()
    with pytest.raises(Speechless, match="closed"):
        await asyncio.wait_for(waiting, 20)
    assert pool.all[0].process is None


async def begun(thinkers: Thinkers) -> Pool:
    """The pool of the quick ones, when its process lives."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        pool = thinkers.pools.get("quick")
        if isinstance(pool, Pool) and pool.all[0].process is not None:
            return pool
        await asyncio.sleep(0.01)
    raise AssertionError("no process thinks")


KILLED = """
import asyncio, os, signal
from ludoteka.games import shelf
from ludoteka.server.bots import Thinkers

async def ask():
    state = shelf.game_of("shards", 2, {}).deal("1")
    await Thinkers(1).choose("shards", state, state.actor, "random", "x")
    print("asked", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(ask())
"""


def test_a_server_that_is_killed_leaves_nothing_of_its_bots(tmp_path: Path) -> None:
    """Nobody warns of leaked semaphores: there are none. The output ends when the last process has ended."""
    (tmp_path / "killed.py").write_text(KILLED)
    ended = subprocess.run([sys.executable, tmp_path / "killed.py"], capture_output=True, text=True, timeout=60)
    assert ended.returncode == -signal.SIGKILL
    assert ended.stdout == "asked\n"
    assert ended.stderr == ""


def test_who_thinks_for_a_server_that_has_gone_says_nothing_of_it() -> None:
    """Gone in the middle of a question, or before its answer could be sent."""
    for last in (b"", pickle.dumps((os.getpid, ()))):
        mine, theirs = Pipe()
        process = get_context("spawn").Process(target=think, args=(theirs,))
        process.start()
        theirs.close()
        if last:
            mine.send_bytes(last)
        mine.close()
        process.join(30)
        assert process.exitcode == 0


async def test_who_goes_away_while_waiting_just_as_a_place_is_free_is_simply_gone() -> None:
    """As all who wait do when the house closes."""
    turns = Turns(1)
    held = asyncio.Event()

    async def stay() -> None:
        async with turns.turn("anna", "t"):
            await held.wait()

    staying = asyncio.create_task(stay())
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(stay()) for _ in range(3)]
    await asyncio.sleep(0)
    assert turns.length == 3
    for task in (staying, *waiting):
        task.cancel()
    gone = await asyncio.gather(staying, *waiting, return_exceptions=True)
    assert [type(one) for one in gone] == [asyncio.CancelledError] * 4
    assert (turns.free, turns.length) == (1, 0)


# --- advice


async def test_the_more_want_advice_the_shorter_it_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait count, and those who have had some lately: better less of it now than a place in a queue."""
    heard: list[int] = []

    def noted(game: str, state: object, seat: int, seed: str, waiting: int) -> minds.Advised:
        heard.append(waiting)
        return []

    monkeypatch.setattr("ludoteka.server.bots.thinkers.advised", noted)
    thinkers = Thinkers()
    thinkers.pools["hint"] = ThreadPoolExecutor(1)
    state = shelf.game("shards", 2).deal("1")
    await asyncio.gather(*(thinkers.advise("shards", state, 0, "1", (f"guest {n}", "t")) for n in range(4)))
    assert heard[1:] == [2, 2, 3], "the first may have had its turn before the others came"
    await thinkers.advise("shards", state, 0, "1")
    thinkers.advised = [at - LATELY for at in thinkers.advised]  # a while later
    await thinkers.advise("shards", state, 0, "1")
    thinkers.close()
    assert heard[4:] == [4, 0]


@pytest.mark.parametrize("game", sorted(shelf.SHELF))
def test_who_is_in_a_hurry_looks_at_fewer_worlds_and_never_at_none(game: str) -> None:
    box = shelf.box(game)
    whole = bot(minds.adviser(box), box, "1")
    assert isinstance(whole, SearchBot)
    worlds = []
    for waiting in (1, 3, 10_000):
        hasty = minds.hurried(box, "1", waiting, in_turn)
        assert isinstance(hasty, SearchBot)
        worlds.append(hasty.iterations)
    assert worlds == [whole.iterations // 2, whole.iterations // 4, minds.FEWEST]
