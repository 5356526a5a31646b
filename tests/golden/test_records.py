"""Every stored record of a game still plays out as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.made import Ply
from ludoteka.kernel.match import resumed
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Refused
from ludoteka.lab.tables import accepted

GOLDEN = Path(__file__).parent
RECORDS = sorted(GOLDEN.glob("*/*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_stored_record_verifies(file: Path) -> None:
    text = file.read_text("utf-8")
    record = shelf.record(text)
    assert record.verify() == len(record.plies) > 0
    assert record.write() == text
    outcome = record.replay().outcome
    assert outcome is not None
    assert file.stem.split("-", 2)[2] == outcome.ending
    assert file.parent.name == record.game.name


@pytest.mark.parametrize("name", shelf.SHELF)
def test_every_number_of_players_and_every_variant_has_a_record(name: str) -> None:
    kept = [shelf.record(file.read_text("utf-8")).game for file in RECORDS if file.parent.name == name]
    settings = [setting for setting in shelf.box(name).settings() if not setting.ruling]
    wanted = {
        (table.players, setting.name, table.options[setting.name]) for table in accepted(name) for setting in settings
    }
    found = {(game.players, setting.name, game.options[setting.name]) for game in kept for setting in settings}
    assert {game.players for game in kept} == set(shelf.box(name).players())
    assert not wanted - found, "run tools/golden.py"


@pytest.mark.parametrize("name", shelf.SHELF)
def test_every_way_to_end_has_a_record(name: str) -> None:
    endings = {file.stem.split("-", 2)[2] for file in RECORDS if file.parent.name == name}
    assert endings == set(shelf.box(name).blank().endings()[1:])


@pytest.mark.parametrize("name", shelf.SHELF)
def test_a_game_goes_on_from_a_stored_record(name: str) -> None:
    """Its hashes may be of an older kind than those of what is played on from there."""
    record = shelf.record(next(file for file in RECORDS if file.parent.name == name).read_text("utf-8"))
    match = resumed(record, 20)
    seat = match.state.asked()[0]
    question = match.question(seat)
    assert question is not None
    match.choose(seat, question.options[0])
    assert shelf.record(match.record.write()).verify() == 21
    other = record.plies[6]
    lie = [*record.plies[:6], Ply(other.seat, other.notation, "0" * 16), *record.plies[7:20]]
    for broken in (Record(record.game, record.seed, "0" * 16), Record(record.game, record.seed, record.opening, lie)):
        with pytest.raises(Refused):
            resumed(broken)
