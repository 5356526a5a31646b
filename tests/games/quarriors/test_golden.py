"""Golden records: whole matches, played again choice by choice and hash by hash."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games import shelf

GOLDEN = sorted((Path(__file__).parents[2] / "golden/quarriors").glob("*.ludo"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_plays_again(path: Path) -> None:
    record = shelf.record(path.read_text("utf-8"))
    assert record.verify() == len(record.plies)
    assert record.write() == path.read_text("utf-8")


@pytest.mark.rule("quarriors.win.two-endings")
def test_every_table_and_every_ending_has_one() -> None:
    found: set[tuple[int, str]] = set()
    sets: set[str] = set()
    for path in GOLDEN:
        record = shelf.record(path.read_text("utf-8"))
        outcome = record.replay().outcome
        assert outcome is not None
        found.add((record.game.players, outcome.ending))
        sets.add(record.game.options["wilds"])
    assert found == {(players, ending) for players in (2, 3, 4) for ending in ("glory_goal", "empty_cards")}
    wilds = next(setting for setting in shelf.box("quarriors").settings() if setting.name == "wilds")
    assert sets == set(wilds.values)
