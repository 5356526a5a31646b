"""How an operator sets the server up, what is kept for how long, and what the log tells."""

from __future__ import annotations

import json
import logging
import sys
import time
from dataclasses import fields, replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteka.kernel.refusal import Refused
from ludoteka.room.limits import Limits
from ludoteka.server import logs, settings
from ludoteka.server.settings import Settings
from ludoteka.server.storage.retention import DAY, Retention, outdated
from ludoteka.server.storage.schema import JOURNAL, RECORDS, REVIEWS, TABLES, WATCHERS
from tests.server.browser import WIDE, Browser, Server, serving

ROOT = Path(__file__).parents[2]

FILE = """
[serve]
port = 9000
hosts = ["games.example"]
[limits]
tables = 100
share = 0.5
trust_loopback = false
[rhythm]
bot = [0.1, 0.2]
[retention]
over = 30
[log]
form = "json"
"""


def test_a_file_the_environment_and_what_is_not_said(tmp_path: Path) -> None:
    file = tmp_path / "ludoteka.toml"
    file.write_text(FILE)
    env = {
        "LUDOTEKA_CONFIG": str(file),
        "LUDOTEKA_LIMITS_TABLES": "7",
        "LUDOTEKA_LOG_LEVEL": "warning",
        "LUDOTEKA_DB": "postgresql://name:word@host/db",
        "LUDOTEKA_SERVE_HOST": "0.0.0.0",
        "LUDOTEKA_FORM": "pure",
        "LUDOTEKA_RHYTHM_FORCED": "[1, 2]",
    }
    found = settings.read(None, env)
    assert (found.serve.port, found.serve.hosts, found.serve.host) == (9000, ("games.example",), "0.0.0.0")
    assert found.serve.db == "postgresql://name:word@host/db"
    assert (found.limits.tables, found.limits.share, found.limits.trust_loopback) == (7, 0.5, False)
    assert (found.rhythm.bot, found.rhythm.forced) == ((0.1, 0.2), (1.0, 2.0))
    assert (found.retention.over, found.log.form, found.log.level) == (30, "json", "warning")
    assert found.limits.sockets == Limits().sockets
    assert settings.read(None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "id", "name"),
    [
        ("[limits]\ntabels = 1", "server-config-unknown", "limits.tabels"),
        ("[limit]\ntables = 1", "server-config-unknown", "limit"),
        ("limits = 3", "server-config-unknown", "limits"),
        ("[limits]\ntables = 'many'", "server-config-number", "limits.tables"),
        ("[limits]\ntables = -1", "server-config-number", "limits.tables"),
        ("[limits]\ntables = true", "server-config-number", "limits.tables"),
        ("[limits]\nshare = 'much'", "server-config-figure", "limits.share"),
        ("[limits]\nshare = nan", "server-config-figure", "limits.share"),
        ("[limits]\ntrust_loopback = 1", "server-config-yes-no", "limits.trust_loopback"),
        ("[serve]\nhost = 1", "server-config-text", "serve.host"),
        ("[serve]\nhosts = 'a'", "server-config-list", "serve.hosts"),
        ("[rhythm]\nbot = [2, 1]", "server-config-span", "rhythm.bot"),
        ("[log]\nform = 'xml'", "server-config-one-of", "log.form"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, id: str, name: str) -> None:
    file = tmp_path / "ludoteka.toml"
    file.write_text(text)
    with pytest.raises(Refused) as told:
        settings.read(file, {})
    assert (told.value.message.id, told.value.message.args["name"]) == (id, name)


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[")
    for file in (tmp_path / "nothing.toml", tmp_path / "bad.toml", tmp_path):
        with pytest.raises(Refused) as told:
            settings.read(file, {})
        assert told.value.message.id == "server-config-file"


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs/server.md").read_text("utf-8")
    for section, kind in settings.SECTIONS.items():
        for one in fields(kind):
            assert f"`{one.name}`" in text, f"docs/server.md does not tell of {section}.{one.name}"


# --- what is kept


async def aged(server: Server, table: str, days: float, **values: object) -> None:
    house = server.house
    house.forget(await house.table(table))
    old = time.time() - days * DAY
    await house.store.write(sa.update(TABLES).where(TABLES.c.id == table).values(updated=old, **values))


async def test_what_is_too_old_is_thrown_away_and_nothing_else(anna: Browser, boris: Browser, server: Server) -> None:
    house = server.house
    gathering, fresh = await anna.open("me", "open"), await anna.open("me", "open")
    bots, playing = await anna.open("random", "random"), await anna.open("me", "me")
    left, over, talked = await anna.open("me", "me"), await anna.open("me", "me"), await anna.open("me", "me")
    async with anna.stream(talked) as stream:
        await stream.ask("chat", text="hello")
    await boris.post(f"/api/tables/{talked}/watch", {"name": "Boris"})
    await aged(server, gathering, 2)
    await aged(server, bots, 2)
    await aged(server, playing, 2)
    await aged(server, left, 100)
    await aged(server, over, 1000, status="over")
    await aged(server, talked, 100, status="over")
    old = time.time() - 400 * DAY
    for id, begun in (("usedusedused", True), ("idleidleidle", False)):
        await house.store.write(sa.insert(RECORDS).values(id=id, created=old, text="x"))
        await house.store.write(sa.insert(REVIEWS).values(id=id, text="x"))
        if begun:
            told = f'{{"record":"{id}","ply":3}}'
            await house.store.write(sa.update(TABLES).where(TABLES.c.id == fresh).values(begun=told))
    for id in (over, talked):
        await house.store.write(sa.insert(REVIEWS).values(id=id, text="x"))
    await house.store.write(*outdated(Retention(), time.time(), []))

    def left_over(connection: sa.Connection) -> tuple[set[str], set[str], int, int]:
        def ids(column: sa.Column[str]) -> set[str]:
            return set(connection.execute(sa.select(column)).scalars())

        chats = connection.execute(sa.select(JOURNAL).where(JOURNAL.c.kind == "chat")).all()
        return ids(TABLES.c.id), ids(RECORDS.c.id), len(chats), len(connection.execute(sa.select(WATCHERS)).all())

    reviews = await house.store.read(lambda connection: set(connection.execute(sa.select(REVIEWS.c.id)).scalars()))
    assert reviews == {"usedusedused", talked}
    tables, records, chats, watchers = await house.store.read(left_over)
    assert tables == {fresh, playing, talked}
    assert records == {"usedusedused"}
    assert (chats, watchers) == (0, 0)
    await house.store.write(*outdated(Retention(*[0] * len(fields(Retention))), time.time() + 1e6 * DAY, []))
    assert (await house.store.read(left_over))[0] == {fresh, playing, talked}
    assert (await anna.get(f"/api/tables/{talked}")).status_code == 200


async def test_a_full_house_keeps_room_for_newcomers(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(WIDE, tables=10, tables_each=9)) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        plan = {"name": "A", "game": "shards", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = [(await anna.post("/api/tables", plan)).status_code for _ in range(9)]
        assert statuses == [201] * 8 + [429]
        assert (await boris.post("/api/tables", plan)).status_code == 201
        old = time.time() - 2 * 3600
        await server.house.store.write(sa.update(TABLES).values(updated=old))
        assert (await boris.post("/api/tables", plan)).status_code == 201
        await anna.close()
        await boris.close()


# --- what is written down


def test_a_log_for_machines_has_no_secrets() -> None:
    token = "a" * 42 + "-"
    words = f"token {token} at postgresql://name:hush@host/db"
    try:
        raise ValueError(words)
    except ValueError:
        record = logging.LogRecord("ludoteka", logging.ERROR, __file__, 1, "it is %s", (words,), sys.exc_info())
    mark = logs.REQUEST.set("abc")
    told = json.loads(logs.Json().format(record))
    plain = logs.Plain(logs.PLAIN).format(record)
    logs.REQUEST.reset(mark)
    assert (told["level"], told["request"]) == ("error", "abc")
    assert "ValueError" in told["fault"]
    for text in (json.dumps(told), plain):
        assert "name:" in text
        assert token not in text
        assert "hush" not in text


async def test_every_answer_has_the_id_of_its_request(anna: Browser) -> None:
    ids = {(await anna.get("/api/shelf")).headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3
