"""The Snow Elves: fast and reckless."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.blows import ExtraDamage, ReplaceSide
from ludoteka.games.elves.deck import (
    BATTLE,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    LAYOUT,
    NOTHING,
    OWN_BATTLE,
    OWN_TURN,
    PIERCING,
    SHIELD,
    SIMPLE,
    SNOW,
    card,
)
from ludoteka.games.elves.errands import SecondAttack
from ludoteka.games.elves.ranks import ChangeInitiative, ExtraAttack, SkipTurn
from ludoteka.games.elves.words import ENEMY, OWN

DRAGON: Final = card(
    "snow-dragon",
    "Hrimvir, Dragon of the Snowstorm",
    "Хримвир, дракон Метели",
    SNOW,
    initiative=6,
    lives=3,
    sides=(DOUBLE_SIMPLE, PIERCING, SIMPLE),
    dragon=True,
)

BLIZZARD_LORD: Final = card(
    "snow-blizzard-lord",
    "Lord of the Blizzard",
    "Повелитель Вьюги",
    SNOW,
    initiative=8,
    lives=2,
    sides=(DOUBLE_SIMPLE, SIMPLE, SIMPLE),
    hero=True,
    printed=True,
    price=3,
    timing=OWN_BATTLE,
    action=(ReplaceSide(OWN, DOUBLE_PIERCING),),
)

SIGRAIN: Final = card(
    "snow-sigrain",
    "Sigrain Icefang",
    "Сигрейн Ледяной Клык",
    SNOW,
    initiative=12,
    lives=1,
    sides=(PIERCING, DOUBLE_PIERCING, NOTHING),
    hero=True,
    price=4,
    timing=OWN_TURN,
    action=(SecondAttack(),),
)

HELVARA: Final = card(
    "snow-helvara",
    "Helvara, Daughter of the Avalanche",
    "Хельвара, Дочь Лавины",
    SNOW,
    initiative=8,
    lives=2,
    sides=(SIMPLE, DOUBLE_SIMPLE, SIMPLE),
    hero=True,
    price=3,
    timing=OWN_BATTLE,
    action=(ExtraAttack(OWN),),
)

SAREON_ELITE: Final = card(
    "snow-sareon-elite",
    "Sareon's Elite",
    "Элита Сареона",
    SNOW,
    copies=2,
    initiative=6,
    lives=2,
    sides=(SIMPLE, NOTHING, SIMPLE),
    printed=True,
)

RAIDER: Final = card(
    "snow-raider",
    "Raider",
    "Налётчик",
    SNOW,
    copies=2,
    initiative=7,
    lives=1,
    sides=(PIERCING, SIMPLE, SIMPLE),
    printed=True,
    price=1,
    timing=OWN_BATTLE,
    action=(ChangeInitiative(OWN, 3),),
)

WATCHMAN: Final = card(
    "snow-watchman",
    "Watchman",
    "Дозорный",
    SNOW,
    copies=2,
    initiative=8,
    lives=1,
    sides=(SIMPLE, PIERCING, NOTHING),
    printed=True,
    price=3,
    timing=LAYOUT,
    action=(ChangeInitiative(OWN, 4),),
)

STORMRIDER: Final = card(
    "snow-stormrider",
    "Storm Rider",
    "Наездник Бурана",
    SNOW,
    copies=2,
    initiative=5,
    lives=1,
    sides=(PIERCING, DOUBLE_SIMPLE, SIMPLE),
    price=2,
    timing=OWN_BATTLE,
    action=(ReplaceSide(OWN, DOUBLE_SIMPLE),),
)

ICE_SLINGER: Final = card(
    "snow-ice-slinger",
    "Ice Slinger",
    "Ледяная Пращница",
    SNOW,
    copies=2,
    initiative=5,
    lives=1,
    sides=(PIERCING, SIMPLE, PIERCING),
)

WHITE_CLIFF_BERSERKER: Final = card(
    "snow-white-cliff-berserker",
    "Berserker of the White Cliffs",
    "Берсерк Белых Скал",
    SNOW,
    copies=2,
    initiative=6,
    lives=2,
    sides=(DOUBLE_SIMPLE, SIMPLE, NOTHING),
    price=3,
    timing=BATTLE,
    action=(ExtraDamage(1),),
)

SNOW_LEOPARD: Final = card(
    "snow-snow-leopard",
    "Leopard of the High Trails",
    "Барс Горных Троп",
    SNOW,
    copies=2,
    initiative=7,
    lives=1,
    sides=(SIMPLE, DOUBLE_SIMPLE, PIERCING),
)

RIME_SHAMANESS: Final = card(
    "snow-rime-shamaness",
    "Rime Shamaness",
    "Шаманка Инея",
    SNOW,
    copies=2,
    initiative=5,
    lives=2,
    sides=(SIMPLE, SHIELD, DOUBLE_SIMPLE),
    price=2,
    timing=OWN_BATTLE,
    action=(SkipTurn(ENEMY),),
)
