"""Several workers over one PostgreSQL: one table, its people at different workers, and workers that die."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from ludoteka.games import shelf
from ludoteka.kernel.record import Record
from ludoteka.room import denied
from ludoteka.room.deeds import Deed, Guard
from ludoteka.room.journal import Row
from ludoteka.room.limits import Rhythm
from ludoteka.server.storage import shard_of
from ludoteka.server.storage.schema import PRESENCE
from ludoteka.server.storage.stored import journal
from tests.server.browser import PATIENCE, QUICK, Browser, Server, Stream, play_on, serving
from tools.postgres import Cluster

pytestmark = pytest.mark.postgres
Come = Callable[[int], Browser]


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
async def workers(address: str) -> AsyncIterator[list[Server]]:
    """Two workers, each with its own line to the other; they share nothing but the database."""
    async with serving(address) as one, serving(address) as other:
        yield [one, other]


@pytest.fixture
async def come(workers: list[Server]) -> AsyncIterator[Come]:
    """Somebody new, who speaks to this worker."""
    found: list[Browser] = []

    def person(worker: int) -> Browser:
        found.append(Browser(workers[worker].url))
        return found[-1]

    yield person
    for browser in found:
        await browser.close()


def move_to(browser: Browser, server: Server) -> None:
    """From now on this person speaks to another worker; cookies go along."""
    browser.url = browser.origin = server.url
    browser.http.base_url = server.url


async def seated(anna: Browser, boris: Browser, **more: object) -> str:
    table = await anna.open("me", "open", **more)
    await boris.sit(table)
    answer = await anna.post(f"/api/tables/{table}/start")
    assert answer.status_code == 200, answer.text
    return table


async def until(met: Callable[[], bool | Awaitable[bool]], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while True:
            found = met()
            if found is True or (not isinstance(found, bool) and await found):
                return
            await asyncio.sleep(0.02)


async def test_a_whole_game_between_two_workers_with_spectators_at_both(come: Come) -> None:
    anna, boris, vera, yuri = come(0), come(1), come(0), come(1)
    table = await seated(anna, boris)
    for watcher in (vera, yuri):
        assert (await watcher.post(f"/api/tables/{table}/watch")).status_code == 200
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(one.stream(table)) for one in (anna, boris, vera, yuri)]
        a, b = streams[:2]
        watching = [asyncio.create_task(listen(stream)) for stream in streams[2:]]
        await play_on({0: a, 1: b}, random.Random(5))
        await asyncio.gather(*watching)
        numbers = [[entry["number"] for entry in stream.log] for stream in streams]
        assert numbers[0] == list(range(numbers[0][0], numbers[0][-1] + 1))  # none lost, none doubled, in order
        assert numbers[1] == numbers[0]
        assert numbers[2] == numbers[3] == numbers[0]
        for stream in streams[1:]:
            assert stream.position is not None
            assert a.position is not None
            assert stream.position["outcome"] == a.position["outcome"]
    texts = [(await one.get(f"/api/records/{table}/text")).text for one in (anna, boris)]
    assert texts[0] == texts[1]
    record = shelf.record(texts[0])
    assert record.verify() == len(record.plies) > 30


async def listen(stream: Stream) -> None:
    while not stream.over:
        await stream.hear()


async def test_every_game_with_its_people_at_two_workers(come: Come) -> None:
    """Also where several are asked at once: the drafts."""
    for box in shelf.SHELF.values():
        players = 2 if 2 in box.players() else min(box.players())
        options = {"draft": True} if any(setting.name == "draft" for setting in box.settings()) else {}
        anna, boris = come(0), come(1)
        table = await seated(anna, boris, game=box.name, players=players, options=options)
        async with anna.stream(table) as a, boris.stream(table) as b:
            await play_on({0: a, 1: b}, random.Random(4), most=60)
            end = max(a.number, b.number)
            for stream in (a, b):
                while stream.number < end:
                    await stream.hear()
            assert a.number == b.number
            logs = [[(entry["number"], entry["kind"], entry["ply"]) for entry in stream.log] for stream in (a, b)]
            assert logs[0] == logs[1], box.name


async def test_one_question_answered_at_two_workers_is_answered_once(come: Come, workers: list[Server]) -> None:
    anna, boris = come(0), come(1)
    table = await seated(anna, boris)
    rng = random.Random(2)
    once = 0
    async with anna.stream(table) as here, boris.stream(table) as b:
        move_to(anna, workers[1])
        async with anna.stream(table) as there:
            while once < 25:
                # a question with one answer, whoever gives it, is not what is shown here
                async with asyncio.timeout(PATIENCE * 4):
                    while len(choices_of(here)) < 2 or len(choices_of(there)) < 2 or here.number != there.number:
                        if choices_of(b):
                            await b.choose(rng=rng)
                        elif len(choices_of(here)) == 1:
                            await here.choose(rng=rng)
                        for stream in (here, there, b):
                            await hear_all(stream)
                        assert not here.over
                answers = []
                for stream in (here, there):
                    asked = await stream.asked()
                    option = rng.choice(asked["choices"])["option"]
                    answers.append(stream.ask("choose", decision=asked["id"], seat=0, option=option))
                told = await asyncio.gather(*answers)
                assert sorted(one["type"] for one in told) == ["done", "refused"]
                assert all(one["late"] for one in told if one["type"] == "refused")
                once += 1
    record = await finished(anna, table)
    assert record.verify() == len(record.plies)


def choices_of(stream: Stream) -> list[dict[str, object]]:
    return [] if stream.decision is None else stream.decision["choices"]


async def hear_all(stream: Stream) -> None:
    """What has already come."""
    while True:
        try:
            async with asyncio.timeout(0.05):
                text = await stream.socket.recv()
        except TimeoutError:
            return
        assert isinstance(text, str)
        stream.take(text)


async def finished(browser: Browser, table: str) -> Record:
    async with browser.stream(table) as stream:
        if not stream.over:
            assert (await stream.ask("resign", seat=stream.you["seats"][0]))["type"] == "done"
    return shelf.record((await browser.get(f"/api/records/{table}/text")).text)


async def test_one_seat_taken_at_two_workers_is_taken_once(come: Come) -> None:
    anna = come(0)
    for _ in range(8):
        table = await anna.open("me", "open")
        boris, vera = come(0), come(1)
        body = {"name": "x", "seat": 1}
        told = await asyncio.gather(*(one.post(f"/api/tables/{table}/sit", body) for one in (boris, vera)))
        assert sorted(answer.status_code for answer in told) == [200, denied.NOT_NOW]
        winner = boris if told[0].status_code == 200 else vera
        assert (await winner.get("/api/tables")).json()["mine"][0]["mine"] == [1]


async def test_talk_wishes_and_consent_cross_workers(come: Come) -> None:
    anna, boris = come(0), come(1)
    table = await seated(anna, boris, forced=False, seed="3")
    async with anna.stream(table) as a, boris.stream(table) as b:
        await a.say("chat", text="hello")
        assert (await b.until(lambda told: told["type"] == "chat"))["line"]["text"] == "hello"
        streams = {0: a, 1: b}
        rng = random.Random(7)
        while True:  # until a choice has been made that is not free to take back, and its chooser is asked again
            seat = (await asked_seat(a))[0]
            me, other = streams[seat], streams[1 - seat]
            if len((await me.asked())["choices"]) > 1:
                await me.choose(rng=rng)
            else:  # the server gives this answer
                await me.until(lambda told: told["type"] == "update")
            while a.number != b.number:
                await (a if a.number < b.number else b).hear()
            assert me.position is not None
            undo = me.position["undo"]
            if undo is not None and not undo["free"] and len(choices_of(me)) > 1:
                break
        ply = me.position["ply"]
        assert (await me.ask("undo", seat=seat))["type"] == "refused"
        assert (await me.ask("undo", seat=seat, ask=True))["type"] == "done"
        await other.until(lambda told: told["type"] == "table" and told["table"]["undo"] is not None)
        assert other.table["undo"] == {"seat": seat, "waiting": [1 - seat]}
        assert (await other.ask("consent", seat=1 - seat, yes=True))["type"] == "done"
        await me.until(lambda told: told["type"] == "update" and told["entry"]["kind"] == "undo")
        assert me.position is not None
        assert me.position["ply"] < ply
        assert (await me.ask("resign", seat=seat))["type"] == "done"
        await other.until(lambda told: told["type"] == "update" and told["entry"]["kind"] == "resigned")
        assert other.over
    told = await asyncio.gather(*(one.post(f"/api/tables/{table}/rematch") for one in (anna, boris)))
    assert len({answer.json()["table"] for answer in told}) == 1, "both asked at once, at two workers"
    record = (await anna.get(f"/api/records/{table}")).json()
    assert record["taken_back"] == 1


async def asked_seat(stream: Stream) -> list[int]:
    while stream.position is None or not stream.position["asked"]:
        await stream.hear()
    found: list[int] = stream.position["asked"]
    return found


async def test_seats_that_move_and_people_who_come_and_go_are_seen_at_the_other_worker(
    come: Come, workers: list[Server]
) -> None:
    anna, boris = come(0), come(1)
    table = await seated(anna, boris)
    async with boris.stream(table) as b:
        assert not b.table["seats"][0]["connected"]
        async with anna.stream(table):
            await b.until(lambda told: told["type"] == "table" and told["table"]["seats"][0]["connected"])
        await b.until(lambda told: told["type"] == "table" and not told["table"]["seats"][0]["connected"])
        async with anna.stream(table) as a:
            code = (await anna.post(f"/api/tables/{table}/transfer")).json()["code"]
            phone = come(1)
            assert (await phone.post("/api/transfer", {"code": code})).status_code == 200
            told = await a.until(lambda told: told["type"] == "bye")
            assert told["again"] is False
        async with phone.stream(table) as again:
            assert again.you["seats"] == [0]


async def test_begun_at_one_worker_it_is_dealt_at_the_other(come: Come) -> None:
    anna, boris = come(0), come(1)
    table = await anna.open("me", "open")
    await boris.sit(table)
    async with boris.stream(table) as b:
        assert b.position is None
        assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
        await b.until(lambda told: told["type"] in ("snapshot", "update"))
        assert b.position is not None
        assert b.position["ply"] == 0


async def test_a_bot_is_asked_by_one_worker_only(come: Come, workers: list[Server]) -> None:
    anna, boris = come(0), come(1)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    plan = {"name": "Anna", "game": "shards", "players": 3, "seats": seats}
    table = (await anna.post("/api/tables", plan)).json()["table"]
    await boris.sit(table)
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    async with anna.stream(table) as a, boris.stream(table) as b:
        await play_on({0: a, 1: b}, random.Random(5), most=60)
    plays = [server.table(table).play for server in workers]
    made = [sum(one.seat == 2 for one in play.made) for play in plays if play is not None]
    asked = sum(server.house.thinkers.asked for server in workers)
    assert asked <= max(made) + 1
    assert max(made) > 10


async def test_bots_are_answered_for_where_their_people_are(come: Come, workers: list[Server]) -> None:
    """Who opened a table may have done so through another worker than the one its people look through."""
    one, other = workers
    anna = come(0)
    table = await anna.open("me", "random")
    assert one.table(table).worker == one.house.crew.me
    move_to(anna, other)
    async with anna.stream(table) as a:
        await play_on({0: a}, random.Random(5), most=20)
        assert other.table(table).worker == other.house.crew.me
        assert other.house.thinkers.asked > 0


async def test_a_worker_hears_of_tables_it_holds_and_of_no_others(come: Come, workers: list[Server]) -> None:
    heard: list[str] = []
    for server in workers:
        assert server.house.crew.line is not None
        server.house.crew.line.hear = heard.append
    anna = come(0)
    table = await anna.open("me", "random")
    async with anna.stream(table) as a:
        await play_on({0: a}, random.Random(5), most=20)
    assert {notice.split(" ")[0] for notice in heard} <= {str(workers[0].house.crew.me)}, "only what it said itself"
    lines = [server.house.crew.line for server in workers]
    await until(lambda: [line.heard for line in lines if line is not None] == [{shard_of(table)}, set()])


async def test_what_was_written_before_a_shard_is_heard_of_is_looked_up(come: Come, workers: list[Server]) -> None:
    anna, boris = come(0), come(1)
    table = await anna.open("me", "random")
    line = workers[1].house.crew.line
    assert line is not None
    wanted, line.wanted = line.wanted, lambda: None  # it does not listen yet
    async with anna.stream(table) as a:
        await until(lambda: workers[0].house.store.glance(lambda asked: bool(asked.execute(sa.select(PRESENCE)).all())))
        await boris.post(f"/api/tables/{table}/watch")
        async with boris.stream(table) as b:
            await play_on({0: a}, random.Random(5), most=10)
            assert workers[1].table(table).number < workers[0].table(table).number
            line.wanted = wanted
            await until(lambda: workers[1].table(table).number == workers[0].table(table).number)
            await b.until(lambda told: told.get("number") == workers[0].table(table).number)


async def test_who_has_no_one_left_at_the_bots_takes_them_on(address: str) -> None:
    """The worker that answered for a table closes; the other, where a person sits, goes on with the bot."""
    async with serving(address) as stays:
        async with serving(address) as leaves:
            anna, vera = Browser(leaves.url), Browser(leaves.url)
            table = await anna.open("me", "random")
            await vera.post(f"/api/tables/{table}/watch")
            async with vera.stream(table):
                await until(lambda: leaves.table(table).audience.shown.watching == 1)
                move_to(anna, stays)
                async with anna.stream(table) as a:
                    await play_on({0: a}, random.Random(5), most=5)
                    assert stays.table(table).worker == leaves.house.crew.me, "somebody looks through it"
        await until(lambda: len(stays.house.crew.living) == 1)
        async with anna.stream(table) as a:
            await play_on({0: a}, random.Random(5), most=60)
            assert stays.table(table).worker == stays.house.crew.me
            assert stays.house.thinkers.asked > 0
        await anna.close()
        await vera.close()


async def test_a_table_put_away_by_the_worker_of_its_bots_is_fetched_again(address: str) -> None:
    rhythm = Rhythm(window=0, passes=0, forced=(0, 0), bot=(0, 0), sweep=3600, beat=0.2)
    async with serving(address, rhythm=rhythm) as one, serving(address, rhythm=rhythm) as other:
        anna, vera = Browser(one.url), Browser(one.url)
        table = await anna.open("me", "random")
        await vera.post(f"/api/tables/{table}/watch")
        async with vera.stream(table):
            await until(lambda: one.table(table).audience.shown.watching == 1)
            move_to(anna, other)
            async with anna.stream(table) as a:
                await a.asked()
                await asyncio.sleep(0.2)
                one.house.forget(one.table(table))
                await play_on({0: a}, random.Random(5), most=40)
                assert one.house.thinkers.asked > 0
                assert other.house.thinkers.asked == 0
        await anna.close()
        await vera.close()


async def test_a_table_is_not_played_where_nobody_looks_at_it(address: str) -> None:
    """Who opened it may have done so through another worker: that one lets go of it, and has it again when asked."""
    async with serving(address, rhythm=replace(QUICK, elsewhere=0)) as one, serving(address) as other:
        anna, vera = Browser(one.url), Browser(one.url)
        table = await anna.open("me", "random")
        await vera.post(f"/api/tables/{table}/watch")
        async with vera.stream(table):
            await until(lambda: one.table(table).audience.shown.watching == 1)
        move_to(anna, other)
        async with anna.stream(table) as a:
            await until(lambda: other.table(table).worker == other.house.crew.me)
            await play_on({0: a}, random.Random(5), most=20)
            await until(lambda: table not in one.house.tables)
            here = other.house.crew.me
            await until(  # who has gone is said to have gone
                lambda: other.house.store.glance(
                    lambda asked: asked.execute(sa.select(PRESENCE.c.worker)).scalars().all() == [here]
                )
            )
            loaded = one.house.metrics.loaded
            await play_on({0: a}, random.Random(6), most=20)
            assert one.house.metrics.loaded == loaded, "it does not come back by itself"
            one.house.rhythm = QUICK  # time enough to come in
            async with vera.stream(table) as v:
                await play_on({0: a}, random.Random(7), most=5)
                await v.until(lambda told: told.get("number") == other.table(table).number)
                assert table in one.house.tables, "somebody looks through it"
        await anna.close()
        await vera.close()


async def test_what_the_worker_of_the_bots_could_not_write_it_tries_again(
    come: Come, workers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody plays through that worker, so nobody would come back to wake it."""
    one, other = workers
    anna, vera = come(0), come(0)
    table = await anna.open("me", "random")
    await vera.post(f"/api/tables/{table}/watch")
    move_to(anna, other)
    keeper = one.house.keeper
    write = keeper.write
    failed = 0

    async def failing(guard: Guard | None, *deeds: Deed) -> None:
        nonlocal failed
        if guard is not None and guard.moves and not failed:
            failed += 1
            raise OSError("no space left")
        await write(guard, *deeds)

    async with vera.stream(table):
        await until(lambda: one.table(table).audience.shown.watching == 1)
        async with anna.stream(table) as a:
            monkeypatch.setattr(keeper, "write", failing)
            await play_on({0: a}, random.Random(5), most=40)
    assert failed
    assert other.house.thinkers.asked == 0


async def test_who_is_not_to_be_asked_any_more_is_passed_for_by_the_worker_of_the_bots(
    come: Come, workers: list[Server]
) -> None:
    """He says so at another worker, while he is asked."""
    anna = come(0)
    table = await anna.open("me", "random")
    move_to(anna, workers[1])
    rng = random.Random(3)
    shields = "shards-ask-shields"
    async with anna.stream(table) as a:
        assert (await a.ask("ask_me", seat=0, prompt=shields, stop="always"))["type"] == "done"
        while (await a.asked())["prompt"]["id"] != shields:
            await a.choose(rng=rng)
        assert a.position is not None
        ply = a.position["ply"]
        assert (await a.ask("ask_me", seat=0, prompt=shields, stop="never"))["type"] == "done"
        while a.position["ply"] == ply:
            await a.hear()


@pytest.mark.parametrize("longest", [7500, 0])
async def test_what_is_told_word_by_word_is_not_looked_up(
    come: Come, workers: list[Server], monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    """A line that is too long for a notice is."""
    monkeypatch.setattr("ludoteka.server.storage.keeper.LONGEST_WORD", longest)
    anna = come(0)
    table = await anna.open("me", "me", forced=False)
    move_to(anna, workers[1])
    async with anna.stream(table, viewer=-1) as there:
        move_to(anna, workers[0])
        async with anna.stream(table, viewer=-1) as here:
            looked = 0

            def counted(connection: sa.Connection, id: str, after: int) -> list[Row]:
                nonlocal looked
                looked += 1
                return journal(connection, id, after)

            monkeypatch.setattr("ludoteka.server.workers.following.journal", counted)
            for _ in range(20):
                seat = (await asked_seat(here))[0]
                await here.ask("look", viewer=seat)
                assert (await here.choose())["type"] == "done"
                while there.number < here.number:
                    await there.hear()
            assert there.position is not None
            assert here.position is not None
            assert there.position["ply"] >= 20
            assert looked > 10 if longest == 0 else looked == 0


async def test_after_a_broken_line_what_was_missed_is_looked_up(
    come: Come, workers: list[Server], address: str
) -> None:
    anna, boris = come(0), come(1)
    table = await seated(anna, boris)
    async with anna.stream(table) as a, boris.stream(table) as b:
        await play_on({0: a, 1: b}, random.Random(5), most=6)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                " AND datname = current_database()"
            )
        for server in workers:
            line = server.house.crew.line
            assert line is not None
            await until(lambda line=line: not line.up.is_set())  # type: ignore[misc]
        # While nobody hears: what is written at one worker is not told to the other.
        await a.say("chat", text="anybody there?")
        for server in workers:
            line = server.house.crew.line
            assert line is not None
            await asyncio.wait_for(line.up.wait(), 20)
        await b.until(lambda told: told["type"] == "chat")
        await play_on({0: a, 1: b}, random.Random(5), most=30)
    record = await finished(anna, table)
    assert record.verify() == len(record.plies) > 20


async def test_postgres_itself_fails_and_comes_back(cluster: Cluster) -> None:
    """What was acknowledged stands; what could not be written is refused with a sentence; then play goes on."""
    address = cluster.database()
    async with serving(address, rhythm=QUICK) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me", forced=False)
        async with anna.stream(table) as stream:
            await stream.ask("look", viewer=(await asked_seat(stream))[0])
            assert (await stream.choose())["type"] == "done"
            number = stream.number
            await asyncio.to_thread(cluster.stop)
            told = await stream.choose() if stream.decision else await stream.ask("chat", text="?")
            assert told["type"] in ("refused", "bye")
            assert (await anna.get("/healthz")).status_code == denied.FULL
        await asyncio.to_thread(cluster.start)
        line = server.house.crew.line
        assert line is not None
        await asyncio.wait_for(line.up.wait(), 20)
        assert (await anna.get("/healthz")).status_code == 200
        async with anna.stream(table) as stream:
            assert stream.number == number
            await stream.ask("look", viewer=(await asked_seat(stream))[0])
            assert (await stream.choose())["type"] == "done"
        await anna.close()


async def test_any_worker_tells_what_all_have_counted(come: Come, workers: list[Server]) -> None:
    anna = come(0)
    await anna.open("me", "me")
    line = f'ludoteka_tables_opened_total{{worker="{workers[0].house.crew.me}"}} 1.0'

    async def told() -> bool:
        return line in (await come(1).get("/metrics")).text.splitlines()

    await until(told)


def test_several_workers_over_a_file_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ludoteka.cli.main import main

    assert main(["serve", "--lang", "en", "--workers", "2", "--db", str(tmp_path / "x.sqlite")]) == 2
    assert capsys.readouterr().err.strip().count("\n") == 0
    assert not list(tmp_path.iterdir())


def test_a_database_that_cannot_be_reached_is_one_sentence_without_the_password(
    capsys: pytest.CaptureFixture[str], cluster: Cluster
) -> None:
    from ludoteka.cli.main import main

    for address in ("127.0.0.1:1/none", f"/none?host={cluster.folder}"):
        db = f"postgresql://ludoteka:geheim@{address}"
        assert main(["serve", "--lang", "en", "--workers", "2", "--db", db]) == 2
        told = capsys.readouterr()
        assert told.err.startswith("ludoteka: The database cannot be used: ")
        assert told.err.strip().count("\n") == 0
        assert "geheim" not in told.err + told.out
