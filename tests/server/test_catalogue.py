"""What is printed, as the browser gets it: kinds of response windows, where cards and rules come from, their links."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.game import Box
from ludoteka.room import catalogue
from ludoteka.text.ids import LANGUAGES, has

GAMES = sorted(shelf.SHELF)


def met(box: Box, games: int) -> dict[str, set[bool]]:
    """The questions that somebody was asked about what is another's, and whether they could be let go by."""
    found: dict[str, set[bool]] = defaultdict(set)
    rng = random.Random(box.name)
    for number in range(games):
        options = {
            setting.name: rng.choice(setting.values) for setting in box.settings() if number % 2 and rng.random() < 0.3
        }
        players = rng.choice([players for players in box.players() if players > 1])
        if catalogue.why_not(box, players, options) is not None:
            options = {}
        state = shelf.game_of(box.name, players, options).deal(str(number))
        for _ in range(800):
            if state.ending:
                break
            for decision in state.decisions:
                if decision.window:
                    found[decision.prompt.message.id].add(decision.passing is not None)
            state.apply(rng.choice(state.options()), state.actor)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_window_that_is_met_was_on_the_list_before(game: str) -> None:
    box = shelf.box(game)
    listed = {window.prompt for window in catalogue.box_view(box).windows}
    could_pass = {prompt for prompt, passing in met(box, 12).items() if passing == {True}}
    assert could_pass <= listed
    assert could_pass or not listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_window_has_a_name_that_speaks_of_nobody(game: str, language: str) -> None:
    for window in catalogue.box_view(shelf.box(game)).windows:
        assert has(window.prompt, language)
        assert has(window.name.id, language)
        assert "$" not in catalogue.words(language).partition(f"\n{window.name.id} =")[2].partition("\n")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_a_card_or_rule_comes_from_is_said_in_words(game: str, language: str) -> None:
    book = catalogue.rulebook(game)
    for card in book.cards:
        assert has(f"web-provenance-{card.provenance}", language), card.id
        assert card.source is None or has(card.source.id, language), card.id
    for rule in book.rules:
        assert not rule.basis or has(f"web-basis-{rule.basis}", language), rule.id


def test_what_is_ours_says_so() -> None:
    kinds = {game: {card.provenance for card in catalogue.rulebook(game).cards} for game in GAMES}
    assert kinds["shards"] == kinds["quarriors"] == {"published"}
    assert "original" in kinds["etherstone"] & kinds["elves"] & kinds["evolution"]
    bases = {rule.basis for rule in catalogue.rulebook("evolution").rules}
    assert bases == {"rulebook", "source", "deduced", "reconstructed"}


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_cards_lead_to_each_other(game: str) -> None:
    book = catalogue.rulebook(game)
    texts = {rule.id: (rule.en, rule.cards) for rule in book.rules}
    texts |= {ruling.id: (ruling.en, ruling.cards) for ruling in book.rulings}
    there = {(rule, card) for rule, (_, cards) in texts.items() for card in cards}
    back = {(rule, card.id) for card in book.cards for rule in card.rules}
    assert there == back
    assert there
    names = {card.id: card.en for card in book.cards}
    assert all(names[card] in texts[rule][0] for rule, card in there)


def test_a_name_is_not_a_part_of_a_word() -> None:
    cards = shelf.box("shards").cards()
    assert catalogue.cards_in("A Crystal gives a gem.", cards) == ["crystal"]
    assert catalogue.cards_in("crystals and a Crystalline thing", cards) == []


@pytest.mark.parametrize("game", list(shelf.SHELF))
def test_the_words_on_cards_are_explained_by_rules_that_there_are(game: str) -> None:
    book = catalogue.rulebook(game)
    known = {rule.id for rule in book.rules}
    explained = catalogue.terms(game)
    assert {id for ids in explained.values() for id in ids} <= known
    used = {id for card in book.cards for id in (*card.terms, *card.rules)}
    assert {id for ids in explained.values() for id in ids} <= used  # no word of the list is on no card
    assert not any(set(card.terms) & set(card.rules) for card in book.cards)


def test_a_keyword_deep_in_a_sentence_is_explained() -> None:
    cards = {card.en: card for card in catalogue.rulebook("shards").cards}
    assert "shards.abilities.unity-condition" in cards["Arach Devotees"].terms
    assert "shards.champions.stay-in-play" in cards["Optio Crusher"].terms
    assert "shards.abilities.unity-condition" not in cards["Crystal"].terms
