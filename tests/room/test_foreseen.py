"""A question that was foreseen at a window is the question that is asked when its turn comes, word for word."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import SECRET
from ludoteka.kernel.question import Question
from ludoteka.room import windows
from ludoteka.room.play import Play

SEEDS = ("1", "2", f"{SECRET}3")


def said(question: Question) -> list[object]:
    """All that is offered, and what each of it would leave undone."""
    left = [[one.data() for one in question.forgone(option)] for option in question.options]
    return [question.options, [choice.data() for choice in question.choices()], left]


def at_windows(game: str, seed: str) -> tuple[int, int]:
    """Play at random, with everything that is foreseen read ahead; how many questions came as foreseen, and how many
    times somebody answered instead."""
    play = Play(shelf.game(game, 3), seed)
    rng = random.Random(f"{game}/{seed}")
    came = answered = 0
    for _ in range(400):
        if play.over:
            break
        foreseen = windows.round_of(play)
        play.match.foresee(foreseen)
        ahead = [said(one) for one in foreseen]
        for number, question in enumerate(foreseen):
            now = play.match.question(question.seat)
            assert now is not None
            assert now.options is question.options
            fresh = play.state.question(question.seat)
            assert fresh is not None
            assert said(now) == ahead[number] == said(fresh)
            came += number > 0
            assert question.passing is not None
            option = question.passing if rng.random() < 0.8 else rng.choice(now.options)
            play.match.choose(question.seat, option)
            if option != question.passing:
                assert play.match.foreseen == []
                answered += 1
                break
        if not foreseen:
            open_now = rng.choice(play.match.questions())
            play.match.choose(open_now.seat, rng.choice(open_now.options))
    return came, answered


@pytest.mark.parametrize("game", ["elves", "shards"])  # where several seats are asked at one window
def test_what_was_foreseen_is_what_is_asked(game: str) -> None:
    assert sum(at_windows(game, seed)[0] for seed in SEEDS) > 20


def test_who_answers_changes_what_is_asked_next() -> None:
    assert sum(at_windows("elves", seed)[1] for seed in SEEDS) > 20


def test_a_match_that_is_taken_back_forgets_what_it_foresaw() -> None:
    play = Play(shelf.game("elves", 3), "1")
    while len(foreseen := windows.round_of(play)) < 2:
        question = play.match.questions()[0]
        play.match.choose(question.seat, question.options[0])
    play.match.foresee(foreseen)
    assert foreseen[0].passing is not None
    play.match.choose(foreseen[0].seat, foreseen[0].passing)
    assert play.match.foreseen == foreseen[1:]
    play.match.take_back(len(play.made) - 1)
    assert play.match.foreseen == []
