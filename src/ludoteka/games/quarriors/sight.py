"""What a seat knows, in numbers: what a champion of this game judges by. All but the luck to come is open here."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import COST, ID
from ludoteka.games.quarriors.dice import CREATURE, KINDS, LEVEL, QUIDDITY_DIE, SORT
from ludoteka.games.quarriors.hints import CARDS
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.sight import foremost, named, put

ZONES: Final = (
    "own", "own-ready", "own-spell", "own-pool", "rival", "rival-ready", "rival-spell", "rival-pool", "supply",
)  # fmt: skip
TABLE: Final = ("my-turn", "their-turn", "turns", "my-captures", "rivals", "rivals-glory", "rivals-ready", "empty")
SIDE: Final = (
    "always", "glory", "glory-left-5", "glory-ready", "attack", "defense", "creatures", "funds", "bag", "used",
    "glory-in-reach", "levels", "dice",
)  # fmt: skip
BESIDE: Final = len(ZONES) * CARDS
MINE: Final = BESIDE + len(TABLE)
THEIRS: Final = MINE + len(SIDE)
SIZE: Final = THEIRS + len(SIDE)
CONTEXT: Final = [
    "always", "my-glory", "their-glory", "turns", "dice", "plain-dice", "my-creatures", "their-creatures",
    "their-attack", "their-defense", "funds", "bag", "their-dice", "near-the-end", "rivals", "my-cost", "their-cost",
]  # fmt: skip


def names() -> list[str]:
    return named(ZONES, ID, CARDS) + list(TABLE) + named(("my", "their"), list(SIDE), len(SIDE))


def rival_of(state: Quarriors, seat: int) -> Player:
    """The rival to reckon with: who has most glory, on the track and ready; of equals the next to move."""
    players = state.players
    if len(players) == 2:
        return players[1 - seat]
    return players[foremost([2 * foe.glory + foe.creatures() for foe in players], seat)]


def inputs(state: Quarriors, seat: int) -> list[int]:
    """Counts by card and zone: dice are told apart by the card that they belong to."""
    row = [0] * SIZE
    me = state.players[seat]
    foe = rival_of(state, seat)
    zones(state, me, row, 0)
    zones(state, foe, row, 4 * CARDS)
    empty = 0
    for kind in range(KINDS):
        card = state.wilds[kind]
        if card >= 0:
            row[8 * CARDS + card] += state.supply[kind]
            if state.supply[kind] == 0 and SORT[kind] == CREATURE:
                empty += 1
    others = 0
    glory = 0
    ready = 0
    for other in state.players:
        if other is not me and other is not foe:
            others += 1
            glory += other.glory
            ready += other.creatures()
    mine = 1 if state.turn == seat else 0
    put(row, BESIDE, [mine, 1 - mine, state.turns, mine * state.captures, others, glory, ready, empty])
    side(state, me, row, MINE)
    side(state, foe, row, THEIRS)
    return row


def zones(state: Quarriors, player: Player, row: list[int], base: int) -> None:
    wilds = state.wilds
    for kind in player.bag:
        row[base + wilds[kind]] += 1
    for kind in player.used:
        row[base + wilds[kind]] += 1
    for kind in player.spent:
        row[base + wilds[kind]] += 1
    for kind in player.aside:
        row[base + wilds[kind]] += 1
    for die in player.ready:
        card = wilds[(die & 255) >> 3]
        row[base + card] += 1
        row[base + CARDS + card] += 1
    for face in player.spells:
        card = wilds[face >> 3]
        row[base + card] += 1
        row[base + 2 * CARDS + card] += 1
    for face in player.pool:
        card = wilds[face >> 3]
        row[base + card] += 1
        row[base + 3 * CARDS + card] += 1


def dice_of(player: Player) -> int:
    return len(player.bag) + len(player.used) + len(player.pool) + len(player.ready) + len(player.spells)


def side(state: Quarriors, player: Player, row: list[int], base: int) -> None:
    seat = player.seat
    glory = 0
    attack = 0
    defense = 0
    creatures = 0
    for i in range(len(player.ready)):
        if not player.ready[i] & ATTACHED:
            creatures += 1
            glory += state.glory_of(seat, i)
            attack += state.strength(seat, i)
            defense += state.toughness(seat, i)
    levels = 0
    for face in player.pool:
        levels += LEVEL[face]
    left = state.goal() - player.glory
    numbers = [1, player.glory, 1 if left <= 5 else 0, glory, attack, defense, creatures, state.funds(seat)]
    numbers += [len(player.bag), len(player.used), 1 if glory >= left else 0, levels, dice_of(player)]
    put(row, base, numbers)


def context(state: Quarriors, seat: int) -> list[float]:
    me = state.players[seat]
    foe = rival_of(state, seat)
    plain = 0
    for kind in me.bag:
        plain += 1 if kind == QUIDDITY_DIE else 0
    for kind in me.used:
        plain += 1 if kind == QUIDDITY_DIE else 0
    for face in me.pool:
        plain += 1 if face >> 3 == QUIDDITY_DIE else 0
    attack = 0
    defense = 0
    for i in range(len(foe.ready)):
        if not foe.ready[i] & ATTACHED:
            attack += state.strength(foe.seat, i)
            defense += state.toughness(foe.seat, i)
    goal = state.goal()
    return [
        1.0,
        me.glory / 6.0 - 1.0,
        foe.glory / 6.0 - 1.0,
        state.turns / (6.0 * len(state.players)) - 1.0,
        dice_of(me) / 6.0 - 2.5,
        plain / 4.0 - 1.5,
        me.creatures() / 2.0 - 0.5,
        foe.creatures() / 2.0 - 0.5,
        attack / 6.0 - 0.5,
        defense / 6.0 - 0.5,
        state.funds(seat) / 4.0 - 1.0,
        (len(me.bag) - len(me.used)) / 6.0,
        dice_of(foe) / 6.0 - 2.5,
        1.0 if max(foe.glory, me.glory) + 6 >= goal else 0.0,
        len(state.players) - 2.0,
        cost_of(state, me) / 20.0 - 1.0,
        cost_of(state, foe) / 20.0 - 1.0,
    ]


def cost_of(state: Quarriors, player: Player) -> int:
    """What the dice of a seat cost together."""
    wilds = state.wilds
    total = 0
    for kind in player.bag:
        total += COST[wilds[kind]]
    for kind in player.used:
        total += COST[wilds[kind]]
    for face in player.pool:
        total += COST[wilds[face >> 3]]
    for die in player.ready:
        total += COST[wilds[(die & 255) >> 3]]
    for face in player.spells:
        total += COST[wilds[face >> 3]]
    return total
