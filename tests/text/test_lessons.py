"""The lesson of each game: a learner who obeys is told everything to the end; one who plays anyhow and takes back, too.

What is shown is always there: a part of the table, and a choice that is offered (check L1 of the stage).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludoteka
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Bot
from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.lessons import AREAS, LEARNER, Beat, Facts, Lesson, Progress, Stop, holds, lesson
from ludoteka.text.voice import Voice

TEXTS = Path(__file__).parents[2] / "src/ludoteka/text"
MOST = 3000  # choices of all seats
MET = 0.9
UNDO = 5  # one choice in five is taken back
WORDS_A_MINUTE = 180
CLICK = 2.0  # seconds to find what is pointed at and press it
FIRST_TURN = 180  # seconds from the first tap to the first whole turn

Learner = Callable[[Match, Stop], int]


def dealt(told: Lesson) -> Match:
    return Match(ludoteka.game(told.game, players=told.players, **told.options), told.seed)


def read_through(stop: Stop) -> list[Beat]:
    """What somebody is shown who reads and turns on until there is something to do."""
    found: list[Beat] = []
    for beat in stop.open:
        found.append(beat)
        if beat.do:
            break
    return found


def obeying(luck: str, game: str) -> Learner:
    """Does what he is told; where nothing is told, what a beginner would."""
    simple = bot("tutor", shelf.box(game), luck)

    def learner(match: Match, stop: Stop) -> int:
        question = match.question(LEARNER)
        assert question is not None
        for beat in read_through(stop)[-1:]:
            for choice in question.choices():
                if beat.do and re.search(beat.do, choice.notation):
                    return choice.option
        return simple.choose(Observer(match.state, LEARNER))

    return learner


def straying(luck: str) -> Learner:
    """Does anything."""
    rng = Rng(luck)

    def learner(match: Match, _: Stop) -> int:
        question = match.question(LEARNER)
        assert question is not None
        return question.options[rng.below(len(question.options))]

    return learner


def played(told: Lesson, learner: Learner, other: Bot, undo: Rng | None = None) -> Iterator[tuple[Match, Stop]]:
    """Each place where the learner is asked, and the last."""
    match = dealt(told)
    progress = Progress(told)
    for _ in range(MOST):
        stop = progress.at(match)
        if match.state.ending:
            break
        seat = LEARNER if LEARNER in match.state.asked() else match.state.asked()[0]
        if seat != LEARNER:
            allowed = told.told_to(match, seat)
            chosen = other.choose(Observer(match.state, seat)) if allowed is None else allowed
            match.choose(seat, chosen)
            continue
        yield match, stop
        match.choose(seat, learner(match, stop))
        if undo is not None and undo.below(UNDO) == 0:
            match.take_back(len(match.made) - 1)
            assert progress.at(match) == stop, "a choice that was taken back leaves no trace"
    yield match, progress.at(match)


def is_there(beat: Beat, stop: Stop) -> bool:
    """Whether what a beat shows is on the table."""
    offered = not beat.do or any(re.search(beat.do, one) for one in stop.facts.offered)
    return beat.show in AREAS and offered


@pytest.mark.parametrize("game", list(shelf.SHELF))
def test_who_obeys_is_told_everything_to_the_end(game: str) -> None:
    told = lesson(game)
    for luck in "ab":
        met: list[str] = []
        last = None
        for match, stop in played(told, obeying(luck, game), bot("tutor", shelf.box(game), luck)):
            last = match
            for beat in read_through(stop):
                assert is_there(beat, stop)
                if beat.id not in met:
                    met.append(beat.id)
        assert last is not None
        assert last.state.ending, "the lesson ends with the game"
        assert {beat.id for beat in told.beats} - set(met) == set()


@pytest.mark.parametrize("game", list(shelf.SHELF))
def test_who_plays_anyhow_and_takes_back_is_still_told_nearly_everything(game: str) -> None:
    told = lesson(game)
    shares: list[float] = []
    for luck in "abcd":
        met: set[str] = set()
        found_out: set[str] = set()
        for _, stop in played(told, straying(luck), bot("tutor", shelf.box(game), luck), Rng(f"undo {luck}")):
            for beat in stop.open[:1]:
                assert is_there(beat, stop)
                met.add(beat.id)
            found_out = set(stop.facts.done)
        shares.append(len(met | found_out) / len(told.beats))
        assert len(met) / len(told.beats) >= 0.6, "most of it is said, not found out"
    assert min(shares) >= MET, shares


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(shelf.SHELF))
def test_the_first_whole_turn_is_done_in_three_minutes(game: str, language: str) -> None:
    """What is read and pressed until the learner's first turn is over."""
    told = lesson(game)
    voice = Voice(language)
    read: set[str] = set()
    seconds = 0.0
    for _, stop in played(told, obeying("a", game), bot("tutor", shelf.box(game), "a")):
        turns = [one for one in stop.facts.happened if one.startswith("turn-began ")]
        mine = [n for n, one in enumerate(turns) if one.startswith(f"turn-began seat={LEARNER}")]
        if mine and len(turns) > mine[0] + 1:
            break
        seconds += CLICK
        for beat in read_through(stop):
            if beat.id not in read:
                read.add(beat.id)
                seconds += CLICK + len(voice.say(beat.say).split()) / WORDS_A_MINUTE * 60
    assert 20 < seconds <= FIRST_TURN, (seconds, read)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beat_has_words_and_no_word_is_left_over(language: str) -> None:
    text = (TEXTS / language / "lesson.ftl").read_text("utf-8")
    known = set(re.findall(r"^(lesson-[a-z-]+) =", text, re.M))
    wanted = {beat.say.id for game in shelf.SHELF for beat in lesson(game).beats}
    wanted |= {f"lesson-{game}-{end}" for game in shelf.SHELF for end in ("learned", "left-out")}
    voice = Voice(language)
    assert {id for id in wanted if len(voice.text(id).split()) > 45} == set()
    wanted |= {f"lesson-example-{id}" for id in ("begin", "step", "step-then", "and", "left", "end")}
    assert known == wanted
    assert voice.missing == set()


def test_a_beat_comes_back_with_what_was_taken_back() -> None:
    told = lesson("shards")
    match = dealt(told)
    progress = Progress(told)
    while LEARNER not in match.state.asked():
        match.choose(match.state.asked()[0], match.state.options()[0])
    match.choose(LEARNER, match.state.options()[0])  # the goal is read
    at = progress.at(match)
    assert at.open[0].id == "play"
    while any(one.startswith("play ") for one in progress.at(match).facts.offered):
        match.choose(LEARNER, next(one for one in progress.at(match).facts.offered if one.startswith("play ")))
    assert "play" in progress.at(match).facts.done
    match.take_back(len(match.made) - 1)
    assert progress.at(match).open[0].id == "play"


def test_what_nobody_clicked_reads_nothing() -> None:
    """A window that goes by itself, or an only move, is over before its beat can be read."""
    told = lesson("shards")
    match = dealt(told)
    progress = Progress(told)
    assert progress.at(match).open[0].id == "goal"
    match.choose(LEARNER, match.state.options()[0], auto=True)
    assert progress.at(match).open[0].id == "goal"
    match.choose(LEARNER, match.state.options()[0])
    assert progress.at(match).open[0].id != "goal"


def test_conditions_say_what_they_say() -> None:
    view = {"players": [{"glory": 5, "hand": ["a", "b"]}]}
    facts = Facts(view, "ask", ("play A",), ("turn-began seat=0 n=1",), (), frozenset({"x"}))
    assert holds({}, facts)
    assert holds({"asked": "a.k", "offered": "^play", "turn": 1, "after": "x"}, facts)
    assert holds({"least": {"players/0/glory": 5}, "most": {"players/0/hand": 2}}, facts)
    assert not holds({"least": {"players/0/glory": 6}}, facts)
    assert not holds({"most": {"players/0/hand": 1}}, facts)
    assert not holds({"most": {"players/1/hand": 9}}, facts), "what is not there is not few"
    assert holds({"any": [{"turn": 2}, {"chose": "p"}, {"happened": "seat=0"}]}, facts)
    assert not holds({"any": [{"turn": 2}, {"chose": "p"}]}, facts)
    with pytest.raises(AssertionError):
        holds({"sometimes": 1}, facts)
