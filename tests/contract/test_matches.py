"""A match: what may be taken back, and the record that proves what happened."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match
from ludoteka.kernel.plain import save
from ludoteka.kernel.positions import read_position, told, write_position
from ludoteka.kernel.record import FORMAT
from ludoteka.kernel.refusal import Refused
from ludoteka.lab.tables import Table
from tests.contract.tables import SOAK, TABLES, sample

LONG = 2000 if SOAK else 100


def played(table: Table, seed: str, most: int = LONG) -> Match:
    match = Match(table.game, seed)
    rng = Rng(seed, "match")
    while not match.state.ending and len(match.record.plies) < most:
        open_now = match.state.decisions
        decision = open_now[rng.below(len(open_now))]
        match.choose(decision.seat, decision.options[rng.below(len(decision.options))])
    return match


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_taught_nobody_anything_can_be_taken_back(table: Table) -> None:
    match = Match(table.game, "undo")
    rng = Rng("undo", "undo")
    undone = refused = 0
    for _ in range(LONG):
        if match.state.ending:
            break
        before = match.state.digest()
        decisions = match.state.decisions
        decision = decisions[rng.below(len(decisions))]
        option = decision.options[rng.below(len(decision.options))]
        events = [event.view(-1) for event in match.choose(decision.seat, option).events]
        after = match.state.digest()
        if match.can_undo():
            undone += 1
            match.undo()
            assert match.state.digest() == before
            assert [event.view(-1) for event in match.choose(decision.seat, option).events] == events
            assert match.state.digest() == after
        else:
            refused += 1
            plies = len(match.record.plies)
            with pytest.raises(Refused):
                match.undo()
            assert match.state.digest() == after
            assert len(match.record.plies) == plies
    assert undone
    assert refused


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_record_is_written_read_and_verified(table: Table) -> None:
    match = played(table, "record")
    written = match.record.write()
    again = shelf.record(written)
    assert again.write() == written
    assert again.verify() == len(match.record.plies)
    assert again.replay() == match.state
    assert again.replay(0) == table.game.deal("record")


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_tampering_is_found_at_its_ply(table: Table) -> None:
    match = played(table, "tamper", 25)
    lines = match.record.write().splitlines()
    head = lines.index("") + 1
    for ply in (1, len(match.record.plies) // 2, len(match.record.plies)):
        changed = list(lines)
        digest = changed[head + ply - 1].rpartition(" ")[2]
        changed[head + ply - 1] = changed[head + ply - 1].replace(digest, "0" * len(digest))
        with pytest.raises(Refused) as refusal:
            shelf.record("\n".join(changed)).verify()
        assert refusal.value.message.args["ply"] == ply
    for ply in range(1, len(match.record.plies) + 1, 3):
        before = match.record.replay(ply - 1)
        others = [c.notation for c in before.choices() if c.notation != match.record.plies[ply - 1].notation]
        if others and len(before.asked()) == 1:
            changed = list(lines)
            who, _, rest = changed[head + ply - 1].partition("> ")
            changed[head + ply - 1] = f"{who}> {others[0]} | {rest.rpartition(' | ')[2]}"
            with pytest.raises(Refused) as refusal:
                shelf.record("\n".join(changed)).verify()
            assert refusal.value.message.args["ply"] == ply
            break
    opening = [line.replace(match.record.opening, "f" * 16) for line in lines]
    with pytest.raises(Refused) as refusal:
        shelf.record("\n".join(opening)).verify()
    assert refusal.value.message.args["ply"] == 0


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_record_under_other_rules_is_refused(table: Table) -> None:
    written = played(table, "rules", 3).record.write()
    ruleset = table.game.ruleset
    with pytest.raises(Refused):
        shelf.record(written.replace(ruleset, "0" * len(ruleset)))
    with pytest.raises(Refused):
        shelf.record(written.replace(FORMAT, "ludoteka record 99"))
    data = table.game.save(table.game.deal(1))
    with pytest.raises(Refused):
        table.game.load({**data, "ruleset": "0"})


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_position_is_written_and_read(table: Table) -> None:
    box = shelf.box(table.name)
    common = box.common()
    for state in sample(table, "position", 8):
        lines = write_position(state, common)
        assert len(lines) == 1 + len(getattr(state, common))
        blank = state.clone()
        bare = box.bare(table.players, table.options)
        for line in lines:
            read_position(blank, line, common)
            read_position(bare, line, common)
        assert write_position(blank, common) == lines
        assert write_position(bare, common) == lines
        for line in lines:
            for field, wanted, found in told(state, line, common):
                assert wanted == found, field


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_position_is_placed_from_plain_data(table: Table) -> None:
    """Without the turn a position is what was told, to the letter; whoever tells the turn lets it begin."""
    for state in sample(table, "placed", 5):
        data = {name: value for name, value in save(state).items() if name not in ("stack", "turn")}
        placed = table.game.position(data)
        assert {name: value for name, value in save(placed).items() if name not in ("stack", "turn")} == data


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_bare_table_asks_seat_a(table: Table) -> None:
    """It may have nothing to offer yet: a story puts things on it first."""
    state = shelf.box(table.name).bare(table.players, table.options)
    assert state.actor == 0
    assert not state.ending
    assert state.asked() == [0]
    assert state == shelf.box(table.name).bare(table.players, table.options)
