"""`ludoteka admin`: tables, people and the archive, also while the server runs."""

from __future__ import annotations

import asyncio
import json
import random
import stat
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteka.cli.main import main
from ludoteka.room import denied
from ludoteka.server.storage.schema import JOURNAL, SNAPSHOTS
from tests.server.browser import Browser, Server, first_asked, serving
from tests.server.test_crash import move_to
from tools.postgres import Cluster


@pytest.fixture
def admin(db: str | Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(db, capsys)


class Admin:
    """The command, with the database of the test."""

    def __init__(self, db: str | Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.db = db
        self.capsys = capsys
        self.code = 0

    async def __call__(self, *words: str) -> str:
        self.capsys.readouterr()
        self.code = await asyncio.to_thread(main, ["admin", *words, "--db", str(self.db), "--lang", "en"])
        told = self.capsys.readouterr()
        return told.out + told.err


async def test_tables_are_listed_shown_closed_and_deleted(anna: Browser, server: Server, admin: Admin) -> None:
    one, two = await anna.open("me", "me"), await anna.open("me", "open")
    listed = await admin("tables")
    assert one in listed
    assert two in listed
    assert two not in await admin("tables", "--status", "playing")
    told = await admin("show", one)
    assert json.loads(told)["status"] == "playing"
    assert server.table(one).terms.seed not in told
    assert "Done" in await admin("close", one)
    assert "over already" in await admin("close", one)
    assert admin.code == 2
    async with anna.stream(one) as stream:
        assert stream.position is not None
        # over PostgreSQL the server hears of it at once; over SQLite at its next write, which is refused
        for seat in stream.position["asked"]:
            await stream.ask("look", viewer=seat)
            told_then = await stream.choose()
            assert told_then["type"] == "refused"
    server.house.forget(await server.house.table(one))
    view = (await anna.get(f"/api/records/{one}")).json()
    assert view["outcome"]["message"]["id"] == "server-ending-closed"
    assert "Done" in await admin("delete", two)
    assert "no such table" in await admin("show", two)


async def test_who_is_muted_may_not_talk_and_who_is_banned_may_not_come(
    anna: Browser, boris: Browser, server: Server, admin: Admin
) -> None:
    table = await anna.open("me", "open")
    await boris.sit(table)
    guest = server.table(table).chairs[1].guest
    assert f"{guest}  " in await admin("guests")
    async with anna.stream(table) as a, boris.stream(table) as b:
        assert "Done" in await admin("mute", f"{table}:1")
        await server.house.look_who_is_barred()
        told = await b.ask("chat", text="hello")
        assert told["refusal"]["message"]["id"] == "server-muted"
        assert (await a.ask("chat", text="hello"))["type"] == "done"
        assert "Done" in await admin("ban", guest)
        await server.house.look_who_is_barred()
        bye = await b.until(lambda told: told["type"] == "bye")
        assert (bye["refusal"]["message"]["id"], bye["again"]) == ("server-banned", False)
    assert (await boris.get("/api/tables")).status_code == denied.NOT_YOURS
    async with boris.stream(table, hello=False) as b:
        assert (await b.hear())["type"] == "bye"
    assert (await anna.get("/api/tables")).status_code == 200
    assert "ban" in await admin("guests")
    assert "Done" in await admin("pardon", guest)
    await server.house.look_who_is_barred()
    assert (await boris.get("/api/tables")).status_code == 200
    assert "Nobody here" in await admin("pardon", guest)
    assert admin.code == 2


async def test_a_network_can_be_banned(anna: Browser, server: Server, admin: Admin) -> None:
    assert "Done" in await admin("ban", "127.0.0.1")
    await server.house.look_who_is_barred()
    assert (await anna.get("/api/tables")).json()["message"]["id"] == "server-banned"
    assert "Done" in await admin("pardon", "127.0.0.1")
    await server.house.look_who_is_barred()
    assert (await anna.get("/api/tables")).status_code == 200


async def test_all_that_is_kept_of_a_person_is_told_and_thrown_away(
    anna: Browser, boris: Browser, server: Server, admin: Admin
) -> None:
    table = await anna.open("me", "open")
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with boris.stream(table) as stream:
        await stream.ask("chat", text="something private")
    await boris.post(f"/api/tables/{table}/watch", {"name": "Boris again"})
    told = json.loads(await admin("export", f"{table}:1"))
    assert [line["text"] for line in told["said"]] == ["something private"]
    assert [seat["name"] for seat in told["seats"]] == ["Boris"]
    assert "Done" in await admin("forget", f"{table}:1")
    assert "Nobody here" in await admin("export", told["guest"])
    server.house.forget(await server.house.table(table))
    again = await server.house.table(table)
    assert [chair.name for chair in again.chairs] == ["Anna", ""]
    assert not again.chat
    async with anna.stream(table) as stream:
        assert (await stream.ask("resign", seat=0))["type"] == "done"


async def test_a_backup_of_a_running_server_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "ludoteka.sqlite", tmp_path / "copy.sqlite"
    admin = Admin(file, capsys)
    async with serving(file) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        found = server.table(table)
        rng = random.Random(1)

        async def play() -> None:
            for _ in range(60):
                assert found.play is not None
                seat = await first_asked(found)
                options = [rng.choice(found.play.offers(seat))]
                await found.choose(found.chairs[0].guest, seat, found.play.ids[seat], options)

        _, told = await asyncio.gather(play(), admin("backup", str(copy)))
        assert "Done" in told
        assert "not there yet" in await admin("backup", str(copy))
        await anna.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "not true: 0" in await Admin(copy, capsys)("verify")
    async with serving(copy) as server:
        again = await server.house.table(table)
        assert again.play is not None
        assert again.halted is None
        assert again.play.record().verify() == again.play.ply


async def test_verifying_finds_what_is_not_true(anna: Browser, server: Server, admin: Admin) -> None:
    fine, broken = await anna.open("me", "me", forced=False), await anna.open("me", "me", forced=False)
    for table in (fine, broken):
        found = server.table(table)
        for _ in range(3):
            assert found.play is not None
            seat = await first_asked(found)
            await found.choose(found.chairs[0].guest, seat, found.play.ids[seat], [found.play.offers(seat)[0]])
    assert "not true: 0" in await admin("verify")
    assert admin.code == 0
    changed = sa.func.replace(JOURNAL.c.body, '"digest":"', '"digest":"0')
    await server.house.store.write(
        sa.delete(SNAPSHOTS), sa.update(JOURNAL).where(JOURNAL.c.table_id == broken).values(body=changed)
    )
    told = await admin("verify")
    assert admin.code == 1
    assert broken in told
    assert fine not in told
    assert "Thrown away: 0" in await admin("tidy")


def test_without_a_database_there_is_nothing_to_look_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--db", str(tmp_path / "nothing.sqlite"), "--lang", "en"]) == 2
    assert "no database" in capsys.readouterr().err
    assert not (tmp_path / "nothing.sqlite").exists()


def piped(*command: str | Path, given: bytes = b"") -> bytes:
    return subprocess.run(command, input=given, capture_output=True, check=True).stdout


@pytest.mark.postgres
async def test_a_dump_of_postgres_is_restored_and_played_on(cluster: Cluster) -> None:
    kept, fresh = cluster.database(), cluster.database()
    async with serving(kept) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        async with anna.stream(table) as stream:
            await stream.ask("look", viewer=await first_asked(server.table(table)))
            assert (await stream.choose())["type"] == "done"
            number = stream.number
        dump = await asyncio.to_thread(piped, cluster.programs / "pg_dump", kept)
    await asyncio.to_thread(piped, cluster.programs / "psql", "-q", "-v", "ON_ERROR_STOP=1", fresh, given=dump)
    async with serving(fresh) as server:
        move_to(anna, server.url)
        async with anna.stream(table) as stream:
            assert stream.number == number
            await stream.ask("look", viewer=await first_asked(server.table(table)))
            assert (await stream.choose())["type"] == "done"
    await anna.close()
