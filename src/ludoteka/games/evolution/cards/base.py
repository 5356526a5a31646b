"""The sixteen traits of the base game."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.copying import OF_OTHERS, CancelTraits, CopyTrait
from ludoteka.games.evolution.deck import (
    ACTIVATION,
    AFTER_ATTACK,
    AGGRESSIVE,
    ATTACK,
    BASE,
    CANCELS_TARGET,
    CONSTANT,
    DEDUCED,
    DEFENSIVE,
    ENERGETIC,
    FRIEND_TRANSMUTES,
    MAY,
    MUST,
    ORIGINAL,
    PASSIVE,
    PUBLISHED,
    SOURCE_GAIN,
    SPECIAL,
    trait,
)
from ludoteka.games.evolution.growing import ExtraFromPart, Inherit, TakeFromFriend
from ludoteka.games.evolution.passives import (
    ATTACKED_ONLY_BY_ITS_LIKE,
    ATTACKS_ONLY_ITS_LIKE,
    KEEP_ALL_AWAKE,
    KEEP_TRAITS,
    TRANSMUTE_AT_THREE,
)
from ludoteka.games.evolution.striking import (
    AttackerLosesCrystal,
    AttackerLosesTrait,
    SuccessCrystal,
    TargetLosesCrystal,
    TargetLosesTrait,
    TargetSleeps,
)
from ludoteka.games.evolution.waking import Wake

# rule: evolution.base.four-categories, evolution.new-attack.base-attacking-traits

VAMPIRE: Final = trait(
    "vampire", "Vampire", "Вампир", BASE, AGGRESSIVE, ATTACK, MAY,
    TargetLosesCrystal(), SuccessCrystal(), basis=DEDUCED,
)  # fmt: skip
FIRE_BREATHING: Final = trait(
    "fire-breathing", "Fire-Breathing", "Огнедышащее", BASE, AGGRESSIVE, ATTACK, MAY,
    TargetLosesTrait(), SuccessCrystal(), basis=DEDUCED,
)  # fmt: skip
LULLING: Final = trait(
    "lulling", "Lulling", "Усыпляющее", BASE, AGGRESSIVE, ATTACK, MAY,
    TargetSleeps(), SuccessCrystal(), basis=DEDUCED,
)  # fmt: skip
FRIGHTENING: Final = trait(
    "frightening", "Frightening", "Страшное", BASE, AGGRESSIVE, ACTIVATION, MAY,
    CancelTraits(1), shadow=CANCELS_TARGET, basis=ORIGINAL,
)  # fmt: skip
ASTRAL: Final = trait(
    "astral", "Astral", "Астральное", BASE, DEFENSIVE, CONSTANT, PASSIVE,
    passive=(ATTACKED_ONLY_BY_ITS_LIKE, ATTACKS_ONLY_ITS_LIKE), basis=DEDUCED,
)  # fmt: skip
FLYING: Final = trait(
    "flying", "Flying", "Летающее", BASE, DEFENSIVE, CONSTANT, PASSIVE,
    passive=(ATTACKED_ONLY_BY_ITS_LIKE,), basis=DEDUCED,
)  # fmt: skip
MANY_EYED: Final = trait(
    "many-eyed", "Many-Eyed", "Многоглазое", BASE, DEFENSIVE, CONSTANT, PASSIVE,
    passive=(KEEP_ALL_AWAKE,), basis=ORIGINAL,
)  # fmt: skip
FIREPROOF: Final = trait(
    "fireproof", "Fireproof", "Огнестойкое", BASE, DEFENSIVE, CONSTANT, PASSIVE,
    passive=(KEEP_TRAITS,), basis=DEDUCED,
)  # fmt: skip
VENGEFUL: Final = trait(
    "vengeful", "Vengeful", "Мстительное", BASE, DEFENSIVE, AFTER_ATTACK, MAY,
    AttackerLosesTrait(), basis=DEDUCED,
)  # fmt: skip
TOXIC: Final = trait(
    "toxic", "Toxic", "Токсичное", BASE, DEFENSIVE, AFTER_ATTACK, MAY,
    AttackerLosesCrystal(), basis=DEDUCED,
)  # fmt: skip
TINY: Final = trait(
    "tiny", "Tiny", "Крошечное", BASE, ENERGETIC, CONSTANT, PASSIVE,
    passive=(TRANSMUTE_AT_THREE,), basis=PUBLISHED, our_name=True,
)  # fmt: skip
GREEDY: Final = trait(
    "greedy", "Greedy", "Жадное", BASE, ENERGETIC, SOURCE_GAIN, MUST,
    ExtraFromPart(), basis=ORIGINAL, our_name=True,
)  # fmt: skip
LATCHING: Final = trait(
    "latching", "Latching", "Присасывающееся", BASE, ENERGETIC, ACTIVATION, MAY,
    TakeFromFriend(), basis=ORIGINAL, our_name=True,
)  # fmt: skip
INHERITING: Final = trait(
    "inheriting", "Inheriting", "Наследующее", BASE, ENERGETIC, FRIEND_TRANSMUTES, MUST,
    Inherit(), basis=ORIGINAL, our_name=True,
)  # fmt: skip
PESKY: Final = trait(
    "pesky", "Pesky", "Назойливое", BASE, SPECIAL, ACTIVATION, MAY,
    Wake(), once_a_round=True, basis=ORIGINAL,
)  # fmt: skip
CHANGELING: Final = trait(
    "changeling", "Changeling", "Перевёртыш", BASE, SPECIAL, ACTIVATION, MAY,
    CopyTrait(OF_OTHERS), basis=ORIGINAL, our_name=True,
)  # fmt: skip
