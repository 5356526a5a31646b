"""A server that stops lets go of its tables at once, and who takes over sees to people first. Nothing here is timed."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from ludoteka.room import house as rooms
from ludoteka.room.table import Table
from ludoteka.server.bots import Thinkers
from ludoteka.server.http import create
from ludoteka.server.operate import serve
from ludoteka.server.storage import Store
from ludoteka.server.storage.writes import Job
from ludoteka.server.workers import Handed
from ludoteka.server.workers.door import Door
from tests.server.browser import QUICK, WIDE, Browser, Server, first_asked
from tools.postgres import Cluster


async def test_who_stops_lets_go_of_its_tables_before_everybody_has_hung_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes over needs the file and nothing else; those who are slow to hang up are not waited for."""
    built = create(tmp_path / "ludoteka.sqlite", thinkers=Thinkers(), limits=WIDE, rhythm=QUICK)
    house, held = built.state.house, serve.hold(tmp_path / "ludoteka.sqlite")
    plain, seen = uvicorn.Server.shutdown, []

    async def noted(server: uvicorn.Server, sockets: Any = None) -> None:
        again = serve.hold(tmp_path / "ludoteka.sqlite")  # refused while another has it
        again.close()
        seen.append((len(server.server_state.connections), house.store.closed, len(house.tables)))
        await plain(server, sockets)

    monkeypatch.setattr(uvicorn.Server, "shutdown", noted)
    listening = serve.listen("127.0.0.1", 0)
    server = serve.Serving(serve.uvicorn_config(built, "", WIDE), house, held)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    anna = Browser(f"http://127.0.0.1:{listening.getsockname()[1]}")
    table = await anna.open("me", "me")
    async with anna.stream(table) as stream:
        server.should_exit = True
        told = await stream.until(lambda told: told["type"] == "bye")
        assert (told["refusal"]["message"]["id"], told["again"]) == ("server-closing", True)
        await running
    await anna.close()
    connections, closed, tables = seen[0]
    assert connections > 0, "nobody was left who had not hung up"
    assert (closed, tables) == (True, 0)


@pytest.mark.postgres
async def test_a_worker_that_stops_lets_go_of_its_tables_first_too(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is told why and comes again at once, to the server that has taken its place."""
    built = create(cluster.database(), thinkers=Thinkers(), limits=WIDE, rhythm=QUICK)
    house = built.state.house
    plain, seen = uvicorn.Server.shutdown, []

    async def noted(server: uvicorn.Server, sockets: Any = None) -> None:
        seen.append((len(server.server_state.connections), house.store.closed, len(house.tables)))
        await plain(server, sockets)

    monkeypatch.setattr(uvicorn.Server, "shutdown", noted)
    listening = serve.listen("127.0.0.1", 0)
    door = Door(listening, 1)
    server = Handed(serve.uvicorn_config(built, "", WIDE), door.places[0][1], house)
    running = asyncio.create_task(server.serve())
    asyncio.get_running_loop().add_reader(listening, door.led)
    while not server.started:
        await asyncio.sleep(0.005)
    anna = Browser(f"http://127.0.0.1:{listening.getsockname()[1]}")
    table = await anna.open("me", "me")
    async with anna.stream(table) as stream:
        server.should_exit = True
        told = await stream.until(lambda told: told["type"] == "bye")
        assert (told["refusal"]["message"]["id"], told["again"]) == ("server-closing", True)
        await running
    await anna.close()
    asyncio.get_running_loop().remove_reader(listening)
    door.close()
    listening.close()
    connections, closed, tables = seen[0]
    assert connections > 0, "nobody was left who had not hung up"
    assert (closed, tables) == (True, 0)


async def test_a_choice_that_is_being_written_is_acknowledged_before_the_house_closes(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.open("me", "me", forced=False)
    found = server.table(table)
    written = threading.Event()
    plain = Store.flush

    def slow(store: Store, batch: list[Job]) -> None:
        written.wait(20)
        plain(store, batch)

    async with anna.stream(table) as stream:
        seat = await first_asked(found)
        await stream.ask("look", viewer=seat)
        decision = await stream.asked()
        monkeypatch.setattr(Store, "flush", slow)
        option = decision["choices"][0]["option"]
        await stream.say("choose", decision=decision["id"], seat=decision["seat"], option=option)
        while not found.lock.locked():
            await asyncio.sleep(0.001)
        closing = asyncio.create_task(server.house.close())
        while not server.house.closing:
            await asyncio.sleep(0)
        written.set()
        told = await stream.until(lambda told: told["type"] in ("done", "refused", "bye"))
        assert told["type"] == "done"
        await stream.until(lambda told: told["type"] == "bye")
        await closing


async def test_people_come_before_bots_when_a_house_opens(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart everybody comes at once; tables that only wait for a bot are not fetched meanwhile."""
    house, fetched = server.house, []
    monkeypatch.setattr(rooms, "AHEAD", 0.0)

    async def waiting() -> list[tuple[str, int]]:
        return [("waitsforabot", house.crew.me)]

    async def noted(id: str) -> None:
        fetched.append(id)

    monkeypatch.setattr(house.keeper, "waiting", waiting)
    monkeypatch.setattr(house, "table", noted)
    house.loading["somebody"] = asyncio.get_running_loop().create_future()
    resuming = asyncio.create_task(house.resume())
    for _ in range(50):
        await asyncio.sleep(0)
    assert not fetched
    del house.loading["somebody"]
    await resuming
    assert fetched == ["waitsforabot"]


async def test_who_comes_first_has_its_table_first(
    anna: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where hundreds come at once a few are served at a time: nobody's table waits for everybody else's."""
    house, under_way, most = server.house, 0, 0
    tables = [await anna.open("me", "me", forced=False) for _ in range(6)]
    for table in tables:
        house.forget(house.tables[table])
    plain = house.load

    async def noted(id: str) -> Table:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        try:
            return await plain(id)
        finally:
            under_way -= 1

    monkeypatch.setattr(house, "load", noted)
    await asyncio.gather(*(house.table(table) for table in tables))
    assert most == rooms.FETCHED
    assert house.tables.keys() == set(tables)
