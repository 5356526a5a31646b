"""How strong cards are in an attack: what is printed, and what cards in play add to it."""

from __future__ import annotations

from ludoteka.games.etherstone.deck import BOOSTS, CARD_BITS, PASSIVES, STRENGTH
from ludoteka.games.etherstone.player import Player


def strength_of(player: Player, it: int) -> int:
    """The strength of an entity in play now."""
    # rule: etherstone.cards.entity-strength
    card = it & CARD_BITS
    strength = STRENGTH[card]
    for source in player.play:
        if BOOSTS[source & CARD_BITS]:
            for passive in PASSIVES[source & CARD_BITS]:
                strength += passive.boost(source, card)
    return strength


def leader_strength(player: Player) -> int:
    # rule: etherstone.attack.total-strength
    strength = STRENGTH[player.leader]
    for source in player.play:
        if BOOSTS[source & CARD_BITS]:
            for passive in PASSIVES[source & CARD_BITS]:
                strength += passive.boost_leader()
    return strength


def protection(player: Player) -> int:
    """What standing protection cancels of the damage to a leader who attacks."""
    # rule: etherstone.abilities.health-hits-owner, etherstone.terms.protection
    cancelled = 0
    for source in player.play:
        for passive in PASSIVES[source & CARD_BITS]:
            cancelled += passive.protection()
    return cancelled
