"""A table with a tutor teaches: the learner is told beats, nobody else is, and a restart forgets none."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.room.catalogue import shelf_view
from ludoteka.text.lessons import lesson
from tests.server.browser import Browser, Stream, play_on, serving


def plan(game: str) -> dict[str, Any]:
    told = lesson(game)
    return {"game": game, "options": dict(told.options), "seed": told.seed, "forced": False}


def open_beats(stream: Stream) -> list[str]:
    assert stream.position is not None
    return [beat["id"] for beat in stream.position["lesson"]["beats"]]


@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_the_learner_is_told_beats_and_a_spectator_is_not(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        table = await anna.open("me", "tutor", **plan(game))
        async with anna.stream(table) as stream:
            await stream.asked()
            assert stream.position is not None
            told = stream.position["lesson"]
            assert told["every"] == [beat.id for beat in lesson(game).beats]
            assert told["beats"][0]["say"]["id"] == f"lesson-{game}-{told['every'][0]}"
            for beat in told["beats"]:
                offered = {choice["option"] for choice in stream.position["decisions"][0]["choices"]}
                assert set(beat["options"]) <= offered
            await play_on({0: stream}, random.Random(1), most=8)
            assert stream.position["lesson"]["done"]
        await boris.post(f"/api/tables/{table}/watch", {"name": "Boris"})
        async with boris.stream(table, spectator=True) as watching:
            assert watching.position is not None
            assert watching.position["lesson"] is None
        await anna.close()
        await boris.close()


async def test_a_restart_forgets_nothing_and_what_is_taken_back_is_told_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "tutor", **plan("shards"))
        async with anna.stream(table) as stream:
            await stream.asked()
            assert open_beats(stream)[0] == "goal"
            for _ in range(3):
                decision = await stream.asked()
                plays = [one["option"] for one in decision["choices"] if one["verb"] == "play"]
                await stream.choose(plays[0])
            assert stream.position is not None
            before = stream.position["lesson"]
            assert before["done"] == ["goal"]
    async with serving(tmp_path) as server:
        anna.http.base_url = server.url
        anna.url = anna.origin = server.url
        async with anna.stream(table) as stream:
            await stream.asked()
            assert stream.position is not None
            assert stream.position["lesson"] == before
            for _ in range(3):
                await stream.ask("undo", seat=0, ask=True)
            await stream.asked()
            assert open_beats(stream)[0] == "goal"
        await anna.close()


async def test_an_ordinary_table_teaches_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "novice")
        async with anna.stream(table) as stream:
            await stream.asked()
            assert stream.position is not None
            assert stream.position["lesson"] is None
        await anna.close()


def test_a_tutor_is_nobody_to_choose_from_a_list() -> None:
    shown = shelf_view(["random", "novice"], {})
    assert "tutor" not in shown.levels
    assert {box.name: box.lesson.seed for box in shown.games} == {game: lesson(game).seed for game in shelf.SHELF}
