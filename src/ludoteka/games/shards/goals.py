"""How each side could win, and what could kill whoever looks: from what lies open."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.attack import ASSIGN_POWER, EXCESS, Attack, attackable_players
from ludoteka.games.shards.deck import PLAY
from ludoteka.games.shards.fields import FULL_MASTERY
from ludoteka.games.shards.nemesis import BONUS
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.state import RELIC_MASTERY, Shards
from ludoteka.games.shards.words import GainInfinitePower
from ludoteka.kernel.goals import (
    FAR,
    MET,
    NEAR,
    NEXT,
    NEXT_TURN,
    NOW,
    SOON,
    Danger,
    Goal,
    Part,
    addressed,
    soonest_first,
)
from ludoteka.kernel.machine import Text
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY

STEPS: Final = (RELIC_MASTERY, 15, 20, FULL_MASTERY)  # the mastery from which cards do more
HIGH: Final = 20  # the mastery from which the Shard of 30 is in sight
LOW: Final = 10  # the health that one good turn takes
FEW: Final = 10  # cards of the centre deck: a few more turns of the Nemesis
EVERYTHING: Final = 1 << 20  # more power than anybody has health


def goals(state: Shards, viewer: int) -> list[Goal]:
    """The goal of every seat still in the game."""
    sides = state.sides()
    return [
        nemesis_goal(state) if player.seat == state.nemesis else goal_of(state, player, sides[player.seat])
        for player in state.players
        if not player.out or player.seat in state.winners
    ]


def goal_of(state: Shards, player: Player, side: int) -> Goal:
    # rule: shards.victory.last-player-standing, shards.nemesis.player-wins
    seat = player.seat
    parts = [
        Part(
            Msg("shards-goal-against", {"seat": f"seat:{foe.seat}"}),
            min(damage(state, seat, foe.seat), toughness(state, seat, foe)),
            toughness(state, seat, foe),
            [f"players/{foe.seat}"],
        )
        for foe in state.players
        if state.is_opponent(seat, foe.seat)
    ]
    parts.append(mastery_part(player))
    if state.nemesis >= 0:
        title = Msg("shards-goal-nemesis-beaten")
    elif state.rules.variant == "team":
        title = Msg("shards-goal-team")
    else:
        title = Msg("shards-goal-last")
    standing, why = standing_of(state, player)
    return Goal(seat, side, title, parts, standing, why)


def mastery_part(player: Player) -> Part:
    """Mastery on the way to the next step at which cards do more."""
    need = next((step for step in STEPS if player.mastery < step), FULL_MASTERY)
    return Part(Msg("shards-goal-mastery"), player.mastery, need, [f"players/{player.seat}/mastery"])


def standing_of(state: Shards, player: Player) -> tuple[str, Msg | None]:
    seat = player.seat
    if state.ending:
        return (MET if seat in state.winners else FAR), None
    opponents = [foe for foe in state.players if state.is_opponent(seat, foe.seat)]
    doomed = [foe.seat for foe in opponents if is_lethal(state, seat, foe)]
    if len(doomed) == len(opponents) and is_enough_for_all(state, player, opponents):
        return NEXT, Msg("shards-goal-lethal")
    if player.mastery == FULL_MASTERY and has_the_last_word(player):
        return NEXT, Msg("shards-goal-shard")
    if doomed:
        return NEAR, Msg("shards-goal-lethal-for", {"seat": f"seat:{doomed[0]}"})
    if player.mastery >= HIGH or all(foe.health <= LOW for foe in opponents):
        return NEAR, None
    return FAR, None


def is_enough_for_all(state: Shards, player: Player, opponents: list[Player]) -> bool:
    """Whether the power kills every opponent in one attack, if none of them shows a shield."""
    if player.infinite or state.rules.variant == "triple":
        return True
    return player.power >= sum(toughness(state, player.seat, foe) for foe in opponents)


def nemesis_goal(state: Shards) -> Goal:
    """Three ways, any of which is enough."""
    # rule: shards.nemesis.wins-on-player-zero-health, shards.nemesis.wins-at-mastery-30
    # rule: shards.nemesis.wins-on-empty-center-deck
    nemesis = state.players[state.nemesis]
    person = state.players[0]
    parts = [
        Part(Msg("shards-goal-health", {"seat": "seat:0"}), person.health, 0, ["players/0/health"]),
        Part(Msg("shards-goal-its-mastery"), nemesis.mastery, FULL_MASTERY, [f"players/{state.nemesis}/mastery"]),
        Part(Msg("shards-goal-centre"), state.centre.size(), 0, ["centre"]),
    ]
    standing = FAR
    if state.ending:
        standing = MET if state.nemesis in state.winners else FAR
    elif any(danger.when != SOON for danger in dangers_to(state, 0, 0)):
        standing = NEXT
    elif person.health <= LOW or nemesis.mastery >= HIGH or state.centre.size() <= FEW:
        standing = NEAR
    return Goal(state.nemesis, state.sides()[state.nemesis], Msg("shards-goal-nemesis"), parts, standing)


def dangers(state: Shards, viewer: int) -> list[Danger]:
    if state.ending:
        return []
    if viewer != NOBODY:
        return [] if state.players[viewer].out else soonest_first(dangers_to(state, viewer, viewer))
    found: list[Danger] = []
    for player in state.players:
        if not player.out and player.seat != state.nemesis:
            found.extend(dangers_to(state, player.seat, viewer))
    return soonest_first(found)


def dangers_to(state: Shards, seat: int, viewer: int) -> list[Danger]:
    """What threatens this seat."""
    me = state.players[seat]
    to = addressed(seat, viewer)
    found: list[Danger] = []
    for foe in state.players:
        if not state.is_opponent(seat, foe.seat):
            continue
        from_whom: dict[str, object] = {**to, "foe": f"seat:{foe.seat}"}
        place = [f"players/{foe.seat}"]
        if is_lethal(state, foe.seat, me):
            power = damage(state, foe.seat, seat)
            if power == EVERYTHING:
                found.append(Danger(Msg("shards-danger-infinite", from_whom), NOW, foe.seat, place))
            else:
                numbers: dict[str, object] = {**from_whom, "power": power, "health": me.health}
                found.append(Danger(Msg("shards-danger-lethal", numbers), NOW, foe.seat, place))
        elif foe.seat != state.nemesis and foe.mastery == FULL_MASTERY and has_the_last_word(foe):
            # rule: shards.mastery.infinity-shard-at-30, shards.mastery.thirty-is-not-a-win
            found.append(Danger(Msg("shards-danger-shard", from_whom), NEXT_TURN, foe.seat, place))
        elif foe.seat != state.nemesis and foe.mastery >= HIGH and has_the_last_word(foe):
            numbers = {**from_whom, "n": foe.mastery}
            found.append(Danger(Msg("shards-danger-mastery", numbers), SOON, foe.seat, place))
    if me.health <= LOW and not any(danger.when == NOW for danger in found):
        message = Msg("shards-danger-health", {**to, "n": me.health})
        found.append(Danger(message, SOON, NOBODY, [f"players/{seat}/health"]))
    if state.nemesis >= 0:
        found.extend(dangers_of_nemesis(state))
    return found


def dangers_of_nemesis(state: Shards) -> list[Danger]:
    """Its two ways to win without a blow."""
    nemesis = state.players[state.nemesis]
    wanting = FULL_MASTERY - nemesis.mastery
    found: list[Danger] = []
    if nemesis.mastery >= HIGH:
        # rule: shards.nemesis.wins-at-mastery-30, shards.nemesis.faction-match-bonus
        at_once = wanting <= BONUS and state.rules.nemesis_bonus == "mastery"
        message = Msg("shards-danger-nemesis-mastery", {"n": nemesis.mastery})
        place = [f"players/{state.nemesis}/mastery"]
        found.append(Danger(message, NEXT_TURN if at_once else SOON, state.nemesis, place))
    left = state.centre.size()
    if left == 0:
        found.append(Danger(Msg("shards-danger-centre-empty"), NOW, state.nemesis, ["centre"]))
    elif left <= FEW:
        found.append(Danger(Msg("shards-danger-centre", {"n": left}), SOON, state.nemesis, ["centre"]))
    return found


def is_lethal(state: Shards, seat: int, foe: Player) -> bool:
    """Whether what `seat` has now kills this player, if no shield is shown."""
    return damage(state, seat, foe.seat) >= toughness(state, seat, foe)


def toughness(state: Shards, seat: int, foe: Player) -> int:
    """What it takes to kill this player, shields in hand apart."""
    # rule: shards.attack.damage, shards.health.zero-means-out
    return foe.health + (0 if state.players[seat].unblockable else state.standing_shield(foe.seat))


def damage(state: Shards, seat: int, foe: int) -> int:
    """What `seat` has to hit `foe` with at this moment, shields shown taken off; 0 out of its turn."""
    me = state.players[seat]
    if state.turn != seat:
        return 0
    top = state.current()
    if isinstance(top, Attack) and top.you == seat and top.assigned:
        if foe not in top.targets:
            return 0
        if top.infinite:
            return EVERYTHING
        if top.at == EXCESS + 1:
            return top.power
        if top.at == ASSIGN_POWER + 1 and top.targets.index(foe) >= top.next:
            return top.power
        return max(0, top.assigned[foe] - top.shields[foe])
    if foe not in attackable_players(state, seat):
        return 0
    return EVERYTHING if me.infinite else me.power


def has_the_last_word(player: Player) -> bool:
    """Whether a card that gives infinite power is somewhere among this seat's own: everybody could count them."""
    return any(
        card in zone
        for card in cards_of_infinity()
        for zone in (player.hand, player.deck.bag, player.deck.top, player.deck.under, player.discard, player.allies)
    )


INFINITY: Final[list[int]] = []


def cards_of_infinity() -> list[int]:
    """The cards that say it, whatever they are called."""
    if not INFINITY:
        INFINITY.extend(card for card, text in enumerate(PLAY) if gives_infinity(text))
    return INFINITY


def gives_infinity(text: Text) -> bool:
    return any(
        isinstance(line, GainInfinitePower) or any(gives_infinity(part) for part in line.parts()) for line in text.lines
    )
