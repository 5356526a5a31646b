"""What answers several times is asked for with how often it may still be applied."""

from __future__ import annotations

from pathlib import Path

from ludoteka.games import shelf
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import State

RECORDS = sorted((Path(__file__).parents[2] / "golden/etherstone").glob("*.record"))


def left(state: State) -> int:
    told = state.stack[-1].prompt(state).message.args.get("left")
    assert isinstance(told, int)
    return told


def test_the_question_for_constant_abilities_counts_down() -> None:
    told: list[tuple[int, int]] = []
    for file in RECORDS:
        record = shelf.record(file.read_text("utf-8"))
        state = record.replay(0)
        before: tuple[int, int] | None = None  # whose question it was, and how many were left
        for ply in record.plies:
            asked = not state.ending and state.stack[-1].title() == "etherstone.reactions"
            if asked:
                kinds = sum(choice.verb == "apply" for choice in state.choices())
                assert left(state) >= kinds >= 1
                if before is not None and before[0] == state.actor:
                    told.append((before[1], left(state)))
                before = (state.actor, left(state))
            else:
                before = None
            state.apply(ply.notation, ply.seat)
    assert any(earlier == later + 1 for earlier, later in told), "the same question, one fewer"


def test_the_table_tells_what_the_die_of_the_abyss_costs() -> None:
    for file in RECORDS:
        record = shelf.record(file.read_text("utf-8"))
        state = record.replay(0)
        for ply in record.plies:
            price = state.view()["abyss_price"]
            events: list[Event] = []
            state.log = events
            state.apply(ply.notation, ply.seat)
            if ply.notation.startswith("take violet"):
                lost = next(event for event in events if event.what.name == "lost-health")
                assert lost.view(-1)["n"] == price
                return
    raise AssertionError("no record takes it")
