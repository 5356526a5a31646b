"""The log of a table: its last lines, squeezed where nobody reads them, and the same to whoever does."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from ludoteka.room.lines import BLOCK, OLDEST, Entry, Log

GAME = shelf.game("quarriors", 2)


def lines(most: int) -> list[Entry]:
    """As they come at a table: choices of a real game, told again and again."""
    match = Match(GAME, "7")
    made = [match.choose(match.state.asked()[0], match.state.options()[0]) for _ in range(60)]
    told = [made[n % 60] for n in range(most)]
    return [Entry(n, "choice", n, one.seat, one.label, one.events, n % 3 == 0) for n, one in enumerate(told, 1)]


def plain(entry: Entry) -> tuple[object, ...]:
    events = [(event.what.name, event.values) for event in entry.events]
    label = None if entry.label is None else entry.label.data()
    return entry.number, entry.kind, entry.ply, entry.seat, label, events, entry.auto, entry.passed


@pytest.mark.parametrize("most", [0, 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 100, OLDEST, OLDEST + 1, OLDEST + 5 * BLOCK])
def test_a_log_has_its_last_lines_word_by_word(most: int) -> None:
    entries = lines(most)
    log = Log(GAME)
    for entry in entries:
        log.note(entry)
    kept = entries[-OLDEST:]
    assert len(log) == len(kept)
    assert log.lacks == (most > OLDEST)
    for seen in (-1, 0, 1, most // 2, most - OLDEST, most - OLDEST - 1, most - 1, most):
        assert [plain(one) for one in log.after(seen)] == [plain(one) for one in kept if one.number > seen]
        assert log.is_whole_after(seen) == (most <= OLDEST or seen >= most - OLDEST)
    for entry in kept[:: BLOCK + 1]:
        found = log.label_of(entry.ply)
        assert entry.label is not None
        assert found is not None
        assert found.data() == entry.label.data()
    assert log.label_of(most - OLDEST) is None


def test_a_long_log_takes_little_room() -> None:
    log, loose = Log(GAME), 0
    for entry in lines(OLDEST):
        log.note(entry)
        loose += len(log.folded[-1][1])
    assert len(log.folded) < 2 * BLOCK
    assert sum(len(block) for _, block in log.blocks) + sum(len(line) for _, line in log.folded) < loose / 3
