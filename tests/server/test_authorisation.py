"""Who may do what: every endpoint and every message × owner, other seat, spectator, stranger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteka.room.ids import hashed
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.wire.said import FromBrowser
from ludoteka.server.bots.thinkers import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.http.rest import Rest
from ludoteka.server.storage.schema import METADATA
from ludoteka.server.storage.store import Store
from tests.server.browser import Browser, Server

WHO = ("owner", "other", "spectator", "stranger")
YES = (200, 200, 200, 200)

# path and body; then the status for owner, other seat, spectator, stranger
GATHERING: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("GET", "/api/tables/{table}", None, YES),
    ("POST", "/api/tables/{table}/sit", {"name": "X", "seat": 2}, YES),
    ("POST", "/api/tables/{table}/sit", {"name": "X", "seat": 0}, (409, 409, 409, 409)),
    ("POST", "/api/tables/{table}/watch", {"name": "X"}, YES),
    ("POST", "/api/tables/{table}/leave", {"seat": 0}, (200, 403, 403, 403)),
    ("POST", "/api/tables/{table}/leave", {"seat": 1}, (403, 200, 403, 403)),
    ("POST", "/api/tables/{table}/reseat", {"seat": 1, "plan": {"kind": "open"}}, (200, 403, 403, 403)),
    ("POST", "/api/tables/{table}/start", {}, (200, 403, 403, 403)),
    ("POST", "/api/tables/{table}/transfer", {}, (200, 200, 403, 403)),
    ("POST", "/api/tables/{table}/rematch", {}, (409, 409, 403, 403)),
    ("GET", "/api/records/{table}", None, (403, 403, 403, 403)),
]
PLAYING: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("GET", "/api/tables/{table}", None, YES),
    ("POST", "/api/tables/{table}/sit", {"name": "X"}, (409, 409, 409, 409)),
    ("POST", "/api/tables/{table}/watch", {"name": "X"}, YES),
    ("POST", "/api/tables/{table}/leave", {"seat": 0}, (200, 403, 403, 403)),
    ("POST", "/api/tables/{table}/leave", {"seat": 1}, (403, 200, 403, 403)),
    ("POST", "/api/tables/{table}/reseat", {"seat": 1, "plan": {"kind": "open"}}, (409, 403, 403, 403)),
    ("POST", "/api/tables/{table}/start", {}, (409, 403, 403, 403)),
    ("POST", "/api/tables/{table}/transfer", {}, (200, 200, 403, 403)),
    ("POST", "/api/tables/{table}/rematch", {}, (409, 409, 403, 403)),
    ("GET", "/api/records/{table}", None, (403, 403, 403, 403)),
    ("GET", "/api/records/{table}/text", None, (403, 403, 403, 403)),
    ("GET", "/api/records/{table}/at/0", None, (403, 403, 403, 403)),
    ("GET", "/api/records/{table}/coach", None, (403, 403, 403, 403)),
    ("POST", "/api/records/{table}/coach", {}, (403, 403, 403, 403)),
]
OVER: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("POST", "/api/tables/{table}/start", {}, (409, 403, 403, 403)),
    ("POST", "/api/tables/{table}/rematch", {}, (201, 201, 403, 403)),
    ("GET", "/api/records/{table}", None, YES),
    ("GET", "/api/records/{table}/text", None, YES),
    ("GET", "/api/records/{table}/at/0", None, YES),
    ("GET", "/api/records/{table}/coach", None, YES),
    ("POST", "/api/records/{table}/coach", {}, YES),
]
# what needs no table and asks nobody who he is
ANYBODY = {
    "/api/shelf",
    "/api/games/{game}",
    "/text/{language}.ftl",
    "/api/check",
    "/api/offers",
    "/api/offers/call",  # whose browser it is, is told by `test_push.py`
    "/api/tables",
    "/api/transfer",
    "/api/puzzles/{game}",
    "/api/puzzles/{game}/{number}",
    "/api/records",
    "/healthz",
    "/metrics",
    "/livez",
}


@pytest.fixture
async def people(person: Callable[[], Browser]) -> dict[str, Browser]:
    return {who: person() for who in WHO}


async def at_table(people: dict[str, Browser], status: str) -> str:
    owner, other, spectator = people["owner"], people["other"], people["spectator"]
    kinds = ("me", "open", "open") if status == "gathering" else ("me", "open")
    table = await owner.open(*kinds)
    await other.sit(table, seat=1)
    assert (await spectator.post(f"/api/tables/{table}/watch")).status_code == 200
    if status != "gathering":
        assert (await owner.post(f"/api/tables/{table}/start")).status_code == 200
    if status == "over":
        async with owner.stream(table) as stream:
            await stream.ask("resign", seat=0)
    if status == "gathering":
        await people["owner"].post(f"/api/tables/{table}/reseat", {"seat": 2, "plan": {"kind": "open"}})
    return table


@pytest.mark.parametrize(("status", "matrix"), [("gathering", GATHERING), ("playing", PLAYING), ("over", OVER)])
async def test_every_endpoint_of_a_table_knows_who_asks(
    people: dict[str, Browser], status: str, matrix: list[tuple[str, str, Any, tuple[int, int, int, int]]]
) -> None:
    found = []
    for method, path, body, _ in matrix:
        got: list[int] = []
        for who in WHO:
            table = await at_table(people, status)
            if path.endswith("/start") and status == "gathering":
                plan = {"kind": "bot", "level": "random"}
                await people["owner"].post(f"/api/tables/{table}/reseat", {"seat": 2, "plan": plan})
            browser = people[who]
            url = path.format(table=table)
            answer = await (browser.get(url) if method == "GET" else browser.post(url, body))
            got.append(answer.status_code)
            if answer.status_code >= 400:
                assert answer.json()["message"]["id"].startswith(("server-", "kernel-"))
        found.append((method, path, body, tuple(got)))
    assert found == matrix


def test_no_endpoint_is_left_out_of_the_matrix(tmp_path: Path) -> None:
    house = ServerHouse(Store(tmp_path / "x.sqlite"), Thinkers(), Limits(), Rhythm())
    paths = {route.path.replace("{record}", "{table}").replace("{ply}", "0") for route in Rest(house).routes()}
    house.store.close()
    told = {path for matrix in (GATHERING, PLAYING, OVER) for _, path, _, _ in matrix}
    assert paths - told == ANYBODY
    assert told <= paths


def said(seat: int, decision: int, option: int) -> dict[str, dict[str, Any]]:
    return {
        "hello": {"protocol": 3},
        "ping": {},
        "look": {"viewer": seat},
        "shown": {"number": 0},
        "previews": {"seat": seat, "decision": decision},
        "choose": {"decision": decision, "seat": seat, "option": option},
        "choose_several": {"decision": decision, "seat": seat, "options": [option]},
        "explain": {"seat": seat, "intent": 0},
        "undo": {"seat": seat},
        "consent": {"seat": seat, "yes": True},
        "hint": {"seat": seat, "decision": decision},
        "ask_me": {"seat": seat, "prompt": "p", "stop": "never"},
        "hold": {"seat": seat},
        "chat": {"text": "hi"},
        "resign": {"seat": seat},
        "claim": {"seat": seat, "against": 1 - seat},
    }


def test_no_message_is_left_out_of_the_matrix() -> None:
    tags = {kind.__struct_config__.tag for kind in FromBrowser.__args__}
    assert tags == set(said(0, 0, 0))


async def test_every_message_on_a_seat_that_is_not_yours_is_refused_and_changes_nothing(
    people: dict[str, Browser], server: Server
) -> None:
    table = await at_table(people, "playing")
    play = server.table(table).play
    assert play is not None
    seat = next(iter(play.ids))
    holder = people["owner" if seat == 0 else "other"]
    neighbour = people["other" if seat == 0 else "owner"]
    decision = play.ids[seat]
    option = play.offers(seat)[0]
    before = (play.state.digest(), server.table(table).number)
    allowed = {"hello", "ping", "chat", "shown"}  # they name no seat
    async with neighbour.stream(table) as foreign, people["spectator"].stream(table) as watching:
        for tag, message in said(seat, decision, option).items():
            if tag in allowed:
                continue
            for stream, why in ((foreign, "server-not-your-seat"), (watching, "server-only-watching")):
                told = await stream.ask(tag, **message)
                assert (tag, told["type"]) == (tag, "refused")
                assert told["refusal"]["message"]["id"] == why
    assert (play.state.digest(), server.table(table).number) == before
    async with holder.stream(table) as stream:
        told = await stream.ask("choose", decision=decision, seat=seat, option=option)
        assert told["type"] == "done"


async def test_a_stranger_gets_no_stream(people: dict[str, Browser]) -> None:
    table = await at_table(people, "playing")
    async with people["stranger"].stream(table, hello=False) as stream:
        told = await stream.hear()
        assert (told["type"], told["refusal"]["message"]["id"]) == ("bye", "server-not-at-table")
    async with people["stranger"].stream("nosuchtable2", hello=False) as stream:
        assert (await stream.hear())["refusal"]["message"]["id"] == "server-no-such-table"


async def test_a_spectators_cookie_is_no_players_cookie_and_the_other_way_round(people: dict[str, Browser]) -> None:
    table = await at_table(people, "playing")
    thief = people["stranger"]
    thief.http.cookies.set("ludoteka_player", people["spectator"].http.cookies["ludoteka_spectator"])
    async with thief.stream(table, hello=False) as stream:
        assert (await stream.hear())["type"] == "bye"
    thief.http.cookies.clear()
    thief.http.cookies.set("ludoteka_spectator", people["owner"].http.cookies["ludoteka_player"])
    async with thief.stream(table, hello=False) as stream:
        assert (await stream.hear())["type"] == "bye"


async def test_a_table_that_wants_no_spectators_has_none(people: dict[str, Browser]) -> None:
    table = await people["owner"].open("me", "random", spectators=False)
    answer = await people["stranger"].post(f"/api/tables/{table}/watch")
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "server-no-spectators")
    lobby = (await people["stranger"].get("/api/tables")).json()
    assert table not in [row["table"]["id"] for row in lobby["open"]]


async def test_another_origin_opens_no_socket_and_changes_nothing(people: dict[str, Browser]) -> None:
    import websockets

    table = await at_table(people, "playing")
    owner = people["owner"]
    owner.origin = "http://evil.example"
    with pytest.raises(websockets.InvalidStatus):
        async with owner.stream(table):
            pass
    answer = await owner.http.post(
        f"/api/tables/{table}/leave", json={"seat": 0}, headers={"origin": "http://evil.example"}
    )
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "server-other-origin")
    answer = await owner.http.post(
        f"/api/tables/{table}/leave", json={"seat": 0}, headers={"sec-fetch-site": "cross-site"}
    )
    assert answer.status_code == 403
    answer = await owner.http.post(f"/api/tables/{table}/leave", content='{"seat": 0}')
    assert (answer.status_code, answer.json()["message"]["id"]) == (415, "server-not-json")


async def test_tokens_are_unguessable_hidden_from_scripts_and_kept_only_as_hashes(
    people: dict[str, Browser], server: Server
) -> None:
    owner = people["owner"]
    answer = await owner.post(
        "/api/tables", {"name": "A", "game": "shards", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = owner.http.cookies["ludoteka_player"]
    assert len(token) == 43
    await server.house.store.write()
    stored = await server.house.store.read(everything)
    assert hashed(token) in stored
    assert token not in stored


def everything(connection: sa.Connection) -> str:
    """All that the database holds, as text."""
    return "".join(str(row) for table in METADATA.sorted_tables for row in connection.execute(sa.select(table)))
