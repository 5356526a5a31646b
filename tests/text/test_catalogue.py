"""The spoken catalogue of every game is golden: what a card says changes only on purpose."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.games.shelf import SHELF
from ludoteka.kernel.refusal import Refused
from ludoteka.text.catalogue import cards_of, cards_on, find, names_of, spoken
from ludoteka.text.ids import LANGUAGES, folded, has
from ludoteka.text.printed import printed

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", sorted(SHELF))
def test_the_catalogue_is_as_it_was(game: str) -> None:
    """After a change on purpose: `python tools/catalogue.py`, and look at the difference."""
    assert printed(game).splitlines() == (GOLDEN / game / "cards.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", sorted(SHELF))
def test_ids_and_names_are_told_apart(game: str) -> None:
    ids = [card.id for card in cards_of(game)]
    assert len(ids) == len(set(ids))


def test_cards_are_found_as_a_hurried_person_types_them() -> None:
    assert [card.id for card in find("shards", "  FUNGAL hermit ")] == ["fungal_hermit"]
    assert [card.id for card in find("shards", "грибная")] == ["fungal_hermit"]
    assert {card.id for card in find("shards", "monk")} == {"portal_monk", "cryptofist_monk"}
    assert folded("Ёж’s") == "еж's"
    with pytest.raises(Refused):
        find("shards", "black lotus")


def test_the_cards_of_a_view_are_found_wherever_they_lie() -> None:
    view = {"row": ["blaster", None], "players": [{"champions": [{"is": "axia", "marks": []}], "hand": 5, "x": "zzz"}]}
    assert cards_on("shards", view) == ["blaster", "axia"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["evolution", "shards"])
def test_every_fact_on_a_card_has_words(game: str, language: str) -> None:
    """A value is a number, a card, or has a word of its own."""
    names = names_of(game)
    wordless = set()
    for card in cards_of(game):
        for fact, value in card.facts.items():
            for item in value if isinstance(value, list | tuple) else [value]:
                if isinstance(item, str) and item not in names and not has(f"{game}-{fact}-{item}", language):
                    wordless.add((fact, item))
    assert not wordless


ISOLATES = re.compile("[\u2066-\u2069]")
LAME = re.compile(r"[.!?] +[a-zа-яё]|  | [,.;:]|(.{12,}): \1")  # small letter after a stop, stray space, echo


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(SHELF))
def test_cards_speak_in_whole_sentences(game: str, language: str) -> None:
    lines = [ISOLATES.sub("", line) for card in cards_of(game) for line in spoken(game, card.id, language)]
    assert [line for line in lines if LAME.search(line)] == []
    assert lines
