"""The three basic resource cards."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import IMMEDIATE, Says, card
from ludoteka.games.quarriors.dice import ASSISTANT, PORTAL, QUIDDITY_DIE
from ludoteka.games.quarriors.words import RerollWithAnother

BASIC_QUIDDITY: Final = card("Quiddity", "Сущность", QUIDDITY_DIE, "basic", cost=0, our_ru=False)
THE_ASSISTANT: Final = card(
    "Assistant",
    "Помощник",
    ASSISTANT,
    "basic",
    cost=1,
    glory=1,
    burst=(IMMEDIATE.of(RerollWithAnother()),),
    our_ru=False,
)
THE_PORTAL: Final = card("Portal", "Портал", PORTAL, "basic", cost=4, always=(Says("portal"),), our_ru=False)
