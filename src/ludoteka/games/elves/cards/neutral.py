"""The warriors of Farrun that belong to no nation, and Ebrung, who guards the Portal."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.deck import (
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    FIRE_SHIELD,
    MOVEMENT,
    NEUTRAL,
    PIERCING,
    SHIELD,
    SIMPLE,
    card,
)

EBRUNG: Final = card(
    "neutral-ebrung",
    "Ebrung, Warden of the Portal",
    "Эбрунг, страж Портала",
    NEUTRAL,
    initiative=6,
    lives=4,
    sides=(DOUBLE_SIMPLE, DOUBLE_PIERCING, SIMPLE),
    dragon=True,
    printed=True,
)

MISTRESS_OF_TIME: Final = card(
    "neutral-mistress-of-time",
    "Mistress of Time",
    "Хозяйка Времени",
    NEUTRAL,
    initiative=12,
    lives=2,
    sides=(PIERCING, MOVEMENT, DOUBLE_PIERCING),
    hero=True,
    printed=True,
)

ELDAGAR: Final = card(
    "neutral-eldagar",
    "Eldagar",
    "Эльдагар",
    NEUTRAL,
    initiative=7,
    lives=3,
    sides=(DOUBLE_SIMPLE, SHIELD, DOUBLE_SIMPLE),
    hero=True,
    printed=True,
)

ATRANAX: Final = card(
    "neutral-atranax",
    "Atranax",
    "Атранакс",
    NEUTRAL,
    initiative=5,
    lives=3,
    sides=(FIRE_SHIELD, DOUBLE_PIERCING, SIMPLE),
    hero=True,
    printed=True,
)

MOSS_GIANT: Final = card(
    "neutral-moss-giant",
    "Mossback Colossus",
    "Мшистый Исполин",
    NEUTRAL,
    copies=2,
    initiative=4,
    lives=3,
    sides=(DOUBLE_SIMPLE, SIMPLE, DOUBLE_SIMPLE),
)

ASH_WOLF: Final = card(
    "neutral-ash-wolf",
    "Cinder Wolf",
    "Пепельный Волк",
    NEUTRAL,
    copies=2,
    initiative=10,
    lives=2,
    sides=(DOUBLE_SIMPLE, SIMPLE, SIMPLE),
)

FEN_CRONE: Final = card(
    "neutral-fen-crone",
    "Fen Crone",
    "Топяная Старуха",
    NEUTRAL,
    copies=2,
    initiative=7,
    lives=2,
    sides=(PIERCING, SIMPLE, PIERCING),
)

CRAG_HARPY: Final = card(
    "neutral-crag-harpy",
    "Crag Harpy",
    "Гарпия Утёсов",
    NEUTRAL,
    copies=2,
    initiative=10,
    lives=2,
    sides=(DOUBLE_SIMPLE, MOVEMENT, SIMPLE),
)

ROAD_CENTAUR: Final = card(
    "neutral-road-centaur",
    "Centaur of the Old Roads",
    "Кентавр Старых Дорог",
    NEUTRAL,
    copies=2,
    initiative=9,
    lives=2,
    sides=(SIMPLE, DOUBLE_SIMPLE, SIMPLE),
)

TUSKER: Final = card(
    "neutral-tusker",
    "Irontusk",
    "Бронеклык",
    NEUTRAL,
    copies=2,
    initiative=8,
    lives=2,
    sides=(DOUBLE_SIMPLE, SIMPLE, DOUBLE_SIMPLE),
)

LURELIGHT: Final = card(
    "neutral-lurelight",
    "Lurelight",
    "Манящий Светляк",
    NEUTRAL,
    copies=2,
    initiative=11,
    lives=1,
    sides=(PIERCING, MOVEMENT, DOUBLE_PIERCING),
)

BASTION_TURTLE: Final = card(
    "neutral-bastion-turtle",
    "Bastion Turtle",
    "Черепаха-Бастион",
    NEUTRAL,
    copies=2,
    initiative=3,
    lives=3,
    sides=(SHIELD, DOUBLE_SIMPLE, SHIELD),
)

MAGMA_NEWT: Final = card(
    "neutral-magma-newt",
    "Magma Newt",
    "Лавовый Тритон",
    NEUTRAL,
    copies=2,
    initiative=6,
    lives=2,
    sides=(FIRE_SHIELD, PIERCING, FIRE_SHIELD),
)

HILL_OGRE: Final = card(
    "neutral-hill-ogre",
    "Barrow Ogre",
    "Людоед Курганов",
    NEUTRAL,
    copies=2,
    initiative=5,
    lives=3,
    sides=(DOUBLE_SIMPLE, SIMPLE, DOUBLE_SIMPLE),
)

WILLOW_WARDEN: Final = card(
    "neutral-willow-warden",
    "Willow Watcher",
    "Ивовый Сторож",
    NEUTRAL,
    copies=2,
    initiative=4,
    lives=3,
    sides=(COUNTER, PIERCING, COUNTER),
)

MARCH_MERCENARY: Final = card(
    "neutral-march-mercenary",
    "Borderland Sellsword",
    "Наёмник Порубежья",
    NEUTRAL,
    copies=2,
    initiative=9,
    lives=2,
    sides=(SIMPLE, SHIELD, DOUBLE_SIMPLE),
)

DOME_WRAITH: Final = card(
    "neutral-dome-wraith",
    "Wraith of the Dome",
    "Призрак Купола",
    NEUTRAL,
    copies=2,
    initiative=9,
    lives=2,
    sides=(PIERCING, SIMPLE, PIERCING),
)
