"""The luck of a secret seed is drawn anew for every choice: no number seen foretells another, and records are true."""

from __future__ import annotations

from hashlib import sha256

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import SECRET, Rng, drawn_anew, forward, is_secret, output, promise
from ludoteka.kernel.match import Match, resumed
from ludoteka.kernel.moments import Film
from ludoteka.kernel.refusal import Refused
from tests.chance import chi_square, unlikely

GAMES = sorted(shelf.SHELF)
SEED = SECRET + "0123456789abcdef"


def played(game: str, seed: str, plies: int) -> Match:
    match = Match(shelf.game(game, 2), seed)
    rng = Rng(game, "walk")
    for _ in range(plies):
        if match.state.ending:
            break
        question = match.questions()[0]
        match.choose(question.seat, question.options[rng.below(len(question.options))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_recorded_and_verified(game: str) -> None:
    match = played(game, SEED, 120)
    record = shelf.record(match.record.write())
    assert record.verify() == len(match.made)
    assert resumed(record, 60).state == match.record.replay(60)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_knows_the_luck_of_one_choice_does_not_know_the_next(game: str) -> None:
    """The state with all its words, played on without the seed, leaves the true game at the first luck."""
    match = played(game, SEED, 200)
    luck = 0
    for made in match.made:
        assert made.before is not None
        assert made.after is not None
        guess = made.before.clone()
        guess.apply(made.option, made.seat)
        spent = guess.luck != made.before.luck
        if spent:
            luck += 1
            assert guess.luck != made.after.luck
        else:
            assert made.after.luck == drawn_anew(SEED, match.made.index(made) + 1, len(made.after.luck))
    assert luck > 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_of_a_choice_is_what_happened(game: str) -> None:
    """The film of a choice plays it once more: under the luck drawn for it, not under what lay there before."""
    for made in played(game, SEED, 150).made:
        assert made.before is not None
        film = Film(made.before, made.option, made.seat, luck=made.luck)
        assert film.after == made.after


def test_under_another_seed_the_same_choices_lead_elsewhere() -> None:
    match = played("shards", SEED, 60)
    text = match.record.write()
    with pytest.raises(Refused):
        shelf.record(text.replace(SEED, SEED[:-1] + "0")).verify()


def test_a_plain_seed_goes_on_in_its_stream() -> None:
    """Records from before, simulations and chosen seeds stay as they were."""
    assert not is_secret("ludoteka")
    match = played("quarriors", "ludoteka", 80)
    state = shelf.game("quarriors", 2).deal("ludoteka")
    for made in match.made:
        state.apply(made.option, made.seat)
    assert state == match.state


def test_the_words_are_of_every_choice_and_stream_and_look_like_chance() -> None:
    words = [word for number in range(2000) for word in drawn_anew(SEED, number, 9)]
    assert len(set(words)) == len(words)
    assert all(0 <= word < 2**62 for word in words)
    tens = [0] * 10
    for word in words:
        tens[(output(forward(word)) * 10) >> 32] += 1
    assert chi_square(tens) < unlikely(9)
    assert drawn_anew(SEED, 7, 3) == drawn_anew(SEED, 7, 9)[:3]


def test_the_promise_is_what_anybody_can_work_out() -> None:
    assert promise(SEED) == sha256(SEED.encode()).hexdigest()
