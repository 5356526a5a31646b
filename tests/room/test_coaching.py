"""A coach finds what was thrown away and nothing else, by what the seat knew; and it says the same every time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from ludoteka.bots.coach import Coach
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import SHELF, box, game, game_of, record
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record
from ludoteka.room.coaching import LESSONS, Asked, Weighed, accuracy, lessons, marked, through, weighed
from ludoteka.room.reasons import speaks_for
from ludoteka.room.translate import heard
from ludoteka.room.wire.coach import Review
from ludoteka.room.wire.words import Msg
from ludoteka.text.voice import Voice
from tests.bots.positions import questions
from tests.contract.tables import TABLES

FEW: Final = 24  # worlds of each search


def at(state: State, notation: str) -> Weighed:
    """What the coach says of this choice."""
    option = state.option_of(notation)
    return weighed("shards", state, Asked(1, state.actor, option, [], "1", True), 60)


def won() -> State:
    """Seat A need only play its Blaster and strike; B would not wait."""
    hand = ["Blaster", "Crystal"]
    return game_of("shards", 2, {}).position({"players": [{"hand": hand, "health": 2}, {"health": 1, "mastery": 20}]})


def played(name: str, upto: int, levels: tuple[str, ...] = ("novice", "apprentice")) -> Record:
    """The beginning of a game of bots that make mistakes."""
    match = Match(game(name, len(levels)), "coach")
    bots = [bot(level, match.game.box, str(seat)) for seat, level in enumerate(levels)]
    while not match.state.ending and len(match.made) < upto:
        seat = match.state.actor
        match.choose(seat, bots[seat].choose(Observer(match.state, seat)))
    return match.record


def reviewed(of: Record, worlds: int = FEW) -> Review:
    *_, done = through(of, worlds)
    assert done.done == done.total == len(of.plies)
    return done.review()


def test_a_win_thrown_away_is_marked_with_what_would_have_won() -> None:
    found = at(won(), "end-main")
    assert marked(found) == "missed"
    assert found.notation.startswith("play ")
    assert found.loss > 0.5


def test_a_choice_that_keeps_the_win_is_not_marked() -> None:
    for notation in ("play Blaster", "play Crystal"):
        found = at(won(), notation)
        assert found.loss == 0
        assert marked(found) in ("", "good")


@pytest.mark.parametrize("name", sorted(SHELF))
def test_who_chooses_as_the_coach_does_has_nothing_to_regret(name: str) -> None:
    match = Match(game(name, 2), "own")
    mind = Coach(box(name), FEW)
    for number in range(1, 41):
        if match.state.ending:
            break
        seat = match.state.actor
        eyes = Observer(match.state, seat)
        judged = any(mind.is_judged(eyes, option) for option in eyes.options())
        match.choose(seat, mind.best(eyes, f"own/coach/{number}") if judged else eyes.options()[0])
    review = reviewed(match.record)
    assert [seat.accuracy for seat in review.seats] == [100, 100]
    assert not [one for one in review.decisions if one.loss]


@pytest.mark.parametrize("name", sorted(SHELF))
def test_what_is_said_of_a_seat_comes_from_what_it_knew(name: str) -> None:
    rng = Rng(name, "coach")
    mind = Coach(box(name), FEW)
    judged = 0
    for table in (table for table in TABLES if table.name == name):
        for state, seat in questions(table, "coach", 2):
            taken = Observer(state, seat).options()[-1]
            found = []
            for world in (state, state.redeal(seat, rng.fork())):
                judge = mind.is_judged(Observer(world, seat), taken)
                said = weighed(name, world, Asked(1, seat, taken, [], "1", judge), FEW)
                said.gains = []  # of dice and draws the coach speaks with open hands
                found.append(said)
            assert found[0] == found[1]
            judged += found[0].judged
    assert judged


def test_the_same_record_is_judged_the_same_by_whoever_reads_it() -> None:
    of = played("quarriors", 60)
    first = reviewed(of)
    assert first.decisions
    assert first.fortunes
    assert reviewed(record(of.write())) == first
    text = msgspec.json.encode(first)
    assert msgspec.json.encode(msgspec.json.decode(text, type=Review)) == text


def test_both_forms_of_the_rules_judge_alike() -> None:
    """In another process, in the form that reads sources, under another order of sets."""
    of = played("quarriors", 24)
    code = "import sys; from tests.room.test_coaching import told; print(told(sys.stdin.read()))"
    env = os.environ | {"LUDOTEKA_FORM": "pure", "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"}
    found = subprocess.run(
        [sys.executable, "-c", code], input=of.write(), env=env, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == told(of.write())


def told(text: str) -> str:
    """All that the coach says of this record, as JSON."""
    return msgspec.json.encode(reviewed(record(text))).decode()


def test_luck_is_what_the_dice_gave_against_what_they_give() -> None:
    """The luck of all that could have fallen is none: over many games it adds up to about nothing, and to none of
    two rivals at once."""
    mind = Coach(box("quarriors"))
    gains: list[float] = []
    for number in range(12):
        for made in played_again(number):
            assert made.before is not None
            found = mind.fortune(made.before.facing(made.seat), made.option, made.luck or [], str(number))
            if found:
                assert sum(found) == pytest.approx(0)
                gains.append(found[0])
    spread = sum(gain * gain for gain in gains) ** 0.5
    assert len(gains) > 50
    assert abs(sum(gains)) < 4 * spread
    assert spread > 0.02


def played_again(number: int) -> Iterator[Made]:
    match = Match(game("quarriors", 2), f"luck {number}")
    bots = [bot("apprentice", match.game.box, f"{number}/{seat}") for seat in range(2)]
    while not match.state.ending and len(match.made) < 40:
        seat = match.state.actor
        yield match.choose(seat, bots[seat].choose(Observer(match.state, seat)))


def test_a_choice_without_dice_or_draws_has_no_luck() -> None:
    state = won()
    assert Coach(box("shards")).fortune(state, state.option_of("play Blaster"), [], "1") == []


def test_accuracy_halves_with_every_tenth_of_the_game_that_is_lost() -> None:
    assert accuracy([]) == 100
    assert accuracy([0.0, 0.0]) == 100
    assert accuracy([0.1]) == 50
    assert accuracy([0.0, 0.2]) == 62
    assert accuracy([1.0]) == 0


def test_there_are_three_lessons_whatever_happened() -> None:
    def lost(loss: float, idle: bool = False, worth: float = 0.5) -> Weighed:
        why = [Msg("bots-why-mastery")]
        best, taken = Msg("shards-do-focus"), Msg("shards-do-end-main")
        return Weighed([], True, worth, loss, idle=idle, best=best, taken=taken, why=why)

    found = Weighed([], True, 0.6, 0.0, 0.1, False, taken=Msg("shards-do-focus"))
    cases: list[tuple[list[tuple[int, Weighed]], str]] = [
        ([], "bots-lesson-clean"),
        ([(3, found)], "bots-lesson-good"),
        ([(3, lost(0.1))], "bots-lesson-costly-why"),
        ([(3, lost(0.4, worth=0.95)), (9, lost(0.05))], "bots-lesson-missed-why"),
        ([(3, lost(0.1, True)), (9, lost(0.05, True)), (20, found)], "bots-lesson-stopped"),
        ([(3, lost(0.1)), (9, lost(0.05))], "bots-lesson-theme"),
    ]
    for mattered, expected in cases:
        told = lessons(mattered, 0.2, 30)
        assert len(told) == LESSONS
        assert expected in [lesson.id for lesson in told]
        for language in ("en", "ru"):
            voice = Voice(language)
            assert all(voice.say(heard(lesson)) for lesson in told)
            assert not voice.missing


def test_a_card_that_speaks_for_a_choice_is_called_by_its_name() -> None:
    state = game_of("shards", 2, {}).position({"players": [{"gems": 6}, {}], "row": ["Data Heretic"]})
    option = next(choice.option for choice in state.choices() if choice.notation.startswith("recruit"))
    told = speaks_for(box("shards"), Observer(state, state.actor), option, state.option_of("end-main"), "1")
    words = [Voice("en").say(one) for one in told]
    assert words
    assert not any("card:" in word for word in words)
