"""The database and the wire's types agree with the code that uses them."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from ludoteka.server import store
from ludoteka.server.store import METADATA, RECORDS, Store, engine_of, migrate
from ludoteka.text.voice import has

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/ludoteka/server"


def test_migrations_lead_from_an_empty_file_to_the_tables_of_the_code(tmp_path: Path) -> None:
    engine = engine_of(tmp_path / "x.sqlite")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_migrations_lead_back(tmp_path: Path) -> None:
    engine = engine_of(tmp_path / "x.sqlite")
    migrate(engine)
    config = Config()
    config.set_main_option("script_location", str(SERVER / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    with engine.connect() as connection:
        assert set(sa.inspect(connection).get_table_names()) <= {"alembic_version"}
    engine.dispose()


def test_the_database_is_opened_carefully(tmp_path: Path) -> None:
    engine = engine_of(tmp_path / "x.sqlite")
    with engine.connect() as connection:
        told = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")}
    assert told == {"journal_mode": "wal", "synchronous": 2}
    engine.dispose()


async def test_a_write_is_on_disk_when_it_returns_and_others_share_the_flush(tmp_path: Path) -> None:
    found = Store(tmp_path / "x.sqlite")
    rows = [sa.insert(RECORDS).values(id=str(n), created=0.0, text="t") for n in range(200)]
    await asyncio.gather(*(found.write(row) for row in rows))
    with sqlite3.connect(tmp_path / "x.sqlite") as other:
        assert other.execute("select count(*) from records").fetchone() == (200,)
    other.close()
    assert found.flushes < 100
    found.close()


async def test_one_bad_write_spoils_no_other(tmp_path: Path) -> None:
    found = Store(tmp_path / "x.sqlite")
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


async def test_what_cannot_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.browser import Browser, serving

    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        async with anna.stream(table) as stream:
            assert stream.position is not None
            before = stream.number
            await stream.ask("look", viewer=stream.position["asked"][0])

            def full(self: Store, connection: sa.Connection, batch: list[store.Job]) -> None:
                for job in batch:
                    job.settle(OSError("no space left"))

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
