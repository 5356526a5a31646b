"""The ten white-bordered cards that everybody begins with."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import Ladder
from ludoteka.games.shards.deck import NONE, STARTER, card
from ludoteka.games.shards.words import GEMS, POWER, Gain, GainInfinitePower

# rule: shards.setup.starting-deck-composition, shards.setup.base-card-count

CRYSTAL: Final = card("Crystal", "Кристалл", NONE, STARTER, copies=7, play=(Gain(1, GEMS),))

BLASTER: Final = card("Blaster", "Бластер", NONE, STARTER, play=(Gain(1, POWER),))

SHARD_REACTOR: Final = card(
    "Shard Reactor",
    "Осколочный реактор",
    NONE,
    STARTER,
    play=(Ladder((0, Gain(2, GEMS)), (5, Gain(3, GEMS)), (15, Gain(4, GEMS))),),
)

INFINITY_SHARD: Final = card(
    "Infinity Shard",
    "Осколок бесконечности",
    NONE,
    STARTER,
    play=(Ladder((0, Gain(2, POWER)), (10, Gain(3, POWER)), (20, Gain(5, POWER)), (30, GainInfinitePower())),),
)
