"""What a seat knows, in numbers: what a champion of this game judges by."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import FACTION, FACTIONS, ID, LEADERS
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.verbs import KINDS_OF_CARD as KINDS
from ludoteka.kernel.sight import count, named, put

ZONES: Final = ("own", "own-champion", "own-hand", "rival", "rival-champion", "row")
TABLE: Final = ("my-turn", "their-turn", "turns", "rivals", "rivals-health", "rivals-mastery", "rivals-champions")
STEPS: Final = (5, 10, 15, 20, 30)
SIDE: Final = (
    "always", "health", "mastery", "cards", *(f"mastery-{step}" for step in STEPS), "relic", "health-10", "health-20",
    "gems", "power", "focused", "infinite", "deck", *(f"leader-{leader}" for leader in LEADERS),
)  # fmt: skip
BESIDE: Final = len(ZONES) * KINDS
MINE: Final = BESIDE + len(TABLE)
THEIRS: Final = MINE + len(SIDE)
SIZE: Final = THEIRS + len(SIDE)
CONTEXT: Final = [
    "always", "my-mastery", "their-mastery", "my-health", "their-health", "turns", "cards",
    *(f"cards-{faction}" for faction in FACTIONS), "my-champions", "their-champions", "rivals",
]  # fmt: skip


def names() -> list[str]:
    return named(ZONES, ID, KINDS) + list(TABLE) + named(("my", "their"), list(SIDE), len(SIDE))


def rival_of(state: Shards, seat: int) -> Player:
    """The rival to reckon with: who stands best by what everybody sees, of equals the next to move."""
    best = -1
    seats = len(state.players)
    found = state.players[(seat + 1) % seats]
    for i in range(1, seats):
        foe = state.players[(seat + i) % seats]
        if not foe.out and state.is_opponent(seat, foe.seat):
            stands = foe.health + 2 * foe.mastery
            if stands > best:
                best = stands
                found = foe
    return found


def inputs(state: Shards, seat: int) -> list[int]:
    """Counts by card and zone. A rival's hand and deck are one heap: they cannot be told apart."""
    row = [0] * SIZE
    me = state.players[seat]
    foe = rival_of(state, seat)
    owned(me, row, 0)
    count(row, 2 * KINDS, me.hand)
    owned(foe, row, 3 * KINDS)
    for card in state.row:
        if card >= 0:
            row[5 * KINDS + card] += 1
    rivals = 0
    health = 0
    mastery = 0
    champions = 0
    for other in state.players:
        if not other.out and other is not foe and state.is_opponent(seat, other.seat):
            rivals += 1
            health += other.health
            mastery += other.mastery
            champions += len(other.champions)
    mine = 1 if state.turn == seat else 0
    put(row, BESIDE, [mine, 1 - mine, state.turns, rivals, health, mastery, champions])
    side(me, row, MINE)
    side(foe, row, THEIRS)
    return row


def owned(player: Player, row: list[int], base: int) -> None:
    """Every card of a seat, wherever it lies, and its champions in play."""
    count(row, base, player.hand)
    count(row, base, player.deck.bag)
    count(row, base, player.deck.top)
    count(row, base, player.discard)
    count(row, base, player.allies)
    for card in player.deck.under:
        if card >= 0:
            row[base + card] += 1
    for champion in player.champions:
        row[base + KINDS + (champion & 127)] += 1


def size(player: Player) -> int:
    return len(player.hand) + player.deck.size() + len(player.discard) + len(player.allies)


def side(player: Player, row: list[int], base: int) -> None:
    mastery = player.mastery
    numbers = [1, player.health, mastery, size(player)]
    for step in STEPS:
        numbers.append(1 if mastery >= step else 0)
    numbers.append(1 if player.relic >= 0 else 0)
    numbers.append(1 if player.health <= 10 else 0)
    numbers.append(1 if player.health <= 20 else 0)
    numbers.append(player.gems)
    numbers.append(player.power)
    numbers.append(1 if player.focused else 0)
    numbers.append(1 if player.infinite else 0)
    numbers.append(player.deck.size())
    put(row, base, numbers)
    if player.leader >= 0:
        row[base + len(numbers) + player.leader] = 1


def context(state: Shards, seat: int) -> list[float]:
    me = state.players[seat]
    foe = rival_of(state, seat)
    by = [0] * len(FACTIONS)
    factions(by, me.hand)
    factions(by, me.deck.bag)
    factions(by, me.deck.top)
    factions(by, me.discard)
    factions(by, me.allies)
    for champion in me.champions:
        by[FACTION[champion & 127]] += 1
    rivals = 0
    for other in state.players:
        if not other.out and state.is_opponent(seat, other.seat):
            rivals += 1
    found = [
        1.0,
        me.mastery / 10.0 - 0.7,
        foe.mastery / 10.0 - 0.7,
        me.health / 20.0 - 1.5,
        foe.health / 20.0 - 1.5,
        state.turns / (6.0 * len(state.players)) - 1.0,
        size(me) / 8.0 - 2.0,
        by[0] / 4.0 - 2.0,
    ]
    for faction in range(1, len(by)):
        found.append(by[faction] / 4.0 - 0.5)
    found.append(len(me.champions) / 2.0 - 0.5)
    found.append(len(foe.champions) / 2.0 - 0.5)
    found.append(rivals - 1.0)
    return found


def factions(by: list[int], cards: list[int]) -> None:
    for card in cards:
        by[FACTION[card]] += 1
