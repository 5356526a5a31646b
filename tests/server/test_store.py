"""The database and the wire's types agree with the code that uses them."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from ludoteka.kernel.refusal import Refused
from ludoteka.room.ports import Behind
from ludoteka.server.storage.schema import ENTER, JOURNAL, METADATA, RECORDS, STAND, TABLES
from ludoteka.server.storage.store import Store, engine_of, migrate, settle
from ludoteka.server.storage.writes import Job
from ludoteka.text.ids import has
from tools.postgres import Cluster

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/ludoteka/server"


def migrated(engine: sa.Engine, way: str, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(SERVER / "storage/migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        getattr(command, way)(config, to)


def test_migrations_lead_from_nothing_to_the_tables_of_the_code(db: str | Path) -> None:
    engine = engine_of(db)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_migrations_lead_back(db: str | Path) -> None:
    engine = engine_of(db)
    migrate(engine)
    migrated(engine, "downgrade", "base")
    with engine.connect() as connection:
        assert set(sa.inspect(connection).get_table_names()) <= {"alembic_version"}
    engine.dispose()


OLD = {
    "id": "abcabcabcabc", "created": 1.0, "updated": 1.0, "owner": "o", "game": "shards", "players": 2,
    "options": "{}", "seed": "s", "status": "playing", "listed": True, "spectators": True, "hints": True,
    "forced": True, "seeded": False, "number": 1, "asked": "[]",
}  # fmt: skip


def test_a_migration_loses_nothing_that_hangs_on_a_table(db: str | Path) -> None:
    """Up from the first release, and back to it."""
    engine = engine_of(db)
    migrated(engine, "upgrade", "0001")
    with engine.begin() as connection:
        connection.execute(sa.insert(sa.table("tables", *map(sa.column, OLD))).values(**OLD))
        entry = {"table_id": OLD["id"], "number": 1, "kind": "start", "seat": -1, "ply": 0, "body": "{}", "at": 1.0}
        connection.execute(sa.insert(JOURNAL).values(**entry))
    for way, to in (("upgrade", "head"), ("downgrade", "0001"), ("upgrade", "head")):
        migrated(engine, way, to)
        with engine.connect() as connection:
            assert connection.execute(sa.select(JOURNAL.c.kind)).scalars().all() == ["start"], (way, to)
    with engine.connect() as connection:
        row = connection.execute(sa.select(TABLES)).mappings().one()
    assert (row["revision"], row["worker"], row["asking"], row["seed"]) == (0, 0, None, "s")
    engine.dispose()


def test_the_database_is_opened_carefully(db: str | Path) -> None:
    asked = ("PRAGMA journal_mode", "PRAGMA synchronous") if isinstance(db, Path) else ("SHOW synchronous_commit",)
    engine = engine_of(db)
    if not isinstance(db, Path):
        with engine.begin() as connection:
            name = connection.exec_driver_sql("SELECT current_database()").scalar()
            connection.exec_driver_sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
        engine.dispose()
    with engine.connect() as connection:
        told = [connection.exec_driver_sql(question).scalar() for question in asked]
    assert told == (["wal", 2] if isinstance(db, Path) else ["on"])
    engine.dispose()


async def test_a_write_is_on_disk_when_it_returns_and_others_share_the_flush(db: str | Path) -> None:
    found = Store(db)
    rows = [sa.insert(RECORDS).values(id=str(n), created=0.0, text="t") for n in range(200)]
    await asyncio.gather(*(found.write(row) for row in rows))
    other = engine_of(db)
    with other.connect() as connection:
        assert connection.execute(sa.select(sa.func.count(RECORDS.c.id))).scalar() == 200
    other.dispose()
    assert found.flushes < 100
    found.close()


async def test_one_bad_write_spoils_no_other(db: str | Path) -> None:
    found = Store(db)
    good = [found.write(sa.insert(RECORDS).values(id=str(n), created=0.0, text="t")) for n in range(20)]
    bad = found.write(
        sa.insert(RECORDS).values(id="100", created=0.0, text="t"),
        sa.insert(RECORDS).values(id="100", created=0.0, text="twice"),
    )
    told = await asyncio.gather(*good[:10], bad, *good[10:], return_exceptions=True)
    assert [type(one) for one in told if one is not None] == [sa.exc.IntegrityError]
    count = await found.read(lambda connection: connection.execute(sa.select(sa.func.count(RECORDS.c.id))).scalar())
    assert count == 20
    found.close()


async def test_who_starts_from_an_old_revision_writes_nothing(db: str | Path) -> None:
    found = Store(db)
    await found.write(sa.insert(TABLES).values(**OLD, revision=0, worker=0))

    async def write(seen: int, record: str) -> None:
        guard = sa.update(TABLES).where(TABLES.c.revision == seen).values(revision=seen + 1)
        await found.write(sa.insert(RECORDS).values(id=record, created=0.0, text="t"), guard=guard)

    told = await asyncio.gather(write(0, "a"), write(0, "b"), return_exceptions=True)
    assert [type(one) for one in told] == [type(None), Behind]
    await write(1, "c")
    kept = await found.read(lambda connection: connection.execute(sa.select(RECORDS.c.id)).scalars().all())
    assert kept == ["a", "c"]
    found.close()


async def test_of_many_choices_at_once_one_that_comes_late_spoils_no_other(db: str | Path) -> None:
    """Over PostgreSQL they are sent together, before anything is known of the first."""
    found = Store(db)
    tables = [f"table{n:07}" for n in range(12)]
    await asyncio.gather(
        *(found.write(sa.insert(TABLES).values(**{**OLD, "id": id}, revision=0, worker=0)) for id in tables)
    )

    async def choose(id: str, seen: int) -> None:
        stood = {"which": id, "now": 2.0, "last": seen + 2, "how": "playing", "whom": "[]"}
        row = {"table_id": id, "number": seen + 2, "kind": "choice", "seat": 0, "ply": seen, "body": "{}", "at": 2.0}
        guard = (STAND, stood | {"seen": seen, "next": seen + 1})
        await found.write((ENTER, row), about=id, guard=guard, notice=f"1 {id} {seen + 1} 1 moves ")

    assert set(await asyncio.gather(*(choose(id, 0) for id in tables))) == {None}
    late = tables[5]  # its line of the journal is there already, too: what it is told is that it was late
    told = await asyncio.gather(*(choose(id, 0 if id == late else 1) for id in tables), return_exceptions=True)
    assert [type(one) for one in told if one is not None] == [Behind]
    rows = await found.read(
        lambda connection: connection.execute(sa.select(JOURNAL.c.table_id, JOURNAL.c.number)).all()
    )
    assert sorted((id, number) for id, number in rows) == [
        (id, number) for id in tables for number in ((2,) if id == late else (2, 3))
    ]
    found.close()


@pytest.mark.postgres
async def test_who_writes_notices_that_its_connection_is_gone(cluster: Cluster) -> None:
    """It is kept at hand between two writes, and the database may have been started anew meanwhile."""
    found = Store(cluster.database())
    hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
    for id in ("a", "b", "c"):
        await found.write((sa.insert(RECORDS), {"id": id, "created": 0.0, "text": "t"}))
        other = engine_of(found.db)
        with other.begin() as connection:
            connection.execute(sa.text(f"{hang_up} current_database()"))
        other.dispose()
    kept = await found.read(lambda connection: connection.execute(sa.select(RECORDS.c.id)).scalars().all())
    assert kept == ["a", "b", "c"]
    found.close()


@pytest.mark.postgres
async def test_a_write_that_the_database_hung_up_on_is_written_once(cluster: Cluster) -> None:
    found = Store(cluster.database())
    await found.write(sa.text("CREATE SEQUENCE hung_up"))  # a sequence goes on, whatever becomes of its transaction
    hang_up = sa.text("SELECT pg_terminate_backend(pg_backend_pid()) WHERE nextval('hung_up') = :n")
    row = sa.insert(RECORDS).values(id="a", created=0.0, text="t")
    await found.write(row, (hang_up, {"n": 1}))
    kept = await found.glance(lambda connection: connection.execute(sa.select(RECORDS.c.id)).scalars().all())
    assert kept == ["a"]
    always = sa.text("SELECT pg_terminate_backend(pg_backend_pid())")
    with pytest.raises(sa.exc.OperationalError):
        await found.write(sa.insert(RECORDS).values(id="b", created=0.0, text="t"), always)
    kept = await found.read(lambda connection: connection.execute(sa.select(RECORDS.c.id)).scalars().all())
    assert kept == ["a"]
    found.close()


@pytest.mark.parametrize("bad", ["mysql://host/x", "postgresql://ludoteka@127.0.0.1:1/none", "postgresql://h:x/y"])
def test_an_address_of_no_database_is_refused_with_a_sentence(bad: str) -> None:
    with pytest.raises(Refused) as refusal:
        Store(bad)
    assert refusal.value.message.id.startswith("server-db-")


async def test_what_cannot_be_written_did_not_happen(db: str | Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.browser import Browser, serving

    async with serving(db) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        async with anna.stream(table) as stream:
            assert stream.position is not None
            before = stream.number
            await stream.ask("look", viewer=stream.position["asked"][0])

            def full(self: Store, batch: list[Job]) -> None:
                for job in batch:
                    settle([job], OSError("no space left"))

            with monkeypatch.context() as patch:
                patch.setattr(Store, "flush", full)
                decision = await stream.asked()
                option = decision["choices"][0]["option"]
                await stream.say("choose", decision=decision["id"], seat=decision["seat"], option=option)
                told = await stream.until(lambda told: told["type"] in ("bye", "refused", "done"))
                assert told["type"] in ("bye", "refused")
        async with anna.stream(table) as stream:
            assert stream.number == before
            assert stream.position is not None
            assert stream.position["ply"] == 0
        await anna.close()


def test_the_types_of_the_browser_are_current() -> None:
    spec = importlib.util.spec_from_file_location("wire", ROOT / "tools/wire.py")
    assert spec is not None
    assert spec.loader is not None
    wire = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wire)
    assert (ROOT / "web/src/lib/wire.ts").read_text("utf-8") == wire.written(), "run tools/wire.py"


def test_every_message_of_the_server_has_words_in_both_languages() -> None:
    text = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    ids = set(re.findall(r'"(server-[a-z-]+[a-z])"', text)) | {"server-ending-resigned", "server-ending-claimed"}
    assert len(ids) > 50
    assert [(id, language) for id in sorted(ids) for language in ("en", "ru") if not has(id, language)] == []


def test_no_token_and_no_cookie_can_reach_the_log() -> None:
    """What is logged is named here: tables, seats, methods and paths."""
    text = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    logged = re.findall(r"LOG\.\w+\((.+)\)", text)
    assert logged
    assert [line for line in logged if re.search(r"token|cookie|code|guest|headers|body", line)] == []
