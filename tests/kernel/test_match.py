"""A match, its record, and how far it goes back."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.made import Ply
from ludoteka.kernel.match import Match, resumed
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Refused


def match(seed: str = "m") -> Match:
    return Match(shelf.game("shards", 2), seed)


def test_choices_are_noted_with_who_and_what_and_the_hash() -> None:
    table = match()
    seat = table.state.actor
    made = table.choose(seat, "end-main")
    assert made.events[0].what.name == "attack-began"
    assert table.state.log is None
    (ply,) = table.record.plies
    assert (ply.seat, ply.notation, ply.digest) == (seat, "end-main", table.state.digest())


def test_a_number_is_noted_as_words() -> None:
    table = match()
    option = table.state.option_of("end-main")
    table.choose(table.state.actor, option)
    assert table.record.plies[0].notation == "end-main"


def test_a_refusal_leaves_the_match_as_it_was() -> None:
    table = match()
    before = table.state.digest()
    for choice in ("recruit the moon", 99_999, -4):
        with pytest.raises(Refused):
            table.choose(table.state.actor, choice)
    with pytest.raises(Refused):
        table.choose(1 - table.state.actor, "end-main")
    assert table.state.digest() == before
    assert table.record.plies == []
    assert table.made == []
    table.choose(table.state.actor, "end-main")
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
    table.choose(table.state.actor, "focus")
    assert table.can_undo()
    table.undo()
    assert table.state.digest() == before
    assert table.record.plies == []
    table.choose(table.state.actor, "focus")
    focused = table.state.digest()
    table.choose(table.state.actor, "end-main")
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
        table.choose(table.state.actor, table.state.options()[0])
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
    table.choose(table.state.actor, "end-main")
    assert shelf.record(table.record.write()).verify() == 1


def test_the_steps_of_a_record_are_the_choices_as_they_were_made() -> None:
    table = match()
    for _ in range(12):
        table.choose(table.state.actor, table.state.options()[-1])
    steps = list(table.record.steps())
    assert len(steps) == len(table.made) == 12
    for step, made in zip(steps, table.made):
        assert (step.seat, step.notation, step.digest) == (made.seat, made.notation, made.digest)
        assert (step.label, step.taught, step.news) == (made.label, made.taught, made.news)
        assert [event.view(-1) for event in step.events] == [event.view(-1) for event in made.events]
        assert step.state().digest() == made.digest
        assert step.before is not None
    assert len(list(table.record.steps(5))) == 5


def test_steps_believe_the_hashes_only_where_they_are_told_to() -> None:
    table = match()
    table.choose(table.state.actor, "end-main")
    (made,) = table.made
    lie = Record(table.game, table.seed, table.opening, [Ply(made.seat, made.notation, "0" * 16)])
    with pytest.raises(Refused) as refusal:
        list(lie.steps())
    assert refusal.value.message.id == "kernel-diverges"
    (believed,) = lie.steps(check=False)
    assert believed.state() == table.state
    assert lie.replay() == table.state


def test_what_is_tried_has_not_happened() -> None:
    table = match()
    seat = table.state.actor
    before = table.state
    digest = before.digest()
    made = table.tried(seat, "end-main")
    assert table.state is before
    assert before.digest() == digest
    assert table.made == []
    assert made.state().digest() == made.digest != digest
    table.go_on(made)
    assert table.state is made.after
    assert table.made == [made]
    with pytest.raises(AssertionError):
        table.go_on(made)  # it was tried elsewhere


def test_a_question_is_worked_out_once_and_again_after_a_choice() -> None:
    table = match()
    seat = table.state.actor
    question = table.question(seat)
    assert question is not None
    assert table.question(seat) is question
    assert table.question(1 - seat) is None
    assert [one.seat for one in table.questions()] == [seat]
    table.choose(seat, question.options[-1])
    assert table.question(table.state.actor) is not question


def test_what_is_no_longer_remembered_is_played_again() -> None:
    short = Match(shelf.game("shards", 2), "m", remembers=3)
    whole = match()
    for _ in range(10):
        seat, option = whole.state.actor, whole.state.options()[-1]
        assert short.choose(seat, option).digest == whole.choose(seat, option).digest
    assert [made.before is None for made in short.made] == [True] * 7 + [False] * 3
    assert all(made.events == [] for made in short.made[:7])
    for to in (8, 2):
        short.take_back(to)
        whole.take_back(to)
        assert short.state == whole.state
        assert len(short.made) == to
    assert short.record.write() == whole.record.write()


def test_a_match_goes_on_from_its_record() -> None:
    table = match()
    for _ in range(9):
        table.choose(table.state.actor, table.state.options()[-1])
    again = resumed(table.record)
    assert again.state == table.state
    assert again.record.write() == table.record.write()
    assert [made.taught for made in again.made] == [made.taught for made in table.made]
    assert resumed(table.record, 4).state == table.record.replay(4)
    with pytest.raises(Refused) as refusal:
        resumed(Record(table.game, "other", table.opening))
    assert refusal.value.message.args["ply"] == 0
