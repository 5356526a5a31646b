"""A printed example is a table one can sit down at: told step by step, left and come back to, kept over a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteka.games import shelf
from ludoteka.text.examples import example, lesson_of, stories
from tests.server.browser import Browser, Stream, Told, serving


def plan(game: str, n: int) -> dict[str, Any]:
    """What the page sends who wants to try an example."""
    shown = example(game, n)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": "tutor"}] * shown.match.game.players
    seats[shown.learner] = {"kind": "me"}
    begin = {"record": shown.id, "ply": 0}
    return {"name": "Anna", "seats": seats, "begin": begin, "listed": False, "forced": False, "start": True}


def step_of(stream: Stream) -> Told | None:
    """What the book does now, if the guide says so."""
    assert stream.position is not None
    told: list[Told] = stream.position["lesson"]["beats"]
    return next((beat for beat in told if beat["options"]), None)


async def follow(stream: Stream, most: int = 100) -> list[str]:
    """Do as the book does until it is told that this was all; which steps were told."""
    met: list[str] = []
    for _ in range(most):
        while stream.decision is None and "end" not in beats(stream):
            await stream.hear()
        met += [id for id in beats(stream) if id not in met]
        step = step_of(stream)
        if "end" in met or step is None:
            break
        await stream.choose(step["options"][0])
    return met


def beats(stream: Stream) -> list[str]:
    return [] if stream.position is None else [beat["id"] for beat in stream.position["lesson"]["beats"]]


async def test_every_printed_example_can_be_tried_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        for game in shelf.SHELF:
            for n in range(1, len(stories(game)) + 1):
                answer = await anna.post("/api/tables", plan(game, n))
                assert answer.status_code == 201, answer.text
                async with anna.stream(answer.json()["table"]) as stream:
                    met = await follow(stream)
                    assert stream.position is not None
                    told = stream.position["lesson"]
                    assert met[0] == "begin", (game, n)
                    assert met[-1] == "end", (game, n, met)
                    assert (told["example"], told["rules"]) == (f"example-{game}-{n}", stories(game)[n - 1].rules)
                    assert told["every"] == [beat.id for beat in lesson_of(game, n).beats if not beat.strays]
        assert (await boris.get("/api/tables")).json()["open"] == []
        await anna.close()
        await boris.close()


async def test_what_is_done_otherwise_is_said_and_taken_back_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = (await anna.post("/api/tables", plan("quarriors", 1))).json()["table"]
        async with anna.stream(table) as stream:
            decision = await stream.asked()
            step = step_of(stream)
            assert step is not None
            other = next(one["option"] for one in decision["choices"] if one["option"] not in step["options"])
            await stream.choose(other)
            while beats(stream) != ["left-0"]:
                await stream.hear()
            assert stream.position is not None
            assert stream.position["lesson"]["beats"][0]["strays"]
    async with serving(tmp_path) as server:
        anna.http.base_url = server.url
        anna.url = anna.origin = server.url
        async with anna.stream(table) as stream:
            assert beats(stream) == ["left-0"]
            await stream.ask("undo", seat=0, ask=True)
            assert beats(stream) == ["begin", "step-0"]
            assert (await follow(stream))[-1] == "end"
        await anna.close()


async def test_one_can_play_on_from_any_step_of_it_and_its_record_is_true_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "novice", begin={"record": "example-shards-2", "ply": 2})
        async with anna.stream(table) as stream:
            await stream.asked()
            assert stream.position is not None
            assert stream.position["lesson"] is None
            assert stream.position["view"]["players"][0]["gems"] == 5
        text = (await anna.get("/api/records/example-shards-2/text")).text
        headers = {"content-type": "text/plain"}
        assert (await anna.http.post("/api/records", content=text, headers=headers)).status_code == 201
        await anna.close()
