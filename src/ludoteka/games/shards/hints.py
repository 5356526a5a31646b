"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.shards.deck import COST, ID, IS_CHAMPION
from ludoteka.games.shards.fields import FULL_HEALTH
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.verbs import (
    ASSIGN,
    ATTACK,
    CHAMPIONS_A_SEAT,
    COPY,
    DESTROY,
    EXHAUST,
    FAST_PLAY,
    FOCUS,
    KINDS_OF_CARD,
    RECRUIT,
    TAKE_FREE,
    TO_HAND,
    TURN_ON,
    VERBS,
)

PLACES: Final = len(VERBS.at)  # features beyond the options: the card that stands in a place
FEATURES: Final = PLACES + 7 * KINDS_OF_CARD
NO_RIVAL: Final = -1e9  # weaker than anybody


def fixed_features() -> list[int]:
    """By option: its feature, or -1 where that depends on what lies in a place."""
    found = list(range(PLACES))
    for first, end in (
        (RECRUIT, FOCUS),
        (ATTACK, ATTACK + 4 * CHAMPIONS_A_SEAT),
        (TAKE_FREE, TO_HAND),
        (DESTROY, DESTROY + 4 * CHAMPIONS_A_SEAT),
        (COPY, TAKE_FREE),
    ):
        found[first:end] = [-1] * (end - first)
    found[ASSIGN + 1 : TURN_ON] = [ASSIGN + 1] * (TURN_ON - ASSIGN - 1)
    return found


FIXED: Final = fixed_features()


def feature(state: Shards, option: int) -> int:
    """What is done to which card: a slot of the row or of a play zone says nothing by itself."""
    fixed = FIXED[option]
    if fixed >= 0:
        return fixed
    if option < FAST_PLAY:
        return PLACES + state.row[option - RECRUIT]
    if option < EXHAUST:
        return PLACES + KINDS_OF_CARD + state.row[option - FAST_PLAY]
    if option < FOCUS:
        return PLACES + 2 * KINDS_OF_CARD + (state.players[state.turn].champions[option - EXHAUST] & 127)
    if ATTACK <= option < ATTACK + 4 * CHAMPIONS_A_SEAT:
        return PLACES + 3 * KINDS_OF_CARD + champion_at(state, option - ATTACK)
    if TAKE_FREE <= option < TO_HAND:
        return PLACES + 4 * KINDS_OF_CARD + state.row[option - TAKE_FREE]
    if DESTROY <= option < DESTROY + 4 * CHAMPIONS_A_SEAT:
        return PLACES + 5 * KINDS_OF_CARD + champion_at(state, option - DESTROY)
    return PLACES + 6 * KINDS_OF_CARD + state.players[state.turn].played[option - COPY]


def sorts() -> list[str]:
    found = VERBS.sorts()
    for verb in ("recruit", "fast-play", "exhaust", "attack", "take-free", "destroy", "copy"):
        found.extend(f"{verb} {ID[card]}" if card < len(ID) else "" for card in range(KINDS_OF_CARD))
    return found


def champion_at(state: Shards, n: int) -> int:
    return state.players[n // CHAMPIONS_A_SEAT].champions[n % CHAMPIONS_A_SEAT] & 127


def worth(state: Shards, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own strength against the best of its rivals."""
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    mine = strength(state, state.players[seat])
    best = NO_RIVAL
    for foe in state.players:
        if state.is_opponent(seat, foe.seat):
            best = max(best, strength(state, foe))
    return 1.0 / (1.0 + exp((best - mine) / 12.0)) if best > NO_RIVAL else 1.0


def strength(state: Shards, player: Player) -> float:
    """Health, mastery, what this turn still holds, and how good the cards owned are on average."""
    score = 0.5 * player.health + 1.2 * player.mastery + 0.3 * player.gems + 0.45 * player.power
    if player.infinite:
        score += FULL_HEALTH
    for champion in player.champions:
        score += 1.5 + 0.9 * COST[champion & 127]
    return score + 6.0 * quality(player) + (4.0 if player.relic >= 0 else 0.0) + 0.2 * len(player.hand)


def quality(player: Player) -> float:
    """The mean cost of the cards owned, a starting card counting for nothing."""
    total = 0.0
    count = 4
    for zone in (player.hand, player.deck.bag, player.deck.top, player.discard, player.allies):
        for card in zone:
            count += 1
            total += COST[card] + (0.5 if IS_CHAMPION[card] else 0.0)
    return total / count
