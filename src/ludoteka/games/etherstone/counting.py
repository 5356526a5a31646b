"""What can be counted for an X or a condition."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD_BITS, COLOUR, COLOURS, IS_FOLLOWER, KIND, TECHNOLOGY
from ludoteka.games.etherstone.layout import Layout

TROPHIES: Final = 0
FOLLOWERS: Final = 1
TECHNOLOGIES: Final = 2
MARKERS_HERE: Final = 3
MARKERS: Final = 4
HEALTH_POINTS: Final = 5
MARKET_DICE: Final = 6
ENTITY_COLOURS: Final = 7
OF_COLOUR: Final = 8  # and the colour: entities of it
COUNTERS: Final = [
    "trophies",
    "followers",
    "technologies",
    "markers-here",
    "markers",
    "health",
    "market-dice",
    "entity-colours",
    "black-entities",
    "green-entities",
    "red-entities",
    "white-entities",
    "violet-entities",
]


def tally(state: Layout, what: int, seat: int, this: int) -> int:
    """How many of these this seat has; `this` is the card that asks."""
    # rule: etherstone.terms.in-play
    player = state.players[seat]
    if what == TROPHIES:
        return len(player.trophies)
    if what == MARKERS_HERE:
        return player.markers_on(this)
    if what == MARKERS:
        return player.all_markers()
    if what == HEALTH_POINTS:
        return player.health
    if what == MARKET_DICE:
        return state.market_dice()
    n = 0
    if what == ENTITY_COLOURS:
        seen = 0
        for it in player.play:
            seen |= 1 << COLOUR[it & CARD_BITS]
        for colour in range(len(COLOURS)):
            n += seen >> colour & 1
        return n
    for it in player.play:
        card = it & CARD_BITS
        if what >= OF_COLOUR:
            if COLOUR[card] == what - OF_COLOUR:
                n += 1
        elif what == FOLLOWERS:
            if IS_FOLLOWER[card]:
                n += 1
        elif KIND[card] == TECHNOLOGY:
            n += 1
    return n
