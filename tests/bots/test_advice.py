"""Advice: the best few options, what each is worth, and a sentence in either language, in every game."""

from __future__ import annotations

import pytest

from ludoteka.bots.observer import Observer
from ludoteka.bots.player import LINE, MOST
from ludoteka.games.shelf import SHELF, box, game_of
from ludoteka.lab.tables import Table
from ludoteka.room import minds
from ludoteka.text.voice import Voice
from tests.bots.positions import AT_TABLES, cheap, questions
from tests.contract.tables import TABLES

PERCENT = {"en": "{}%", "ru": "{} %"}
SENTENCE = {"en": "% to win", "ru": "шансы на победу около"}


@pytest.mark.parametrize(("table", "level"), AT_TABLES, ids=repr)
def test_the_best_few_options_with_their_worth_and_a_sentence(table: Table, level: str) -> None:
    voices = {language: Voice(language) for language in SENTENCE}
    for state, seat in questions(table, "advice", 3):
        eyes = Observer(state, seat)
        before = state.digest()
        advice = cheap(level, box(table.name), "1", 24).advise(eyes)
        assert state.digest() == before
        assert 1 <= len(advice) <= MOST
        options = [one.option for one in advice]
        assert len(set(options)) == len(options)
        assert set(options) <= set(eyes.options())
        for one in advice:
            assert 0 <= one.worth <= 1
            assert one.weight >= 0
            assert len(one.line) <= LINE
            for language, voice in voices.items():
                words = voice.say(one.words())
                assert SENTENCE[language] in words
                assert PERCENT[language].format(round(100 * one.worth)) in words
                for label in one.line:
                    assert voice.say(label) in words


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_search_says_what_its_choice_leads_to(game: str) -> None:
    """In a whole game there are many questions after which the same seat chooses again: then the line is told."""
    lines = 0
    for table in (table for table in TABLES if table.name == game):
        for state, seat in questions(table, "lines", 6):
            lines += sum(bool(one.line) for one in cheap("master", box(game), "1", 60).advise(Observer(state, seat)))
    assert lines >= 5


@pytest.mark.parametrize("level", ["adept", "master"])
def test_the_most_tried_comes_first(level: str) -> None:
    for table in TABLES:
        for state, seat in questions(table, "order", 1):
            advice = cheap(level, box(table.name), "1", 40).advise(Observer(state, seat))
            assert [one.weight for one in advice] == sorted((one.weight for one in advice), reverse=True)


@pytest.mark.parametrize("level", ["adept", "master"])
def test_a_win_at_hand_is_seen(level: str) -> None:
    """Seat A holds what kills: whatever it still does before, a search says that it wins."""
    state = game_of("shards", 2, {}).position({"players": [{"power": 60, "gems": 1}, {"health": 5}]})
    assert len(state.options()) > 1
    best = cheap(level, box("shards"), "1", 60).advise(Observer(state, 0))[0]
    assert best.worth > 0.9


@pytest.mark.parametrize("game", sorted(SHELF))
def test_the_server_gives_the_same_advice(game: str) -> None:
    table = next(table for table in TABLES if table.name == game)
    for state, seat in questions(table, "server", 1):
        found = minds.advised(game, state, seat, "seed")
        assert 1 <= len(found) <= MOST
        for option, share, worth, words in found:
            assert option in Observer(state, seat).options()
            assert 0 <= share <= 1
            assert 0 <= worth <= 1
            assert str(words["id"]).startswith("bots-advice")
