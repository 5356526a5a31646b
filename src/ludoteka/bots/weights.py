"""What the bots have learned: one small file of weights a game, made by `python -m ludoteka.lab.train`.

Weights are kept by words, `play crystal`, so that a new card moves none of them. A card that the file does not know
begins with what its kin have: the cards of its kind and faction, else of its kind, else every card done the same to.
"""

from __future__ import annotations

from importlib.resources import files
from json import dumps, loads
from typing import Any, Final

from ludoteka.bots.policy import Policy, uniform
from ludoteka.bots.trading import reluctant
from ludoteka.kernel.game import Box, Card
from ludoteka.kernel.refusal import Refused

LEARNED: Final[dict[str, Policy]] = {}


def policy_of(box: Box) -> Policy:
    """The learned policy of this game; where nothing was learned, the one that knows nothing."""
    if box.name not in LEARNED:
        LEARNED[box.name] = read_policy(box)
    return LEARNED[box.name]


def read_policy(box: Box) -> Policy:
    file = files("ludoteka.bots") / "learned" / f"{box.name}.json"
    if not file.is_file():
        return uniform(box)
    return Policy(box, reluctant(box, weights_for(box, loads(file.read_text("utf-8")))))


def weights_for(box: Box, data: dict[str, Any]) -> list[float]:
    """The weights of a file, each at the place that its word has now. Refuses what is not of these rules."""
    if data["version"] != box.version:
        raise Refused("bots-of-other-rules", game=box.name, learned=data["version"], version=box.version)
    sorts = box.sorts()
    places = {word: place for place, word in enumerate(sorts) if word}
    learned: dict[str, float] = data["weights"]
    for word in learned:
        if word not in places:
            raise Refused("bots-no-such-sort", game=box.name, sort=word)
    weights = [0.0] * box.features()
    for word, weight in learned.items():
        weights[places[word]] = float(weight)
    known = set(data["cards"])
    new = {card.id: card for card in box.cards() if card.id not in known}
    if new:
        begin_new(box, sorts, weights, new)
    return weights


def begin_new(box: Box, sorts: list[str], weights: list[float], new: dict[str, Card]) -> None:
    """Give every sort of choice that names a new card the mean weight of its kin."""
    known = {card.id: card for card in box.cards() if card.id not in new}
    for place, word in enumerate(sorts):
        named = card_of(word, new)
        if named is not None:
            weights[place] = kin_weight(word, named, sorts, weights, known)


def card_of(word: str, cards: dict[str, Card]) -> Card | None:
    """The card that a sort of choice is about, if it is one of these."""
    for part in word.split()[1:]:
        if part in cards:
            return cards[part]
    return None


def kin_weight(word: str, card: Card, sorts: list[str], weights: list[float], known: dict[str, Card]) -> float:
    """The mean weight of doing the same to the nearest kin that anything is known of."""
    alike = [part for part in word.split() if part != card.id]
    near: list[list[float]] = [[], [], []]
    for place, other in enumerate(sorts):
        kin = card_of(other, known) if other.partition(" ")[0] == alike[0] else None
        if kin is None or [part for part in other.split() if part != kin.id] != alike:
            continue
        near[2].append(weights[place])
        if kin.kind == card.kind:
            near[1].append(weights[place])
            if kin.faction == card.faction:
                near[0].append(weights[place])
    for found in near:
        if found:
            return sum(found) / len(found)
    return 0.0


def write_policy(policy: Policy, how: dict[str, Any]) -> str:
    """The text of a file of weights: how it was made, every weight that is not nothing, and the cards it knows."""
    box = policy.box
    weights = {
        word: round(weight, 3) for word, weight in zip(box.sorts(), policy.weights) if word and abs(weight) >= 0.0005
    }
    cards = [card.id for card in box.cards()]
    data = {"game": box.name, "version": box.version, "made": how, "cards": cards, "weights": weights}
    return dumps(data, indent=1) + "\n"
