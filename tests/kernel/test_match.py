"""A match, its record, and how far it goes back."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Ply, Record
from ludoteka.kernel.refusal import Refused


def match(seed: str = "m") -> Match:
    return Match(shelf.game("shards", 2), seed)


def test_choices_are_noted_with_who_and_what_and_the_hash() -> None:
    table = match()
    seat = table.state.actor
    events = table.choose("end-main")
    assert events[0].what.name == "attack-began"
    assert table.state.log is None
    (ply,) = table.record.plies
    assert (ply.seat, ply.notation, ply.digest) == (seat, "end-main", table.state.digest())


def test_a_number_is_noted_as_words() -> None:
    table = match()
    option = table.state.option_of("end-main")
    table.choose(option)
    assert table.record.plies[0].notation == "end-main"


def test_a_refusal_leaves_the_match_as_it_was() -> None:
    table = match()
    before = table.state.digest()
    for choice in ("recruit the moon", 99_999, -4):
        with pytest.raises(Refused):
            table.choose(choice)
    with pytest.raises(Refused):
        table.choose("end-main", 1 - table.state.actor)
    assert table.state.digest() == before
    assert table.record.plies == []
    assert table.past == []
    table.choose("end-main")
    assert table.record.verify() == 1


def test_nothing_to_take_back() -> None:
    with pytest.raises(Refused) as refusal:
        match().undo()
    assert refusal.value.message.id == "kernel-nothing-to-undo"


def test_taking_back_until_something_was_learned() -> None:
    table = match()
    table.state.players[table.state.actor].gems = 3  # type: ignore[attr-defined]
    table.state.offered = None
    before = table.state.digest()
    table.choose("focus")
    assert table.can_undo()
    table.undo()
    assert table.state.digest() == before
    assert table.record.plies == []
    table.choose("focus")
    focused = table.state.digest()
    table.choose("end-main")
    assert not table.can_undo()
    with pytest.raises(Refused) as refusal:
        table.undo()
    assert refusal.value.message.id == "kernel-undo-learned"
    table.undo(by_consent=True)
    assert table.state.digest() == focused
    assert table.can_undo()
    table.undo()
    assert table.state.digest() == before


def test_a_record_replays_to_any_ply() -> None:
    table = match()
    digests = [table.state.digest()]
    for _ in range(12):
        table.choose(table.state.options()[0])
        digests.append(table.state.digest())
    for ply, digest in enumerate(digests):
        assert table.record.replay(ply).digest() == digest
    assert table.record.replay().digest() == digests[-1]


def test_what_a_record_lacks_is_said() -> None:
    lines = match().record.write().splitlines()
    for key in ("game", "version", "players", "options", "ruleset", "seed", "opening"):
        text = "\n".join(line for line in lines if not line.startswith(f"{key}:"))
        with pytest.raises(Refused) as refusal:
            shelf.record(text)
        assert refusal.value.message.id == "kernel-record-lacks"
        assert refusal.value.message.args["key"] == key


def test_a_choice_that_cannot_be_is_found_at_its_ply() -> None:
    game = shelf.game("shards", 2)
    state = game.deal("x")
    record = Record(game, "x", state.digest(), [Ply(state.actor, "fly away", "0")])
    with pytest.raises(Refused) as refusal:
        record.verify()
    assert refusal.value.message.id == "kernel-diverges-refused"
    assert refusal.value.message.args["ply"] == 1


def test_seeds_may_be_numbers_or_words() -> None:
    table = Match(shelf.game("shards", 2), "дракон: 7")
    table.choose("end-main")
    assert shelf.record(table.record.write()).verify() == 1
