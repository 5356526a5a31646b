"""The lobby: the shelf, seats, another device, the door and its limits, the page."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest
import websockets
from prometheus_client.parser import text_string_to_metric_families

from ludoteka.games import shelf
from ludoteka.room.limits import Limits
from ludoteka.server.http.exposition import MEANINGS
from tests.server.browser import WIDE, Browser, serving


async def test_the_shelf_tells_games_settings_cards_rules_and_words(anna: Browser) -> None:
    told = (await anna.get("/api/shelf")).json()
    assert [game["name"] for game in told["games"]] == list(shelf.SHELF)
    for game in told["games"]:
        box = shelf.box(game["name"])
        assert [setting["name"] for setting in game["settings"]] == [setting.name for setting in box.settings()]
        assert game["players"] == list(box.players())
        book = (await anna.get(f"/api/games/{game['name']}")).json()
        assert len(book["cards"]) == len(box.cards())
        assert all(card["ru"] and card["en"] for card in book["cards"])
    for language in ("ru", "en"):
        words = await anna.get(f"/text/{language}.ftl")
        assert "shards-name = " in words.text
        again = await anna.http.get(f"/text/{language}.ftl", headers={"if-none-match": words.headers["etag"]})
        assert again.status_code == 304
    assert (await anna.get("/text/de.ftl")).status_code == 404
    assert (await anna.get("/api/games/chess")).status_code == 404


async def test_options_are_checked_before_a_table_is_made(anna: Browser) -> None:
    good = (await anna.post("/api/check", {"game": "shards", "players": 2})).json()
    assert good["ok"]
    assert good["refusal"] is None
    closed = {(one["name"], one["value"]): one["refusal"]["message"]["id"] for one in good["closed"]}
    assert closed["players", 1] == "shards-only-nemesis-alone"
    assert closed["variant", "team"] == "shards-team-is-four"
    assert ("draft", True) not in closed
    bad = (await anna.post("/api/check", {"game": "shards", "players": 2, "options": {"variant": "team"}})).json()
    assert not bad["ok"]
    assert bad["refusal"]["rules"] == ["shards.team.four-players-two-teams"]
    assert ("variant", "standard") not in {(one["name"], one["value"]) for one in bad["closed"]}


async def test_people_sit_down_leave_and_are_reseated(anna: Browser, boris: Browser, vera: Browser) -> None:
    table = await anna.open("me", "open", "open")
    await boris.sit(table)
    assert (await vera.post(f"/api/tables/{table}/sit", {"name": "V", "seat": 1})).status_code == 409
    await vera.sit(table, "Vera")
    assert (await vera.post(f"/api/tables/{table}/sit", {"name": "V"})).json()["message"]["id"] == "server-no-seat-left"
    await boris.post(f"/api/tables/{table}/leave", {"seat": 1})
    kinds = [seat["kind"] for seat in (await anna.get(f"/api/tables/{table}")).json()["seats"]]
    assert kinds == ["person", "open", "person"]
    start = await anna.post(f"/api/tables/{table}/start")
    assert start.json()["message"] == {"id": "server-seats-open", "args": {"n": 1}}
    plan = {"seat": 1, "plan": {"kind": "bot", "level": "random"}}
    assert (await anna.post(f"/api/tables/{table}/reseat", plan)).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).json()["status"] == "playing"


async def test_who_leaves_in_the_middle_is_played_for_by_a_bot(anna: Browser, boris: Browser) -> None:
    table = await anna.open("me", "open")
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.stream(table) as a:
        assert (await boris.post(f"/api/tables/{table}/leave", {"seat": 1})).json()["seats"] == []
        await a.until(lambda told: told["type"] == "table" and told["table"]["seats"][1]["kind"] == "bot")
        while a.decision is None:
            await a.hear()
        assert a.table["seats"][1]["name"] == "Boris"


async def test_the_lobby_puts_the_tables_first_where_you_are_asked(anna: Browser, boris: Browser) -> None:
    waiting = await anna.open("me", "open")
    playing = await anna.open("me", "me")
    hidden = await anna.open("me", "open", listed=False)
    mine = (await anna.get("/api/tables")).json()["mine"]
    assert mine[0]["table"]["id"] == playing
    assert mine[0]["asked"]
    assert {row["table"]["id"] for row in mine} == {waiting, playing, hidden}
    theirs = (await boris.get("/api/tables")).json()
    assert theirs["mine"] == []
    assert {row["table"]["id"] for row in theirs["open"]} == {waiting, playing}


async def test_the_lobby_has_pages(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.room.lobby.PAGE", 2)
    tables = [await anna.open("me", "open") for _ in range(3)]
    first = (await anna.get("/api/tables")).json()
    assert [row["table"]["id"] for row in first["open"]] == tables[:0:-1]
    assert (first["more_mine"], first["more_open"]) == (True, True)
    second = (await anna.get("/api/tables?open=1")).json()
    assert [row["table"]["id"] for row in second["open"]] == tables[:1]
    assert (second["more_mine"], second["more_open"]) == (True, False)
    for said in ("-1", "x", "", "9" * 30, "٣"):
        answer = await anna.get(f"/api/tables?mine={said}")
        assert (answer.status_code, answer.json()["message"]["id"]) == (400, "server-bad-page")
    assert (await anna.get("/api/tables?mine=999999999")).json()["mine"] == []


async def test_a_seat_moves_to_another_device_once_and_the_first_loses_it(
    anna: Browser, boris: Browser, vera: Browser
) -> None:
    table = await anna.open("me", "random")
    async with anna.stream(table) as old:
        code = (await anna.post(f"/api/tables/{table}/transfer")).json()["code"]
        moved = await boris.post("/api/transfer", {"code": code.upper()})
        assert moved.json() == {"table": table, "seats": [0]}
        assert (await old.until(lambda told: told["type"] == "bye"))["again"] is False
    async with boris.stream(table) as new:
        assert new.you == {"role": "player", "seats": [0], "owner": True, "stops": {"0": {}}}
        assert (await new.choose())["type"] in ("done", "refused")
    assert (await vera.post("/api/transfer", {"code": code})).status_code == 404
    async with anna.stream(table, hello=False) as stream:
        assert (await stream.hear())["type"] == "bye"


async def test_an_old_code_is_not_taken(anna: Browser, boris: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.http.transfers.CODE_SECONDS", -1)
    table = await anna.open("me", "random")
    code = (await anna.post(f"/api/tables/{table}/transfer")).json()["code"]
    assert (await boris.post("/api/transfer", {"code": code})).json()["message"]["id"] == "server-no-such-code"


async def test_every_limit_answers_clearly(tmp_path: Path) -> None:
    limits = replace(
        WIDE, tables=6, tables_each=2, sockets=3, sockets_each=2, messages_a_second=0.0001, messages_at_once=4,
        codes_a_second=0.0001, codes_at_once=1, message=2000,
    )  # fmt: skip
    async with serving(tmp_path, limits=limits) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        table = await anna.open("me", "me")
        await anna.open("me", "open")
        plan = {"name": "A", "game": "shards", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        many = await anna.post("/api/tables", plan)
        assert (many.status_code, many.json()["message"]["id"]) == (429, "server-too-many-tables")
        assert many.headers["retry-after"]
        people = [Browser(server.url) for _ in range(4)]
        for person in people:
            assert (await person.post("/api/tables", plan)).status_code == 201
        full = await boris.post("/api/tables", plan)
        assert (full.status_code, full.json()["message"]["id"]) == (503, "server-full")
        long = await boris.post("/api/tables", plan | {"seed": "x" * 3000})
        assert (long.status_code, long.json()["message"]["id"]) == (413, "server-too-long")
        async with anna.stream(table) as one, anna.stream(table):
            async with anna.stream(table, hello=False) as third:
                told = await third.hear()
                assert (told["refusal"]["message"]["id"], told["again"]) == ("server-too-many-sockets", True)
            for _ in range(2):
                assert (await one.ask("ping"))["type"] == "pong"
            await one.say("ping")
            last = await one.until(lambda told: told["type"] == "refused")
            assert last["refusal"]["message"]["id"] == "server-too-often"
        assert (await boris.post("/api/transfer", {"code": "x"})).status_code == 404
        assert (await boris.post("/api/transfer", {"code": "x"})).status_code == 429
        for browser in (anna, boris, *people):
            await browser.close()


async def test_requests_that_come_too_often_are_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(WIDE, requests_a_second=0.001, requests_at_once=3)) as server:
        anna = Browser(server.url)
        statuses = [(await anna.get("/api/shelf")).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        await anna.close()


async def test_the_default_limits_are_kept_by_the_shelf(anna: Browser) -> None:
    limits = Limits()
    assert (await anna.get("/api/shelf")).json()["limits"]["name"] == limits.name


async def test_who_says_nothing_is_shown_out(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.room.living.PATIENCE", 0.1)
    table = await anna.open("me", "random")
    async with anna.stream(table, hello=False) as stream:
        assert (await stream.hear())["refusal"]["message"]["id"] == "server-hello-first"
    async with anna.stream(table, hello=False) as stream:
        await stream.say("choose", decision=1, seat=0, option=1)
        assert (await stream.hear())["refusal"]["message"]["id"] == "server-hello-first"
    async with anna.stream(table, hello=False) as stream:
        await stream.say("hello", protocol=99)
        told = await stream.hear()
        assert (told["refusal"]["message"]["id"], told["again"]) == ("server-other-protocol", False)


async def test_every_answer_has_the_headers_of_a_careful_house(anna: Browser) -> None:
    for path in ("/", "/api/shelf", "/healthz", "/nosuch.js", "/api/nosuch", "/table/abc"):
        answer = await anna.get(path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe-eval" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
    assert (await anna.get("/api/nosuch")).json()["message"]["id"] == "server-no-such-path"


async def test_a_server_on_this_machine_answers_to_no_other_name(tmp_path: Path) -> None:
    async with serving(tmp_path, hosts=("127.0.0.1", "localhost")) as server:
        anna = Browser(server.url)
        assert (await anna.get("/healthz")).status_code == 200
        other = await anna.http.get("/healthz", headers={"host": "evil.example"})
        assert (other.status_code, other.json()["message"]["id"]) == (403, "server-other-host")
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(
                f"{server.url.replace('http', 'ws')}/ws/x",
                additional_headers={"host": "evil.example"},
                origin=websockets.Origin("http://evil.example"),
            ):
                pass
        await anna.close()


async def test_who_comes_through_a_proxy_is_known_by_what_the_proxy_says(tmp_path: Path) -> None:
    """Only where it was said so: a limit is of each guest then, and the cookie is for https."""
    limits = replace(WIDE, requests_a_second=0.001, requests_at_once=2)
    headers = [{"x-forwarded-for": f"192.0.2.{n}", "x-forwarded-proto": "https"} for n in range(4)]
    for proxy, statuses in (("", [200, 200, 429, 429]), ("127.0.0.1", [200] * 4), ("192.0.2.9", [200, 200, 429, 429])):
        async with serving(tmp_path / f"x{proxy}", limits=limits, proxy=proxy) as server:
            anna = Browser(server.url)
            told = [await anna.http.get("/api/tables", headers=one) for one in headers]
            assert [answer.status_code for answer in told] == statuses
            await anna.close()
    async with serving(tmp_path / "y", proxy="127.0.0.1") as server:
        anna = Browser(server.url)
        plan = {"name": "A", "game": "shards", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await anna.http.post("/api/tables", json=plan, headers=headers[0])
        assert "; secure" in opened.headers["set-cookie"].lower()
        await anna.close()


async def test_the_page_is_served_at_every_address_of_it_and_files_as_files(tmp_path: Path) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>table</title>")
    (page / "assets/app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    async with serving(tmp_path / "data", static=page) as server:
        anna = Browser(server.url)
        for path in ("/", "/table/abc", "/replay/abc/12", "/rules/shards"):
            assert "<title>table</title>" in (await anna.get(path)).text
        script = await anna.get("/assets/app.js")
        assert script.text == "1"
        assert "immutable" in script.headers["cache-control"]
        assert "content-encoding" not in script.headers, "there is no smaller form of it"
        (page / "assets/app.js.gz").write_bytes(gzip.compress(b"1"))
        for asked, how in (("gzip, br", "gzip"), ("br", None), ("gzipped", None)):
            script = await anna.http.get("/assets/app.js", headers={"accept-encoding": asked})
            assert (script.text, script.headers.get("content-encoding")) == ("1", how)
            assert script.headers["vary"] == "accept-encoding"
            assert "javascript" in script.headers["content-type"]
        for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert (await anna.get(path)).text != "no"
        await anna.close()
    async with serving(tmp_path / "data2", static=tmp_path / "nothing") as server:
        anna = Browser(server.url)
        plain = await anna.http.get("/", headers={"accept-language": "ru"})
        assert (plain.status_code, "make page" in plain.text, 'lang="ru"' in plain.text) == (503, True, True)
        await anna.close()


async def test_long_texts_come_in_fewer_bytes_to_who_takes_them_so(anna: Browser) -> None:
    plain = await anna.http.get("/text/en.ftl", headers={"accept-encoding": "identity"})
    small = await anna.http.get("/text/en.ftl", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.text == plain.text
    assert int(small.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    assert small.headers["etag"] == plain.headers["etag"]


async def test_health_and_metrics_are_for_machines(anna: Browser) -> None:
    assert (await anna.get("/healthz")).json() == {"status": "ok"}
    await anna.open("me", "me")
    told = await anna.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=")
    families = {family.name: family for family in text_string_to_metric_families(told.text)}
    assert [one.value for one in families["ludoteka_tables_in_memory"].samples] == [1]
    assert [one.value for one in families["ludoteka_tables_opened"].samples] == [1]
    kinds = {name.removeprefix("ludoteka_"): family.type for name, family in families.items()}
    assert {name.removesuffix("_total") for name in MEANINGS} == set(kinds)
    for name in ("acknowledge_seconds", "write_seconds", "hint_seconds", "late_seconds"):
        assert kinds[name] == "histogram"
    written = {one.name: one.value for one in families["ludoteka_write_seconds"].samples}
    assert written["ludoteka_write_seconds_count"] >= 1
