"""Messages that make no sense get one clear sentence and change nothing."""

from __future__ import annotations

import asyncio
import json
import random
import string
from typing import Any

import msgspec
import pytest

from ludoteka.room.wire.said import FromBrowser
from ludoteka.text.ids import has
from tests.server.browser import Browser, Server
from tests.server.test_authorisation import said

NASTY: list[Any] = [
    None, True, -1, 0, 10**30, 1.5, "", "x" * 300, "\x00", "💥", [], [1], {}, {"a": 1}, "players/0/hand/0",
    "card:crystal", 2**63, -(2**63), "__class__", "../../etc/passwd", [[[[]]]],
]  # fmt: skip
TEXTS = [
    "", " ", "{", "[]", "null", '"hello"', "{}", '{"type": 1}', '{"type": "no-such"}', '{"type": "choose"}', "[" * 5000,
    '{"type":"hello","protocol":"one"}', '{"type":"chat","text":"x","extra":1}', "\ud7ff", "NaN", '{"a":' * 3000,
]  # fmt: skip


def mangled(rng: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """A message with a part changed, lost or added."""
    found = dict(message)
    name = rng.choice(list(found))
    match rng.randrange(4):
        case 0:
            found[name] = rng.choice(NASTY)
        case 1:
            del found[name]
        case 2:
            found["".join(rng.choices(string.ascii_lowercase, k=4))] = rng.choice(NASTY)
        case _:
            for part in found:
                if part not in ("type", "ref"):
                    found[part] = rng.choice(NASTY)
    return found


def makes_sense(text: str) -> bool:
    try:
        msgspec.json.decode(text, type=FromBrowser)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


async def test_mangled_messages_are_refused_with_a_sentence_and_change_nothing(anna: Browser, server: Server) -> None:
    rng = random.Random(9)
    table = await anna.open("me", "me", forced=False)
    async with anna.stream(table) as stream:
        found = server.table(table)
        assert found.play is not None
        seat, decision = next(iter(found.play.ids.items()))
        standing = found.play.state.digest()
        harmless = said(seat, -5, 0)  # a decision that is not open
        for tag in ("resign", "hello"):
            del harmless[tag]
        nonsense = 0
        for n in range(1500):
            tag = rng.choice(list(harmless))
            message = mangled(rng, {"type": tag, "ref": n + 1, **harmless[tag]})
            if message.get("decision") == decision or message.get("type") == "chat":
                continue
            text = json.dumps(message)
            await stream.socket.send(text)
            nonsense += not makes_sense(text)
            if n % 50 == 0:
                stream.ref = 10**6 + n
                await stream.ask("ping")
        for text in TEXTS:
            await stream.socket.send(text)
        await stream.socket.send(b"\x00\x01")
        nonsense += len(TEXTS) + 1
        await stream.ask("ping")
        refusals = [json.loads(text) for text in stream.all if '"refused"' in text]
        misunderstood = [told for told in refusals if told["refusal"]["message"]["id"] == "server-not-understood"]
        assert len(misunderstood) == nonsense > 500
        for told in refusals:
            for language in ("en", "ru"):
                assert has(told["refusal"]["message"]["id"], language), told
        assert found.play.state.digest() == standing
        assert not [told for told in refusals if told["refusal"]["message"]["id"] == "server-fault"]
    assert server.house.metrics.faults == 0


async def test_a_message_that_is_too_long_is_refused_and_a_huge_one_closes_the_socket(anna: Browser) -> None:
    import websockets

    table = await anna.open("me", "me")
    async with anna.stream(table) as stream:
        await stream.say("chat", text="x" * 20_000)
        told = await stream.until(lambda told: told["type"] == "refused")
        assert told["refusal"]["message"]["id"] == "server-too-long"
        assert (await stream.ask("ping"))["type"] == "pong"
        await stream.say("chat", text="x" * 100_000)
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            await stream.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b"{"),
        ("/api/tables", b"[]"),
        ("/api/tables", b'{"name": 1}'),
        ("/api/tables", b'{"name": "A", "seats": [], "what": 1}'),
        ("/api/check", b'{"game": "shards", "players": "two"}'),
        ("/api/check", b"\xff\xfe"),
        ("/api/transfer", b'{"code": null}'),
    ],
)
async def test_bodies_that_make_no_sense_are_refused(anna: Browser, server: Server, path: str, body: bytes) -> None:
    answer = await anna.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["message"]["id"] == "server-not-understood"
    assert server.house.tables == {}


async def test_plans_that_cannot_be_are_refused(anna: Browser, server: Server) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
    plan: dict[str, Any] = {"name": "A", "game": "shards", "players": 2, "seats": [me, bot]}
    bad: list[tuple[dict[str, Any], int, str]] = [
        ({"game": "chess"}, 422, "kernel-no-such-game"),
        ({"players": 9}, 422, "kernel-bad-players"),
        ({"options": {"relics": "maybe"}}, 422, "kernel-bad-option"),
        ({"options": {"nosuch": 1}}, 422, "kernel-no-such-option"),
        ({"options": {"draft": True, "secret": True}}, 422, "shards-draft-or-secret"),
        ({"seats": [me]}, 400, "server-seats-differ"),
        ({"seats": [me, {"kind": "bot", "level": "genius"}]}, 400, "server-no-such-level"),
        ({"name": ""}, 400, "server-bad-name"),
        ({"name": "\u200b\n"}, 400, "server-bad-name"),
        ({"name": "x" * 25}, 400, "server-bad-name"),
        ({"clock": {"seconds": 1}}, 400, "server-bad-clock"),
        ({"seed": "s" * 65}, 400, "server-bad-seed"),
        ({"begin": {"record": "nosuch", "ply": 0}}, 404, "server-no-such-table"),
        ({"seats": [me, {"kind": "open"}], "start": True}, 409, "server-seats-open"),
    ]
    for change, status, id in bad:
        answer = await anna.post("/api/tables", plan | change)
        assert (change, answer.status_code, answer.json()["message"]["id"]) == (change, status, id)
    refused = (await anna.post("/api/tables", plan | {"options": {"draft": True, "relics": False}})).json()
    assert refused["rules"] == ["shards.draft.replaces-leader-relics"]
    started = [table for table in server.house.tables.values() if table.status != "gathering"]
    assert started == []


async def test_who_goes_away_in_the_middle_of_a_request_is_no_fault(anna: Browser, server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\ncontent-type: application/json\r\n"
    writer.write(f"{head}content-length: 500\r\n\r\n{{".encode())
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.close()
    await writer.wait_closed()
    assert await reader.read() == b""
    await asyncio.sleep(0.1)
    assert (await anna.get("/healthz")).status_code == 200
    assert server.house.metrics.faults == 0
