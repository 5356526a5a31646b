"""What the table tells of itself beyond its fields."""

from __future__ import annotations

from typing import Any

from ludoteka.games.etherstone.attack import attacking, most_strength
from ludoteka.games.etherstone.deck import ABYSS_PRICE, CARD_BITS, COLOURS, HEALTH, ID, IS_FOLLOWER
from ludoteka.games.etherstone.layout import AREA, MAIN
from ludoteka.games.etherstone.score import total
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.strength import leader_strength, strength_of
from ludoteka.games.etherstone.summon import summoning


def described(state: Etherstone, viewer: int) -> dict[str, Any]:
    """Derived values that a reader of the view would otherwise have to work out by rules."""
    found: dict[str, Any] = {
        "deck": state.deck_size(),
        "abyss_price": ABYSS_PRICE,
        "stones_left": {COLOURS[colour]: state.stones_left(colour) for colour in range(4)},
        "markers_left": state.markers_left(),
        "points": [total(state, player) for player in state.players],
    }
    if viewer >= 0 and state.packet(viewer):
        found["packet"] = [ID[card] for card in state.packet(viewer)]
    if state.phase == MAIN:
        found["strengths"] = [
            [strength_of(player, it) if IS_FOLLOWER[it & CARD_BITS] else None for it in player.play]
            for player in state.players
        ]
        found["leader_strengths"] = [leader_strength(player) for player in state.players]
        found["refresh_price"] = state.refresh_price(state.players[state.turn])
        found["attacks"] = [outlook(state, slot, viewer if viewer >= 0 else state.turn) for slot in range(AREA)]
    attack = attacking(state)
    if attack is not None:
        # rule: etherstone.attack.win-if-equal-or-more
        found["attack"] = attack.preview(state)
    summon = summoning(state)
    if summon is not None:
        found["summon"] = {"card": ID[summon.card], "owed": summon.owed(), "paid": summon.paid}
    return found


def outlook(state: Etherstone, slot: int, seat: int) -> dict[str, Any] | None:
    """What this seat could bring against a threat, at most: who looks, or else whose turn it is.

    Who has already struck counts for the threat that is struck, and is not there for another.
    """
    threat = state.area[slot]
    if threat < 0:
        return None
    attack = attacking(state)
    if attack is not None and attack.you == seat and attack.has_struck():
        if attack.slot != slot:
            return None
        most = attack.strength + attack.bonus(state)
    else:
        most = most_strength(state, seat)
    return {"need": HEALTH[threat], "most": most, "wins": most >= HEALTH[threat]}
