"""The seven secret goals: what must be held at one time."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.kinds import Name

TOWERS: Final = 0  # tower cells
LANDS: Final = 1  # all own tokens
ENEMY_CASTLES: Final = 2  # starting Castles of others, taken from who held them
CENTRAL: Final = 3
ROUNDS: Final = 4  # own turns begun while holding the Central Castle
TREASURES: Final = 5
COUNTS: Final = ["towers", "lands", "enemy-castles", "central", "rounds", "treasures"]

GOAL_IDS: Final[list[str]] = []
GOAL_EN: Final[list[str]] = []
GOAL_RU: Final[list[str]] = []
GOAL_PRINTED: Final[list[bool]] = []
NEEDS: Final[list[list[tuple[int, int]]]] = []
GOAL: Final = Name(GOAL_IDS, GOAL_EN)


def goal(id: str, en: str, ru: str, *needs: tuple[int, int], printed: bool = False) -> int:
    number = len(GOAL_IDS)
    GOAL_IDS.append(id)
    GOAL_EN.append(en)
    GOAL_RU.append(ru)
    GOAL_PRINTED.append(printed)
    NEEDS.append(list(needs))
    return number


# rule: elves.setup.goal-count
FOUR_TOWERS: Final = goal("goal-four-towers", "Capture four Towers", "Захвати четыре Башни", (TOWERS, 4), printed=True)
SEVEN_LANDS: Final = goal("goal-seven-lands", "Capture seven Lands", "Захвати семь Земель", (LANDS, 7), printed=True)
ENEMY_CASTLE: Final = goal(
    "goal-enemy-castle", "Capture an enemy Castle", "Захвати Замок противника", (ENEMY_CASTLES, 1), printed=True
)
PORTAL_LORD: Final = goal(
    "goal-portal-lord",
    "Capture the Central Castle and two Towers",
    "Захвати Центральный Замок и две Башни",
    (CENTRAL, 1),
    (TOWERS, 2),
)
WIDE_REALM: Final = goal(
    "goal-wide-realm",
    "Capture three Towers and six Lands in all",
    "Захвати три Башни и всего шесть Земель",
    (TOWERS, 3),
    (LANDS, 6),
)
WHITE_VIGIL: Final = goal(
    "goal-white-vigil", "Hold the Central Castle for a full round", "Удержи Центральный Замок полный круг", (ROUNDS, 1)
)
HOARD: Final = goal(
    "goal-hoard",
    "Gather two Treasures and five Lands",
    "Собери два Сокровища и пять Земель",
    (TREASURES, 2),
    (LANDS, 5),
)


def goals_for(towers: int) -> list[int]:
    """The goals that a map with this many Towers can satisfy even if one of them is held against the seeker (R05)."""
    found = []
    for number, needs in enumerate(NEEDS):
        if all(count != TOWERS or least < towers for count, least in needs):
            found.append(number)
    return found


GOALS_FOR: Final = [goals_for(towers) for towers in range(9)]  # by the Towers of the map
