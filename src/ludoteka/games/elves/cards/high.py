"""The High Elves: shields, patience and order."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.blows import AddLife, PreventDamage, ReplaceSide
from ludoteka.games.elves.deck import (
    ANY_TIME,
    ATTACKED,
    BATTLE,
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    FIRE_SHIELD,
    HIGH,
    NOTHING,
    OWN_BATTLE,
    PIERCING,
    RESPONSE,
    SHIELD,
    SIMPLE,
    card,
)
from ludoteka.games.elves.errands import Draw
from ludoteka.games.elves.ranks import SwapReserve
from ludoteka.games.elves.words import ENEMY, OWN, CancelAction

DRAGON: Final = card(
    "high-dragon",
    "Aurellon, Dragon of Daybreak",
    "Ауреллон, дракон Рассвета",
    HIGH,
    initiative=7,
    lives=4,
    sides=(FIRE_SHIELD, DOUBLE_PIERCING, SHIELD),
    dragon=True,
)

KAELINDRA: Final = card(
    "high-kaelindra",
    "Kaelindra Goldshield",
    "Каэлиндра Золотой Щит",
    HIGH,
    initiative=5,
    lives=3,
    sides=(FIRE_SHIELD, DOUBLE_SIMPLE, SHIELD),
    hero=True,
    price=4,
    timing=BATTLE,
    action=(ReplaceSide(OWN, FIRE_SHIELD),),
)

ORIEL: Final = card(
    "high-oriel",
    "Oriel the High Enchanter",
    "Ориэль, Верховный чародей",
    HIGH,
    initiative=7,
    lives=2,
    sides=(PIERCING, DOUBLE_PIERCING, COUNTER),
    hero=True,
    price=4,
    timing=BATTLE,
    action=(ReplaceSide(ENEMY, NOTHING, only_strikes=True),),
)

TARIEN: Final = card(
    "high-tarien",
    "Tarien, Lord of the Noon Gates",
    "Тариэн, Лорд Полуденных Врат",
    HIGH,
    initiative=6,
    lives=2,
    sides=(DOUBLE_SIMPLE, DOUBLE_PIERCING, COUNTER),
    hero=True,
    price=3,
    timing=OWN_BATTLE,
    action=(SwapReserve(OWN),),
)

SUN_WARDEN: Final = card(
    "high-sun-warden",
    "Sun Plateguard",
    "Солнечный Латник",
    HIGH,
    copies=2,
    initiative=3,
    lives=2,
    sides=(SHIELD, DOUBLE_SIMPLE, SHIELD),
    price=2,
    timing=OWN_BATTLE,
    role=ATTACKED,
    action=(ReplaceSide(OWN, FIRE_SHIELD),),
)

DAWN_SPEAR: Final = card(
    "high-dawn-spear",
    "Spear of the Dawn",
    "Копейщица Зари",
    HIGH,
    copies=2,
    initiative=7,
    lives=1,
    sides=(PIERCING, SIMPLE, COUNTER),
)

HEALER: Final = card(
    "high-healer",
    "Healer of the Bright Cloister",
    "Лекарь Светлой Обители",
    HIGH,
    copies=2,
    initiative=5,
    lives=2,
    sides=(COUNTER, PIERCING, NOTHING),
    price=2,
    timing=RESPONSE,
    action=(PreventDamage(1),),
)

SEAL_KEEPER: Final = card(
    "high-seal-keeper",
    "Keeper of the Seals",
    "Хранительница Печатей",
    HIGH,
    copies=2,
    initiative=6,
    lives=1,
    sides=(FIRE_SHIELD, SIMPLE, SHIELD),
    price=3,
    timing=RESPONSE,
    action=(CancelAction(),),
)

MIRROR_KNIGHT: Final = card(
    "high-mirror-knight",
    "Knight of the Mirror Court",
    "Рыцарь Зеркального Двора",
    HIGH,
    copies=2,
    initiative=3,
    lives=2,
    sides=(COUNTER, PIERCING, NOTHING),
)

CRYSTAL_ARBALESTER: Final = card(
    "high-crystal-arbalester",
    "Crystal Wall Arbalester",
    "Арбалетчик Хрустальных Стен",
    HIGH,
    copies=2,
    initiative=6,
    lives=1,
    sides=(SIMPLE, PIERCING, SHIELD),
)

CROWN_TREASURER: Final = card(
    "high-crown-treasurer",
    "Crown Treasurer",
    "Казначей Короны",
    HIGH,
    copies=2,
    initiative=3,
    lives=2,
    sides=(SIMPLE, SIMPLE, SHIELD),
    price=4,
    timing=ANY_TIME,
    action=(Draw(2),),
)

NOON_STANDARD: Final = card(
    "high-noon-standard",
    "Noon Standard-bearer",
    "Знаменосец Полудня",
    HIGH,
    copies=2,
    initiative=5,
    lives=2,
    sides=(SIMPLE, SHIELD, NOTHING),
    price=3,
    timing=OWN_BATTLE,
    action=(AddLife(OWN, 1),),
)
