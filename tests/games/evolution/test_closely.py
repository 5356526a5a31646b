"""The deck looked at closely: how many cards the rare species add."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.evolution.state import Evolution


@pytest.mark.rule("evolution.rare.thirty-two-base-cards", "evolution.rare.shuffled-into-base-deck")
@pytest.mark.parametrize(
    ("players", "rare", "cards"),
    [(4, "auto", 64), (4, "on", 96), (5, "auto", 96), (6, "auto", 96)],
)
def test_rare_species_add_one_of_each_pair(players: int, rare: str, cards: int) -> None:
    state = shelf.game("evolution", players, rare=rare, ether=False, victims=False).deal(1)
    assert isinstance(state, Evolution)
    every = [*state.deck.bag, *state.deck.top, *state.deck.under]
    for player in state.players:
        every.extend(player.hand)
        every.extend(creature.card for creature in player.creatures)
    assert len(every) == cards
    assert {every.count(card) for card in every} == {cards // 32}
