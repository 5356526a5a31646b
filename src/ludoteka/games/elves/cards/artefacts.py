"""The twenty artefacts: one use each."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.blows import CopyStrike, Damage, ExtraDamage, Heal, ReplaceSide
from ludoteka.games.elves.deck import (
    ANY_TIME,
    ARTEFACT,
    BATTLE,
    DOUBLE_PIERCING,
    FIRE_SHIELD,
    LAYOUT,
    OWN_BATTLE,
    OWN_TURN,
    RESPONSE,
    card,
)
from ludoteka.games.elves.errands import DiscardTheirs, Draw, PeekHand, ProtectLand, Recover, TeleportAttack
from ludoteka.games.elves.ranks import (
    ChangeInitiative,
    ExtraAttack,
    RetreatAfterLayout,
    SaveToHand,
    SwapCentre,
    SwapPlaces,
)
from ludoteka.games.elves.words import ANYONE, ENEMY, OWN, BlockActions, CancelAction

STAR_BLADE: Final = card(
    "artefact-star-blade",
    "Blade of the Shooting Star",
    "Клинок Падучей Звезды",
    ARTEFACT,
    timing=OWN_BATTLE,
    action=(ReplaceSide(OWN, DOUBLE_PIERCING),),
)

OLD_GODS_THORN: Final = card(
    "artefact-old-gods-thorn",
    "Thorn of the Old Gods",
    "Шип Старых Богов",
    ARTEFACT,
    timing=BATTLE,
    action=(ExtraDamage(1),),
)

THUNDER_VIAL: Final = card(
    "artefact-thunder-vial",
    "Thunder Vial",
    "Громовая Склянка",
    ARTEFACT,
    timing=BATTLE,
    action=(Damage(ENEMY, 1),),
)

SECOND_WIND_HORN: Final = card(
    "artefact-second-wind-horn",
    "Horn of Second Wind",
    "Рог Второго Дыхания",
    ARTEFACT,
    timing=OWN_BATTLE,
    action=(ExtraAttack(OWN),),
)

MIRROR_GAUNTLET: Final = card(
    "artefact-mirror-gauntlet",
    "Mirror Gauntlet",
    "Зеркальная Перчатка",
    ARTEFACT,
    timing=OWN_BATTLE,
    action=(CopyStrike(OWN),),
)

CROSSROADS_CLOAK: Final = card(
    "artefact-crossroads-cloak",
    "Crossroads Cloak",
    "Плащ Перекрёстка",
    ARTEFACT,
    timing=BATTLE,
    action=(SwapPlaces(ANYONE),),
)

AMBER_BALM: Final = card(
    "artefact-amber-balm",
    "Honey Balm",
    "Медовый Бальзам",
    ARTEFACT,
    timing=BATTLE,
    action=(Heal(ANYONE, 2),),
)

FLAME_RING: Final = card(
    "artefact-flame-ring",
    "Ring of Living Flame",
    "Кольцо Живого Пламени",
    ARTEFACT,
    timing=OWN_BATTLE,
    action=(ReplaceSide(OWN, FIRE_SHIELD),),
)

HOMECOMING_FEATHER: Final = card(
    "artefact-homecoming-feather",
    "Homecoming Feather",
    "Перо Возвращения",
    ARTEFACT,
    timing=RESPONSE,
    action=(SaveToHand(OWN),),
)

MIST_BRIDGE: Final = card(
    "artefact-mist-bridge",
    "Bridge of Mist",
    "Туманный Мост",
    ARTEFACT,
    timing=LAYOUT,
    action=(RetreatAfterLayout(),),
)

QUICKSAND: Final = card(
    "artefact-quicksand",
    "Handful of Quick Time",
    "Горсть Зыбучего Времени",
    ARTEFACT,
    timing=BATTLE,
    action=(ChangeInitiative(ANYONE, -5),),
)

FIRST_STEP_BOOTS: Final = card(
    "artefact-first-step-boots",
    "Boots of the First Step",
    "Сапоги Первого Шага",
    ARTEFACT,
    timing=LAYOUT,
    action=(ChangeInitiative(OWN, 6),),
)

FATE_SCALES: Final = card(
    "artefact-fate-scales",
    "Scales of the Lot",
    "Весы Жребия",
    ARTEFACT,
    timing=LAYOUT,
    action=(SwapCentre(),),
)

MUSTER_SCROLL: Final = card(
    "artefact-muster-scroll",
    "Muster Scroll",
    "Свиток Сбора",
    ARTEFACT,
    timing=ANY_TIME,
    action=(Draw(3),),
)

BOOK_OF_FALLEN: Final = card(
    "artefact-book-of-fallen",
    "Book of the Fallen",
    "Книга Павших",
    ARTEFACT,
    timing=OWN_TURN,
    action=(Recover(2),),
)

OWL_EYE: Final = card(
    "artefact-owl-eye",
    "Eye of the Owl",
    "Око Филина",
    ARTEFACT,
    timing=OWN_TURN,
    action=(
        PeekHand(),
        DiscardTheirs(1),
    ),
)

TOWER_KEY: Final = card(
    "artefact-tower-key",
    "Key of Nine Towers",
    "Ключ Девяти Башен",
    ARTEFACT,
    timing=OWN_TURN,
    action=(TeleportAttack(),),
)

TRUCE_BELL: Final = card(
    "artefact-truce-bell",
    "Truce Bell",
    "Колокол Перемирия",
    ARTEFACT,
    timing=OWN_TURN,
    action=(ProtectLand(),),
)

SILENCE_SEAL: Final = card(
    "artefact-silence-seal",
    "Seal of Hush",
    "Печать Молчания",
    ARTEFACT,
    timing=RESPONSE,
    action=(CancelAction(),),
)

STILL_DOME: Final = card(
    "artefact-still-dome",
    "Dome of Stillness",
    "Купол Безветрия",
    ARTEFACT,
    timing=OWN_BATTLE,
    action=(BlockActions(),),
)
