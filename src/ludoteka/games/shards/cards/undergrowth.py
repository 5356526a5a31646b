"""Undergrowth («Ветвь»): health, and allies that act in unity."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import AtFullHealth, AtMastery, LeaderIs, Unity, instead, when
from ludoteka.games.shards.deck import ALLY, CHAMPION, MERCENARY, RELICS, UNDERGROWTH, VOLOS, card
from ludoteka.games.shards.moves import DestroyAllChampions, DestroyChampion
from ludoteka.games.shards.plays import CopyAgain, CopyAlly
from ludoteka.games.shards.words import HEALTH, MASTERY, POWER, Draw, Gain, PowerPerAllyPlayed

card(
    "Undergrowth Aspirant",
    "Послушник Ветви",
    UNDERGROWTH,
    ALLY,
    cost=1,
    copies=3,
    play=(Gain(3, HEALTH), when(Unity(), Gain(5, POWER))),
    our_ru=True,
)

card(
    "Spore Cleric",
    "Споровый клирик",
    UNDERGROWTH,
    MERCENARY,
    cost=2,
    copies=3,
    play=(Gain(4, HEALTH),),
    our_ru=True,
)

card(
    "Fungal Hermit",
    "Грибная отшельница",
    UNDERGROWTH,
    MERCENARY,
    cost=3,
    copies=2,
    play=(Gain(1, MASTERY), when(AtMastery(10), Gain(5, HEALTH))),
)

card(
    "Le'shai Knight",
    "Рыцарь Ле'Ши",
    UNDERGROWTH,
    MERCENARY,
    cost=3,
    copies=3,
    play=(instead(Unity(), Gain(6, POWER), of=Gain(3, POWER)),),
)

card(
    "Thorn Zealot",
    "Шипастая фанатичка",
    UNDERGROWTH,
    ALLY,
    cost=3,
    copies=2,
    shield=3,
    play=(Draw(1), when(Unity(), DestroyChampion())),
)

card(
    "Shardwood Guardian",
    "Поборник Осколеса",
    UNDERGROWTH,
    ALLY,
    cost=4,
    copies=3,
    play=(Gain(2, POWER), Draw(1), when(Unity(), Gain(6, HEALTH))),
)

card(
    "Ghostwillow Avenger",
    "Мститель призрачной ивы",
    UNDERGROWTH,
    MERCENARY,
    cost=4,
    play=(Gain(4, POWER), when(AtMastery(15), DestroyAllChampions())),
    our_ru=True,
)

card(
    "Ojas, Genesis Druid",
    "Оджас, Друид созидания",
    UNDERGROWTH,
    ALLY,
    cost=4,
    play=(CopyAlly(-1), CopyAgain(20)),
)

card(
    "Furrowing Elemental",
    "Бороздящий элементаль",
    UNDERGROWTH,
    ALLY,
    cost=5,
    copies=2,
    play=(Gain(4, HEALTH), Draw(1), when(AtFullHealth(), Gain(6, POWER))),
    our_ru=True,
)

card(
    "Root of the Forest",
    "Корень леса",
    UNDERGROWTH,
    MERCENARY,
    cost=7,
    play=(Gain(10, HEALTH), when(Unity(), Gain(10, POWER))),
    our_ru=True,
)

card(
    "Additri, Gaiamancer",
    "Аддитри, Гайямант",
    UNDERGROWTH,
    CHAMPION,
    cost=5,
    health=5,
    exhaust=(Gain(2, POWER), PowerPerAllyPlayed(2, UNDERGROWTH)),
    our_ru=True,
)

# --- Relics of the Future ---

ARACH_DEVOTEES: Final = card(
    "Arach Devotees",
    "Служитель Араха",
    UNDERGROWTH,
    ALLY,
    cost=2,
    copies=3,
    play=(Draw(1), when(Unity(), Gain(3, HEALTH))),
    expansion=RELICS,
)

card(
    "Hounds of Volos",
    "Гончие Велеса",
    UNDERGROWTH,
    MERCENARY,
    cost=3,
    copies=2,
    play=(Gain(5, HEALTH), when(LeaderIs(VOLOS), Gain(5, POWER))),
    expansion=RELICS,
    our_ru=True,
)

card(
    "Taur, Arachpriest",
    "Тавр, Арахоепископ",
    UNDERGROWTH,
    CHAMPION,
    cost=5,
    health=4,
    exhaust=(CopyAlly(UNDERGROWTH),),
    expansion=RELICS,
)
