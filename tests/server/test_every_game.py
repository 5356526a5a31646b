"""Every game on the shelf at a table of the server: to the end over a socket, and back from disk."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice
from tests.server.browser import Browser, play_on, serving

TABLES = [(name, players) for name, box in shelf.SHELF.items() for players in (min(box.players()), max(box.players()))]


def options_of(name: str, players: int) -> dict[str, object]:
    """Options under which so few or so many can play."""
    box = shelf.box(name)
    for setting in (None, *box.settings()):
        for value in (None,) if setting is None else setting.values:
            options = {} if setting is None else {setting.name: value}
            try:
                shelf.game_of(name, players, options)
            except Refused:
                continue
            return options
    raise AssertionError(f"{name} cannot be played by {players}")


@pytest.mark.parametrize(("name", "players"), TABLES)
async def test_a_whole_game_is_played_and_stands_on_disk(tmp_path: Path, name: str, players: int) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        kinds = ["me", *["random"] * (players - 1)]
        table = await anna.open(*kinds, game=name, options=options_of(name, players), seed="3")
        async with anna.stream(table) as stream:
            await play_on({0: stream}, random.Random(5), most=250)
            if not stream.over:
                await stream.ask("resign", seat=0)
        found = server.table(table)
        while found.answers.tasks and found.status == "playing" and found.play is not None and found.play.ply < 400:
            await asyncio.sleep(0.02)
        async with found.lock:
            assert found.play is not None
            digest, ply, log = found.play.state.digest(), found.play.ply, found.play.told(0, -1)
            server.house.forget(found)
        again = await server.house.table(table)
        async with again.lock:
            assert again.play is not None
            assert again.play.record(ply).replay().digest() == digest
            assert again.play.told(0, -1)[0][: len(log[0])] == log[0]
            voice = Voice("ru")
            for entry in again.play.log:
                for event in entry.events:
                    voice.say(event.message(-1))
            assert not [id for id in voice.missing if id.startswith("kernel")]
        await anna.close()
    assert server.house.metrics.faults == 0
