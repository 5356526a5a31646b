"""The second host, in ordinary Python: whole games by its messages, and the same game as on the server."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.room.ports import Behind
from ludoteka.server.http.rest import Rest
from ludoteka.tab.thinking import think
from tests.server import test_examples as tried
from tests.server.browser import PATIENCE, Browser, Stream, play_on, serving
from tests.server.test_lessons import plan
from tests.server.test_records import played
from tests.tab.page import Paper, at_home, stood

GAMES = list(shelf.SHELF)
# One person has no company, no second device and nobody who watches; and nothing to keep for when there is no network.
NOT_IN_A_TAB = {"watch", "offers", "transfer", "livez", "healthz", "metrics"}


class Second:
    """The second worker, in this process."""

    def __init__(self, fails: bool = False, thinks: bool = True) -> None:
        self.fails = fails
        self.thinks = thinks
        self.kinds: list[str] = []
        self.stopped: list[int] = []

    async def ask(self, number: int, question: str) -> str:
        self.kinds.append(json.loads(question)["kind"])
        if self.fails:
            raise OSError("the worker died")
        if not self.thinks:
            await asyncio.Event().wait()
        return think(question)

    def stop(self, number: int) -> None:
        self.stopped.append(number)


def bots(game: str, level: str = "novice") -> list[str]:
    return [level] * (max(2, min(shelf.box(game).players())) - 1)


def in_turn(text: str) -> list[str]:
    """The lines of a record but for the draft, in which all choose at once and the quicker one stands first."""
    return [line for line in text.splitlines() if "> draft " not in line and "> lead " not in line]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_in_a_tab_is_the_game_on_the_server_choice_by_choice(game: str, tmp_path: Path) -> None:
    """The same seed and the same clicks; the record says the digest of every position, and the server believes it."""
    async with at_home() as page:
        table = await page.open(game, *bots(game), seed="7")
        async with page.look(table) as stream:
            await play_on({0: stream}, random.Random(1))
        _, text = await page.ask("GET", f"/api/records/{table}/text")
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        there = await anna.open("me", *bots(game), game=game, seed="7")
        async with anna.stream(there) as socket:
            await play_on({0: socket}, random.Random(1))
        assert in_turn((await anna.get(f"/api/records/{there}/text")).text) == in_turn(text)
        sent = await anna.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert sent.status_code == 201, sent.text
        back = (await anna.get(f"/api/records/{there}/text")).text
        await anna.close()
    async with at_home() as page:
        assert (await page.ask("POST", "/api/records", back))[0] == 200


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_comes_back_where_it_was_left_without_a_word(game: str) -> None:
    disk = Paper()
    async with at_home(disk) as page:
        table = await page.open(game, *bots(game), seed="8")
        async with page.look(table) as stream:
            await play_on({0: stream}, random.Random(2), most=5)
            await page.settled(table, stream)
            left = stood(stream.position)
            number = stream.number
            page.tab.house.tables.clear()  # killed: nobody closes, nobody says goodbye
    async with at_home(disk) as page, page.look(table) as stream:
        assert (stood(stream.position), stream.number) == (left, number)
        assert (await stream.choose())["type"] == "done"


async def test_what_the_disk_has_no_room_for_has_not_happened() -> None:
    async with at_home() as page:
        table = await page.open("shards", "novice", seed="7")
        async with page.look(table) as stream:
            before = stood(stream.position)
            page.disk.full = True
            told = await stream.choose()
            assert told["type"] == "refused"
            assert told["refusal"]["message"]["id"] == "server-not-saved"
            page.disk.full = False
        async with page.look(table) as stream:
            assert stood(stream.position) == before
            assert (await stream.choose())["type"] == "done"


async def test_two_writes_from_one_revision_are_one() -> None:
    async with at_home() as page:
        id = await page.open("shards", "novice", seed="7")
        table = await page.tab.house.table(id)
        old = table.ledger.changed(rematch=None)
        await page.tab.keeper.write(old)
        with pytest.raises(Behind):
            await page.tab.keeper.write(old)


async def test_a_coach_in_the_second_worker_says_what_it_would_here() -> None:
    """Its review lies on the disk beside the records, and is read from there."""
    said = []
    disk = Paper()
    beyond = Second()
    text = played(most=12)
    for way in (None, beyond):
        async with at_home(disk, beyond=way) as page:
            record = (await page.ask("POST", "/api/records", text))[1]["record"]
            found = (await page.ask("POST", f"/api/records/{record}/coach"))[1]
            assert found["total"] == 12
            async with asyncio.timeout(PATIENCE):
                while not (found := (await page.ask("GET", f"/api/records/{record}/coach"))[1])["review"]:
                    await asyncio.sleep(0.01)
            said.append(found["review"])
    assert said[0] == said[1]
    assert set(beyond.kinds) == {"weigh"}
    async with at_home(disk) as page:
        assert (await page.ask("GET", f"/api/records/{record}/coach"))[1]["review"] == said[1]


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
async def test_a_bot_in_the_second_worker_answers_what_the_server_s_would(level: str) -> None:
    """Levels are budgets of iterations: the same seed gives the same choice, wherever it is thought."""
    made = []
    beyond = Second()
    for way in (None, beyond):
        async with at_home(beyond=way) as page:
            table = await page.open("shards", level, seed="9")
            async with page.look(table) as stream:
                await play_on({0: stream}, random.Random(4), most=8)
                await page.settled(table, stream)
            made.append((await page.ask("GET", f"/api/records/{table}/text"))[1])
    assert made[0] == made[1]
    assert bool(beyond.kinds) == (level != "novice"), "who answers at once is not sent for"


async def test_a_hint_is_thought_about_in_the_second_worker() -> None:
    beyond = Second()
    async with at_home(beyond=beyond) as page, page.look(await page.open("shards", "novice", seed="7")) as stream:
        decision = await stream.asked()
        told = await stream.ask("hint", seat=0, decision=decision["id"])
    assert told["type"] == "hinted"
    assert told["advice"]
    assert beyond.kinds == ["advise"]


async def test_when_the_second_worker_fails_somebody_simpler_answers() -> None:
    beyond = Second(fails=True)
    async with at_home(beyond=beyond) as page, page.look(await page.open("shards", "master", seed="7")) as stream:
        await play_on({0: stream}, random.Random(5), most=12)
        assert await stream.asked()


async def test_a_bot_that_thinks_holds_nobody_up_and_is_broken_off_by_leaving() -> None:
    beyond = Second(thinks=False)
    async with at_home(beyond=beyond) as page:
        table = await page.open("shards", "master", seed="7")
        async with page.look(table) as stream:
            decision = await stream.asked()
            assert (await stream.ask("explain", seat=0, place="row"))["type"] == "explained"
            await stream.say("hint", seat=0, decision=decision["id"])
            assert (await stream.ask("chat", text="well?"))["type"] == "done", "while it thinks"
            assert beyond.stopped == []
        assert (beyond.kinds, beyond.stopped) == (["advise"], [1])


async def test_all_that_is_kept_goes_to_another_browser() -> None:
    async with at_home() as page:
        table = await page.open("quarriors", "novice", seed="7")
        async with page.look(table) as stream:
            await play_on({0: stream}, random.Random(6), most=6)
            await page.settled(table, stream)
            left = stood(stream.position)
        half = (await page.ask("GET", f"/api/records/{table}/text"))[1]
        record = (await page.ask("POST", "/api/records", half))[1]["record"]
        _, whole = await page.ask("GET", "/api/house")
    async with at_home() as other:
        assert (await other.ask("POST", "/api/house", whole))[1] == {"tables": 1, "records": 1}
        assert (await other.ask("POST", "/api/house", whole))[1]["tables"] == 0, "it is here already"
        assert (await other.ask("GET", f"/api/records/{record}"))[0] == 200
        async with other.look(table) as stream:
            assert stood(stream.position) == left
            assert (await stream.choose())["type"] == "done"
        status, told = await other.ask("POST", "/api/house", '{"tables": 3}')
        assert (status, told["message"]["id"]) == (400, "tab-not-a-file")


async def test_a_game_begun_in_a_tab_goes_on_at_a_server_and_comes_back(tmp_path: Path) -> None:
    """A server gives the record of a game that is over: who takes a table home gives it up there."""
    async with at_home() as page:
        table = await page.open("evolution", "novice", seed="7")
        async with page.look(table) as stream:
            await play_on({0: stream}, random.Random(6), most=6)
            await page.settled(table, stream)
            view = stood(stream.position)[0]
        _, text = await page.ask("GET", f"/api/records/{table}/text")
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        sent = await anna.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        record = sent.json()
        begin = {"record": record["record"], "ply": len(record["plies"])}
        there = await anna.open("me", "novice", game="evolution", begin=begin)
        async with anna.stream(there) as socket:
            await socket.asked()
            assert socket.position is not None
            assert socket.position["view"] == view
            await play_on({0: socket}, random.Random(7), most=4)
            await socket.asked()
            view = socket.position["view"]
            assert (await anna.get(f"/api/records/{there}/text")).status_code != 200, "hands are secret while it lasts"
            assert (await socket.ask("resign", seat=0))["type"] == "done"
        text = (await anna.get(f"/api/records/{there}/text")).text
        await anna.close()
    async with at_home() as page:
        status, record = await page.ask("POST", "/api/records", text)
        assert status == 200, record
        back = {"record": record["record"], "ply": len(record["plies"])}
        async with page.look(await page.open("evolution", "novice", begin=back)) as stream:
            await stream.asked()
            assert stream.position is not None
            assert stream.position["view"] == view
            assert (await stream.choose())["type"] == "done"


def offered(stream: Stream) -> Any:
    """What somebody sees and may do; the questions of a choice that was taken back have other numbers."""
    assert stream.position is not None
    return stream.position["view"], [decision["choices"] for decision in stream.position["decisions"]]


def hand_of(stream: Stream, seat: int) -> list[str]:
    assert stream.position is not None
    found: list[str] = stream.position["view"]["players"][seat]["hand"]
    return found


async def test_two_at_one_device_take_back_play_again_on_the_same_deal_and_on_from_a_record() -> None:
    async with at_home() as page:
        two = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
        table = await page.open("shards", seats=two, players=2, seed="7")
        async with page.look(table, viewer=0) as anna, page.look(table, viewer=1) as boris:
            assert (anna.you["seats"], boris.you["seats"]) == ([0, 1], [0, 1])
            hands = [sorted(hand_of(anna, 0)), sorted(hand_of(boris, 1))]
            first = anna if anna.decision else boris
            seat = (await first.asked())["seat"]
            before = offered(first)
            plain = next(choice["option"] for choice in (await first.asked())["choices"] if choice["verb"] == "play")
            assert (await first.choose(plain))["type"] == "done"
            assert (await first.ask("undo", seat=seat))["type"] == "done"
            assert offered(first) == before
            assert (await first.choose())["type"] == "done"
            assert (await first.ask("resign", seat=seat))["type"] == "done"
        same = (await page.ask("POST", f"/api/tables/{table}/rematch", {"same_deal": True}))[1]["table"]
        async with page.look(same, viewer=0) as anna, page.look(same, viewer=1) as boris:
            assert [sorted(hand_of(anna, 0)), sorted(hand_of(boris, 1))] == hands
        _, record = await page.ask("GET", f"/api/records/{table}")
        on = await page.open("shards", "novice", begin={"record": table, "ply": 0})
        async with page.look(on) as stream:
            assert (await stream.asked())["choices"]
        assert len(record["plies"]) > 0


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_told_in_a_tab_as_at_a_server(game: str, tmp_path: Path) -> None:
    async with at_home() as page, serving(tmp_path) as server:
        anna = Browser(server.url)
        async with (
            page.look(await page.open(game, "tutor", **plan(game))) as here,
            anna.stream(await anna.open("me", "tutor", **plan(game))) as there,
        ):
            assert here.position is not None
            assert there.position is not None
            assert here.position["lesson"]["beats"]
            assert here.position["lesson"] == there.position["lesson"]
        await anna.close()


@pytest.mark.parametrize(("game", "n"), [("quarriors", 1), ("elves", 2), ("shards", 7)])
async def test_a_printed_example_is_tried_in_a_tab_to_its_end(game: str, n: int) -> None:
    async with at_home() as page:
        status, told = await page.ask("POST", "/api/tables", tried.plan(game, n))
        assert status == 200, told
        async with page.look(told["table"]) as stream:
            met = await tried.follow(stream)
            assert (met[0], met[-1]) == ("begin", "end")


async def test_a_tab_answers_every_path_that_one_person_needs(tmp_path: Path) -> None:
    async with at_home() as page, serving(tmp_path) as server:
        ways = {(method, path) for method, path, _, _ in page.tab.asking.ways}
        for route in Rest(server.house).routes():
            for method in (route.methods or set()) - {"HEAD"}:
                wanted = not NOT_IN_A_TAB & set(route.path.split("/"))
                assert ((method, route.path) in ways) == wanted, f"{method} {route.path}"
        assert (await page.ask("GET", "/api/transfer"))[0] == 404
        assert (await page.ask("POST", "/api/tables", '{"name": 3}'))[0] == 400
        assert (await page.ask("GET", "/api/records/abc/at/0?as=me"))[0] == 404
