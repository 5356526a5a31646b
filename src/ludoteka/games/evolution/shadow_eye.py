"""What the Shadow sees: which targets will surely bring it a crystal, and which of them it prefers."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.cards.base import FIRE_BREATHING, LULLING, VAMPIRE
from ludoteka.games.evolution.cards.victims import HYPNOTIZING, INCINERATING, MIMIC, NOSFERATU
from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import (
    AT,
    ATTACK,
    ATTACKED,
    CAN,
    DEFENSIVE,
    KEEPS_AWAKE,
    KEEPS_CRYSTALS,
    KEEPS_CRYSTALS_ASLEEP,
    KEEPS_CRYSTALS_AWAKE,
    KEEPS_TRAITS,
    KEEPS_TRAITS_ASLEEP,
    KEEPS_TRAITS_AWAKE,
    NEW_ATTACK,
    OF_BAR,
    SHADOW_CANCELS,
    TARGETED,
)
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import CANCELLED_, shown_by
from ludoteka.games.evolution.verbs import SIDES

# rule: evolution.solo-victims.attack-trait-order
SHADOW_ORDER: Final = [LULLING, FIRE_BREATHING, VAMPIRE]
DRAINS: Final = 1 << VAMPIRE | 1 << NOSFERATU
BURNS: Final = 1 << FIRE_BREATHING | 1 << INCINERATING
LULLS: Final = 1 << LULLING | 1 << HYPNOTIZING


def succeeds(trait: int, target: Creature, able: int, cards: int, hid: bool) -> bool:
    """Whether this attacking trait has an effect on a target with these traits in force and this many cards."""
    bit = 1 << trait
    if bit & DRAINS:
        when = CAN[KEEPS_CRYSTALS_ASLEEP] if target.asleep else CAN[KEEPS_CRYSTALS_AWAKE]
        return target.crystals > 0 and not hid and not able & (CAN[KEEPS_CRYSTALS] | when)
    if bit & BURNS:
        when = CAN[KEEPS_TRAITS_ASLEEP] if target.asleep else CAN[KEEPS_TRAITS_AWAKE]
        return cards > 0 and not able & (CAN[KEEPS_TRAITS] | when)
    return not target.asleep and not hid and not able & CAN[KEEPS_AWAKE]


def brings_crystal(
    target: Creature, able: int, cards: int, hid: bool, base: int, new: list[int]
) -> bool:
    """Whether at least one trait succeeds: any base one, or every new one that a choice card may pick."""
    for trait in SHADOW_ORDER:
        if base >> trait & 1 and succeeds(trait, target, able, cards, hid):
            return True
    if not new:
        return False
    for trait in new:
        if not succeeds(trait, target, able, cards, hid):
            return False
    return True


def answers(state: Evolution, attacker: Creature, code: int) -> list[int]:
    """The sets of traits that the target may have in force after its owner's copies."""
    # rule: evolution.base.solo-shadow-target, evolution.solo-victims.attack-on-hiding-needs-certainty
    target = state.at(code)
    able = target.force
    friends = 0
    for i, friend in enumerate(state.players[code % SIDES].creatures):
        if i != code // SIDES:
            friends |= friend.force
    friends &= OF_BAR[DEFENSIVE]
    foes = attacker.force & OF_BAR[DEFENSIVE]
    found = [able]
    for packed in target.traits:
        if packed & CANCELLED_ or not AT[TARGETED] >> shown_by(packed) & 1:
            continue
        bit = 1 << shown_by(packed)
        models = foes if shown_by(packed) == MIMIC else friends
        if friends >> MIMIC & 1:
            models |= foes
        grown = found[:]
        for trait in range(models.bit_length()):
            if models >> trait & 1:
                grown.extend([each & ~bit | 1 << trait for each in found])
        found = grown
    return found


def is_sure(state: Evolution, attacker: Creature, code: int, base: int, new: list[int]) -> bool:
    """Whether an attack brings a crystal whatever the owner of the target does."""
    # rule: evolution.base.solo-shadow-target, evolution.solo-victims.attack-on-hiding-needs-certainty
    target = state.at(code)
    cards = len(target.traits)
    if attacker.force & CAN[SHADOW_CANCELS]:
        return brings_crystal(target, 0, cards, target.hid, base, new)
    for able in answers(state, attacker, code):
        if not brings_crystal(target, able, cards, target.hid, base, new):
            return False
        if able & AT[ATTACKED] and not target.hid:
            for packed in target.traits:
                left = able if packed & CANCELLED_ else able & ~(1 << shown_by(packed))
                if not brings_crystal(target, left, cards - 1, True, base, new):
                    return False
    return True


def best_target(state: Evolution, code: int, targets: list[int], base: int, new: list[int]) -> int:
    """The target that the Shadow takes: most crystals, then fewest traits, then by choice card; -1 for none."""
    # rule: evolution.base.solo-shadow-target
    attacker = state.at(code)
    best: list[int] = []
    rank = (-1, 0)
    for target in targets:
        if target % SIDES != 1 - state.shadow:
            continue
        if not is_sure(state, attacker, target, base, new):
            continue
        creature = state.at(target)
        here = (creature.crystals, -len(creature.traits))
        if here > rank:
            rank = here
            best = [target]
        elif here == rank:
            best.append(target)
    return best[state.choice_card(len(best))] if best else -1


def attack_traits(creature: Creature) -> tuple[int, list[int]]:
    """The base attacking traits of a creature as a set, and the new ones it could pay for."""
    able = creature.force
    new = able & AT[NEW_ATTACK] if len(creature.traits) > 1 else 0
    return able & AT[ATTACK], [trait for trait in range(new.bit_length()) if new >> trait & 1]
