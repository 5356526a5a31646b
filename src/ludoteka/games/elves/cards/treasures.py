"""The five treasures: no fight value, two cards for whoever gives one up."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.deck import TREASURE, card

STAR_SPLINTER: Final = card(
    "treasure-star-splinter",
    "Splinter of the Fallen Star",
    "Осколок Упавшей Звезды",
    TREASURE,
)

AMBER_CROWN: Final = card(
    "treasure-amber-crown",
    "Amber Circlet",
    "Янтарный Венец",
    TREASURE,
)

FARRUN_CHALICE: Final = card(
    "treasure-farrun-chalice",
    "Chalice of First Dews",
    "Чаша Первых Рос",
    TREASURE,
)

SINGING_CHEST: Final = card(
    "treasure-singing-chest",
    "Singing Casket",
    "Поющий Ларец",
    TREASURE,
)

DRAGON_PEARL: Final = card(
    "treasure-dragon-pearl",
    "Dragon Pearl",
    "Драконья Жемчужина",
    TREASURE,
)
