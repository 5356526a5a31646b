"""What can be paid for: the stones at hand, what is taken off a cost, and abilities used before a summon."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ANY,
    BEFORE,
    BENDS_COST,
    CARD_BITS,
    COLOURED,
    COST,
    ENOUGH,
    PASSIVES,
    PRICE,
    PURSE,
    side_by_side,
)
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.state import Etherstone

NOTHING: Final = [0] * PURSE


def summonable(state: Etherstone, seat: int, less: int) -> list[int]:
    """The cards in hand that can be paid for."""
    found: list[int] = []
    add_summonable(found, 0, state, seat, less)
    return found


def add_summonable(found: list[int], base: int, state: Etherstone, seat: int, less: int) -> None:
    """Add option base + card for every card in hand that can be paid for."""
    player = state.players[seat]
    bent = less > 0 or bends_cost(player)
    stones = player.stones
    have = stones[0] + stones[1] + stones[2] + stones[3]
    mine = side_by_side(stones) | ENOUGH
    standing = health_for_stones(player) if bent else 0
    for card in player.hand:
        if have >= PRICE[card] and (mine - COLOURED[card]) & ENOUGH == ENOUGH:
            found.append(base + card)  # at the full price; nothing makes a card dearer
            continue
        if (bent and fits(player, card, less, standing, -1)) or (
            BEFORE[card] and is_within_reach_after_ability(state, player, card, less, standing)
        ):
            found.append(base + card)


def fits(player: Player, card: int, off: int, health: int, without: int, gained: list[int] = NOTHING) -> bool:
    """Whether the cost can be paid, with so much off, so much health for stones, one card gone, stones gained."""
    # rule: etherstone.summon.cannot-afford, etherstone.stones.spend-only-own
    price = PRICE[card]
    off = min(price, off + discount(player, card, without) + min(health, player.health))
    stones = player.stones
    have = gained[ANY]
    cost = COST[card]
    wanting = -gained[ANY]
    for colour in range(4):
        mine = stones[colour] + gained[colour]
        have += mine
        if cost[colour] > mine:
            wanting += cost[colour] - mine
    return have >= price - off and (wanting <= off or any_colours(player, without))


def is_within_reach(state: Etherstone, player: Player, card: int, less: int) -> bool:
    """Whether the cost can be paid, perhaps after a before-summon ability; `less` is what an ability takes off."""
    standing = health_for_stones(player)
    if fits(player, card, less, standing, -1):
        return True
    return is_within_reach_after_ability(state, player, card, less, standing)


def is_within_reach_after_ability(state: Etherstone, player: Player, card: int, less: int, standing: int) -> bool:
    """Whether one of its before-summon abilities brings the cost within reach; `standing` health pays for stones."""
    # rule: etherstone.summon.before-abilities-first, etherstone.summon.cannot-afford
    for number in BEFORE[card]:
        ability = ABILITIES[number]
        if not ability.is_usable(state, player.seat):
            continue
        x = ability.x_now(state, player.seat)
        off = less
        health = standing
        gained = [0] * PURSE
        for effect in ability.effects:
            off += effect.discount(x)
            health += effect.health_for_stones(x)
            effect.brings(x, gained)
        leaving: list[int] = []
        for price in ability.price:
            leaving = price.leaving(state, player.seat, card)
        if not leaving and fits(player, card, off, health, -1, gained):
            return True
        for gone in leaving:
            if fits(player, card, off, health, gone, gained):
                return True
    return False


# questions that cards may answer differently


def bends_cost(player: Player) -> bool:
    """Whether any card of this player changes what summons cost."""
    if BENDS_COST[player.leader]:
        return True
    for it in player.play:
        if BENDS_COST[it & CARD_BITS]:
            return True
    return False


def discount(player: Player, card: int, without: int) -> int:
    """How many stones less this card costs its owner to summon, leaving the card `without` out of account."""
    # rule: etherstone.golden.card-beats-rules, etherstone.summon.via-ability-modified
    less = 0
    for passive in PASSIVES[player.leader]:
        less += passive.discount(card)
    for it in player.play:
        source = it & CARD_BITS
        if source != without:
            for passive in PASSIVES[source]:
                less += passive.discount(card)
    return less


def any_colours(player: Player, without: int) -> bool:
    """Whether the coloured part of a cost may be paid with any stones."""
    # rule: etherstone.golden.card-beats-rules
    for it in player.play:
        source = it & CARD_BITS
        if source != without:
            for passive in PASSIVES[source]:
                if passive.any_colours():
                    return True
    return False


def health_for_stones(player: Player) -> int:
    """How many stones of each summon may be paid with health."""
    # rule: etherstone.golden.card-beats-rules
    stones = 0
    for passive in PASSIVES[player.leader]:
        stones += passive.health_for_stones()
    for it in player.play:
        for passive in PASSIVES[it & CARD_BITS]:
            stones += passive.health_for_stones()
    return stones
