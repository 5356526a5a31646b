"""What lies on the table: the map, the squads, before each seat a nation's deck, and the field of the one battle."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
SUMMON: Final = 1
DISCARD: Final = 2
CAPTURE: Final = 3

PEACE: Final = 0  # stages of a battle
COMMITMENT: Final = 1  # trade and treasures are closed, nothing is laid out yet
LAYING: Final = 2
FIGHTING: Final = 3
