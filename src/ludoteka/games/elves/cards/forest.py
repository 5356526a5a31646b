"""The Forest Elves: nature magic, movement and cunning."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.blows import Damage, ExtraDamage
from ludoteka.games.elves.deck import (
    ATTACKED,
    BATTLE,
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    FOREST,
    MOVEMENT,
    OWN_BATTLE,
    OWN_TURN,
    PIERCING,
    RESPONSE,
    SIMPLE,
    card,
)
from ludoteka.games.elves.errands import Draw, PeekSquad, TakeEmptyLand
from ludoteka.games.elves.ranks import Rotate, SaveToHand, SwapPlaces
from ludoteka.games.elves.words import ANYONE, ENEMY, OWN

DRAGON: Final = card(
    "forest-dragon",
    "Leafwing, Dragon of the Thicket",
    "Листокрыл, дракон Чащи",
    FOREST,
    initiative=5,
    lives=3,
    sides=(PIERCING, DOUBLE_SIMPLE, COUNTER),
    dragon=True,
)

MIRAYNA: Final = card(
    "forest-mirayna",
    "Mirayna Sharpleaf",
    "Мирайна Острая Листва",
    FOREST,
    initiative=9,
    lives=2,
    sides=(PIERCING, PIERCING, SIMPLE),
    hero=True,
    printed=True,
    price=4,
    timing=BATTLE,
    action=(Damage(ENEMY, 1),),
)

EILIN: Final = card(
    "forest-eilin",
    "Eilin Rootwhisper",
    "Эйлин Шёпот Корней",
    FOREST,
    initiative=6,
    lives=2,
    sides=(MOVEMENT, DOUBLE_PIERCING, COUNTER),
    hero=True,
    price=2,
    timing=RESPONSE,
    action=(SaveToHand(OWN),),
)

TARVEL: Final = card(
    "forest-tarvel",
    "Tarvel Moonstag",
    "Тарвель Лунный Олень",
    FOREST,
    initiative=8,
    lives=2,
    sides=(DOUBLE_SIMPLE, MOVEMENT, DOUBLE_SIMPLE),
    hero=True,
    price=6,
    timing=OWN_TURN,
    action=(TakeEmptyLand(1),),
)

PATHFINDER: Final = card(
    "forest-pathfinder",
    "Pathfinder",
    "Следопыт",
    FOREST,
    copies=2,
    initiative=6,
    lives=1,
    sides=(SIMPLE, DOUBLE_SIMPLE, COUNTER),
    printed=True,
    price=1,
    timing=OWN_TURN,
    action=(
        PeekSquad(1),
        Draw(1),
    ),
)

SNIPER: Final = card(
    "forest-sniper",
    "Sniper",
    "Снайпер",
    FOREST,
    copies=2,
    initiative=8,
    lives=1,
    sides=(SIMPLE, PIERCING, COUNTER),
    printed=True,
    price=2,
    timing=BATTLE,
    action=(ExtraDamage(1),),
)

TREEWEAVER: Final = card(
    "forest-treeweaver",
    "Treeweaver",
    "Древопряд",
    FOREST,
    copies=2,
    initiative=6,
    lives=2,
    sides=(COUNTER, PIERCING, COUNTER),
    price=2,
    timing=OWN_BATTLE,
    role=ATTACKED,
    action=(Rotate(ANYONE),),
)

FOXSHADE: Final = card(
    "forest-foxshade",
    "Foxshade",
    "Лисья Тень",
    FOREST,
    copies=2,
    initiative=8,
    lives=1,
    sides=(MOVEMENT, PIERCING, DOUBLE_SIMPLE),
    price=1,
    timing=OWN_BATTLE,
    action=(SwapPlaces(OWN),),
)

THORN_MAIDEN: Final = card(
    "forest-thorn-maiden",
    "Thorn Maiden",
    "Терновая дева",
    FOREST,
    copies=2,
    initiative=5,
    lives=2,
    sides=(COUNTER, DOUBLE_SIMPLE, COUNTER),
    price=2,
    timing=OWN_BATTLE,
    action=(Damage(ENEMY, 1),),
)

QUIET_GROVE: Final = card(
    "forest-quiet-grove",
    "Keeper of the Quiet Grove",
    "Хранитель Тихой Рощи",
    FOREST,
    copies=2,
    initiative=5,
    lives=2,
    sides=(COUNTER, DOUBLE_SIMPLE, MOVEMENT),
)

LYNX: Final = card(
    "forest-lynx",
    "Shifter Lynx",
    "Рысь-перевёртыш",
    FOREST,
    copies=2,
    initiative=5,
    lives=2,
    sides=(DOUBLE_SIMPLE, MOVEMENT, SIMPLE),
)

VALE_ARCHER: Final = card(
    "forest-vale-archer",
    "Green Vale Archer",
    "Стрелок Зелёной Долины",
    FOREST,
    copies=2,
    initiative=7,
    lives=1,
    sides=(DOUBLE_SIMPLE, PIERCING, COUNTER),
)
