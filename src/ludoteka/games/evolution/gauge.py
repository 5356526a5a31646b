"""The numbers by which a standing is judged, by name: the usual ones, or those that somebody has learned."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import T_ID
from ludoteka.games.evolution.fields import TRACK

# All values are in tokens: one transmuted creature is worth 1.
PROGRESS: Final = [0.0, 0.088, 0.233, 0.364, 0.556]  # of a creature that needs four crystals
PROGRESS_CHEAP: Final = [0.0, 0.13, 0.347, 0.616, 0.656]
TRAIT_WORTH: Final[dict[str, float]] = {
    "vampire": 0.042,
    "fire-breathing": 0.028,
    "lulling": 0.042,
    "frightening": 0.0005,
    "astral": 0.033,
    "flying": 0.42,
    "many-eyed": 0.006,
    "fireproof": 0.011,
    "vengeful": 0.02,
    "toxic": 0.04,
    "tiny": -0.134,
    "greedy": -0.011,
    "latching": 0.058,
    "inheriting": 0.01,
    "pesky": 0.092,
    "changeling": 0.07,
    "leader": 0.1,
    "many-headed": 0.06,
    "dominant": 0.06,
    "burrowing": 0.04,
    "shapeshifter": 0.06,
    "ferocious": 0.07,
    "scavenger": 0.05,
    "symbiont": 0.15,
    "gregarious": 0.03,
    "thick-skinned": 0.06,
    "storm": 0.03,
    "hypnotizing": 0.05,
    "nosferatu": 0.05,
    "incinerating": 0.05,
    "dreadful": 0.015,
    "mimic": 0.03,
    "cave-dwelling": 0.04,
    "hiding": 0.04,
    "wakeful": 0.035,
}
ALONE_WORTH: Final[dict[str, float]] = {  # against the Shadow, where it differs
    "vampire": 0.166,
    "fire-breathing": -0.072,
    "lulling": 0.052,
    "frightening": -0.057,
    "astral": -0.002,
    "flying": 0.178,
    "many-eyed": -0.022,
    "fireproof": 0.051,
    "vengeful": -0.177,
    "toxic": -0.145,
    "tiny": -0.289,
    "greedy": -0.087,
    "latching": 0.046,
    "inheriting": -0.035,
    "pesky": 0.174,
    "changeling": 0.251,
}
ALONE: Final = [ALONE_WORTH.get(id, TRAIT_WORTH[id]) for id in T_ID]

# Places among the weights, and what each usually is.
LEADER: Final = 0  # how much the rival who stands best counts
RIVALS: Final = 1  # how much the others count, on the average
CARD_IN_HAND: Final = 2
HAND_TASTE: Final = 3  # how much the better trait of a card in hand counts
CREATURE: Final = 4
ONE_MORE: Final = 5  # a creature beyond those worth having
READY: Final = 6  # how much of a possible action counts: of a creature activated, and of one that waits
WAITING: Final = 7
ALIKE: Final = 8  # how much less a trait is worth that one has already on another creature
GUARD: Final = 9  # a defence: by itself, and for each crystal it guards
GUARD_CRYSTAL: Final = 10
GUARD_ALIKE: Final = 11  # how much less the second defence of a creature is worth
OWN_HARM: Final = 12  # what an attack on a friend costs, and on a rival brings, a hit
HARM: Final = 13
TO_MOVE: Final = 14  # whose turn it is
LAST_TOKEN: Final = 15  # who lacks one token only
AWAKE: Final = 16  # a creature that is not asleep
EXPOSED: Final = 17  # a crystal that an attack could drain
FIRST: Final = 18  # the first and the second creature, beside what each is worth
SECOND: Final = 19
HAND_OTHER: Final = 20  # how much the worse trait of a card in hand counts
WEIGHTS: Final[dict[str, float]] = {
    "leader": 0.836,
    "rivals": 0.275,
    "card-in-hand": -0.074,
    "hand-taste": 0.074,
    "creature": 0.008,
    "one-more": -0.229,
    "ready": 4.809,
    "waiting": 0.404,
    "alike": 0.034,
    "guard": 0.141,
    "guard-crystal": -0.016,
    "guard-alike": 0.736,
    "own-harm": 0.055,
    "harm": 0.026,
    "to-move": 0.0,
    "last-token": 0.0,
    "awake": 0.0,
    "exposed": 0.0,
    "first": 0.0,
    "second": 0.0,
    "hand-other": 0.0,
}


def usual() -> dict[str, float]:
    """Every number by its name."""
    found = dict(WEIGHTS)
    for n in range(1, TRACK + 1):
        found[f"progress-{n}"] = PROGRESS[n]
        found[f"progress-cheap-{n}"] = PROGRESS_CHEAP[n]
    for id, value in TRAIT_WORTH.items():
        found[f"trait {id}"] = value
    return found


class Gauge:
    """The numbers, each at its place; what is not told is as usual."""

    def __init__(self, told: dict[str, float]) -> None:
        numbers = usual()
        for name, value in told.items():
            numbers[name] = value
        self.weights: Final[list[float]] = [numbers[name] for name in WEIGHTS]
        self.progress: Final[list[float]] = [0.0, *(numbers[f"progress-{n}"] for n in range(1, TRACK + 1))]
        self.cheap: Final[list[float]] = [0.0, *(numbers[f"progress-cheap-{n}"] for n in range(1, TRACK + 1))]
        self.traits: Final[list[float]] = [numbers[f"trait {id}"] for id in T_ID]


USUAL: Final = Gauge({})
