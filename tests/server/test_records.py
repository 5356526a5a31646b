"""Games that are over: records to download and upload, every position, playing on from one, a rematch."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import is_secret, promise
from ludoteka.kernel.match import Match
from ludoteka.kernel.playout import playout
from tests.server.browser import Browser, Server, play_on


def played(seed: str = "5", most: int = 10_000) -> str:
    """The text of a random game."""
    game = shelf.game("shards", 2, secret=True)
    match = Match(game, seed)
    rng = random.Random(seed)
    while not match.state.ending and len(match.made) < most:
        match.choose(match.state.actor, rng.choice(match.state.options()))
    return match.record.write()


async def upload(browser: Browser, text: str) -> dict[str, object]:
    answer = await browser.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    found: dict[str, object] = answer.json() | {"status": answer.status_code}
    return found


async def test_a_finished_table_is_a_record_that_verifies_and_replays(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "random")
    async with anna.stream(table) as stream:
        await play_on({0: stream}, random.Random(1))
    view = (await anna.get(f"/api/records/{table}")).json()
    record = shelf.record((await anna.get(f"/api/records/{table}/text")).text)
    assert record.verify() == len(view["plies"])
    assert view["seats"] == [
        {"kind": "person", "name": "Anna", "level": ""},
        {"kind": "bot", "name": "random", "level": "random"},
    ]
    assert view["outcome"]["ending"] == "last-standing"
    for ply in (0, 1, 19, 20, 21, 40, len(view["plies"])):
        told = (await anna.get(f"/api/records/{table}/at/{ply}?as=0")).json()
        assert told["position"]["view"] == record.replay(ply).view(0)
        if ply:
            assert sum(moment["events"] for moment in told["moments"]) == len(told["events"])
            listed = view["plies"][ply - 1]["moments"] if ply else []
            seen = [(moment["kind"], moment["weight"]) for moment in told["moments"]]
            assert seen == [(mark["kind"], mark["weight"]) for mark in listed], "the list of moves tells what is seen"
    last = (await anna.get(f"/api/records/{table}/at/{len(view['plies'])}")).json()
    assert last["position"]["outcome"] == view["outcome"]
    shown = (await anna.get(f"/api/records/{table}/at/30?as=open")).json()["position"]
    assert all(isinstance(player["hand"], list) for player in shown["view"]["players"])
    assert [decision["seat"] for decision in shown["decisions"]] == shown["asked"]
    for path in ("at/-1", f"at/{len(view['plies']) + 1}", "at/x", "at/0?as=7"):
        assert (await anna.get(f"/api/records/{table}/{path}")).status_code == 404
    assert (await anna.get(f"/api/records/{table}/at/0?as=me")).status_code == 400


async def test_the_house_keeps_its_promise_of_luck(anna: Browser) -> None:
    """What was shown before the first choice is the hash of the seed that the record tells at the end, not before."""
    table = await anna.open("me", "random")
    async with anna.stream(table) as stream:
        shown = (await anna.get(f"/api/tables/{table}")).json()
        assert len(shown["promise"]) == 64
        assert (await anna.get(f"/api/records/{table}/text")).status_code != 200
        await play_on({0: stream}, random.Random(2))
    record = shelf.record((await anna.get(f"/api/records/{table}/text")).text)
    assert record.verify()
    assert is_secret(record.seed)
    assert promise(record.seed) == shown["promise"]
    chosen = await anna.open("me", "random", seed="of my own")
    assert (await anna.get(f"/api/tables/{chosen}")).json()["promise"] == ""


async def test_a_record_comes_back_as_it_went_out(anna: Browser) -> None:
    text = played()
    view = await upload(anna, text)
    assert view["status"] == 201
    assert (await anna.get(f"/api/records/{view['record']}/text")).text == text


async def test_a_record_that_is_not_true_is_refused_with_the_choice_at_which_it_parts(anna: Browser) -> None:
    lines = played(most=30).splitlines()
    at = next(i for i, line in enumerate(lines) if line == "")
    changed = [*lines[: at + 5], lines[at + 5].rpartition("|")[0] + "| 0123456789abcdef", *lines[at + 6 :]]
    for text, id in (
        ("\n".join(changed) + "\n", "kernel-diverges"),
        ("hello", "kernel-not-a-record"),
        ("", "kernel-not-a-record"),
        (played(most=30).replace("A> ", "B> "), "kernel-diverges-refused"),
    ):
        told = await upload(anna, text)
        message = told["message"]
        assert isinstance(message, dict)
        assert (told["status"], message["id"]) == (422, id)
    wrong = await anna.http.post("/api/records", content=b"\xff\xff", headers={"content-type": "text/plain"})
    assert wrong.status_code == 400
    assert (await anna.post("/api/records", {})).status_code == 415


async def test_playing_on_from_a_position_starts_there(anna: Browser, server: Server) -> None:
    text = played()
    record = shelf.record(text)
    view = await upload(anna, text)
    table = await anna.open("me", "me", game="", players=0, begin={"record": view["record"], "ply": 25})
    found = server.table(table)
    assert found.play is not None
    assert found.play.state == record.replay(25)
    async with anna.stream(table) as stream:
        assert stream.table["begun"] == {"record": view["record"], "ply": 25}
        assert stream.table["seeded"]
        assert stream.position is not None
        assert stream.position["ply"] == 25
        await stream.ask("look", viewer=stream.position["asked"][0])
        assert stream.position["undo"] is None
        assert (await stream.choose())["type"] == "done"
        await stream.ask("resign", seat=0)
    again = shelf.record((await anna.get(f"/api/records/{table}/text")).text)
    assert again.verify() >= 26
    assert [ply.digest for ply in again.plies[:25]] == [ply.digest for ply in record.plies[:25]]
    over = await anna.post(
        "/api/tables",
        {
            "name": "A",
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "begin": {"record": view["record"], "ply": len(record.plies)},
        },
    )
    assert (over.status_code, over.json()["message"]["id"]) == (409, "server-over-there")


async def test_a_rematch_is_opened_once_and_found_by_the_others(anna: Browser, boris: Browser) -> None:
    table = await anna.open("me", "open", "random", options={"relics": False})
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with boris.stream(table) as stream:
        early = await anna.post(f"/api/tables/{table}/rematch")
        assert early.status_code == 409
        await stream.ask("ping")
    two = await anna.open("me", "open")
    await boris.sit(two)
    await anna.post(f"/api/tables/{two}/start")
    async with anna.stream(two) as a, boris.stream(two) as b:
        await a.ask("resign", seat=0)
        first = await boris.post(f"/api/tables/{two}/rematch")
        second = await anna.post(f"/api/tables/{two}/rematch")
        assert first.json()["table"] == second.json()["table"]
        assert (first.json()["seats"], second.json()["seats"]) == ([1], [])
        await b.until(lambda told: told["type"] == "table" and told["table"]["rematch"] is not None)
        assert b.table["rematch"] == first.json()["table"]
    await anna.sit(first.json()["table"], "Anna")
    started = await boris.post(f"/api/tables/{first.json()['table']}/start")
    assert started.json()["status"] == "playing"


@pytest.mark.parametrize("name", list(shelf.SHELF))
async def test_a_record_tells_how_everybody_stood(anna: Browser, name: str) -> None:
    game = shelf.game(name, shelf.box(name).players()[-1])
    match = Match(game, "stood")
    rng = random.Random(1)
    while not match.state.ending and len(match.record.plies) < 120:
        match.choose(match.state.actor, rng.choice(match.state.options()))
    view = await upload(anna, match.record.write())
    standing = cast(list[list[float]], view["standing"])
    assert len(standing) == len(match.record.plies) + 1
    assert all(len(one) == match.state.seats() and all(0 <= share <= 1 for share in one) for one in standing)
    assert len({tuple(one) for one in standing}) > 5  # it goes up and down


async def test_a_rematch_of_the_same_deal_deals_the_same(anna: Browser) -> None:
    async def played_out(table: str) -> tuple[Any, str, bool]:
        """The first hand, the seed by its record, and whether the table says that the luck could be known."""
        async with anna.stream(table) as stream:
            assert stream.position is not None
            hand = sorted(stream.position["view"]["players"][0]["hand"])  # whatever a bot did before, one's own
            await stream.ask("resign", seat=0)
            seeded = stream.table["seeded"]
        return hand, (await anna.get(f"/api/records/{table}")).json()["seed"], seeded

    first = await anna.open("me", "random")
    await anna.post(f"/api/tables/{first}/start")
    hand, seed, seeded = await played_out(first)
    assert not seeded
    same = (await anna.post(f"/api/tables/{first}/rematch", {"same_deal": True})).json()["table"]
    assert await played_out(same) == (hand, seed, True)  # it has begun, nobody is waited for; the others are told
    other = (await anna.post(f"/api/tables/{same}/rematch", {})).json()["table"]
    assert (await played_out(other))[1:] not in [(seed, True), (seed, False)]


def test_the_helper_of_these_tests_plays_to_the_end() -> None:
    record = shelf.record(played())
    state = record.replay()
    assert state.outcome is not None
    assert playout(record.game.deal("1"), 1) > 0
