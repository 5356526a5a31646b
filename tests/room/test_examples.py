"""The printed examples can be looked at like records: every step, with every eyes, and under the rules they show."""

from __future__ import annotations

import re

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.laid import seed_of
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match
from ludoteka.kernel.positions import told
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import seat_of
from ludoteka.room import examples
from ludoteka.room.denied import Denied
from ludoteka.room.replays import OPEN
from ludoteka.text.examples import example, lesson_of
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.lessons import Progress
from ludoteka.text.rulebook import rules_of
from ludoteka.text.voice import Voice

ALL = [(game, n) for game in shelf.SHELF for n in range(1, len(examples.stories(game)) + 1)]


@pytest.mark.parametrize(("game", "n"), ALL)
def test_every_printed_example_is_played_through(game: str, n: int) -> None:
    found = examples.example(f"example-{game}-{n}")
    assert found.plies > 0
    for ply in range(found.plies + 1):
        for viewer in (OPEN, -1, 0, 1):
            told = found.at(ply, viewer)
            listed = found.view.plies[ply - 1].moments if ply else []
            assert [moment.kind for moment in told.moments] == [mark.kind for mark in listed]
    assert any(ply.moments for ply in found.view.plies)
    assert set(found.view.example) <= set(rules_of(game))


def test_every_rule_that_is_an_example_can_be_opened() -> None:
    for game in shelf.SHELF:
        printed = {rule for rule in rules_of(game) if "example" in rule}
        assert printed <= set(examples.by_rule(game))
    assert len(ALL) > 20


@pytest.mark.parametrize("id", ["", "elves", "elves-0", "elves-99", "chess-1", "elves-١"])
def test_what_is_no_example_is_refused(id: str) -> None:
    with pytest.raises(Denied):
        examples.example(f"example-{id}")


# --- an example is a table


@pytest.mark.parametrize(("game", "n"), ALL)
def test_its_table_is_laid_and_all_that_is_told_comes_true_there(game: str, n: int) -> None:
    """The position and the luck are in the seed alone: the record of an example is a record like any other."""
    shown = example(game, n)
    record = shelf.record(examples.example(shown.id).text)
    match = Match(record.game, record.seed)
    for _, line in shown.story.lines:
        if line[1:3] == "> ":
            match.choose(seat_of(line[0]), line[3:].strip())
        elif match.made and (line.startswith("table ") or line[1] == " "):
            assert [f"{field} {is_so}" for field, is_so, _ in told(match.state, line, record.game.box.common())] == [
                f"{field} {found}" for field, _, found in told(match.state, line, record.game.box.common())
            ]
    assert match.state.script == []
    assert record.verify() == len(match.made)


@pytest.mark.parametrize(("game", "n"), ALL)
def test_who_does_as_the_book_does_is_told_each_step_and_the_end(game: str, n: int) -> None:
    lesson = lesson_of(game, n)
    shown = example(game, n)
    match = Match(shown.match.game, lesson.seed)
    progress = Progress(lesson)
    met: list[str] = []
    while match.state.digest() != shown.match.state.digest():
        seat = match.state.asked()[0]
        stop = progress.at(match)
        met += [beat.id for beat in stop.open if beat.id not in met]
        choice = lesson.told_to(match, seat)
        assert choice is not None
        if seat == lesson.learner:
            do = next(beat.do for beat in stop.open if beat.do)
            assert choice in [one.option for one in match.questions()[0].choices() if re.search(do, one.notation)]
        match.choose(seat, choice)
    met += [beat.id for beat in progress.at(match).open if beat.id not in met]
    assert met == [beat.id for beat in lesson.beats if not beat.strays]
    assert len(met) > 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "n"), ALL)
def test_what_the_guide_says_is_one_or_two_sentences_in_the_engines_words(game: str, n: int, language: str) -> None:
    voice = Voice(language)
    for beat in lesson_of(game, n).beats:
        words = voice.say(beat.say)
        assert 3 < len(words.split()) <= 45
        assert "{" not in words
    assert voice.missing == set()


def test_who_does_something_else_is_told_so_goes_on_freely_and_comes_back() -> None:
    lesson = lesson_of("shards", 2)
    match = Match(example("shards", 2).match.game, lesson.seed)
    progress = Progress(lesson)
    match.choose(0, "play Blaster")
    assert [beat.id for beat in progress.at(match).open] == ["left-0"]
    assert progress.at(match).open[0].strays
    match.choose(0, "play Reactor Drone")
    assert progress.at(match).open == (), "once is enough"
    match.take_back(1)
    assert [beat.id for beat in progress.at(match).open] == ["left-0"]
    match.take_back(0)
    assert [beat.id for beat in progress.at(match).open] == ["begin", "step-0"]


@pytest.mark.parametrize(("game", "n"), ALL)
def test_one_can_play_on_from_it_as_one_likes(game: str, n: int) -> None:
    """The luck of the book is let go where it does not fit; whatever lies there, the rules have an answer."""
    shown = example(game, n)
    for luck in "abc":
        rng = Rng(luck)
        match = Match(shown.match.game, shown.match.seed)
        while not match.state.ending and len(match.made) < 60:
            question = match.questions()[0]
            match.choose(question.seat, question.options[rng.below(len(question.options))])
        assert len(match.made) > 1


@pytest.mark.parametrize(("number", "players"), [("0", 2), ("99", 2), ("x", 2), ("", 2), ("1", 3)])
def test_a_seed_that_names_no_example_of_this_game_is_refused(number: str, players: int) -> None:
    with pytest.raises(Refused):
        shelf.game("shards", players).deal(seed_of(1).removesuffix("1") + number)
