"""«Доступные цели»: whom a creature may attack."""

from __future__ import annotations

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import AT, ATTACK, CAN, NEW_ATTACK, ONLY_BY_ITS_LIKE, ONLY_ITS_LIKE
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.verbs import FAMILIAR, SIDES


def is_available(state: Evolution, attacker: Creature, target: Creature, friends: bool) -> bool:
    """Whether this creature may choose that one, another than itself, as the target of an attack."""
    # rule: evolution.base.flying-availability, evolution.base.astral-availability
    # rule: evolution.familiar.attackable-like-creature, evolution.base.target-any-other-creature
    mine = attacker.force
    theirs = target.force
    if theirs & CAN[ONLY_BY_ITS_LIKE] & ~mine:
        return False
    if mine & CAN[ONLY_ITS_LIKE] & ~theirs:
        return False
    return not friends or state.rules.friendly_attack


def targets_of(state: Evolution, code: int) -> list[int]:
    """The available targets of this creature."""
    me = state.at(code)
    mine = code % SIDES
    found: list[int] = []
    for side in range(len(state.players)):
        other = side
        for creature in state.players[side].creatures:
            if other != code and is_available(state, me, creature, side == mine):
                found.append(other)
            other += SIDES
    if state.familiar and is_available(state, me, state.familiar[0], False):
        found.append(FAMILIAR)
    return found


def has_target(state: Evolution, code: int) -> bool:
    me = state.at(code)
    mine = code % SIDES
    for side in range(len(state.players)):
        other = side
        for creature in state.players[side].creatures:
            if other != code and is_available(state, me, creature, side == mine):
                return True
            other += SIDES
    return bool(state.familiar) and is_available(state, me, state.familiar[0], False)


def has_attack(creature: Creature) -> bool:
    """Whether a trait gives this creature the attack: a base one, or a new one with something to sacrifice."""
    # rule: evolution.base.attack-needs-trait-and-target, evolution.new-attack.gives-attack-action
    # rule: evolution.ether-card.shapeshifter-attacking-copy-usable
    # rule: evolution.victims.no-other-trait-no-use, evolution.new-attack.three-attacking-traits
    able = creature.force
    return able & AT[ATTACK] != 0 or (able & AT[NEW_ATTACK] != 0 and len(creature.traits) > 1)
