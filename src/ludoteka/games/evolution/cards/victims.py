"""«Жертвы волшебства»: four aggressive traits that want a sacrifice, and four defensive ones."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.cards import ether
from ludoteka.games.evolution.copying import OF_THE_ATTACKER, CancelTraits, CopyTrait
from ludoteka.games.evolution.deck import (
    ACTIVATION,
    AFTER_ATTACK,
    AGGRESSIVE,
    ALWAYS,
    ATTACKED,
    CANCELS_TARGET,
    CONSTANT,
    COPIES_ALL,
    DEFENSIVE,
    MAY,
    NEW_ATTACK,
    PASSIVE,
    REPEAT_ANY,
    REPEAT_OTHER,
    TARGETED,
    VICTIMS,
    trait,
)
from ludoteka.games.evolution.growing import TraitFromDeck
from ludoteka.games.evolution.passives import KEEP_AWAKE
from ludoteka.games.evolution.state import MIMICS
from ludoteka.games.evolution.striking import (
    DiscardOwnTrait,
    Hide,
    Sacrifice,
    SuccessCrystal,
    TargetLosesCrystal,
    TargetLosesTrait,
    TargetSleeps,
)

# rule: evolution.victims.four-aggressive, evolution.new-attack.three-attacking-traits
FOLLOWS = (ether,)  # these traits are numbered after those of the ether

HYPNOTIZING: Final = trait(
    "hypnotizing", "Hypnotizing", "Гипнотизирующее", VICTIMS, AGGRESSIVE, NEW_ATTACK, MAY,
    TargetSleeps(), SuccessCrystal(), price=(Sacrifice(),), repeat=REPEAT_OTHER,
)  # fmt: skip
# rule: evolution.victims-card.nosferatu-repeat-any-target
NOSFERATU: Final = trait(
    "nosferatu", "Nosferatu", "Носферату", VICTIMS, AGGRESSIVE, NEW_ATTACK, MAY,
    TargetLosesCrystal(), SuccessCrystal(), price=(Sacrifice(),), repeat=REPEAT_ANY,
)  # fmt: skip
# rule: evolution.victims-card.incinerating-repeat-any-target
INCINERATING: Final = trait(
    "incinerating", "Incinerating", "Испепеляющее", VICTIMS, AGGRESSIVE, NEW_ATTACK, MAY,
    TargetLosesTrait(), SuccessCrystal(), price=(Sacrifice(),), repeat=REPEAT_ANY,
)  # fmt: skip
# rule: evolution.victims-card.dreadful-optional, evolution.victims-card.dreadful-cancels-up-to-two
DREADFUL: Final = trait(
    "dreadful", "Dreadful", "Жуткое", VICTIMS, AGGRESSIVE, ACTIVATION, MAY,
    Sacrifice(), CancelTraits(2), shadow=CANCELS_TARGET,
)  # fmt: skip

MIMIC: Final = trait(
    "mimic", "Mimic", "Мимик", VICTIMS, DEFENSIVE, TARGETED, MAY, CopyTrait(OF_THE_ATTACKER), shadow=COPIES_ALL
)
CAVE_DWELLING: Final = trait(
    "cave-dwelling", "Cave-Dwelling", "Пещерное", VICTIMS, DEFENSIVE, AFTER_ATTACK, MAY, TraitFromDeck()
)
HIDING: Final = trait(
    "hiding", "Hiding", "Прячущееся", VICTIMS, DEFENSIVE, ATTACKED, MAY, DiscardOwnTrait(), Hide(), shadow=ALWAYS
)
WAKEFUL: Final = trait(
    "wakeful", "Wakeful", "Чуткое", VICTIMS, DEFENSIVE, CONSTANT, PASSIVE, passive=(KEEP_AWAKE,), our_name=True
)

MIMICS[0] = MIMIC
