"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.evolution.deck import AT, ATTACK, BAR, DEFENSIVE, NEW_ATTACK, ROOM_FOR_TRAITS, SOURCE_GAIN, T_ID
from ludoteka.games.evolution.shadow_eye import succeeds
from ludoteka.games.evolution.state import ACTIVE, BEAST, TRACK, Creature, Evolution, Player, shown_by
from ludoteka.games.evolution.verbs import SIDES

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
READY: Final = 1.0  # how much of a possible action counts: for a creature activated, and for one that waits
WAITING: Final = 0.7
ALIKE: Final = 0.6  # how much less a trait is worth that one has already on another creature


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
    score = mine - 0.3 * best - 0.25 * total / rivals - danger(state)
    return 1.0 / (1.0 + exp(-2.0 * score))


def standing(state: Evolution, player: Player) -> float:
    """Tokens, what the creatures hold and can do, and the cards in hand."""
    score = 1.0 * player.tokens + 0.015 * len(player.hand)
    share = crystals_a_creature(state)
    held = [0] * ROOM_FOR_TRAITS
    for i, creature in enumerate(player.creatures):
        score += 0.06 if i < CREATURES_WORTH_HAVING else 0.015
        score += progress(creature, creature.crystals)
        score += tools(creature, held)
        if creature.part == ACTIVE:
            score += READY * prospect(state, creature, i * SIDES + player.seat, 1.0)
        elif not creature.asleep:
            score += WAITING * prospect(state, creature, i * SIDES + player.seat, share)
    return score


def tools(creature: Creature, held: list[int]) -> float:
    """What the traits of a creature are worth: different ones more than more of a kind, a defence by what it guards."""
    score = 0.0
    guards = 0
    for packed in creature.traits:
        trait = shown_by(packed)
        value = WORTH[trait] / (1.0 + ALIKE * held[trait])
        held[trait] += 1
        if BAR[trait] == DEFENSIVE:
            value *= (0.7 + 0.25 * creature.crystals) / (1.0 + 0.5 * guards)
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


def prospect(state: Evolution, creature: Creature, code: int, share: float) -> float:
    """What the best action of this creature would bring."""
    crystals = creature.crystals
    now = progress(creature, crystals)
    if crystals >= creature.need():
        return 1.05 - now
    able = creature.force
    best = 0.0
    if state.lower or (state.upper and state.opens_upper(creature, code % SIDES)):
        more = 2 if able & AT[SOURCE_GAIN] and state.lower > 1 else 1
        best = share * (progress(creature, crystals + more) - now)
    if able & AT[ATTACK] or (able & AT[NEW_ATTACK] and len(creature.traits) > 1):
        best = max(best, raid(state, creature, code, now))
    return best


def raid(state: Evolution, creature: Creature, code: int, now: float) -> float:
    """What the best attack of this creature would bring."""
    able = creature.force
    base = [t for t in range(16) if able & AT[ATTACK] & 1 << t]
    new = [t for t in range(27, 35) if able & AT[NEW_ATTACK] & 1 << t] if len(creature.traits) > 1 else []
    best = 0.0
    for target in state.targets(code):
        victim = state.at(target)
        theirs = victim.force
        hits = 0
        for trait in base:
            if succeeds(trait, victim, theirs, len(victim.traits), victim.hid):
                hits += 1
        for trait in new:
            if succeeds(trait, victim, theirs, len(victim.traits), victim.hid):
                hits += 2
                break
        if not hits:
            continue
        value = progress(creature, creature.crystals + hits) - now - (0.05 if new and not base else 0.0)
        value += -0.06 * hits if target % SIDES == code % SIDES else 0.02 * hits
        best = max(best, value)
    return best


def threat(state: Evolution, shadow: Player) -> float:
    """How near the Shadow is to its single transmutation."""
    score = 0.0
    for creature in shadow.creatures:
        left = creature.need() - creature.crystals
        score += 0.05 + 0.04 * len(creature.traits)
        score += 2.2 if left <= 0 else 1.2 if left == 1 else 0.5 if left == 2 else 0.15 if left == 3 else 0.0
    return score


def danger(state: Evolution) -> float:
    """How near the familiar is to winning against everybody."""
    if not state.familiar:
        return 0.0
    familiar = state.familiar[0]
    if state.side == BEAST:
        armed = 0.15 if familiar.force & AT[ATTACK] else 0.0
        return 0.3 + 0.5 * familiar.crystals + (0.0 if familiar.asleep else armed * (1 + familiar.crystals))
    return 0.1 * familiar.crystals
