"""What an earlier version left behind is read by this one: saves, records, databases, the words of the wire."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

import ludoteka
from ludoteka.games import shelf
from ludoteka.room.stream import DECODER
from ludoteka.room.wire.told import Snapshot
from tests.server.browser import Browser, serving

KEPT = Path(__file__).parent
VERSIONS = sorted(folder.name for folder in KEPT.iterdir() if (folder / "house.sql").is_file())


def test_this_version_is_kept() -> None:
    assert ludoteka.__version__ in VERSIONS, "python -m tests.kept.write"


@pytest.mark.parametrize("name", list(shelf.SHELF))
@pytest.mark.parametrize("version", VERSIONS)
def test_a_save_and_its_record_lead_to_the_same_table(version: str, name: str) -> None:
    kept = json.loads((KEPT / version / f"{name}.json").read_text("utf-8"))
    state = shelf.game(name).load(kept["save"])
    assert state.digest_like(kept["hash"]) == kept["hash"]
    record = shelf.record(kept["record"])
    assert record.verify() == len(record.plies)
    assert record.replay().digest_like(kept["hash"]) == kept["hash"]


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_house_of_then_is_opened_and_played_on(version: str, tmp_path: Path) -> None:
    """Its tables stand as they stood, and who sat there is known by his cookie and goes on."""
    kept = json.loads((KEPT / version / "house.json").read_text("utf-8"))
    file = tmp_path / "house.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript((KEPT / version / "house.sql").read_text("utf-8"))
    database.close()
    async with serving(file) as server:
        anna = Browser(f"http://127.0.0.1:{server.port}")
        anna.http.cookies.update(kept["cookies"])
        for id, stood in kept["tables"].items():
            play = (await server.house.table(id)).play
            assert play is not None
            then = play.record(stood["ply"]).replay()  # a bot may have gone on since
            assert then.digest_like(stood["hash"]) == stood["hash"]
            async with anna.stream(id) as stream:
                assert (await stream.choose())["type"] == "done"
        await anna.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_said_then_is_understood(version: str) -> None:
    """What a page of then says is one of our messages, and what it was told is still the shape of a snapshot."""
    for line in (KEPT / version / "said.jsonl").read_text("utf-8").splitlines():
        DECODER.decode(line)
    told = [
        text for text in json.loads((KEPT / version / "house.json").read_text("utf-8"))["told"] if '"snapshot"' in text
    ]
    assert told
    for text in told:
        msgspec.json.decode(text, type=Snapshot)
