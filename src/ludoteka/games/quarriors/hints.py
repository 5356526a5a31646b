"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.quarriors.deck import COST, ID
from ludoteka.games.quarriors.dice import DICE, FACE_ID, KINDS
from ludoteka.games.quarriors.layout import STRIKE
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.standing import ATTACHED, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import (
    ATTACH,
    CAPTURE,
    CAST,
    CHANGE,
    CULL,
    DEFEND,
    DESTROY,
    DISCARD,
    DISPEL,
    MIMIC,
    PLACES,
    REACT,
    STRIP,
    SUMMON,
    TAKE,
    VERBS,
    WEAKEN,
)

OPTIONS: Final = len(VERBS.at)  # features beyond the options: a card of the wilds, a face that stands in a place
CARDS: Final = 53
FEATURES: Final = OPTIONS + 4 * CARDS + 6 * DICE


def feature(state: Quarriors, option: int) -> int:
    """What is done to which card or face: a place in a ready area says nothing by itself."""
    if CAPTURE <= option < CULL:
        return OPTIONS + state.wilds[option - CAPTURE]
    if CAST <= option < REACT:
        return OPTIONS + CARDS + state.wilds[(option - CAST) >> 3]
    if REACT <= option < DISCARD:
        return OPTIONS + 2 * CARDS + state.wilds[(option - REACT) >> 3]
    if TAKE <= option < TAKE + KINDS:
        return OPTIONS + 3 * CARDS + state.wilds[option - TAKE]
    faces = OPTIONS + 4 * CARDS
    if DEFEND <= option < SUMMON:
        return faces + standing(state, state.actor, option - DEFEND)
    if DESTROY <= option < WEAKEN:
        return faces + DICE + standing(state, (option - DESTROY) // PLACES, (option - DESTROY) % PLACES)
    if WEAKEN <= option < MIMIC:
        return faces + 2 * DICE + standing(state, (option - WEAKEN) // PLACES, (option - WEAKEN) % PLACES)
    if MIMIC <= option < CHANGE:
        return faces + 3 * DICE + standing(state, (option - MIMIC) // PLACES, (option - MIMIC) % PLACES)
    if ATTACH <= option < DISPEL:
        return faces + 4 * DICE + standing(state, state.actor, option - ATTACH)
    if STRIP <= option < STRIP + 4 * PLACES:
        return faces + 5 * DICE + standing(state, (option - STRIP) // PLACES, (option - STRIP) % PLACES)
    return option


def sorts() -> list[str]:
    found = VERBS.sorts()
    for verb in ("capture", "cast", "react", "take"):
        found.extend(f"{verb} card {ID[card]}" if card < len(ID) else "" for card in range(CARDS))
    for verb in ("defend", "destroy", "weaken", "mimic", "attach-to", "strip"):
        found.extend(f"{verb} face {face}" for face in FACE_ID)
    return found


def standing(state: Quarriors, seat: int, at: int) -> int:
    return looks(state.players[seat].ready[at])


RISK: Final = 0.6  # that a creature of no defense falls to an attack
TOUGH: Final = 0.05  # what a point of defense takes off it
MENACE: Final = 0.08
SPELL_READY: Final = 0.4
PARKED: Final = 0.3
QUALITY: Final = 3.0


def worth(state: Quarriors, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own strength against the best of its rivals."""
    if state.ending:
        return 1.0 / len(state.winners) if seat in state.winners else 0.0
    mine = strength(state, state.players[seat])
    best = -1000.0
    for player in state.players:
        if player.seat != seat:
            best = max(best, strength(state, player))
    return 1.0 / (1.0 + exp((best - mine) / 6.0))


def strength(state: Quarriors, player: Player) -> float:
    """Glory, glory that stands in the ready area as likely as it survives, and how good the dice owned are."""
    score = float(player.glory)
    attacks = attacks_before_scoring(state, player.seat)
    for at in range(len(player.ready)):
        if not player.ready[at] & ATTACHED:
            risk = RISK - TOUGH * min(state.toughness(player.seat, at), 12)
            lives = (1.0 - max(0.02, risk)) ** attacks
            score += state.glory_of(player.seat, at) * lives + MENACE * state.strength(player.seat, at)
    score += SPELL_READY * len(player.spells) + PARKED * len(player.pool) * (0.0 if player.seat == state.turn else 1.0)
    return score + QUALITY * quality(state, player)


def attacks_before_scoring(state: Quarriors, seat: int) -> int:
    """How many players will attack before this one scores."""
    seats = len(state.players)
    ahead = (seat - state.turn) % seats
    if ahead == 0:
        return seats - 1
    return ahead - 1 if state.phase > STRIKE else ahead


def quality(state: Quarriors, player: Player) -> float:
    """The mean cost of the dice owned."""
    total = 0.0
    count = 2
    for kind in player.bag:
        total += COST[state.wilds[kind]]
        count += 1
    for kind in player.used:
        total += COST[state.wilds[kind]]
        count += 1
    for face in player.pool:
        total += COST[state.wilds[face >> 3]]
        count += 1
    for die in player.ready:
        total += COST[state.wilds[(die & 255) >> 3]]
        count += 1
    return total / count
