"""«Источник энергии»: how many crystals lie on it, and who may use its upper part."""

from __future__ import annotations

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import (
    AT,
    ATTACK,
    ATTACKING_TRAIT,
    CAN,
    CONDITION,
    DEFENSIVE,
    DEFENSIVE_TRAIT,
    ENERGETIC,
    ENERGETIC_TRAIT,
    FEWEST_TOKENS,
    FLYING_OR_ASTRAL,
    LOWER,
    NEW_ATTACK,
    NO_CRYSTALS,
    NO_TRAITS,
    NO_UPPER_PART,
    OF_BAR,
    ONLY_BY_ITS_LIKE,
    THREE_TRAITS,
    UPPER,
)
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import CANCELLED_


def opens_upper(state: Evolution, creature: Creature, seat: int) -> bool:
    """Whether this creature meets the condition of the source's upper part."""
    # rule: evolution.base.conditional-sources, evolution.base.valley-of-wrath
    # rule: evolution.new-attack.valley-of-wrath-upper-part
    condition = CONDITION[state.source] if state.source >= 0 else NO_UPPER_PART
    able = creature.force
    if condition == ATTACKING_TRAIT:
        return able & (AT[ATTACK] | AT[NEW_ATTACK]) != 0
    if condition == FLYING_OR_ASTRAL:
        return able & CAN[ONLY_BY_ITS_LIKE] != 0
    if condition == NO_TRAITS:
        return counted_traits(creature) == 0
    if condition == THREE_TRAITS:
        return counted_traits(creature) >= 3
    if condition == NO_CRYSTALS:
        return creature.crystals == 0
    if condition == DEFENSIVE_TRAIT:
        return able & OF_BAR[DEFENSIVE] != 0
    if condition == ENERGETIC_TRAIT:
        return able & OF_BAR[ENERGETIC] != 0
    if condition == FEWEST_TOKENS:
        mine = state.players[seat].tokens
        for player in state.players:
            if player.tokens < mine:
                return False
        return True
    return False


def counted_traits(creature: Creature) -> int:
    """How many traits it has for such a condition: a cancelled one does not count, though its card is there."""
    # rule: evolution.base.conditional-sources
    count = 0
    for packed in creature.traits:
        if not packed & CANCELLED_:
            count += 1
    return count


def fill(state: Evolution, numbers: list[int]) -> int:
    """The crystals of one part of a source for this table."""
    # rule: evolution.rare.five-players-lower-part, evolution.rare.six-players-lower-part
    # rule: evolution.rare.upper-part-likewise, evolution.base.solo-source-number
    # rule: evolution.familiar.not-a-player-for-source
    players = len(state.players)
    if not numbers:
        return 0
    return numbers[min(players, 4) - 2] + max(players - 4, 0)


def open_source(state: Evolution, source: int) -> None:
    # rule: evolution.base.setup-source, evolution.base.plain-sources
    state.source = source
    state.lower = fill(state, LOWER[source])
    state.upper = fill(state, UPPER[source])
