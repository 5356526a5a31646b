"""The catalogue: every printed card of a game, called and spoken in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteka.games.shelf import box
from ludoteka.kernel.game import Card
from ludoteka.kernel.refusal import Refused
from ludoteka.text.ids import LANGUAGES, folded
from ludoteka.text.voice import voice


@cache
def cards_of(game: str) -> tuple[Card, ...]:
    """Every card of a game, in the order of its rooms."""
    return tuple(box(game).cards())


@cache
def names_of(game: str) -> dict[str, dict[str, str]]:
    """By card id: its name in each language."""
    return {card.id: {"en": card.en, "ru": card.ru} for card in cards_of(game)}


@cache
def spoken(game: str, id: str, language: str) -> tuple[str, ...]:
    """What is printed on a card, line by line, spoken from its effects."""
    return tuple(voice(language).say(line) for line in card_of(game, id).text)


@cache
def card_of(game: str, id: str) -> Card:
    """The card of this id."""
    return {card.id: card for card in cards_of(game)}[id]


def find(game: str, words: str) -> list[Card]:
    """The cards meant by an id, a name or a part of one, in either language; refuses when there is none."""
    wanted = folded(words)
    cards = cards_of(game)
    exact = [card for card in cards if wanted in (folded(card.id), folded(card.en), folded(card.ru))]
    found = exact or [card for card in cards if wanted in folded(f"{card.id} {card.en} {card.ru}")]
    if not found:
        raise Refused("cli-no-such-card", game=game, card=words)
    return found


def as_data(game: str, card: Card) -> dict[str, Any]:
    """A card as plain JSON."""
    return {
        "id": card.id,
        "name": {"ru": card.ru, "en": card.en},
        "faction": card.faction,
        "kind": card.kind,
        "cost": card.cost,
        "copies": card.copies,
        "text": {language: "\n".join(spoken(game, card.id, language)) for language in LANGUAGES[::-1]},
        "provenance": card.provenance,
        "expansion": card.expansion,
        "name_ru_ours": card.ru_is_ours,
        "facts": dict(card.facts),
    }


def cards_on(game: str, view: Any) -> list[str]:
    """The ids of all cards to be seen in a view, each once, in the order they lie."""
    known = names_of(game)
    found: dict[str, None] = {}

    def look(thing: Any) -> None:
        if isinstance(thing, str) and thing in known:
            found[thing] = None
        elif isinstance(thing, list):
            for item in thing:
                look(item)
        elif isinstance(thing, dict):
            for item in thing.values():
                look(item)

    look(view)
    return list(found)
