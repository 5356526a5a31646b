"""A creature is called the same from its making to its leaving: on the table, in the log, in what may be chosen."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.tables.evolution import Board
from ludoteka.games import shelf
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import hashed, save
from ludoteka.text.voice import Voice

RECORDS = sorted((Path(__file__).parents[2] / "golden/evolution").glob("*.record"))


def names(state: State) -> list[list[str]]:
    found: list[list[str]] = state.view()["names"]
    return found


def spoken(events: list[Event]) -> list[dict[str, Any]]:
    return [event.view(-1) for event in events]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_who_stays_keeps_the_name_and_nobody_gets_that_of_one_who_left(file: Path) -> None:
    record = shelf.record(file.read_text("utf-8"))
    state = record.replay(0)
    gone: set[str] = set()
    leaving: set[str] = set()  # it may be asked which card of the ether is wanted before it has left
    for ply in record.plies:
        before = {name for side in names(state) for name in side}
        events: list[Event] = []
        state.log = events
        state.apply(ply.notation, ply.seat)
        now = {name for side in names(state) for name in side}
        leaving |= {fact["creature"] for fact in spoken(events) if fact["event"] == "transmuted"}
        made = {fact["creature"] for fact in spoken(events) if fact["event"] in ("created", "hatched")}
        assert not gone & (now | made), ply.notation
        assert now <= before | made
        assert (before | made) - now <= leaving
        gone |= before - now
        for side, called in zip(state.view()["players"], names(state), strict=True):
            assert len(side["creatures"]) == len(called) == len(set(called))
    assert all(len(side) == len(set(side)) for side in names(state))


def renamed(side: list[str]) -> bool:
    return bool(side) and not side[0].endswith("1")


def offered(state: State, seat: int) -> bool:
    return any(f"players/{seat}/creatures/0" in choice.places for choice in state.choices())


def left_first() -> State:
    """A table at which the first creature of a seat has left and another of that seat may be chosen."""
    for file in RECORDS:
        record = shelf.record(file.read_text("utf-8"))
        state = record.replay(0)
        for ply in record.plies:
            state.apply(ply.notation, ply.seat)
            if not state.ending and any(renamed(side) and offered(state, n) for n, side in enumerate(names(state))):
                return state
    raise LookupError("no such record")


def test_choices_and_the_terminal_call_it_so_too_while_the_notation_counts_places() -> None:
    state = left_first()
    seat = next(n for n, side in enumerate(names(state)) if renamed(side) and offered(state, n))
    called = names(state)[seat][0]
    view = state.view()
    assert any(called in line for line in Board("evolution").lines(view, -1, Voice("en")))
    place = f"players/{seat}/creatures/0"
    labelled = [choice for choice in state.choices() if place in choice.places]
    assert labelled
    for choice in labelled:
        assert choice.label.args["creature"] == called
        assert choice.notation.endswith(f"{called[0]}1")


def test_a_save_keeps_names_and_no_hash_speaks_of_them() -> None:
    state = left_first()
    twin = pickle.loads(pickle.dumps(state))
    for other in (twin, state.clone()):
        assert names(other) == names(state)
        assert other.digest() == state.digest()
    assert "gone" in save(state)
    assert "gone" not in hashed(state)
    bare = state.clone()
    bare.gone = []  # type: ignore[attr-defined]
    assert bare.digest() == state.digest()
    assert names(bare) != names(state)
