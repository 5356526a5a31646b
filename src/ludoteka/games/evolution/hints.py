"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.evolution.creature import ACTIVE, TRACK, Creature
from ludoteka.games.evolution.deck import (
    AT,
    ATTACK,
    BAR,
    CAN,
    DEFENSIVE,
    KEEPS_AWAKE,
    KEEPS_CRYSTALS,
    KEEPS_CRYSTALS_ASLEEP,
    KEEPS_CRYSTALS_AWAKE,
    KEEPS_TRAITS,
    KEEPS_TRAITS_ASLEEP,
    LEFT,
    NEW_ATTACK,
    RIGHT,
    ROOM_FOR_TRAITS,
    SOURCE_GAIN,
    T_ID,
)
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.shadow_eye import BURNS, DRAINS, LULLS
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import BEAST, Evolution
from ludoteka.games.evolution.targets import is_available
from ludoteka.games.evolution.trait_card import shown_by

# All values are in tokens: one transmuted creature is worth 1.
PROGRESS: Final = [0.0, 0.12, 0.28, 0.5, 0.78]  # of a creature that needs four crystals
PROGRESS_CHEAP: Final = [0.0, 0.18, 0.44, 0.8, 0.84]
CREATURES_WORTH_HAVING: Final = 4
TRAIT_WORTH: Final[dict[str, float]] = {
    "vampire": 0.01,
    "fire-breathing": -0.01,
    "lulling": 0.0,
    "frightening": 0.11,
    "astral": 0.09,
    "flying": 0.08,
    "many-eyed": 0.09,
    "fireproof": 0.11,
    "vengeful": 0.09,
    "toxic": 0.1,
    "tiny": -0.05,
    "greedy": 0.08,
    "latching": 0.12,
    "inheriting": 0.09,
    "pesky": 0.09,
    "changeling": 0.09,
    "leader": 0.1,
    "many-headed": 0.06,
    "dominant": 0.06,
    "burrowing": 0.04,
    "shapeshifter": 0.06,
    "ferocious": 0.07,
    "scavenger": 0.05,
    "symbiont": 0.15,
    "gregarious": 0.03,
    "thick-skinned": 0.06,
    "storm": 0.03,
    "hypnotizing": 0.05,
    "nosferatu": 0.05,
    "incinerating": 0.05,
    "dreadful": 0.015,
    "mimic": 0.03,
    "cave-dwelling": 0.04,
    "hiding": 0.04,
    "wakeful": 0.035,
}
WORTH: Final = [TRAIT_WORTH[id] for id in T_ID]

# Places in WEIGHTS, so that a tool can try other values.
LEADER: Final = 0  # how much the rival who stands best counts
RIVALS: Final = 1  # how much the others count, on the average
CARD_IN_HAND: Final = 2
HAND_TASTE: Final = 3  # how much the better trait of a card in hand counts
CREATURE: Final = 4
ONE_MORE: Final = 5  # a creature beyond those worth having
READY: Final = 6  # how much of a possible action counts: of a creature activated, and of one that waits
WAITING: Final = 7
ALIKE: Final = 8  # how much less a trait is worth that one has already on another creature
GUARD: Final = 9  # a defence: by itself, and for each crystal it guards
GUARD_CRYSTAL: Final = 10
GUARD_ALIKE: Final = 11  # how much less the second defence of a creature is worth
OWN_HARM: Final = 12  # what an attack on a friend costs, and on a rival brings, a hit
HARM: Final = 13
SHADOW_NEAR: Final = 14  # how much the Shadow's progress counts
BEAST_NEAR: Final = 15
WEIGHTS: Final = [0.3, 0.25, 0.015, 0.0, 0.06, 0.015, 1.0, 0.7, 0.6, 0.7, 0.25, 0.5, 0.06, 0.02, 1.0, 1.0]


def worth(state: Evolution, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own standing against the others'."""
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    mine = 0.0
    best = 0.0
    total = 0.0
    for player in state.players:
        here = threat(state, player) if player.seat == state.shadow else standing(state, player)
        if player.seat == seat:
            mine = here
        else:
            total += here
            best = max(best, here)
    rivals = len(state.players) - 1
    score = mine - WEIGHTS[LEADER] * best - WEIGHTS[RIVALS] * total / rivals - danger(state)
    for card in state.players[seat].hand:
        score += WEIGHTS[HAND_TASTE] * max(WORTH[LEFT[card]], WORTH[RIGHT[card]])
    return 1.0 / (1.0 + exp(-2.0 * score))


def standing(state: Evolution, player: Player) -> float:
    """Tokens, what the creatures hold and can do, and the cards in hand."""
    score = 1.0 * player.tokens + WEIGHTS[CARD_IN_HAND] * len(player.hand)
    share = crystals_a_creature(state)
    held = [0] * ROOM_FOR_TRAITS
    for i, creature in enumerate(player.creatures):
        score += WEIGHTS[CREATURE] if i < CREATURES_WORTH_HAVING else WEIGHTS[ONE_MORE]
        score += progress(creature, creature.crystals)
        score += tools(creature, held)
        if creature.part == ACTIVE:
            score += WEIGHTS[READY] * prospect(state, creature, player.seat, 1.0)
        elif not creature.asleep:
            score += WEIGHTS[WAITING] * prospect(state, creature, player.seat, share)
    return score


def tools(creature: Creature, held: list[int]) -> float:
    """What the traits of a creature are worth: different ones more than more of a kind, a defence by what it guards."""
    score = 0.0
    guards = 0
    for packed in creature.traits:
        trait = shown_by(packed)
        value = WORTH[trait] / (1.0 + WEIGHTS[ALIKE] * held[trait])
        held[trait] += 1
        if BAR[trait] == DEFENSIVE:
            value *= WEIGHTS[GUARD] + WEIGHTS[GUARD_CRYSTAL] * creature.crystals
            value /= 1.0 + WEIGHTS[GUARD_ALIKE] * guards
            guards += 1
        score += value
    return score


def progress(creature: Creature, crystals: int) -> float:
    table = PROGRESS if creature.need() == TRACK else PROGRESS_CHEAP
    return table[min(crystals, TRACK)]


def crystals_a_creature(state: Evolution) -> float:
    """How many crystals of the source there are for each creature that could still take one."""
    awake = 0
    for player in state.players:
        for creature in player.creatures:
            if not creature.asleep and creature.crystals < TRACK:
                awake += 1
    return min(1.0, (state.lower + 0.5 * state.upper) / awake) if awake else 0.0


def prospect(state: Evolution, creature: Creature, seat: int, share: float) -> float:
    """What the best action of this creature would bring."""
    crystals = creature.crystals
    now = progress(creature, crystals)
    if crystals >= creature.need():
        return 1.05 - now
    able = creature.force
    best = 0.0
    if state.lower or (state.upper and opens_upper(state, creature, seat)):
        more = 2 if able & AT[SOURCE_GAIN] and state.lower > 1 else 1
        best = share * (progress(creature, crystals + more) - now)
    if able & AT[ATTACK] or (able & AT[NEW_ATTACK] and len(creature.traits) > 1):
        best = max(best, raid(state, creature, seat, now))
    return best


def raid(state: Evolution, creature: Creature, seat: int, now: float) -> float:
    """What the best attack of this creature would bring."""
    able = creature.force
    base = able & AT[ATTACK]
    new = able & AT[NEW_ATTACK] if len(creature.traits) > 1 else 0
    best = 0.0
    for player in state.players:
        for victim in player.creatures:
            if victim is creature or not is_available(state, creature, victim, player.seat == seat):
                continue
            best = max(best, spoils(creature, victim, base, new, now, player.seat == seat))
    if state.familiar and is_available(state, creature, state.familiar[0], False):
        best = max(best, spoils(creature, state.familiar[0], base, new, now, False))
    return best


def spoils(creature: Creature, victim: Creature, base: int, new: int, now: float, friends: bool) -> float:
    """What the attack on this victim would bring."""
    open_to = strikes(victim)
    hits = 0
    struck = base & open_to
    while struck:
        struck &= struck - 1
        hits += 1
    if new & open_to:
        hits += 2
    if not hits:
        return 0.0
    value = progress(creature, creature.crystals + hits) - now - (0.05 if new and not base else 0.0)
    return value - WEIGHTS[OWN_HARM] * hits if friends else value + WEIGHTS[HARM] * hits


def strikes(victim: Creature) -> int:
    """The attacking traits that would have an effect on this creature, as bits."""
    able = victim.force
    found = 0
    if victim.crystals and not victim.hid:
        when = CAN[KEEPS_CRYSTALS_ASLEEP] if victim.asleep else CAN[KEEPS_CRYSTALS_AWAKE]
        if not able & (CAN[KEEPS_CRYSTALS] | when):
            found = DRAINS
    if victim.traits and not able & (CAN[KEEPS_TRAITS] | (CAN[KEEPS_TRAITS_ASLEEP] if victim.asleep else 0)):
        found |= BURNS
    if not victim.asleep and not victim.hid and not able & CAN[KEEPS_AWAKE]:
        found |= LULLS
    return found


def threat(state: Evolution, shadow: Player) -> float:
    """How near the Shadow is to its single transmutation."""
    score = 0.0
    for creature in shadow.creatures:
        left = creature.need() - creature.crystals
        score += 0.05 + 0.04 * len(creature.traits)
        score += 2.2 if left <= 0 else 1.2 if left == 1 else 0.5 if left == 2 else 0.15 if left == 3 else 0.0
    return WEIGHTS[SHADOW_NEAR] * score


def danger(state: Evolution) -> float:
    """How near the familiar is to winning against everybody."""
    if not state.familiar:
        return 0.0
    familiar = state.familiar[0]
    if state.side == BEAST:
        armed = 0.15 if familiar.force & AT[ATTACK] else 0.0
        return WEIGHTS[BEAST_NEAR] * (
            0.3 + 0.5 * familiar.crystals + (0.0 if familiar.asleep else armed * (1 + familiar.crystals))
        )
    return WEIGHTS[BEAST_NEAR] * 0.1 * familiar.crystals
