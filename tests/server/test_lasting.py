"""However long a game is, wherever it was begun and whenever the server dies: the table comes back with everything."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record
from ludoteka.room import giving_up, taking_back, views, wishes
from ludoteka.room.answers import Answers
from ludoteka.room.denied import Denied
from ludoteka.room.journal import Row, written_choice
from ludoteka.room.lines import OLDEST, written_events
from ludoteka.room.opening import open_table
from ludoteka.room.table import Table
from ludoteka.room.wire.tables import From, OpenTable, SeatPlan
from ludoteka.server.bots.thinkers import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.storage.schema import ENTER, JOURNAL, RECORDS, SNAPSHOTS, TABLES
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.stored import journal
from ludoteka.server.storage.writes import Job
from tests.contract.tables import SOAK
from tests.server.browser import QUICK, WIDE, Browser, serving
from tools.postgres import Cluster

ANNA = "a" * 64
LONGEST = 5000
STRAY = 0.02  # how often somebody does something else than end the turn, which goes on for ever


@pytest.fixture(autouse=True)
def nobody_else_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that at most one thing is on its way when the server dies."""
    monkeypatch.setattr(Answers, "drive", lambda self: None)


class Mortal(Store):
    """A database whose server dies at one of its flushes: before it is safe, or after and before anybody is told."""

    def __init__(self, db: str | Path, rng: random.Random, life: int) -> None:
        self.rng = rng
        self.life = life
        self.dead = False
        self.loop = asyncio.get_running_loop()
        self.died = asyncio.Event()
        super().__init__(db)

    def flush(self, batch: list[Job]) -> None:
        if self.dead:
            return
        self.life -= 1
        if self.life <= 0:
            self.dead = True
            if self.rng.random() < 0.5:
                for job in batch:
                    job.resolve = lambda fault: None  # type: ignore[method-assign]
                super().flush(batch)
            self.loop.call_soon_threadsafe(self.died.set)
            return
        super().flush(batch)


def house_over(store: Store) -> ServerHouse:
    thinkers = Thinkers()
    thinkers.pools = {"quick": ThreadPoolExecutor(1), "slow": ThreadPoolExecutor(1)}
    return ServerHouse(store, thinkers, WIDE, QUICK)


async def bury(house: ServerHouse) -> None:
    """What is left of a house after kill -9: nothing more is written."""
    for table in list(house.tables.values()):
        table.close()
    house.tables.clear()
    house.thinkers.close()
    await asyncio.to_thread(house.store.close)


def strolled(state: State, rng: random.Random) -> int:
    """An option: mostly the end of the turn, so that nobody wins."""
    choices = state.choices()
    if rng.random() >= STRAY:
        for choice in choices:
            if choice.notation == "end-main":
                return choice.option
    return rng.choice(choices).option


@cache
def long_record(plies: int, seed: str) -> Record:
    """A game of this many choices that is not over."""
    match = Match(shelf.game("shards", 2), seed)
    rng = random.Random(seed)
    while len(match.made) < plies:
        match.choose(match.state.actor, strolled(match.state, rng))
        if match.state.ending:
            match.undo(by_consent=True)
    return match.record


async def begun_at(house: ServerHouse, record: Record, ply: int) -> Table:
    kept = await house.archive.keep(record.write())
    seats = [SeatPlan("me"), SeatPlan("me")]
    plan = OpenTable("Anna", seats, forced=False, begin=From(kept.id, ply), start=True)
    return await open_table(house, ANNA, plan)


async def one_deed(table: Table, rng: random.Random) -> None:
    """Choose, and now and then talk or take something back."""
    play = table.play
    assert play is not None
    chance = rng.random()
    if chance < 0.02:
        await wishes.talk(table, ANNA, "player", 0, f"hello {table.number}")
    elif chance < 0.06 and (seats := [seat for seat in (0, 1) if play.undo_to(seat) is not None]):
        await taking_back.undo(table, ANNA, rng.choice(seats), ask=True)
    else:
        seat = rng.choice(sorted(play.ids))
        await table.choose(ANNA, seat, play.ids[seat], [strolled(play.state.facing(seat), rng)])


def written(made: list[Made]) -> list[dict[str, Any]]:
    """Choices as the journal holds them, without their words: of those the log has all that a table keeps."""
    return [written_choice(one, [], 0) | {"label": None} for one in made]


def stands(table: Table) -> dict[str, Any]:
    """Everything about a game that must outlive the server."""
    play = table.play
    assert play is not None
    return {
        "number": table.number,
        "status": table.status,
        "made": written(play.made),
        "record": play.record().write(),
        "state": play.state,
        "ids": dict(play.ids),
        "floor": play.floor,
        "taken back": play.taken_back,
        "log": [(e.number, e.kind, e.ply, e.seat, e.label, written_events(e.events)) for e in play.log],
        "lacks": play.log.lacks,
        "chat": list(table.chat),
    }


async def rows_of(house: ServerHouse, table: str) -> list[Row]:
    return await house.store.read(lambda connection: journal(connection, table, -1))


async def is_whole(house: ServerHouse, table: Table) -> None:
    """Every choice of the journal is there once and in order, and the record made of it is true."""
    play = table.play
    assert play is not None
    rows = await rows_of(house, table.id)
    assert [row.number for row in rows] == list(range(1, table.number + 1))
    made: list[str] = []
    for row in rows:
        if row.kind == "choice":
            made.append(row.body["digest"])
            assert row.ply == len(made)
        elif row.kind == "undo":
            del made[row.ply :]
    assert made == [one.digest for one in play.made]
    assert len(made) == play.ply


@pytest.mark.parametrize("ply", [1, 600, 601, 1000])
async def test_a_table_begun_late_in_a_record_keeps_all_of_its_past(db: str | Path, ply: int) -> None:
    record = long_record(1301, "past")
    house = house_over(Store(db))
    table = await begun_at(house, record, ply)
    await is_whole(house, table)
    rng = random.Random(ply)
    for _ in range(3):
        await one_deed(table, rng)
    before = stands(table)
    await bury(house)
    house = house_over(Store(db))
    again = await house.table(table.id)
    assert stands(again) == before
    await is_whole(house, again)
    await one_deed(again, rng)
    await is_whole(house, again)
    await bury(house)


def points() -> list[tuple[int, int]]:
    """Where tables are begun and how far they go: the edges of what is kept in memory, and any."""
    rng = random.Random("points" if not SOAK else None)
    few = [(0, 40), (600, 20), (601, 30), (rng.randrange(602, 1300), 20)]
    many = [(0, LONGEST), (LONGEST - 1, 30), *((rng.randrange(LONGEST), rng.randrange(400)) for _ in range(20))]
    return few + (many if SOAK else [])


@pytest.mark.parametrize(("begin", "more"), points())
async def test_whenever_the_server_dies_the_table_comes_back_with_everything(
    tmp_path: Path, begin: int, more: int
) -> None:
    await live_and_die(tmp_path / "ludoteka.sqlite", begin, more, random.Random(f"{begin} {more}"))


@pytest.mark.postgres
async def test_whenever_the_server_dies_postgresql_has_everything(cluster: Cluster) -> None:
    await live_and_die(cluster.database(), 605, 40, random.Random(5))


async def test_a_game_of_thousands_of_choices_is_begun_anew_from_its_last(tmp_path: Path) -> None:
    await live_and_die(tmp_path / "ludoteka.sqlite", LONGEST - 3, 3, random.Random(2))


async def live_and_die(db: str | Path, begin: int, more: int, rng: random.Random) -> None:
    """Play on from a record, and die again and again until the game is so long."""
    record = long_record(LONGEST if begin > 1300 else 1301, "past")
    store = Store(db)
    house = house_over(store)
    table = await begun_at(house, record, begin)
    known = stands(table)
    await bury(house)
    id, enough, deaths = table.id, begin + more, 0
    while known["number"] < enough + 1:
        lives = [1, 2, 3, rng.randrange(1, 4 + more // 3)] + [26] * (more > 26)  # none longer than the game goes on
        mortal = Mortal(db, rng, rng.choice(lives))
        house = house_over(mortal)
        table = await house.table(id)
        back = stands(table)
        assert back["number"] - known["number"] in (0, 1), "lost, or made twice"
        if back["number"] == known["number"]:
            assert back == known
        else:  # what was on its way when the server died was written after all
            assert back["log"][:-1][-50:] == known["log"][-50:]
        await is_whole(house, table)
        known = await known_at_death(table, mortal, rng, enough)
        deaths += 1
        await bury(house)
    assert deaths >= min(2, more)
    assert shelf.record(known["record"]).verify() == len(known["made"])


async def known_at_death(table: Table, mortal: Mortal, rng: random.Random, enough: int) -> dict[str, Any]:
    """Go on until the server dies or the game is long enough; what somebody had been told by then."""
    died = asyncio.create_task(mortal.died.wait())
    known = stands(table)
    while table.number < enough + 1:
        deed = asyncio.create_task(one_deed(table, rng))
        await asyncio.wait((deed, died), return_when=asyncio.FIRST_COMPLETED)
        if not deed.done():
            break
        deed.result()
        known = stands(table)
    died.cancel()
    return known


# --- journals that the first release wrote


async def damage(house: ServerHouse, table: Table, begin: int, reloaded: int | None = None) -> None:
    """Write a table's journal as the first release did: the last 600 lines of its past beside its first 600 choices.

    `reloaded`: from this ply on the table had come back from its snapshot, and counted 600 choices before the start.
    """
    rows = await rows_of(house, table.id)
    past, rest = rows[:begin], rows[begin:]
    lines: list[Row] = []
    for number, (made, told) in enumerate(zip(past, past[-OLDEST:]), 1):
        body = made.body | {"events": told.body["events"]}
        lines.append(Row(number, "choice", made.seat, told.ply, body, made.at))
    off = begin - OLDEST
    for row in rest:
        shift = off if reloaded is not None and row.kind != "start" and row.ply > reloaded else 0
        lines.append(Row(row.number - off, row.kind, row.seat, row.ply - shift, row.body, row.at))
    await house.store.write(
        sa.delete(JOURNAL).where(JOURNAL.c.table_id == table.id),
        sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.id),
        (
            ENTER,
            [
                {
                    "table_id": table.id,
                    "number": row.number,
                    "kind": row.kind,
                    "seat": row.seat,
                    "ply": row.ply,
                    "body": msgspec.json.encode(row.body).decode(),
                    "at": row.at,
                }
                for row in lines
            ],
        ),
        sa.update(TABLES).where(TABLES.c.id == table.id).values(number=lines[-1].number),
    )


@pytest.mark.parametrize("reloaded", [None, 705])
async def test_a_journal_that_lacks_its_past_is_completed_from_the_record(db: str | Path, reloaded: int | None) -> None:
    begin = 700
    house = house_over(Store(db))
    table = await begun_at(house, long_record(1301, "past"), begin)
    rng = random.Random(4)
    for _ in range(12):
        await one_deed(table, rng)
    assert table.play is not None
    if reloaded is not None:
        await taking_back.undo(table, ANNA, table.play.made[-1].seat, ask=True)
    made, state, log = written(table.play.made), table.play.state, [(e.ply, e.label) for e in table.play.log]
    await damage(house, table, begin, reloaded)
    await bury(house)
    for _ in range(2):
        house = house_over(Store(db))
        again = await house.table(table.id)
        assert again.halted is None
        assert again.play is not None
        assert (written(again.play.made)[: len(made)], again.play.floor) == (made, begin)
        assert again.play.record().verify() == again.play.ply
        if again.play.ply == len(made):
            assert again.play.state == state
            assert [(entry.ply, entry.label) for entry in again.play.log] == log
            assert [e.number for e in again.play.log] == list(range(again.number - OLDEST + 1, again.number + 1))
        await one_deed(again, rng)
        await bury(house)


@pytest.mark.parametrize(
    "spoil", ["record lost", "unreadable", "another hash", "a line lost", "a line lost in the past"]
)
async def test_what_cannot_be_verified_is_said_and_the_table_can_be_put_away(db: str | Path, spoil: str) -> None:
    house = house_over(Store(db))
    table = await begun_at(house, long_record(1301, "past"), 650)
    for _ in range(3):
        await one_deed(table, random.Random(7))
    line = (JOURNAL.c.table_id == table.id, JOURNAL.c.number == (640 if "in the past" in spoil else 653))
    await house.store.write(sa.delete(SNAPSHOTS))
    if spoil == "record lost":
        await damage(house, table, 650)
        await house.store.write(sa.delete(RECORDS))
    elif "a line lost" in spoil:
        await house.store.write(sa.delete(JOURNAL).where(*line))
    else:
        body = sa.func.replace(JOURNAL.c.body, '"digest":"', '"digest":"0') if spoil == "another hash" else "{"
        await house.store.write(sa.update(JOURNAL).where(*line).values(body=body))
    await bury(house)
    async with serving(db) as server:
        found = await server.house.table(table.id)
        assert found.play is not None
        assert found.play.ply == found.play.record().verify()
        if "in the past" in spoil:
            assert (found.halted, found.play.ply) == (None, 653)
            return
        assert found.play.ply == (600 if spoil == "record lost" else 651)
        view = views.table_view(found)
        assert view.halted is not None
        assert view.halted.args["ply"] == found.play.ply
        with pytest.raises(Denied, match="server-halted"):
            await found.choose(ANNA, 0, found.number, [0])
        stands_at = views.position(found, 0)
        assert stands_at is not None
        assert (stands_at.asked, stands_at.decisions) == ([], [])
        await giving_up.resign(found, ANNA, 0)
        record = await server.house.archive.find(table.id)
        assert record.plies == found.play.ply
        stranger = Browser(server.url)
        assert (await stranger.get(f"/api/records/{table.id}")).status_code == 200
        await stranger.close()
