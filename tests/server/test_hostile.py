"""What a hostile stranger, a broken file or a jumping clock may bring: one sentence, and everybody else plays on."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from ludoteka.kernel.refusal import Refused
from ludoteka.room.ids import hashed
from ludoteka.server.http import guests
from ludoteka.server.storage.schema import JOURNAL, SEATS, TABLES
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writes import Pen
from tests.server.browser import WIDE, Browser, Server, first_asked, serving

Come = Callable[[], Browser]


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00.js", "/" + "a" * 3000, "/" + "a" * 300 + ".js", "/%ed%a0%80", "/%ff.js"]
)
async def test_a_strange_path_is_no_fault(anna: Browser, server: Server, path: str) -> None:
    assert (await anna.get(path)).status_code in (200, 404, 503)
    assert server.house.metrics.faults == 0


def header(**changed: object) -> str:
    """A record whose header was changed."""
    match = Match(shelf.game("shards", 2), "1")
    match.choose(match.state.actor, match.state.options()[0])
    lines = match.record.write().splitlines()
    for key, value in changed.items():
        at = next(i for i, line in enumerate(lines) if line.startswith(f"{key}: "))
        lines[at] = f"{key}: {msgspec.json.encode(value).decode() if not isinstance(value, bytes) else value.decode()}"
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "changed",
    [
        {"version": 99},
        {"version": "x"},
        {"players": "two"},
        {"players": None},
        {"players": 10**30},
        {"options": {"leaders": []}},
        {"options": {"x": {"y": 1}}},
        {"seed": b'"\\ud800"'},
        {"seed": b"[" * 5000},
        {"game": "nothing"},
        {"opening": b'"\\udfff"'},
    ],
)
async def test_a_strange_record_is_refused_with_a_sentence(
    anna: Browser, server: Server, changed: dict[str, object]
) -> None:
    text = header(**changed)
    answer = await anna.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert answer.status_code in (400, 422), answer.text
    assert server.house.metrics.faults == 0


async def test_one_spoiled_row_stops_nobody_else(anna: Browser, boris: Browser, server: Server) -> None:
    broken = await anna.open("me", "random")
    fine = await boris.open("me", "random")
    house = server.house
    for id in (broken, fine):
        house.forget(await house.table(id))
    await house.store.write(
        sa.update(TABLES).where(TABLES.c.id == broken).values(options="{", asked="x", clock="?"),
        sa.update(SEATS).where(SEATS.c.table_id == broken).values(silent="["),
    )
    assert (await anna.get("/api/tables")).status_code == 200
    rows = (await boris.get("/api/tables")).json()
    assert fine in [row["table"]["id"] for row in rows["mine"]]
    await house.resume()
    refused = await anna.get(f"/api/tables/{broken}")
    assert (refused.status_code, refused.json()["message"]["id"]) == (409, "server-table-unreadable")
    assert (await boris.get(f"/api/tables/{fine}")).status_code == 200
    assert house.metrics.faults == 0


async def test_nobody_talks_under_the_name_of_another(anna: Browser, boris: Browser, vera: Browser) -> None:
    table = await anna.open("me", "open")
    for name in ("Anna", "anna", "  ANNA ", "Аnnа"):
        assert (await vera.post(f"/api/tables/{table}/watch", {"name": name})).status_code == 409, name
        assert (await boris.post(f"/api/tables/{table}/sit", {"name": name})).status_code == 409, name
    assert (await vera.post(f"/api/tables/{table}/watch", {"name": "Vera"})).status_code == 200
    assert (await boris.post(f"/api/tables/{table}/sit", {"name": "Vera"})).status_code == 409
    await boris.sit(table)


async def test_talk_has_its_limit_and_it_is_not_that_of_play(tmp_path: Path) -> None:
    limits = replace(WIDE, chats_a_second=0.0001, chats_at_once=3)
    async with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        said = []
        for _ in range(2):
            async with anna.stream(table) as stream:
                said += [(await stream.ask("chat", text="hello"))["type"] for _ in range(3)]
                assert (await stream.ask("ping"))["type"] == "pong"
        assert said == ["done"] * 3 + ["refused"] * 3
        await anna.close()


async def test_a_journal_does_not_grow_for_ever(tmp_path: Path) -> None:
    """By talking, or by taking back and choosing again."""
    async with serving(tmp_path, limits=replace(WIDE, lines=6)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        async with anna.stream(table) as stream:
            while (told := await stream.ask("chat", text="again"))["type"] == "done":
                assert stream.number <= 6
            assert told["refusal"]["message"]["id"] == "server-table-long"
            await stream.ask("look", viewer=await first_asked(server.table(table)))
            assert (await stream.choose())["type"] == "done", "but it is played on"
            told = await stream.ask("undo", seat=stream.you["seats"][0])
            assert told["refusal"]["message"]["id"] == "server-table-long"
        await anna.close()


async def test_a_token_is_given_and_never_taken(anna: Browser, server: Server) -> None:
    chosen = "x" * 43
    anna.http.cookies.set(guests.PLAYER, chosen, domain="127.0.0.1")
    table = await anna.open("me", "random")
    assert server.table(table).owner != hashed(chosen)
    mine = anna.http.cookies[guests.PLAYER]
    again = await anna.open("me", "random")
    assert server.table(again).owner == server.table(table).owner == hashed(mine)


async def test_over_tls_a_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, proxy="127.0.0.1") as server:
        anna = Browser(server.url)
        plan = {"name": "A", "game": "shards", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        https = {"x-forwarded-proto": "https", "origin": server.url.replace("http", "https")}
        answer = await anna.http.post("/api/tables", json=plan, headers=https)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ludoteka_player=")
        assert "Secure" in cookie
        assert "Domain" not in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        seen = await anna.http.get("/api/tables", headers=https | {"cookie": f"__Host-ludoteka_player={token}"})
        assert [row["owner"] for row in seen.json()["mine"]] == [True]
        old = await anna.http.get("/api/tables", headers=https | {"cookie": f"ludoteka_player={token}"})
        assert [row["owner"] for row in old.json()["mine"]] == [True]
        await anna.close()


async def test_who_leaves_a_finished_table_stays_in_its_record(anna: Browser, boris: Browser) -> None:
    table = await anna.open("me", "open")
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.stream(table) as stream:
        await stream.ask("resign", seat=0)
    assert (await boris.post(f"/api/tables/{table}/leave", {"seat": 1})).status_code == 200
    seats = (await anna.get(f"/api/records/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Boris"]
    assert (await boris.get("/api/tables")).json()["mine"] == []


def full() -> None:
    raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))


def whatever_is_written(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], None]) -> None:
    """All at once, or each for itself."""
    monkeypatch.setattr(Pen, "write", lambda pen, batch: happens())
    monkeypatch.setattr("ludoteka.server.storage.store.carry_out", lambda connection, job: happens())


async def test_who_chose_is_told_that_it_was_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        async with anna.stream(table) as stream:
            assert stream.position is not None
            await stream.ask("look", viewer=stream.position["asked"][0])

            whatever_is_written(monkeypatch, full)
            decision = stream.decision
            assert decision is not None
            option = decision["choices"][0]["option"]
            told = await stream.ask("choose", decision=decision["id"], seat=decision["seat"], option=option)
            assert (told["type"], told["refusal"]["message"]["id"]) == ("refused", "server-not-saved")
            assert (await stream.hear())["type"] == "bye"
        await anna.close()


async def test_a_full_disk_or_a_hung_database_is_not_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        assert (await anna.get("/healthz")).status_code == 200

        monkeypatch.setattr("ludoteka.server.http.machines.FRESH", 0.0)
        with monkeypatch.context() as patched:
            whatever_is_written(patched, full)
            assert (await anna.get("/healthz")).status_code == 503
        assert (await anna.get("/healthz")).status_code == 200
        monkeypatch.setattr("ludoteka.server.http.machines.PATIENCE", 0.2)
        with monkeypatch.context() as patched:
            whatever_is_written(patched, lambda: time.sleep(1))
            assert (await anna.get("/healthz")).status_code == 503
            assert (await anna.get("/livez")).status_code == 200
            await asyncio.sleep(1)
        await anna.close()


def test_a_broken_or_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is not a database, and long enough to be read as a header" * 40)
    with pytest.raises(Refused) as told:
        Store(broken)
    assert told.value.message.id == "server-db-broken"
    newer = tmp_path / "newer.sqlite"
    store = Store(newer)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(Refused) as told:
        Store(newer)
    assert told.value.message.id == "server-db-newer"


def test_the_file_of_the_tables_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.sqlite"
    Store(file).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_jump_of_the_clock_on_the_wall_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", clock={"seconds": 60, "increment": 0})
        found = server.table(table)
        real = time.time
        for jump in (3600.0, -3600.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            assert all(50_000 < left <= 60_000 for left in found.clocks.shown() or [])
            assert found.clocks.claimable() == []
        server.house.forget(found)
        again = await server.house.table(table)
        assert all(50_000 < left <= 60_000 for left in again.clocks.shown() or [])
        await anna.close()


async def test_time_goes_on_while_a_table_is_out_of_memory(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", clock={"seconds": 60, "increment": 0})
        found = server.table(table)
        seat = found.asked()[0]
        found.clocks.since[seat] -= 30
        server.house.forget(found)
        again = await server.house.table(table)
        assert 25_000 < (again.clocks.shown() or [])[seat] <= 30_500
        await anna.close()


async def test_a_row_of_the_journal_that_nobody_can_read_leaves_chat_and_table(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me")
    async with anna.stream(table) as stream:
        await stream.ask("chat", text="hello")
    house = server.house
    house.forget(await house.table(table))
    await house.store.write(sa.update(JOURNAL).where(JOURNAL.c.kind == "chat").values(body="[1"))
    assert (await anna.get(f"/api/tables/{table}")).json()["halted"] is None
