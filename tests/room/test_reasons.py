"""Advice says what an option gains, against what, and why; or that options are as good as each other."""

from __future__ import annotations

from typing import Final

import pytest

from ludoteka.bots.levels import CHAMPION, champion, offered
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Advice
from ludoteka.games.shelf import SHELF, box, game_of
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.room.minds import adviser
from ludoteka.room.reasons import CARDS, NUMBERS, explained, spoken
from ludoteka.text.ids import LANGUAGES, has
from ludoteka.text.voice import Voice
from tests.bots.positions import questions
from tests.contract.tables import TABLES

GAMES: Final = [name for name in sorted(SHELF) if CHAMPION in offered(box(name))]


def position() -> State:
    """Seat A may focus, recruit, or end its main phase with a gem unspent."""
    return game_of("shards", 2, {}).position({"players": [{"gems": 1, "mastery": 4}, {}]})


def options(state: State) -> dict[str, int]:
    return {choice.notation: choice.option for choice in state.choices()}


def words(state: State, advice: list[Advice], language: str) -> list[str]:
    return [Voice(language).say(one) for one in explained(box("shards"), Observer(state, state.actor), advice, "1")]


def test_what_a_choice_gains_is_said_with_its_reason() -> None:
    state = position()
    known = options(state)
    found = words(state, [Advice(known["focus"], 0.60, 20), Advice(known["end-main"], 0.52, 4)], "en")
    assert "about 60% to win — 8% better than" in found[0]
    assert "your mastery grows" in found[0]
    assert "8% worse than" in found[1]
    assert "8 % лучше" in words(state, [Advice(known["focus"], 0.60, 20), Advice(known["end-main"], 0.52, 4)], "ru")[0]


def test_equal_options_are_said_to_be_equal() -> None:
    state = position()
    known = options(state)
    for line in words(state, [Advice(known["focus"], 0.60, 20), Advice(known["end-main"], 0.595, 4)], "en"):
        assert "as good as" in line
        assert "better" not in line


def test_a_choice_that_was_looked_at_alone_is_measured_by_doing_nothing() -> None:
    state = position()
    found = words(state, [Advice(options(state)["focus"], 0.60, 20)], "en")
    assert "better than “End the main phase" in found[0] or found[0] == "about 60% to win"


@pytest.mark.parametrize("name", GAMES)
def test_the_reasons_come_from_what_the_seat_knows(name: str) -> None:
    rng = Rng(name, "reasons")
    for table in (table for table in TABLES if table.name == name):
        for state, seat in questions(table, "reasons", 2):
            found = []
            for eyes in (state, state.redeal(seat, rng.fork())):
                observer = Observer(eyes, seat)
                advice = champion(box(name), "1", 24).advise(observer)
                found.append([one.data() for one in explained(box(name), observer, advice, "1")])
            assert found[0] == found[1]


def test_every_reason_has_words_in_both_languages() -> None:
    ids = {id for table in (CARDS, NUMBERS) for ways in table.values() for id in ways if id}
    assert all(has(f"bots-why-{id}", language) for id in ids for language in LANGUAGES)


def test_a_name_leads_to_its_reason() -> None:
    assert spoken("own-champion zetta", 1) == ("champion", "zetta")
    assert spoken("my mastery-10", 1) == ("mastery", "")
    assert spoken("their health", 1) is None
    assert spoken("their health", -1) == ("their-health", "")


def test_a_champion_advises_where_there_is_one() -> None:
    for name in SHELF:
        assert adviser(box(name)) == (CHAMPION if name in GAMES else "master")
