"""What every keeper of tables must do, in memory and over either database: told means kept, all of it or nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.room.deeds import Changed, Entered, Kept, Opened, Reviewed, Seated, Shot, Stood, Watched
from ludoteka.room.desk import Desk
from ludoteka.room.house import House
from ludoteka.room.journal import Row
from ludoteka.room.limits import Rhythm
from ludoteka.room.memory import MemoryKeeper
from ludoteka.room.ports import Behind, Keeper
from ludoteka.room.rows import Chair
from ludoteka.room.wire.tables import OpenTable, SeatPlan
from ludoteka.server.storage.keeper import SqlKeeper
from ludoteka.server.storage.store import Store
from tests.room.alone import Thinking
from tests.server.browser import first_asked
from tests.server.conftest import KINDS

PATIENT = Rhythm(window=3600, passes=3600, forced=(3600, 3600))  # nobody answers for anybody
QUICK = replace(PATIENT, window=0, passes=0)  # but windows close at once


@pytest.fixture(params=["memory", *KINDS])
async def keeper(request: pytest.FixtureRequest, tmp_path: Any) -> AsyncIterator[Keeper]:
    if request.param == "memory":
        yield MemoryKeeper()
        return
    cluster = request.getfixturevalue("cluster") if request.param == "postgres" else None
    store = Store(tmp_path / "x.sqlite" if cluster is None else cluster.database())
    yield SqlKeeper(store)
    await asyncio.to_thread(store.close)


def row(id: str, **more: Any) -> dict[str, Any]:
    usual = {
        "id": id, "created": 1.0, "updated": 1.0, "owner": "anna", "game": "shards", "players": 2, "options": "{}",
        "seed": "7", "status": "gathering", "listed": True, "spectators": True, "hints": True, "forced": True,
        "seeded": False, "clock": None, "begun": None, "number": 0, "asked": "[]", "revision": 0, "worker": 0,
    }  # fmt: skip
    return usual | more


async def opened(keeper: Keeper, id: str = "first", **more: Any) -> None:
    chairs = [Chair(0, "person", "Anna", "", "anna"), Chair(1, "bot", "novice", "novice")]
    await keeper.write(None, Opened(table=id, row=row(id, **more), chairs=chairs))


def line(number: int, kind: str = "choice") -> Row:
    return Row(number, kind, 0, number, {"notation": f"play {number}", "events": [["drew", 1, 2, 3, 4]]}, 5.0)


def stood(revision: int, number: int, status: str = "playing", asked: tuple[int, ...] = (0,)) -> Stood:
    return Stood(table="first", revision=revision, number=number, status=status, asked=list(asked), moves=True)


async def test_what_is_written_is_read_back(keeper: Keeper) -> None:
    await opened(keeper)
    await keeper.write(stood(0, 2), Entered(table="first", rows=[line(1, "start"), line(2)]), shot(2))
    moved = Chair(1, "person", "Boris", "", "boris", {"shards-ask-shield": "never"})
    changed = Changed(table="first", revision=1, values={"owner": "boris", "asking": "[0,1,[1]]"})
    await keeper.write(changed, Seated(table="first", chair=moved), Watched(table="first", guest="vera", name="Vera"))
    found = await keeper.stored("first")
    assert found is not None
    told = {name: found.row[name] for name in ("status", "number", "asked", "asking", "owner", "revision", "rematch")}
    assert told == {
        "status": "playing", "number": 2, "asked": "[0]", "asking": "[0,1,[1]]", "owner": "boris", "revision": 2,
        "rematch": None,
    }  # fmt: skip
    assert found.row["updated"] == changed.at
    assert found.chairs == [Chair(0, "person", "Anna", "", "anna"), moved]
    assert found.watchers == {"vera": "Vera"}
    assert found.journal == [line(1, "start"), line(2)]
    assert found.snapshot == (2, {"whole": [1, 2]})
    assert await keeper.stored("second") is None


def shot(number: int) -> Shot:
    return Shot(table="first", number=number, state={"whole": [1, 2]})


async def test_only_the_rest_is_read_after_a_number(keeper: Keeper) -> None:
    await opened(keeper)
    await keeper.write(stood(0, 3), Entered(table="first", rows=[line(1), line(2), line(3)]), shot(3))
    found = await keeper.stored("first", 2)
    assert found is not None
    assert found.journal == [line(3)]
    assert found.snapshot is None
    await keeper.write(stood(1, 4), Entered(table="first", rows=[line(4, "undo")]), Shot(table="first"))
    whole = await keeper.stored("first")
    assert whole is not None
    assert whole.snapshot is None, "it was of what did not happen"


async def test_who_starts_from_an_old_revision_is_behind_and_writes_nothing(keeper: Keeper) -> None:
    await opened(keeper)
    await keeper.write(stood(0, 1), Entered(table="first", rows=[line(1)]))
    for guard in (stood(0, 2), Changed(table="first", revision=5, values={"owner": "x"})):
        with pytest.raises(Behind):
            await keeper.write(guard, Entered(table="first", rows=[line(2)]), Kept(id="record", text="?"))
    with pytest.raises(Behind):
        await keeper.write(Changed(table="nowhere", revision=0, values={"owner": "x"}))
    found = await keeper.stored("first")
    assert found is not None
    assert (found.row["revision"], found.row["number"], found.row["owner"]) == (1, 1, "anna")
    assert found.journal == [line(1)]
    assert await keeper.record("record") is None


async def test_all_of_a_write_is_kept_or_nothing(keeper: Keeper) -> None:
    await opened(keeper)
    await keeper.write(stood(0, 1), Entered(table="first", rows=[line(1)]))
    with pytest.raises(Exception, match=r"."):
        await keeper.write(stood(1, 2), Kept(id="record", text="?"), Entered(table="first", rows=[line(1)]))
    found = await keeper.stored("first")
    assert found is not None
    assert (found.row["revision"], found.row["number"], found.journal) == (1, 1, [line(1)])
    assert await keeper.record("record") is None
    await keeper.write(stood(1, 2), Entered(table="first", rows=[line(2)]))


async def test_of_many_who_start_from_one_revision_one_is_first(keeper: Keeper) -> None:
    await opened(keeper)
    tries = [keeper.write(stood(0, n), Entered(table="first", rows=[line(n)])) for n in range(1, 9)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Behind"] * 7 + ["NoneType"]
    found = await keeper.stored("first")
    assert found is not None
    assert [one.number for one in found.journal] == [found.row["number"]]


async def test_records_and_lists(keeper: Keeper) -> None:
    await keeper.write(None, Kept(id="record", text="game: shards\n"))
    assert await keeper.record("record") == "game: shards\n"
    assert await keeper.review("record") is None
    for text in ("good", "better"):
        await keeper.write(None, Reviewed(id="record", text=text))
        assert await keeper.review("record") == text
    assert await keeper.record("record") == "game: shards\n"
    await opened(keeper)
    await opened(keeper, "second", updated=2.0, owner="boris", listed=False)
    await opened(keeper, "third", updated=3.0, owner="boris", status="over")
    await opened(keeper, "fourth", updated=4.0, owner="boris", status="playing", asked="[1]", spectators=False)
    mine, listed = await keeper.lobby("anna", 0, 0, 20)
    assert [one["id"] for one, _ in mine] == ["fourth", "third", "second", "first"], "she sits at all of them"
    assert [one["id"] for one, _ in listed] == ["first"]
    assert [seat["name"] for seat in listed[0][1]] == ["Anna", "novice"]
    assert await keeper.lobby("", 0, 0, 20) == ([], listed)
    assert await keeper.counts("boris", 2.0) == (2, 2)
    assert await keeper.counts("anna", 0.0) == (3, 1)
    assert await keeper.waiting() == [("fourth", 0)]


async def test_lists_are_read_by_pages(keeper: Keeper) -> None:
    """Tables that gather come before those in play, the newest of each first; no page repeats or leaves out one."""
    for n in range(7):
        how = {"status": "gathering"} if n < 3 else {"status": "playing", "asked": "[0]"}
        await opened(keeper, f"t{n}", updated=float(n), owner="anna", **how)
    pages = [await keeper.lobby("anna", first, first, 2) for first in (0, 2, 4, 6, 8)]
    mine, listed = [[[row["id"] for row, _ in page[which]] for page in pages] for which in (0, 1)]
    assert mine == [["t6", "t5"], ["t4", "t3"], ["t2", "t1"], ["t0"], []]
    assert listed == [["t2", "t1"], ["t0", "t6"], ["t5", "t4"], ["t3"], []]


@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_told_means_kept(keeper: Keeper, game: str) -> None:
    """After every choice that was acknowledged another house over the same keeper stands where it led."""
    rng = random.Random(game)
    house, other = House(keeper, Thinking(), rhythm=QUICK), House(keeper, Thinking(), rhythm=PATIENT)
    opened = await Desk(house).open("anna", OpenTable("Anna", [SeatPlan("me")] * 2, game, 2, seed="7", start=True))
    table = await house.table(opened.table)
    for _ in range(30):
        assert table.play is not None
        seat = rng.choice(table.asked())
        await table.choose("anna", seat, table.play.ids[seat], [rng.choice(table.play.offers(seat))])
        await first_asked(table)
        again = await other.table(opened.table)
        assert again.play is not None
        assert again.play.state.digest() == table.play.state.digest()
        assert (again.number, again.play.ids, again.asked()) == (table.number, table.play.ids, table.asked())
        other.forget(again)
    await house.close()
    await other.close()
