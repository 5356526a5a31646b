"""Homo Deus («Хомо Деус»): drones, and champions that count each other."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import AtMastery, ChampionsInPlay, Inspire, Ladder, instead, when
from ludoteka.games.shards.deck import ALLY, CHAMPION, HOMODEUS, MERCENARY, RELICS, card
from ludoteka.games.shards.moves import A_CHAMPION, MayBanish, OpponentLosesMastery, ReturnToHand
from ludoteka.games.shards.passives import BesideHimUnattackable, CheaperPerChampion, ToughensChampions
from ludoteka.games.shards.plays import CopyEveryAlly
from ludoteka.games.shards.words import GEMS, POWER, Draw, Gain, GainPerChampion, NextChampionEnters

card(
    "Kiln Drone",
    "Дрон-обжигальщик",
    HOMODEUS,
    ALLY,
    cost=1,
    copies=3,
    play=(instead(Inspire(), Gain(4, GEMS), of=Gain(2, GEMS)),),
    our_ru=True,
)

card(
    "Mining Drones",
    "Горные дроны",
    HOMODEUS,
    ALLY,
    cost=2,
    copies=3,
    play=(Gain(1, GEMS), Draw(1)),
    our_ru=True,
)

card(
    "Korvus Legionnaire",
    "Легионер Корвуса",
    HOMODEUS,
    ALLY,
    cost=3,
    copies=3,
    shield=2,
    play=(Gain(2, POWER), ReturnToHand(A_CHAMPION)),
)

card("Reactor Drone", "Реакторные дроны", HOMODEUS, ALLY, cost=3, copies=3, play=(Gain(3, GEMS),))

card(
    "Venator of the Wastes",
    "Охотник пустошей",
    HOMODEUS,
    MERCENARY,
    cost=4,
    play=(Gain(4, POWER), when(Inspire(), OpponentLosesMastery(2))),
    our_ru=True,
)

card(
    "Numeri Drones",
    "Дроны-номеры",
    HOMODEUS,
    CHAMPION,
    cost=3,
    copies=2,
    health=5,
    exhaust=(Gain(1, GEMS), NextChampionEnters()),
)

card(
    "Primus Pilus",
    "Примипил",
    HOMODEUS,
    CHAMPION,
    cost=2,
    health=6,
    exhaust=(when(ChampionsInPlay(3, HOMODEUS), Draw(2)),),
)

card(
    "Evokatus",
    "Эвокат",
    HOMODEUS,
    CHAMPION,
    cost=4,
    copies=2,
    health=2,
    play=(Draw(1),),
    exhaust=(GainPerChampion(POWER, HOMODEUS),),
)

card(
    "Optio Crusher",
    "Оптион-сокрушитель",
    HOMODEUS,
    CHAMPION,
    cost=5,
    copies=2,
    health=4,
    exhaust=(Ladder((0, Gain(3, POWER)), (10, Gain(5, POWER))),),
    our_ru=True,
)

card(
    "Drakonarius",
    "Драконарий",
    HOMODEUS,
    CHAMPION,
    cost=6,
    health=2,
    passive=(BesideHimUnattackable("General Decurion"),),
    exhaust=(Gain(6, POWER),),
)

card(
    "General Decurion",
    "Генерал Декурион",
    HOMODEUS,
    CHAMPION,
    cost=7,
    health=7,
    exhaust=(Gain(3, GEMS), when(AtMastery(20), CopyEveryAlly())),
)

# --- Relics of the Future ---

LIMITER_DRONES: Final = card(
    "Limiter Drones",
    "Дроны-лимитаны",
    HOMODEUS,
    ALLY,
    cost=2,
    copies=3,
    play=(when(Inspire(), MayBanish(1)), Draw(1)),
    expansion=RELICS,
)

card(
    "Ferrata Guard",
    "Ферритовый страж",
    HOMODEUS,
    CHAMPION,
    cost=4,
    copies=2,
    health=4,
    passive=(ToughensChampions(2),),
    exhaust=(GainPerChampion(GEMS, HOMODEUS),),
    expansion=RELICS,
)

card(
    "Axia",
    "Аксия",
    HOMODEUS,
    CHAMPION,
    cost=7,
    health=7,
    passive=(CheaperPerChampion(HOMODEUS),),
    exhaust=(Gain(7, POWER),),
    expansion=RELICS,
)
