"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.evolution.attack import Attack
from ludoteka.games.evolution.creature import ACTIVE, Creature
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
    KEEPS_TRAITS_AWAKE,
    LEFT,
    NEW_ATTACK,
    ONLY_BY_ITS_LIKE,
    ONLY_ITS_LIKE,
    RIGHT,
    SOURCE_GAIN,
)
from ludoteka.games.evolution.familiar import AVOIDED, is_beast_target
from ludoteka.games.evolution.fields import TRACK
from ludoteka.games.evolution.gain import Gain
from ludoteka.games.evolution.gauge import (
    ALIKE,
    ALONE,
    AWAKE,
    CARD_IN_HAND,
    CREATURE,
    EXPOSED,
    FIRST,
    GUARD,
    GUARD_ALIKE,
    GUARD_CRYSTAL,
    HAND_OTHER,
    HAND_TASTE,
    HARM,
    LAST_TOKEN,
    LEADER,
    ONE_MORE,
    OWN_HARM,
    READY,
    RIVALS,
    SECOND,
    TO_MOVE,
    USUAL,
    WAITING,
    Gauge,
)
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.shadow_eye import BURNS, DRAINS, LULLS
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import BEAST, Evolution
from ludoteka.games.evolution.trait_card import shown_by
from ludoteka.games.evolution.transmute import Transmute
from ludoteka.games.evolution.using import Answers, UseOver
from ludoteka.kernel.game import Judge
from ludoteka.kernel.machine import Doing, State

CREATURES_WORTH_HAVING: Final = 4
WITHIN: Final = (Doing, Attack, Answers, UseOver, Gain, Transmute)  # a question inside something already begun
FAR: Final = 3  # questions inside a trait that are looked through
BITS: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # the base attacking traits are the first three

# Places in THREAT after those for a creature of the Shadow that lacks 0 to 4 crystals.
SHADOW_CREATURE: Final = 5
SHADOW_TRAIT: Final = 6
SHADOW_AWAKE: Final = 7  # how much more it is feared while it is awake
SHADOW_ARMED: Final = 8
RELIEF: Final = 9  # how much of the relief counts that an attack on the Shadow could bring
THREAT: Final = [6.205, 1.165, 0.384, 0.028, -0.219, -0.042, -0.005, 0.31, 0.171, 0.354]
# The familiar: a crystal of the Baby; the Beast, its crystal, and what it can do next, without and with a crystal.
DANGER: Final = [0.884, -0.077, 0.722, 0.197, 0.446]


class Scales(Judge):
    """Judges by numbers that somebody has learned."""

    def __init__(self, told: dict[str, float]) -> None:
        self.by: Final = Gauge(told)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Evolution)
        return worth(state, seat, self.by)


def worth(state: Evolution, seat: int, by: Gauge = USUAL) -> float:
    """The chance of `seat` to win, roughly; a trait begun is seen through to what it does at its best."""
    return seen_through(state, seat, FAR, by)


def seen_through(state: Evolution, seat: int, far: int, by: Gauge) -> float:
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    top = state.current()
    if far == 0 or not isinstance(top, WITHIN):
        return calm(state, seat, by)
    if state.actor != seat:
        return answered(state, seat, far, by) if isinstance(top, Answers) else calm(state, seat, by)
    best = 0.0
    for option in state.options():
        twin = state.clone()
        twin.play(option)
        best = max(best, seen_through(twin, seat, far - 1, by))
    return best


def answered(state: Evolution, seat: int, far: int, by: Gauge) -> float:
    """Somebody may answer an attack of this seat, and will do what it likes least."""
    worst = 1.0
    for option in state.options():
        twin = state.clone()
        twin.play(option)
        worst = min(worst, seen_through(twin, seat, far - 1, by))
    return worst


def calm(state: Evolution, seat: int, by: Gauge) -> float:
    """The standing of a seat against the others', as the table lies."""
    mine = 0.0
    best = 0.0
    total = 0.0
    share = crystals_a_creature(state)
    open_to = openings(state)
    for player in state.players:
        here = threat(state, player) if player.seat == state.shadow else standing(state, player, share, open_to, by)
        if player.seat == seat:
            mine = here
        else:
            total += here
            best = max(best, here)
    rivals = len(state.players) - 1
    weights = by.weights
    traits = by.traits
    score = mine - weights[LEADER] * best - weights[RIVALS] * total / rivals - danger(state)
    for card in state.players[seat].hand:
        left = traits[LEFT[card]]
        right = traits[RIGHT[card]]
        score += weights[HAND_TASTE] * max(left, right) + weights[HAND_OTHER] * min(left, right)
    return 1.0 / (1.0 + exp(-2.0 * score))


def openings(state: Evolution) -> list[int]:
    """For every creature, seat after seat: the attacking traits that would have an effect on it, as bits."""
    found: list[int] = []
    for player in state.players:
        for creature in player.creatures:
            found.append(strikes(creature))
    return found


def standing(state: Evolution, player: Player, share: float, open_to: list[int], by: Gauge) -> float:
    """Tokens, what the creatures hold and can do, and the cards in hand."""
    weights = by.weights
    score = 1.0 * player.tokens + weights[CARD_IN_HAND] * len(player.hand)
    if state.turn == player.seat:
        score += weights[TO_MOVE]
    if player.tokens + 1 == state.needed():
        score += weights[LAST_TOKEN]
    held = 0
    again = 0  # traits that several creatures have
    tastes = ALONE if state.shadow >= 0 else by.traits
    for i, creature in enumerate(player.creatures):
        score += weights[CREATURE] if i < CREATURES_WORTH_HAVING else weights[ONE_MORE]
        if i < 2:
            score += weights[SECOND] if i else weights[FIRST]
        table = by.progress if creature.need() == TRACK else by.cheap
        now = table[creature.crystals]
        score += now + tools(creature, tastes, held, again, weights)
        again |= held & creature.force
        held |= creature.force
        if creature.crystals and strikes(creature) & DRAINS:
            score += weights[EXPOSED] * creature.crystals
        if creature.part == ACTIVE:
            score += weights[READY] * prospect(state, creature, player.seat, 1.0, table, now, open_to, weights)
        elif not creature.asleep:
            score += weights[AWAKE]
            score += weights[WAITING] * prospect(state, creature, player.seat, share, table, now, open_to, weights)
    return score


def tools(creature: Creature, tastes: list[float], held: int, again: int, weights: list[float]) -> float:
    """What the traits of a creature are worth: different ones more than more of a kind, a defence by what it guards."""
    score = 0.0
    guards = 0
    for packed in creature.traits:
        trait = shown_by(packed)
        value = tastes[trait]
        if BAR[trait] == DEFENSIVE:
            value *= weights[GUARD] + weights[GUARD_CRYSTAL] * creature.crystals
            value /= 1.0 + weights[GUARD_ALIKE] * guards
            guards += 1
        if held >> trait & 1:
            value -= weights[ALIKE] * (2 if again >> trait & 1 else 1)
        score += value
    return score


def crystals_a_creature(state: Evolution) -> float:
    """How many crystals of the source there are for each creature that could still take one."""
    awake = 0
    for player in state.players:
        for creature in player.creatures:
            if not creature.asleep and creature.crystals < TRACK:
                awake += 1
    return min(1.0, (state.lower + 0.5 * state.upper) / awake) if awake else 0.0


def prospect(
    state: Evolution,
    creature: Creature,
    seat: int,
    share: float,
    table: list[float],
    now: float,
    open_to: list[int],
    weights: list[float],
) -> float:
    """What the best action of this creature would bring."""
    crystals = creature.crystals
    if crystals >= creature.need():
        return 1.05 - now
    able = creature.force
    best = 0.0
    if state.lower or (state.upper and opens_upper(state, creature, seat)):
        more = 2 if able & AT[SOURCE_GAIN] and state.lower > 1 else 1
        best = share * (table[min(crystals + more, TRACK)] - now)
    if able & AT[ATTACK] or (able & AT[NEW_ATTACK] and len(creature.traits) > 1):
        best = max(best, raid(state, creature, seat, table, now, open_to, weights))
    return best


def raid(
    state: Evolution,
    creature: Creature,
    seat: int,
    table: list[float],
    now: float,
    open_to: list[int],
    weights: list[float],
) -> float:
    """What the best attack of this creature would bring."""
    able = creature.force
    base = able & AT[ATTACK]
    new = able & AT[NEW_ATTACK] if len(creature.traits) > 1 else 0
    closed = CAN[ONLY_BY_ITS_LIKE] & ~able
    wanted = CAN[ONLY_ITS_LIKE] & able
    best = 0.0
    most = 0  # hits on a rival, and on a friend
    own = 0
    n = 0
    for player in state.players:
        friends = player.seat == seat
        for victim in player.creatures:
            hit = (base | new) & open_to[n]
            n += 1
            theirs = victim.force
            if not hit or theirs & closed or wanted & ~theirs or victim is creature:
                continue
            hits = BITS[hit & base & 7] + (2 if hit & new else 0)
            if theirs & AVOIDED:
                hits -= 1
            if player.seat == state.shadow:
                here = table[min(creature.crystals + hits, TRACK)] - now + weights[HARM] * hits
                if hit & DRAINS:
                    left = max(0, victim.need() - victim.crystals)
                    here += THREAT[RELIEF] * (THREAT[left] - THREAT[left + 1])
                best = max(best, here)
            elif not friends:
                most = max(most, hits)
            elif state.rules.friendly_attack:
                own = max(own, hits)
    if state.familiar:
        familiar = state.familiar[0]
        hit = (base | new) & strikes(familiar)
        if hit and not familiar.force & closed and not wanted & ~familiar.force:
            most = max(most, BITS[hit & base & 7] + (2 if hit & new else 0))
    price = 0.05 if new and not base else 0.0
    if most:
        best = max(best, table[min(creature.crystals + most, TRACK)] - now + weights[HARM] * most - price)
    if own > most:
        best = max(best, table[min(creature.crystals + own, TRACK)] - now - weights[OWN_HARM] * own - price)
    return max(best, 0.0)


def strikes(victim: Creature) -> int:
    """The attacking traits that would have an effect on this creature, as bits."""
    able = victim.force
    found = 0
    if victim.crystals and not victim.hid:
        when = CAN[KEEPS_CRYSTALS_ASLEEP] if victim.asleep else CAN[KEEPS_CRYSTALS_AWAKE]
        if not able & (CAN[KEEPS_CRYSTALS] | when):
            found = DRAINS
    if victim.traits:
        when = CAN[KEEPS_TRAITS_ASLEEP] if victim.asleep else CAN[KEEPS_TRAITS_AWAKE]
        if not able & (CAN[KEEPS_TRAITS] | when):
            found |= BURNS
    if not victim.asleep and not victim.hid and not able & CAN[KEEPS_AWAKE]:
        found |= LULLS
    return found


def threat(state: Evolution, shadow: Player) -> float:
    """How near the Shadow is to its single transmutation."""
    score = 0.0
    for creature in shadow.creatures:
        left = max(0, creature.need() - creature.crystals)
        score += THREAT[SHADOW_CREATURE] + THREAT[SHADOW_TRAIT] * len(creature.traits) + THREAT[left]
        if not creature.asleep:
            score += THREAT[SHADOW_AWAKE] * THREAT[left]
        if creature.force & AT[ATTACK]:
            score += THREAT[SHADOW_ARMED]
    return score


def danger(state: Evolution) -> float:
    """How near the familiar is to winning against everybody."""
    if not state.familiar:
        return 0.0
    familiar = state.familiar[0]
    if state.side != BEAST:
        return DANGER[0] * familiar.crystals
    score = DANGER[1] + DANGER[2] * familiar.crystals
    if not familiar.asleep and familiar.force & AT[ATTACK]:
        score += prey(state, familiar) * (DANGER[3] + DANGER[4] * familiar.crystals)
    return score


def prey(state: Evolution, beast: Creature) -> int:
    """Whether the Beast would find a victim now: one success is all it needs."""
    struck = beast.force & AT[ATTACK]
    for player in state.players:
        for creature in player.creatures:
            if struck & strikes(creature) and is_beast_target(beast, creature):
                return 1
    return 0
