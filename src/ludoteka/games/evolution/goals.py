"""How each side could win, what the Shadow and the familiar lack, and who could win on the next turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import AT, ATTACK
from ludoteka.games.evolution.familiar import is_beast_target
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.state import BABY, FAMILIAR_WON, Evolution
from ludoteka.games.evolution.verbs import SIDES, called, place_of
from ludoteka.kernel.goals import FAR, MET, NEAR, NEXT, NEXT_TURN, NOW, SOON, Danger, Goal, Part, soonest_first
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY

SECOND: Final = 2  # the crystal that turns the Baby over, or lets the Beast win
SHOWN: Final = 3  # creatures of a seat that are named: the ripest


def goals(state: Evolution, viewer: int) -> list[Goal]:
    found = [
        shadow_goal(state, player) if player.seat == state.shadow else goal_of(state, player)
        for player in state.players
    ]
    if state.familiar:
        found.append(familiar_goal(state))
    found.append(round_goal(state))
    return found


def goal_of(state: Evolution, player: Player) -> Goal:
    # rule: evolution.base.aim-three-transmutations, evolution.rare.win-with-two, evolution.base.solo-victory
    need = state.needed()
    parts = [Part(Msg("evolution-goal-tokens"), player.tokens, need, [f"players/{player.seat}/tokens"])]
    parts.extend(nearly_ripe(state, player))
    left = need - player.tokens
    why: Msg | None = None
    if state.ending:
        standing = MET if player.seat in state.winners else FAR
    elif left == 1 and ripe(player, False):
        standing = NEXT
        why = Msg("evolution-goal-can-win")
    elif left == 1 or ripe(player, True):
        standing = NEAR
    else:
        standing = FAR
    return Goal(player.seat, player.seat, Msg("evolution-goal-transmute", {"n": need}), parts, standing, why)


def nearly_ripe(state: Evolution, player: Player) -> list[Part]:
    """The creatures that lack at most one crystal, the ripest first."""
    found: list[tuple[int, int]] = []
    for i, creature in enumerate(player.creatures):
        lacking = creature.need() - creature.crystals
        if lacking <= 1:
            found.append((lacking, i))
    found.sort()
    return [creature_part(state, i * SIDES + player.seat) for _, i in found[:SHOWN]]


def creature_part(state: Evolution, code: int) -> Part:
    creature = state.at(code)
    label = "evolution-goal-asleep" if creature.asleep else "evolution-goal-creature"
    need = creature.need()
    return Part(Msg(label, {"creature": called(state, code)}), creature.crystals, need, [place_of(code)])


def ripe(player: Player, asleep_too: bool) -> list[int]:
    """The creatures, by place, that have crystals enough to transmute; only awake ones can."""
    # rule: evolution.base.transmute, evolution.base.tiny
    return [i for i, one in enumerate(player.creatures) if is_ripe(one) and (asleep_too or not one.asleep)]


def is_ripe(creature: Creature) -> bool:
    return creature.crystals >= creature.need()


def shadow_goal(state: Evolution, shadow: Player) -> Goal:
    """One transmutation is enough for her."""
    # rule: evolution.base.solo-victory
    parts = [Part(Msg("evolution-goal-tokens"), shadow.tokens, 1, [f"players/{shadow.seat}/tokens"])]
    parts.extend(nearly_ripe(state, shadow))
    if state.ending:
        standing = MET if shadow.seat in state.winners else FAR
    elif ripe(shadow, False):
        standing = NEXT
    else:
        standing = NEAR if len(parts) > 1 else FAR
    return Goal(shadow.seat, shadow.seat, Msg("evolution-goal-shadow"), parts, standing)


def familiar_goal(state: Evolution) -> Goal:
    # rule: evolution.familiar.baby-flips-at-second-crystal, evolution.familiar.beast-wins-at-second-crystal
    crystals = state.familiar[0].crystals
    baby = state.side == BABY
    title = Msg("evolution-goal-baby" if baby else "evolution-goal-beast")
    if state.ending:
        standing = MET if state.ending == FAMILIAR_WON else FAR
    elif baby:
        standing = FAR
    else:
        standing = NEXT if crystals == SECOND - 1 else NEAR
    return Goal(
        NOBODY, NOBODY, title, [Part(Msg("evolution-goal-crystals"), crystals, SECOND, ["familiar/0"])], standing
    )


def round_goal(state: Evolution) -> Goal:
    """The round is over when all sleep; with the Shadow, when all of the person's sleep."""
    # rule: evolution.base.round-ends-when-all-asleep, evolution.base.solo-round-length
    awake = [
        i * SIDES + player.seat
        for player in state.players
        if player.seat != state.shadow
        for i, creature in enumerate(player.creatures)
        if not creature.asleep
    ]
    part = Part(Msg("evolution-goal-awake"), len(awake), 0, [place_of(code) for code in awake])
    return Goal(NOBODY, NOBODY, Msg("evolution-goal-round"), [part])


def dangers(state: Evolution, viewer: int) -> list[Danger]:
    if state.ending:
        return []
    found: list[Danger] = []
    for player in state.players:
        if player.seat == state.shadow:
            found.extend(dangers_of_shadow(state, player))
        elif player.seat != viewer and state.needed() - player.tokens == 1:
            found.extend(winning_creature(state, player, "evolution-danger-rival"))
    if state.familiar:
        found.extend(dangers_of_familiar(state))
    return soonest_first(found)


def winning_creature(state: Evolution, player: Player, message: str) -> list[Danger]:
    """The first creature with which this seat could win on its turn."""
    for i in ripe(player, False):
        code = i * SIDES + player.seat
        words = Msg(message, {"foe": f"seat:{player.seat}", "creature": called(state, code)})
        return [Danger(words, NOW if state.turn == player.seat else NEXT_TURN, player.seat, [place_of(code)])]
    return []


def dangers_of_shadow(state: Evolution, shadow: Player) -> list[Danger]:
    found = winning_creature(state, shadow, "evolution-danger-shadow")
    if not found and nearly_ripe(state, shadow):
        places = [place for part in nearly_ripe(state, shadow) for place in part.places]
        found.append(Danger(Msg("evolution-danger-shadow-soon"), SOON, shadow.seat, places))
    return found


def dangers_of_familiar(state: Evolution) -> list[Danger]:
    # rule: evolution.familiar.players-lose-together, evolution.familiar.beast-attacks-every-target-at-once
    familiar = state.familiar[0]
    if familiar.crystals < SECOND - 1:
        return []
    if state.side == BABY:
        return [Danger(Msg("evolution-danger-baby"), SOON, NOBODY, ["familiar/0"])]
    prey = [
        place_of(i * SIDES + player.seat)
        for player in state.players
        for i, creature in enumerate(player.creatures)
        if is_beast_target(familiar, creature)
    ]
    attacks = bool(prey) and not familiar.asleep and not state.dormant and familiar.force & AT[ATTACK] != 0
    if attacks:
        return [Danger(Msg("evolution-danger-beast", {"n": len(prey)}), NEXT_TURN, NOBODY, ["familiar/0", *prey])]
    return [Danger(Msg("evolution-danger-beast-soon"), SOON, NOBODY, ["familiar/0"])]
