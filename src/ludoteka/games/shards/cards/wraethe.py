"""Wraethe («Демиреалы»): power, and what a discard is good for."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import AtMastery, Echo, Ladder, LeaderIs, instead, when
from ludoteka.games.shards.deck import ALLY, CHAMPION, KO_SYN_WU, MERCENARY, RELICS, WRAETHE, card
from ludoteka.games.shards.moves import A_MERCENARY, A_WRAETHE_CARD, MayBanish, ReturnToHand
from ludoteka.games.shards.passives import Unattackable
from ludoteka.games.shards.words import MASTERY, POWER, DoublePower, Draw, Gain, IgnoreShields, PowerPerDiscarded

card(
    "Wraethe Skirmisher",
    "Застрельщик демиреалов",
    WRAETHE,
    ALLY,
    cost=1,
    copies=3,
    play=(instead(Echo(), Gain(6, POWER), of=Gain(2, POWER)),),
    our_ru=True,
)

card("Nil Assassin", "Убийца Нуля", WRAETHE, MERCENARY, cost=2, copies=3, play=(Gain(5, POWER),), our_ru=True)

card(
    "Shadow Apostle",
    "Апостол тени",
    WRAETHE,
    MERCENARY,
    cost=2,
    copies=3,
    play=(Gain(2, POWER), MayBanish(1)),
    our_ru=True,
)

card(
    "Shadebound Sentry",
    "Страж, скованный тенью",
    WRAETHE,
    ALLY,
    cost=3,
    copies=2,
    play=(Gain(3, POWER), ReturnToHand(A_MERCENARY)),
    our_ru=True,
)

card(
    "Umbral Scourge",
    "Бич сумрака",
    WRAETHE,
    MERCENARY,
    cost=3,
    copies=3,
    play=(Gain(1, MASTERY), MayBanish(1)),
    our_ru=True,
)

card(
    "Aetherbreaker",
    "Разрушитель эфира",
    WRAETHE,
    MERCENARY,
    cost=4,
    copies=2,
    play=(Ladder((0, Gain(4, POWER)), (10, Gain(8, POWER))),),
    our_ru=True,
)

card(
    "Scion of Nothingness",
    "Отпрыск небытия",
    WRAETHE,
    MERCENARY,
    cost=5,
    copies=2,
    play=(Gain(3, POWER), when(Echo(), PowerPerDiscarded(2, WRAETHE))),
    our_ru=True,
)

card(
    "Zara Ra, Soulflayer",
    "Зара Ра, Свежеватель душ",
    WRAETHE,
    MERCENARY,
    cost=5,
    play=(Gain(4, POWER), Gain(1, MASTERY), when(AtMastery(10), MayBanish(2))),
)

card(
    "Fao Cu'tul, The Formless",
    "Фао Ку'тул Бесформенный",
    WRAETHE,
    CHAMPION,
    cost=4,
    health=4,
    exhaust=(Gain(2, POWER), when(AtMastery(20), DoublePower())),
    our_ru=True,
)

card(
    "Li Hin, The Shattered",
    "Ли Хин, Расколотая",
    WRAETHE,
    CHAMPION,
    cost=3,
    health=1,
    passive=(Unattackable(),),
    exhaust=(Gain(1, POWER),),
)

card(
    "Zen Chi Set, Godkiller",
    "Зен Чи Сет, Богоубийца",
    WRAETHE,
    CHAMPION,
    cost=7,
    health=5,
    exhaust=(Gain(3, POWER), ReturnToHand(A_WRAETHE_CARD)),
    our_ru=True,
)

# --- Relics of the Future ---

PALL_SHADES: Final = card(
    "Pall Shades",
    "Померкшие тени",
    WRAETHE,
    ALLY,
    cost=2,
    copies=3,
    play=(when(Echo(), Gain(3, POWER)), Draw(1)),
    expansion=RELICS,
)

card(
    "The Lost",
    "Потерянные",
    WRAETHE,
    MERCENARY,
    cost=4,
    copies=2,
    play=(Gain(6, POWER), when(LeaderIs(KO_SYN_WU), MayBanish(1))),
    expansion=RELICS,
    our_ru=True,
)

card(
    "Ru Bo Vai, The Transcendant",
    "Ру Бо Вай, Трансцендентный",
    WRAETHE,
    CHAMPION,
    cost=5,
    health=4,
    exhaust=(Gain(4, POWER), when(AtMastery(10), IgnoreShields())),
    expansion=RELICS,
    our_ru=True,
)
