"""A puzzle at a table: it stands where its record ends, is judged by the deciding choice, and tells nothing before."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.room.puzzles import RIVAL, book
from tests.server.browser import Browser, Stream, serving
from tests.tab.page import at_home

GAME = "shards"


def plan(row: dict[str, Any]) -> dict[str, Any]:
    seats = [{"kind": "bot", "level": RIVAL} for _ in range(row["players"])]
    seats[row["seat"]] = {"kind": "me"}
    begin = {"record": row["record"], "ply": row["ply"]}
    return {"name": "Anna", "seats": seats, "begin": begin, "start": True, "hints": False}


def deciding(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return next(row for row in rows if row["kind"] == "decides")


async def choose(stream: Stream, right: bool, answers: list[str]) -> dict[str, Any]:
    """Make the deciding choice; what is said of it."""
    decision = await stream.asked()
    option = next(one["option"] for one in decision["choices"] if (one["notation"] in answers) == right)
    await stream.choose(option)
    while stream.position is None or stream.position["puzzle"]["stage"] == "open":
        await stream.hear()
    said: dict[str, Any] = stream.position["puzzle"]
    return said


@pytest.mark.parametrize("right", [True, False])
async def test_the_deciding_choice_is_judged_and_then_told_why(right: bool, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        rows = (await anna.get(f"/api/puzzles/{GAME}")).json()["rows"]
        row = deciding(rows)
        kept = book(GAME).puzzles[row["number"] - 1]
        opened = await anna.post("/api/tables", plan(row))
        assert opened.status_code == 201, opened.text
        async with anna.stream(opened.json()["table"]) as stream:
            assert stream.position is not None
            assert stream.position["ply"] == row["ply"]
            assert stream.position["puzzle"]["stage"] == "open"
            assert stream.position["puzzle"]["solution"] is None
            said = await choose(stream, right, kept.answers)
            assert said["stage"] == ("solved" if right else "failed")
            told = (await anna.get(f"/api/puzzles/{GAME}/{row['number']}")).json()
            assert said["solution"] == told
            assert len(told["line"]) >= 1 <= len(told["why"])
        await anna.close()


async def test_nobody_looks_at_the_record_of_a_puzzle(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        row = (await anna.get(f"/api/puzzles/{GAME}")).json()["rows"][0]
        assert "answers" not in row
        for path in ("", "/text", f"/at/{row['ply']}?as=open", "/coach"):
            assert (await anna.get(f"/api/records/{row['record']}{path}")).status_code == 404
        elsewhere = plan(row)
        elsewhere["begin"]["ply"] -= 1
        assert (await anna.post("/api/tables", elsewhere)).status_code == 404
        elsewhere["begin"]["record"] = f"puzzle-{GAME}-999"
        assert (await anna.post("/api/tables", elsewhere)).status_code == 404
        for path in (f"{GAME}/999", f"{GAME}/x", "nothing", "nothing/1"):
            assert (await anna.get(f"/api/puzzles/{path}")).status_code == 404
        await anna.close()


async def test_only_who_solves_it_is_told_that_it_is_a_puzzle(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        row = deciding((await anna.get(f"/api/puzzles/{GAME}")).json()["rows"])
        table = (await anna.post("/api/tables", plan(row))).json()["table"]
        await boris.post(f"/api/tables/{table}/watch", {"name": "Boris"})
        async with boris.stream(table, spectator=True) as stream:
            assert stream.position is not None
            assert stream.position["puzzle"] is None
        await anna.close()
        await boris.close()


async def test_a_puzzle_in_a_tab_is_the_same_and_comes_back_after_a_reload() -> None:
    async with at_home() as page:
        _, told = await page.ask("GET", f"/api/puzzles/{GAME}")
        row = deciding(told["rows"])
        kept = book(GAME).puzzles[row["number"] - 1]
        status, opened = await page.ask("POST", "/api/tables", json.dumps(plan(row)))
        assert status == 200, opened
        async with page.look(opened["table"]) as stream:
            assert (await choose(stream, True, kept.answers))["stage"] == "solved"
        disk = page.disk
    async with at_home(disk) as page, page.look(opened["table"]) as stream:
        assert stream.position is not None
        assert stream.position["puzzle"]["stage"] == "solved"
