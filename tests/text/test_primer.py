"""How to play in two minutes: six short pages a game, in both languages, pictured by things that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.games.shelf import SHELF
from ludoteka.text.catalogue import cards_of
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.primer import KINDS, PAGES, Page, primer
from ludoteka.text.rulebook import table
from ludoteka.text.voice import Voice

WEB = Path(__file__).parents[2] / "web/src"
MOST_WORDS = 40
MOST_SECONDS = 130
WORDS_A_MINUTE = 180
DIALS = {"shards": {"health", "mastery"}, "etherstone": {"health"}}
CELLS = {"land", "tower", "castle", "centre"}


def words(page: Page, language: str) -> int:
    """How many words are read on a page, captions counted, its heading too."""
    voice = Voice(language)
    return sum(len(re.findall(r"\w[\w’'-]*", voice.text(id))) for id in page.ids())


def signs() -> set[str]:
    return set(re.findall(r'id="i-([a-z0-9-]+)"', (WEB / "styles/sprite.svg").read_text("utf-8")))


@pytest.mark.parametrize("game", list(SHELF))
def test_there_are_six_pages_in_their_order(game: str) -> None:
    assert tuple(page.id for page in primer(game)) == PAGES
    turn = primer(game)[PAGES.index("turn")]
    assert 3 <= len(turn.show) <= 5
    assert all(one.say for one in turn.show), "the steps of a turn are said"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(SHELF))
def test_it_is_read_in_two_minutes(game: str, language: str) -> None:
    counted = {page.id: words(page, language) - len(Voice(language).text(page.title).split()) for page in primer(game)}
    assert {id: n for id, n in counted.items() if n > MOST_WORDS} == {}
    total = sum(words(page, language) for page in primer(game))
    assert total / WORDS_A_MINUTE * 60 <= MOST_SECONDS


@pytest.mark.parametrize("game", list(SHELF))
def test_every_thing_in_a_picture_is_a_thing_of_the_game(game: str) -> None:
    cards = {card.id: card for card in cards_of(game)}
    known = signs()
    for page in primer(game):
        assert page.show, f"{page.id} has no picture"
        for one in page.show:
            assert one.kind in KINDS
            assert not one.mark or one.mark in known, one.mark
            if one.kind == "card":
                assert one.id in cards
            elif one.kind == "die":
                faces = cards[one.id].facts["faces"]
                assert isinstance(faces, list)
                assert 1 <= one.face <= len(faces)
            elif one.kind == "creature":
                assert {cards[trait].kind for trait in one.traits} == {"trait"}
                assert 0 <= one.n <= 4, "a track holds four crystals"
            elif one.kind == "cell":
                assert one.id in CELLS
            elif one.kind == "dial":
                assert one.id in DIALS[game]
                assert 0 <= one.n <= one.of
            else:
                assert one.id in known, one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_primer_is_left_over(language: str) -> None:
    text = (Path(str(WEB)).parents[1] / f"src/ludoteka/text/{language}/primer.ftl").read_text("utf-8")
    told = set(re.findall(r"^(primer-[a-z-]+) =", text, re.M))
    assert told == {id for game in SHELF for page in primer(game) for id in page.ids()} | {"primer-title"}


def test_a_file_says_nothing_that_is_not_read() -> None:
    named = {key for game in SHELF for entry in table(game, "primer.toml")["page"] for key in entry}
    assert named == {"id", "show"}
