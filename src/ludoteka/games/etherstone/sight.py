"""What a seat knows, in numbers: what a champion of this game judges by."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD_BITS, COLOURS, ID, IS_FOLLOWER, PRICE, ROOM, STRENGTH, TAPPED, VP
from ludoteka.games.etherstone.hints import turns_left
from ludoteka.games.etherstone.layout import DRAFTING
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.score import lines
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.sight import count, foremost, named, put

ZONES: Final = ("own", "own-hand", "rival", "area")
TABLE: Final = (
    "always", "drafting", "my-turn", "turns", "closing", "supply", "threats", "turns-left", "rivals",
    "rivals-points", "my-points-ahead", "behind-at-close",
)  # fmt: skip
SIDE: Final = (
    "always", "tokens", "entities", "abilities", "trophies", "deals", "infected", "token", "health", "health-0",
    "health-4", *(f"stones-{colour}" for colour in COLOURS[:4]), "stones", "markers", "hand", "in-play", "strength",
    "tapped", "hand-1", "hand-2",
)  # fmt: skip
BESIDE: Final = len(ZONES) * ROOM
MINE: Final = BESIDE + len(TABLE)
THEIRS: Final = MINE + len(SIDE)
LAST: Final = THEIRS + len(SIDE)  # what only one's own hand tells
OWN: Final = ("hand-price", "hand-points")
SIZE: Final = LAST + len(OWN)


def names() -> list[str]:
    return named(ZONES, ID, ROOM) + list(TABLE) + named(("my", "their"), list(SIDE), len(SIDE)) + list(OWN)


def open_points(state: Etherstone, player: Player) -> int:
    return sum(lines(state, player))


def rival_of(state: Etherstone, seat: int) -> Player:
    """The rival to reckon with: who has most points, of equals the next to move."""
    players = state.players
    if len(players) == 2:
        return players[1 - seat]
    return players[foremost([open_points(state, foe) for foe in players], seat)]


def inputs(state: Etherstone, seat: int) -> list[int]:
    """Counts by card and zone; of a rival's hand only the size."""
    row = [0] * SIZE
    me = state.players[seat]
    foe = rival_of(state, seat)
    laid_out(me, row, 0)
    count(row, ROOM, me.hand)
    laid_out(foe, row, 2 * ROOM)
    for threat in state.area:
        if threat >= 0:
            row[3 * ROOM + threat] += 1
    others = 0
    points = 0
    for other in state.players:
        if other is not me and other is not foe:
            others += 1
            points += open_points(state, other)
    lead = open_points(state, me) - open_points(state, foe)
    numbers = [1, 1 if state.phase == DRAFTING else 0, 1 if state.turn == seat else 0]
    numbers += [state.turns // len(state.players), 1 if state.closing else 0, min(8, state.supply), state.deck_size()]
    numbers += [round(4.0 * turns_left(state)), others, points, lead, lead if state.closing else 0]
    put(row, BESIDE, numbers)
    side(state, me, row, MINE)
    side(state, foe, row, THEIRS)
    price = 0
    worths = 0
    for card in me.hand:
        price += PRICE[card]
        worths += VP[card]
    put(row, LAST, [price, worths])
    return row


def laid_out(player: Player, row: list[int], base: int) -> None:
    for it in player.play:
        row[base + (it & CARD_BITS)] += 1
    if player.leader >= 0:
        row[base + player.leader] += 1


def side(state: Etherstone, player: Player, row: list[int], base: int) -> None:
    score = lines(state, player)
    strength = 0
    tapped = 0
    for it in player.play:
        card = it & CARD_BITS
        if IS_FOLLOWER[card]:
            strength += STRENGTH[card]
        if it & TAPPED:
            tapped += 1
    hand = len(player.hand)
    health = player.health
    numbers = [1, score[0], score[2], score[3], score[4], player.deals, 1 if player.infected else 0]
    numbers += [1 if player.token else 0, health, 1 if health == 0 else 0, 1 if health <= 4 else 0]
    numbers += player.stones
    numbers += [player.all_stones(), player.all_markers(), hand, len(player.play), strength, tapped]
    numbers += [1 if hand <= 1 else 0, 1 if hand <= 2 else 0]
    put(row, base, numbers)


CONTEXT: Final = [
    "always", "turns", "my-points", "their-points", "my-health", "stones", "hand", "their-hand", "strength", "closing",
    "rivals",
]  # fmt: skip


def context(state: Etherstone, seat: int) -> list[float]:
    me = state.players[seat]
    foe = rival_of(state, seat)
    strength = 0
    for it in me.play:
        if IS_FOLLOWER[it & CARD_BITS] and not it & TAPPED:
            strength += STRENGTH[it & CARD_BITS]
    return [
        1.0,
        state.turns / (8.0 * len(state.players)) - 1.0,
        open_points(state, me) / 12.0 - 1.0,
        open_points(state, foe) / 12.0 - 1.0,
        me.health / 8.0 - 1.0,
        me.all_stones() / 4.0 - 1.0,
        len(me.hand) / 3.0 - 1.0,
        len(foe.hand) / 3.0 - 1.0,
        strength / 4.0 - 1.0,
        1.0 if state.closing else 0.0,
        len(state.players) - 2.0,
    ]
