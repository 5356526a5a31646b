"""The Black Elves: slow to start, then sheer strength."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.blows import AddLife, Damage, ReplaceSide
from ludoteka.games.elves.deck import (
    BATTLE,
    BLACK,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    NOTHING,
    OWN_BATTLE,
    OWN_TURN,
    PIERCING,
    SHIELD,
    SIMPLE,
    card,
)
from ludoteka.games.elves.errands import GainArtefact, Recover
from ludoteka.games.elves.ranks import ExtraAttack, SkipTurn
from ludoteka.games.elves.words import ENEMY, OWN

DRAGON: Final = card(
    "black-dragon",
    "Gorhash, Dragon of the Black Stone",
    "Горхаш, дракон Чёрного Камня",
    BLACK,
    initiative=5,
    lives=3,
    sides=(DOUBLE_PIERCING, DOUBLE_SIMPLE, SHIELD),
    dragon=True,
)

JANIRA: Final = card(
    "black-janira",
    "Janira",
    "Джанира",
    BLACK,
    initiative=9,
    lives=2,
    sides=(PIERCING, DOUBLE_SIMPLE, SHIELD),
    hero=True,
    printed=True,
    price=6,
    timing=OWN_BATTLE,
    action=(ExtraAttack(OWN),),
)

MORDAIN: Final = card(
    "black-mordain",
    "Mordain Stoneheart",
    "Мордейн Каменное Сердце",
    BLACK,
    initiative=3,
    lives=3,
    sides=(DOUBLE_SIMPLE, DOUBLE_PIERCING, NOTHING),
    hero=True,
    price=7,
    timing=BATTLE,
    action=(Damage(ENEMY, 2),),
)

VELISSA: Final = card(
    "black-velissa",
    "Velissa, Voice of the Stone",
    "Велисса, Голос Камня",
    BLACK,
    initiative=3,
    lives=2,
    sides=(PIERCING, DOUBLE_PIERCING, SHIELD),
    hero=True,
    price=6,
    timing=OWN_TURN,
    action=(
        Recover(2),
        GainArtefact(1),
    ),
)

DARNA_GUARD: Final = card(
    "black-darna-guard",
    "Guard of Darn",
    "Страж Дарна",
    BLACK,
    copies=2,
    initiative=3,
    lives=2,
    sides=(SHIELD, DOUBLE_SIMPLE, SHIELD),
    printed=True,
)

INITIATE: Final = card(
    "black-initiate",
    "Initiate",
    "Посвящённая",
    BLACK,
    copies=2,
    initiative=6,
    lives=1,
    sides=(PIERCING, SHIELD, PIERCING),
    printed=True,
    price=2,
    timing=BATTLE,
    action=(ReplaceSide(OWN, SHIELD),),
)

DARK_CRYSTAL_PRIEST: Final = card(
    "black-dark-crystal-priest",
    "Priest of the Dark Crystal",
    "Жрец Тёмного Кристалла",
    BLACK,
    copies=2,
    initiative=6,
    lives=2,
    sides=(PIERCING, NOTHING, PIERCING),
    printed=True,
    price=4,
    timing=OWN_BATTLE,
    action=(AddLife(OWN, 1),),
)

ORE_CLEAVER: Final = card(
    "black-ore-cleaver",
    "Black Ore Cleaver",
    "Рубака Чёрной Руды",
    BLACK,
    copies=2,
    initiative=5,
    lives=2,
    sides=(PIERCING, DOUBLE_SIMPLE, NOTHING),
)

SHARD_POSSESSED: Final = card(
    "black-shard-possessed",
    "Shard-Possessed",
    "Одержимый Осколком",
    BLACK,
    copies=2,
    initiative=6,
    lives=1,
    sides=(DOUBLE_PIERCING, DOUBLE_SIMPLE, NOTHING),
    price=4,
    timing=OWN_BATTLE,
    action=(ReplaceSide(OWN, DOUBLE_PIERCING),),
)

MINE_OVERSEER: Final = card(
    "black-mine-overseer",
    "Mine Overseer",
    "Надсмотрщик Копей",
    BLACK,
    copies=2,
    initiative=6,
    lives=2,
    sides=(SIMPLE, PIERCING, NOTHING),
    price=4,
    timing=OWN_BATTLE,
    action=(SkipTurn(ENEMY),),
)

SHARD_GOLEM: Final = card(
    "black-shard-golem",
    "Shard Golem",
    "Осколочный голем",
    BLACK,
    copies=2,
    initiative=3,
    lives=3,
    sides=(SHIELD, DOUBLE_SIMPLE, NOTHING),
)

SILENT_EXECUTIONER: Final = card(
    "black-silent-executioner",
    "Executioner of Silence",
    "Палач Безмолвия",
    BLACK,
    copies=2,
    initiative=5,
    lives=2,
    sides=(SIMPLE, DOUBLE_PIERCING, NOTHING),
    price=6,
    timing=BATTLE,
    action=(Damage(ENEMY, 1),),
)
