"""The Order («Орден»): mastery, cards and shields."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import AtMastery, Dominion, LeaderIs, MostMastery, when
from ludoteka.games.shards.deck import ALLY, CHAMPION, MERCENARY, ORDER, RELICS, TETRA, card
from ludoteka.games.shards.passives import Covers, UnattackableByLesser
from ludoteka.games.shards.plays import RecruitFree
from ludoteka.games.shards.words import GEMS, MASTERY, Draw, Gain

card(
    "Order Initiate",
    "Послушник Ордена",
    ORDER,
    ALLY,
    cost=1,
    copies=3,
    play=(Gain(2, GEMS), when(Dominion(), Gain(2, MASTERY))),
    our_ru=True,
)

card(
    "Cache Warden",
    "Хранитель кэша",
    ORDER,
    MERCENARY,
    cost=2,
    copies=2,
    play=(Gain(1, MASTERY), when(AtMastery(10), Draw(1))),
    our_ru=True,
)

card("Data Heretic", "Еретик данных", ORDER, MERCENARY, cost=3, copies=3, play=(Draw(2),), our_ru=True)

card(
    "Shard Abstractor",
    "Абстрактор осколков",
    ORDER,
    MERCENARY,
    cost=3,
    copies=3,
    play=(Gain(2, MASTERY),),
    our_ru=True,
)

card("Portal Monk", "Монах портала", ORDER, ALLY, cost=3, copies=2, play=(RecruitFree(6, to_hand_at=15),))

card("Command Seer", "Провидица директив", ORDER, ALLY, cost=4, copies=2, shield=5, play=(Gain(2, GEMS),))

card(
    "Cryptofist Monk",
    "Монах криптокулака",
    ORDER,
    ALLY,
    cost=5,
    copies=2,
    shield=8,
    play=(Draw(1),),
    our_ru=True,
)

card(
    "Omnius, The All-Knowing",
    "Омниус Всезнающий",
    ORDER,
    MERCENARY,
    cost=6,
    play=(Draw(2), when(Dominion(), Gain(5, MASTERY))),
    our_ru=True,
)

card("The Grand Architect", "Великий архитектор", ORDER, MERCENARY, cost=7, play=(Gain(5, MASTERY),))

card(
    "Giga, Source Adept",
    "Гига, Адепт исходного кода",
    ORDER,
    CHAMPION,
    cost=2,
    health=4,
    play=(Draw(1),),
    exhaust=(when(Dominion(), Gain(3, MASTERY)),),
)

card(
    "Systema A.I.",
    "ИИ «Система»",
    ORDER,
    CHAMPION,
    cost=3,
    health=4,
    exhaust=(Gain(1, MASTERY), when(AtMastery(20), Draw(2))),
    our_ru=True,
)

card(
    "Zetta, The Encryptor",
    "Зетта, Шифровальница",
    ORDER,
    CHAMPION,
    cost=5,
    health=5,
    shield=5,
    passive=(Covers(),),
)

# --- Relics of the Future ---

CLOUD_ORACLES: Final = card(
    "Cloud Oracles",
    "Облачные оракулы",
    ORDER,
    ALLY,
    cost=2,
    copies=3,
    play=(Draw(1), when(MostMastery(), Gain(2, GEMS))),
    expansion=RELICS,
)

card(
    "Mainframe Abbot",
    "Настоятель мэйнфрейма",
    ORDER,
    ALLY,
    cost=3,
    copies=2,
    shield=3,
    play=(Draw(1), when(LeaderIs(TETRA), Gain(1, MASTERY))),
    expansion=RELICS,
    our_ru=True,
)

card(
    "Raidian, Cloud Master",
    "Рэйдан, Облачный мастер",
    ORDER,
    CHAMPION,
    cost=5,
    health=3,
    passive=(UnattackableByLesser(),),
    exhaust=(Draw(1),),
    expansion=RELICS,
)
