"""The numbers by which a standing is judged, by name: the usual ones, or those that somebody has learned."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.deck import INITIATIVE, IS_TREASURE, LIVES, SIDES

SLOT_WORTH: Final = [0.0, 0.6, 0.95, 0.9, 1.4, 0.5, 0.5, 0.7, 0.2]
ARTEFACT_KEPT: Final = [0.9, 0.5, 0.5, 0.3, 0.6, 0.35]  # by when it may be used
WEIGHTS: Final[dict[str, float]] = {
    "life": 0.8,  # of a fighter's strength
    "initiative": 0.13,
    "goal": 7.0,
    "goal-squared": 0.0,  # the last steps to a goal beside the first ones
    "land": 0.8,
    "tower": 0.7,
    "centre": 0.0,
    "card-in-hand": 0.2,
    "card-too-many": 0.01,  # thrown away in the next turn: who holds five and takes two more has gained little
    "hand-strength": 0.04,
    "hand-action": 0.1,
    "treasure-kept": 0.6,  # two cards when they are wanted
    "turn-begun": 0.6,
    "capture-ahead": 0.6,
    "elimination": 4.0,
    "threat": 4.0,
    "threat-linear": 0.0,
    "threat-centre": 0.8,
    "castle-taken": 5.0,  # by the Dragonlord; the first is a portal to all others
    "castle-ahead": 4.2,
    "near-castle": 0.6,
    "near-centre": 0.6,
    "vigil-begun": 0.75,
    "vigil-near": 0.5,
    "bother": 0.25,  # what an offer costs that may come to nothing
    "free-land": 0.4,
    "battle-slope": 0.25,
    "peace-slope": 0.25,
    "fighter": 0.3,
    "fighter-life": 0.2,
    "promise": 1.1,
    "calm": 6.0,  # how much better one must stand to be nearly sure
}


def usual() -> dict[str, float]:
    """Every number by its name."""
    found = dict(WEIGHTS)
    for n, value in enumerate(SLOT_WORTH):
        found[f"slot-{n}"] = value
    for n, value in enumerate(ARTEFACT_KEPT):
        found[f"artefact-{n}"] = value
    return found


class Gauge:
    """The numbers, each at its place; what is not told is as usual."""

    def __init__(self, told: dict[str, float]) -> None:
        by = usual()
        for name, value in told.items():
            by[name] = value
        self.life: Final[float] = by["life"]
        self.initiative: Final[float] = by["initiative"]
        self.goal: Final[float] = by["goal"]
        self.goal_squared: Final[float] = by["goal-squared"]
        self.land: Final[float] = by["land"]
        self.tower: Final[float] = by["tower"]
        self.centre: Final[float] = by["centre"]
        self.card_in_hand: Final[float] = by["card-in-hand"]
        self.card_too_many: Final[float] = by["card-too-many"]
        self.hand_strength: Final[float] = by["hand-strength"]
        self.hand_action: Final[float] = by["hand-action"]
        self.treasure_kept: Final[float] = by["treasure-kept"]
        self.turn_begun: Final[float] = by["turn-begun"]
        self.capture_ahead: Final[float] = by["capture-ahead"]
        self.elimination: Final[float] = by["elimination"]
        self.threat: Final[float] = by["threat"]
        self.threat_linear: Final[float] = by["threat-linear"]
        self.threat_centre: Final[float] = by["threat-centre"]
        self.castle_taken: Final[float] = by["castle-taken"]
        self.castle_ahead: Final[float] = by["castle-ahead"]
        self.near_castle: Final[float] = by["near-castle"]
        self.near_centre: Final[float] = by["near-centre"]
        self.vigil_begun: Final[float] = by["vigil-begun"]
        self.vigil_near: Final[float] = by["vigil-near"]
        self.bother: Final[float] = by["bother"]
        self.free_land: Final[float] = by["free-land"]
        self.battle_slope: Final[float] = by["battle-slope"]
        self.peace_slope: Final[float] = by["peace-slope"]
        self.fighter: Final[float] = by["fighter"]
        self.fighter_life: Final[float] = by["fighter-life"]
        self.promise: Final[float] = by["promise"]
        self.calm: Final[float] = by["calm"]
        self.slots: Final[list[float]] = [by[f"slot-{n}"] for n in range(len(SLOT_WORTH))]
        self.artefacts: Final[list[float]] = [by[f"artefact-{n}"] for n in range(len(ARTEFACT_KEPT))]
        self.table: Final[list[float]] = []  # filled at the first question

    def strengths(self) -> list[float]:
        """Of each card as a fighter."""
        if not self.table:
            for card in range(len(LIVES)):
                total = self.life * LIVES[card] + self.initiative * INITIATIVE[card]
                for slot in SIDES[card]:
                    total += self.slots[slot]
                self.table.append(0.0 if IS_TREASURE[card] else total)
        return self.table


USUAL: Final = Gauge({})
