"""Weights are kept by words: they stay when cards are added, and a new card begins as its kin."""

from __future__ import annotations

from importlib.resources import files
from json import loads
from typing import Any

import pytest

from ludoteka.bots.policy import Policy
from ludoteka.bots.weights import weights_for, write_policy
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.refusal import Refused

GAMES = sorted(SHELF)


def learned(game: str) -> dict[str, Any]:
    data: dict[str, Any] = loads((files("ludoteka.bots") / "learned" / f"{game}.json").read_text("utf-8"))
    return data


@pytest.mark.parametrize("game", GAMES)
def test_every_sort_of_choice_has_words_of_its_own(game: str) -> None:
    box = SHELF[game]
    sorts = box.sorts()
    assert len(sorts) == box.features()
    words = [word for word in sorts if word]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("game", GAMES)
def test_a_weight_stands_where_its_words_are_and_is_written_back(game: str) -> None:
    box = SHELF[game]
    data = learned(game)
    weights = weights_for(box, data)
    told = {word: weight for word, weight in zip(box.sorts(), weights) if weight}
    assert told == data["weights"]
    assert loads(write_policy(Policy(box, weights), data["made"])) == data


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_are_known_by_words(game: str) -> None:
    """Numbers of cards say nothing: every card that can be chosen by itself is named."""
    words = {part for word in SHELF[game].sorts() for part in word.split()[1:]}
    named = [card.id for card in SHELF[game].cards() if card.id in words]
    assert len(named) > 30


def test_a_new_card_begins_as_its_kin() -> None:
    box = SHELF["shards"]
    data = learned("shards")
    kin = [card.id for card in box.cards() if card.kind == "ally" and card.faction == "wraethe"]
    new, *others = kin
    data["cards"].remove(new)
    data["weights"] = {word: n for word, n in data["weights"].items() if word.split()[-1] != new}
    sorts = box.sorts()
    weights = dict(zip(sorts, weights_for(box, data)))
    for verb in ("play", "recruit", "banish-from-hand"):
        mean = sum(weights[f"{verb} {other}"] for other in others) / len(others)
        assert weights[f"{verb} {new}"] == pytest.approx(mean)
    assert any(weights[f"recruit {other}"] for other in others)
    assert weights["play crystal"] == learned("shards")["weights"]["play crystal"]


def test_what_does_not_fit_is_refused() -> None:
    box = SHELF["shards"]
    data = learned("shards")
    with pytest.raises(Refused) as refusal:
        weights_for(box, {**data, "version": box.version + 1})
    assert refusal.value.message.id == "bots-of-other-rules"
    with pytest.raises(Refused) as refusal:
        weights_for(box, {**data, "weights": {**data["weights"], "play Blackstone": 1.0}})
    assert refusal.value.message.id == "bots-no-such-sort"
