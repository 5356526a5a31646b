"""«Эфирные создания»: eleven traits, one card each."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.cards import base
from ludoteka.games.evolution.copying import OF_FRIENDS, OF_OTHERS, CopyTrait, SwapTrait
from ludoteka.games.evolution.deck import (
    ACTIVATION,
    AFTER_ATTACK,
    CONSTANT,
    DEFENSIVE,
    ENERGETIC,
    ETHER,
    FRIEND_GAINS,
    MAY,
    MUST,
    PASSIVE,
    SPECIAL,
    TARGETED,
    TRAIT_USED,
    trait,
)
from ludoteka.games.evolution.growing import DrawPerFriend, GainCrystal, GainCrystalPerFriend, TakeOver
from ludoteka.games.evolution.passives import KEEP_ALL_ASLEEP, KEEP_CRYSTALS
from ludoteka.games.evolution.waking import ActivateOwnAwake, ReturnAtEndOfTurn, ReturnToEther, UseAgain

FOLLOWS = (base,)  # these traits are numbered after those of the base game

LEADER: Final = trait(
    "leader", "Leader", "Вожак", ETHER, SPECIAL, ACTIVATION, MUST, ActivateOwnAwake(), ReturnToEther()
)
MANY_HEADED: Final = trait(
    "many-headed", "Many-Headed", "Многоглавое", ETHER, SPECIAL, TRAIT_USED, MAY, ReturnToEther(), UseAgain()
)
DOMINANT: Final = trait("dominant", "Dominant", "Доминирующее", ETHER, ENERGETIC, FRIEND_GAINS, MAY, TakeOver())
BURROWING: Final = trait(
    "burrowing", "Burrowing", "Норное", ETHER, DEFENSIVE, CONSTANT, PASSIVE, passive=(KEEP_ALL_ASLEEP,)
)
SHAPESHIFTER: Final = trait(
    "shapeshifter", "Shapeshifter", "Оборотень", ETHER, SPECIAL, ACTIVATION, MAY,
    CopyTrait(OF_OTHERS), ReturnAtEndOfTurn(),
)  # fmt: skip
FEROCIOUS: Final = trait("ferocious", "Ferocious", "Свирепое", ETHER, DEFENSIVE, AFTER_ATTACK, MAY, GainCrystal())
SCAVENGER: Final = trait(
    "scavenger", "Scavenger", "Падальщик", ETHER, SPECIAL, ACTIVATION, MUST, DrawPerFriend(2), ReturnToEther()
)
SYMBIONT: Final = trait(
    "symbiont", "Symbiont", "Симбионт", ETHER, ENERGETIC, ACTIVATION, MUST, GainCrystalPerFriend(), ReturnToEther()
)
GREGARIOUS: Final = trait(
    "gregarious", "Gregarious", "Стайное", ETHER, DEFENSIVE, TARGETED, MAY, CopyTrait(OF_FRIENDS)
)
THICK_SKINNED: Final = trait(
    "thick-skinned", "Thick-Skinned", "Толстокожее", ETHER, DEFENSIVE, CONSTANT, PASSIVE, passive=(KEEP_CRYSTALS,)
)
STORM: Final = trait("storm", "Storm", "Штормовое", ETHER, SPECIAL, ACTIVATION, MAY, ReturnToEther(), SwapTrait())
