"""The eight grey-bordered relics, two for each leader."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import AtMastery, Ladder, Unity, instead, when
from ludoteka.games.shards.deck import (
    ALLY,
    CHAMPION,
    DECIMA,
    HOMODEUS,
    KO_SYN_WU,
    ORDER,
    RELICS,
    TETRA,
    UNDERGROWTH,
    VOLOS,
    WRAETHE,
    card,
)
from ludoteka.games.shards.moves import A_MERCENARY, ReturnAll, ReturnToHand
from ludoteka.games.shards.passives import ComesBack, ShieldIsMastery, StandingShield
from ludoteka.games.shards.words import (
    HEALTH,
    MASTERY,
    POWER,
    Draw,
    DrawForDamage,
    Gain,
    HealthGivesPower,
    PowerOfMastery,
)

# rule: shards.relics.decima-pair, shards.relics.ko-syn-wu-pair, shards.relics.tetra-pair, shards.relics.volos-pair
# rule: shards.setup.expansion-card-count

FIRST_RELIC: Final = card(
    "Praetorian-01",
    "Претор-01",
    HOMODEUS,
    ALLY,
    passive=(ComesBack(),),
    play=(Ladder((0, Gain(8, POWER)), (20, Gain(12, POWER))),),
    expansion=RELICS,
    leader=DECIMA,
)

card(
    "Praetorian-02",
    "Претор-02",
    HOMODEUS,
    CHAMPION,
    health=9,
    passive=(StandingShield(3, 20, 6),),
    expansion=RELICS,
    leader=DECIMA,
)

card(
    "Datic Robes",
    "Плащ инфополя",
    ORDER,
    ALLY,
    passive=(ShieldIsMastery(),),
    play=(Ladder((0, Draw(1)), (20, Draw(2))),),
    expansion=RELICS,
    leader=TETRA,
)

card(
    "Terminal Crescents",
    "Терминальные серпы",
    ORDER,
    ALLY,
    play=(Gain(1, MASTERY), Ladder((0, PowerOfMastery(half=True)), (20, PowerOfMastery(half=False)))),
    expansion=RELICS,
    leader=TETRA,
)

card(
    "Entropic Talons",
    "Когти энтропии",
    UNDERGROWTH,
    ALLY,
    play=(Draw(2), HealthGivesPower(), when(AtMastery(20), Gain(10, HEALTH))),
    expansion=RELICS,
    leader=VOLOS,
)

card(
    "Panconscious Crown",
    "Корона всеосознания",
    UNDERGROWTH,
    ALLY,
    play=(Gain(2, MASTERY), Gain(2, HEALTH), when(AtMastery(20), when(Unity(), Gain(50, HEALTH)))),
    expansion=RELICS,
    leader=VOLOS,
)

card(
    "The Heart of Nothing",
    "Сердце небытия",
    WRAETHE,
    ALLY,
    play=(Gain(5, POWER), DrawForDamage(), when(AtMastery(20), Gain(5, POWER))),
    expansion=RELICS,
    leader=KO_SYN_WU,
)

LAST_RELIC: Final = card(
    "The World Piercer",
    "Пронзатель миров",
    WRAETHE,
    ALLY,
    play=(
        Gain(2, MASTERY),
        instead(AtMastery(20), ReturnAll(A_MERCENARY), of=ReturnToHand(A_MERCENARY)),
    ),
    expansion=RELICS,
    leader=KO_SYN_WU,
)
